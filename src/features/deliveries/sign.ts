import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSigningSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/** The headers of Standard Webhooks: with several secrets, any one of the signatures is good. */
export function signedHeaders(
  secrets: string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
