import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createNetworkGuard } from '../../../platform/network/network.ts'
import { buildCatalog } from '../../catalog/build-catalog.ts'
import type { Catalog } from '../../question/catalog.ts'
import { createSandbox, type Sandbox } from '../../sandbox/index.ts'
import { programs, readSchema } from '../../sources/index.ts'
import { bringRows } from './bring-rows.ts'
import type { ValueSearch } from './look-up-values.ts'

const folder = mkdtempSync(join(tmpdir(), 'bring-rows-'))
const path = join(folder, 'pets.sqlite')
let sandbox: Sandbox
let catalog: Catalog
let search: ValueSearch

before(async () => {
  const database = new DatabaseSync(path)
  database.exec("CREATE TABLE pets (name TEXT, legs INTEGER); INSERT INTO pets VALUES ('Rex', 4), ('Tweety', 2)")
  database.close()
  sandbox = createSandbox({
    programs,
    tempDir: join(folder, 'sandbox'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  const target = { kind: 'SQLITE' as const, databases: [{ schema: null, path }] }
  const schema = await readSchema(sandbox, 'team', target, { profile: true })
  catalog = buildCatalog([{ id: 'file', dialect: 'sqlite', schema, isFile: true, definitions: null }], {
    timeZone: 'UTC',
    fiscalYearStart: 1,
    today: '2026-01-15',
  })
  const part = {
    dataSourceId: 'file',
    name: 'pets',
    schemaName: null,
    grounding: '',
    groundingGenerated: false,
    privacy: 'full' as const,
    tables: schema.tables,
  }
  search = {
    sources: [{ source: 'pets', engine: 'sqlite', parts: [part], target }],
    isRemote: false,
    runQuery: (query) => sandbox.query({ ...query, teamId: 'team' }),
    signal: new AbortController().signal,
  }
})
after(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const wanted = () => catalog.datasets.map(({ name }) => name)

test('the rows of a small table are brought as they stand', async () => {
  // on a busy machine they may be late, and are asked for again
  let rows = await bringRows(search, catalog, wanted())
  for (let asked = 1; rows === null && asked < 20; asked++) rows = await bringRows(search, catalog, wanted())
  assert.deepEqual(
    rows?.map(({ json }) => JSON.parse(json)),
    [
      [
        { name: 'Rex', legs: 4 },
        { name: 'Tweety', legs: 2 },
      ],
    ],
  )
})

test('nobody waits for rows that are slow to come, or cannot be had', async () => {
  const late: ValueSearch = {
    ...search,
    runQuery: async (query) => {
      await wait(1_000, null, { ref: false })
      return search.runQuery(query)
    },
  }
  // Who waited for them would have them.
  assert.equal(await bringRows(late, catalog, wanted()), null)
  const gone = { ...catalog, datasets: catalog.datasets.map((d) => ({ ...d, table: { schema: null, name: 'gone' } })) }
  assert.equal(await bringRows(search, gone, wanted()), null)
})
