import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export type SigningKey = {
  kid: string
  alg: string
  privateKey: CryptoKey
  publicJwk: JWK
}

export type JwksServer = {
  url: string
  /** What is served; change it to rotate. */
  keys: JWK[]
  /** How often the set was asked for. */
  fetches: number
  /** Takes the place of the answer: to be slow, broken, huge or gone. */
  answer: ((response: ServerResponse) => void) | null
  close(): Promise<void>
}

/** A key set on loopback, as an identity provider serves it. */
export async function startJwksServer(...keys: SigningKey[]): Promise<JwksServer> {
  const open: JwksServer = { url: '', keys: keys.map(({ publicJwk }) => publicJwk), fetches: 0, answer: null, close }
  const server = createServer((_request, response) => {
    open.fetches += 1
    if (open.answer) return open.answer(response)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: open.keys }))
  })
  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`
  return open
}

export async function makeSigningKey(alg: string, kid: string, { named = true } = {}): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), ...(named && { kid }), alg, use: 'sig' }
  return { kid, alg, privateKey, publicJwk }
}

export type TokenWords = { issuer: string; audience: string; subject?: string; claims?: JWTPayload; header?: object }

/** A good token for an hour, unless `claims` or `header` say otherwise. */
export function signToken(key: SigningKey, { issuer, audience, subject = 'sub-1', claims, header }: TokenWords) {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: issuer, aud: audience, sub: subject, iat: now, exp: now + 3600, ...claims })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
    .sign(key.privateKey)
}
