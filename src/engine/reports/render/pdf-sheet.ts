import type { ReportHead } from './document-text.ts'
import { fonts, openFonts } from './pdf-fonts.ts'

export const margin = 54
export const ink = '#1b1c20'
export const muted = '#62646c'
export const line = '#e4e4e8'

export type Sheet = Awaited<ReturnType<typeof openSheet>>

/** An open file, and what all that is drawn on it needs. Loaded at the first export: font and library cost more memory than a quiet service. */
export async function openSheet(head: ReportHead) {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: head.title, Creator: 'Tallyroom', CreationDate: new Date(head.generatedAt) },
  })
  const { missing } = openFonts(doc)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  const fits = (height: number) => doc.y + height <= doc.page.height - margin - 20
  return {
    doc,
    /** Letters that no font has. */
    missing,
    width: doc.page.width - 2 * margin,
    fits,
    room(height: number) {
      if (!fits(height)) doc.addPage()
    },
    body: (size = 10, colour = ink, font = fonts.plain) =>
      doc.font(font).fontSize(size).fillColor(colour).fillOpacity(1),
    rule: (x: number, y: number, wide: number, weight: number) =>
      doc
        .moveTo(x, y)
        .lineTo(x + wide, y)
        .lineWidth(weight)
        .strokeColor(line)
        .strokeOpacity(1)
        .stroke(),
    async close(): Promise<Buffer> {
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
