import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import { required } from '../remote/driver.ts'
import { asStored } from './place.ts'

type Headers = Record<'authorization' | 'x-snowflake-authorization-token-type', string>

/** Longer than any statement runs; the server takes an hour at most. */
const LIVES_SECONDS = 50 * 60
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

const bearer = (token: string, type: string): Headers => ({
  authorization: `Bearer ${token}`,
  'x-snowflake-authorization-token-type': type,
})

/** A key, or a token in the place of either secret. The interface takes no passwords. */
export function credentialsOf(connection: ConnectionSettings, account: string): Headers {
  const key = connection.key?.trim() ?? ''
  const password = connection.password ?? ''
  if (key.includes('-----BEGIN')) return bearer(signed(connection, account, keyOf(key, password)), 'KEYPAIR_JWT')
  const token = key || (TOKEN.test(password) ? password : '')
  if (token === '')
    throw new QueryError('unavailable', 'The connection has no key.', { code: password === '' ? 'NO_KEY' : 'PASSWORD' })
  if (!/^[!-~]+$/.test(token))
    throw new QueryError('unavailable', 'The key is neither a private key nor a token.', { code: 'BAD_KEY' })
  return bearer(token, 'PROGRAMMATIC_ACCESS_TOKEN')
}

function keyOf(pem: string, passphrase: string): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey({ key: pem, format: 'pem', ...(passphrase === '' ? {} : { passphrase }) })
  } catch {
    // The error of the library may tell what it read.
    const code = /ENCRYPTED/.test(pem) ? 'PASSPHRASE' : 'BAD_KEY'
    throw new QueryError('unavailable', 'The private key cannot be read.', { code })
  }
  if (key.asymmetricKeyType !== 'rsa')
    throw new QueryError('unavailable', 'The private key is not an RSA key.', { code: 'BAD_KEY' })
  return key
}

function signed(connection: ConnectionSettings, account: string, key: KeyObject): string {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(spki).digest('base64')
  const subject = `${account}.${asStored(required(connection, 'username'))}`
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `${subject}.SHA256:${fingerprint}`, sub: subject, iat: now, exp: now + LIVES_SECONDS }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
