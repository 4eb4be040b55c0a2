import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Deliveries } from '../deliveries/index.ts'
import type { WebhookEvent } from './events.ts'
import type { WebhookStore } from './webhooks.store.ts'

export type EmitDeps = {
  webhooks: Pick<WebhookStore, 'enabled'>
  deliveries: Pick<Deliveries, 'add' | 'draft'>
  jobs: Pick<Jobs, 'wake'>
  clock: Clock
}
export type EmitEvent = (queries: Queries, event: WebhookEvent) => Promise<void>

export const eventBody = (type: string, at: string, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at, data })

/**
 * Writes an event down for every webhook that wants it, in the transaction of what happened: it is told if and only if that is kept.
 */
export const createEmitEvent =
  ({ webhooks, deliveries, jobs, clock }: EmitDeps): EmitEvent =>
  async (queries, { teamId, type, data, key }) => {
    const wanting = (await webhooks.enabled(teamId, queries)).filter(({ events }) =>
      (JSON.parse(events) as string[]).includes(type),
    )
    if (wanting.length === 0) return
    const payload = eventBody(type, isoNow(clock), typeof data === 'function' ? await data() : data)
    const write = async (inside: Queries) => {
      for (const { id, url } of wanting)
        await deliveries.add(
          deliveries.draft({
            teamId,
            kind: 'webhook',
            recipient: url,
            webhookId: id,
            event: type,
            payload,
            eventKey: key ?? null,
          }),
          inside,
        )
    }
    // A delivery and its job, both or neither.
    if (queries.isTransaction) await write(queries)
    else await queries.transaction().execute(write)
    // After the commit, which follows at once; the regular look finds what this one misses.
    setImmediate(jobs.wake)
  }
