import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Budget, UsageReport } from '../../../src/client/index.ts'
import type { budgetInput, usageQuery } from '../../../src/features/usage/usage.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { Budget, UsageReport }

export type UsageBy = NonNullable<z.input<typeof usageQuery>['by']>
export type BudgetFields = z.input<typeof budgetInput>
export type Period = { from: string; to: string }

export const reportQuery = ({ from, to }: Period, by: UsageBy) =>
  queryOptions({
    queryKey: ['usage', from, to, by],
    queryFn: ({ signal }) => api.get<UsageReport>('/usage', { signal, query: { from, to, by } }),
  })

export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => api.get<Budget[]>('/budgets', { signal }),
})
const reload = () => queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey })

export async function setBudget(fields: BudgetFields): Promise<void> {
  await api.post('/budgets', fields)
  await reload()
}

export const removeBudget = ({ id, scope, subjectId, period, tokens, cost }: Budget): Promise<void> =>
  undoable({
    do: async () => {
      await api.delete(`/budgets/${id}`)
      await reload()
    },
    undo: () => setBudget({ scope, subjectId, period, tokens, cost }),
    message: t.budgets.deleted,
  }).catch(() => undefined)
