import type { Mailer } from '../../platform/mail.ts'
import { findMember } from '../users/index.ts'
import type { Deliveries, TellPerson } from './deliveries.ts'
import { packPayload } from './delivery-payload.ts'

/** Tells a person of the team something by mail, where there is any. */
export const createTellPerson =
  ({ deliveries, mailer }: { deliveries: Pick<Deliveries, 'dispatch'>; mailer: Pick<Mailer, 'isSetUp'> }): TellPerson =>
  async (queries, { teamId, userId, title, text, path }) => {
    const person = await findMember(queries, teamId, userId)
    if (!mailer.isSetUp() || !person?.email) return
    const payload = {
      title,
      markdown: text,
      table: null,
      chart: null,
      link: { path, label: 'Open it' },
      document: null,
      about: {},
    }
    const targets = [{ kind: 'email' as const, address: person.email }]
    const content = await packPayload(payload, userId)
    await deliveries.dispatch({ teamId, targets, content, attachment: null }, queries)
  }
