import type { Cell } from '../sandbox/query.ts'
import type { ColumnType } from '../schema.ts'
import { cellText, chunked, type ExportTable } from './table.ts'
import { type ZipEntry, zipped } from './zip.ts'

const SHEET_ROWS = 1_048_576
const CELL_LENGTH = 32_767
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Places in the list of cell formats below. */
const STYLE = { plain: 0, heading: 1, date: 2, datetime: 3 }
const firstOwn = 4
const fontsOf =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'

/** The list of cell formats: those of ours, then those that the columns ask for. */
function stylesXml(formats: readonly string[]): string {
  const codes = ['yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd\\ hh:mm:ss', ...formats]
  const listed = codes.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`)
  const cells = codes.map(
    (_, i) => `<xf numFmtId="${164 + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${codes.length}">${listed.join('')}</numFmts>${fontsOf}<cellXfs count="${codes.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
}

const CONTROL = /\p{Cc}|[\ufffe\uffff]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold is written as Excel writes it, `_x0001_`; and text that looks so is kept as it is. */
const escaped = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(CONTROL, (c) =>
      c === '\t' || c === '\n' ? c : `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (c) => ESCAPES[c] as string)
    .toWellFormed()

const textCell = (text: string, style = STYLE.plain) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, CELL_LENGTH))}</t></is></c>`
const numberCell = (value: number | string, style = STYLE.plain) =>
  `<c${style ? ` s="${style}"` : ''}><v>${value}</v></c>`

const DAY_MS = 86_400_000
/** Days since Excel's epoch. Before March 1900 its calendar has a day that never was. */
function serial(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?)?(Z|[+-]00:?00)?$/.exec(text)
  if (!parts || Number(parts[1]) < 1900) return null
  const [, y, m, d, h = '0', i = '0', s = '0', f = '0'] = parts
  const moment = Date.UTC(Number(y), Number(m) - 1, Number(d), Number(h), Number(i), Number(s)) + Number(f) * 1000
  const days = moment / DAY_MS + 25_569
  return Number.isFinite(days) && days > 60 ? days : null
}

function cellXml(cell: Cell, type: ColumnType, style: number): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return numberCell(cell, style)
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  const text = cellText(cell)
  if (type === 'date' || type === 'datetime') {
    const days = serial(text)
    if (days !== null) return numberCell(days, text.length > 10 ? STYLE.datetime : STYLE.date)
  }
  // Excel keeps fifteen digits: a longer number stays text rather than lose some.
  if (type === 'decimal' && /^-?\d+(\.\d+)?$/.test(text) && text.replace(/^-?0*|[.]/g, '').length <= 15)
    return numberCell(text, style)
  return textCell(text)
}

type Source = { rows: AsyncIterator<Cell[]>; next: Cell[] | null }

async function* sheet(table: ExportTable, source: Source, formats: readonly string[]): AsyncGenerator<string> {
  const styles = table.columns.map((_, i) => {
    const at = formats.indexOf(table.formats?.[i] ?? '')
    return at === -1 ? STYLE.plain : firstOwn + at
  })
  const widths = table.columns.map(
    (name, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${Math.min(40, Math.max(10, name.length + 2))}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  if (widths.length > 0) yield `<cols>${widths.join('')}</cols>`
  yield `<sheetData><row>${table.columns.map((name) => textCell(name, STYLE.heading)).join('')}</row>`
  for (let row = 1; source.next !== null && row < SHEET_ROWS; row++) {
    yield `<row>${source.next.map((cell, i) => cellXml(cell, table.types[i] ?? 'text', styles[i] ?? STYLE.plain)).join('')}</row>`
    source.next = await following(source)
  }
  yield '</sheetData></worksheet>'
}

async function following({ rows }: Pick<Source, 'rows'>): Promise<Cell[] | null> {
  const { done, value } = await rows.next()
  return done ? null : value
}

export type Sheet = { title: string; table: ExportTable }

async function* parts(sheets: Sheet[]): AsyncGenerator<ZipEntry> {
  const text = (name: string, content: string): ZipEntry => ({ name, content: [Buffer.from(content, 'utf8')] })
  const names: string[] = []
  const formats = [...new Set(sheets.flatMap(({ table }) => table.formats ?? []).filter((one) => one !== null))]
  for (const { title, table } of sheets) {
    const rows = (async function* () {
      yield* table.rows
    })()
    const source: Source = { rows, next: await following({ rows }) }
    // A table with more rows than a sheet has goes on in the next.
    do {
      names.push(freeName(title, names))
      yield { name: `xl/worksheets/sheet${names.length}.xml`, content: chunked(sheet(table, source, formats)) }
    } while (source.next !== null)
  }
  const each = (write: (n: number, name: string) => string) => names.map((name, i) => write(i + 1, name)).join('')
  yield text('xl/styles.xml', stylesXml(formats))
  yield text(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n, name) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  )
  yield text(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  )
  yield text(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  yield text(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
  )
}

/** As Excel allows them: 31 characters, none of a few, and none twice whatever the case. */
function freeName(title: string, taken: string[]): string {
  const safe =
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'|'$/g, ' ')
      .trim()
      .slice(0, 31) || 'Data'
  const used = new Set(taken.map((name) => name.toLowerCase()))
  let name = safe
  for (let n = 2; used.has(name.toLowerCase()); n++) name = `${safe.slice(0, 26)} ${n}`
  return name
}

/** A workbook written as it goes. Text is always text in it: there is no cell that a program would calculate. */
export const toXlsx = (table: ExportTable, { title = 'Data' } = {}): AsyncGenerator<Buffer> =>
  zipped(parts([{ title, table }]))

/** The same with a sheet per table. */
export const toWorkbook = (sheets: Sheet[]): AsyncGenerator<Buffer> => zipped(parts(sheets))
