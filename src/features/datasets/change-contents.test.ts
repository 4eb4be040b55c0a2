import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { entryMigrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { changeContents, changeInSteps, dropContents, type Holder, newHolder } from './change-contents.ts'
import { appendEntries, contentsOf, findEntry, listEntries, pageOfEntries } from './entries.store.ts'
import { deduplicateEntries } from './jobs/deduplicate-entries.ts'
import { addAll } from './jobs/import-rows.ts'
import { abandonAllChanges } from './long-changes.store.ts'
import { sweepEntries } from './sweep-entries.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open({ migrated: engine === 'postgres' }))
    if (engine === 'sqlite') await migrate(database, entryMigrations)
  })
  after(() => end())

  const rowsOf = (count: number, first = 0) => Array.from({ length: count }, (_, i) => JSON.stringify({ n: first + i }))
  const add = (datasetId: string, texts: string[]) =>
    changeContents(database, 'team', datasetId, (queries, contents) => appendEntries(queries, contents, texts, now))
  const make = async (count: number) => {
    const id = newId()
    await add(id, rowsOf(count))
    return id
  }
  const seen = async (id: string) =>
    (await listEntries(database, id, { limit: 10_000 })).rows.map(({ data }) => JSON.parse(data).n as number)
  const seenInPages = async (id: string) => {
    const page = await pageOfEntries(database.queries, id, { after: null, limit: 10_000 })
    return page.map(({ data }) => JSON.parse(data).n as number)
  }
  const extent = async (id: string) => (await contentsOf(database.queries, [id])).get(id)
  const stored = async (id: string) => {
    const rows = await database.queries.selectFrom('dataset_entries').select('id').where('datasetId', '=', id).execute()
    return rows.length
  }
  const target = (datasetId: string, mode: 'append' | 'replace') => ({
    teamId: 'team',
    datasetId,
    mode,
    maxEntries: 1_000_000,
    now,
  })
  /** Stops at the given step as a killed process does: for ever. */
  function dyingAt(step: number) {
    const died = Promise.withResolvers<void>()
    let steps = 0
    const holder: Holder = { ...newHolder(), giveWay: () => steps++ }
    const dying: Database = {
      ...database,
      transaction(work) {
        if (steps < step) return database.transaction(work)
        died.resolve()
        return new Promise(() => {})
      },
    }
    return { holder, dying, died: died.promise }
  }
  const numbers = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i)

  for (const mode of ['append', 'replace'] as const)
    test(`readers see all of an import or nothing of it (${mode})`, async () => {
      const id = await make(700)
      const states = new Set<string>()
      const look = async () => {
        const list = await seen(id)
        assert.deepEqual(await seenInPages(id), list)
        states.add(`${list.length} from ${list[0]}`)
      }
      // Every step is looked at before and after.
      const watched: Database = {
        ...database,
        async transaction(work) {
          await look()
          const result = await database.transaction(work)
          await look()
          return result
        },
      }
      await addAll(watched, target(id, mode), rowsOf(1800, 10_000), newHolder())
      const after = mode === 'append' ? '2500 from 0' : '1800 from 10000'
      assert.deepEqual([...states], ['700 from 0', after])
      assert.deepEqual(await extent(id), { entries: mode === 'append' ? 2500 : 1800, version: 2 })
      assert.equal(await stored(id), mode === 'append' ? 2500 : 1800, 'nothing unseen is left')
    })

  test('readers see all duplicates go or none', async () => {
    const id = await make(600)
    await add(id, rowsOf(1200))
    const counts = new Set<number>()
    const watched: Database = {
      ...database,
      async transaction(work) {
        const result = await database.transaction(work)
        counts.add((await seen(id)).length)
        return result
      },
    }
    const rule = {
      keys: null,
      keep: 'last',
      ignoreCase: false,
      ignoreAccents: false,
      trim: false,
      same: [] as { field: string; values: string[] }[],
    } as const
    const job = { teamId: 'team', datasetId: id, rule, dryRun: false }
    assert.deepEqual(await deduplicateEntries(watched, job, newHolder()), { removed: 600, remaining: 1200 })
    assert.deepEqual([...counts], [1800, 1200])
    assert.equal(await stored(id), 1200)
    assert.deepEqual(await seen(id), numbers(1200))
  })

  test('what was not decided when its process died is undone by whoever writes next', async () => {
    for (const mode of ['append', 'replace'] as const) {
      const id = await make(10)
      const { holder, dying, died } = dyingAt(3)
      void addAll(dying, target(id, mode), rowsOf(5000), holder)
      await died
      assert.deepEqual(await seen(id), numbers(10))
      assert.ok((await stored(id)) > 10, 'it was in the middle of it')
      await abandonAllChanges(database.queries)
      await add(id, rowsOf(1, 10))
      assert.deepEqual(await seen(id), numbers(11))
      assert.equal(await stored(id), 11)
      assert.deepEqual(await extent(id), { entries: 11, version: 2 })
    }
  })

  test('what was decided is finished at the next start', async () => {
    const id = await make(2000)
    // Three steps write, the fourth decides, the fifth begins to take away.
    const { holder, dying, died } = dyingAt(6)
    void addAll(dying, target(id, 'replace'), rowsOf(1500, 9000), holder)
    await died
    assert.deepEqual(await seen(id), numbers(1500, 9000))
    assert.ok((await stored(id)) > 1500, 'it was in the middle of it')
    await abandonAllChanges(database.queries)
    const entries = { read: database, write: database, used: true } as Parameters<typeof sweepEntries>[0]['entries']
    const datasets = { gone: async () => [] } as unknown as Parameters<typeof sweepEntries>[0]['datasets']
    await sweepEntries({ entries, datasets })
    assert.deepEqual(await seen(id), numbers(1500, 9000))
    assert.equal(await stored(id), 1500)
    await add(id, rowsOf(1))
    assert.deepEqual(await extent(id), { entries: 1501, version: 3 })
  })

  test('an entry that is being removed cannot be found any more', async () => {
    const id = await make(1)
    await add(id, rowsOf(600))
    const [first] = (await listEntries(database, id, { limit: 1 })).rows
    const rule = {
      keys: null,
      keep: 'last',
      ignoreCase: false,
      ignoreAccents: false,
      trim: false,
      same: [] as { field: string; values: string[] }[],
    } as const
    // One step drops what was removed before, one lists it, one decides; then nothing is taken away.
    const { holder, dying, died } = dyingAt(4)
    void deduplicateEntries(dying, { teamId: 'team', datasetId: id, rule, dryRun: false }, holder)
    await died
    assert.equal(await findEntry(database.queries, id, first!.id), undefined)
    assert.equal(await stored(id), 601)
    assert.deepEqual(await extent(id), { entries: 600, version: 3 })
  })

  test('others who write to the dataset wait for it, those who write elsewhere do not', async () => {
    const [id, elsewhere] = [await make(3), await make(3)]
    const order: string[] = []
    let waiting: Promise<unknown> = Promise.resolve()
    await changeInSteps(database, newHolder(), { teamId: 'team', datasetId: id }, async ({ step }) => {
      waiting = add(id, rowsOf(1)).then(() => order.push('same dataset'))
      await add(elsewhere, rowsOf(1))
      order.push('elsewhere')
      await step(async () => {})
    })
    await waiting
    assert.deepEqual(order, ['elsewhere', 'same dataset'])
  })

  test('a dataset that is deleted takes the change with it, and nothing comes back', async () => {
    const id = await make(3)
    let steps = 0
    const holder: Holder = { ...newHolder(), giveWay: () => steps++ }
    const deleting: Database = {
      ...database,
      async transaction(work) {
        if (steps === 2) await dropContents(database, id)
        return database.transaction(work)
      },
    }
    assert.deepEqual(await addAll(deleting, target(id, 'append'), rowsOf(3000), holder), { lost: true })
    assert.equal(await stored(id), 0)
    assert.equal(await extent(id), undefined)
  })

  test('nor does a change that begins while a dataset is deleted leave anything', async () => {
    const id = await make(3)
    const holder = newHolder()
    let transactions = 0
    let importing: Promise<unknown> = Promise.resolve()
    const added = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const meanwhile: Database = {
      ...database,
      async transaction(work) {
        transactions++
        // The change is dropped by now, the contents are not.
        if (transactions === 2) {
          importing = changeInSteps(database, holder, { teamId: 'team', datasetId: id }, async ({ contents, step }) => {
            await step((queries) => appendEntries(queries, contents, rowsOf(5), now))
            added.resolve()
            await goOn.promise
            await step((queries) => appendEntries(queries, contents, rowsOf(5), now))
          })
          await added.promise
        }
        return database.transaction(work)
      },
    }
    await dropContents(meanwhile, id)
    goOn.resolve()
    assert.deepEqual(await importing, { lost: true })
    assert.equal(await stored(id), 0)
    assert.equal(await extent(id), undefined)
  })
})
