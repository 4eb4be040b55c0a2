import type { Webhook, WebhookChange, WebhookDelivery, WebhookInput } from '../../../src/client/index.ts'
import type { EventType } from '../../../src/features/webhooks/webhooks.contract.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'

export type { EventType, Webhook, WebhookDelivery }
export const eventTypes: readonly EventType[] = ['run.finished', 'report.ready', 'source.failed', 'share.used']

const everyMs = 2_000

export const webhooksQuery = listQuery(['webhooks'], '/webhooks')

/** Asked again while something waits to be sent. */
export const deliveriesQuery = (id: string) =>
  getQuery(['webhooks', id, 'deliveries'], '/webhooks/{id}/deliveries', {
    path: { id },
    query: { limit: 100 },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? everyMs : false),
  })

const changed = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })

export const createWebhook = (fields: WebhookInput) =>
  client.post('/webhooks', { body: fields }).then(afterwards(changed))

export const changeWebhook = (id: string, change: WebhookChange) =>
  client.patch('/webhooks/{id}', { path: { id }, body: change }).then(afterwards(changed))

export const rotateSecret = (id: string) =>
  client.post('/webhooks/{id}/rotate-secret', { path: { id } }).then(afterwards(changed))

export async function testWebhook(id: string): Promise<void> {
  try {
    const { status, responseStatus, error } = await client.post('/webhooks/{id}/test', { path: { id } })
    if (status === 'delivered') toast(t.webhooks.tested(String(responseStatus)))
    else toast.error(t.webhooks.testFailed, { description: error ?? '' })
  } catch (error) {
    showError(error)
  }
  await changed()
}

export const redeliver = (id: string, deliveryId: string) =>
  client
    .post('/webhooks/{id}/deliveries/{deliveryId}/redeliver', { path: { id, deliveryId } })
    .then(() => toast(t.webhooks.redelivered), showError)
    .then(afterwards(changed))

export function deleteWebhook({ id, url }: Webhook): void {
  deleteSoon({
    id,
    message: t.webhooks.deleted(url),
    remove: () => client.delete('/webhooks/{id}', { path: { id }, keepalive: true }).then(afterwards(changed)),
  })
}
