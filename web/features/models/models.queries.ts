import { queryOptions } from '@tanstack/react-query'
import type { ModelChange, ModelInfo, ModelInput, ModelTestResult, OfferedModel } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { ModelChange, ModelInfo, ModelTestResult, OfferedModel }
export type ModelFields = ModelInput
export type Provider = ModelFields['provider']
export type Purpose = ModelInfo['purpose']

export const modelsQuery = queryOptions({
  queryKey: ['models', 'list'],
  queryFn: ({ signal }) => client.get('/models', { signal }),
})
const reload = () => queryClient.invalidateQueries({ queryKey: ['models'] })

export const testModel = (model: ModelFields | { id: string }, signal?: AbortSignal): Promise<ModelTestResult> =>
  client.post('/models/test', { body: model, signal })

/** How a provider is reached, before a model of it is chosen. */
export type Whose = Pick<ModelFields, 'provider' | 'baseUrl' | 'apiKey'>
export const offeredModels = (whose: Whose): Promise<OfferedModel[]> => client.post('/models/offered', { body: whose })

export async function addModel(fields: ModelFields): Promise<ModelInfo> {
  const added = await client.post('/models', { body: fields })
  await reload()
  return added
}

/** Only what was changed: a published price that is shown is not the team's own. */
export async function changeModel({ providerId, modelId }: ModelInfo, change: ModelChange): Promise<ModelInfo> {
  const changed = await client.patch('/models/{providerId}/{modelId}', { path: { providerId, modelId }, body: change })
  await reload()
  return changed
}

/** Its key is not known here, so it cannot be made again: it goes when the time to undo is over. */
export const deleteModel = (model: ModelInfo): void =>
  deleteSoon({
    id: keyOf(model),
    message: t.models.deleted(model.name),
    remove: async () => {
      await client.delete('/models/{providerId}/{modelId}', {
        path: { providerId: model.providerId, modelId: model.modelId },
        query: { purpose: model.purpose },
        keepalive: true,
      })
      await reload()
    },
  })

/** One model may be there for answers and for voice. */
export const keyOf = ({ purpose, id }: ModelInfo): string => `${purpose} ${id}`
