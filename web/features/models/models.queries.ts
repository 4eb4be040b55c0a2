import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ModelInfo, ModelTestResult, modelInput } from '../../../src/features/models/models.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { deleteSoon } from '../spaces/going.ts'

export type { ModelInfo, ModelTestResult }
export type ModelFields = z.input<typeof modelInput>
export type Provider = ModelFields['provider']
export type Purpose = ModelInfo['purpose']

export const modelsQuery = queryOptions({
  queryKey: ['models', 'list'],
  queryFn: ({ signal }) => api.get<ModelInfo[]>('/models', { signal }),
})
const reload = () => queryClient.invalidateQueries({ queryKey: ['models'] })

export const testModel = (model: ModelFields | { id: string }, signal?: AbortSignal): Promise<ModelTestResult> =>
  api.post<ModelTestResult>('/models/test', model, signal ? { signal } : {})

export async function addModel(fields: ModelFields): Promise<ModelInfo> {
  const added = await api.post<ModelInfo>('/models', fields)
  await reload()
  return added
}

/** Its key is not known here, so it cannot be made again: it goes when the time to undo is over. */
export const deleteModel = (model: ModelInfo): void =>
  deleteSoon({
    id: keyOf(model),
    message: t.models.deleted(model.name),
    remove: async () => {
      await api.delete(`/models/${encodeURIComponent(model.providerId)}/${encodeURIComponent(model.modelId)}`, {
        keepalive: true,
      })
      await reload()
    },
  })

/** One model may be there for answers and for voice. */
export const keyOf = ({ purpose, id }: ModelInfo): string => `${purpose} ${id}`
