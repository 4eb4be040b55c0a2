import { createHash } from 'node:crypto'
import { call } from '../../harness.ts'
import type { PrincipalName, Row } from '../row.ts'
import type { World } from '../world.ts'

/** A program that has been let in by nobody yet. */
async function request(world: World) {
  const answer = await fetch(`${world.service.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: ['http://127.0.0.1/done'], client_name: 'Matrix' }),
  })
  const { client_id } = (await answer.json()) as { client_id: string }
  return { client_id, response_type: 'code', code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' }
}

const missing = { status: 404, code: 'mcp-clients/not-found' }
const forbidden = { status: 403, code: 'auth/forbidden' }
// Only a person who is signed in lets a program in: of these, the viewer.
const inPerson = Object.fromEntries(
  (['key of another team', 'member', 'admin', 'good external token'] satisfies PrincipalName[]).map((name) => [
    name,
    forbidden,
  ]),
)

/** A program that the viewer has let in. */
async function connected(world: World): Promise<string> {
  const verifier = 'v'.repeat(43)
  const asked = { ...(await request(world)), code_challenge: createHash('sha256').update(verifier).digest('base64url') }
  const { body } = await call(world.service, 'POST', '/mcp/authorization', {
    headers: world.headers.viewer,
    json: { ...asked, allow: true },
  })
  const code = new URL(body.redirectTo).searchParams.get('code')!
  await fetch(`${world.service.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: asked.client_id,
      code,
      code_verifier: verifier,
    }),
  })
  return (await world.admin('GET', '/mcp/clients')).body[0].id
}

export const rows: Row[] = [
  { operation: 'GET /mcp', access: 'team', ok: 200, foreign: 'ok', request: () => ({ address: '/mcp' }) },
  {
    operation: 'GET /mcp/clients',
    access: 'team',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/mcp/clients' }),
  },
  {
    operation: 'DELETE /mcp/clients/{id}',
    access: 'team',
    ok: 204,
    notFound: 'mcp-clients/not-found',
    // It acts for the viewer: to other members it is one that does not exist.
    cells: { member: missing, 'good external token': missing },
    watch: ['/mcp/clients'],
    request: async (world) => ({ address: `/mcp/clients/${await connected(world)}` }),
  },
  {
    operation: 'GET /mcp/authorization',
    access: 'team',
    ok: 200,
    cells: inPerson,
    request: async (world) => ({ address: `/mcp/authorization?${new URLSearchParams(await request(world))}` }),
  },
  {
    operation: 'POST /mcp/authorization',
    access: 'team',
    ok: 200,
    cells: inPerson,
    watch: ['/mcp/clients'],
    request: async (world) => ({ address: '/mcp/authorization', json: { ...(await request(world)), allow: true } }),
  },
]
