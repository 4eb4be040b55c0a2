import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { WebhookWithSecret as NewWebhook } from '../../../src/client/index.ts'
import type {
  EventType,
  Webhook,
  WebhookDelivery,
  webhookChange,
  webhookInput,
} from '../../../src/features/webhooks/webhooks.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { deleteSoon } from '../spaces/going.ts'

export type { EventType, NewWebhook, Webhook, WebhookDelivery }
export const eventTypes: readonly EventType[] = ['run.finished', 'report.ready', 'source.failed', 'share.used']

const everyMs = 2_000

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api.get<Webhook[]>('/webhooks', { signal }),
})

/** Asked again while something waits to be sent. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) =>
      api.get<WebhookDelivery[]>(`/webhooks/${id}/deliveries`, { signal, query: { limit: 100 } }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? everyMs : false),
  })

const changed = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })

export async function createWebhook(fields: z.input<typeof webhookInput>): Promise<NewWebhook> {
  const made = await api.post<NewWebhook>('/webhooks', fields)
  await changed()
  return made
}

export async function changeWebhook(id: string, change: z.input<typeof webhookChange>): Promise<void> {
  await api.patch(`/webhooks/${id}`, change)
  await changed()
}

export async function rotateSecret(id: string): Promise<NewWebhook> {
  const rotated = await api.post<NewWebhook>(`/webhooks/${id}/rotate-secret`)
  await changed()
  return rotated
}

export async function testWebhook(id: string): Promise<void> {
  try {
    const { status, responseStatus, error } = await api.post<WebhookDelivery>(`/webhooks/${id}/test`)
    if (status === 'delivered') toast(t.webhooks.tested(String(responseStatus)))
    else toast.error(t.webhooks.testFailed, { description: error ?? '' })
  } catch (error) {
    showError(error)
  }
  await changed()
}

export async function redeliver(id: string, deliveryId: string): Promise<void> {
  try {
    await api.post(`/webhooks/${id}/deliveries/${deliveryId}/redeliver`)
    toast(t.webhooks.redelivered)
  } catch (error) {
    showError(error)
  }
  await changed()
}

export function deleteWebhook({ id, url }: Webhook): void {
  deleteSoon({
    id,
    message: t.webhooks.deleted(url),
    remove: async () => {
      await api.delete(`/webhooks/${id}`, { keepalive: true })
      await changed()
    },
  })
}
