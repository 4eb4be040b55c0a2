import { chartPalette } from '../../charts/chart-colours.ts'
import { sparkPoints } from '../../charts/metric.ts'
import type { DocumentNode, ElementNode } from '../../documents/documents.contract.ts'
import { isPivot } from '../../documents/views.ts'
import { type ShownMetric, shownMetric, shownPivot, shownTable } from './cells.ts'
import { chartPicture } from './chart-picture.ts'
import { cellsOfTable, headingsOf, type ReportHead, textOf } from './document-text.ts'
import { drawSvg } from './draw-svg.ts'
import { fillContents, numberPages, placeContents } from './pdf-contents.ts'
import { fonts } from './pdf-fonts.ts'
import { ink, line, margin, muted, openSheet } from './pdf-sheet.ts'
import { drawTable } from './pdf-table.ts'
import { headLine } from './render-html.ts'
import type { DrawnContent } from './render-task.ts'

const maxRows = 60
const chartWidth = 720
const chartHeight = 380
const metricHeight = 46
const sparkHeight = 20

/** One file with its charts drawn, page numbers and a contents list. Made here, without a browser. */
export async function renderPdf(head: ReportHead, content: DrawnContent): Promise<Buffer> {
  const sheet = await openSheet(head)
  const { doc, missing, width, room, body, rule } = sheet
  body(20, ink, fonts.bold).text(head.title, margin, margin, { width })
  body(9, muted).text(headLine(head), { width }).moveDown(0.8)
  if (head.description) body().text(head.description, { width }).moveDown(0.8)
  const contents = placeContents(
    sheet,
    headingsOf(content.nodes).filter(({ level }) => level <= 2),
  )
  const found: number[] = []

  async function draw(node: DocumentNode, x: number, wide: number, keep = 90): Promise<void> {
    if (typeof node === 'string' || node.type === 'control') return
    if (node.type === 'grid') return grid(node.children, node.columns, x, wide)
    if (node.type === 'note') return grid(node.children, 1, x, wide)
    if (node.type === 'element') return element(node, x, wide, keep)
    const result = content.results[node.query]
    if (!result) return
    if (node.type === 'metric') {
      metric(shownMetric(node, result, content.locale), x, wide)
      return
    }
    if (node.type === 'table' || isPivot(node)) {
      const shown =
        node.type === 'table'
          ? shownTable(node, result, { maxRows, locale: content.locale })
          : shownPivot(node, result, { maxRows, locale: content.locale })
      drawTable(sheet, shown, result.truncated, x, wide)
      return
    }
    const picture = await chartPicture(node, result, content, { width: chartWidth, height: node.height ?? chartHeight })
    if (typeof picture !== 'string') return draw(picture, x, wide)
    chart(picture, ((node.height ?? chartHeight) * wide) / chartWidth, x, wide)
  }

  function chart(picture: string, height: number, x: number, wide: number): void {
    room(height + 8)
    const top = doc.y
    drawSvg(doc, picture, x, top, wide, fonts)
    doc.fillOpacity(1).strokeOpacity(1).undash()
    doc.x = margin
    doc.y = top + height + 10
  }

  function metric({ label, value, delta, spark }: ShownMetric, x: number, wide: number): void {
    const high = spark ? metricHeight + sparkHeight + 6 : metricHeight
    room(high + 6)
    const top = doc.y
    doc.roundedRect(x, top, wide, high, 4).lineWidth(0.75).strokeColor(line).strokeOpacity(1).stroke()
    const cut = { width: wide - 16, ellipsis: true }
    body(8, muted).text(label, x + 8, top + 7, { ...cut, height: 10 })
    body(14, ink, fonts.bold).text(value + (delta ? `  ${delta}` : ''), x + 8, top + 21, { ...cut, height: 18 })
    for (const [i, [across, down]] of (spark ? sparkPoints(spark, wide - 16, sparkHeight) : []).entries())
      doc[i === 0 ? 'moveTo' : 'lineTo'](x + 8 + across, top + metricHeight - 2 + down)
    if (spark) doc.lineWidth(1).lineJoin('round').strokeColor(chartPalette[0]).stroke()
    doc.y = top + high + 8
  }

  async function grid(children: DocumentNode[], columns: number, x: number, wide: number): Promise<void> {
    const cells = children.filter((child) => typeof child !== 'string')
    // Charts and tables side by side would be too small to read on paper.
    const across = cells.every((child) => typeof child !== 'string' && child.type === 'metric')
      ? Math.max(1, Math.min(columns, 4))
      : 1
    const gap = 10
    const each = (wide - gap * (across - 1)) / across
    for (let at = 0; at < cells.length; at += across) {
      const lined = cells.slice(at, at + across).some((cell) => typeof cell !== 'string' && 'spark' in cell)
      if (across > 1) room(metricHeight + (lined ? sparkHeight + 6 : 0) + 10)
      const top = doc.y
      let lowest = top
      for (const [i, cell] of cells.slice(at, at + across).entries()) {
        if (across > 1) doc.y = top
        await draw(cell, x + i * (each + gap), each)
        lowest = Math.max(lowest, doc.y)
      }
      if (across > 1) doc.y = lowest
    }
  }

  function element(node: ElementNode, x: number, wide: number, keep: number): void {
    const level = /^h([1-6])$/.exec(node.tag)?.[1]
    const text = textOf(node)
    if (level) {
      room(keep)
      doc.moveDown(0.6)
      if (Number(level) <= 2) found.push(doc.bufferedPageRange().count)
      body(Number(level) <= 2 ? 14 : 11, ink, fonts.bold)
        .text(text, x, doc.y, { width: wide })
        .moveDown(0.35)
    } else if (node.tag === 'ul' || node.tag === 'ol') {
      for (const [i, item] of node.children.entries()) {
        room(16)
        body().text(`${node.tag === 'ol' ? `${i + 1}.` : '•'}  ${textOf(item)}`, x + 8, doc.y, { width: wide - 8 })
      }
      doc.moveDown(0.5)
    } else if (node.tag === 'table') {
      const [head = [], ...rows] = cellsOfTable(node)
      const columns = head.map((label) => ({ name: label, label, numeric: false }))
      const cells = rows.map((row) => head.map((_, i) => row[i] ?? ''))
      drawTable(sheet, { title: null, columns, rows: cells, totals: null, more: 0 }, false, x, wide)
    } else if (node.tag === 'hr') {
      room(14)
      rule(x, doc.y + 4, wide, 0.75)
      doc.y += 12
    } else if (text.trim() !== '') {
      room(30)
      body(10, node.tag === 'blockquote' ? muted : ink)
        .text(text, x, doc.y, { width: wide, lineGap: 2 })
        .moveDown(0.6)
    }
  }

  // A heading stays with what it is about: up to the first chart that follows it.
  const heightOf = (node: DocumentNode | undefined) =>
    typeof node === 'object' && node.type === 'chart' && !isPivot(node)
      ? ((node.height ?? chartHeight) * width) / chartWidth
      : 0
  for (const [i, node] of content.nodes.entries()) {
    const [next, afterNext] = content.nodes.slice(i + 1, i + 3)
    const follows =
      typeof next === 'object' && next.type === 'element' && next.tag === 'p'
        ? 40 + heightOf(afterNext)
        : heightOf(next)
    await draw(node, margin, width, 60 + Math.max(30, follows))
  }

  if (missing.size > 0) {
    room(40)
    body(8, muted).text(missingText(missing), margin, doc.y + 6, { width })
  }
  fillContents(sheet, contents, found)
  numberPages(sheet, head.title)
  return sheet.close()
}

/** Told in the file itself, where somebody wonders about the boxes. */
function missingText(letters: Set<string>): string {
  const codes = [...letters]
    .slice(0, 8)
    .map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
  const more = letters.size > codes.length ? ' and others' : ''
  return `Some characters are shown as boxes, for the fonts of this file do not have them: ${codes.join(', ')}${more}. The report exported as HTML shows them.`
}
