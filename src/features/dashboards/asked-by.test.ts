import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDocument } from '../../engine/documents/parse-document.ts'
import type { Query } from '../../engine/sandbox/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { checkDocument } from './check-document.ts'
import { createRoom, freezeDocument, keptInAll } from './freeze-document.ts'

const markup = `{% select name="region" options="regions" /%}

\`\`\`sql regions
select 'North'
\`\`\`
\`\`\`sql revenue
select 1 as total where 'North' = {{region}}
\`\`\`
{% metric query="revenue" value="total" /%}
`
const { document, ...read } = parseDocument(markup)
const place = { teamId: 'team', userId: 'person', spaceId: 'space' }
const target = { kind: 'SQLITE' as const, databases: [] }
const source = { name: 'Sales', target, parts: [] } as never
const sourcesOf = async () => [source]
const catalogOf = () => assert.fail('no question is asked')

test('all that a document asks, and the reading of it, is asked in the name of the person', async () => {
  const asked: Pick<Query, 'teamId' | 'userId' | 'sql'>[] = []
  const noting =
    <T>(answer: T) =>
    async ({ teamId, userId, sql }: Query): Promise<T> => {
      asked.push({ teamId, userId, sql })
      return answer
    }
  const rows = Buffer.from('[{"v":"North"}]')
  const outcome = { columns: ['v'], types: ['text' as const], json: rows, rowCount: 1, truncated: false }
  const results = { query: noting(outcome), forget() {}, size: () => ({ entries: 0, bytes: 0 }) }
  await freezeDocument(
    { results, clock: systemClock, sourcesOf, closedOf: () => assert.fail(), catalogOf },
    place,
    document,
    { region: 'North' },
    { room: createRoom(keptInAll), maxRows: 10 },
  )
  const workers = {
    run: async (_name: string, _input: unknown, owner: Pick<Query, 'teamId' | 'userId'>) => {
      asked.push({ teamId: owner.teamId, userId: owner.userId, sql: 'markup' })
      return { document, ...read }
    },
  }
  const sandbox = { prepare: noting({ columns: ['total'], types: ['integer' as const] }) }
  await checkDocument(
    { workers: workers as never, sandbox, sourcesOf, closedOf: () => assert.fail(), catalogOf },
    place,
    markup,
  )
  assert.equal(new Set(asked.map(({ sql }) => sql)).size, 3, 'the options, the query and the markup')
  assert.deepEqual(
    asked.filter(({ teamId, userId }) => teamId !== 'team' || userId !== 'person'),
    [],
  )
})
