import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { periodStart, subjectOf } from './check-budget.ts'
import { type BudgetScope, budget, budgetInput, usageQuery, usageReport } from './usage.contract.ts'
import { usageErrors } from './usage.errors.ts'
import type { BudgetRow, UsageStore } from './usage.store.ts'

const money = (micros: number) => micros / 1e6

type UsageRouteDeps = {
  usage: UsageStore
  clock: Clock
  /** Whether the team has such a user, key or link. */
  isSubject: Record<Exclude<BudgetScope, 'team'>, (teamId: string, id: string) => Promise<boolean>>
}

export function usageRoutes({ usage, clock, isSubject }: UsageRouteDeps): AppRoute[] {
  async function answer(row: BudgetRow, caller: Principal) {
    const subject =
      row.subjectId !== ''
        ? row.subjectId
        : subjectOf(row, {
            teamId: caller.teamId,
            userId: caller.userId,
            apiKeyId: caller.via === 'api-key' ? caller.credentialId : null,
            shareLinkId: null,
          })
    const used =
      subject === null
        ? { tokens: 0, costMicros: 0 }
        : await usage.used(caller.teamId, row.scope, subject, periodStart(row.period, clock.now()))
    return {
      ...row,
      subjectId: row.subjectId === '' ? null : row.subjectId,
      tokens: row.tokens === null ? null : Number(row.tokens),
      cost: row.costMicros === null ? null : money(Number(row.costMicros)),
      used: { tokens: used.tokens, cost: money(used.costMicros) },
    }
  }

  return tagged('Usage', [
    teamRoute('GET', '/usage', {
      summary: 'Tells what models were used for and what that cost',
      description: 'Administrators see the whole team; others what they used themselves.',
      may: 'usage:read',
      query: usageQuery,
      answer: usageReport,
      async handle({ caller, query }) {
        const to = query.to ?? new Date(clock.now().getTime() + 1).toISOString()
        const from = query.from ?? periodStart('month', clock.now())
        const filter = { from, to, userId: caller.role === 'admin' ? undefined : caller.userId }
        const rows = (await usage.grouped(caller.teamId, filter, query.by)).map(({ costMicros, ...row }) => ({
          ...row,
          cost: money(costMicros),
        }))
        const sum = (field: 'runs' | 'inputTokens' | 'outputTokens' | 'cost') =>
          rows.reduce((total, row) => total + row[field], 0)
        const totals = {
          runs: sum('runs'),
          inputTokens: sum('inputTokens'),
          outputTokens: sum('outputTokens'),
          cost: sum('cost'),
        }
        return { from, to, totals, rows }
      },
    }),
    teamRoute('GET', '/budgets', {
      summary: 'Lists the budgets of the team and how much of each is used',
      may: 'usage:read',
      answer: z.array(budget),
      async handle({ caller }) {
        const rows = await usage.budgets(caller.teamId)
        const visible =
          caller.role === 'admin' ? rows : rows.filter((row) => row.subjectId === '' || row.subjectId === caller.userId)
        return Promise.all(visible.map((row) => answer(row, caller)))
      },
    }),
    teamRoute('POST', '/budgets', {
      summary: 'Sets a budget; one for the same subject and period is replaced',
      may: 'usage:write',
      body: budgetInput,
      status: 201,
      answer: budget,
      errors: [usageErrors.subjectNotFound],
      async handle({ caller, body: { subjectId, ...body } }) {
        if (body.scope !== 'team' && subjectId !== null && !(await isSubject[body.scope](caller.teamId, subjectId)))
          throw usageErrors.subjectNotFound()
        const row = await usage.putBudget({
          id: newId(),
          teamId: caller.teamId,
          scope: body.scope,
          subjectId: subjectId ?? '',
          period: body.period,
          tokens: body.tokens,
          costMicros: body.cost === null ? null : Math.round(body.cost * 1e6),
          ...madeAt(isoNow(clock)),
        })
        return answer(row, caller)
      },
    }),
    teamRoute('DELETE', '/budgets/:id', {
      summary: 'Removes a budget',
      may: 'usage:write',
      answer: { kind: 'empty' },
      errors: [usageErrors.budgetNotFound],
      async handle({ caller, params }) {
        await findOrThrow(usage.removeBudget(caller.teamId, params.id), usageErrors.budgetNotFound)
      },
    }),
  ])
}
