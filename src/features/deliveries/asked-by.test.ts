import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import type { Target } from './deliveries.contract.ts'
import { createDeliveries } from './deliveries.ts'
import { packPayload } from './delivery-payload.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open())
  })
  after(() => end())

  test('what is drawn for a delivery, a mail or a message of a team chat, is drawn in the turn of whose it is', async () => {
    const { teamId } = await makeTeam(database)
    const work: string[] = []
    const run = async (name: string, _input: unknown, { teamId: team, userId }: WorkOwner) => {
      assert.deepEqual([team, userId], [teamId, 'person'], name)
      work.push(name)
      return name === 'readDocument' ? { document: { nodes: [] } } : new Uint8Array(1)
    }
    const deliveries = createDeliveries({
      database,
      jobs: { define() {}, enqueue: async () => {} },
      clock: systemClock,
      secrets: { encrypt: (text: string) => text, decrypt: (text: string) => text },
      workers: { run },
      mailer: { isSetUp: () => true, deliver: async () => {} },
      teamChats: { send: async () => {} },
      address: () => 'https://tally.example',
    } as never)
    const spec = { type: 'bar', x: 'a', y: ['b'], title: 'T' }
    const payload = {
      title: 'T',
      markdown: 'words',
      table: null,
      chart: { spec, columns: ['a', 'b'], rows: [] },
      link: null,
      document: { head: { title: 'T' }, content: { nodes: [], results: {} } },
      about: {},
    }
    const targets: Target[] = [
      { kind: 'email', address: 'a@example.com' },
      { kind: 'slack', workspaceId: 'w', channel: 'c' },
    ]
    const content = await packPayload(payload as never, 'person')
    const sent = await database.transaction((queries) =>
      deliveries.dispatch({ teamId, targets, content, attachment: 'pdf' }, queries),
    )
    for (const row of sent) assert.equal((await deliveries.attempt(row))?.status, 'delivered')
    assert.deepEqual(work.toSorted(), ['drawChart', 'drawChart', 'readDocument', 'renderReport'])
  })
})
