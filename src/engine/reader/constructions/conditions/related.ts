import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { conceptWays } from '../../concepts.ts'
import { thingsOf } from '../../knowledge/deeds.ts'
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
  if (!/ed$/.test(chart.word(from)) && !thingsOf(chart.word(from))) return []
  // "what each has given" is how much
  if (chart.phrase(from - 2, 'each has') > 0) return []
  return deedsAt(chart, from).map(({ end, score, dataset }) => rowsOf(at, end, score * 0.9, dataset, !none))
}

const denied = /^(?:nobody|noone|never|not|hasn't|haven't|didn't|doesn't|don't)$/
const ends = /^(?:[,;:.?!()]|and|or|but|which|who)$/
const longestClause = 9

/** "which projects has nobody logged any time on", "drivers who never took part in any race": of two tables, no row of the other belongs to them. */
const noneAtAll = (chart: Chart, at: number): Edge[] => {
  const length = chart.phrase(at, 'no one') || (denied.test(chart.word(at)) ? 1 : 0)
  const [link, ...links] = chart.catalog.relationships
  if (length === 0 || !link || links.length > 0 || chart.catalog.datasets.length !== 2) return []
  let end = at + length
  while (end < chart.tokens.length && end < at + longestClause && !ends.test(chart.word(end))) end++
  const said = chart.tokens.slice(at + length, end).map(({ word }) => word)
  const isAny = said.some(
    (word, i) => /^(?:any|anything|ever)$/.test(word) || (word === 'single' && said[i - 1] === 'a'),
  )
  const isOfThem = chart.tokens.some((_, i) => i < at && chart.of(i, 'entity').some((e) => e.dataset.name === link.to))
  const isTold = said.some((_, i) => chart.of(at + length + i, 'value').some((v) => v.how === 'exact'))
  const other = chart.catalog.datasets.find(({ name }) => name === link.from)
  return isAny && isOfThem && !isTold && other && said.length >= 3 ? [rowsOf(at, end, 0.9, other, false)] : []
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
  ],
  match(chart, at) {
    const none = /^(?:no|never|not|without|haven't|hasn't|didn't|nothing|don't|doesn't)$/.test(chart.word(at))
    const some = /^(?:have|has|had|with|made|placed|received|having|prescribed|issued|got|that)$/.test(chart.word(at))
    const out = [...noTrade(chart, at), ...noneAtAll(chart, at), ...done(chart, at)]
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
