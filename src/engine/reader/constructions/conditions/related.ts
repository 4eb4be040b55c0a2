import type { Edge, PartConstruction } from '../../chart.ts'

/** "have not made any orders", "never ordered", "with no sales", "that have coupons". */
export const related: PartConstruction = {
  name: 'rows of another dataset that belong to it',
  examples: ['customers who have never ordered', 'products with no sales', 'doctors that have prescribed treatments'],
  match(chart, at) {
    const none = /^(?:no|never|not|without|haven't|hasn't|didn't|nothing|don't|doesn't)$/.test(chart.word(at))
    const some = /^(?:have|has|had|with|made|placed|received|having|prescribed|issued|got|that)$/.test(chart.word(at))
    if (!none && !some) return []
    const out: Edge[] = []
    for (let from = at + 1; from <= at + 5; from++) {
      if (
        from > at + 1 &&
        !/^(?:have|has|had|made|make|any|a|an|the|received|get|got|been|placed|have|prescribed|issued|used|in|do|did|not|sold|bought|records?|ever|yet|single|at|least|one|some|by|to)$/.test(
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
