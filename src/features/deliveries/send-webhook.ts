import type { Clock } from '../../platform/clock.ts'
import { BodyTooLargeError, type NetworkGuard, NetworkRefusedError } from '../../platform/network/network.ts'
import { SendFault } from './send-fault.ts'
import { signedHeaders } from './sign.ts'

export type Endpoint = { url: string; secrets: string[] }
const patienceMs = 15_000
const maxAnswerBytes = 64 * 1024
const shownAnswer = 1_000
const longestWaitMs = 24 * 3_600_000

/** One try. Anything but a 2xx is a failure; a redirect is not followed, because what is signed for one address is not for another. */
export async function sendWebhook(
  { guard, clock, userAgent }: { guard: NetworkGuard; clock: Clock; userAgent: string },
  { url, secrets }: Endpoint,
  { id, body, signal }: { id: string; body: string; signal?: AbortSignal | undefined },
): Promise<{ status: number; said: string }> {
  const headers = {
    ...signedHeaders(secrets, { id, at: clock.now(), body }),
    'content-type': 'application/json',
    'user-agent': userAgent,
  }
  const {
    status,
    headers: answered,
    body: bytes,
  } = await guard
    .fetch(url, {
      method: 'POST',
      headers,
      body,
      httpsOnly: !guard.settings.allowPrivate,
      followRedirects: false,
      timeoutMs: patienceMs,
      maxBytes: maxAnswerBytes,
      ...(signal && { signal }),
    })
    .catch((error: Error) => {
      if (error instanceof NetworkRefusedError) throw new SendFault(error.message, { lasting: true })
      if (error instanceof BodyTooLargeError) throw new SendFault('The answer was longer than 64 kB.')
      if (error.name === 'TimeoutError') throw new SendFault(`No answer within ${patienceMs / 1000} seconds.`)
      throw new SendFault(`The address could not be reached: ${error.message}`)
    })
  const said = Buffer.from(bytes).toString('utf8').replaceAll('\0', '').slice(0, shownAnswer)
  if (status >= 200 && status < 300) return { status, said }
  const redirects = status >= 300 && status < 400
  throw new SendFault(
    redirects ? `The address answered ${status}; redirects are not followed.` : `The address answered ${status}.`,
    { status, said, lasting: status === 410, retryAfterMs: retryAfter(answered['retry-after'], clock) },
  )
}

function retryAfter(header: string | undefined, clock: Clock): number | null {
  if (header === undefined) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now().getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestWaitMs) : null
}
