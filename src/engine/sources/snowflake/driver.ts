import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { ColumnType } from '../../schema.ts'
import { cancelled, type RemoteDriver } from '../remote/driver.ts'
import { judged } from '../remote/statement-guard.ts'
import { offsetIn } from '../sql/offset-in.ts'
import type { Placed } from '../sql/placeholders.ts'
import { type Api, createApi } from './api.ts'
import { readCatalog } from './catalog.ts'
import type { Located } from './failures.ts'
import { rules } from './guard.ts'
import { type Place, placeOf } from './place.ts'
import { bindingsOf, placeholders } from './placeholders.ts'
import { reasonToWrite } from './rights.ts'
import { snowflakeConverter, snowflakeType } from './values.ts'

const CURRENT =
  'SELECT CURRENT_ROLE() AS "role", CURRENT_SECONDARY_ROLES() AS "secondary", CURRENT_WAREHOUSE() AS "warehouse", CURRENT_DATABASE() AS "database", CURRENT_SCHEMA() AS "schema"'

const missing = (what: string, name: string | null, code: string) =>
  new QueryError('unavailable', `There is no ${what} ${name ?? ''} for this role.`, { code })

/** Nothing here wakes a warehouse: it is asked how it is. */
async function look(api: Api, place: Place): Promise<string | null> {
  const [now = {}] = await api.records(CURRENT)
  if (now.database !== place.database) throw missing('database', place.database, 'DATABASE')
  if (place.schema !== null && now.schema !== place.schema) throw missing('schema', place.schema, 'SCHEMA')
  if (!now.warehouse)
    throw missing('warehouse', place.warehouse, place.warehouse === null ? 'NO_WAREHOUSE' : 'WAREHOUSE')
  const [[casing], warehouses, reason] = await Promise.all([
    api.records("SHOW PARAMETERS LIKE 'QUOTED_IDENTIFIERS_IGNORE_CASE'"),
    api.records('SHOW WAREHOUSES'),
    reasonToWrite(api, now.role ?? null, now.secondary ?? null),
  ])
  if (casing?.value === 'true') throw new QueryError('unavailable', 'Quotes are ignored.', { code: 'IGNORE_CASE' })
  const own = warehouses.find(({ name }) => name === now.warehouse)
  if (own && /^SUSPEND/i.test(own.state ?? '') && own.auto_resume === 'false')
    throw new QueryError('unavailable', `The warehouse ${own.name} is suspended.`, { code: 'SUSPENDED' })
  return reason
}

async function run(api: Api, task: Task, { sql, params }: Placed) {
  const bindings = bindingsOf(params)
  if (task.op === 'explain') {
    const lines: (string | null)[] = []
    await api.read(`EXPLAIN USING TEXT ${sql}`, bindings, task.maxRows, (_columns, rows) => {
      for (const [line] of rows) lines.push(line ?? '')
      return true
    })
    return { answer: { ok: true, op: 'explain', plan: lines.join('\n') } as const }
  }
  const text = task.op === 'prepare' ? `SELECT * FROM (${sql}\n) AS described LIMIT 0` : sql
  let types: ColumnType[] = []
  let names: string[] = []
  let convert: { one: (text: string) => unknown; i: number }[] = []
  let sink: ReturnType<typeof createSink> | undefined
  await api.read(text, bindings, task.maxRows + 1, (columns, rows) => {
    if (sink === undefined) {
      types = columns.map(snowflakeType)
      names = uniqueNames(columns.map(({ name }) => name))
      convert = columns.flatMap((column, i) => {
        const one = snowflakeConverter(column)
        return one ? [{ one, i }] : []
      })
      sink = createSink(task, names)
    }
    const { add } = sink
    return rows.every((row: unknown[]) => {
      for (const { one, i } of convert) if (row[i] !== null) row[i] = one(row[i] as string)
      return add(row)
    })
  })
  if (task.op === 'prepare') return { answer: { ok: true, op: 'prepare', columns: names, types } as const }
  return (sink as ReturnType<typeof createSink>).finish(types)
}

async function answered(
  task: Task,
  connection: ConnectionSettings,
  sent: Placed | null,
  context: Parameters<RemoteDriver>[2],
) {
  const place = placeOf(connection)
  const api = createApi(connection, place, task, context)
  if (task.op === 'ping') return { answer: { ok: true, op: 'ping', canWrite: await look(api, place) } as const }
  if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await readCatalog(api, place) } as const }
  return run(api, task, sent)
}

export const driver: RemoteDriver = async (task, connection, context) => {
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  try {
    return await answered(task, connection, sent, context)
  } catch (error) {
    throw context.signal.aborted ? cancelled() : placed(error, task, sent)
  }
}

/** A fault in the statement as it was written. */
function placed(error: unknown, task: Task, sent: Placed | null): unknown {
  const { location } = error as Located
  if (!location || !sent || task.op !== 'query' || !(error instanceof QueryError)) return error
  const position = sent.originalOffset(offsetIn(sent.sql, location.line, location.column))
  return new QueryError(error.kind, error.message, {
    position,
    ...(error.code === undefined ? {} : { code: error.code }),
  })
}
