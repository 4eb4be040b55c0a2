import { type Dialect, fileDialect } from '../dialect.ts'

export const dialect: Dialect = {
  ...fileDialect,
  sample(table, rows) {
    const from = fileDialect.table(table)
    if (table.rows !== null && table.rows <= rows) return { sql: `SELECT * FROM ${from}`, sampled: false }
    return { sql: `SELECT * FROM ${from} USING SAMPLE reservoir(${rows} ROWS) REPEATABLE (1)`, sampled: true }
  },
}
