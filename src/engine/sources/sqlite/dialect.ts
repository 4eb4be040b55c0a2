import { type Dialect, qualifiedBy } from '../dialect.ts'

const nameOf = qualifiedBy('double-quotes')

export const dialect: Dialect = {
  quoting: 'double-quotes',
  table: nameOf,
  contains: (column, placeholder) => `instr(lower(cast(${column} as text)), ${placeholder}) > 0`,
  port: () => null,
  sample(table, rows) {
    const from = nameOf(table)
    if (table.kind === 'view' || table.rows === null || table.rows <= rows)
      return { sql: `SELECT * FROM ${from} LIMIT ${rows}`, sampled: table.rows === null || table.rows > rows }
    // Every n-th row of the whole table, not its beginning.
    const step = Math.ceil(table.rows / rows)
    return { sql: `SELECT * FROM ${from} WHERE rowid % ${step} = 0 LIMIT ${rows}`, sampled: true }
  },
  readOnlyRole: () => [],
  fixFor: ({ kind }) =>
    kind === 'unavailable' ? 'The file of this data source cannot be opened. Upload it again.' : null,
}
