import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { call } from './harness.ts'
import type { Row } from './isolation/row.ts'
import { makeWorld, type World } from './isolation/world.ts'

/** U+0000, half a character of UTF-16, and what a search may take for signs of its own. */
const letters = ['a%00b', '%ED%A0%80', '%25%5C']

const hasPostgres = await serviceAnswers('PostgreSQL')

type Operation = { parameters: { name: string; in: string }[] }

async function rowsThatRead(): Promise<Row[]> {
  const folder = path.join(import.meta.dirname, 'isolation', 'rows')
  const all: Row[] = []
  for (const file of readdirSync(folder)) all.push(...((await import(path.join(folder, file))) as { rows: Row[] }).rows)
  return all.filter(({ operation }) => operation.startsWith('GET '))
}

/** Its address with each of the letters in the place of each part and parameter. */
function addressesOf({ operation }: Row, { parameters }: Operation, address: string): string[] {
  const wanted = operation.slice('GET '.length).split('/')
  const [own = ''] = address.split('?', 1)
  return letters.flatMap((text) => [
    ...wanted.flatMap((part, at) => (part.startsWith('{') ? own.split('/').with(at, text).join('/') : [])),
    ...parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => `${address}${address.includes('?') ? '&' : '?'}${name}=${text}`),
  ])
}

async function askAll(world: World): Promise<number> {
  const { paths } = (await call(world.service, 'GET', '/openapi.json')).body
  const faults: string[] = []
  let asked = 0
  for (const row of await rowsThatRead()) {
    const operation: Operation = paths[row.operation.slice('GET '.length)].get
    const { address, headers } = await row.request(world, 'admin')
    for (const strange of addressesOf(row, operation, address)) {
      const answer = await call(world.service, 'GET', strange, { headers: { ...headers, ...world.headers.admin } })
      asked++
      if (answer.status >= 500)
        faults.push(`${row.operation} ${strange}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
  }
  assert.deepEqual(faults, [])
  return asked
}

describe('letters that are none, in every part and parameter of every operation that reads', () => {
  test('are no fault of a service on SQLite', async (t) => {
    const world = await makeWorld()
    t.after(() => world.end())
    t.diagnostic(`${await askAll(world)} requests`)
  })
  test('are no fault of a service on PostgreSQL', { skip: !hasPostgres }, async (t) => {
    const { url, drop } = await makePostgresDatabase()
    const world = await makeWorld({ DATABASE_URL: url })
    t.after(async () => {
      await world.end()
      await drop()
    })
    t.diagnostic(`${await askAll(world)} requests`)
  })
})
