import type { Candidate, FrameConstruction } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { rowBases } from './shared.ts'

/** "is Anna older than 30", "did they win in 2004": yes or no. */
export const yesOrNo: FrameConstruction = {
  name: 'yes or no',
  examples: ['did we sell tents in 2024', 'is there a product dearer than 500'],
  apply(parts) {
    if (parts.of('ask')[0]?.what !== 'yesno') return []
    const out: Candidate[] = []
    for (const base of rowBases(parts)) {
      const where = conditionsOn(parts, base)
      if (!where) continue
      out.push(
        candidate(
          yesOrNo.name,
          parts,
          { measures: [{ compare: '>', left: { count: base.name, where }, right: { value: 0 } }], by: [] },
          ['exists'],
          null,
        ),
      )
    }
    return out
  },
}
