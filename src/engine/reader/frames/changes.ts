import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { apart, grown, sidesOf, toldInPercent } from './comparisons.ts'
import { alongYears, defaultMeasure, dimensionsFor, groupTargets, limitOf, measuresOf } from './shared.ts'

const speed = /^(?:fastest|quickest|slowest)$/
/** "grew fastest" and "in percent" are told in percent of what there was. */
const isInPercent = (parts: Parts, over: EdgeOf<'over'>, sup: EdgeOf<'superlative'>): boolean =>
  over.over.kind === 'growth' || speed.test(sup.word) || toldInPercent(parts)

/** "the biggest drop" goes furthest down, and "grew fastest" furthest up. */
export const goesUp = ({ falls }: EdgeOf<'over'>, sup: EdgeOf<'superlative'>): boolean => {
  const most = speed.test(sup.word) ? sup.word !== 'slowest' : sup.descending
  return falls ? !most : most
}

type Asked = { measure: Measure; on: Dataset; over: EdgeOf<'over'>; sup: EdgeOf<'superlative'> }

/** What changed the most: between two periods, or from one period to the next. */
export const greatestChange: FrameConstruction = {
  name: 'greatest change',
  examples: [
    'which category grew the most from 2024 to 2025',
    'which month had the biggest drop in revenue',
    'which category grew fastest from 2024 to 2025 in percent',
  ],
  apply(parts) {
    const over = parts.of('over').find((o) => ['change', 'growth'].includes(o.over.kind))
    const [sup] = parts.of('superlative')
    if (!over || !sup) return []
    const said: { measure: Measure; on: Dataset }[] = measuresOf(parts)
    if (sup.measure && sup.on) said.push({ measure: sup.measure, on: sup.on })
    const choices = said.length > 0 ? said : defaultMeasure(parts)
    return choices.slice(0, 2).flatMap(({ measure, on }) => {
      const asked = { measure, on, over, sup }
      return [...betweenTwo(parts, asked), ...toTheNext(parts, asked)]
    })
  },
}

const betweenTwo = (parts: Parts, { measure, on, over, sup }: Asked): Candidate[] => {
  const sides = sidesOf(parts, on)
  const [a, b] = sides
  const where = conditionsOn(
    parts,
    on,
    sides.map((s) => s.edge),
  )
  if (!a || !b || where === null) return []
  return groupTargets(parts, on)
    .slice(0, 3)
    .map(({ dims, fields: [first], names }) => {
      const question: Question = {
        measures: (isInPercent(parts, over, sup) ? grown : apart)(measure, a.cond, b.cond),
        by: dims,
        ...(where ? { where } : {}),
        order: [{ column: { measure: 0 }, descending: goesUp(over, sup) }],
        ...limitOf(sup),
        ...(sup.n === null ? { asked: (names ?? dims.map((_, i) => i)).map((i) => ({ by: i })) } : {}),
      }
      const target = first ? { ...first, said: 0.9, edge: null } : null
      return candidate(greatestChange.name, parts, question, ['between two'], target)
    })
}

const toTheNext = (parts: Parts, { measure, on, over, sup }: Asked): Candidate[] => {
  const groups = dimensionsFor(parts, on)
  const where: Condition | null | undefined = conditionsOn(parts, on)
  if (!groups || where === null) return []
  const years = alongYears(parts.chart.catalog, groups.dims)
  if (years.along === undefined && !groups.dims.some((d) => d.grain)) return []
  const descending = goesUp(over, sup)
  const question: Question = {
    measures: [measure],
    by: groups.dims,
    ...(where ? { where } : {}),
    over: [{ kind: isInPercent(parts, over, sup) ? 'growth' : 'change', measure: 0, ...years }],
    having: [{ column: { over: 0 }, compare: descending ? '>' : '<', value: 0 }],
    order: [{ column: { over: 0 }, descending }],
    ...limitOf(sup),
    asked: [{ by: 0 }],
  }
  return [candidate(greatestChange.name, parts, question, ['to the next'], null)]
}
