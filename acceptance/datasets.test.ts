import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeDatasets } from './dataset-calls.ts'
import { assertError, assertInvalid, assertUnsupported, dateTime, uuid } from './envelope.ts'
import { type Answer, call } from './harness.ts'

describeDatasets('datasets', ({ asOwner, make, add, filled, entriesOf, countOf, deduplicate, notFound, at }) => {
  test('POST /datasets makes a dataset in a space', async () => {
    const { id, createdAt, updatedAt, ...rest } = await make({ description: 'All of them' })
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.equal(updatedAt, createdAt)
    assert.deepEqual(rest, {
      name: 'People',
      spaceId: at.space,
      description: 'All of them',
      dataSourceId: null,
      dataSourceName: null,
      unavailableAt: null,
    })
    const inNowhere = await asOwner('POST', '/datasets', { json: { name: 'x', spaceId: 'none' } })
    assertError(inNowhere, 404, 'Space not found', 'spaces/not-found', 'the space does not exist')
    const ofNothing = await asOwner('POST', '/datasets', {
      json: { name: 'x', spaceId: at.space, dataSourceId: 'none' },
    })
    assert.equal(ofNothing.body.cause.code, 'data-sources/not-found')
    for (const json of [
      { spaceId: at.space },
      { name: 'x' },
      { name: ' ', spaceId: at.space },
      { name: 'x', spaceId: at.space, teamId: 't' },
    ])
      assert.equal((await asOwner('POST', '/datasets', { json })).body.cause.code, 'api/invalid-request')
  })

  test('GET /datasets lists the newest first, with how many entries each has', async () => {
    const older = await make()
    const newer = await make()
    await add(older.id, [{ a: 1 }, { a: 2 }])
    const { status, body } = await asOwner('GET', '/datasets')
    assert.equal(status, 200)
    assert.deepEqual(body.slice(0, 2), [
      { ...newer, _count: { entries: 0 } },
      { ...older, _count: { entries: 2 } },
    ])
    assert.deepEqual((await call(at.service, 'GET', '/datasets', { key: at.other.key })).body, [])
    const first = await asOwner('GET', '/datasets?limit=1')
    const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    assert.equal((await asOwner('GET', next)).body[0].id, older.id)
  })

  test('PATCH /datasets/{id} renames, describes and moves', async () => {
    const made = await make()
    const elsewhere = (await asOwner('POST', '/spaces', { json: { name: `Elsewhere ${made.id}` } })).body.id
    const answer = await asOwner('PATCH', `/datasets/${made.id}`, {
      json: { name: 'Customers', description: null, spaceId: elsewhere },
    })
    assert.equal(answer.status, 200)
    const { updatedAt, ...rest } = answer.body
    const { updatedAt: _, ...before } = made
    assert.deepEqual(rest, { ...before, name: 'Customers', spaceId: elsewhere })
    assert.ok(updatedAt >= made.updatedAt)
    assert.deepEqual((await asOwner('GET', `/datasets/${made.id}`)).body, answer.body)
    const patch = (json: object, key = at.owner.key) => call(at.service, 'PATCH', `/datasets/${made.id}`, { key, json })
    assertInvalid(await patch({}), 'body: at least one field is needed')
    assertInvalid(await patch({ unavailableAt: null }), 'body: Unrecognized key: "unavailableAt"')
    assertError(
      await patch({ spaceId: 'none' }),
      404,
      'Space not found',
      'spaces/not-found',
      'the space does not exist',
    )
    notFound(await patch({ name: 'x' }, at.other.key))
    notFound(await asOwner('PATCH', '/datasets/none', { json: { name: 'x' } }))
    assert.equal((await patch({ name: 5 })).body.cause.code, 'api/invalid-request')
    const broken = await asOwner('PATCH', `/datasets/${made.id}`, {
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    assert.deepEqual([broken.status, broken.body.cause.code], [400, 'api/invalid-json'])
    assertUnsupported(
      await asOwner('PATCH', `/datasets/${made.id}`, { body: 'x', headers: { 'content-type': 'text/plain' } }),
      'this operation takes application/json',
    )
    assert.equal((await asOwner('GET', `/datasets/${made.id}`)).body.name, 'Customers')
  })

  test('entries are added, listed, changed and deleted', async () => {
    const id = await filled([
      { n: 1, tags: ['a', { b: null }] },
      { n: 2, __proto__hidden: true },
    ])
    const { body } = await asOwner('GET', `/datasets/${id}/entries`)
    assert.deepEqual(Object.keys(body[0]), ['id', 'data', 'createdAt', 'updatedAt'])
    assert.deepEqual(body[0].data, { n: 1, tags: ['a', { b: null }] })
    const address = `/datasets/${id}/entries/${body[0].id}`
    const merged = await asOwner('PATCH', address, { json: { data: { tags: null, note: 'x' } } })
    assert.deepEqual(merged.body.data, { n: 1, tags: null, note: 'x' })
    const replaced = await asOwner('PATCH', address, { json: { data: { only: 1 }, replace: true } })
    assert.deepEqual(replaced.body.data, { only: 1 })
    assert.equal((await asOwner('DELETE', address)).status, 204)
    for (const answer of [await asOwner('DELETE', address), await asOwner('PATCH', address, { json: { data: {} } })])
      assertError(answer, 404, 'Entry not found', 'datasets/entry-not-found', 'the dataset has no such entry')
    assert.equal(await countOf(id), 1)
    notFound(await call(at.service, 'GET', `/datasets/${id}/entries`, { key: at.other.key }))
  })

  test('a batch with one bad entry adds none', async () => {
    const id = await filled([{ n: 0 }])
    const post = (body: string) =>
      asOwner('POST', `/datasets/${id}/entries`, { body, headers: { 'content-type': 'application/json' } })
    const deep = '['.repeat(40) + ']'.repeat(40)
    const cases: [string, string][] = [
      ['{"entries":[{"n":1},5]}', 'body.entries.1: an entry is a JSON object'],
      [
        '{"entries":[{"n":1},{"n":1e999}]}',
        'body: the number 1e999 has more digits, or is larger or smaller, than can be kept exactly: give it as text',
      ],
      [`{"entries":[{"n":1},{"n":${deep}}]}`, 'body.entries.1: nested deeper than 32 levels'],
      [
        '{"entries":[{"n":"\\u0000"}]}',
        'body: a text holds the NUL character or half of a surrogate pair, which cannot be kept',
      ],
      [
        '{"entries":[{"n":"\\ud800"}]}',
        'body: a text holds the NUL character or half of a surrogate pair, which cannot be kept',
      ],
      ['{"entries":[]}', 'body.entries: Too small: expected array to have >=1 items'],
    ]
    for (const [body, detail] of cases) assertInvalid(await post(body), detail)
    const many = await post(JSON.stringify({ entries: Array.from({ length: 10_001 }, (_, n) => ({ n })) }))
    assertInvalid(many, 'body.entries: Too big: expected array to have <=10000 items')
    assert.deepEqual(await entriesOf(id), [{ n: 0 }])
    const tricky = { __proto__: null, 'back\\u0000slash': '\\u0000', emoji: '😀', '': 'no name' }
    Object.defineProperty(tricky, '__proto__', { value: 'own', enumerable: true })
    await add(id, [tricky])
    const { text } = await asOwner('GET', `/datasets/${id}/entries`)
    assert.ok(text.includes(JSON.stringify(tricky)), text)
  })

  test('entries are paged, filtered and sorted', async () => {
    const id = await filled(Array.from({ length: 25 }, (_, n) => ({ n, city: n % 2 ? 'Köln' : 'Bonn', big: n * 1.5 })))
    const seen: number[] = []
    let address: string | undefined = `/datasets/${id}/entries?limit=10`
    while (address) {
      const answer: Answer = await asOwner('GET', address)
      seen.push(...answer.body.map(({ data }: { data: { n: number } }) => data.n))
      address = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 25 }, (_, n) => n),
    )
    const long = await filled(Array.from({ length: 10 }, (_, n) => ({ n, text: 'x'.repeat(1_000_000) })))
    const part = await asOwner('GET', `/datasets/${long}/entries`)
    assert.equal(part.body.length, 4)
    assert.equal(part.headers.get('link'), `</api/datasets/${long}/entries?cursor=${part.body[3].id}>; rel="next"`)
    const filter = encodeURIComponent(JSON.stringify({ city: 'Köln', n: { gte: 5, lt: 10 } }))
    assert.deepEqual(
      (await entriesOf(id, `?filter=${filter}&sort=-n`)).map(({ n }: { n: number }) => n),
      [9, 7, 5],
    )
    const sorted = await asOwner('GET', `/datasets/${id}/entries?sort=-big&limit=2`)
    const next = /<\/api([^>]+)>; rel="next"/.exec(sorted.headers.get('link')!)![1]!
    assert.deepEqual(
      (await asOwner('GET', next)).body.map(({ data }: { data: { n: number } }) => data.n),
      [22, 21],
    )
    const contains = encodeURIComponent(JSON.stringify({ city: { contains: 'ÖL' } }))
    assert.equal((await entriesOf(id, `?filter=${contains}`)).length, 12)
    for (const query of [
      '?filter=nonsense',
      '?filter=%7B%22a%22%3A%7B%22near%22%3A1%7D%7D',
      '?sort=a&cursor=x',
      '?limit=0',
      '?order=a',
    ])
      assert.equal(
        (await asOwner('GET', `/datasets/${id}/entries${query}`)).body.cause.code,
        'api/invalid-request',
        query,
      )
  })

  test('rows come in from a query, from CSV text and from a file', async () => {
    const body = new FormData()
    body.append('file', new Blob(['day,amount\n2024-01-01,10\n2024-01-02,12.5\n']), 'sales.csv')
    const source = (await asOwner('POST', '/data-sources/upload', { body })).body
    const { id } = await make()
    const load = (json: object) => asOwner('POST', `/datasets/${id}/import`, { json })
    const queried = await load({
      dataSourceId: source.id,
      sql: 'select * from sales where amount > :n',
      params: { n: 11 },
    })
    assert.deepEqual([queried.status, queried.body], [200, { added: 1, removed: 0, entries: 1, truncated: false }])
    await load({ csv: 'Day of sale;ok\n2024-02-01;yes\n' })
    const form = new FormData()
    form.append('file', new Blob(['a\tb\n1\tx\n']), 'rows.tsv')
    form.append('mode', 'append')
    assert.equal((await asOwner('POST', `/datasets/${id}/import-file`, { body: form })).body.entries, 3)
    const data = await entriesOf(id)
    assert.deepEqual(data[0], { day: '2024-01-02', amount: 12.5 })
    assert.deepEqual(Object.keys(data[1]), ['Day of sale', 'ok'])
    assert.deepEqual(data[2], { a: 1, b: 'x' })

    assertInvalid(await load({ csv: `a\nb\n${'x'.repeat(1_100_000)}\n` }), 'row 2: longer than 1048576 characters')
    assert.equal((await entriesOf(id)).length, 3)
    assertInvalid(await load({}), 'body.sql: either sql or csv is needed')
    assertInvalid(await load({ sql: 'select 1' }), 'body.dataSourceId: sql needs it')
    assert.equal(
      (await load({ sql: 'select nope', dataSourceId: source.id })).body.cause.code,
      'data-sources/query-failed',
    )
    assert.equal((await load({ sql: 'select 1', dataSourceId: 'none' })).body.cause.code, 'data-sources/not-found')
    assert.equal((await load({ csv: '\n\n' })).body.cause.code, 'data-sources/unreadable-file')
    assert.equal(await countOf(id), 3)

    const linked = (await asOwner('GET', `/datasets/${id}`)).body
    assert.deepEqual([linked.dataSourceId, linked.dataSourceName, linked.unavailableAt], [source.id, 'sales.csv', null])
    await asOwner('PATCH', `/data-sources/${source.id}`, { json: { name: 'Renamed' } })
    assert.equal((await asOwner('GET', `/datasets/${id}`)).body.dataSourceName, 'Renamed')
    await asOwner('DELETE', `/data-sources/${source.id}`)
    const orphan = (await asOwner('GET', `/datasets/${id}`)).body
    assert.match(orphan.unavailableAt, dateTime)
    assert.deepEqual([orphan.dataSourceId, orphan.dataSourceName], [source.id, 'Renamed'])
    assert.equal(await countOf(id), 3)
  })

  test('a dataset is queried with SQL and exported', async () => {
    const id = await filled([
      { name: 'Ann', amount: 10, ok: true },
      { name: '=cmd()', amount: 2.5, when: '2024-01-01', tags: ['a'] },
    ])
    const query = (sql: string) => asOwner('POST', `/datasets/${id}/query`, { json: { sql } })
    const { status, body } = await query('select name, amount, ok, "when", tags from entries order by amount')
    assert.equal(status, 200)
    assert.deepEqual(body.types, ['text', 'real', 'boolean', 'date', 'json'])
    assert.deepEqual(body.data[1], { name: 'Ann', amount: 10, ok: true, when: null, tags: null })
    await add(id, [{ name: 'Bob', amount: 1 }])
    assert.deepEqual((await query('select count(*) n from entries')).body.data, [{ n: 3 }])
    assert.equal((await query('delete from entries')).body.cause.code, 'data-sources/query-refused')
    assert.deepEqual(
      (
        await asOwner('POST', `/datasets/${(await make()).id}/query`, {
          json: { sql: 'select count(*) n from entries' },
        })
      ).body.data,
      [{ n: 0 }],
    )
    const csv = await asOwner('GET', `/datasets/${id}/export`)
    assert.equal(csv.contentType, 'text/csv; charset=utf-8')
    assert.equal(csv.text.split('\r\n')[2], `'=cmd(),2.5,,2024-01-01,"[""a""]"`)
    const xlsx = await asOwner('GET', `/datasets/${id}/export?format=xlsx`)
    assert.ok(xlsx.text.startsWith('PK'))
    notFound(await asOwner('GET', '/datasets/none/export'))
    notFound(await call(at.service, 'POST', `/datasets/${id}/query`, { key: at.other.key, json: { sql: 'select 1' } }))
    const wide = await filled([Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`f${n}`, n]))])
    const refused = await asOwner('POST', `/datasets/${wide}/query`, { json: { sql: 'select 1' } })
    assertError(
      refused,
      422,
      'The entries do not make a table',
      'datasets/not-a-table',
      'the entries have 2001 different fields or more; 2000 is the most',
    )
  })

  test('DELETE takes the dataset and its entries; so does the deletion of its space', async () => {
    const id = await filled([{ a: 1 }])
    notFound(await call(at.service, 'DELETE', `/datasets/${id}`, { key: at.other.key }))
    assert.equal((await asOwner('DELETE', `/datasets/${id}`)).status, 204)
    notFound(await asOwner('GET', `/datasets/${id}`))
    notFound(await asOwner('GET', `/datasets/${id}/entries`))
    const doomed = (await asOwner('POST', '/spaces', { json: { name: `Doomed ${id}` } })).body.id
    const inside = await make({ spaceId: doomed })
    await asOwner('DELETE', `/spaces/${doomed}`)
    notFound(await asOwner('GET', `/datasets/${inside.id}`))
  })

  test('text of any kind in an address or a body never makes the service fail', async () => {
    const id = await filled([{ a: 1 }])
    const odd = ['%00', '%ff', '..%2f..', '%27;drop', '%F0%9F%98%80', 'a'.repeat(900)]
    for (const word of odd) {
      for (const address of [
        `/datasets/${word}`,
        `/datasets/${id}/entries?sort=${word}`,
        `/datasets/${id}/entries?cursor=${word}`,
        `/datasets/${id}/entries/${word}`,
      ]) {
        const answer = await asOwner(address.includes('entries/') ? 'DELETE' : 'GET', address)
        assert.ok(answer.status < 500, `${address}: ${answer.status} ${answer.text}`)
      }
    }
    for (const value of ['\u0000', '\ud800', "'; --"]) {
      const filter = encodeURIComponent(JSON.stringify({ [value]: value }))
      assert.ok((await asOwner('GET', `/datasets/${id}/entries?filter=${filter}`)).status < 500)
      assert.ok((await asOwner('POST', '/datasets', { json: { name: value, spaceId: value } })).status < 500)
      assert.ok((await deduplicate(id, { keys: [value] })).status < 500)
    }
  })
})
