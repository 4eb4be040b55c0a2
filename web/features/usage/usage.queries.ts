import type { z } from 'zod'
import type { Budget, BudgetInput, UsageReport } from '../../../src/client/index.ts'
import type { usageQuery } from '../../../src/features/usage/usage.contract.ts'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { Budget, UsageReport }

export type UsageBy = NonNullable<z.input<typeof usageQuery>['by']>
export type BudgetFields = BudgetInput
export type Period = { from: string; to: string }

export const reportQuery = ({ from, to }: Period, by: UsageBy) =>
  getQuery(['usage', from, to, by], '/usage', { query: { from, to, by } })

export const budgetsQuery = getQuery(['budgets'], '/budgets')
const reload = () => queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey })

export const setBudget = (fields: BudgetFields) => client.post('/budgets', { body: fields }).then(afterwards(reload))

export const removeBudget = ({ id, scope, subjectId, period, tokens, cost }: Budget): Promise<void> =>
  undoable({
    do: () => client.delete('/budgets/{id}', { path: { id } }).then(afterwards(reload)),
    undo: () => setBudget({ scope, subjectId, period, tokens, cost }),
    message: t.budgets.deleted,
  }).catch(() => undefined)
