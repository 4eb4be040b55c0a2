import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertForbidden, dateTime } from './envelope.ts'
import { addMember, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'

type Entry = {
  action: string
  userId: string
  via: string
  targetId: string
  detail: object
  ipAddress: string
  createdAt: string
}

describe('audit log', () => {
  let service: Service
  let owner: Owner
  const entries = async (): Promise<Entry[]> => (await call(service, 'GET', '/audit-log', { key: owner.key })).body

  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service?.stop())

  test('every change of access is there: who, what, when, from where', async () => {
    const admin = (method: string, address: string, json?: unknown) =>
      call(service, method, address, { key: owner.key, ...(json !== undefined && { json }) })
    const key = (await admin('POST', '/api-keys', { name: 'K' })).body
    await admin('PATCH', `/api-keys/${key.id}`, { enabled: false })
    await admin('DELETE', `/api-keys/${key.id}`)
    const member = await addMember(service, owner, 'member', 'Mia Member')
    await admin('PATCH', `/users/${member.userId}/role`, { role: 'viewer' })
    const provider = { issuer: 'https://i.example', audience: 'a', jwksUrl: 'https://k.example' }
    const { id } = (await admin('POST', '/identity-providers', provider)).body
    await admin('PATCH', `/identity-providers/${id}`, { audience: 'b' })
    await admin('DELETE', `/identity-providers/${id}`)
    const signIn = (password: string) =>
      call(service, 'POST', '/auth/sign-in/email', { json: { email: member.email, password } })
    await signIn('wrong')
    await signIn(member.password)
    await admin('DELETE', `/users/${member.userId}`)

    const seen = await entries()
    const actions = seen.map(({ action }) => action).reverse()
    assert.deepEqual(actions, [
      'setup.done',
      'api-key.created',
      'api-key.updated',
      'api-key.deleted',
      'invitation.created',
      'invitation.accepted',
      'member.joined',
      'api-key.created',
      'member.role-changed',
      'identity-provider.created',
      'identity-provider.updated',
      'identity-provider.deleted',
      'member.left',
    ])
    const changed = seen.find(({ action }) => action === 'member.role-changed')!
    const { createdAt, ...rest } = changed
    assert.match(createdAt, dateTime)
    assert.deepEqual(
      { ...rest, id: undefined },
      {
        id: undefined,
        userId: owner.userId,
        via: 'api-key',
        action: 'member.role-changed',
        targetId: member.userId,
        detail: { from: 'member', to: 'viewer' },
        ipAddress: '127.0.0.1',
      },
    )
    assert.equal(JSON.stringify(seen).includes(key.key), false)
  })

  test('sign-ins of members are there, failed and not', async () => {
    const member = await addMember(service, owner, 'member', 'Max Member')
    for (const password of ['wrong', member.password])
      await call(service, 'POST', '/auth/sign-in/email', { json: { email: member.email, password } })
    const own = (await entries()).filter(
      ({ userId, action }) => userId === member.userId && action.startsWith('session'),
    )
    assert.deepEqual(
      own.map(({ action, ipAddress }) => [action, ipAddress]),
      [
        ['session.signed-in', '127.0.0.1'],
        ['session.refused', '127.0.0.1'],
      ],
    )
  })

  test('it is for administrators, and each team sees its own', async () => {
    const member = await addMember(service, owner, 'member', 'Moe Member')
    assertForbidden(
      await call(service, 'GET', '/audit-log', { key: member.key }),
      'this needs the right audit-log:read',
    )
    const other = await otherTeam(service, owner)
    const { body } = await call(service, 'GET', '/audit-log', { key: other.key })
    assert.deepEqual(
      body.map(({ action }: Entry) => action),
      ['api-key.created', 'team.created'],
    )
  })
})
