import type { Automation, AutomationChange, AutomationInput } from '../../../src/client/index.ts'
import type { Action, Trigger } from '../../../src/features/automations/automations.contract.ts'
import type { Target } from '../../../src/features/deliveries/deliveries.contract.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'

export type { RunWithDeliveries as AutomationRun } from '../../../src/client/index.ts'
export type { Action, Automation, Target, Trigger }
export type AutomationFields = AutomationInput

const everyMs = 1500
const underWay = (status: string | undefined) => status === 'queued' || status === 'running' || status === 'delivering'
/** What waits for its hour is looked at now and then, what is under way all the time. */
const slowMs = 30_000

export const automationsQuery = listQuery(['automations'], '/automations', {
  query: { limit: 1000 },
  refetchInterval: ({ state }) => (state.data?.some(({ lastRun }) => underWay(lastRun?.status)) ? everyMs : slowMs),
})

export const automationQuery = (id: string) =>
  getQuery(['automation', id], '/automations/{id}', {
    path: { id },
    refetchInterval: ({ state }) => (underWay(state.data?.lastRun?.status) ? everyMs : slowMs),
  })

export const runsQuery = (id: string) =>
  getQuery(['automation', id, 'runs'], '/automations/{id}/runs', {
    path: { id },
    query: { limit: 50 },
    refetchInterval: ({ state }) => (underWay(state.data?.[0]?.status) ? everyMs : slowMs),
  })

const changed = (id?: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: automationsQuery.queryKey }),
    id === undefined ? undefined : queryClient.invalidateQueries({ queryKey: automationQuery(id).queryKey }),
  ])

export const createAutomation = (spaceId: string, fields: AutomationFields) =>
  client.post('/spaces/{id}/automations', { path: { id: spaceId }, body: fields }).then(afterwards(changed))

export const changeAutomation = (id: string, change: AutomationChange) =>
  client.patch('/automations/{id}', { path: { id }, body: change }).then(afterwards(() => changed(id)))

export const switchAutomation = ({ id }: Automation, enabled: boolean): Promise<unknown> =>
  changeAutomation(id, { enabled }).catch(showError)

export const runNow = ({ id, name }: Automation) =>
  client
    .post('/automations/{id}/run', { path: { id } })
    .then(() => toast(t.automations.started(name)), showError)
    .then(afterwards(() => changed(id)))

export function deleteAutomation({ id, name }: Automation, onUndo?: () => void): void {
  deleteSoon({
    id,
    message: t.automations.deleted(name),
    ...(onUndo ? { onUndo } : {}),
    remove: () => client.delete('/automations/{id}', { path: { id }, keepalive: true }).then(afterwards(changed)),
  })
}
