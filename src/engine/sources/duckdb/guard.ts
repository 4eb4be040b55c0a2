import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api'
import { QueryError } from '../../sandbox/query.ts'
import { isDuckdbsOwn, isHiddenTable } from '../hidden.ts'

/** Functions in FROM that only make rows out of their arguments. All others read files, settings, the catalog, or run SQL from a string. */
const TABLE_FUNCTIONS = new Set([
  'range',
  'generate_series',
  'unnest',
  'json_each',
  'json_tree',
  'repeat',
  'repeat_row',
  'icu_calendar_names',
  'pg_timezone_names',
])
/** Functions in expressions that tell of the server, wait, or leave a trace. */
const FUNCTIONS = new Set(
  'current_setting current_query current_query_id current_connection_id current_transaction_id txid_current nextval currval write_log parse_duckdb_log_message pg_sleep sleep_ms sleep getenv getvariable add_parquet_key setseed pg_conf_load_time pg_postmaster_start_time which_secret json_serialize_plan'.split(
    ' ',
  ),
)
/** Functions that DuckDB marks volatile and that change nothing but their own answer. */
const HARMLESS_VOLATILE = ['random', 'uuid', 'uuidv4', 'uuidv7', 'gen_random_uuid']
/** Functions that somebody wrote, and those that are not the same at every call. */
const DOUBTFUL = `SELECT DISTINCT lower(function_name) FROM duckdb_functions()
  WHERE function_type IN ('scalar', 'aggregate', 'macro') AND (NOT internal OR stability = 'VOLATILE')`
const CATALOGS = new Set(['system', 'temp', 'memory'])
const SCHEMAS = new Set(['information_schema', 'pg_catalog'])

type Node = { [key: string]: unknown }

/** DuckDB has no authorizer; it has a parser that tells its tree. What the tree names is looked at before anything is bound. */
export async function createDuckdbGuard(connection: DuckDBConnection): Promise<(sql: string) => Promise<void>> {
  const doubtful = (await (await connection.run(DOUBTFUL)).getRows()).map(([name]) => String(name))
  const refused = new Set([...FUNCTIONS, ...doubtful.filter((name) => !HARMLESS_VOLATILE.includes(name))])
  const serialize: DuckDBPreparedStatement = await connection.prepare('SELECT json_serialize_sql($1::VARCHAR)')
  return async (sql) => {
    serialize.bindVarchar(1, sql)
    const rows = await (await serialize.run()).getRows()
    const tree = JSON.parse(String(rows[0]?.[0])) as {
      error: boolean
      error_type?: string
      error_message?: string
      position?: string
      statements?: Node[]
    }
    if (tree.error) {
      if (tree.error_type === 'parser' || tree.error_type === 'syntax')
        throw new QueryError(
          'failed',
          tree.error_message ?? 'The statement cannot be read.',
          tree.position === undefined ? {} : { position: Number(tree.position) },
        )
      if (/^\s*(\/\*([^*]|\*(?!\/))*\*\/\s*|--[^\n]*\n\s*)*pivot\b/i.test(sql))
        throw new QueryError('refused', 'Name the columns of a PIVOT: PIVOT ... ON column IN (value, ...).')
      throw new QueryError('refused', 'Only statements that read are allowed.')
    }
    const statements = tree.statements ?? []
    if (statements.length > 1) throw new QueryError('refused', 'One statement at a time.')
    if (statements.length === 0) throw new QueryError('failed', 'There is no statement.')
    check(statements, refused)
  }
}

function check(value: unknown, refused: ReadonlySet<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) check(item, refused)
    return
  }
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  if (node.type === 'TABLE_FUNCTION') {
    const call = node.function as Node
    const name = String(call.function_name).toLowerCase()
    if (!TABLE_FUNCTIONS.has(name)) throw new QueryError('refused', `${name}() cannot be read from.`)
    for (const [key, child] of Object.entries(node)) if (key !== 'function') check(child, refused)
    check(call.children, refused)
    return
  }
  if (node.type === 'BASE_TABLE') checkTable(node)
  if (node.type === 'SHOW_REF' && node.show_type !== 'DESCRIBE' && node.show_type !== 'SUMMARY')
    throw new QueryError('refused', 'SHOW is not allowed: the tables are in the schema of the data source.')
  if (typeof node.function_name === 'string' && refused.has(node.function_name.toLowerCase()))
    throw new QueryError('refused', `The function ${node.function_name}() is not allowed.`)
  for (const child of Object.values(node)) check(child, refused)
}

function checkTable(node: Node): void {
  const name = String(node.table_name).toLowerCase()
  const closed =
    isHiddenTable(name) ||
    CATALOGS.has(String(node.catalog_name).toLowerCase()) ||
    SCHEMAS.has(String(node.schema_name).toLowerCase()) ||
    CATALOGS.has(String(node.schema_name).toLowerCase()) ||
    isDuckdbsOwn(name)
  if (closed) throw new QueryError('refused', `There is no table "${node.table_name}" that may be read.`)
}
