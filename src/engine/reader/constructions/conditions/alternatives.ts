import type { Edge, EdgeOf, PartConstruction } from '../../chart.ts'

/** "first name starts with J or last name contains son": one of two conditions is enough. */
export const alternatives: PartConstruction = {
  name: 'one condition or another',
  examples: ['products cheaper than 10 or dearer than 500', "customers whose name starts with 'J' or ends with 'z'"],
  match(chart, at) {
    const out: Edge[] = []
    const whole = (e: EdgeOf<'condition'>) => !e.loose && e.score >= 0.6 && !('related' in e.cond)
    for (const a of chart.of(at, 'condition').filter(whole)) {
      if (chart.word(a.end) !== 'or') continue
      for (const b of chart.of(a.end + 1, 'condition').filter(whole))
        if (a.on === b.on)
          out.push({
            ...a,
            end: b.end,
            score: Math.min(a.score, b.score),
            rule: alternatives.name,
            cond: { any: [a.cond, ...('any' in b.cond ? b.cond.any : [b.cond])] },
          })
    }
    return out
  },
}
