import type { ModelChange, ModelInfo, ModelInput, ModelTestResult, OfferedModel } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { ModelChange, ModelInfo, ModelTestResult, OfferedModel }
export type ModelFields = ModelInput
export type Provider = ModelFields['provider']
export type Purpose = ModelInfo['purpose']

export const modelsQuery = getQuery(['models', 'list'], '/models')
const reload = () => queryClient.invalidateQueries({ queryKey: ['models'] })

export const testModel = (model: ModelFields | { id: string }, signal?: AbortSignal): Promise<ModelTestResult> =>
  client.post('/models/test', { body: model, signal })

/** How a provider is reached, before a model of it is chosen. */
export type Whose = Pick<ModelFields, 'provider' | 'baseUrl' | 'apiKey'>
export const offeredModels = (whose: Whose): Promise<OfferedModel[]> => client.post('/models/offered', { body: whose })

export const addModel = (fields: ModelFields) => client.post('/models', { body: fields }).then(afterwards(reload))

/** Only what was changed: a published price that is shown is not the team's own. */
export const changeModel = ({ providerId, modelId }: ModelInfo, change: ModelChange) =>
  client
    .patch('/models/{providerId}/{modelId}', { path: { providerId, modelId }, body: change })
    .then(afterwards(reload))

/** Its key is not known here, so it cannot be made again: it goes when the time to undo is over. */
export const deleteModel = (model: ModelInfo): void =>
  deleteSoon({
    id: keyOf(model),
    message: t.models.deleted(model.name),
    remove: () =>
      client
        .delete('/models/{providerId}/{modelId}', {
          path: { providerId: model.providerId, modelId: model.modelId },
          query: { purpose: model.purpose },
          keepalive: true,
        })
        .then(afterwards(reload)),
  })

/** One model may be there for answers and for voice. */
export const keyOf = ({ purpose, id }: ModelInfo): string => `${purpose} ${id}`
