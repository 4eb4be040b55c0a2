import type { Clock } from '../../platform/clock.ts'
import type { BudgetPeriod } from './usage.contract.ts'
import { usageErrors } from './usage.errors.ts'
import type { BudgetRow, UsageStore } from './usage.store.ts'

/** Who uses a model: all that apply. */
export type Spender = { teamId: string; userId: string | null; apiKeyId: string | null; shareLinkId: string | null }

/** What an answer that is not in the ledger yet has used so far. */
export type UnderWay = { spender: Spender; tokens(): number; costMicros(): number }

export type Allowance = {
  /** Tokens that may still be used; null without a limit. */
  tokens: number | null
  /** Money that may still be spent, in millionths; null without a limit. */
  costMicros: number | null
  /** Said with the answer when a budget is nearly used up. */
  warning: string | null
}

const warnAt = 0.8
const names = { team: 'The team', user: 'Your', 'api-key': "The API key's", 'share-link': "The share link's" }

export function periodStart(period: BudgetPeriod, now: Date): string {
  if (period === 'total') return '0000'
  const iso = now.toISOString()
  return period === 'day' ? `${iso.slice(0, 10)}T00:00:00.000Z` : `${iso.slice(0, 7)}-01T00:00:00.000Z`
}

export const subjectOf = (budget: Pick<BudgetRow, 'scope'>, spender: Spender): string | null =>
  ({ team: '', user: spender.userId, 'api-key': spender.apiKeyId, 'share-link': spender.shareLinkId })[budget.scope]

/** Stops at 100 % of any budget that applies, and warns from 80 %. */
export async function checkBudget(
  { usage, clock }: { usage: UsageStore; clock: Clock },
  spender: Spender,
  underWay: Iterable<UnderWay> = [],
): Promise<Allowance> {
  const allowance: Allowance = { tokens: null, costMicros: null, warning: null }
  for (const budget of await usage.budgets(spender.teamId)) {
    const subject = subjectOf(budget, spender)
    if (subject === null || (budget.subjectId !== '' && budget.subjectId !== subject)) continue
    const used = await usage.used(spender.teamId, budget.scope, subject, periodStart(budget.period, clock.now()))
    for (const other of underWay) {
      if (other.spender.teamId !== spender.teamId || subjectOf(budget, other.spender) !== subject) continue
      used.tokens += other.tokens()
      used.costMicros += other.costMicros()
    }
    const share = Math.max(
      budget.tokens === null ? 0 : shareOf(used.tokens, Number(budget.tokens)),
      budget.costMicros === null ? 0 : shareOf(used.costMicros, Number(budget.costMicros)),
    )
    const per = budget.period === 'total' ? '' : ` of this ${budget.period}`
    if (share >= 1) throw usageErrors.budgetUsedUp(`${whose(budget)} budget${per} is used up`)
    if (share >= warnAt)
      allowance.warning = `${Math.floor(share * 100)}% of ${whose(budget).toLowerCase()} budget${per} is used.`
    if (budget.tokens !== null) allowance.tokens = least(allowance.tokens, Number(budget.tokens) - used.tokens)
    if (budget.costMicros !== null)
      allowance.costMicros = least(allowance.costMicros, Number(budget.costMicros) - used.costMicros)
  }
  return allowance
}

/** Prices are per million tokens, so a token costs its price in millionths. Of the input, what was cached has a price of its own. */
export const costOf = (
  {
    inputPrice,
    cachedPrice,
    outputPrice,
  }: { inputPrice: number | null; cachedPrice: number | null; outputPrice: number | null },
  { inputTokens, cachedTokens = 0, outputTokens }: { inputTokens: number; cachedTokens?: number; outputTokens: number },
): number =>
  Math.round(
    (inputTokens - cachedTokens) * (inputPrice ?? 0) +
      cachedTokens * (cachedPrice ?? inputPrice ?? 0) +
      outputTokens * (outputPrice ?? 0),
  )

const whose = ({ scope }: BudgetRow) => (scope === 'team' ? "The team's" : names[scope])
const least = (known: number | null, left: number) => (known === null ? left : Math.min(known, left))
const shareOf = (used: number, limit: number) => (limit === 0 ? 1 : used / limit)
