import type { JWT } from 'google-auth-library'
import { sha256 } from '../../platform/ids.ts'
import { loadInPieces } from '../../platform/load-in-pieces.ts'
import type { GoogleMessage } from './google-cards.ts'
import type { ServiceKey } from './service-key.ts'

export type GoogleSettings = { apiUrl: string; tokenUrl: string }

const scope = 'https://www.googleapis.com/auth/chat.bot'
const timeoutMs = 20_000
const maxClients = 200
/** The library knows no other address; ours is the operator's setting. */
const builtInTokenUrl = 'https://oauth2.googleapis.com/token'

/** One client per key, so that a token is asked for once an hour and not for each message. */
export function createGoogleClients({ apiUrl, tokenUrl }: GoogleSettings) {
  const known = new Map<string, Promise<JWT>>()
  const fetchImplementation: typeof fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    return fetch(address === builtInTokenUrl ? tokenUrl : input, init)
  }

  return function clientOf(key: ServiceKey) {
    const name = sha256(`${key.client_email} ${key.private_key}`)
    let jwt = known.get(name)
    if (!jwt) {
      // Loaded when Google Chat is first spoken to: it takes 20 MB of memory.
      jwt = loadInPieces([], () => import('google-auth-library')).then(
        (google) =>
          new google.JWT({
            email: key.client_email,
            key: key.private_key,
            ...(key.private_key_id !== undefined && { keyId: key.private_key_id }),
            scopes: [scope],
            transporterOptions: { fetchImplementation, timeout: timeoutMs },
          }),
      )
      known.set(name, jwt)
      if (known.size > maxClients) known.delete(known.keys().next().value!)
    }
    const client = jwt
    const call = async (method: 'POST' | 'PATCH', path: string, params: Record<string, string>, data: object) => {
      const url = new URL(`v1/${path}`, apiUrl)
      const answer = await (await client).request<{ name?: string; thread?: { name?: string } }>({
        url: url.href,
        method,
        params,
        data,
        timeout: timeoutMs,
        retry: false,
      })
      return answer.data
    }
    return {
      /** `requestId`: the same one again makes no second message. */
      async create(
        space: string,
        message: Partial<GoogleMessage>,
        { requestId, thread }: { requestId?: string; thread?: string | undefined } = {},
      ): Promise<{ name: string; thread: string | null }> {
        const params = {
          ...(requestId !== undefined && { requestId }),
          ...(thread !== undefined && { messageReplyOption: 'REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD' }),
        }
        const body = { ...message, ...(thread !== undefined && { thread: { name: thread } }) }
        const made = await call('POST', `${space}/messages`, params, body)
        return { name: made.name ?? '', thread: made.thread?.name ?? null }
      },
      async replace(name: string, message: GoogleMessage): Promise<void> {
        await call('PATCH', name, { updateMask: 'text,cardsV2' }, message)
      },
    }
  }
}

type Answered = {
  status?: number
  response?: { status?: number; data?: { error?: unknown; error_description?: unknown } }
}
const statusOf = (error: unknown) => (error as Answered).response?.status ?? (error as Answered).status

/** Whether the same call may succeed later. */
export function isPassingFault(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined || status === 429 || status >= 500
}

export function googleFault(error: unknown): string {
  const said = (error as Answered).response?.data
  const inner = said?.error
  const text =
    typeof inner === 'object' && inner !== null && 'message' in inner
      ? String(inner.message)
      : typeof said?.error_description === 'string'
        ? said.error_description
        : error instanceof Error
          ? error.message
          : String(error)
  const status = statusOf(error)
  if (status === undefined) return `Google Chat could not be reached: ${text}`
  if (status === 403 || status === 404) return `The app is not in the space, or may not write there: ${text}`
  return `Google Chat answered: ${text}`
}
