import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import type { DocumentNode } from '../../documents/documents.contract.ts'
import { textTags } from '../../documents/documents.contract.ts'
import { parseDocument } from '../../documents/parse-document.ts'
import type { FrozenResult } from '../report-content.ts'
import { fonts, openFonts } from './pdf-fonts.ts'
import { margin, openSheet } from './pdf-sheet.ts'
import { drawTable } from './pdf-table.ts'
import { renderHtml } from './render-html.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderPdf } from './render-pdf.ts'
import type { DrawnContent } from './render-task.ts'
import { renderXlsx } from './render-xlsx.ts'

const naughtyFile = path.join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  '..',
  'shared',
  'corpora',
  'naughty-strings',
  'blns.json',
)
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '</title><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '=cmd|"/c calc"!A1',
]
const naughty: string[] = existsSync(naughtyFile) ? JSON.parse(readFileSync(naughtyFile, 'utf8')) : []
// Those that could mean something to a page, and some of the others: each draws a chart.
const strings = [...attacks, ...naughty.filter((text, i) => i % 10 === 0 || (/[<>]/.test(text) && i % 3 === 0))]

const svgTags = [
  'svg',
  'g',
  'path',
  'text',
  'rect',
  'circle',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'defs',
  'clipPath',
  'style',
  'tspan',
  'linearGradient',
  'stop',
]
const allowed = new Set<string>([
  ...textTags,
  ...svgTags,
  'html',
  'head',
  'meta',
  'title',
  'body',
  'nav',
  'figure',
  'div',
  'span',
  'b',
  'tfoot',
])

/** Every tag and attribute of a page, as a browser would find them. */
function assertInert(html: string, what: string): void {
  for (const [whole, name, attributes] of html.matchAll(/<\/?([A-Za-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    assert.ok(allowed.has(name!), `${what}: ${whole.slice(0, 100)}`)
    for (const [, attribute, value] of attributes!.matchAll(/([^\s=/"']+)\s*=\s*"([^"]*)"/g)) {
      assert.doesNotMatch(attribute!, /^on/i, `${what}: ${whole.slice(0, 200)}`)
      if (/^(href|src|xlink:href)$/i.test(attribute!)) assert.match(value!, /^(https?:|mailto:|#|\/(?!\/))/i, whole)
    }
  }
}

const resultOf = (text: string): FrozenResult => ({
  title: text,
  columns: [`c ${text}`, 'n'],
  types: ['text', 'integer'],
  rows: [
    { [`c ${text}`]: text, n: 1 },
    { [`c ${text}`]: `${text}2`, n: 2 },
  ],
  truncated: false,
  sql: null,
})
function contentOf(text: string): DrawnContent {
  const nodes: DocumentNode[] = [
    { type: 'element', tag: 'h2', children: [text] },
    { type: 'element', tag: 'p', children: [text, { type: 'element', tag: 'strong', children: [text] }] },
    ...parseDocument(`${text}\n\n# ${text}\n\n- ${text}\n\n> ${text}`).document.nodes,
    { type: 'metric', query: 'q', title: text, value: `c ${text}` },
    { type: 'table', query: 'q', title: text, totals: true },
    {
      type: 'chart',
      query: 'q',
      chart: { type: 'bar', x: `c ${text}`, y: 'n', title: text.slice(0, 200), xLabel: text.slice(0, 200) },
    },
  ]
  return { nodes, results: { q: resultOf(text) }, locale: 'en' }
}
const headOf = (text: string) => ({
  title: text,
  description: text,
  generatedAt: '2026-01-01T00:00:00.000Z',
  spaceName: text,
  sources: [text],
})

describe('a report', () => {
  test('as HTML holds no active content, whatever its words and cells are', async () => {
    for (const text of strings) assertInert(await renderHtml(headOf(text), contentOf(text)), text)
  })

  test('as Markdown holds no HTML', () => {
    for (const text of attacks) {
      const markdown = renderMarkdown(headOf(text), contentOf(text))
      assert.doesNotMatch(markdown, /(?<!\\)<[a-z/]/i, text)
    }
  })

  test('as a workbook holds no cell that is calculated', async () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\t=1', '=cmd|"/c calc"!A1']) {
      const chunks: Buffer[] = []
      for await (const chunk of renderXlsx(headOf(text), contentOf(text))) chunks.push(chunk)
      const { read } = await import('@e965/xlsx')
      const workbook = read(Buffer.concat(chunks))
      for (const sheet of Object.values(workbook.Sheets))
        for (const [address, cell] of Object.entries(sheet))
          if (!address.startsWith('!')) assert.equal((cell as { f?: string }).f, undefined, `${text} at ${address}`)
    }
  })

  test('as PDF has a page number on each page and a contents list, in any script', async () => {
    const nodes: DocumentNode[] = []
    for (const word of ['Übersicht', 'Обзор', 'Επισκόπηση', 'نظرة'])
      nodes.push(
        { type: 'element', tag: 'h2', children: [word] },
        { type: 'chart', query: 'q', chart: { type: 'bar', x: 'c a', y: 'n' } },
        { type: 'table', query: 'q' },
      )
    const pdf = (
      await renderPdf(headOf('Bericht — отчёт'), { nodes, results: { q: resultOf('a') }, locale: 'en' })
    ).toString('latin1')
    assert.ok(pdf.startsWith('%PDF-') && pdf.trimEnd().endsWith('%%EOF'))
    const pages = pdf.match(/\/Type \/Page\b/g)!.length
    assert.ok(pages >= 3, `${pages} pages`)
    for (let page = 1; page <= pages; page++) assert.ok(pdf.includes(`(page-${page})`), `page ${page} can be gone to`)
  })

  test('as PDF has letters of Chinese, Japanese and Korean, and says which it has not', async () => {
    const { default: PDFDocument } = await import('pdfkit')
    const doc = new PDFDocument()
    const { missing } = openFonts(doc)
    const words = 'Sales 销售额 売上高レポート 매출 보고서 Übersicht ไทย'
    doc.font(fonts.plain).fontSize(10).text(words, 50, 50, { width: 60, align: 'right' })
    assert.deepEqual([...missing], ['ไ', 'ท', 'ย'])
    // As wide as what is drawn: letters of another font are not measured as boxes.
    assert.ok(Math.abs(doc.widthOfString('销售额') - 30) < 0.01, String(doc.widthOfString('销售额')))
    const named = async (text: string) => {
      const content = { nodes: [{ type: 'element' as const, tag: 'p', children: [text] }], results: {}, locale: 'en' }
      return (await renderPdf(headOf('Report'), content)).toString('latin1').match(/\/FontName \/\w+\+[\w-]+/g)!
    }
    assert.ok((await named(words)).some((name) => name.includes('noto-sans-sc')))
    assert.ok((await named(words)).some((name) => name.includes('noto-sans-kr')))
    assert.ok((await named('Sales Übersicht Обзор')).every((name) => name.includes('DejaVu')))
  })

  test('as PDF breaks no date or number of a wide table: columns that find no room go below', async () => {
    const columns = ['day', ...Array.from({ length: 15 }, (_, i) => `precipitation measured ${i + 1}`)]
    const rows = Array.from({ length: 3 }, (_, i) =>
      columns.map((_, n) => (n === 0 ? `2024-07-1${i}` : `1,${200 + n}.5`)),
    )
    const sheet = await openSheet(headOf('Report'))
    const inside = sheet.doc as unknown as { _fragment(text: string, ...rest: unknown[]): void }
    const write = inside._fragment
    const lines: string[] = []
    inside._fragment = function (text, ...rest) {
      lines.push(text.trim())
      write.call(this, text, ...rest)
    }
    const shown = { title: null, rows, totals: null, more: 0 }
    const named = columns.map((label, n) => ({ label, numeric: n > 0 }))
    drawTable(sheet, { ...shown, columns: named }, false, margin, sheet.width)
    await sheet.close()
    const times = (text: string) => lines.filter((line) => line === text).length
    assert.ok(times('2024-07-10') > 1, lines.join('|'))
    for (let n = 1; n < columns.length; n++) assert.equal(times(`1,${200 + n}.5`), 3, lines.join('|'))
    assert.deepEqual(
      lines.filter((line) => /^p/.test(line) && !line.startsWith('precipitation')),
      [],
    )
  })

  test('as workbook names columns as people do, where they have such a name', async () => {
    const rows = [{ net_amt: 12.5, region: 'North' }]
    const result = { title: 'Sales', columns: ['net_amt', 'region'], types: ['real', 'text'], rows, truncated: false }
    const fields = { net_amt: { label: 'Net amount', format: { kind: 'currency', unit: 'EUR' } } }
    const content = { locale: 'en', nodes: [], results: { sales: { ...result, sql: null, fields } } }
    const chunks: Buffer[] = []
    for await (const chunk of renderXlsx(headOf('Report'), content as unknown as DrawnContent)) chunks.push(chunk)
    const { read, utils } = await import('@e965/xlsx')
    const { Sheets } = read(Buffer.concat(chunks))
    assert.deepEqual(utils.sheet_to_json(Sheets.Sales!, { header: 1 }), [
      ['Net amount', 'region'],
      [12.5, 'North'],
    ])
  })

  test('as PDF leaves no title of a table alone at the foot of a page', async () => {
    for (let above = 0; above < 120; above += 6) {
      const sheet = await openSheet(headOf('Report'))
      const inside = sheet.doc as unknown as { _fragment(text: string, ...rest: unknown[]): void }
      const write = inside._fragment
      const pageOf = new Map<string, number>()
      inside._fragment = function (text, ...rest) {
        pageOf.set(text.trim(), sheet.doc.bufferedPageRange().count)
        write.call(this, text, ...rest)
      }
      sheet.doc.y = sheet.doc.page.height - margin - 20 - above
      const columns = [{ label: 'Head', numeric: false }]
      const shown = { title: 'Title', columns, rows: [['Cell']], totals: null, more: 0 }
      drawTable(sheet, shown, false, margin, sheet.width)
      await sheet.close()
      assert.equal(new Set(pageOf.values()).size, 1, `${above} above the foot: ${[...pageOf]}`)
    }
  })

  test('draws the line of a metric and the tables of its text in every format', async () => {
    const rows = [3, 1, null, 4].map((n, i) => ({ month: `2026-0${i + 1}`, n, change: 0.25 }))
    const content: DrawnContent = {
      locale: 'en',
      nodes: [
        {
          type: 'grid',
          columns: 2,
          children: [{ type: 'metric', query: 'q', value: 'n', delta: 'change', spark: 'n' }],
        },
        ...parseDocument('| Region | Orders |\n| --- | --- |\n| North | 12 |').document.nodes,
      ],
      results: {
        q: {
          title: 'q',
          columns: ['month', 'n', 'change'],
          types: ['text', 'integer', 'real'],
          rows,
          truncated: false,
          sql: null,
        },
      },
    }
    const html = await renderHtml(headOf('x'), content)
    assert.match(
      html,
      /<b>4<\/b><span class="muted">\+25%<\/span><svg class="spark"[^>]*><polyline points="0\.00,10\.67 33\.33,28\.00 100\.00,2\.00"/,
    )
    const markdown = renderMarkdown(headOf('x'), content)
    assert.match(markdown, /\*\*n:\*\* 4 \(\+25%\) ▆▁█/)
    assert.match(markdown, /\| Region \| Orders \|\n\| --- \| --- \|\n\| North \| 12 \|/)
    const flat = structuredClone(content)
    for (const row of flat.results.q!.rows) row.n = 4
    const [drawn, level] = [await renderPdf(headOf('x'), content), await renderPdf(headOf('x'), flat)]
    assert.notEqual(drawn.length, level.length)
  })

  test('writes its numbers as whoever gets it reads them', async () => {
    const content: DrawnContent = {
      locale: 'de-DE',
      nodes: [
        { type: 'metric', query: 'q', value: 'n' },
        { type: 'table', query: 'q' },
        { type: 'chart', query: 'q', chart: { type: 'bar', x: 'k', y: 'n' } },
      ],
      results: {
        q: {
          title: 'q',
          columns: ['k', 'n'],
          types: ['text', 'real'],
          rows: [{ k: 'a', n: 1234567.5 }],
          truncated: false,
          sql: null,
          fields: { n: { format: { kind: 'currency', unit: 'EUR' } } },
        },
      },
    }
    const html = (await renderHtml(headOf('x'), content)).replace(/[\u00a0\u202f]/g, ' ')
    assert.match(html, /<b>1\.234\.567,50 €<\/b>/)
    assert.match(html, /<td class="number">1\.234\.567,50 €<\/td>/)
    assert.match(html, />1,[25]+ Mio\. €</)
    assert.match(renderMarkdown(headOf('x'), content), /1\.234\.567,50\s€/)
  })
})
