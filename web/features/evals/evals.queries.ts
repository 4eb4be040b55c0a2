import type { EvalAnswer, EvalRun, EvalWithQuestions } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'

export type { EvalAnswer, EvalRun, EvalWithQuestions }
export type EvalVariant = EvalRun['variants'][number]
export type EvalQuestion = EvalWithQuestions['questions'][number]
export type VariantChoice = { providerId?: string; modelId?: string; instructions?: string }

const everyMs = 1_000
export const isUnderWay = ({ status }: Pick<EvalRun, 'status'>) => status === 'queued' || status === 'running'

export const evalsQuery = (spaceId: string) =>
  getQuery(['space', spaceId, 'evals'], '/spaces/{id}/evals', {
    path: { id: spaceId },
    query: { limit: 100 },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? everyMs : false),
  })

export const evalQuery = (spaceId: string, evalId: string) =>
  getQuery(['space', spaceId, 'evals', evalId], '/spaces/{id}/evals/{evalId}', {
    path: { id: spaceId, evalId },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? everyMs : false),
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: evalsQuery(spaceId).queryKey })

export const startEval = (spaceId: string, variants: VariantChoice[]) =>
  client
    .post('/spaces/{id}/evals', { path: { id: spaceId }, body: { variants } })
    .then(afterwards(() => changed(spaceId)))

export const stopEval = ({ id, spaceId }: EvalRun) =>
  client
    .post('/spaces/{id}/evals/{evalId}/cancel', { path: { id: spaceId, evalId: id } })
    .catch(showError)
    .then(afterwards(() => changed(spaceId)))

export const deleteEval = ({ id, spaceId }: EvalRun, onUndo: () => void): void =>
  deleteSoon({
    id,
    message: t.evals.deleted,
    onUndo,
    remove: () =>
      client
        .delete('/spaces/{id}/evals/{evalId}', { path: { id: spaceId, evalId: id }, keepalive: true })
        .then(afterwards(() => changed(spaceId))),
  })
