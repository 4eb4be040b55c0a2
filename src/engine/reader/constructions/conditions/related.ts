import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { conceptWays } from '../../concepts.ts'
import { isDone, thingsOf } from '../../knowledge/verbs/deeds.ts'
import { skip } from './comparators.ts'

const trade = '(?:bought|buy|buys|ordered|purchased|sold|sell|sells|order|purchase)'
const nothing = [
  new RegExp(
    `^(?:never|not|not been|never been|didn't|did not|don't|haven't|hasn't|have not|has not|was never|were never|were not) (?:been )?${trade}$`,
  ),
  new RegExp(`^${trade} nothing$`),
  /^(?:no|without|without any|zero) (?:sales?|purchases?)$/,
  new RegExp(`^(?:nobody|no one|noone|no customer|no customers) (?:has |have |ever )?${trade}$`),
]

/** "bought nothing", "never sold", "nobody bought": no line of any order belongs to it. */
const noTrade = (chart: Chart, at: number): Edge[] => {
  const [lines] = conceptWays(chart.catalog, 'units')
  if (!lines) return []
  for (let end = Math.min(chart.tokens.length, at + 4); end > at + 1; end--) {
    const words = chart.tokens
      .slice(at, end)
      .map((t) => t.word)
      .join(' ')
    if (!nothing.some((pattern) => pattern.test(words))) continue
    return [rowsOf(at, end, 0.95, lines.on, false)]
  }
  return []
}

const rowsOf = (start: number, end: number, score: number, on: Dataset, some: boolean): Edge => ({
  start,
  end,
  score,
  rule: related.name,
  kind: 'condition',
  cond: { related: on.name, some, where: null },
  on,
  loose: false,
  field: null,
})

/** The things that words at a place name, or that come of what was done: "gave", where there are gifts. */
export const deedsAt = (chart: Chart, at: number): EdgeOf<'entity'>[] => {
  const named = chart.of(at, 'entity')
  const things = chart.catalog.datasets.length > 1 ? thingsOf(chart.word(at)) : null
  if (!things) return named
  const span = { start: at, end: at + 1, score: 0.8, rule: 'deeds', how: 'synonym' as const }
  const done = [...things]
    .flatMap((thing) => chart.names.names.get(thing) ?? [])
    .flatMap((name) =>
      name.kind === 'entity' && name.stems.length === 1 && !named.some(({ dataset }) => dataset === name.dataset)
        ? [{ ...span, kind: 'entity' as const, dataset: name.dataset }]
        : [],
    )
  return [...named, ...done]
}

/** "returned orders", "orders that were never returned", where there are returns. */
const done = (chart: Chart, at: number): Edge[] => {
  const none = /^(?:not|never)$/.test(chart.word(at))
  const from = none ? (chart.word(at + 1) === 'been' ? at + 2 : at + 1) : at
  // "invoices", "visits": the things themselves, as much as what is done
  const isNoun = !isDone(chart.word(from)) && chart.of(from, 'entity').length > 0
  if (isNoun || (!/ed$/.test(chart.word(from)) && !thingsOf(chart.word(from)))) return []
  // "what each has given" is how much
  if (chart.phrase(from - 2, 'each has') > 0) return []
  return deedsAt(chart, from).map(({ end, score, dataset }) => rowsOf(at, end, score * 0.9, dataset, !none))
}

/** What was done, where it does not end on -ed. */
const irregular =
  /^(?:taken|took|put|made|done|went|gone|come|came|got|gotten|had|held|written|wrote|seen|given|run|ran|sent|spent|left|driven|flown|kept|read|met|won|told|set)$/
const ofDeeds =
  /^(?:any|anything|a|an|the|single|part|place|time|times|in|on|to|for|at|all|yet|by|with|from|of|it|them|us|there|before|up|out|whatsoever)$/

/** "nobody has logged any time on", "never took part in any race", and what was done has no name: none of the rows that belong to it. */
const undone = (chart: Chart, at: number): Edge[] => {
  const nobody = chart.phrase(at, 'no one') || chart.phrase(at, 'nobody') || chart.phrase(at, 'noone')
  const never = chart.phrase(at, 'never')
  const not = /^(?:not|\p{L}+n't)$/u.test(chart.word(at)) ? 1 : 0
  const length = nobody || never || not
  if (length === 0) return []
  const before = at - 1
  const from = skip(chart, at + length, /^(?:has|have|had|ever|yet|been|was|were|is|are|did|do)$/)
  const isDeed =
    /\p{L}{2}ed$/u.test(chart.word(from)) ||
    irregular.test(chart.word(from)) ||
    /^(?:take|log|have)$/.test(chart.word(from))
  const isKnown = chart.at(from).some((e) => (e.kind === 'value' || e.kind === 'field') && e.score >= 0.7)
  if (!isDeed || isKnown || chart.word(before) === 'or') return []
  const children = chart.catalog.datasets.filter(({ name }) =>
    chart.catalog.relationships.some((r) => r.from === name && r.to !== name),
  )
  return children.flatMap((on) => {
    const { end, named } = deedOf(chart, from + 1, on)
    const isWhole = chart.tokens.slice(from + 1, end).some(({ word }) => /^(?:any|anything|single|all)$/.test(word))
    if (!named && (children.length > 1 || (not > 0 && !isWhole))) return []
    return [rowsOf(at, end, named ? 0.9 : 0.8, on, false)]
  })
}

/** How far the words go that only say what was done, and whether they name the rows that come of it. */
const deedOf = (chart: Chart, at: number, on: Dataset): { end: number; named: boolean } => {
  let end = at
  let named = false
  while (end < chart.tokens.length) {
    const own = [...chart.of(end, 'entity'), ...chart.of(end, 'field')].filter(
      (e) => e.dataset === on && e.score >= 0.8 && (e.kind === 'entity' || e.field.role !== 'time'),
    )
    const last = Math.max(end, ...own.map((e) => e.end))
    if (last > end) named = true
    else if (!ofDeeds.test(chart.word(end))) break
    end = Math.max(last, end + 1)
  }
  while (
    !named &&
    end > at &&
    /^(?:in|by|from|since|before)$/.test(chart.word(end - 1)) &&
    chart.at(end).some((e) => e.kind === 'period')
  )
    end--
  return { end, named }
}

/** "have not made any orders", "never ordered", "with no sales", "that have coupons". */
export const related: PartConstruction = {
  name: 'rows of another dataset that belong to it',
  examples: [
    'customers who have never ordered',
    'products with no sales',
    'customers who bought nothing in 2025',
    'doctors that have prescribed treatments',
    'how many orders were returned',
    'donors who have never given anything',
    'customers for whom nobody has logged any order',
    'products that never took part in any order',
  ],
  match(chart, at) {
    const none = /^(?:no|never|not|without|haven't|hasn't|didn't|nothing|don't|doesn't)$/.test(chart.word(at))
    const some = /^(?:have|has|had|with|made|placed|received|having|prescribed|issued|got|that)$/.test(chart.word(at))
    const out = [...noTrade(chart, at), ...done(chart, at), ...undone(chart, at)]
    if (!none && !some) return out
    for (let from = at + 1; from <= at + 5; from++) {
      if (
        from > at + 1 &&
        !/^(?:have|has|had|made|make|any|a|an|the|received|get|got|been|placed|have|prescribed|issued|used|put|submitted|filed|logged|raised|taken|attended|asked|for|in|do|did|not|sold|bought|records?|ever|yet|single|at|least|one|some|by|to|were|was|are|is)$/.test(
          chart.word(from - 1),
        )
      )
        break
      for (const e of none ? deedsAt(chart, from) : chart.of(from, 'entity')) {
        const end = skip(
          chart,
          e.end,
          none ? /^(?:records?|rows?|entries|anything|out|at|all|yet|before)$/ : /^(?:records?|rows?|entries)$/,
        )
        out.push(rowsOf(at, end, e.score * (none ? 1 : 0.75), e.dataset, !none))
      }
    }
    return out
  },
}
