import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertInvalid } from './envelope.ts'
import { addMember, call, type Member, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeChat, openStream, question, sales } from './streams.ts'

describe('shortcuts', () => {
  let service: Service
  let owner: Owner
  let member: Member
  let key: string
  let agent: string
  let space: { spaceId: string; chatId: string; chat: string }
  const add = (json: unknown, as = key) => call(service, 'POST', `/shortcuts/${agent}`, { key: as, json })
  const list = async (as = key) => (await call(service, 'GET', `/shortcuts/${agent}`, { key: as })).body
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    key = owner.key
    member = await addMember(service, owner, 'member', 'Mia Member')
    space = await makeChat(service, key, 'Shortcuts', sales)
    agent = (await call(service, 'GET', `/spaces/${space.spaceId}/agents`, { key })).body[0].id
  })
  after(() => service?.stop())

  test('a shortcut has the fields it was given and sensible others', async () => {
    const made = await add({ name: 'Weekly', prefix: 'weekly', prompt: 'Sales of {region}' })
    assert.equal(made.status, 201)
    const { id: _, createdAt: __, updatedAt: ___, ...rest } = made.body
    assert.deepEqual(rest, {
      agentId: agent,
      name: 'Weekly',
      prefix: '/weekly',
      prompt: 'Sales of {region}',
      integrations: '',
      visibility: 'team',
      description: null,
      icon: null,
      disableModelInvocation: false,
      immediate: false,
      userInvokable: true,
      sortOrder: 0,
    })
    assertCode(await add({ name: 'Other', prefix: '/WEEKLY', prompt: 'x' }), 409, 'shortcuts/prefix-taken')
    assertCode(
      await call(service, 'POST', '/shortcuts/none', { key, json: { name: 'a', prefix: '/a', prompt: 'x' } }),
      404,
      'agents/not-found',
    )
  })

  test('there are 200 of the team at most and 100 private ones of each person, and those that there are go on', async () => {
    const { body } = await call(service, 'POST', `/spaces/${space.spaceId}/agents`, { key, json: { name: 'Full' } })
    const send = (n: number, rest: object = {}, as = key) =>
      call(service, 'POST', `/shortcuts/${body.id}`, {
        key: as,
        json: { name: `S${n}`, prefix: `/s${n}`, prompt: '長'.repeat(10_000), ...rest },
      })
    const mine = (n: number) => send(n, { visibility: 'private' }, member.key)
    for (let n = 0; n < 99; n++) assert.equal((await mine(n)).status, 201)
    const last = await mine(99)
    assertCode(await mine(100), 409, 'shortcuts/too-many')
    // Nobody else is kept from theirs by them.
    for (let n = 0; n < 200; n++) assert.equal((await send(n)).status, 201)
    assertCode(await send(200), 409, 'shortcuts/too-many')
    assert.equal((await send(200, { visibility: 'private' })).status, 201)
    const change = (id: string, json: object, as: string) =>
      call(service, 'PATCH', `/shortcuts/${body.id}/${id}`, { key: as, json })
    const forTeam = { visibility: 'team', prefix: '/of-the-team' }
    assertCode(await change(last.body.id, forTeam, member.key), 409, 'shortcuts/too-many')
    assert.equal((await change(last.body.id, { visibility: 'private', name: 'S' }, member.key)).status, 200)
    const ofAll = (await call(service, 'GET', `/shortcuts/${body.id}`, { key: member.key })).body
    assert.equal(ofAll.length, 300)
    const kept = (await call(service, 'GET', `/shortcuts/${body.id}`, { key })).body
    assert.deepEqual(
      kept.map(({ name, prompt }: { name: string; prompt: string }) => `${name} ${prompt.length}`),
      Array.from({ length: 201 }, (_, n) => `S${n} 10000`),
    )
  })

  test('a private one is its maker’s alone', async () => {
    const mine = await add({ name: 'Mine', prefix: '/mine', prompt: 'x', visibility: 'private' }, member.key)
    assert.equal(mine.status, 201)
    assert.ok(ids(await list(member.key)).includes(mine.body.id))
    assert.ok(!ids(await list()).includes(mine.body.id))
    assertCode(
      await call(service, 'PATCH', `/shortcuts/${agent}/${mine.body.id}`, { key, json: { name: 'x' } }),
      404,
      'shortcuts/not-found',
    )
    assertCode(
      await call(service, 'DELETE', `/shortcuts/${agent}/${mine.body.id}`, { key }),
      404,
      'shortcuts/not-found',
    )
    assert.equal((await add({ name: 'Mine too', prefix: '/mine', prompt: 'x', visibility: 'private' })).status, 201)
  })

  test('reordering takes exactly the shortcuts of the agent, each once, or nothing moves', async () => {
    for (const prefix of ['/a', '/b', '/c']) await add({ name: prefix, prefix, prompt: 'x' })
    const before = ids(await list())
    const reorder = (shortcutIds: unknown) =>
      call(service, 'PATCH', `/shortcuts/${agent}/reorder`, { key, json: { shortcutIds } })
    const wrong = "body.shortcutIds: must be exactly the agent's shortcuts, each once"
    for (const bad of [
      before.slice(1),
      [...before, before[0]],
      [...before.slice(1), 'none'],
      [...before.slice(1), before[1]],
    ])
      assertInvalid(await reorder(bad), wrong)
    for (const bad of [undefined, 'x', [1]]) assertCode(await reorder(bad), 400, 'api/invalid-request')
    assert.deepEqual(ids(await list()), before)
    const moved = await reorder(before.toReversed())
    assert.equal(moved.status, 200)
    assert.deepEqual(ids(moved.body), before.toReversed())
    assert.deepEqual(
      moved.body.map(({ sortOrder }: { sortOrder: number }) => sortOrder),
      [...before.keys()],
    )
    assert.deepEqual(ids(await list()), before.toReversed())
    assertCode(
      await call(service, 'PATCH', '/shortcuts/none/reorder', { key, json: { shortcutIds: [] } }),
      404,
      'agents/not-found',
    )
  })

  test('a question that begins with a prefix is asked as its prompt, with its placeholders filled', async () => {
    await call(service, 'POST', `/spaces/${space.spaceId}/shortcuts`, {
      key,
      json: { name: 'Total of', prefix: '/total', prompt: 'What is the total amount for region {region}?' },
    })
    const stream = await openStream(service, key, 'POST', `${space.chat}/messages`, question('q1', '/total North'))
    await stream.whole()
    assert.match(stream.text(), /North/)
    const { body } = await call(service, 'GET', space.chat, { key })
    assert.deepEqual(body.messages[0].parts, [{ type: 'text', text: '/total North' }])
    assert.equal(body.messages[0].metadata.prompt, 'What is the total amount for region North?')
    assert.equal(body.messages[0].metadata.shortcut.prefix, '/total')
  })

  test('one that people may not call, or that is offered elsewhere, is not expanded', async () => {
    for (const [id, closed] of [
      ['q2', { userInvokable: false }],
      ['q3', { integrations: 'share, team-chat-b' }],
    ] as const) {
      await call(service, 'POST', `/spaces/${space.spaceId}/shortcuts`, {
        key,
        json: { name: 'Off', prefix: `/${id}`, prompt: 'secret prompt', ...closed },
      })
      await (await openStream(service, key, 'POST', `${space.chat}/messages`, question(id, `/${id}`))).whole()
      const { body } = await call(service, 'GET', space.chat, { key })
      assert.deepEqual(body.messages.find((message: { id: string }) => message.id === id).metadata, {})
    }
  })

  test('a shortcut of a space is listed, changed and deleted, and made private by its maker alone', async () => {
    const ofSpace = `/spaces/${space.spaceId}/shortcuts`
    const made = await call(service, 'POST', ofSpace, { key, json: { name: 'S', prefix: '/s', prompt: 'x' } })
    assert.deepEqual([made.status, made.body.spaceId, 'immediate' in made.body], [201, space.spaceId, false])
    const one = `${ofSpace}/${made.body.id}`
    const change = (json: unknown, as = key) => call(service, 'PATCH', one, { key: as, json })
    assert.equal((await change({ name: 'T', disableModelInvocation: true }, member.key)).body.name, 'T')
    assertCode(await change({ visibility: 'private' }, member.key), 403, 'auth/forbidden')
    assertCode(await change({ prefix: '/total' }), 409, 'shortcuts/prefix-taken')
    assertCode(await change({}), 400, 'api/invalid-request')
    assertCode(await change({ spaceId: 'x' }), 400, 'api/invalid-request')
    assert.ok(ids((await call(service, 'GET', ofSpace, { key: member.key })).body).includes(made.body.id))
    assert.equal((await change({ visibility: 'private' })).status, 200)
    assert.ok(!ids((await call(service, 'GET', ofSpace, { key: member.key })).body).includes(made.body.id))
    assert.equal((await call(service, 'DELETE', one, { key })).status, 204)
    assertCode(await change({ name: 'U' }), 404, 'shortcuts/not-found')
    assertCode(await call(service, 'GET', '/spaces/none/shortcuts', { key }), 404, 'spaces/not-found')
  })

  test('a shortcut is changed and deleted', async () => {
    const { body } = await add({ name: 'Short-lived', prefix: '/short', prompt: 'x' })
    const address = `/shortcuts/${agent}/${body.id}`
    const changed = await call(service, 'PATCH', address, {
      key,
      json: { immediate: true, icon: 'bolt', description: 'd' },
    })
    assert.deepEqual([changed.body.immediate, changed.body.icon, changed.body.description], [true, 'bolt', 'd'])
    assert.equal((await call(service, 'DELETE', address, { key })).status, 204)
    assertCode(await call(service, 'DELETE', address, { key }), 404, 'shortcuts/not-found')
  })
})
