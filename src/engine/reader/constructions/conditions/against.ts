import type { Comparison } from '../../../question/question.contract.ts'
import type { Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { comparativeOf } from '../ranking/qualities.ts'
import { fieldAfter, skip } from './comparators.ts'

/** "more points than the Reds", "taller than Shard", "before Brown". */
export const against: PartConstruction = {
  name: 'held against another row',
  examples: ['teams with more wins than the Reds', 'which city is larger in area than Kiel'],
  match(chart, at) {
    const known = comparativeOf(chart, chart.word(at))
    if (!known) return []
    const out: Edge[] = []
    const compare: Comparison = known.more ? '>' : '<'
    // "larger (in area) than"
    const from = skip(chart, at + 1, /^(?:[(]|by|amount)$/)
    const fields: (EdgeOf<'field'> | null)[] = [...fieldAfter(chart, from), null]
    const things = /^(?:more|fewer|less)$/.test(chart.word(at))
      ? [...chart.of(at + 1, 'entity'), ...chart.of(at + 1, 'value')].slice(0, 4)
      : []
    for (const f of [...fields, ...things]) {
      const than = skip(chart, f?.end ?? at + 1, /^(?:total|often|frequently|common|[)])$/)
      if (chart.word(than) !== 'than') continue
      const to = skip(chart, than + 1, /^(?:the|that|those|of|in|did|does|what)$/)
      // "than members in Bonn"
      const named = chart.of(to, 'entity').map((e) => skip(chart, e.end, /^(?:in|from|of|the|with)$/))
      for (const v of [to, ...named].flatMap((from) => chart.of(from, 'value')))
        out.push({
          start: at,
          end: v.end,
          score: v.score * (f?.score ?? 0.8),
          rule: against.name,
          kind: 'against',
          compare,
          field: f?.kind === 'field' ? f : null,
          things: f && f.kind !== 'field' ? f : null,
          value: v,
          of: known.of ?? '',
          time: known.time ?? false,
        })
    }
    return out
  },
}
