import { parentPort, workerData } from 'node:worker_threads'
import { renderHtml } from './render-html.ts'
import { renderPdf } from './render-pdf.ts'
import type { RenderTask } from './render-report.ts'

const { format, head, content } = workerData as RenderTask
const bytes = format === 'pdf' ? await renderPdf(head, content) : Buffer.from(await renderHtml(head, content))
parentPort!.postMessage(Uint8Array.from(bytes))
