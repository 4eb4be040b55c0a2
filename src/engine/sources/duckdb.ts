import { type Dialect, doubleQuoted, qualified } from './dialect.ts'

export const duckdb: Dialect = {
  quote: doubleQuoted,
  table: (table) => qualified(doubleQuoted, table),
  sample(table, rows) {
    const from = qualified(doubleQuoted, table)
    if (table.rows !== null && table.rows <= rows) return { sql: `SELECT * FROM ${from}`, sampled: false }
    return { sql: `SELECT * FROM ${from} USING SAMPLE reservoir(${rows} ROWS) REPEATABLE (1)`, sampled: true }
  },
  mend: ({ kind }) =>
    kind === 'unavailable' ? 'The file of this data source cannot be opened. Upload it again.' : null,
}
