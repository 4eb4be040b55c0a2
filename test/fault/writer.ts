import { sql } from 'kysely'
import { type Migration, migrate } from '../../src/platform/database/migrate.ts'
import { openPostgres, openSqlite } from '../../src/platform/database/open.ts'

/** A process that writes for ever and says each number only after its write was acknowledged; killed by its parent. */
const [engine, where, start] = process.argv.slice(2) as ['sqlite' | 'postgres', string, string]
const numbers: Migration = {
  name: '001-numbers',
  async up(queries) {
    await queries.schema
      .createTable('numbers')
      .addColumn('n', 'integer', (column) => column.primaryKey())
      .addColumn('pair', 'integer')
      .execute()
  },
}
const database = engine === 'sqlite' ? openSqlite(where) : await openPostgres(where, 4)
process.stdout.write(`migrated ${(await migrate(database, [numbers])).length}\n`)
for (let n = Number(start); process.argv[5] !== 'migrate-only'; n += 2) {
  // Two rows in one transaction: after a kill there must be both or none.
  await database.transaction(async (queries) => {
    await sql`insert into numbers (n, pair) values (${n}, ${n + 1})`.execute(queries)
    await sql`insert into numbers (n, pair) values (${n + 1}, ${n})`.execute(queries)
  })
  process.stdout.write(`${n}\n`)
}
await database.close()
