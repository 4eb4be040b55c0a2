import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember, call, makeKey, otherTeam, setUp, startService } from './harness.ts'
import { makeChat, sales } from './streams.ts'

type Found = { kind: string; title: string; within: string | null; table: string | null }

test('everything with a name is found by a part of it, by those who may read it', async () => {
  const service = await startService()
  try {
    const owner = await setUp(service)
    const as = (method: string, path: string, json?: unknown, key = owner.key) =>
      call(service, method, path, { key, ...(json === undefined ? {} : { json }) })
    const { spaceId, chatId } = await makeChat(service, owner.key, 'Shop', sales)
    const question = { measures: [{ count: 'orders' }], by: [] }
    await as('PATCH', `/spaces/${spaceId}/chats/${chatId}`, { title: 'How 100% of regions did' })
    await as('POST', `/spaces/${spaceId}/saved-questions`, { name: 'Regions by size', question })
    await as('POST', `/spaces/${spaceId}/dashboards`, { title: 'All regions', markup: '# All' })
    const find = async (text: string, key = owner.key): Promise<Found[]> =>
      (await as('GET', `/things?text=${encodeURIComponent(text)}`, undefined, key)).body
    const said = (things: Found[]) => things.map(({ kind, title }) => `${kind} ${title}`)
    const regions = said(await find('REGION'))
    assert.equal(regions[0], 'question Regions by size')
    for (const one of ['chat How 100% of regions did', 'dashboard All regions', 'column region'])
      assert.ok(regions.includes(one), `${one} in ${regions.join('; ')}`)
    assert.deepEqual(said(await find('100%')), ['chat How 100% of regions did'])
    assert.deepEqual(await find('no such thing'), [])
    await as('POST', `/spaces/${spaceId}/dashboards`, { title: 'Übersicht', markup: '# All' })
    // SQLite on the main thread knows small letters of ASCII alone: this is found by the thread that looks through names.
    assert.deepEqual(said(await find('ÜBERS')), ['dashboard Übersicht'])
    const report = await as('POST', '/reports', { templateId: 'kpi-summary', spaceId, title: 'Layoffs' })
    assert.equal(report.status, 201, report.text)
    assert.deepEqual(said(await find('layoffs')), ['report Layoffs'])
    const member = await addMember(service, owner, 'member', 'Mia')
    assert.deepEqual(await find('layoffs', member.key), [], 'reports are their makers own')
    const recent = await find('')
    assert.ok(recent.length > 3)
    assert.ok(!recent.some(({ kind }) => kind === 'column'))
    const chats = await makeKey(service, owner, { permissions: { spaces: ['read'] } })
    assert.deepEqual(new Set((await find('region', chats)).map(({ kind }) => kind)), new Set(['question']))
    const other = await otherTeam(service, owner)
    assert.deepEqual(await find('region', other.key), [])
  } finally {
    await service.stop()
  }
})
