import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeSigningKey, type SigningKey, signToken } from './jwks.ts'

export type OidcServer = {
  issuer: string
  /** Who signs in next. */
  person: { sub: string; name: string; email: string; email_verified: boolean }
  close(): Promise<void>
}

/** An OpenID Connect provider on loopback that signs everybody in as `person` without asking. */
export async function startOidcServer(clientId: string): Promise<OidcServer> {
  const key: SigningKey = await makeSigningKey('RS256', 'oidc-1')
  const nonces = new Map<string, string>()
  const open: OidcServer = {
    issuer: '',
    person: { sub: '', name: '', email: '', email_verified: true },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, open.issuer)
    const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (url.pathname === '/.well-known/openid-configuration')
      return json({
        issuer: open.issuer,
        authorization_endpoint: `${open.issuer}/authorize`,
        token_endpoint: `${open.issuer}/token`,
        userinfo_endpoint: `${open.issuer}/userinfo`,
        jwks_uri: `${open.issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (url.pathname === '/jwks') return json({ keys: [key.publicJwk] })
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri')!)
      const code = `code-${nonces.size}`
      nonces.set(code, url.searchParams.get('nonce') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state')!)
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/token') {
      let body = ''
      for await (const chunk of request) body += chunk
      const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '')
      const { sub, ...claims } = open.person
      const id_token = await signToken(key, {
        issuer: open.issuer,
        audience: clientId,
        subject: sub,
        claims: { ...claims, ...(nonce && { nonce }) },
      })
      return json({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, id_token })
    }
    if (url.pathname === '/userinfo') return json(open.person)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return open
}
