import type { Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, FrameConstruction } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { apart, sidesOf } from './comparisons.ts'
import { defaultMeasure, dimensionsFor, groupTargets, limitOf, measuresOf } from './shared.ts'

/** What changed the most: between two periods, or from one period to the next. */
export const greatestChange: FrameConstruction = {
  name: 'greatest change',
  examples: ['which category grew the most from 2024 to 2025', 'which month had the biggest drop in revenue'],
  apply(parts) {
    const out: Candidate[] = []
    const [over] = parts.of('over')
    const [sup] = parts.of('superlative')
    if (!over || !sup || !['change', 'growth'].includes(over.over.kind)) return out
    const said: { measure: Measure; on: (typeof parts.bases)[number] }[] = measuresOf(parts)
    if (sup.measure && sup.on) said.push({ measure: sup.measure, on: sup.on })
    const choices = said.length > 0 ? said : defaultMeasure(parts)
    for (const { measure, on } of choices.slice(0, 2)) {
      const sides = sidesOf(parts, on)
      const groups = dimensionsFor(parts, on)
      const where = conditionsOn(
        parts,
        on,
        sides.map((s) => s.edge),
      )
      if (where === null || !groups) continue
      const rest = where ? { where } : {}
      // "the biggest drop" goes furthest down
      const descending = over.falls ? !sup.descending : sup.descending
      const [a, b] = sides
      if (a && b)
        for (const { dims, fields, names } of groupTargets(parts, on).slice(0, 3)) {
          const [first] = fields
          const question: Question = {
            measures: apart(measure, a.cond, b.cond),
            by: dims,
            ...rest,
            order: [{ column: { measure: 0 }, descending }],
            ...limitOf(sup),
            ...(sup.n === null ? { asked: (names ?? dims.map((_, i) => i)).map((i) => ({ by: i })) } : {}),
          }
          const target = first ? { ...first, said: 0.9, edge: null } : null
          out.push(candidate(greatestChange.name, parts, question, ['between two'], target))
        }
      if (groups.dims.some((d) => d.grain))
        out.push(
          candidate(
            greatestChange.name,
            parts,
            {
              measures: [measure],
              by: groups.dims,
              ...rest,
              over: [{ kind: 'change', measure: 0 }],
              having: [{ column: { over: 0 }, compare: descending ? '>' : '<', value: 0 }],
              order: [{ column: { over: 0 }, descending }],
              ...limitOf(sup),
              asked: [{ by: 0 }],
            },
            ['to the next'],
            null,
          ),
        )
    }
    return out
  },
}
