import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, assertMay, assertOwn, may, rules } from './rules.ts'

const actions = Object.keys(rules) as Action[]
const as = (role: 'admin' | 'member' | 'viewer', permissions: Record<string, ('read' | 'write')[]> | null = null) => ({
  role,
  permissions,
  userId: 'u',
  teamId: 't',
  organizationId: 'o',
  via: 'api-key' as const,
  credentialId: 'k',
})

test('an administrator may all, a member no more than they, a viewer no more than a member', () => {
  for (const action of actions) {
    assert.ok(may(as('admin'), action), action)
    if (may(as('viewer'), action)) assert.ok(may(as('member'), action), action)
  }
})

test('a viewer writes nothing but chats, their own leaving and the programs that act for them', () => {
  const writes = actions.filter((action) => action.endsWith(':write') && may(as('viewer'), action))
  assert.deepEqual(writes, ['own-membership:write', 'chats:write', 'mcp-clients:write'])
})

test("a key's permissions narrow and never widen", () => {
  const narrow = as('member', { spaces: ['read'], users: ['read', 'write'] })
  assert.deepEqual(
    actions.filter((action) => may(narrow, action)),
    ['users:read', 'spaces:read'],
  )
  assert.deepEqual(
    actions.filter((action) => may(as('admin', {}), action)),
    [],
  )
  assert.throws(() => assertMay(narrow, 'spaces:write'), { code: 'auth/forbidden' })
  assert.throws(() => assertOwn(narrow, 'teams:read'), { code: 'auth/forbidden' })
  assertOwn(as('viewer'), 'teams:read')
})

test('a permission named like something every object has gives no right', () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    assert.equal(may(as('admin', JSON.parse(`{"${name}":["read","write"]}`)), 'spaces:read'), false)
})
