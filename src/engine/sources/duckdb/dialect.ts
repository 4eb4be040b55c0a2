import { type Dialect, qualifiedBy } from '../dialect.ts'

const nameOf = qualifiedBy('double-quotes')

export const dialect: Dialect = {
  quoting: 'double-quotes',
  table: nameOf,
  contains: (column, placeholder) => `instr(lower(cast(${column} as text)), ${placeholder}) > 0`,
  port: () => null,
  sample(table, rows) {
    const from = nameOf(table)
    if (table.rows !== null && table.rows <= rows) return { sql: `SELECT * FROM ${from}`, sampled: false }
    return { sql: `SELECT * FROM ${from} USING SAMPLE reservoir(${rows} ROWS) REPEATABLE (1)`, sampled: true }
  },
  readOnlyRole: () => [],
  fixFor: ({ kind }) =>
    kind === 'unavailable' ? 'The file of this data source cannot be opened. Upload it again.' : null,
}
