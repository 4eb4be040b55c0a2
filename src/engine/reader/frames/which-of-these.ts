import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import type { Target } from '../compose.ts'
import { byPosition, candidate, conditionsOn, listing, orderBy, present } from '../compose.ts'
import { comparativeOf } from '../constructions/ranking/qualities.ts'
import { and, fieldOf, isAmount, isStanding, isTimeLike, namedFields, reach } from '../fields.ts'
import { comparatives, superlatives } from '../knowledge/superlatives.ts'
import { identifierStems, stem } from '../words/words.ts'
import { measuresOf, pairOf, rowBases } from './shared.ts'
import { jointIn } from './two-sides/sides.ts'

/** "did Anna or Ben score more", "which is taller, A or B". */
export const whichOfThese: FrameConstruction = {
  name: 'which of these',
  examples: [
    'who scored more goals, Anna or Ben',
    'Anna or Ben, who scored more goals? show both',
    'who was faster, Anna or Ben',
  ],
  apply(parts) {
    // what is to be listed is not one of them
    if (parts.of('order').length > 0 || parts.chart.tokens.slice(0, 3).some(({ word }) => word === 'list')) return []
    if (!isChoice(parts) || isWhether(parts)) return []
    const values = parts.of('value').filter((v) => !v.negated)
    return rowBases(parts).flatMap((base) => {
      const pair = pairOf(values.filter((v) => v.dataset === base))
      const where = pair && whereEither(parts, base, pair)
      if (!pair || !where) return []
      const [a] = pair
      const target: Target = { dataset: a.dataset, field: a.field, ref: a.ref, said: 0.5, edge: null }
      const found = [
        ...byField(parts, base, target, where),
        ...byPlace(parts, base, target, where),
        ...byFigure(parts, pair),
        ...byNumber(parts, base, target, where),
      ]
      return asksForBoth(parts.chart) ? found.map(withBoth) : found
    })
  },
}

/** "do men earn more than women" asks whether, not which. */
const isWhether = ({ chart }: Parts): boolean =>
  chart.of(0, 'ask').some(({ what }) => what === 'yesno') &&
  jointIn(chart) !== null &&
  !chart.tokens.some(({ word }) => word === 'or')

/** "who was hired or got an offer", "homes in A or B under 300": both will do, where nothing is held against something. */
const isChoice = ({ chart, edges, of }: Parts): boolean => {
  const isHeld = (at: number) =>
    (/^(?:least|most)$/.test(chart.word(at)) && chart.word(at - 1) === 'at') ||
    edges.some(({ kind, start, end }) => /^(?:condition|having)$/.test(kind) && start <= at && end > at)
  const compares = (word: string) =>
    /^(?:often|rather|likelier)$/.test(word) ||
    superlatives.has(word) ||
    (comparatives.has(word) && !/^(?:over|above|under|below|exceeding)$/.test(word))
  return (
    of('ask').some(({ what }) => what === 'yesno') || chart.tokens.some(({ word }, at) => compares(word) && !isHeld(at))
  )
}

const both = [
  'show both',
  'give both',
  'tell both',
  'list both',
  'both values',
  'both numbers',
  'both figures',
  'both totals',
  'each have',
  'each had',
  'of each',
  'for each',
  'for both',
  'show each',
]

/** "which has more, A or B, show both". */
const asksForBoth = (chart: Chart): boolean =>
  chart.tokens.some((_, at) => both.some((words) => chart.phrase(at, words) > 0))

const withBoth = (made: Candidate): Candidate => {
  const { limit: _, asked: __, fields, ...question } = made.question
  const by = (question.order ?? []).flatMap(({ column }) =>
    'of' in column && !('position' in column.of) ? [{ of: column.of }] : [],
  )
  return { ...made, question: { ...question, ...(fields && { fields: [...fields, ...by] }) } }
}

type Pair = [EdgeOf<'value'>, EdgeOf<'value'>]

/** What is one of those that are named, and what else was said of it; null where that cannot be said of these rows. */
const whereEither = (parts: Parts, base: Dataset, pair: Pair): Condition | null => {
  const [a] = pair
  // "in dry, wet or windy weather": all that are named of one field
  const named = parts.of('value').filter((v) => v.field === a.field && !v.negated)
  const others = conditionsOn(parts, base, named)
  if (others === null) return null
  const any: Condition = { in: fieldOf(a), values: [...new Set(named.flatMap((v) => v.values))] }
  return and([any, ...(others ? [others] : [])]) as Condition
}

/** "which is taller, A or B": by an amount or a time of each. */
const byField = (parts: Parts, base: Dataset, target: Target, where: Condition): Candidate[] => {
  const sup = parts.of('superlative')[0]
  const fields = [
    ...(sup?.field ? [sup.field] : []),
    ...parts.of('field').filter((f) => isAmount(f.field) || isTimeLike(f.field)),
    ...namedFields(base).filter(
      (n) => (isAmount(n.field) || isTimeLike(n.field)) && n.field.role !== 'id' && n.field.role !== 'place',
    ),
  ]
  const each = new Map<NamedField['field'], NamedField>()
  for (const named of fields) if (named.field !== target.field && !each.has(named.field)) each.set(named.field, named)
  // "founded earlier": by a time, where there is one
  const isOfTime = parts.chart.tokens.some(({ word }) => /^(?:earlier|sooner|later)$/.test(word))
  const timed = isOfTime ? [...each.values()].filter(({ field }) => isTimeLike(field) || isStanding(field)) : []
  return (timed.length > 0 ? timed : [...each.values()])
    .slice(0, 6)
    .flatMap((named) =>
      waysSaid(parts.chart, named).map((descending) =>
        candidate(
          whichOfThese.name,
          parts,
          listing(base, [target], and([where, present(named)]), { order: [orderBy(named, descending)], limit: 1 }),
          [
            'score' in named ? 'said' : 'guess',
            descending ? 'desc' : 'asc',
            isTimeLike(named.field) ? 'time' : 'amount',
          ],
          target,
        ),
      ),
    )
}

const plainly = /^(?:more|greater|higher|less|fewer|lower)$/

/** "which came earlier", "who was faster": the way that a comparative says of such a field; both where it says none. */
const waysSaid = (chart: Chart, { field }: NamedField): boolean[] => {
  const said = chart.tokens.find(({ word }) => comparativeOf(chart, word))?.word ?? ''
  const { more, of = '', time } = comparativeOf(chart, said) ?? { more: true }
  const isHinted = identifierStems(field.label).some((own) => of.split(' ').map(stem).includes(own))
  if (isTimeLike(field) && time) return [of === '' ? more : !more]
  if (isStanding(field) && /^(?:faster|quicker|earlier|sooner)$/.test(said)) return [false]
  return isHinted || (plainly.test(said) && !isTimeLike(field) && !isStanding(field)) ? [more] : [true, false]
}

/** "which is listed first, A or B". */
const byPlace = (parts: Parts, base: Dataset, target: Target, where: Condition): Candidate[] =>
  (base.ordered ? [false, true] : []).map((down) =>
    candidate(
      whichOfThese.name,
      parts,
      listing(base, [target], where, { order: [byPosition(base, down)], limit: 1 }),
      ['position', down ? 'last' : 'first'],
      target,
    ),
  )

/** The one of which there are more, or fewer. */
const byNumber = (parts: Parts, base: Dataset, target: Target, where: Condition): Candidate[] => {
  const said = parts.chart.tokens.findIndex(({ word }) => /^(?:more|fewer|less)$/.test(word))
  const isMany = said >= 0 && parts.of('ask')[0]?.what === 'yesno'
  const ways = isMany ? [parts.chart.word(said) === 'more'] : [true, false]
  const more: Edge[] = isMany
    ? [{ start: said, end: said + 1, score: 1, rule: whichOfThese.name, kind: 'operator', op: 'or' }]
    : []
  return ways.map((descending) => {
    const made = candidate(
      whichOfThese.name,
      parts,
      {
        measures: [{ count: base.name }],
        by: [{ of: fieldOf(target) }],
        where,
        order: [{ column: { measure: 0 }, descending }],
        limit: 1,
        asked: [{ by: 0 }],
      },
      ['count', descending ? 'desc' : 'asc'],
      target,
    )
    return { ...made, edges: [...made.edges, ...more] }
  })
}

/** "is Germany or France bigger in revenue": the one with more of a figure. */
const byFigure = (parts: Parts, pair: Pair): Candidate[] => {
  const [a] = pair
  return measuresOf(parts)
    .slice(0, 2)
    .flatMap(({ measure, on }) => {
      const where = whereEither(parts, on, pair)
      if (!where || !reach(parts.chart.catalog, on.name).has(a.dataset.name)) return []
      const less = parts.chart.tokens.some((t) => /^(?:less|fewer|lower|smaller|worse)$/.test(t.word))
      const question: Question = {
        measures: [measure],
        by: [{ of: fieldOf(a) }],
        where,
        order: [{ column: { measure: 0 }, descending: !less }],
        limit: 1,
        asked: [{ by: 0 }],
      }
      return [candidate(whichOfThese.name, parts, question, ['figure'], { ...a, said: 0.5, edge: null })]
    })
}
