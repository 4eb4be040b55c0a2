import type { Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, Parts } from '../../chart.ts'
import { candidate, conditionsOn } from '../../compose.ts'
import { percent } from '../../fields.ts'
import { dimensionsFor } from '../shared.ts'

const narrowing = (parts: Parts): Edge[] => [...parts.of('value'), ...parts.of('condition')]

/** What is said of the part: behind the share, before the count where that follows. */
const saidOfPart = (parts: Parts, share: Edge, count: Edge): Edge[] => {
  const isBetween = (e: Edge) => e.start >= share.end && (count.start < share.start || e.end <= count.start)
  const behind = narrowing(parts).filter(isBetween)
  const [first] = behind
  const named = parts.of('dimension').find((d) => first && d.start >= share.end && d.end <= first.start)
  return named ? [] : behind
}

/** A count that stands by itself beside the share: "how many there are and what percentage of them", "with the number of orders". */
const countBeside = (parts: Parts, share: Edge): EdgeOf<'measure'> | undefined =>
  parts
    .of('measure')
    .filter((m) => m.fn === 'count' && m.measures.length === 1)
    .find((m) => {
      const [from, to] = m.start < share.start ? [m.end, share.start] : [share.end, m.start]
      const between = parts.chart.tokens.slice(from, to).map(({ word }) => word)
      return between.some((word) => /^(?:and|,|plus|with|;)$/.test(word))
    })

/** "how many customers and what percentage of them left": the count, and what of it is so. */
export const countsAndParts = (parts: Parts, frame: string): Candidate[] =>
  parts
    .of('operator')
    .filter(({ op }) => op === 'share')
    .flatMap((share): Candidate[] => {
      const count = countBeside(parts, share)
      const part = count ? saidOfPart(parts, share, count) : []
      const [whole] = count?.measures ?? []
      if (!count || !whole || part.length === 0) return []
      const where = conditionsOn(parts, count.on, part)
      const only = conditionsOn(parts, count.on, except(parts, part))
      const groups = dimensionsFor(parts, count.on)
      if (where === null || !only || !groups) return []
      const share100: Measure = percent({ ...whole, where: only }, whole)
      const others = parts
        .of('measure')
        .filter((m) => m !== count && m.on === count.on && m.fn !== 'count')
        .flatMap((m) => m.measures)
      const measures = count.start < share.start ? [whole, share100] : [share100, whole]
      const question: Question = { measures: [...measures, ...others], by: groups.dims, ...(where ? { where } : {}) }
      return [candidate(frame, parts, question, ['filtered'], null)]
    })

/** "what percentage were wins, what percentage draws": each its own part of one whole. */
export const severalParts = (parts: Parts, frame: string): Candidate[] => {
  const shares = parts.of('operator').filter(({ op }) => op === 'share')
  const [base, ...more] = parts.bases
  if (shares.length < 2 || !base || more.length > 0 || parts.of('measure').length > 0) return []
  const narrow = narrowing(parts)
  const said = shares.map((share, i) =>
    narrow.filter((e) => e.start >= share.end && e.start < (shares[i + 1]?.start ?? Number.POSITIVE_INFINITY)),
  )
  const where = conditionsOn(parts, base, said.flat())
  const groups = dimensionsFor(parts, base)
  const only = said.map((own) => (own.length === 0 ? null : conditionsOn(parts, base, except(parts, own))))
  if (where === null || !groups || only.some((cond) => !cond)) return []
  const whole: Measure = { count: base.name }
  const measures = only.flatMap((cond) => (cond ? [percent({ ...whole, where: cond }, whole)] : []))
  return [candidate(frame, parts, { measures, by: groups.dims, ...(where ? { where } : {}) }, ['filtered'], null)]
}

const except = (parts: Parts, own: Edge[]): Edge[] =>
  [...narrowing(parts), ...parts.of('floating')].filter((e) => !own.includes(e))
