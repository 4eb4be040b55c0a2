import type { PngTask } from '../charts/draw-png.ts'
import type { EngineWorkers } from './engine-workers.ts'

export type PngOptions = Partial<Pick<PngTask, 'width' | 'height' | 'theme'>>

/** The same chart as in the browser, as a PNG at twice its size in dots; drawn away from the main thread, in the team's turn. */
export function renderChartPng(
  workers: EngineWorkers,
  teamId: string,
  { spec, data, width = 760, height = 430, theme }: PngOptions & Pick<PngTask, 'spec' | 'data'>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const task: PngTask = { spec, data, width, height, ...(theme && { theme }) }
  return workers.run('drawChart', task, { teamId, signal })
}
