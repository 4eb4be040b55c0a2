import { generateKeyPairSync } from 'node:crypto'
import { importSPKI, jwtVerify } from 'jose'
import { makeSigningKey, signToken } from './jwks.ts'
import { createWatch, serve } from './requests.ts'

export type GoogleChatMessage = {
  name: string
  thread: string
  text: string
  cards: {
    card: { sections: { widgets: { image?: { imageUrl: string; altText: string }; buttonList?: object }[] }[] }
  }[]
  before: string[]
  requestId: string | null
}

const chat = 'chat@system.gserviceaccount.com'

/** A service account's key file. */
export function makeServiceKey(email: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = {
    type: 'service_account',
    project_id: 'shop-123',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: email,
  }
  return { file, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** As much of Google as a Chat app meets: tokens for a key, messages of spaces, and the key sets of what it signs. */
export async function startGoogleChat(account: ReturnType<typeof makeServiceKey>, spaces: string[]) {
  const watch = createWatch()
  const messages: GoogleChatMessage[] = []
  const ofGoogle = await makeSigningKey('RS256', 'google-1')
  const ofChat = await makeSigningKey('RS256', 'chat-1')
  const publicKey = await importSPKI(account.publicPem, 'RS256')
  let tokens = 0

  const server = await serve(async (request, body, response) => {
    const url = new URL(request.url!, 'http://google')
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const refuse = (status: number, message: string) => json(status, { error: { code: status, message } })
    if (url.pathname === '/oauth2/v3/certs') return void json(200, { keys: [ofGoogle.publicJwk] })
    if (url.pathname === `/service_accounts/v1/jwk/${chat}`) return void json(200, { keys: [ofChat.publicJwk] })
    if (url.pathname === '/token') {
      const assertion = new URLSearchParams(body.toString()).get('assertion') ?? ''
      try {
        const { payload } = await jwtVerify(assertion, publicKey, { issuer: account.file.client_email })
        if (!String(payload.scope).includes('auth/chat.bot')) throw new Error('the scope is another')
        return void json(200, { access_token: `token-${++tokens}`, expires_in: 3600, token_type: 'Bearer' })
      } catch (error) {
        return void json(400, { error: 'invalid_grant', error_description: String(error) })
      }
    }
    if (!/^Bearer token-\d+$/.test(request.headers.authorization ?? '')) return void refuse(401, 'no token')
    const sent = JSON.parse(body.toString())
    if (Buffer.byteLength(body) > 32_000) return void refuse(400, 'Message too large')
    const parent = /^\/v1\/(spaces\/[\w-]+)\/messages$/.exec(url.pathname)?.[1]
    if (request.method === 'POST' && parent) {
      if (!spaces.includes(parent)) return void refuse(403, 'This Chat app is not a member of this space.')
      const requestId = url.searchParams.get('requestId')
      let message = messages.find((each) => requestId !== null && each.requestId === requestId)
      if (!message) {
        const number = messages.length + 1
        message = {
          name: `${parent}/messages/${number}.${number}`,
          thread: sent.thread?.name ?? `${parent}/threads/${number}`,
          text: sent.text ?? '',
          cards: sent.cardsV2 ?? [],
          before: [],
          requestId,
        }
        messages.push(message)
      }
      json(200, { name: message.name, thread: { name: message.thread } })
    } else if (request.method === 'PATCH') {
      const message = messages.find(({ name }) => `/v1/${name}` === url.pathname)
      if (!message) return void refuse(404, 'Message not found')
      message.before.push(message.text)
      if (url.searchParams.get('updateMask') !== 'text,cardsV2') return void refuse(400, 'updateMask')
      Object.assign(message, { text: sent.text ?? '', cards: sent.cardsV2 ?? [] })
      json(200, { name: message.name })
    } else refuse(404, 'not found')
    watch.changed()
  })

  return {
    env: {
      TALLYROOM_GOOGLE_CHAT_API_URL: server.url,
      TALLYROOM_GOOGLE_TOKEN_URL: `${server.url}token`,
      TALLYROOM_GOOGLE_KEYS_URL: server.url,
    },
    messages,
    until: watch.until,
    /** A token of Google that names Chat, for an app whose audience is its address. */
    token: (audience: string, claims: Record<string, unknown> = {}) =>
      signToken(ofGoogle, {
        issuer: 'https://accounts.google.com',
        audience,
        claims: { email: chat, email_verified: true, ...claims },
      }),
    /** A token that Chat signed itself, for an app whose audience is its project number. */
    chatToken: (audience: string) => signToken(ofChat, { issuer: chat, audience }),
    close: server.close,
  }
}

let sent = 0
export function googleEvent(space: string, text: string, { thread = `${space}/threads/t1`, ...rest } = {}) {
  return {
    type: 'MESSAGE',
    eventTime: new Date().toISOString(),
    space: { name: space, displayName: 'Sales', spaceType: 'SPACE' },
    message: {
      name: `${space}/messages/in-${++sent}`,
      text: `@Tallyroom ${text}`,
      argumentText: ` ${text}`,
      thread: { name: thread },
      sender: { name: 'users/42', displayName: 'Mia', type: 'HUMAN' },
    },
    ...rest,
  }
}
