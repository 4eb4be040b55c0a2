import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { retryAfter } from '../../platform/sliding-window.ts'

type AttemptTable = { id: string; subject: string; at: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_attempts: AttemptTable
  }
}

const windowMs = 15 * 60_000
/** From one address few guesses for one person; in all, more, so that a stranger cannot easily lock somebody out. */
const limits = { pair: 10, person: 100, address: 100 }

export type SignInAttempts = {
  /** Counts the attempt before it is made; throws when there were too many. A success makes the failures before it forgotten. */
  begin(person: string, ip: string): Promise<{ succeeded(): Promise<void> }>
}

/** In the database, so that all instances count together and a restart forgets nothing. */
export function createSignInAttempts({ database, clock }: { database: Database; clock: Clock }): SignInAttempts {
  const { queries } = database
  const subjectsOf = (person: string, network: string) => ({
    pair: sha256(`pair ${person} ${network}`),
    person: sha256(`person ${person}`),
    address: sha256(`address ${network}`),
  })

  return {
    async begin(person, ip) {
      const now = clock.now().getTime()
      const subjects = Object.entries(subjectsOf(person, networkOf(ip))) as [keyof typeof limits, string][]
      const rows = subjects.map(([, subject]) => ({ id: newId(), subject, at: now }))
      await queries
        .deleteFrom('sign_in_attempts')
        .where('at', '<=', now - windowMs)
        .execute()
      await queries.insertInto('sign_in_attempts').values(rows).execute()
      const counts = await queries
        .selectFrom('sign_in_attempts')
        .select((select) => ['subject', select.fn.countAll<number>().as('count'), select.fn.min('at').as('first')])
        .where(
          'subject',
          'in',
          subjects.map(([, subject]) => subject),
        )
        .where('at', '>', now - windowMs)
        .groupBy('subject')
        .execute()
      for (const [kind, subject] of subjects) {
        const found = counts.find((row) => row.subject === subject)
        if (!found || Number(found.count) <= limits[kind]) continue
        // What was refused does not count, or whoever keeps trying would wait for ever.
        await queries
          .deleteFrom('sign_in_attempts')
          .where(
            'id',
            'in',
            rows.map((row) => row.id),
          )
          .execute()
        throw httpErrors.rateLimited('too many attempts to sign in', retryAfter(found.first + windowMs - now))
      }
      return {
        async succeeded() {
          const { pair, person: whole } = subjectsOf(person, networkOf(ip))
          await queries
            .deleteFrom('sign_in_attempts')
            .where((where) =>
              // Of the address only this attempt: else one good account would hide any number of guesses.
              where.or([
                where('subject', 'in', [pair, whole]),
                where(
                  'id',
                  'in',
                  rows.map((row) => row.id),
                ),
              ]),
            )
            .execute()
        },
      }
    },
  }
}
