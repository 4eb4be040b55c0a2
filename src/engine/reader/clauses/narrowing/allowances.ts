import type { Catalog, Dataset } from '../../../question/catalog.ts'
import type { Comparison, Condition, Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { amountOf, fieldOf, isAddedUp, isNumber, isYear, namedFields } from '../../fields.ts'
import { filled, heldAgainst, holdsSoMany, isAllowance, isLeft, kindOfAllowance } from '../../knowledge/allowances.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { isDuration } from '../../knowledge/units.ts'
import { identifierStems } from '../../words/words.ts'
import { type Figures, type Limit, phraseAt, wholly } from '../phrases.ts'

/**
 * What the rows that belong to one come to, held against a column of it: "projects over their hours budget", "grants that spent more than
 * they were awarded", "courses that are full", "how much is left of each budget".
 */

/** `spent`: what its rows come to. */
type Allowance = { limit: NamedField; child: Dataset; spent: Measure; isSaid: boolean }

const known = new WeakMap<Catalog, { parent: Dataset; child: Dataset }[]>()
/** Rows that belong to others, with these. */
const kinIn = (catalog: Catalog): { parent: Dataset; child: Dataset }[] => {
  const before = known.get(catalog)
  if (before) return before
  const visible = (name: string) => catalog.datasets.find((each) => each.name === name && !each.hidden)
  const found = catalog.relationships.flatMap(({ from, to }) => {
    const [child, parent] = [visible(from), visible(to)]
    return child && parent && child !== parent ? [{ parent, child }] : []
  })
  known.set(catalog, found)
  return found
}

/** Money is held against money and hours against hours. */
const isOfOneKind = (limit: NamedField, spent: NamedField): boolean => {
  const [one, other] = [limit.field, spent.field]
  return isMoneyKept(one) === isMoneyKept(other) && isDuration(one) === isDuration(other)
}

/** What is added up against it: what shares a word with it, else the only amount of its kind, else so many rows. */
const spentOf = (limit: NamedField, child: Dataset): Measure | null => {
  const amounts = namedFields(child).filter(isAddedUp)
  const kind = new Set(kindOfAllowance(limit.field))
  const alike = amounts.filter(({ field }) => identifierStems(field.label).some((own) => kind.has(own)))
  const fitting = amounts.filter((each) => isOfOneKind(limit, each))
  const [only, ...others] = alike.length > 0 ? alike : holdsSoMany(limit.field) ? [] : fitting
  if (only && others.length === 0) return { fn: 'sum', of: amountOf(only) }
  return holdsSoMany(limit.field) && !isMoneyKept(limit.field) ? { count: child.name } : null
}

const allowances = new WeakMap<Catalog, Allowance[]>()
const allowancesIn = (catalog: Catalog): Allowance[] => {
  const before = allowances.get(catalog)
  if (before) return before
  const found = kinIn(catalog).flatMap(({ parent, child }) =>
    namedFields(parent)
      .filter(({ field }) => isNumber(field) && field.role === 'measure' && !isYear(field))
      .flatMap((limit): Allowance[] => {
        const spent = spentOf(limit, child)
        return spent ? [{ limit, child, spent, isSaid: isAllowance(limit.field) }] : []
      }),
  )
  allowances.set(catalog, found)
  return found
}

/** The one that a name says, or the only one there is. */
const saidAt = (chart: Chart, at: number, to: number): Allowance[] => {
  const all = allowancesIn(chart.catalog)
  const named = chart.of(at, 'field').filter(({ end }) => end === to)
  const own = all.filter(({ limit }) => named.some(({ field }) => field === limit.field))
  if (own.length > 0) return own
  const noun = chart.tokens[at]?.stem ?? ''
  const called = all.filter(({ limit }) => to === at + 1 && identifierStems(limit.field.label).includes(noun))
  return called.length === 1 ? called : []
}

const heldTo = (allowance: Allowance, compare: Comparison, from: number, to: number): Limit => {
  const { limit, spent } = allowance
  const none: Expression = { call: 'coalesce', args: [{ rollup: spent }, { value: 0 }] }
  // what nothing belongs to has come to nothing
  const left: Expression = compare === '<' || compare === '<=' ? none : { rollup: spent }
  const cond: Condition = { compare, left, right: fieldOf(limit) }
  return { cost: 0.05, edges: [wholly(from, to)], of: [limit], on: limit.dataset, make: () => cond }
}

const filling =
  /^(?:the|their|its|his|her|a|an|our|they|it|we|were|was|had|have|has|been|is|are|own|agreed|given|what|allowed|of|by)$/
const going =
  /^(?:gone|went|go|goes|going|ran|run|running|come|came|already|now|spent|used|logged|charged|cost|costs|taken|took|billed|booked)$/

/** "over budget", "full": by the only column there is for it. */
const bare = (chart: Chart, start: number, from: number, to: number): Limit[] => {
  const out: Limit[] = []
  const all = allowancesIn(chart.catalog).filter(({ isSaid }) => isSaid)
  for (const [words, compare] of filled) {
    const length = phraseAt(chart, from, [words])
    if (length === 0 || from + length !== to) continue
    const meant = /book|subscribe|full|capacity|crowd/.test(words)
      ? all.filter(({ limit }) => holdsSoMany(limit.field))
      : all
    const noun = chart.tokens[to - 1]?.stem ?? ''
    const named = meant.filter(({ limit }) => identifierStems(limit.field.label).includes(noun))
    const [only, ...others] = named.length > 0 ? named : meant
    if (only && others.length === 0) out.push(heldTo(only, compare, start, to))
  }
  return out
}

const comparing = [...heldAgainst.keys()]

/** "gone over their hours budget", "more than they were awarded", "more hours than planned". */
export const allowancesAt = (chart: Chart, start: number, to: number): Limit[] => {
  if (chart.catalog.datasets.length < 2 || allowancesIn(chart.catalog).length === 0) return []
  let from = start
  while (from < to && going.test(chart.word(from))) from++
  const out = bare(chart, start, from, to)
  const length = phraseAt(chart, from, comparing)
  const said = chart.tokens
    .slice(from, from + length)
    .map(({ word }) => word)
    .join(' ')
  const compare = heldAgainst.get(said)
  if (compare) out.push(...againstAt(chart, start, from + length, to, compare, []))
  // "more hours than planned", "more members than places": what is held against it is said
  const more = /^(?:more|fewer|less)$/.exec(chart.word(from))?.[0]
  if (more)
    for (const spent of [...chart.of(from + 1, 'field'), ...chart.of(from + 1, 'entity')])
      if (chart.word(spent.end) === 'than')
        out.push(...againstAt(chart, start, spent.end + 1, to, more === 'more' ? '>' : '<', [spent]))
  return out
}

const againstAt = (
  chart: Chart,
  from: number,
  behind: number,
  to: number,
  compare: Comparison,
  spent: readonly (EdgeOf<'field'> | EdgeOf<'entity'>)[],
): Limit[] => {
  let at = behind
  while (at < to - 1 && filling.test(chart.word(at))) at++
  return saidAt(chart, at, to)
    .filter(({ child }) => spent.every(({ dataset }) => dataset === child))
    .map((allowance) => heldTo(withSpent(allowance, spent), compare, from, to))
}

/** What was said is what is held against it. */
const withSpent = (allowance: Allowance, [said]: readonly (EdgeOf<'field'> | EdgeOf<'entity'>)[]): Allowance => {
  if (!said) return allowance
  const spent: Measure = said.kind === 'field' ? { fn: 'sum', of: amountOf(said) } : { count: said.dataset.name }
  return { ...allowance, spent }
}

const asking =
  /^(?:how|much|many|what|whats|what's|is|are|was|were|does|do|still|there|the|of|their|its|each|in|money|time|budget|balance|amount|left|over|on)$/
const longest = 7

/** "how much money is left", "remaining budget", "places still free": what there may be without what there is. */
export const leftOver = (chart: Chart, from: number, to: number): Figures[] => {
  if (chart.catalog.datasets.length < 2 || to - from > longest || allowancesIn(chart.catalog).length === 0) return []
  const places = chart.tokens.slice(from, to).map((_, i) => from + i)
  if (!places.some((at) => isLeft(chart.word(at)) && chart.word(at) !== 'over')) return []
  const named = places.flatMap((at) => chart.of(at, 'field').filter(({ end, how }) => end <= to && how !== 'part'))
  const isHeld = (at: number) => named.some((each) => at >= each.start && at < each.end)
  if (!places.every((at) => isHeld(at) || isLeft(chart.word(at)) || asking.test(chart.word(at)))) return []
  const said = allowancesIn(chart.catalog).filter(
    ({ limit, isSaid, spent }) =>
      isSaid ||
      named.some(({ field }) => field === limit.field || JSON.stringify(spent).includes(JSON.stringify(field.name))),
  )
  const close = said.filter(({ limit }) => named.some(({ field }) => field === limit.field))
  const [only, ...others] = close.length > 0 ? close : said
  if (!only || others.length > 0) return []
  const spent: Expression = { call: 'coalesce', args: [{ rollup: only.spent }, { value: 0 }] }
  const measure: Measure = { fn: 'sum', of: { op: '-', left: fieldOf(only.limit), right: spent } }
  return [
    {
      cost: 0.05,
      edges: [wholly(from, to)],
      figures: [{ measure, on: only.limit.dataset, target: only.limit }],
      of: null,
    },
  ]
}
