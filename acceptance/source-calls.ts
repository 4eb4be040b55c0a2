import assert from 'node:assert/strict'
import { assertError } from './envelope.ts'
import { type Answer, type Call, call, type Owner, type Service } from './harness.ts'

/** What the tests of data sources ask with. */
export const sales = 'Day,Amount,City\n2024-01-01,10,Köln\n2024-01-02,12.5,Bonn\n'

/** A statement that never ends by itself. */
export const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

export function form(parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  return data
}

export const fieldNames = [
  'connectionStatus',
  'createdAt',
  'database',
  'datasets',
  'filePath',
  'fileSize',
  'host',
  'id',
  'lastError',
  'lastTestedAt',
  'name',
  'originalFileName',
  'port',
  'projectId',
  'ssl',
  'teamId',
  'type',
  'updatedAt',
  'username',
]

export const notFound = (answer: Answer, detail = 'the data source does not exist') =>
  assertError(answer, 404, 'Data source not found', 'data-sources/not-found', detail)

/** Calls of an owner to a service that starts later. */
export function sourceCalls(place: () => { service: Service; owner: Owner }) {
  const asOwner = (method: string, address: string, request: Omit<Call, 'key'> = {}) => {
    const { service, owner } = place()
    return call(service, method, address, { ...request, key: owner.key })
  }
  const upload = (parts: Parameters<typeof form>[0]) => asOwner('POST', '/data-sources/upload', { body: form(parts) })
  return {
    asOwner,
    upload,
    async uploadCsv(text: string, name = 'sales.csv') {
      const answer = await upload([['file', new Blob([text]), name]])
      assert.equal(answer.status, 201, answer.text)
      return answer.body
    },
    query: (id: string, sql: string, rest: object = {}) =>
      asOwner('POST', `/data-sources/${id}/query`, { json: { sql, ...rest } }),
  }
}
