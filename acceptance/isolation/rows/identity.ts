import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const forbidden = { status: 403, code: 'auth/forbidden' }

const sessionOnly = {
  'key of another team': forbidden,
  member: forbidden,
  admin: forbidden,
  'good external token': forbidden,
}

/** Somebody new in the first team. */
async function newMember(world: World): Promise<string> {
  const email = `${world.fresh('person').replace(' ', '-')}@example.com`
  const invitation = await world.admin('POST', '/invitations', { json: { email, role: 'member' } })
  const json = { name: email, password: 'a long enough password' }
  const answer = await world.admin('POST', `/invitations/${invitation.body.token}/accept`, { json })
  return answer.body.user.id
}

const newProvider = async (world: World): Promise<string> => {
  const issuer = `https://${world.fresh('issuer').replace(' ', '-')}.example`
  const json = { issuer, audience: 'matrix', jwksUrl: 'https://keys.example/jwks' }
  return (await world.admin('POST', '/identity-providers', { json })).body.id
}

const newInvitation = async (world: World): Promise<{ id: string; token: string }> => {
  const email = `${world.fresh('invited').replace(' ', '-')}@example.com`
  return (await world.admin('POST', '/invitations', { json: { email, role: 'viewer' } })).body
}

const ofTheService: Pick<Row, 'access' | 'least' | 'foreign'> = { access: 'team', least: 'admin', foreign: forbidden }

export const rows: Row[] = [
  {
    ...ofTheService,
    operation: 'GET /service/settings',
    ok: 200,
    // Only who may change them is told them.
    cells: { 'key that only reads': forbidden },
    request: () => ({ address: '/service/settings' }),
  },
  {
    ...ofTheService,
    operation: 'PATCH /service/settings',
    ok: 200,
    watch: ['/service/settings'],
    request: () => ({ address: '/service/settings', json: { mail: null } }),
  },
  {
    ...ofTheService,
    operation: 'POST /service/settings/test-mail',
    // No mail server is set up there.
    ok: 422,
    request: () => ({ address: '/service/settings/test-mail' }),
  },
  {
    operation: 'GET /me',
    access: 'person',
    ok: 200,
    // Who it is, every credential may know.
    cells: { 'key that may nothing': { status: 200 } },
    request: () => ({ address: '/me' }),
  },
  {
    operation: 'PATCH /me',
    access: 'person',
    ok: 200,
    watch: ['/users'],
    request: () => ({ address: '/me', json: { name: 'Renamed by the matrix' } }),
  },
  {
    operation: 'GET /teams',
    access: 'person',
    ok: 200,
    cells: { 'key that only writes': { status: 403, code: 'auth/forbidden' } },
    request: () => ({ address: '/teams' }),
  },
  {
    operation: 'POST /teams',
    access: 'team',
    least: 'admin',
    ok: 201,
    foreign: 'ok',
    watch: ['/teams'],
    request: () => ({ address: '/teams', json: { name: 'Made by the matrix' } }),
  },
  {
    operation: 'GET /team/settings',
    access: 'team',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/team/settings' }),
  },
  {
    operation: 'PATCH /team/settings',
    access: 'team',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    watch: ['/team/settings'],
    request: () => ({ address: '/team/settings', json: { timeZone: 'Europe/Berlin' } }),
  },
  {
    // Only a session has a team to change; the others are bound to theirs.
    operation: 'POST /teams/{id}/activate',
    access: 'person',
    ok: 200,
    cells: {
      'user without a team': { status: 404, code: 'teams/not-found' },
      'key of another team': forbidden,
      member: forbidden,
      admin: forbidden,
      'good external token': forbidden,
    },
    request: (world) => ({ address: `/teams/${world.owner.teamId}/activate` }),
  },
  { operation: 'GET /users', access: 'team', ok: 200, foreign: 'ok', request: () => ({ address: '/users' }) },
  {
    operation: 'PATCH /users/{id}/role',
    access: 'team',
    least: 'admin',
    ok: 200,
    notFound: 'users/not-found',
    watch: ['/users'],
    request: async (world) => ({
      address: `/users/${await world.once('someone', () => newMember(world))}/role`,
      json: { role: 'viewer' },
    }),
  },
  {
    operation: 'DELETE /users/{id}',
    access: 'team',
    least: 'admin',
    ok: 204,
    notFound: 'users/not-found',
    watch: ['/users'],
    request: async (world) => ({ address: `/users/${await newMember(world)}` }),
  },
  {
    operation: 'GET /invitations',
    access: 'team',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/invitations' }),
  },
  {
    operation: 'POST /invitations',
    access: 'team',
    least: 'admin',
    ok: 201,
    foreign: 'ok',
    watch: ['/invitations'],
    request: (world) => ({
      address: '/invitations',
      json: { email: `${world.fresh('i').replace(' ', '')}@example.com` },
    }),
  },
  {
    operation: 'DELETE /invitations/{id}',
    access: 'team',
    least: 'admin',
    ok: 204,
    notFound: 'invitations/not-found',
    watch: ['/invitations'],
    request: async (world) => ({ address: `/invitations/${(await newInvitation(world)).id}` }),
  },
  {
    operation: 'GET /invitations/{token}',
    access: 'public',
    ok: 200,
    request: async (world) => ({ address: `/invitations/${(await newInvitation(world)).token}` }),
  },
  {
    // Whoever holds the link may accept it, signed in or not; a credential that is bad is refused all the same.
    operation: 'POST /invitations/{token}/accept',
    access: 'person',
    ok: 201,
    cells: { none: { status: 201 }, 'key that only reads': { status: 201 }, 'key that may nothing': { status: 201 } },
    watch: ['/users'],
    request: async (world) => ({
      address: `/invitations/${(await newInvitation(world)).token}/accept`,
      json: { name: 'By the matrix', password: 'a long enough password' },
    }),
  },
  {
    operation: 'GET /identity-providers',
    access: 'team',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/identity-providers' }),
  },
  {
    operation: 'POST /identity-providers',
    access: 'team',
    least: 'admin',
    ok: 201,
    foreign: 'ok',
    watch: ['/identity-providers'],
    request: (world) => ({
      address: '/identity-providers',
      json: {
        issuer: `https://${world.fresh('made').replace(' ', '-')}.example`,
        audience: 'matrix',
        jwksUrl: 'https://keys.example/jwks',
      },
    }),
  },
  {
    operation: 'PATCH /identity-providers/{providerId}',
    access: 'team',
    least: 'admin',
    ok: 200,
    notFound: 'external-identity/not-found',
    watch: ['/identity-providers'],
    request: async (world) => ({
      address: `/identity-providers/${await newProvider(world)}`,
      json: { audience: world.fresh('audience') },
    }),
  },
  {
    operation: 'DELETE /identity-providers/{providerId}',
    access: 'team',
    least: 'admin',
    ok: 204,
    notFound: 'external-identity/not-found',
    watch: ['/identity-providers'],
    request: async (world) => ({ address: `/identity-providers/${await newProvider(world)}` }),
  },
  {
    operation: 'GET /audit-log',
    access: 'team',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/audit-log' }),
  },
  {
    operation: 'GET /logs',
    access: 'team',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/logs' }),
  },
  {
    operation: 'POST /logs',
    access: 'public',
    ok: 200,
    request: (world) => ({
      address: '/logs',
      headers: { origin: world.service.url },
      json: { batch: [{ event: { level: 'info', event: 'matrix' } }] },
    }),
  },
  { operation: 'GET /auth/options', access: 'public', ok: 200, request: () => ({ address: '/auth/options' }) },
  {
    operation: 'POST /auth/sign-in/email',
    access: 'public',
    ok: 200,
    request: ({ owner: { email, password } }) => ({ address: '/auth/sign-in/email', json: { email, password } }),
  },
  {
    operation: 'POST /auth/sign-in/social',
    access: 'public',
    ok: 404,
    request: () => ({ address: '/auth/sign-in/social', json: { provider: 'google' } }),
  },
  {
    operation: 'GET /auth/callback/{provider}',
    access: 'public',
    ok: 404,
    request: () => ({ address: '/auth/callback/google?code=c&state=s' }),
  },
  {
    // Whoever has a session is asked for more; a key or a token has none to end.
    operation: 'POST /auth/sign-out',
    access: 'person',
    ok: 204,
    cells: {
      'user without a team': { status: 401, code: 'auth/jwt-invalid' },
      viewer: { status: 401, code: 'auth/jwt-invalid' },
      ...sessionOnly,
    },
    // Signing the callers of this matrix out would end it: a session that is gone already stands in for them.
    perPrincipal: true,
    request: (_world, principal) => ({
      address: '/auth/sign-out',
      ...(principal === 'viewer' || principal === 'user without a team'
        ? { headers: { authorization: `Bearer ${'0'.repeat(43)}` } }
        : {}),
    }),
  },
  {
    operation: 'POST /auth/change-password',
    access: 'person',
    ok: 403,
    cells: { ...sessionOnly },
    request: () => ({
      address: '/auth/change-password',
      json: { currentPassword: 'not the password', newPassword: 'a long enough password' },
    }),
  },
  {
    operation: 'POST /users/{id}/password-reset',
    access: 'team',
    least: 'admin',
    ok: 201,
    notFound: 'users/not-found',
    cells: {
      'key that only writes': {
        ...{ status: 403, code: 'auth/forbidden' },
        detail: 'a narrowed key cannot make a link that opens an account',
      },
    },
    request: async (world) => ({
      address: `/users/${await world.once('forgetful', () => newMember(world))}/password-reset`,
    }),
  },
  {
    operation: 'POST /auth/reset-password',
    access: 'public',
    ok: 404,
    request: () => ({ address: '/auth/reset-password', json: { token: 'none', password: 'a long enough password' } }),
  },
  ...['enable', 'disable'].map(
    (verb): Row => ({
      operation: `POST /auth/two-factor/${verb}`,
      access: 'person',
      ok: 403,
      cells: { ...sessionOnly },
      request: () => ({ address: `/auth/two-factor/${verb}`, json: { password: 'not the password' } }),
    }),
  ),
  {
    operation: 'POST /auth/two-factor/confirm',
    access: 'person',
    ok: 409,
    cells: { ...sessionOnly },
    request: () => ({ address: '/auth/two-factor/confirm', json: { code: '000000' } }),
  },
  ...['verify-totp', 'verify-backup-code'].map(
    (verb): Row => ({
      operation: `POST /auth/two-factor/${verb}`,
      access: 'public',
      ok: 401,
      // A browser that is signed in has nothing to complete.
      cells: { viewer: forbidden, 'user without a team': forbidden },
      request: () => ({ address: `/auth/two-factor/${verb}`, json: { code: '000000' } }),
    }),
  ),
  { operation: 'GET /setup', access: 'public', ok: 200, request: () => ({ address: '/setup' }) },
  {
    operation: 'POST /setup',
    access: 'public',
    ok: 409,
    watch: ['/users', '/teams'],
    request: () => ({
      address: '/setup',
      json: { name: 'Late', email: 'late@example.com', password: 'a long enough password', teamName: 'Late' },
    }),
  },
  { operation: 'GET /health', access: 'public', ok: 200, request: () => ({ address: '/health' }) },
  { operation: 'GET /openapi.json', access: 'public', ok: 200, request: () => ({ address: '/openapi.json' }) },
  { operation: 'GET /docs', access: 'public', ok: 200, request: () => ({ address: '/docs' }) },
]
