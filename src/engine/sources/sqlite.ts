import { type Dialect, doubleQuoted, qualified } from './dialect.ts'

export const sqlite: Dialect = {
  quote: doubleQuoted,
  table: (table) => qualified(doubleQuoted, table),
  sample(table, rows) {
    const from = qualified(doubleQuoted, table)
    if (table.kind === 'view' || table.rows === null || table.rows <= rows)
      return { sql: `SELECT * FROM ${from} LIMIT ${rows}`, sampled: table.rows === null || table.rows > rows }
    // Every n-th row of the whole table, not its beginning.
    const step = Math.ceil(table.rows / rows)
    return { sql: `SELECT * FROM ${from} WHERE rowid % ${step} = 0 LIMIT ${rows}`, sampled: true }
  },
  mend: ({ kind }) =>
    kind === 'unavailable' ? 'The file of this data source cannot be opened. Upload it again.' : null,
}
