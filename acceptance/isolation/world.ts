import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import {
  type Answer,
  addMember,
  type Call,
  call,
  cookieOf,
  makeKey,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from '../harness.ts'
import type { PrincipalName } from './row.ts'

export type World = {
  service: Service
  owner: Owner
  other: { teamId: string; key: string }
  headers: Record<PrincipalName, Record<string, string>>
  /** As the administrator of the first team; fails the test when the answer is not the status expected. */
  admin(method: string, address: string, call?: Omit<Call, 'key'>, expected?: number): Promise<Answer>
  /** A name that nothing else uses. */
  fresh(word: string): string
  /** Made once and kept: `once('space', async () => ...)`. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

const issuer = 'https://issuer.example'
const audience = 'tallyroom-tests'

/** The rights that each operation needs, as the OpenAPI document tells them. */
export function rightsOf({ paths }: { paths: Record<string, Record<string, { description?: string }>> }) {
  const rights = new Map<string, string[]>()
  for (const [address, methods] of Object.entries(paths))
    for (const [method, { description }] of Object.entries(methods)) {
      const told = /Needs the rights? (.+?): /.exec(description ?? '')?.[1]
      if (told)
        rights.set(
          `${method.toUpperCase()} ${address}`,
          [...told.matchAll(/`([^`]+)`/g)].map(([, right]) => right!),
        )
    }
  return rights
}

/** One service with every kind of caller there is. */
export async function makeWorld(env: Record<string, string> = {}): Promise<World> {
  const keys = await generateKeyPair('ES256', { extractable: true })
  const strangerKeys = await generateKeyPair('ES256')
  const jwks = createServer(async (_request, response) => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => jwks.listen(0, '127.0.0.1', resolve))
  const jwksUrl = `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/jwks`

  const service = await startService({
    env: {
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
      // Nobody answers there: what a caller may do is asked here, not what Slack says to it.
      TALLYROOM_SLACK_API_URL: 'http://127.0.0.1:9',
      ...env,
    },
  })
  const owner = await setUp(service)
  const rights = [...rightsOf((await call(service, 'GET', '/openapi.json')).body).values()].flat()
  const resources = [...new Set(rights.map((right) => right.split(':')[0]!))]
  const admin: World['admin'] = async (method, address, request = {}, expected) => {
    const answer = await call(service, method, address, { ...request, key: owner.key })
    if (expected !== undefined ? answer.status !== expected : answer.status >= 400) {
      throw new Error(`${method} ${address} answered ${answer.status} to the administrator: ${answer.text}`)
    }
    return answer
  }
  const other = await otherTeam(service, owner)
  const member = await addMember(service, owner, 'member', 'Mia Member')
  const viewer = await addMember(service, owner, 'viewer', 'Vic Viewer')
  const leaver = await addMember(service, owner, 'member', 'Lea Leaver')
  await admin('DELETE', `/users/${leaver.userId}`)

  const keyId = async (key: string) => {
    const { body } = await admin('GET', '/api-keys')
    return body.find((row: { start: string }) => row.start !== null && key.startsWith(row.start)).id as string
  }
  const deletedKey = await makeKey(service, owner)
  await admin('DELETE', `/api-keys/${await keyId(deletedKey)}`)
  const allowed = (verbs: string[]) => Object.fromEntries(resources.map((resource) => [resource, verbs]))
  const readingKey = await makeKey(service, owner, { permissions: allowed(['read']) })
  const writingKey = await makeKey(service, owner, { permissions: allowed(['write']) })
  const powerlessKey = await makeKey(service, owner, { permissions: {} })
  const disabledKey = await makeKey(service, owner, { enabled: false })
  const expiredKey = await makeKey(service, owner, { expiresAt: new Date(Date.now() + 700).toISOString() })
  await new Promise((resolve) => setTimeout(resolve, 800))

  await admin('POST', '/identity-providers', { json: { issuer, audience, jwksUrl } })
  const token = (key: CryptoKey) =>
    new SignJWT({ name: 'Eve External', email: 'eve@elsewhere.example' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('external-1')
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(key)

  /** Somebody with a link that opens with a password, who has opened it; each browser is known by its cookie. */
  const visitorOf = async (key: string) => {
    const asOwner = { key, json: { name: 'Shared' } }
    const space = await call(service, 'POST', '/spaces', asOwner)
    const link = { key, json: { name: 'Shared', password: 'open' } }
    const { token: shared } = (await call(service, 'POST', `/spaces/${space.body.id}/share-links`, link)).body
    const opened = await call(service, 'POST', `/share/${shared}/unlock`, { json: { password: 'open' } })
    const headers = { 'x-share-grant': opened.body.grant }
    return { ...headers, cookie: cookieOf(await call(service, 'GET', `/share/${shared}`, { headers })) }
  }

  const byCookie = (cookie: string) => ({ cookie, origin: service.url })
  const lastLetter = owner.key.endsWith('0') ? '1' : '0'
  const made = new Map<string, Promise<unknown>>()
  let count = 0
  return {
    service,
    owner,
    other,
    admin,
    headers: {
      none: {},
      'garbage key': { 'x-api-key': 'not a key at all' },
      'wrong checksum': { 'x-api-key': owner.key.slice(0, -1) + lastLetter },
      'deleted key': { 'x-api-key': deletedKey },
      'disabled key': { 'x-api-key': disabledKey },
      'expired key': { 'x-api-key': expiredKey },
      'bad external token': { authorization: `Bearer ${await token(strangerKeys.privateKey)}` },
      visitor: await visitorOf(owner.key),
      'visitor of another link': await visitorOf(other.key),
      'user without a team': byCookie(leaver.cookie),
      'key of another team': { 'x-api-key': other.key },
      viewer: byCookie(viewer.cookie),
      member: { 'x-api-key': member.key },
      admin: { 'x-api-key': owner.key },
      'key that only reads': { 'x-api-key': readingKey },
      'key that only writes': { 'x-api-key': writingKey },
      'key that may nothing': { 'x-api-key': powerlessKey },
      'good external token': { authorization: `Bearer ${await token(keys.privateKey)}` },
    },
    fresh: (word) => `${word} ${++count}`,
    once<T>(name: string, make: () => Promise<T>) {
      if (!made.has(name)) made.set(name, make())
      return made.get(name) as Promise<T>
    },
    async end() {
      await service.stop()
      jwks.close()
    },
  }
}
