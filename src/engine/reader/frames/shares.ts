import type { Measure } from '../../question/question.contract.ts'
import type { Candidate, FrameConstruction } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { dimensionsFor, measuresOf, rowBases } from './shared.ts'

/** "what percentage of orders are cancelled", "share of customers in Germany". */
export const shares: FrameConstruction = {
  name: 'share',
  examples: ['what percentage of orders were cancelled', 'share of revenue from Germany'],
  apply(parts) {
    if (!parts.of('operator').some((o) => o.op === 'share' || o.op === 'ratio')) return []
    const out: Candidate[] = []
    const measures = measuresOf(parts)
    const choices =
      measures.length > 0 ? measures : rowBases(parts).map((d) => ({ measure: { count: d.name } as Measure, on: d }))
    for (const { measure, on } of choices.slice(0, 3)) {
      const where = conditionsOn(parts, on)
      const groups = dimensionsFor(parts, on)
      if (where === null || !groups) continue
      if (where) {
        const ratio: Measure = {
          op: '*',
          left: { op: '/', left: { ...measure, where }, right: measure },
          right: { value: 100 },
        }
        out.push(candidate(shares.name, parts, { measures: [ratio], by: groups.dims }, ['filtered'], null))
        // "of customers in Germany, what share is active": all but one condition hold for both
        const narrow = [...parts.of('value'), ...parts.of('condition')]
        if (narrow.length === 2)
          for (const kept of narrow) {
            const outer = conditionsOn(
              parts,
              on,
              narrow.filter((n) => n !== kept),
            )
            if (outer === null || !outer) continue
            const inner = conditionsOn(parts, on)
            if (!inner) continue
            out.push(
              candidate(
                shares.name,
                parts,
                {
                  measures: [
                    {
                      op: '*',
                      left: { op: '/', left: { ...measure, where: inner }, right: { ...measure, where: outer } },
                      right: { value: 100 },
                    },
                  ],
                  by: groups.dims,
                },
                ['filtered twice'],
                null,
              ),
            )
          }
      }
      if (groups.dims.length > 0)
        out.push(
          candidate(
            shares.name,
            parts,
            {
              measures: [measure],
              by: groups.dims,
              ...(where ? { where } : {}),
              over: [{ kind: 'share', measure: 0 }],
            },
            ['of groups'],
            null,
          ),
        )
    }
    return out
  },
}
