import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Edge, FrameConstruction, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { nearestTime, seenFrom } from '../fields.ts'
import { dimensionsFor, measuresOf } from './shared.ts'

/** The same measure for several parts side by side: "sales in 2024 vs 2025 by category". */
export const comparisons: FrameConstruction = {
  name: 'comparison',
  examples: ['orders in 2024 vs 2025', 'how did revenue per segment change from 2024 to 2025'],
  apply(parts) {
    const out: Candidate[] = []
    const measures = measuresOf(parts)
    const [first] = measures
    if (!first) return out
    const groups = dimensionsFor(parts, first.on)
    const sides = sidesOf(parts, first.on)
    if (!groups || sides.length < 2) return out
    const edges = sides.map((s) => s.edge)
    const where = conditionsOn(parts, first.on, edges)
    if (where === null) return out
    const question: Question = {
      measures: measures.map((m) => m.measure),
      by: groups.dims,
      ...(where ? { where } : {}),
      compare: sides.map(({ label, cond }) => ({ label, where: cond })),
    }
    const said = parts.of('operator').some((o) => o.op === 'compare') || parts.of('over').length > 0
    out.push(candidate(comparisons.name, parts, question, [said ? 'said' : 'guess', edges[0]?.kind ?? ''], null))
    const [a, b] = sides
    if (a && b && measures.length === 1 && parts.of('operator').some((o) => o.op === 'difference')) {
      const apart: Measure = {
        op: '-',
        left: { ...first.measure, where: a.cond },
        right: { ...first.measure, where: b.cond },
      }
      out.push(
        candidate(
          comparisons.name,
          parts,
          { measures: [apart], by: groups.dims, ...(where ? { where } : {}) },
          ['difference'],
          null,
        ),
      )
    }
    return out
  },
}

const sidesOf = (parts: Parts, base: Dataset): { edge: Edge; label: string; cond: Condition }[] => {
  const time = nearestTime(parts.chart.catalog, base.name)
  const label = (e: Edge) =>
    parts.chart.tokens
      .slice(e.start, e.end)
      .map((t) => t.raw)
      .join(' ')
  const periods = parts.of('floating').flatMap((edge) => {
    const cond = time ? edge.make(time) : null
    return cond ? [{ edge, label: label(edge), cond }] : []
  })
  if (periods.length >= 2) return periods.slice(0, 4)
  const values = parts.of('value').flatMap((edge) => {
    const cond = seenFrom(parts.chart.catalog, base.name, edge.dataset.name, valueCondition(edge))
    return cond ? [{ edge, label: label(edge), cond }] : []
  })
  const [one] = values
  return values.filter((v) => v.edge.field === one?.edge.field).slice(0, 4)
}
