import { DatabaseSync } from 'node:sqlite'
import { shopTables } from '../src/engine/samples/index.ts'
import { openWorkbench, type Workbench } from './workbench.ts'

/** The sample shop in memory, as an upload of it would be. */
export const shopBench = (): Workbench => {
  const database = new DatabaseSync(':memory:')
  for (const table of shopTables()) {
    const kind = (i: number) => {
      const value = table.rows.find((row) => row[i] !== null)?.[i]
      if (typeof value === 'number')
        return table.rows.every((row) => row[i] === null || Number.isInteger(row[i])) ? 'INTEGER' : 'REAL'
      return typeof value === 'string' ? 'TEXT' : 'DATE'
    }
    database.exec(`CREATE TABLE ${table.name} (${table.columns.map((c, i) => `"${c}" ${kind(i)}`).join(', ')})`)
    const insert = database.prepare(`INSERT INTO ${table.name} VALUES (${table.columns.map(() => '?').join(', ')})`)
    database.exec('BEGIN')
    for (const row of table.rows) insert.run(...row.map((v) => (v !== null && typeof v === 'object' ? v.date : v)))
    database.exec('COMMIT')
  }
  return openWorkbench(database, '2026-01-15')
}
