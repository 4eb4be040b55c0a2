import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { ConfigError } from '../../platform/config-error.ts'

/** What of a service account's key file is needed. */
export type ServiceKey = { client_email: string; project_id: string; private_key: string; private_key_id?: string }
export type KeyCheck = { ok: true; key: ServiceKey } | { ok: false; why: string }

/** A private key of 4,096 bits has some 3,300 characters. What a longer one takes to sign grows with the cube of its bits. */
const maxPem = 4_000
const fewestBits = 2_048
const mostBits = 4_096

const shape = z.object({
  type: z.literal('service_account', { error: 'its "type" must be "service_account"' }),
  client_email: z.email({ error: '"client_email" must be an e-mail address' }),
  project_id: z.string({ error: '"project_id" is missing' }).min(1, '"project_id" is empty'),
  private_key: z.string({ error: '"private_key" is missing' }).max(maxPem, '"private_key" is too long'),
  private_key_id: z.string().optional(),
})

/** Looks at a key without asking anybody: that it is whole, and that its private key really signs. */
export function checkServiceKey(text: string): KeyCheck {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, why: 'it is not JSON: paste the whole content of the key file' }
  }
  const parsed = shape.safeParse(json)
  if (!parsed.success) return { ok: false, why: parsed.error.issues[0]!.message }
  try {
    const key = createPrivateKey(parsed.data.private_key)
    if (key.asymmetricKeyType !== 'rsa') return { ok: false, why: '"private_key" is not an RSA key' }
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (bits < fewestBits || bits > mostBits)
      return { ok: false, why: `"private_key" has ${bits} bits, and may have ${fewestBits} to ${mostBits}` }
    const said = Buffer.from('tallyroom')
    if (!verify('sha256', said, createPublicKey(key), sign('sha256', said, key)))
      return { ok: false, why: '"private_key" does not sign' }
  } catch {
    return { ok: false, why: '"private_key" is not a private key that can be read' }
  }
  return { ok: true, key: parsed.data }
}

/** The key that the environment gives, if any. */
export function readServiceKey(text: string | undefined): ServiceKey | null {
  if (text === undefined) return null
  const checked = checkServiceKey(text)
  if (!checked.ok) throw new ConfigError(`TALLYROOM_GOOGLE_CHAT_KEY: ${checked.why} (see docs/settings.md)`)
  return checked.key
}
