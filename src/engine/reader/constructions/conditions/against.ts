import type { Comparison } from '../../../question/question.contract.ts'
import type { Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { comparatives } from '../../knowledge/superlatives.ts'
import { fieldAfter, skip } from './comparators.ts'

/** "more points than the Reds", "taller than Shard", "before Brown". */
export const against: PartConstruction = {
  name: 'held against another row',
  examples: ['teams with more wins than the Reds'],
  match(chart, at) {
    const known = comparatives.get(chart.word(at))
    if (!known) return []
    const out: Edge[] = []
    const compare: Comparison = known.more ? '>' : '<'
    const fields: (EdgeOf<'field'> | null)[] = [...fieldAfter(chart, at + 1), null]
    for (const f of fields) {
      const than = (f?.end ?? at + 1) + (chart.word(f?.end ?? at + 1) === 'total' ? 1 : 0)
      if (chart.word(than) !== 'than') continue
      const to = skip(chart, than + 1, /^(?:the|that|those|of|in|did|does|what)$/)
      for (const v of chart.of(to, 'value'))
        out.push({
          start: at,
          end: v.end,
          score: v.score * (f?.score ?? 0.8),
          rule: against.name,
          kind: 'against',
          compare,
          field: f,
          value: v,
          of: known.of ?? '',
          time: known.time ?? false,
        })
    }
    return out
  },
}
