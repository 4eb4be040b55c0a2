import type { ErrorFactory } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { retryAfter, type SlidingWindow } from '../../platform/sliding-window.ts'
import { verifyPassword } from '../sign-in/index.ts'
import type { Locked } from './share-grant.ts'

const guessesPerMinute = 10

/** Refuses a wrong password, and whoever guesses too often from one address. */
export async function checkGuess(
  windows: SlidingWindow,
  { id, passwordHash }: Locked,
  guess: { password: string; from: string },
  errors: Record<'wrongPassword' | 'rateLimited', ErrorFactory>,
): Promise<void> {
  const wait = windows.take(`unlock ${id} ${networkOf(guess.from)}`, { max: guessesPerMinute, windowMs: 60_000 })
  if (wait > 0) throw errors.rateLimited('too many guesses', retryAfter(wait))
  if (passwordHash !== null && !(await verifyPassword(guess.password, passwordHash, id))) throw errors.wrongPassword()
}
