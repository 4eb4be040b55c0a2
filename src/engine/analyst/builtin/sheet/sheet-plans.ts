import { asNumber, cleanCell, formatCell, joinWords } from '../../reading/format.ts'
import type { Cell } from '../../tool-contract.ts'
import type { Table } from '../catalog.ts'
import { dialects } from '../dialect.ts'
import type { Plan, Presentation, Result } from '../plan.ts'
import { tableName } from '../write-conditions.ts'
import { readSheetQuestion, type SheetReading } from './read-sheet-question.ts'
import { readSheet, type Sheet } from './sheet.ts'
import { type Ask, type Condition, type Rows, sheetWriter } from './sheet-sql.ts'

/** Tables up to this many rows are read whole when a question is about single rows. */
export const mostSheetRows = 1000

/** The statement that reads a small table whole, in the order of its file. */
export const wholeTable = (table: Table): string => {
  const { quote, rowOrder } = dialects[table.engine]
  return `SELECT ${table.columns.map((c) => quote(c.name)).join(', ')}\nFROM ${tableName(table)}${rowOrder && !table.view ? `\nORDER BY ${rowOrder}` : ''}\nLIMIT ${mostSheetRows}`
}

/** A kind of question is answered only as far down as it is right often enough. */
const leastConfidence: Record<string, number> = {
  'look up': 0.68,
  count: 0.45,
  extreme: 0.4,
  than: 0.6,
  'yes or no': 0.68,
  neighbour: 0.55,
}

export const sheetPlans = (question: string, table: Table, rows: Cell[][]): Plan[] => {
  const sheet = readSheet(table, rows)
  const writer = sheetWriter(sheet)
  return readSheetQuestion(question, sheet).flatMap((reading): Plan[] => {
    if (reading.confidence < (leastConfidence[reading.how] ?? 0.5)) return []
    const sql = writer.write(reading.ask)
    if (sql === null) return []
    return [
      {
        source: table.source,
        sql,
        purpose: describeAsk(reading.ask, sheet),
        confidence: Math.max(reading.confidence, 0.5),
        leftover: [],
        dropped: [],
        notes: [],
        understood: [{ words: question, as: describeAsk(reading.ask, sheet) }],
        present: (result) => presentAsk(reading, sheet, result),
      },
    ]
  })
}

const describeCondition = (c: Condition): string => {
  if (c.kind === 'compare') return `${c.column.name} ${c.op} ${c.value}`
  if (c.kind === 'year') return `the year of ${c.column.name} ${c.op} ${c.value}`
  const values = [...new Set(c.rows.map((row) => formatCell(c.column.cells[row]?.raw, true)))]
  const shown = values.length > 3 ? `${values.slice(0, 3).join(', ')} ...` : values.join(' or ')
  return `${c.column.name} is ${c.negated ? 'not ' : ''}${shown}`
}

const describeRows = (rows: Rows, sheet: Sheet): string => {
  const said = rows.filter((c) => !(c.kind === 'cells' && c.negated && c.rows === sheet.totals?.rows))
  return said.length > 0 ? ` where ${joinWords(said.map(describeCondition))}` : ''
}

const describeAsk = (ask: Ask, sheet: Sheet): string => {
  switch (ask.kind) {
    case 'cells':
      return `${ask.column.name}${describeRows(ask.rows, sheet)}`
    case 'extreme':
      return `${ask.column.name} of the ${ask.by ? `row with the ${ask.descending ? 'highest' : 'lowest'} ${ask.by.name}` : `${ask.descending ? 'last' : 'first'} row`}${describeRows(ask.rows, sheet)}`
    case 'neighbour':
      return `${ask.column.name} of the row ${ask.step > 0 ? 'after' : 'before'} the one${describeRows(ask.rows, sheet)}`
    case 'count':
      return `number of ${ask.distinct ? `different values of ${ask.distinct.name}` : 'rows'}${describeRows(ask.rows, sheet)}`
    case 'aggregate':
      return `${{ SUM: 'total', AVG: 'average', MAX: 'highest', MIN: 'lowest', RANGE: 'range of' }[ask.fn]} ${ask.column.name}${describeRows(ask.rows, sheet)}`
    case 'difference':
      return `difference of ${ask.column ? ask.column.name : 'the number of rows'} between the rows${describeRows(ask.first, sheet)} and those${describeRows(ask.second, sheet)}`
    case 'frequent':
      return `${ask.column.name} with the ${ask.descending ? 'most' : 'fewest'} ${ask.weight ? ask.weight.name : 'rows'}${describeRows(ask.rows, sheet)}`
    case 'exists':
      return `whether there is a row${describeRows(ask.rows, sheet)}`
  }
}

const presentAsk = ({ ask }: SheetReading, sheet: Sheet, { columns, rows }: Result): Presentation | null => {
  const cells = rows.map((row) => row[0] ?? null).filter((cell) => cell !== null)
  if (cells.length === 0) return null
  const plain = ask.kind === 'cells' || ask.kind === 'extreme' || ask.kind === 'neighbour' || ask.kind === 'frequent'
  const shown = cells.slice(0, 20).map((cell) => `**${formatCell(cell, plain)}**`)
  const extra = ask.kind === 'frequent' && asNumber(rows[0]?.[1]) !== null ? ` (${formatCell(rows[0]?.[1])})` : ''
  return {
    text: `${joinWords(shown)}${cells.length > 20 ? ' ...' : ''}${extra}: ${describeAsk(ask, sheet)}.`,
    answer: { columns: [columns[0] ?? 'answer'], rows: cells.slice(0, 1000).map((cell) => [cleanCell(cell)]) },
    chart: null,
  }
}
