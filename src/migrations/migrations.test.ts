import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { entryMigrations, migrations } from './index.ts'

const createDriver = () => new DummyDriver()
const dialects = {
  sqlite: {
    createDriver,
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createDriver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (queries: Kysely<unknown>) => new PostgresIntrospector(queries),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}

async function markOf(engine: 'sqlite' | 'postgres', list: Migration[]): Promise<string> {
  const hash = createHash('sha256')
  const queries = new Kysely({
    dialect: dialects[engine],
    plugins: [new CamelCasePlugin()],
    log: ({ query: { sql, parameters } }) => void hash.update(`${sql} ${JSON.stringify(parameters)}\n`),
  })
  for (const { up } of list) await up(queries, engine)
  return hash.digest('hex').slice(0, 16)
}

/** Whoever changes `declare-table.ts` changes what all of them make; a new one stands behind these, and needs no mark. */
test('migrations that have run on somebody’s data make the same statements for ever', async () => {
  const last = migrations.findIndex(({ name }) => name === '031-extracts-of-queries')
  const past = migrations.slice(0, last + 1)
  assert.equal(past.length, 28)
  assert.equal(await markOf('sqlite', past), '1df39786dc73f3b5')
  assert.equal(await markOf('postgres', past), '7220902674209974')
  assert.equal(await markOf('sqlite', entryMigrations.slice(0, 2)), '0603703728889a49')
})
