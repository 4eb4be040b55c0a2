import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderHtml } from './render-html.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderPdf } from './render-pdf.ts'
import type { RenderTask } from './render-task.ts'
import { renderXlsx } from './render-xlsx.ts'

/** The whole file; runs in a worker, for charts and long tables take their time. */
export async function renderInWorker({ format, head, locale, content: given }: RenderTask): Promise<Uint8Array> {
  const content = { ...given, locale }
  switch (format) {
    case 'pdf':
      return renderPdf(head, content)
    case 'html':
      return Buffer.from(await renderHtml(head, content))
    case 'md':
      return Buffer.from(renderMarkdown(head, content))
    case 'xlsx':
      return buffer(Readable.from(renderXlsx(head, content), { objectMode: false }))
  }
}
