import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compute, turnsDuring } from '../../../test/turns-during.ts'
import { parseDocument } from '../../engine/documents/parse-document.ts'
import { QuestionFault } from '../../engine/question/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { checkDocument } from './check-document.ts'
import { createRoom, freezeDocument, keptInAll, keptOfQuery } from './freeze-document.ts'

const names = Array.from({ length: 20 }, (_, i) => `q${i}`)
const place = { teamId: 'team', userId: 'person', spaceId: 'space' }

test('others have their turn while a document is answered from the cache', async () => {
  const markup = names
    .map((name) => `\`\`\`sql ${name}\nselect 1 as ${name}\n\`\`\`\n{% table query="${name}" /%}\n`)
    .join('')
  const { document } = parseDocument(markup)
  const outcome = { columns: ['v'], types: ['text' as const], json: Buffer.from('[]'), rowCount: 0, truncated: false }
  const query = async () => {
    compute(6)
    return outcome
  }
  const results = { query, forget() {}, size: () => ({ entries: 0, bytes: 0 }) }
  const target = { kind: 'SQLITE' as const, databases: [] }
  const sourcesOf = async () => [{ name: 'Sales', target, parts: [] } as never]
  const catalogOf = () => assert.fail('no question is asked')
  const turns = await turnsDuring(() =>
    freezeDocument(
      { results, clock: systemClock, sourcesOf, closedOf: () => assert.fail(), catalogOf },
      place,
      document,
      {},
      { room: createRoom(keptInAll), maxRows: 10 },
    ),
  )
  assert.ok(turns >= 9, `${turns} turns`)
})

test('a document whose results are too much in all is asked no further', async () => {
  const { document } = parseDocument(names.map((name) => `\`\`\`sql ${name}\nselect 1 as ${name}\n\`\`\`\n`).join(''))
  const outcome = { columns: ['v'], types: ['text' as const], json: Buffer.alloc(400), rowCount: 1, truncated: false }
  let asked = 0
  const query = async ({ maxBytes }: { maxBytes?: number }) => {
    asked++
    assert.equal(maxBytes, keptOfQuery.maxBytes)
    return outcome
  }
  const runner = {
    results: { query, forget() {}, size: () => ({ entries: 0, bytes: 0 }) },
    clock: systemClock,
    sourcesOf: async () => [{ name: 'Sales', target: { kind: 'SQLITE' as const, databases: [] }, parts: [] } as never],
    closedOf: () => assert.fail(),
    catalogOf: () => assert.fail(),
  }
  const freeze = (bytes: number) =>
    freezeDocument(runner, place, document, {}, { ...keptOfQuery, room: createRoom(bytes) })
  await assert.rejects(freeze(1000), { name: 'QueryError', kind: 'too-large' })
  assert.equal(asked, 3)
  assert.equal(Object.keys(await freeze(20 * 400)).length, 20)
})

test('others have their turn while the questions of a document are checked', async () => {
  const markup = names
    .map(
      (name) =>
        `\`\`\`question ${name}\n{"measures":[{"count":"sales"}],"by":[]}\n\`\`\`\n{% table query="${name}" /%}\n`,
    )
    .join('')
  const read = parseDocument(markup)
  assert.equal(read.document.queries.filter(({ question }) => question !== null).length, names.length)
  const catalog = new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'then') return undefined
        compute(6)
        throw new QuestionFault([{ path: '', message: 'nothing of it is known' }])
      },
    },
  )
  const turns = await turnsDuring(() =>
    checkDocument(
      {
        workers: { run: async () => read, close: async () => {} } as never,
        sandbox: { prepare: () => assert.fail('nothing is prepared') },
        sourcesOf: async () => [],
        closedOf: () => assert.fail(),
        catalogOf: async () => catalog as never,
      },
      place,
      markup,
    ),
  )
  assert.ok(turns >= 5, `${turns} turns`)
})
