import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Dimension, Measure } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { amountOf, and, isAmount, isYear, namedFields, reach } from '../fields.ts'
import { dimensionsFor, pairOf, rowBases } from './shared.ts'
import { comparativesIn } from './two-sides/comparatives.ts'
import { areOpposed, asksForLess } from './two-sides/direction.ts'
import { jointIn, type Span } from './two-sides/sides.ts'

/** "difference between A and B", "how many more points did A score than B", "how many years between". */
export const differences: FrameConstruction = {
  name: 'difference',
  examples: [
    'how many more goals did Anna score than Ben',
    'difference between the highest and lowest price',
    'difference in price between rank 5 and rank 11',
  ],
  apply(parts) {
    if (!parts.of('operator').some((o) => o.op === 'difference' || o.op === 'elapsed')) return []
    return rowBases(parts).flatMap((base) => {
      if (!dimensionsFor(parts, base)) return []
      const named = amountsOf(parts, base)
      const two = ofTwo(parts, base, named)
      return two === null ? [] : [...two, ...ofEnds(parts, base, named)]
    })
  },
}

type Amounts = { fields: NamedField[]; isSaid: boolean; areTwoSaid: boolean }

/** The amounts that are spoken of, or else those that the rows have. */
const amountsOf = (parts: Parts, base: Dataset): Amounts => {
  const said: NamedField[] = [
    ...parts.of('field').filter((f) => f.dataset === base && (isAmount(f.field) || isYear(f.field))),
    ...parts.of('measure').flatMap((m) => m.fields),
    ...parts.of('superlative').flatMap((s) => (s.field ? [s.field] : [])),
  ]
  const own = namedFields(base).filter((n) => isAmount(n.field) && n.field.role !== 'id')
  const all = said.length > 0 ? said : own.slice(0, 5)
  return {
    fields: [...new Map(all.map((n) => [n.field.name, n])).values()],
    isSaid: said.length > 0,
    areTwoSaid: said.length >= 2,
  }
}

const apart = (left: Measure, right: Measure): Measure => ({ op: '-', left, right })

const made = (
  parts: Parts,
  base: Dataset,
  measure: Measure,
  where: Condition | undefined,
  tags: string[],
  of?: [NamedField, boolean],
) =>
  candidate(
    differences.name,
    parts,
    { measures: [measure], by: groupsOf(parts, base), ...(where ? { where } : {}) },
    tags,
    of ? { ...of[0], said: of[1] ? 1 : 0, edge: null } : null,
  )

/** "by rank": one for each. */
const groupsOf = (parts: Parts, base: Dataset): Dimension[] => dimensionsFor(parts, base)?.dims ?? []

/** Of two things that are named, by each amount and by their number; null where the rest cannot be said of them. */
const ofTwo = (parts: Parts, base: Dataset, { fields, isSaid }: Amounts): Candidate[] | null => {
  // "how much taller is A than B": held together by the height
  if (jointIn(parts.chart) && comparativesIn(parts.chart, () => false).some(({ hints }) => hints.length > 0)) return []
  const up = reach(parts.chart.catalog, base.name)
  const pair = pairOf(parts.of('value').filter((v) => up.has(v.dataset.name))) ?? numberedPair(parts, base)
  if (!pair) return []
  const others = conditionsOn(parts, base, pair)
  if (others === null) return null
  const [a, b] = pair.map((side) => {
    const own = side.kind === 'value' ? valueCondition(side) : side.cond
    return and([own, ...(others ? [others] : [])]) as Condition
  })
  if (!a || !b) return null
  const tag = isSaid ? 'said' : 'guess'
  const counted = (where: Condition): Measure => ({ count: base.name, where })
  const isNumberOf = parts
    .of('operator')
    .some(({ op, end }) => op === 'difference' && parts.of('entity').some((e) => e.start === end && e.score >= 0.9))
  const isAverage =
    parts.of('operator').some(({ op }) => op === 'average') || parts.of('measure').some(({ fn }) => fn === 'avg')
  const all = [
    ...(isNumberOf ? [] : fields).slice(0, 4).flatMap((named) => {
      const total = (where: Condition): Measure => ({ fn: isAverage ? 'avg' : 'sum', of: amountOf(named), where })
      return [
        made(parts, base, apart(total(a), total(b)), undefined, ['of two', tag], [named, isSaid]),
        made(parts, base, apart(total(b), total(a)), undefined, ['of two turned', tag], [named, isSaid]),
      ]
    }),
    made(parts, base, apart(counted(a), counted(b)), undefined, ['of counts']),
    made(parts, base, apart(counted(b), counted(a)), undefined, ['of counts turned']),
  ]
  const direction = directionOf(parts, pair)
  if (direction)
    return all.filter(({ tags }) => tags.some((each) => each.endsWith('turned')) === (direction === 'turned'))
  return isDirected(parts) || (mayChange(parts) && pair.every((side) => side.kind === 'condition'))
    ? all.filter(({ tags }) => !tags.some((each) => each.endsWith('turned')))
    : all
}

/** "more from A than from B", "A compared with B": A less B; null where neither is held against the other. */
const directionOf = ({ chart }: Parts, [a, b]: [Span, Span]): 'as said' | 'turned' | null => {
  const isFirst = a.start < b.start
  const [first, last] = isFirst ? [a, b] : [b, a]
  if (!areOpposed(chart, first.start, last.end)) return null
  return isFirst === asksForLess(chart) ? 'turned' : 'as said'
}

/** "between rank 5 and rank 11": two numbers of one field. */
const numberedPair = (parts: Parts, base: Dataset): [EdgeOf<'condition'>, EdgeOf<'condition'>] | null => {
  const equal = parts.of('condition').filter(({ cond, on }) => on === base && 'compare' in cond && cond.compare === '=')
  for (const [at, b] of equal.entries())
    for (const a of equal.slice(0, at))
      if (a.field?.field === b.field?.field) return isEarlier(a, b) && mayChange(parts) ? [b, a] : [a, b]
  return null
}

/** What changed from one year to another is the later less the earlier. */
const isEarlier = (a: EdgeOf<'condition'>, b: EdgeOf<'condition'>): boolean => {
  const yearOf = ({ cond, field }: EdgeOf<'condition'>) =>
    field && isYear(field.field) && 'compare' in cond && 'value' in cond.right ? Number(cond.right.value) : 0
  return yearOf(a) < yearOf(b)
}

const mayChange = (parts: Parts): boolean => parts.of('over').length > 0

/** "more from Germany than from France": which is taken from which is said; the rows of one table may say otherwise. */
const isDirected = ({ chart: { tokens, catalog } }: Parts): boolean =>
  catalog.datasets.length > 1 &&
  tokens.some(({ word }) => /^(?:more|higher|greater)$/.test(word)) &&
  tokens.some(({ word }) => word === 'than')

/** Of the highest and the lowest of an amount, and of two amounts. */
const ofEnds = (parts: Parts, base: Dataset, { fields, isSaid, areTwoSaid }: Amounts): Candidate[] => {
  const where = conditionsOn(parts, base)
  if (where === null) return []
  const out = fields.slice(0, 3).map((named) => {
    const of = amountOf(named)
    const tags = ['of ends', isSaid ? 'said' : 'guess']
    return made(parts, base, apart({ fn: 'max', of }, { fn: 'min', of }), where, tags, [named, isSaid])
  })
  const [x, y] = fields
  if (!x || !y || !areTwoSaid) return out
  const each = (n: NamedField): Measure => ({ fn: 'sum', of: amountOf(n) })
  return [
    ...out,
    made(parts, base, apart(each(x), each(y)), where, ['of fields']),
    made(parts, base, apart(each(y), each(x)), where, ['of fields turned']),
  ]
}
