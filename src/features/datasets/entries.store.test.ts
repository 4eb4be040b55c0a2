import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { entryMigrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { dropContents } from './change-contents.ts'
import type { EntryFilter } from './datasets.contract.ts'
import {
  appendEntries,
  bytesOfEntries,
  changeEntry,
  contentsOf,
  type EntryList,
  findEntry,
  listEntries,
  lockContents,
  pageOfEntries,
  removeEntry,
} from './entries.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open({ migrated: engine === 'postgres' }))
    if (engine === 'sqlite') await migrate(database, entryMigrations)
  })
  after(() => end())

  const add = (datasetId: string, rows: object[]) =>
    database.transaction(async (queries) =>
      appendEntries(
        queries,
        await lockContents(queries, 'team', datasetId),
        rows.map((row) => JSON.stringify(row)),
        now,
      ),
    )
  const names = async (datasetId: string, list: Partial<EntryList>) =>
    (await listEntries(database, datasetId, { limit: 100, ...list })).rows.map(({ data }) => JSON.parse(data).n)

  test('entries keep the order in which they came, and their count is kept with them', async () => {
    const id = newId()
    await add(
      id,
      Array.from({ length: 1200 }, (_, n) => ({ n })),
    )
    await add(id, [{ n: 1200 }])
    assert.deepEqual((await contentsOf(database.queries, [id, 'none'])).get(id), { entries: 1201, version: 2 })
    assert.deepEqual(
      await names(id, { limit: 1300 }),
      Array.from({ length: 1201 }, (_, n) => n),
    )
    const first = await listEntries(database, id, { limit: 2 })
    assert.equal(first.rows.length, 2)
    assert.deepEqual(await names(id, { limit: 2, after: first.next! }), [2, 3])
  })

  test('a page of long entries ends early, and says where it goes on', async () => {
    const id = newId()
    const long = 'ü'.repeat(500_000)
    await add(
      id,
      Array.from({ length: 11 }, (_, n) => ({ n, ...(n > 0 && n < 9 && { long }) })),
    )
    const read = async (list: Partial<EntryList>) => {
      const { rows, next } = await listEntries(database, id, { limit: 100, ...list })
      return { next, rows: rows.map(({ data }) => JSON.parse(data).n) }
    }
    const first = await read({})
    assert.deepEqual(first.rows, [0, 1, 2, 3, 4])
    const second = await read({ after: first.next! })
    assert.deepEqual(second.rows, [5, 6, 7, 8, 9, 10])
    assert.equal(second.next, null)
    const sort = { field: 'n', descending: true }
    assert.deepEqual(await read({ sort }), { rows: [10, 9, 8, 7, 6, 5], next: '6' })
    assert.deepEqual(await read({ sort, offset: 6 }), { rows: [4, 3, 2, 1, 0], next: null })
    const pages: number[][] = []
    for (let after: string | null = null; ; ) {
      const page = await pageOfEntries(database.queries, id, { after, limit: 100, backwards: true })
      if (page.length === 0) break
      pages.push(page.map(({ data }) => JSON.parse(data).n))
      after = page.at(-1)!.id
    }
    assert.deepEqual(pages, [
      [10, 9, 8, 7, 6, 5],
      [4, 3, 2, 1, 0],
    ])
    assert.ok((await bytesOfEntries(database.queries, id)) > 8_000_000)
  })

  test('many writers at once lose nothing', async () => {
    const id = newId()
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(id, [{ n }, { n }])))
    assert.deepEqual((await contentsOf(database.queries, [id])).get(id), { entries: 40, version: 20 })
    assert.equal((await names(id, {})).length, 40)
  })

  test('filters compare values by their kind', async () => {
    const id = newId()
    await add(id, [
      { n: 1, city: 'Köln', amount: 10, open: true },
      { n: 2, city: 'köln', amount: 9.5, open: false },
      { n: 3, city: 'Bonn', amount: '10', open: null },
      { n: 4, 'a "quoted" $.key': 'x', amount: -2, open: 'true' },
      { n: 5, city: '100%_\\', amount: 1e3 },
      { n: 6, city: ['Köln'], amount: { value: 10 } },
    ])
    const cases: [EntryFilter, number[]][] = [
      [{ city: 'Köln' }, [1]],
      [{ amount: 10 }, [1]],
      [{ amount: '10' }, [3]],
      [{ amount: { gte: 9.5 } }, [1, 2, 5]],
      [{ amount: { gt: -3, lt: 10 } }, [2, 4]],
      [{ amount: { gte: '1' } }, [3]],
      [{ open: true }, [1]],
      [{ open: 'true' }, [4]],
      [{ open: null }, [3, 5, 6]],
      [{ open: { ne: null } }, [1, 2, 4]],
      [{ city: { ne: 'Bonn' } }, [1, 2, 4, 5, 6]],
      [{ city: { contains: 'ON' } }, [3]],
      [{ city: { contains: '%_\\' } }, [5]],
      [{ city: { contains: '_' } }, [5]],
      [{ 'a "quoted" $.key': 'x' }, [4]],
      [{ city: 'Köln', amount: { lte: 9 } }, []],
      [{ city: "'; drop table dataset_entries; --" }, []],
    ]
    for (const [filter, expected] of cases)
      assert.deepEqual(await names(id, { filter }), expected, JSON.stringify(filter))
  })

  test('sorting puts numbers by size before text by letters, and nothing last, either way round', async () => {
    const id = newId()
    await add(id, [
      { n: 1, v: 'b' },
      { n: 2, v: 10 },
      { n: 3, v: 9 },
      { n: 4 },
      { n: 5, v: 'a' },
      { n: 6, v: null },
      { n: 7, v: -1.5 },
      { n: 8, v: 'B' },
    ])
    assert.deepEqual(await names(id, { sort: { field: 'v', descending: false } }), [7, 3, 2, 8, 5, 1, 4, 6])
    assert.deepEqual(await names(id, { sort: { field: 'v', descending: true } }), [2, 3, 7, 1, 5, 8, 4, 6])
    assert.deepEqual(await names(id, { sort: { field: 'v', descending: false }, limit: 3, offset: 2 }), [2, 8, 5])
  })

  test('an entry is changed and removed, and the version says so', async () => {
    const id = newId()
    await add(id, [{ n: 1 }, { n: 2 }, { n: 3 }])
    const [one, two] = (await listEntries(database, id, { limit: 10 })).rows
    await database.transaction(async (queries) => {
      const contents = await lockContents(queries, 'team', id)
      await changeEntry(queries, contents, one!.id, '{"n":9}', '2026-02-01T00:00:00.000Z')
    })
    await database.transaction(async (queries) =>
      removeEntry(queries, await lockContents(queries, 'team', id), two!.id),
    )
    assert.deepEqual(await names(id, {}), [9, 3])
    assert.equal((await findEntry(database.queries, id, one!.id))?.updatedAt, '2026-02-01T00:00:00.000Z')
    assert.deepEqual((await contentsOf(database.queries, [id])).get(id), { entries: 2, version: 3 })
  })

  test('the contents of a dataset that is gone go without touching another’s', async () => {
    const [gone, stays] = [newId(), newId()]
    await add(
      gone,
      Array.from({ length: 300 }, (_, n) => ({ n })),
    )
    await add(stays, [{ n: 1 }])
    await dropContents(database, gone)
    assert.deepEqual([...(await contentsOf(database.queries, [gone, stays])).keys()], [stays])
    assert.deepEqual(await names(gone, {}), [])
    assert.deepEqual(await names(stays, {}), [1])
  })
})
