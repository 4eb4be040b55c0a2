import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { describeDatasets } from './dataset-calls.ts'
import { assertError, assertInvalid } from './envelope.ts'
import { call, setUp, startService } from './harness.ts'

type Shown = { data: { city: string } }

describeDatasets(
  'duplicates in datasets',
  ({ asOwner, make, filled, entriesOf, countOf, deduplicate, notFound, at }) => {
    test('POST /datasets/{datasetId}/deduplicate removes what is the same', async () => {
      const rows = [
        { mail: 'a@x', n: 1 },
        { n: 1, mail: 'a@x' },
        { mail: ' A@X ', n: 1 },
        { mail: 'b@x', n: 2 },
        { mail: 'a@x', n: 3 },
      ]
      const all = await filled(rows)
      const dry = await deduplicate(all, { dryRun: true })
      assert.deepEqual([dry.status, dry.body], [200, { removed: 1, remaining: 4 }])
      assert.equal(dry.contentType, 'application/json; charset=utf-8')
      assert.equal(await countOf(all), 5)
      assert.deepEqual((await deduplicate(all)).body, { removed: 1, remaining: 4 })
      assert.deepEqual((await deduplicate(all, {})).body, { removed: 0, remaining: 4 })
      assert.deepEqual(await entriesOf(all), [rows[0], rows[2], rows[3], rows[4]])
      assert.equal(await countOf(all), 4)
      const last = await filled(rows)
      const rule = { keys: ['mail'], keep: 'last', ignoreCase: true, trim: true }
      assert.deepEqual((await deduplicate(last, rule)).body, { removed: 3, remaining: 2 })
      assert.deepEqual(await entriesOf(last), [rows[3], rows[4]])
    })

    test('similar values are offered, shown as what would go, merged, and brought back', async () => {
      const cities = ['Köln', 'koln', 'Köln ', 'Koeln', 'Aarhus', 'Aahrus', 'Room 12', 'Room 13', 'Bonn', 'Bohn']
      const rows = cities.map((city, i) => ({ city, n: i < 4 ? 1 : 2 }))
      const twice = rows.filter(({ city }) => city === 'Köln' || city === 'Aarhus')
      const id = await filled([...rows, ...twice])
      const ask = (path: string, json?: object) =>
        asOwner('POST', `/datasets/${id}/${path}`, json === undefined ? {} : { json })
      const similar = await ask('similar-values', {})
      assert.deepEqual(similar.body, [
        {
          field: 'city',
          groups: [
            [
              { value: 'Köln', count: 2 },
              { value: 'Koeln', count: 1 },
              { value: 'Köln ', count: 1 },
              { value: 'koln', count: 1 },
            ],
            [
              { value: 'Aarhus', count: 2 },
              { value: 'Aahrus', count: 1 },
            ],
          ],
          more: 0,
        },
      ])
      const same: { field: string; values: string[] }[] = similar.body[0]!.groups.map((group: { value: string }[]) => ({
        field: 'city',
        values: group.map(({ value }) => value),
      }))
      const shown = await ask('duplicates', { keys: ['city'], same })
      assert.deepEqual([shown.body.removed, shown.body.remaining, shown.body.allGroups], [6, 6, true])
      assert.deepEqual(
        shown.body.groups.map(({ stays, goes, count }: { stays: Shown; goes: Shown[]; count: number }) => [
          stays.data.city,
          goes.map(({ data }) => data.city),
          count,
        ]),
        [
          ['Köln', ['koln', 'Köln ', 'Koeln', 'Köln'], 4],
          ['Aarhus', ['Aahrus', 'Aarhus'], 2],
        ],
      )
      assert.deepEqual((await ask('deduplicate', { keys: ['city'], same })).body, { removed: 6, remaining: 6 })
      assert.deepEqual((await ask('deduplicate/undo')).body, { restored: 6, entries: 12 })
      assert.deepEqual(await entriesOf(id), [...rows, ...twice])
      assert.equal(await countOf(id), 12)
      const nothing = await ask('deduplicate/undo')
      assert.deepEqual([nothing.status, nothing.body.cause.code], [409, 'datasets/nothing-to-undo'])
      const accents = { ignoreAccents: true, ignoreCase: true, trim: true }
      assert.deepEqual((await ask('deduplicate', accents)).body, { removed: 4, remaining: 8 })
      assertInvalid(
        await ask('deduplicate', { same: [same[0], same[0]] }),
        'body.same: a value of a field stands in one group only',
      )
      const many = Array.from({ length: 11 }, (_, i) => ({
        field: 'city',
        values: Array.from({ length: 1000 }, (_, k) => `${i} ${k}`),
      }))
      assertInvalid(await ask('duplicates', { same: many }), 'body.same: at most 10000 values in all')
      assert.equal((await ask('duplicates', { same: many.slice(1) })).status, 200)
      // What an earlier one removed is gone with the next.
      assert.deepEqual((await ask('deduplicate', { keys: ['n'] })).body, { removed: 6, remaining: 2 })
      assert.deepEqual((await ask('deduplicate/undo')).body, { restored: 6, entries: 8 })
      // And what it removed of entries that are replaced goes with these.
      assert.equal((await ask('deduplicate', { keys: ['n'] })).body.removed, 6)
      assert.equal((await ask('import', { csv: 'city,n\nBonn,1\n', mode: 'replace' })).status, 200)
      assert.equal((await ask('deduplicate/undo')).body.cause.code, 'datasets/nothing-to-undo')
      assert.equal(await countOf(id), 1)
    })

    test('deduplicate refuses what it cannot mean', async () => {
      const id = await filled([{ a: 1 }, { a: 2 }])
      assertInvalid(await deduplicate(id, { keys: ['a', 'emial'] }), 'body.keys: no entry has a field "emial"')
      assertInvalid(
        await deduplicate(id, { keep: 'newest' }),
        'body.keep: Invalid option: expected one of "first"|"last"',
      )
      assertInvalid(await deduplicate(id, { key: 'a' }), 'body: Unrecognized key: "key"')
      assertInvalid(await deduplicate(id, { keys: [] }), 'body.keys: Too small: expected array to have >=1 items')
      notFound(await deduplicate('none'))
      notFound(await call(at.service, 'POST', `/datasets/${id}/deduplicate`, { key: at.other.key }))
      assert.equal(await countOf(id), 2)
      assert.deepEqual((await deduplicate((await make()).id, { keys: ['a'] })).body, { removed: 0, remaining: 0 })
    })

    test('a large de-duplication lets other requests through', async () => {
      const { id } = await make()
      const csv = ['id,name,amount']
      for (let i = 0; i < 40_000; i++) csv.push(`${i % 32_000},name ${i % 32_000},${(i % 32_000) * 1.5}`)
      const imported = await asOwner('POST', `/datasets/${id}/import`, { json: { csv: csv.join('\n') } })
      assert.deepEqual(
        [imported.status, imported.body],
        [200, { added: 40_000, removed: 0, entries: 40_000, truncated: false }],
      )
      let done = false
      const running = deduplicate(id).finally(() => {
        done = true
      })
      let answered = 0
      while (!done) {
        assert.equal((await asOwner('GET', '/datasets?limit=1')).status, 200)
        answered++
      }
      assert.deepEqual((await running).body, { removed: 8000, remaining: 32_000 })
      assert.ok(answered > 3, `only ${answered} others were answered`)
      const over = await asOwner('POST', `/datasets/${id}/import`, { json: { csv: csv.join('\n') } })
      assertError(
        over,
        422,
        'Too many entries',
        'datasets/too-many-entries',
        'a dataset may hold at most 60000 entries',
      )
      assert.equal(await countOf(id), 32_000)
      const replaced = await asOwner('POST', `/datasets/${id}/import`, { json: { csv: 'a\n1\n', mode: 'replace' } })
      assert.deepEqual(replaced.body, { added: 1, removed: 32_000, entries: 1, truncated: false })
    })
  },
)

test('a service killed during a de-duplication has removed all duplicates or none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-killed-'))
  let service = await startService({ folder, keepFolder: true })
  try {
    const { key } = await setUp(service)
    const space = (await call(service, 'POST', '/spaces', { key, json: { name: 'S' } })).body.id
    const csv = ['id,name']
    for (let i = 0; i < 15_000; i++) csv.push(`${i % 5000},name ${i % 5000}`)
    const { id } = (await call(service, 'POST', '/datasets', { key, json: { name: 'D', spaceId: space } })).body
    const load = { csv: csv.join('\n'), mode: 'replace' }
    const outcomes = new Set<number>()
    for (const wait of [20, 60, 150]) {
      assert.equal((await call(service, 'POST', `/datasets/${id}/import`, { key, json: load })).body.entries, 15_000)
      const running = call(service, 'POST', `/datasets/${id}/deduplicate`, { key }).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, wait))
      await service.stop('SIGKILL')
      await running
      service = await startService({ folder, keepFolder: true })
      const [dataset] = (await call(service, 'GET', '/datasets', { key })).body
      const json = { sql: 'select count(*) n from entries' }
      const counted = await call(service, 'POST', `/datasets/${id}/query`, { key, json })
      assert.equal(counted.status, 200, counted.text)
      const { n } = counted.body.data[0]
      assert.equal(n, dataset._count.entries)
      assert.ok(n === 15_000 || n === 5000, `${n} are left`)
      outcomes.add(n)
    }
    assert.ok(outcomes.size > 0)
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
