import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { createTurns } from '../../platform/turns.ts'
import { takeTurn } from '../../platform/workers/workers.errors.ts'

// 32 MB and about a tenth of a second for each guess.
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyLength = 32

// Node has four threads for this and for files: one of them stays free, and those who hash much do not hold up the others.
const turns = createTurns({ places: 3, waitMs: 20_000, maxWaiting: 50 })

async function derive(password: string, salt: Buffer, subject: string): Promise<Buffer> {
  const leave = await takeTurn(turns, { teamId: subject })
  try {
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key))),
    )
  } finally {
    leave()
  }
}

/** `subject`: on whose account the work is done (a team, a link); subjects take turns. */
export async function hashPassword(password: string, subject: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt.${salt.toString('base64url')}.${(await derive(password, salt, subject)).toString('base64url')}`
}

export async function verifyPassword(password: string, hash: string, subject: string): Promise<boolean> {
  const [kind, salt, key] = hash.split('.')
  if (kind !== 'scrypt' || !salt || !key) return false
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), subject), Buffer.from(key, 'base64url'))
}
