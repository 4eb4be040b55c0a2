import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { conceptWays } from '../../concepts.ts'

const trade = '(?:bought|buy|buys|ordered|purchased|sold|sell|sells|order|purchase)'
const nothing = [
  new RegExp(
    `^(?:never|not|not been|never been|didn't|did not|don't|haven't|hasn't|have not|has not|was never|were never|were not) (?:been )?${trade}$`,
  ),
  new RegExp(`^${trade} nothing$`),
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
    const cond = { related: lines.on.name, some: false, where: null }
    return [
      {
        start: at,
        end,
        score: 0.95,
        rule: related.name,
        kind: 'condition',
        cond,
        on: lines.on,
        loose: false,
        field: null,
      },
    ]
  }
  return []
}

/** "have not made any orders", "never ordered", "with no sales", "that have coupons". */
export const related: PartConstruction = {
  name: 'rows of another dataset that belong to it',
  examples: [
    'customers who have never ordered',
    'products with no sales',
    'customers who bought nothing in 2025',
    'doctors that have prescribed treatments',
  ],
  match(chart, at) {
    const none = /^(?:no|never|not|without|haven't|hasn't|didn't|nothing|don't|doesn't)$/.test(chart.word(at))
    const some = /^(?:have|has|had|with|made|placed|received|having|prescribed|issued|got|that)$/.test(chart.word(at))
    const out = noTrade(chart, at)
    if (!none && !some) return out
    for (let from = at + 1; from <= at + 5; from++) {
      if (
        from > at + 1 &&
        !/^(?:have|has|had|made|make|any|a|an|the|received|get|got|been|placed|have|prescribed|issued|used|in|do|did|not|sold|bought|records?|ever|yet|single|at|least|one|some|by|to|were|was|are|is)$/.test(
          chart.word(from - 1),
        )
      )
        break
      for (const e of chart.of(from, 'entity')) {
        const end = /^(?:records?|rows?|entries)$/.test(chart.word(e.end)) ? e.end + 1 : e.end
        out.push({
          start: at,
          end,
          score: e.score * (none ? 1 : 0.75),
          rule: related.name,
          kind: 'condition',
          cond: { related: e.dataset.name, some: !none, where: null },
          on: e.dataset,
          loose: false,
          field: null,
        })
      }
    }
    return out
  },
}
