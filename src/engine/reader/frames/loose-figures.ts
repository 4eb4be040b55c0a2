import type { Candidate, FrameConstruction, NamedField } from '../chart.ts'
import type { Target } from '../compose.ts'
import { candidate, conditionsOn, listing } from '../compose.ts'
import { amountOf, isAmount, isYear, namedFields } from '../fields.ts'

/** What adds up is averaged where that is said. */
const usual = ({ field }: NamedField, isAveraged: boolean): readonly ('sum' | 'avg')[] =>
  isAveraged ? ['avg'] : field.aggregation === 'sum' ? ['sum'] : ['sum', 'avg']

/** A sum, an average, a count of rows that the words only hint at: "how many points did Germany have" is also a look-up. */
export const looseFigures: FrameConstruction = {
  name: 'loose figures',
  examples: ['how many points did Germany have'],
  apply(parts) {
    if (parts.chart.catalog.datasets.length > 1) return []
    const out: Candidate[] = []
    const ask = parts.of('ask')[0]?.what
    const counting =
      parts.of('measure').some((m) => m.fn === 'count' || m.fn === 'distinct?' || m.fn === 'sum?') ||
      ask === 'count' ||
      ask === 'amount'
    const isAveraged = parts.of('operator').some(({ op }) => op === 'average')
    for (const base of parts.bases) {
      const where = conditionsOn(parts, base)
      if (where === null) continue
      const fields = [...parts.of('measure').flatMap((m) => m.fields), ...parts.of('field')]
      const amounts = [...new Map(fields.filter((f) => isAmount(f.field)).map((f) => [f.field.name, f])).values()]
      for (const f of amounts.slice(0, 3)) {
        const target: Target = { dataset: f.dataset, field: f.field, ref: f.ref, said: 0.8, edge: null }
        if (counting) out.push(candidate(looseFigures.name, parts, listing(base, [f], where), ['look up'], target))
        for (const fn of usual(f, isAveraged))
          out.push(
            candidate(
              looseFigures.name,
              parts,
              { measures: [{ fn, of: amountOf(f) }], by: [], ...(where ? { where } : {}) },
              [fn],
              target,
            ),
          )
      }
      if (parts.of('measure').length === 0 && where && parts.of('superlative').length === 0)
        out.push(
          candidate(looseFigures.name, parts, { measures: [{ count: base.name }], by: [], where }, ['count'], null),
        )
      if (counting && where && amounts.length === 0)
        for (const n of namedFields(base)
          .filter((x) => isAmount(x.field) && x.field.role !== 'id' && !isYear(x.field))
          .slice(0, 5))
          out.push(
            candidate(looseFigures.name, parts, listing(base, [n], where), ['look up', 'guess'], {
              ...n,
              said: 0,
              edge: null,
            }),
          )
    }
    return out
  },
}
