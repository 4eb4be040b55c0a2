import { type Dialect, fileDialect } from '../dialect.ts'

export const dialect: Dialect = {
  ...fileDialect,
  sample(table, rows) {
    if (table.kind === 'view' || table.rows === null || table.rows <= rows) return fileDialect.sample(table, rows)
    // Every n-th row of the whole table, not its beginning.
    const step = Math.ceil(table.rows / rows)
    return { sql: `SELECT * FROM ${fileDialect.table(table)} WHERE rowid % ${step} = 0 LIMIT ${rows}`, sampled: true }
  },
}
