import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Budget, BudgetInput, UsageReport } from '../../../src/client/index.ts'
import type { usageQuery } from '../../../src/features/usage/usage.contract.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { Budget, UsageReport }

export type UsageBy = NonNullable<z.input<typeof usageQuery>['by']>
export type BudgetFields = BudgetInput
export type Period = { from: string; to: string }

export const reportQuery = ({ from, to }: Period, by: UsageBy) =>
  queryOptions({
    queryKey: ['usage', from, to, by],
    queryFn: ({ signal }) => client.get('/usage', { signal, query: { from, to, by } }),
  })

export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => client.get('/budgets', { signal }),
})
const reload = () => queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey })

export async function setBudget(fields: BudgetFields): Promise<void> {
  await client.post('/budgets', { body: fields })
  await reload()
}

export const removeBudget = ({ id, scope, subjectId, period, tokens, cost }: Budget): Promise<void> =>
  undoable({
    do: async () => {
      await client.delete('/budgets/{id}', { path: { id } })
      await reload()
    },
    undo: () => setBudget({ scope, subjectId, period, tokens, cost }),
    message: t.budgets.deleted,
  }).catch(() => undefined)
