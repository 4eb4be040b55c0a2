import type { EngineWorkers } from '../../workers/index.ts'
import type { RenderTask, ReportFormat } from './render-task.ts'

export const reportFormats: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A report as a file, drawn away from the main thread in the team's turn. */
export async function renderReport(
  workers: EngineWorkers,
  teamId: string,
  task: RenderTask,
  signal?: AbortSignal,
): Promise<Buffer> {
  const bytes = await workers.run('renderReport', task, { teamId, signal })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
