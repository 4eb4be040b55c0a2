import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { call } from '../harness.ts'
import { expectedCell, principals, type Row, reads } from './row.ts'
import { makeWorld, rightsOf, type World } from './world.ts'

/** Every operation times every kind of caller: status, code, and that nothing changed when it was refused. */
const folder = path.join(import.meta.dirname, 'rows')
const rows: Row[] = []
for (const file of readdirSync(folder).sort())
  rows.push(...((await import(path.join(folder, file))) as { rows: Row[] }).rows)

type Kept = { sent: Awaited<ReturnType<Row['request']>>; before: string[] }

describe('isolation matrix', () => {
  let world: World
  let rights: ReturnType<typeof rightsOf>
  before(async () => {
    world = await makeWorld()
    rights = rightsOf((await call(world.service, 'GET', '/openapi.json')).body)
  })
  after(() => world?.end())

  test('every operation of the OpenAPI document has a row, and every row an operation', async () => {
    const { body } = await call(world.service, 'GET', '/openapi.json')
    const operations = Object.entries(body.paths as Record<string, object>).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    )
    assert.deepEqual(rows.map(({ operation }) => operation).sort(), operations.sort())
  })

  test('whatever writes needs a right to write', async (t) => {
    for (const row of rows.filter(({ access }) => access === 'team'))
      if (!reads(row)) assert.match(rights.get(row.operation)?.[0] ?? 'no right', /:write$/, row.operation)
    t.diagnostic(`${rows.length} operations, ${rows.length * principals.length} cells`)
  })

  for (const row of rows) {
    test(row.operation, async () => {
      const method = row.operation.split(' ')[0]!
      const watched = () =>
        Promise.all((row.watch ?? []).map(async (address) => (await world.admin('GET', address)).text))
      // What was refused has changed nothing: the next who is refused may be refused the same.
      let kept = null as Kept | null
      for (const principal of principals) {
        const expected = expectedCell(row, principal, rights.get(row.operation) ?? [])
        const refused = expected.status >= 400
        if (!refused || row.perPrincipal) kept = null
        const sent: Kept['sent'] = kept?.sent ?? (await row.request(world, principal))
        const before: string[] = kept?.before ?? (refused ? await watched() : [])
        kept = refused ? { sent, before } : null
        const { address, ...request } = sent
        const answer = await call(world.service, method, address, {
          ...request,
          headers: { ...request.headers, ...world.headers[principal] },
        })
        const cell = `${row.operation} by ${principal}`
        assert.equal(answer.status, expected.status, `${cell}: ${answer.text.slice(0, 500)}`)
        if (expected.code) assert.equal(answer.body.cause.code, expected.code, cell)
        if (expected.detail) assert.equal(answer.body.cause.detail, expected.detail, cell)
        if (refused) assert.deepEqual(await watched(), before, `${cell} was refused, yet something changed`)
      }
    })
  }
})
