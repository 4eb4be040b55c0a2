import type { Heading } from './document-text.ts'
import { fonts } from './pdf-fonts.ts'
import { ink, margin, muted, type Sheet } from './pdf-sheet.ts'

const contentsPerPage = 34

type ContentsLine = { page: number; y: number; text: string }

/** Leaves room for the list of contents; on which page each stands is known at the end. */
export function placeContents({ doc, width, body }: Sheet, headings: Heading[]): ContentsLine[] {
  if (headings.length < 2) return []
  const lines: ContentsLine[] = []
  body(12, ink, fonts.bold).text('Contents', margin, doc.y, { width }).moveDown(0.4)
  for (const { text } of headings.slice(0, 200)) {
    if (lines.length > 0 && lines.length % contentsPerPage === 0) doc.addPage()
    lines.push({ page: doc.bufferedPageRange().count - 1, y: doc.y, text })
    doc.y += 17
  }
  doc.addPage()
  return lines
}

export function fillContents({ doc, width, body }: Sheet, lines: ContentsLine[], foundOn: number[]): void {
  for (const [i, { page, y, text }] of lines.entries()) {
    doc.switchToPage(page)
    body(10).text(text, margin, y, {
      width: width - 40,
      height: 14,
      ellipsis: true,
      ...(foundOn[i] && { goTo: `page-${foundOn[i]}` }),
    })
    body(10, muted).text(String(foundOn[i] ?? ''), margin, y, { width, align: 'right', lineBreak: false })
  }
}

export function numberPages({ doc, width, body }: Sheet, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.addNamedDestination(`page-${page + 1}`)
    // Below the margin a text would begin a new page; for this one there is none.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin + 10
    body(8, muted).text(`${page + 1} / ${count}`, margin, y, { width, align: 'right', lineBreak: false })
    body(8, muted).text(title.slice(0, 90), margin, y, {
      width: width - 60,
      height: 10,
      lineBreak: false,
      ellipsis: true,
    })
  }
}
