import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { quoteIdentifier } from '../../quote-identifier.ts'
import {
  type AttachedFile,
  type FileTarget,
  type InlineTable,
  type ParamValue,
  QueryError,
} from '../../sandbox/query.ts'
import { createTypeGuess, uniqueNames } from '../../sandbox/row-writer.ts'
import { serve } from '../../sandbox/serve-sync.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Answer, Task } from '../../sandbox/wire.ts'
import type { ColumnType } from '../../schema.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import { withPlaceholders } from '../sql/placeholders.ts'
import { tokensOf } from '../sql/sql-tokens.ts'
import { readSqliteCatalog, sqliteType } from './catalog.ts'
import { registerFunctions } from './functions.ts'
import { authorize, type Refusals } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { afterStatement, lexis } from './tokens.ts'

/** Bounds what one expression can build; a bomb beyond them ends in "string or blob too big". */
const LIMITS = {
  length: 20_000_000,
  sqlLength: 1_000_000,
  exprDepth: 500,
  functionArg: 200,
  likePatternLength: 5_000,
  variableNumber: 10_000,
}
const OPEN_FILES = 24

type Opened = { db: DatabaseSync; refusals: Refusals }
const opened = new Map<string, Opened>()

/** The file never changes under its path, so SQLite need not look for locks and journals. */
const address = (path: string) => {
  const url = pathToFileURL(path)
  url.searchParams.set('mode', 'ro')
  url.searchParams.set('immutable', '1')
  return url
}

function connect(databases: AttachedFile[]): DatabaseSync {
  const main = databases.find((database) => database.schema === null)
  const db = new DatabaseSync(main ? address(main.path) : ':memory:', {
    readOnly: main !== undefined,
    enableDoubleQuotedStringLiterals: false,
    defensive: true,
    limits: LIMITS,
  })
  for (const { schema, path } of databases)
    if (schema !== null) db.prepare(`ATTACH ? AS ${quoteIdentifier(schema)}`).run(address(path).href)
  db.exec(
    'PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON; PRAGMA cache_size = -16000',
  )
  return db
}

const DECLARED: Partial<Record<ColumnType, string>> = {
  integer: 'INTEGER',
  real: 'REAL',
  decimal: 'TEXT',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'DATETIME',
  time: 'TIME',
}

function bring(db: DatabaseSync, table: InlineTable): void {
  const columns = table.columns.map(
    (name, i) => `${quoteIdentifier(name)} ${DECLARED[table.types[i] ?? 'text'] ?? 'TEXT'}`,
  )
  db.exec(`CREATE TEMP TABLE ${quoteIdentifier(table.name)} (${columns.join(', ')})`)
  const insert = db.prepare(
    `INSERT INTO temp.${quoteIdentifier(table.name)} VALUES (${table.columns.map(() => '?').join(', ')})`,
  )
  for (const row of table.rows) insert.run(...row.map(asInput))
}

function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as SQLInputValue)
}

function guard(db: DatabaseSync): Opened {
  const functions = registerFunctions(db)
  return { db, refusals: authorize(db, functions) }
}

function open(target: FileTarget): Opened & { done(): void } {
  if (target.tables?.length) {
    const db = connect(target.databases)
    db.exec('PRAGMA query_only = OFF; BEGIN')
    for (const table of target.tables) bring(db, table)
    db.exec('COMMIT; PRAGMA query_only = ON')
    return { ...guard(db), done: () => db.close() }
  }
  const key = JSON.stringify(target.databases.map(({ schema, path }) => [schema, path]))
  let found = opened.get(key)
  if (found) opened.delete(key)
  else found = guard(connect(target.databases))
  opened.set(key, found)
  if (opened.size > OPEN_FILES) {
    const [oldest, { db }] = opened.entries().next().value as [string, Opened]
    db.close()
    opened.delete(oldest)
  }
  return { ...found, done: () => undefined }
}

function prepare({ db, refusals }: Opened, sql: string): StatementSync {
  refusals.last = null
  const statement = db.prepare(sql)
  if (afterStatement(sql, statement.sourceSQL.length)) throw new QueryError('refused', 'One statement at a time.')
  if (statement.columns().length === 0) throw new QueryError('refused', 'Only statements that read are allowed.')
  return statement
}

function bind(params: Task['params']): { named: Record<string, SQLInputValue>; list: SQLInputValue[] } {
  const value = (item: ParamValue) => {
    if (typeof item === 'bigint' && !fitsBits(item, 64)) throw tooLongToBind(item)
    return typeof item === 'boolean' ? Number(item) : item
  }
  if (Array.isArray(params)) return { named: {}, list: params.map(value) }
  return { named: Object.fromEntries(Object.entries(params ?? {}).map(([key, item]) => [key, value(item)])), list: [] }
}

/** SQLite itself would take a null for them, and the answer would look right. */
function refuseOpenPlaces(sql: string): void {
  if (!/[?:@$]/.test(sql)) return
  const open = tokensOf(lexis, sql).find(
    ({ type, value }) => type === 'param' || (type === 'mark' && /^[?@$]/.test(value)),
  )
  if (!open) return
  const name = open.type === 'param' ? `:${open.value}` : open.value
  throw new QueryError('failed', `No value was given for ${name}.`, { position: open.start })
}

type Answered = { answer: Answer; body?: Buffer[] }

/** The one integer past 2^53 that Node reads as a number without a word. */
const leastInteger = -(2 ** 63)

function run(task: Task, place: Opened): Answered {
  const { sql, params } = withPlaceholders(placeholders, task.sql, task.params)
  const statement = prepare(place, sql)
  if (Array.isArray(params) && params.length === 0) refuseOpenPlaces(sql)
  const described = statement.columns()
  const columns = uniqueNames(described.map((column) => column.name))
  const declared = described.map((column) => (column.type === null ? null : sqliteType(column.type)))
  const { named, list } = bind(params)
  statement.setReturnArrays(true)

  const read = (asBigInts: boolean) => {
    statement.setReadBigInts(asBigInts)
    const sink = createSink(task, columns)
    const guesses = declared.map((type) => (type === null || type === 'other' ? createTypeGuess() : null))
    const guessed = guesses.flatMap((guess, i) => (guess ? [{ guess, i }] : []))
    const booleans = declared.flatMap((type, i) => (type === 'boolean' ? [i] : []))
    for (const row of statement.iterate(named, ...list) as Iterable<unknown[]>) {
      if (!asBigInts && row.includes(leastInteger)) return null
      for (const { guess, i } of guessed) guess.see(row[i])
      for (const i of booleans) {
        const value = row[i]
        if (value === 1 || value === 1n) row[i] = true
        else if (value === 0 || value === 0n) row[i] = false
      }
      if (!sink.add(row)) break
    }
    return sink.finish(guesses.map((guess, i) => guess?.type() ?? (declared[i] as ColumnType)))
  }
  try {
    // Numbers are the fast way to read integers; the rare statement with one past 2^53 is read again as BigInts.
    return read(false) ?? read(true)!
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_OUT_OF_RANGE') throw error
    return read(true)!
  }
}

/** SQLite names what it stumbled over, not where; when the statement has it once, that is the place. */
function positionIn(sql: string, message: string): { position?: number } {
  const named = /near "(.+?)": syntax error|no such (?:column|table|function): (?:.*\.)?(.+)$/.exec(message)
  const word = (named?.[1] ?? named?.[2])?.toLowerCase()
  const places = tokensOf(lexis, sql).filter((token) => token.value.toLowerCase() === word)
  return places.length === 1 ? { position: (places[0] as { start: number }).start } : {}
}

// SQLITE_IOERR_WRITE, _FSYNC, _TRUNCATE, _SHMSIZE, _GETTEMPPATH and one that says no more.
const ioWrites = new Set([10, 778, 1034, 1546, 4874, 6410])

function failure(error: unknown, refusals: Refusals | null, sql: string): Answer {
  if (error instanceof QueryError) {
    const { kind, message, position } = error
    return { ok: false, kind, message, ...(position === undefined ? {} : { position }) }
  }
  const { message, errcode: code = 0 } = error as Error & { errcode?: number }
  // The lower eight bits say what failed; those above, at what.
  const errcode = code & 0xff
  if (refusals?.last != null && (errcode === 23 || /not authorized|prohibited|authoriz/.test(message)))
    return { ok: false, kind: 'refused', message: refusals.last }
  if (errcode === 18 || errcode === 7 || /too big|out of memory/i.test(message))
    return { ok: false, kind: 'too-large', message: 'The statement needs more memory than a query may have.' }
  // The file is only read: whatever could not be written was put aside.
  if (errcode === 13 || ioWrites.has(code))
    return { ok: false, kind: 'too-large', message: 'The statement needs more temporary space than a query may have.' }
  if (errcode === 10 || errcode === 14 || errcode === 26)
    return { ok: false, kind: 'unavailable', message: 'The file of this data source cannot be read.' }
  return { ok: false, kind: 'failed', message, ...positionIn(sql, message) }
}

function handle(task: Task): Answered {
  const target = task.target as FileTarget
  let place: ReturnType<typeof open> | null = null
  try {
    if (task.op === 'catalog' || task.op === 'ping') {
      const db = connect(target.databases)
      try {
        const tables = readSqliteCatalog(db, target.databases)
        return {
          answer: task.op === 'ping' ? { ok: true, op: 'ping', canWrite: null } : { ok: true, op: 'catalog', tables },
        }
      } finally {
        db.close()
      }
    }
    if (task.sql.includes('\0')) throw new QueryError('refused', 'A statement cannot hold a NUL character.')
    place = open(target)
    if (task.op === 'query' || task.op === 'copy' || task.op === 'profile') return run(task, place)
    const { sql, params } = withPlaceholders(placeholders, task.sql, task.params)
    if (task.op === 'prepare') {
      const columns = prepare(place, sql).columns()
      return {
        answer: {
          ok: true,
          op: 'prepare',
          columns: uniqueNames(columns.map((column) => column.name)),
          types: columns.map((column) => (column.type === null ? 'text' : sqliteType(column.type))),
          declared: columns.map((column) => (column.type === null ? null : sqliteType(column.type))),
        },
      }
    }
    prepare(place, sql)
    const { named, list } = bind(params)
    const steps = prepare(place, `EXPLAIN QUERY PLAN ${sql}`).all(named, ...list) as {
      id: number
      parent: number
      detail: string
    }[]
    const depth = new Map<number, number>()
    const lines = steps.map(({ id, parent, detail }) => {
      const level = (depth.get(parent) ?? -1) + 1
      depth.set(id, level)
      return `${'  '.repeat(level)}${detail}`
    })
    return { answer: { ok: true, op: 'explain', plan: lines.join('\n') } }
  } catch (error) {
    return { answer: failure(error, place?.refusals ?? null, task.sql) }
  } finally {
    place?.done()
  }
}

serve(handle)
