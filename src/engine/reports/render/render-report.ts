import path from 'node:path'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { ReportContent } from '../report-content.ts'
import type { ReportHead } from './document-text.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderXlsx } from './render-xlsx.ts'

export type RenderTask = { format: 'pdf' | 'html'; head: ReportHead; content: ReportContent }
export type ReportFormat = RenderTask['format'] | 'md' | 'xlsx'

export const reportFormats: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const program = new URL(`./render-worker${path.extname(import.meta.filename)}`, import.meta.url)

/** Charts take their time to draw, so what has any is drawn in a thread of its own. */
export async function renderReport(
  format: ReportFormat,
  head: ReportHead,
  content: ReportContent,
  signal?: AbortSignal,
): Promise<Buffer | Readable> {
  if (format === 'md') return Buffer.from(renderMarkdown(head, content))
  if (format === 'xlsx') return Readable.from(renderXlsx(head, content), { objectMode: false })
  return drawInThread({ format, head, content }, signal)
}

function drawInThread(task: RenderTask, signal?: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: 512 } })
    const stop = () => void worker.terminate()
    signal?.addEventListener('abort', stop, { once: true })
    const end = () => signal?.removeEventListener('abort', stop)
    worker.once('message', (bytes: Uint8Array) => {
      end()
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      stop()
    })
    worker.once('error', (error) => {
      end()
      reject(error)
    })
    worker.once('exit', () => {
      end()
      reject(new Error('the drawing was stopped'))
    })
  })
}
