import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { addMember, call, type Member, type Owner, type Service, setUp, startService } from './harness.ts'
import { askTool, connectMcp, type Era, eras } from './mcp-client.ts'
import { makeShop } from './shop.ts'

const redirectUrl = 'http://127.0.0.1:49152/callback'

/** A program as the SDK's documentation makes one: it keeps what it is given in memory. */
class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl
  readonly clientMetadata = { client_name: 'Acceptance', redirect_uris: [redirectUrl] }
  asked: URL | undefined
  held: StoredOAuthTokens | undefined
  private client: StoredOAuthClientInformation | undefined
  private discovered: OAuthDiscoveryState | undefined
  private verifier = ''
  state = () => 'a state of its own'
  clientInformation = () => this.client
  saveClientInformation(client: StoredOAuthClientInformation) {
    this.client = client
  }
  tokens = () => this.held
  saveTokens(tokens: StoredOAuthTokens) {
    this.held = tokens
  }
  redirectToAuthorization(url: URL) {
    this.asked = url
  }
  codeVerifier = () => this.verifier
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  discoveryState = () => this.discovered
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state
  }
  invalidateCredentials(what: string) {
    if (what === 'tokens' || what === 'all') this.held = undefined
  }
}

describe('MCP with OAuth', () => {
  let service: Service
  let owner: Owner
  let member: Member
  const mcpUrl = () => new URL(`${service.url}/mcp`)
  const browser = (cookie: string) => ({ headers: { cookie, origin: service.url } })

  /** What the page does that the browser is sent to: reads what is asked for, and says yes or no. */
  async function decide(cookie: string, url: URL, allow = true) {
    const params = Object.fromEntries(url.searchParams)
    const shown = await call(service, 'GET', `/mcp/authorization?${url.searchParams}`, browser(cookie))
    assert.equal(shown.status, 200, shown.text)
    const answer = await call(service, 'POST', '/mcp/authorization', { ...browser(cookie), json: { ...params, allow } })
    assert.equal(answer.status, 200, answer.text)
    return { shown: shown.body, back: new URL(answer.body.redirectTo) }
  }

  async function connect(cookie: string, provider: MemoryProvider, era: Era = '2026-07-28') {
    const make = () => new StreamableHTTPClientTransport(mcpUrl(), { authProvider: provider })
    const client = () => new Client({ name: 'a', version: '1' }, { versionNegotiation: { mode: eras[era] } })
    const first = make()
    await assert.rejects(client().connect(first), UnauthorizedError)
    const { shown, back } = await decide(cookie, provider.asked!)
    await first.finishAuth(back.searchParams)
    const connected = client()
    await connected.connect(make())
    return { client: connected, shown, back }
  }

  const form = async (address: string, fields: Record<string, string>) => {
    const response = await fetch(`${service.url}${address}`, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const register = async (fields: object) => {
    const response = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const verifier = 'x'.repeat(64)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const authorizeUrl = (fields: Record<string, string>) => {
    const url = new URL(`${service.url}/oauth/authorize`)
    const all = { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256', ...fields }
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
    return url
  }
  const rawTokens = async (cookie: string, scope = 'read ask') => {
    const client_id = (await register({ redirect_uris: [redirectUrl] })).body.client_id!
    const { back } = await decide(cookie, authorizeUrl({ client_id, redirect_uri: redirectUrl, scope }))
    const code = { grant_type: 'authorization_code', client_id, code: back.searchParams.get('code')! }
    const answer = await form('/oauth/token', { ...code, code_verifier: verifier, redirect_uri: redirectUrl })
    assert.equal(answer.status, 200)
    return { code, client_id, tokens: answer.body }
  }
  const statusWith = async (token: string) =>
    (
      await fetch(mcpUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    ).status

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    member = await addMember(service, owner, 'viewer', 'Vera Viewer')
    await makeShop(service, owner)
  })
  after(() => service?.stop())

  for (const era of Object.keys(eras) as Era[])
    test(`the official client finds its way in, renews its token, and is thrown out (${era})`, async () => {
      const provider = new MemoryProvider()
      const { client, shown, back } = await connect(member.cookie, provider, era)
      assert.deepEqual(
        [shown.client.name, shown.returnsTo, shown.scopes, shown.redirectTo],
        ['Acceptance', 'http://127.0.0.1:49152', ['read', 'ask'], null],
      )
      assert.equal(provider.asked!.searchParams.get('resource'), `${service.url}/mcp`)
      assert.deepEqual(
        [back.searchParams.get('state'), back.searchParams.get('iss')],
        ['a state of its own', service.url],
      )
      const { data } = await askTool(client, 'list_spaces')
      const question = { spaceId: data.spaces[0].id, question: 'How many orders are there?' }
      assert.match((await askTool(client, 'ask_analyst', question)).data.answer, /240/)

      const before = provider.held!
      provider.held = { ...before, access_token: `tlo_${'0'.repeat(43)}` }
      assert.equal((await client.listTools()).tools.length, 13)
      assert.notEqual(provider.held.access_token, before.access_token)
      assert.notEqual(provider.held.refresh_token, before.refresh_token)
      assert.equal(
        (await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${before.access_token}` } })).status,
        401,
      )

      const mine = await call(service, 'GET', '/mcp/clients', browser(member.cookie))
      const [listed] = mine.body
      assert.deepEqual([listed.name, listed.userName, listed.scopes], ['Acceptance', 'Vera Viewer', ['read', 'ask']])
      assert.deepEqual((await call(service, 'GET', '/mcp/clients', { key: owner.key })).body, mine.body)
      const gone = await call(service, 'DELETE', `/mcp/clients/${listed.id}`, browser(member.cookie))
      assert.equal(gone.status, 204)
      await assert.rejects(client.listTools(), UnauthorizedError)
      assert.deepEqual((await call(service, 'GET', '/mcp/clients', browser(member.cookie))).body, [])
      await client.close()
    })

  test('a program gets no more than it asked for, and nothing when the person says no', async () => {
    const { tokens } = await rawTokens(owner.cookie, 'read')
    const reader = await connectMcp(service, { authorization: `Bearer ${tokens.access_token}` })
    const names = (await reader.listTools()).tools.map(({ name }) => name)
    assert.ok(names.includes('run_sql') && !names.includes('ask_analyst'), names.join())
    await reader.close()
    const client_id = (await register({ redirect_uris: [redirectUrl] })).body.client_id!
    const { back } = await decide(owner.cookie, authorizeUrl({ client_id, state: 's' }), false)
    assert.deepEqual([back.searchParams.get('error'), back.searchParams.get('code')], ['access_denied', null])
    const audit = (await call(service, 'GET', '/audit-log', { key: owner.key })).body as { action: string }[]
    for (const action of ['mcp-client.connected', 'mcp-client.revoked'])
      assert.ok(
        audit.some((entry) => entry.action === action),
        action,
      )
  })

  test('metadata says what there is', async () => {
    const read = async (address: string) => (await fetch(`${service.url}${address}`)).json()
    const resource = await read('/.well-known/oauth-protected-resource')
    assert.deepEqual(await read('/.well-known/oauth-protected-resource/mcp'), resource)
    assert.deepEqual([resource.resource, resource.authorization_servers], [`${service.url}/mcp`, [service.url]])
    const server = await read('/.well-known/oauth-authorization-server')
    assert.equal(server.issuer, service.url)
    assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
    assert.deepEqual(server.token_endpoint_auth_methods_supported, ['none'])
    assert.equal(server.registration_endpoint, `${service.url}/oauth/register`)
  })

  test('a code is good once, for one program, one verifier and one address', async () => {
    for (const uri of ['http://evil.example/', 'javascript:alert(1)', 'data:text/html,x', 'https://a.example/#x', 'no'])
      assert.deepEqual((await register({ redirect_uris: [uri] })).body.error, 'invalid_redirect_uri', uri)
    assert.equal((await register({})).body.error, 'invalid_client_metadata')
    const other = (await register({ redirect_uris: ['cursor://anysphere/callback', redirectUrl] })).body.client_id!
    const client_id = (await register({ redirect_uris: ['http://localhost/callback'] })).body.client_id!
    const elsewhere = { client_id, redirect_uri: 'http://localhost/elsewhere' }
    const unknown = { client_id: 'nobody', redirect_uri: redirectUrl }
    for (const fields of [elsewhere, unknown]) {
      const shown = await call(
        service,
        'GET',
        `/mcp/authorization?${authorizeUrl(fields).searchParams}`,
        browser(owner.cookie),
      )
      assert.deepEqual([shown.status, shown.body.cause.code], [400, 'mcp/invalid-authorization'])
    }
    // Any port of the same machine: a program listens where it finds room.
    const asked = { client_id, redirect_uri: 'http://localhost:51000/callback' }
    for (const [fields, error] of [
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'everything' }, 'invalid_scope'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ] as const) {
      const { shown, back } = await decide(
        owner.cookie,
        authorizeUrl({ ...asked, ...fields } as Record<string, string>),
      )
      assert.equal(back.searchParams.get('error'), error)
      assert.equal(shown.redirectTo, back.href)
    }
    const { back } = await decide(owner.cookie, authorizeUrl(asked))
    const code = { grant_type: 'authorization_code', code: back.searchParams.get('code')!, client_id }
    const good = { ...code, code_verifier: verifier, redirect_uri: asked.redirect_uri }
    for (const [fields, error] of [
      [{ code_verifier: 'y'.repeat(64) }, 'invalid_grant'],
      [{ code_verifier: '' }, 'invalid_grant'],
      [{ client_id: other }, 'invalid_grant'],
      [{ redirect_uri: redirectUrl }, 'invalid_grant'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
    ] as const)
      assert.deepEqual((await form('/oauth/token', { ...good, ...fields })).body.error, error, JSON.stringify(fields))
    const first = await form('/oauth/token', good)
    assert.equal(first.status, 200)
    assert.equal(await statusWith(first.body.access_token!), 200)
    assert.equal((await form('/oauth/token', good)).body.error, 'invalid_grant')
    assert.equal(await statusWith(first.body.access_token!), 401, 'a code that was used twice takes back what it gave')
    const json = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    assert.deepEqual([json.status, (await json.json()).error], [400, 'invalid_request'])
  })

  test('tokens are for /mcp at this address alone, end when revoked, and leave with the person', async () => {
    const { tokens, client_id } = await rawTokens(owner.cookie)
    const elsewhere = await fetch(mcpUrl().href.replace('127.0.0.1', 'localhost'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
      body: '{}',
    })
    assert.deepEqual([elsewhere.status, (await elsewhere.json()).cause.detail], [401, 'audience'])
    assert.equal((await form('/oauth/revoke', { token: tokens.refresh_token!, client_id: 'another' })).status, 200)
    assert.equal(await statusWith(tokens.access_token!), 200)
    assert.equal((await form('/oauth/revoke', { token: tokens.refresh_token!, client_id })).status, 200)
    assert.equal(await statusWith(tokens.access_token!), 401)
    const refreshing = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token!, client_id }
    assert.equal((await form('/oauth/token', refreshing)).body.error, 'invalid_grant')

    const leaving = await addMember(service, owner, 'member', 'Lee Leaver')
    const theirs = await rawTokens(leaving.cookie)
    assert.equal(await statusWith(theirs.tokens.access_token!), 200)
    assert.equal((await call(service, 'DELETE', `/users/${leaving.userId}`, { key: owner.key })).status, 204)
    assert.equal(await statusWith(theirs.tokens.access_token!), 401)
  })

  test('who registers without end is stopped for a while', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 61; i++) statuses.add((await register({ redirect_uris: [redirectUrl] })).status)
    assert.deepEqual([...statuses], [201, 429])
  })
})
