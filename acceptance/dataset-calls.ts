import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { assertError } from './envelope.ts'
import { type Answer, type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'

const postgresAnswers = await serviceAnswers('PostgreSQL')

/** Filled before the tests begin. */
type Place = { service: Service; owner: Owner; other: { key: string }; space: string }
type DatasetCalls = ReturnType<typeof datasetCalls> & { at: Place }

/** Tests of datasets, on both database engines. */
export function describeDatasets(subject: string, tests: (calls: DatasetCalls) => void): void {
  for (const engine of ['SQLite', 'PostgreSQL'] as const)
    describe(`${subject} on ${engine}`, { skip: engine === 'PostgreSQL' && !postgresAnswers }, () => {
      const at = {} as Place
      const calls = datasetCalls(at)
      let database: { url: string; drop(): Promise<void> } | null = null
      before(async () => {
        if (engine === 'PostgreSQL') database = await makePostgresDatabase()
        at.service = await startService({
          env: { TALLYROOM_MAX_DATASET_ENTRIES: '60000', ...(database && { DATABASE_URL: database.url }) },
        })
        at.owner = await setUp(at.service)
        at.other = await otherTeam(at.service, at.owner)
        at.space = (await calls.asOwner('POST', '/spaces', { json: { name: 'Work' } })).body.id
      })
      after(async () => {
        await at.service?.stop()
        await database?.drop()
      })
      tests({ ...calls, at })
    })
}

function datasetCalls(at: Place) {
  const asOwner = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(at.service, method, address, { ...request, key: at.owner.key })
  const make = async (fields: object = {}) => {
    const answer = await asOwner('POST', '/datasets', { json: { name: 'People', spaceId: at.space, ...fields } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const add = async (id: string, entries: object[]) => {
    const answer = await asOwner('POST', `/datasets/${id}/entries`, { json: { entries } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const filled = async (entries: object[]): Promise<string> => {
    const { id } = await make()
    await add(id, entries)
    return id
  }
  const entriesOf = async (id: string, query = '') => {
    const answer = await asOwner('GET', `/datasets/${id}/entries${query}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.map(({ data }: { data: object }) => data)
  }
  const countOf = async (id: string) =>
    (await asOwner('GET', '/datasets')).body.find((row: { id: string }) => row.id === id)._count.entries
  const deduplicate = (id: string, json?: object) =>
    asOwner('POST', `/datasets/${id}/deduplicate`, json === undefined ? {} : { json })
  const notFound = (answer: Answer) =>
    assertError(answer, 404, 'Dataset not found', 'datasets/not-found', 'the dataset does not exist')
  return { asOwner, make, add, filled, entriesOf, countOf, deduplicate, notFound }
}
