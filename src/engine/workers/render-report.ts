import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import type { RenderTask } from '../reports/render/render-task.ts'
import type { EngineWorkers } from './engine-workers.ts'

/** A report as a file, drawn away from the main thread in the owner's turn. */
export async function renderReport(
  workers: EngineWorkers,
  owner: WorkOwner,
  task: RenderTask,
  signal?: AbortSignal,
): Promise<Buffer> {
  const bytes = await workers.run('renderReport', task, { ...ownerAlone(owner), signal })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
