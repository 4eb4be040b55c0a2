import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call } from '../harness.ts'
import { form } from '../source-calls.ts'
import { type Driven, driveAll, makeProbedWorld, type ProbedWorld, tableOf } from './drive.ts'

/**
 * Nothing that anyone sends may hold the main thread. The goal is 50 ms; a test on a machine that others use has a bar that only a
 * fault reaches, in time computed, not in time passed. `npm run bench -- main-thread` prints the figures.
 */
const barMs = 250

describe('the main thread', () => {
  let world: ProbedWorld
  const driven: Driven[] = []
  before(async () => {
    world = await makeProbedWorld()
  })
  after(async () => {
    process.stdout.write(`${tableOf(driven).split('\n').slice(0, 25).join('\n')}\n`)
    await world?.end()
  })

  test('is held by no operation with its worst input, and no input is a fault of the service', async () => {
    driven.push(...(await driveAll(world)))
    assert.equal(driven.length, world.operations.size)
    assert.deepEqual(
      driven.filter(({ cpu, faults }) => cpu > barMs || faults.length > 0),
      [],
    )
  })

  test('is not held by a metric of a document with thousands of fields', async () => {
    const columns = Array.from({ length: 1_000 }, (_, i) => `c${i}`)
    const csv = `${columns.join()}\n${columns.map((_, i) => i).join()}\n${columns.map(() => 7).join()}\n`
    const body = form([['file', new Blob([csv]), 'wide.csv']])
    const { id } = (await world.admin('POST', '/data-sources/upload', { body })).body
    const expression = (text: string) => ({ dialects: [{ dialect: 'ANSI_SQL', expression: text }] })
    const fields = Array.from({ length: 5_000 }, (_, i) => ({ name: `f${i}`, expression: expression(`c1 + ${i}`) }))
    const datasets = [{ name: 'wide', source: 'wide', fields }]
    const metrics = [{ name: 'most', expression: expression('MAX(wide.f4999)') }]
    const text = JSON.stringify({ version: '0.2.0.dev0', semantic_model: [{ name: 'wide', datasets, metrics }] })
    await world.held()
    const answer = await world.admin('POST', `/data-sources/${id}/definitions/preview`, {
      json: { text, metric: 'most' },
    })
    assert.deepEqual([answer.status, answer.body.problem, answer.body.value], [200, null, 5_006], answer.text)
    const held = await world.held()
    process.stdout.write(`${held.cpu.toFixed(1)} ms for a metric of 5,000 fields\n`)
    assert.ok(held.cpu < barMs)
  })

  test('stays free while markup is read that takes minutes, and the service still ends when told', async () => {
    const space = (await world.admin('POST', '/spaces', { json: { name: 'Space' } })).body.id
    const check = (markup: string) =>
      call(world.service, 'POST', `/spaces/${space}/dashboards/check`, {
        key: world.owner.key,
        json: { markup },
      })
    await world.held()
    const reading = [
      '[x]: y\n'.repeat(28_000),
      '{% '.repeat(60_000),
      '{% grid %}'.repeat(101),
      '> '.repeat(50_000),
    ].map(check)
    let done = false
    const all = Promise.all(reading).finally(() => {
      done = true
    })
    while (!done) {
      assert.equal((await call(world.service, 'GET', '/health')).status, 200)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    for (const { status, body } of await all) {
      assert.equal(status, 200)
      assert.ok(body.problems.length > 0 || body.document.nodes.length > 0)
    }
    assert.ok((await world.held()).cpu < barMs)

    const cut = Array.from({ length: 20 }, () => check('[x]: y\n'.repeat(28_000)).catch(() => null))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal(await world.service.stop(), 0)
    await Promise.all(cut)
  })
})
