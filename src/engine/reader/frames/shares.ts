import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Edge, FrameConstruction, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { defaultMeasure, dimensionsFor, measuresOf, rowBases } from './shared.ts'

/** "what percentage of orders are cancelled", "share of customers in Germany". */
export const shares: FrameConstruction = {
  name: 'share',
  examples: ['what percentage of orders were cancelled', 'share of revenue from Germany'],
  apply(parts) {
    if (!parts.of('operator').some((o) => o.op === 'share' || o.op === 'ratio')) return []
    const out: Candidate[] = []
    const measures = measuresOf(parts)
    const rows = rowBases(parts).map((d) => ({ measure: { count: d.name } as Measure, on: d }))
    const loose = parts.of('measure').every((m) => m.loose)
    const untold = measures.length > 0 ? [] : defaultMeasure(parts)
    // Rows that have no name are counted by nobody where the table has an amount.
    const counted = loose ? rows.filter(({ on }) => on.thing !== null || untold.every((u) => u.on !== on)) : []
    const choices = [...measures, ...counted.slice(0, 2), ...untold]
    const ofEach = isOfEach(parts)
    for (const { measure, on } of choices.slice(0, 3)) {
      const where = conditionsOn(parts, on)
      const groups = dimensionsFor(parts, on)
      if (where === null || !groups) continue
      const put = (question: Omit<Question, 'by'>, tag: string) =>
        out.push(candidate(shares.name, parts, { ...question, by: groups.dims }, [tag], null))
      if (where && !ofEach) {
        put({ measures: [percent({ ...measure, where }, measure)] }, 'filtered')
        for (const outer of outerConditions(parts, on))
          put({ measures: [percent({ ...measure, where }, { ...measure, where: outer })] }, 'filtered twice')
      }
      if (groups.dims.length > 0)
        put({ measures: [measure], ...(where ? { where } : {}), over: [{ kind: 'share', measure: 0 }] }, 'of groups')
    }
    return out
  },
}

/** "the share of each source in 2005": the groups are the parts, and what else is said holds for the whole. */
const isOfEach = (parts: Parts): boolean =>
  parts
    .of('operator')
    .some(
      ({ op, end }) => op === 'share' && parts.of('dimension').some((d) => d.start >= end - 1 && d.start <= end + 1),
    )

const percent = (left: Measure, right: Measure): Measure => ({
  op: '*',
  left: { op: '/', left, right },
  right: { value: 100 },
})

/** "of customers in Germany, what share is active": all but one condition hold for both. */
const outerConditions = (parts: Parts, on: Dataset): Condition[] => {
  const narrow = [...parts.of('value'), ...parts.of('condition'), ...parts.of('floating')]
  if (narrow.length !== 2) return []
  return narrow.flatMap((kept) => {
    const others: Edge[] = narrow.filter((n) => n !== kept)
    return conditionsOn(parts, on, others) ?? []
  })
}
