import { queryOptions } from '@tanstack/react-query'
import type { EvalAnswer, EvalRun, EvalWithQuestions } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'

export type { EvalAnswer, EvalRun, EvalWithQuestions }
export type EvalVariant = EvalRun['variants'][number]
export type EvalQuestion = EvalWithQuestions['questions'][number]
export type VariantChoice = { providerId?: string; modelId?: string; instructions?: string }

const everyMs = 1_000
export const isUnderWay = ({ status }: Pick<EvalRun, 'status'>) => status === 'queued' || status === 'running'

export const evalsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'evals'],
    queryFn: ({ signal }) => client.get('/spaces/{id}/evals', { path: { id: spaceId }, signal, query: { limit: 100 } }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? everyMs : false),
  })

export const evalQuery = (spaceId: string, evalId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'evals', evalId],
    queryFn: ({ signal }) => client.get('/spaces/{id}/evals/{evalId}', { path: { id: spaceId, evalId }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? everyMs : false),
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: evalsQuery(spaceId).queryKey })

export async function startEval(spaceId: string, variants: VariantChoice[]): Promise<EvalRun> {
  const started = await client.post('/spaces/{id}/evals', { path: { id: spaceId }, body: { variants } })
  await changed(spaceId)
  return started
}

export async function stopEval({ id, spaceId }: EvalRun): Promise<void> {
  try {
    await client.post('/spaces/{id}/evals/{evalId}/cancel', { path: { id: spaceId, evalId: id } })
  } catch (error) {
    showError(error)
  }
  await changed(spaceId)
}

export const deleteEval = ({ id, spaceId }: EvalRun, onUndo: () => void): void =>
  deleteSoon({
    id,
    message: t.evals.deleted,
    onUndo,
    remove: async () => {
      await client.delete('/spaces/{id}/evals/{evalId}', { path: { id: spaceId, evalId: id }, keepalive: true })
      await changed(spaceId)
    },
  })
