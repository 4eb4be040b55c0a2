import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../../engine/quote-identifier.ts'
import type { Database, Queries } from '../../../platform/database/open.ts'
import { parseExactJson } from '../../../platform/exact-json.ts'
import { changeInSteps, type Holder, type Steps } from '../change-contents.ts'
import { contentsOf, pageOfEntries } from '../entries.store.ts'

type Written = { rows: number } | { tooManyFields: number }
export type MaterialiseResult = (Written & { version: number }) | { lost: true }
type OnPage = Steps['keepHold']
type Shape = 'integer' | 'long' | 'real' | 'boolean' | 'date' | 'datetime' | 'text' | 'json' | 'mixed'
type Entry = Record<string, unknown>
type Column = { field: string; name: string; shape: Shape | null }

const pageSize = 5000
const maxColumns = 2000
const declared: Record<Shape, string> = {
  integer: 'INTEGER',
  /** Past 2^53: with decimals beside it, a column of REAL would round it. */
  long: 'INTEGER',
  real: 'REAL',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'DATETIME',
  text: 'TEXT',
  json: 'JSON',
  mixed: '',
}

/** Writes a dataset as a SQLite file with one table, `entries`, for queries to be run on. */
export async function materialiseEntries(
  database: Database,
  { teamId, datasetId, file }: { teamId: string; datasetId: string; file: string },
  holder: Holder,
): Promise<MaterialiseResult> {
  const versionNow = async () => (await contentsOf(database.queries, [datasetId])).get(datasetId)?.version ?? 0
  for (let attempt = 0; attempt < 3; attempt++) {
    const version = await versionNow()
    const result = await write(database.queries, datasetId, file)
    // Others wrote meanwhile: what was read may be half of the one state and half of the other.
    if (version === (await versionNow())) return { ...result, version }
  }
  return changeInSteps(database, holder, { teamId, datasetId }, async ({ contents: { version }, keepHold }) => ({
    ...(await write(database.queries, datasetId, file, keepHold)),
    version,
  }))
}

async function write(queries: Queries, datasetId: string, file: string, onPage?: OnPage): Promise<Written> {
  const columns = new Map<string, Column>()
  for await (const page of pages(queries, datasetId, onPage)) {
    for (const data of page) {
      for (const field in data) {
        const value = data[field]
        let column = columns.get(field)
        if (!column) {
          column = { field, name: field, shape: null }
          columns.set(field, column)
        }
        if (value !== null) column.shape = merge(column.shape, shapeOf(value))
      }
    }
    if (columns.size > maxColumns) return { tooManyFields: columns.size }
  }
  const list = named([...columns.values()])
  rmSync(file, { force: true })
  const target = new DatabaseSync(file)
  try {
    target.exec('pragma journal_mode = off; pragma synchronous = off')
    const body = list.map(({ name, shape }) => `${quoteIdentifier(name)} ${declared[shape ?? 'text']}`).join(', ')
    target.exec(`create table entries (${body || '"empty" TEXT'})`)
    return { rows: await fill(pages(queries, datasetId, onPage), target, list) }
  } finally {
    target.close()
  }
}

async function fill(entries: AsyncGenerator<Entry[]>, target: DatabaseSync, list: Column[]): Promise<number> {
  if (list.length === 0) list = [{ field: '', name: 'empty', shape: null }]
  const insert = target.prepare(`insert into entries values (${list.map(() => '?').join()})`)
  let rows = 0
  for await (const page of entries) {
    target.exec('begin')
    for (const data of page) {
      insert.run(...list.map(({ field, shape }) => stored(Object.hasOwn(data, field) ? data[field] : null, shape)))
      rows++
    }
    target.exec('commit')
  }
  return rows
}

async function* pages(queries: Queries, datasetId: string, onPage?: OnPage): AsyncGenerator<Entry[]> {
  let after: string | null = null
  for (;;) {
    const page = await pageOfEntries(queries, datasetId, { after, limit: pageSize })
    if (page.length === 0) return
    await onPage?.()
    yield page.map(({ data }) => parseExactJson(data) as Entry)
    after = page.at(-1)!.id
  }
}

/** Fields keep their names; SQLite alone does not tell `Total` from `total`. */
function named(columns: Column[]): Column[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const base = column.field.trim() === '' ? 'field' : column.field
    let name = base
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}_${n}`
    taken.add(name.toLowerCase())
    return { ...column, name }
  })
}

function shapeOf(value: unknown): Shape {
  if (typeof value === 'bigint') return isInt64(value) ? 'long' : 'mixed'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'real'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'object') return 'json'
  const text = value as string
  if (text.length === 10 && /^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date'
  if (
    text.length >= 16 &&
    text.length <= 35 &&
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text)
  )
    return 'datetime'
  return 'text'
}

const wider: Record<string, Shape> = { 'integer real': 'real', 'integer long': 'long', 'date datetime': 'datetime' }

const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value

function merge(a: Shape | null, b: Shape): Shape {
  if (a === null || a === b) return b
  const pair = [a, b].sort().join(' ')
  const texts = ['date', 'datetime', 'text']
  return wider[pair] ?? (texts.includes(a) && texts.includes(b) ? 'text' : 'mixed')
}

function stored(value: unknown, shape: Shape | null): string | number | bigint | null {
  if (value === null || value === undefined) return null
  // Among other values, 1 would no longer say that it was true.
  if (typeof value === 'boolean') return shape === 'boolean' ? Number(value) : String(value)
  // Digits that SQLite's integers do not hold stay as text.
  if (typeof value === 'bigint') return isInt64(value) ? value : String(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
