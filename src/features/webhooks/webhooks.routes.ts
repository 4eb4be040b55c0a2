import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageFields, pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import {
  checkAddress,
  type Deliveries,
  type DeliveryRow,
  deliveryErrors,
  newSigningSecret,
} from '../deliveries/index.ts'
import { lockTeam } from '../teams/index.ts'
import { eventBody } from './emit-event.ts'
import {
  deliveryStatus,
  type Webhook,
  type WebhookDelivery,
  webhook,
  webhookChange,
  webhookDelivery,
  webhookInput,
  webhookWithSecret,
} from './webhooks.contract.ts'
import { webhookErrors as errors } from './webhooks.errors.ts'
import type { WebhookRow, WebhookStore } from './webhooks.store.ts'
import { secretPurpose, testEvent } from './webhooks.ts'

export type WebhookRouteDeps = {
  database: Database
  webhooks: { store: WebhookStore }
  deliveries: Deliveries
  guard: NetworkGuard
  secrets: Secrets
  clock: Clock
}

const maxWebhooks = 50
const oldSecretMs = 24 * 3_600_000

export function webhookRoutes(deps: WebhookRouteDeps): AppRoute[] {
  const { database, deliveries, guard, secrets, clock } = deps
  const { store } = deps.webhooks
  const read = { may: 'integrations:read' as const }
  const write = { may: 'integrations:write' as const }

  async function find(teamId: string, id: string): Promise<WebhookRow> {
    return findOrThrow(store.find(teamId, id), errors.notFound)
  }

  return tagged('Webhooks', [
    teamRoute('GET', '/webhooks', {
      ...read,
      summary: 'Lists the webhooks of the team, newest first',
      query: pageQuery,
      answer: z.array(webhook),
      async handle({ caller, query, page }) {
        const rows = await store.list(caller.teamId, query)
        return page(rows).map(shown)
      },
    }),
    teamRoute('POST', '/webhooks', {
      ...write,
      summary: 'Makes a webhook; its secret is shown this once',
      body: webhookInput,
      status: 201,
      answer: webhookWithSecret,
      errors: [deliveryErrors.refusedAddress, errors.tooMany],
      async handle({ caller, body }) {
        await checkAddress(guard, body.url)
        const id = newId()
        const secret = newSigningSecret()
        const row: WebhookRow = {
          id,
          teamId: caller.teamId,
          ...stored({ ...body, description: body.description ?? null, enabled: body.enabled ?? true }),
          sealedSecret: secrets.encrypt(secret, secretPurpose(id)),
          sealedOldSecret: null,
          oldSecretUntil: null,
          failingSince: null,
          disabledReason: null,
          createdByUserId: caller.userId,
          ...madeAt(isoNow(clock)),
        }
        await database.transaction(async (queries) => {
          await lockTeam(queries, row.teamId)
          if ((await store.count(row.teamId, queries)) >= maxWebhooks) throw errors.tooMany()
          await store.insert(row, queries)
        })
        return { ...shown(row), secret }
      },
    }),
    teamRoute('GET', '/webhooks/:id', {
      ...read,
      summary: 'Gets a webhook',
      answer: webhook,
      errors: [errors.notFound],
      handle: async ({ caller, params: { id } }) => shown(await find(caller.teamId, id)),
    }),
    teamRoute('PATCH', '/webhooks/:id', {
      ...write,
      summary: 'Changes a webhook, or turns it on or off',
      body: webhookChange,
      answer: webhook,
      errors: [errors.notFound, deliveryErrors.refusedAddress],
      async handle({ caller, params: { id }, body }) {
        const { url, enabled } = body
        await find(caller.teamId, id)
        if (url !== undefined) await checkAddress(guard, url)
        const update = store.update(caller.teamId, id, {
          ...stored(body),
          ...(enabled !== undefined && { disabledReason: null }),
          // Turned on, or led elsewhere: what failed before says nothing about what comes.
          ...((enabled || url !== undefined) && { failingSince: null }),
          updatedAt: isoNow(clock),
        })
        return shown(await findOrThrow(update, errors.notFound))
      },
    }),
    teamRoute('DELETE', '/webhooks/:id', {
      ...write,
      summary: 'Deletes a webhook with its delivery log',
      answer: { kind: 'empty' },
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(store.remove(caller.teamId, id), errors.notFound)
      },
    }),
    teamRoute('POST', '/webhooks/:id/rotate-secret', {
      // Shows a secret that signs for what was there before.
      may: ['integrations:write', 'integrations:read'],
      summary: 'Makes a new secret, shown this once; the old one signs too for a day',
      answer: webhookWithSecret,
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        const before = await find(caller.teamId, id)
        const secret = newSigningSecret()
        const update = store.update(caller.teamId, id, {
          sealedSecret: secrets.encrypt(secret, secretPurpose(id)),
          sealedOldSecret: before.sealedSecret,
          oldSecretUntil: new Date(clock.now().getTime() + oldSecretMs).toISOString(),
          updatedAt: isoNow(clock),
        })
        return { ...shown(await findOrThrow(update, errors.notFound)), secret }
      },
    }),
    teamRoute('GET', '/webhooks/:id/deliveries', {
      ...read,
      summary: 'Lists what was and will be sent to a webhook, newest first',
      query: z.strictObject({ ...pageFields, status: deliveryStatus.optional() }),
      answer: z.array(webhookDelivery),
      errors: [errors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await find(caller.teamId, id)
        const rows = await deliveries.store.ofWebhook(caller.teamId, id, query)
        return page(rows).map(shownDelivery)
      },
    }),
    teamRoute('POST', '/webhooks/:id/deliveries/:deliveryId/redeliver', {
      ...write,
      summary: 'Sends a delivery again, under the same id',
      status: 202,
      answer: webhookDelivery,
      errors: [errors.notFound, errors.deliveryNotFound, errors.off],
      async handle({ caller: { teamId }, params: { id, deliveryId } }) {
        const { enabled } = await find(teamId, id)
        const row = await deliveries.store.find(teamId, deliveryId)
        if (row?.webhookId !== id) throw errors.deliveryNotFound()
        if (enabled === 0 && row.event !== testEvent) throw errors.off()
        const after = await findOrThrow(deliveries.again(row), errors.deliveryNotFound)
        return shownDelivery(after)
      },
    }),
    teamRoute('POST', '/webhooks/:id/test', {
      ...write,
      summary: 'Sends a test event now, once, and answers how that went',
      answer: webhookDelivery,
      errors: [errors.notFound],
      async handle({ caller: { teamId, userId }, params: { id }, signal }) {
        const { url } = await find(teamId, id)
        const payload = eventBody(testEvent, isoNow(clock), { webhookId: id, byUserId: userId })
        const fields = { kind: 'webhook' as const, recipient: url, webhookId: id, event: testEvent, payload }
        // Should this be cut off, then it has failed.
        const cut = { status: 'failed' as const, error: 'The test was cut off.', nextAttemptAt: null }
        const row = deliveries.draft({ teamId, ...fields, ...cut })
        await deliveries.store.insert(row, database.queries)
        const after = await deliveries.attempt(row, signal)
        // One try is all it gets.
        const ended =
          after?.status === 'pending'
            ? await deliveries.store.update(teamId, row.id, { status: 'failed', nextAttemptAt: null })
            : after
        if (!ended) throw errors.notFound()
        return shownDelivery(ended)
      },
    }),
  ])
}

const shown = (row: WebhookRow): Webhook => ({
  ...row,
  events: JSON.parse(row.events),
  enabled: row.enabled === 1,
})

const shownDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...row,
  event: row.event ?? '',
  payload: JSON.parse(row.payload ?? '{}'),
})
