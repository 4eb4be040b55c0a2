import { type DuckDBConnection, DuckDBInstance, type DuckDBPreparedStatement } from '@duckdb/node-api'
import { quoteIdentifier } from '../../quote-identifier.ts'
import {
  type CopiedTable,
  type FileTarget,
  type InlineTable,
  type Params,
  type ParamValue,
  QueryError,
  type WrittenForSqlite,
} from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { serve } from '../../sandbox/serve-async.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Answer, Task } from '../../sandbox/wire.ts'
import type { ColumnType } from '../../schema.ts'
import { parseStatement } from '../columnar/parse.ts'
import { decimalOf, digitsOf, pieces } from '../columnar/pieces.ts'
import { readAsSqlite, readTwins } from '../columnar/read-twin.ts'
import type { TwinFile } from '../columnar/relations.ts'
import { spelled, translate } from '../columnar/translate.ts'
import { UNREADABLE } from '../columnar/unreadable.ts'
import { Unlike, unlike } from '../columnar/value.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import { withPlaceholders } from '../sql/placeholders.ts'
import { readDuckdbCatalog } from './catalog.ts'
import { createDuckdbGuard } from './guard.ts'
import { CAUTIOUS, isInternalError } from './internal-error.ts'
import { placeholders } from './placeholders.ts'
import { spillFolder } from './spill-folder.ts'
import { duckdbConverter, duckdbType } from './values.ts'

const OPEN_FILES = 4
/** The catalog name of the file whose tables need no prefix. */
const UNNAMED = 'source'

type Opened = {
  instance: DuckDBInstance
  connection: DuckDBConnection
  guard: (sql: string) => Promise<void>
  twins?: TwinFile[]
}
const opened = new Map<string, Opened>()

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const SETTINGS = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  allow_unsigned_extensions: 'false',
  allow_persistent_secrets: 'false',
  threads: '2',
  memory_limit: '512MB',
  max_temp_directory_size: '2GB',
  max_expression_depth: '500',
  enable_object_cache: 'true',
}

async function connect({ databases, tables = [], copied = [] }: FileTarget, more = {}): Promise<Opened> {
  const instance = await DuckDBInstance.create(':memory:', {
    ...SETTINGS,
    ...more,
    temp_directory: spillFolder(process.cwd(), process.pid),
  })
  const connection = await instance.connect()
  for (const { schema, path } of databases)
    await connection.run(`ATTACH ${literal(path)} AS ${quoteIdentifier(schema ?? UNNAMED)} (READ_ONLY)`)
  for (const table of tables) await bring(connection, table)
  for (const table of copied) await bringCopied(connection, table)
  const path = databases.map(({ schema }) => `${quoteIdentifier(schema ?? UNNAMED)}.main`).join(',')
  if (path !== '') await connection.run(`SET search_path = ${literal(path)}`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
  return { instance, connection, guard: await createDuckdbGuard(connection) }
}

const NATIVE: Partial<Record<ColumnType, string>> = {
  integer: 'BIGINT',
  real: 'DOUBLE',
  decimal: 'DECIMAL(38, 10)',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  time: 'TIME',
  json: 'JSON',
}

/** Rows travel as one JSON text; a cell that its column's type does not take becomes null rather than the end of the query. */
async function bring(connection: DuckDBConnection, table: InlineTable): Promise<void> {
  const cells = table.columns.map(
    (name, i) =>
      `try_cast(r[${i + 1}] AS ${NATIVE[table.types[i] ?? 'text'] ?? 'VARCHAR'}) AS ${quoteIdentifier(name)}`,
  )
  const rows = table.rows.map((row) =>
    row.map((cell) =>
      cell === null || cell === undefined ? null : typeof cell === 'object' ? JSON.stringify(cell) : String(cell),
    ),
  )
  await connection.run(
    `CREATE TEMP TABLE ${quoteIdentifier(table.name)} AS SELECT ${cells.join(', ')} FROM (SELECT unnest(from_json($1::JSON, '[["VARCHAR"]]')) AS r)`,
    [JSON.stringify(rows)],
  )
}

async function bringCopied(connection: DuckDBConnection, table: CopiedTable): Promise<void> {
  const { name, columns, types, instants, folder } = table
  const native = async (i: number): Promise<string> => {
    if (instants[i]) return 'TIMESTAMPTZ'
    if (types[i] !== 'decimal') return NATIVE[types[i] ?? 'text'] ?? 'VARCHAR'
    const read = await connection.runAndReadAll(`SELECT ${digitsOf(`r[${i + 1}]`).join(', ')} FROM ${pieces(folder)}`)
    const [whole, behind] = (read.getRows()[0] ?? []).map((digits) => Number(digits ?? 0))
    const decimal = decimalOf(whole ?? 0, behind ?? 0)
    if (decimal === null) throw new QueryError('too-large', `The numbers of ${columns[i]} have too many digits.`)
    return decimal
  }
  const cells: string[] = []
  for (const [i, column] of columns.entries())
    cells.push(`CAST(r[${i + 1}] AS ${await native(i)}) AS ${quoteIdentifier(column)}`)
  await connection.run(
    `CREATE TEMP TABLE ${quoteIdentifier(name)} AS SELECT ${cells.join(', ')} FROM ${pieces(folder)}`,
  )
}

function close({ connection, instance }: Opened): void {
  connection.closeSync()
  instance.closeSync()
}

type Opening = { place: Opened; done(isBroken: boolean): void }

async function openCautiously(target: FileTarget): Promise<Opening> {
  const place = await connect(target, CAUTIOUS)
  return { place, done: () => close(place) }
}

async function open(target: FileTarget): Promise<Opening> {
  if (target.tables?.length || target.copied?.length) {
    const place = await connect(target)
    return { place, done: () => close(place) }
  }
  const key = JSON.stringify(target.databases.map(({ schema, path }) => [schema, path]))
  let found = opened.get(key)
  if (found) opened.delete(key)
  else found = await connect(target)
  opened.set(key, found)
  if (opened.size > OPEN_FILES) {
    const [oldest, place] = opened.entries().next().value as [string, Opened]
    close(place)
    opened.delete(oldest)
  }
  const place = found
  return {
    place,
    done(isBroken) {
      if (!isBroken) return
      opened.delete(key)
      close(place)
    },
  }
}

function bind(statement: DuckDBPreparedStatement, params: Params): void {
  for (let i = 1; i <= statement.parameterCount; i++) {
    const value: ParamValue | undefined = Array.isArray(params) ? params[i - 1] : params[statement.parameterName(i)]
    if (value === undefined) throw new QueryError('failed', `No value was given for ${statement.parameterName(i)}.`)
    if (value === null) statement.bindNull(i)
    else if (typeof value === 'boolean') statement.bindBoolean(i, value)
    else if (typeof value === 'string') statement.bindVarchar(i, value)
    else if (typeof value === 'bigint') bindInteger(statement, i, value)
    else if (Number.isSafeInteger(value)) statement.bindBigInt(i, BigInt(value))
    else statement.bindDouble(i, value)
  }
}

function bindInteger(statement: DuckDBPreparedStatement, i: number, value: bigint): void {
  if (fitsBits(value, 64)) statement.bindBigInt(i, value)
  else if (fitsBits(value, 128)) statement.bindHugeInt(i, value)
  else throw tooLongToBind(value)
}

/** A statement of SQLite's as DuckDB's own, where that surely means the same. */
async function writtenAnew(task: Task, written: WrittenForSqlite, place: Opened): Promise<string> {
  place.twins ??= await readTwins(place.connection, (task.target as FileTarget).databases, UNNAMED)
  const { sql, params } = withPlaceholders(placeholders, spelled(task.sql), task.params)
  const tree = await parseStatement(place.connection, sql)
  const translated = translate(tree, params, { files: place.twins, whole: written.whole })
  if (translated.width !== written.columns.length) unlike('the number of columns')
  return translated.sql
}

async function run(task: Task, place: Opened): Promise<{ answer: Answer; body?: Buffer[] }> {
  const { connection, guard } = place
  const { written } = task
  const { sql, params } = written
    ? { sql: await writtenAnew(task, written, place), params: [] }
    : withPlaceholders(placeholders, task.sql, task.params)
  await guard(sql)
  if (task.op === 'explain') {
    const explain = await connection.prepare(`EXPLAIN ${sql}`)
    bind(explain, params)
    const rows = await (await explain.run()).getRows()
    return { answer: { ok: true, op: 'explain', plan: rows.map((row) => String(row[1])).join('\n') } }
  }
  const statement = await connection.prepare(sql)
  try {
    if (task.op === 'prepare') {
      const range = Array.from({ length: statement.columnCount }, (_, i) => i)
      // With a value that has no type yet, DuckDB cannot say what comes out.
      const known = range.every((i) => statement.columnName(i) !== 'unknown')
      if (!known && task.params !== undefined) bind(statement, params)
      return {
        answer: {
          ok: true,
          op: 'prepare',
          columns: uniqueNames(range.map((i) => statement.columnName(i))),
          types: range.map((i) => duckdbType(statement.columnType(i))),
        },
      }
    }
    bind(statement, params)
    const result = await statement.stream()
    if (written) return await readAsSqlite(task, written, result)
    const columns = uniqueNames(result.columnNames())
    const types = result.columnTypes()
    const converters = types.flatMap((type, i) => {
      const convert = duckdbConverter(type)
      return convert ? [{ convert, i }] : []
    })
    const sink = createSink(task, columns)
    reading: for (;;) {
      const chunk = await result.fetchChunk()
      if (!chunk || chunk.rowCount === 0) break
      for (const row of chunk.getRows() as unknown[][]) {
        for (const { convert, i } of converters) row[i] = convert(row[i] as never)
        if (!sink.add(row)) break reading
      }
    }
    return sink.finish(types.map(duckdbType))
  } finally {
    statement.destroySync()
  }
}

function failure(error: unknown): Answer {
  if (error instanceof QueryError) {
    const { kind, message, position, code } = error
    return {
      ok: false,
      kind,
      message,
      ...(position !== undefined && { position }),
      ...(code !== undefined && { code }),
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  if (/^(Permission Error|Invalid Configuration)/.test(message))
    return { ok: false, kind: 'refused', message: 'Files, settings and extensions cannot be reached from a query.' }
  if (/^Out of Memory Error|bad allocation|bad_alloc/i.test(message))
    return { ok: false, kind: 'too-large', message: 'The statement needs more memory than a query may have.' }
  if (/^IO Error/.test(message))
    return { ok: false, kind: 'unavailable', message: 'The file of this data source cannot be read.', code: UNREADABLE }
  // DuckDB draws the place under the statement, and its own under an internal error; the first lines say what is wrong.
  const [told = message] = message.split(/\n\s*(?:LINE \d+|Stack Trace):/)
  return { ok: false, kind: 'failed', message: told.trim().slice(0, 2_000) }
}

async function attempt(task: Task, { place, done }: Opening): Promise<{ answer: Answer; body?: Buffer[] }> {
  let isBroken = false
  try {
    if (task.op === 'ping') return { answer: { ok: true, op: 'ping', canWrite: null } }
    if (task.op === 'catalog')
      return { answer: { ok: true, op: 'catalog', tables: await readDuckdbCatalog(place.connection, UNNAMED) } }
    if (task.sql.includes('\0')) throw new QueryError('refused', 'A statement cannot hold a NUL character.')
    if (task.sql.length > 1_000_000) throw new QueryError('too-large', 'The statement is too long.')
    return await run(task, place)
  } catch (error) {
    isBroken = isInternalError(error)
    throw error
  } finally {
    done(isBroken)
  }
}

async function handle(task: Task): Promise<{ answer: Answer; body?: Buffer[] }> {
  const target = task.target as FileTarget
  try {
    return await attempt(task, await open(target)).catch(async (error: unknown) => {
      // Rows that were copied already lie in files, and would be there twice.
      if (!isInternalError(error) || task.op === 'copy') throw error
      return attempt(task, await openCautiously(target))
    })
  } catch (error) {
    if (error instanceof Unlike) return { answer: { ok: true, op: 'not-alike', why: error.message } }
    return { answer: failure(error) }
  }
}

serve(handle)
