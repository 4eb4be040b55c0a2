import { constants, type DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { isHiddenTable } from '../hidden.ts'

/**
 * What a statement may do to a SQLite file: read its tables, call the functions named here. All else is refused, so that a
 * later SQLite that can do more cannot be asked for it.
 */
const FUNCTIONS = new Set(
  [
    '-> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce concat concat_ws cos cosh count cume_dist',
    'current_date current_time current_timestamp date datetime degrees dense_rank exp first_value floor format glob group_concat hex if ifnull iif instr',
    'json json_array json_array_length json_error_position json_extract json_group_array json_group_object json_insert json_object json_patch',
    'json_pretty json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array jsonb_extract jsonb_group_array jsonb_group_object',
    'jsonb_insert jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set json_array_insert jsonb_array_insert julianday lag last_value lead length like likelihood likely ln',
    'log log10 log2 lower ltrim match max median min mod nth_value ntile nullif octet_length percent_rank percentile percentile_cont percentile_disc pi pow',
    'power printf quote radians random randomblob rank replace round row_number rtrim sign sin sinh sqlite_version sqrt strftime string_agg substr substring subtype',
    'sum tan tanh time timediff total trim trunc typeof unhex unicode unistr unixepoch unlikely upper zeroblob bm25 highlight snippet',
  ]
    .join(' ')
    .split(' '),
)
const TABLE_FUNCTIONS = new Set([
  'json_each',
  'json_tree',
  'jsonb_each',
  'jsonb_tree',
  'pragma_table_info',
  'pragma_table_xinfo',
  'pragma_foreign_key_list',
  'pragma_index_list',
  'pragma_index_info',
])
/** Pragmas that only describe a table, and the one that full-text search asks itself. */
const PRAGMAS = new Set(['table_info', 'table_xinfo', 'foreign_key_list', 'index_list', 'index_info', 'data_version'])

export type Refusals = { last: string | null }

/** Puts the rule on an open database; `refusals.last` then says why SQLite answered "not authorized". */
export function authorize(db: DatabaseSync, allowedFunctions: ReadonlySet<string>): Refusals {
  const refusals: Refusals = { last: null }
  const tables = new Map<string, Set<string>>()
  for (const { name } of db.prepare('PRAGMA database_list').all() as { name: string }[]) {
    const master = `${quoteIdentifier(name)}.sqlite_master`
    const rows = db.prepare(`SELECT lower(name) AS name FROM ${master} WHERE type IN ('table', 'view')`).all() as {
      name: string
    }[]
    tables.set(name.toLowerCase(), new Set(rows.map((row) => row.name)))
  }
  const modules = new Set(
    (db.prepare('SELECT lower(name) AS name FROM pragma_module_list').all() as { name: string }[]).map(
      (row) => row.name,
    ),
  )

  const refuse = (why: string) => {
    refusals.last = why
    return constants.SQLITE_DENY
  }
  const readable = (table: string, column: string | null, database: string | null) => {
    const name = table.toLowerCase()
    if (isHiddenTable(name)) return false
    if (TABLE_FUNCTIONS.has(name)) return true
    if (name.startsWith('sqlite_') || name.startsWith('pragma_') || modules.has(name)) return false
    if (database !== null) return tables.get(database.toLowerCase())?.has(name) === true
    // SQLite names no database for subqueries and common table expressions, whose own reads are asked about one by one.
    return column === null || column === ''
  }

  db.setAuthorizer((action, first, second, database) => {
    switch (action) {
      case constants.SQLITE_SELECT:
      case constants.SQLITE_RECURSIVE:
        return constants.SQLITE_OK
      case constants.SQLITE_READ:
        return readable(first ?? '', second, database)
          ? constants.SQLITE_OK
          : refuse(`There is no table "${first}" that may be read.`)
      case constants.SQLITE_FUNCTION: {
        const name = (second ?? '').toLowerCase()
        return FUNCTIONS.has(name) || allowedFunctions.has(name)
          ? constants.SQLITE_OK
          : refuse(`The function ${name}() is not allowed.`)
      }
      case constants.SQLITE_PRAGMA:
        return PRAGMAS.has((first ?? '').toLowerCase()) && !isHiddenTable((second ?? '').toLowerCase())
          ? constants.SQLITE_OK
          : refuse(`PRAGMA ${first} is not allowed.`)
      default:
        return refuse('Only statements that read are allowed.')
    }
  })
  return refusals
}
