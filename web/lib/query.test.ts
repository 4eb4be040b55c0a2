import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from './api.ts'
import { listQuery, queryClient, whyNot } from './query.ts'

test('what is shown stays while the service is only out of reach, and goes when it says that it is gone', () => {
  const away = new ApiError(0, 'network/unreachable', 'The service cannot be reached', '')
  const gone = new ApiError(404, 'spaces/not-found', 'Space not found', '')
  assert.equal(whyNot({ data: undefined, error: away }), away)
  assert.equal(whyNot({ data: [], error: away }), null)
  assert.equal(whyNot({ data: [], error: gone }), gone)
  assert.equal(whyNot({ data: [], error: null }), null)
})

test('a list is read to its end, however many pages it has', async () => {
  const asked: string[] = []
  const { fetch } = globalThis
  Object.assign(globalThis, { window: {} })
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const cursor = searchParams.get('cursor')
    asked.push(`${pathname} ${searchParams}`)
    const link = cursor === 'two' ? '' : `<${pathname}?cursor=${cursor === null ? 'one' : 'two'}>; rel="next"`
    return Response.json([{ id: `after ${cursor}` }], { headers: { link } })
  }
  try {
    const rows = await queryClient.fetchQuery(listQuery(['templates'], '/report-templates', { query: { limit: 9 } }))
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['after null', 'after one', 'after two'],
    )
    assert.deepEqual(
      asked,
      ['', '&cursor=one', '&cursor=two'].map((more) => `/api/report-templates limit=9${more}`),
    )
  } finally {
    globalThis.fetch = fetch
    Reflect.deleteProperty(globalThis, 'window')
    queryClient.clear()
  }
})
