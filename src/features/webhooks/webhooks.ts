import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Deliveries, TellPerson } from '../deliveries/index.ts'
import { createEmitEvent } from './emit-event.ts'
import { createWebhookStore, type WebhookRow } from './webhooks.store.ts'

export type WebhookDeps = {
  database: Database
  deliveries: Deliveries
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  tellPerson: TellPerson
}

/** How long nothing may arrive before a webhook is turned off. */
const patienceMs = 5 * 24 * 3_600_000

export const secretPurpose = (id: string): string => `webhook:${id}`

export function createWebhooks(deps: WebhookDeps) {
  const { database, deliveries, jobs, clock, secrets } = deps
  const store = createWebhookStore(database)

  function secretsOf(row: WebhookRow): string[] {
    const sealed = [row.sealedSecret]
    if (row.sealedOldSecret && row.oldSecretUntil && row.oldSecretUntil > isoNow(clock))
      sealed.push(row.sealedOldSecret)
    return sealed.map((each) => secrets.decrypt(each, secretPurpose(row.id)))
  }

  async function turnOff(row: WebhookRow, reason: string, queries: Queries): Promise<void> {
    const now = isoNow(clock)
    await store.update(row.teamId, row.id, { enabled: 0, disabledReason: reason, updatedAt: now }, queries)
    await deps.tellPerson(queries, {
      teamId: row.teamId,
      userId: row.createdByUserId,
      title: `A webhook was turned off: ${row.url}`,
      text: `${reason} Look at its deliveries, fix what is wrong, and turn it on again.`,
      path: '/settings/webhooks',
    })
  }

  deliveries.own('webhook', {
    async endpointOf({ teamId, webhookId, event }) {
      const row = await store.find(teamId, webhookId!)
      // A test may go to one that is off.
      if (!row || (row.enabled === 0 && event !== testEvent)) return null
      return { url: row.url, secrets: secretsOf(row) }
    },
    async attempted({ teamId, webhookId, event }, fault, queries) {
      const row = await store.find(teamId, webhookId!, queries)
      if (!row || event === testEvent) return
      if (!fault) {
        if (row.failingSince) await store.update(teamId, row.id, { failingSince: null }, queries)
        return
      }
      if (row.enabled === 0) return
      if (fault.status === 410) return turnOff(row, 'The address answered 410: it is gone for good.', queries)
      if (!row.failingSince) await store.update(teamId, row.id, { failingSince: isoNow(clock) }, queries)
      else if (Date.parse(row.failingSince) + patienceMs <= clock.now().getTime())
        await turnOff(row, 'Nothing has arrived for five days.', queries)
    },
  })

  return { store, emit: createEmitEvent({ webhooks: store, deliveries, jobs, clock }) }
}

export const testEvent = 'webhook.test'
