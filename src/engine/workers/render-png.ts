import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import type { PngTask } from '../charts/draw-png.ts'
import type { EngineWorkers } from './engine-workers.ts'

export type PngOptions = Partial<Pick<PngTask, 'width' | 'height'>>

/** The same chart as in the browser, as a PNG at twice its size in dots; drawn away from the main thread, in the owner's turn. */
export function renderChartPng(
  workers: EngineWorkers,
  owner: WorkOwner,
  { spec, data, locale, width = 760, height = 430 }: PngOptions & Pick<PngTask, 'spec' | 'data' | 'locale'>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const task: PngTask = { spec, data, width, height, locale }
  return workers.run('drawChart', task, { ...ownerAlone(owner), signal })
}
