import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { createSpaceStore } from '../spaces/index.ts'
import { createDefinitions } from './definitions.ts'
import { previewMetric } from './preview-metric.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let place: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    place = await makeTeam(database)
  })
  after(() => end())

  test('reading, settling and writing definitions takes the turn of whoever asks', async () => {
    const { teamId, spaceId } = place
    const work: string[] = []
    const stood = { shown: { version: '0', semantic_model: [] }, open: [], settled: null, faults: [], problem: 'none' }
    const run = async (name: string, _input: unknown, { teamId: team, userId }: WorkOwner) => {
      assert.deepEqual([team, userId], [teamId, 'person'], name)
      work.push(name)
      return name === 'writeYaml' ? '' : { ...stood, catalog: null }
    }
    const source = { id: 'source', name: 'Sales', type: 'SQLITE' }
    const definitions = createDefinitions({
      database,
      bus: createLocalBus(),
      clock: systemClock,
      workers: { run },
      sources: {
        find: async () => source,
        schemas: { of: async () => ({ schema: { tables: [] } }) },
        onSourceChanged() {},
        onReplacing() {},
      },
      spaces: createSpaceStore(database),
      analystSources: async () => [],
    } as never)
    const who = { teamId, userId: 'person' }
    const asked = { text: '', metric: 'm', signal: new AbortController().signal }
    for (const owner of [{ spaceId }, { dataSourceId: 'source' }]) {
      await definitions.standing(who, owner)
      await definitions.suggested(who, owner)
      await definitions.faults(who, owner)
      await definitions.check(who, owner, '')
      await (await definitions.texts(who, owner)).check({} as never)
      await previewMetric({ definitions, runQuery: () => assert.fail() }, who, { owner, ...asked })
    }
    await definitions.writeYaml(who, {} as never)
    const reads = ['stand', 'check', 'settle'].flatMap((verb) =>
      ['Source', 'Space'].map((of) => (verb === 'check' ? `check${of}Definitions` : verb + of)),
    )
    const all = [...reads, 'metricOfSourceText', 'metricOfSpaceText', 'writeYaml'].toSorted()
    assert.deepEqual([...new Set(work)].toSorted(), all)
  })
})
