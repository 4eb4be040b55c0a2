import { queryOptions } from '@tanstack/react-query'
import type {
  Automation,
  AutomationChange,
  AutomationInput,
  RunWithDeliveries as AutomationRun,
} from '../../../src/client/index.ts'
import type { Action, Trigger } from '../../../src/features/automations/automations.contract.ts'
import type { Target } from '../../../src/features/deliveries/deliveries.contract.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'

export type { Action, Automation, AutomationRun, Target, Trigger }
export type AutomationFields = AutomationInput

const everyMs = 1500
const underWay = (status: string | undefined) => status === 'queued' || status === 'running' || status === 'delivering'
/** What waits for its hour is looked at now and then, what is under way all the time. */
const slowMs = 30_000

export const automationsQuery = queryOptions({
  queryKey: ['automations'],
  queryFn: ({ signal }) => client.get('/automations', { signal, query: { limit: 1000 } }),
  refetchInterval: ({ state }) => (state.data?.some(({ lastRun }) => underWay(lastRun?.status)) ? everyMs : slowMs),
})

export const automationQuery = (id: string) =>
  queryOptions({
    queryKey: ['automation', id],
    queryFn: ({ signal }) => client.get('/automations/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (underWay(state.data?.lastRun?.status) ? everyMs : slowMs),
  })

export const runsQuery = (id: string) =>
  queryOptions({
    queryKey: ['automation', id, 'runs'],
    queryFn: ({ signal }) => client.get('/automations/{id}/runs', { path: { id }, signal, query: { limit: 50 } }),
    refetchInterval: ({ state }) => (underWay(state.data?.[0]?.status) ? everyMs : slowMs),
  })

const changed = (id?: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: automationsQuery.queryKey }),
    id === undefined ? undefined : queryClient.invalidateQueries({ queryKey: automationQuery(id).queryKey }),
  ])

export async function createAutomation(spaceId: string, fields: AutomationFields): Promise<Automation> {
  const made = await client.post('/spaces/{id}/automations', { path: { id: spaceId }, body: fields })
  await changed()
  return made
}

export async function changeAutomation(id: string, change: AutomationChange): Promise<Automation> {
  const after = await client.patch('/automations/{id}', { path: { id }, body: change })
  await changed(id)
  return after
}

export const switchAutomation = ({ id }: Automation, enabled: boolean): Promise<unknown> =>
  changeAutomation(id, { enabled }).catch(showError)

export async function runNow({ id, name }: Automation): Promise<void> {
  try {
    await client.post('/automations/{id}/run', { path: { id } })
    toast(t.automations.started(name))
  } catch (error) {
    showError(error)
  }
  await changed(id)
}

export function deleteAutomation({ id, name }: Automation, onUndo?: () => void): void {
  deleteSoon({
    id,
    message: t.automations.deleted(name),
    ...(onUndo ? { onUndo } : {}),
    remove: async () => {
      await client.delete('/automations/{id}', { path: { id }, keepalive: true })
      await changed()
    },
  })
}
