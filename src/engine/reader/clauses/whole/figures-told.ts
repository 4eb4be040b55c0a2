import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Dimension, Measure, Question, Scalar } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { askedAmounts } from '../../constructions/measuring/asked-amounts.ts'
import { and, fieldOf } from '../../fields.ts'
import { comparisons } from '../../frames/comparisons.ts'
import { averageOfEach, namedGroups } from '../../frames/each.ts'
import { figures as oneOrMore } from '../../frames/figures.ts'
import { narrowed } from '../../frames/two-sides/measured.ts'
import { takenApart } from '../figures/functions-apart.ts'
import { limitOn } from '../narrowing/limit-on.ts'
import type { Figure, Limit, Sides } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import { averaged, dimensionsOf, madeOf, narrowing, type WholeOfClauses, whereOf, withHaving } from './shared.ts'

/** Figures side by side, each with its own conditions, of all rows, of groups or of two sides. */
export const figuresTold: WholeOfClauses = {
  name: 'figures, each with what it alone is narrowed by',
  examples: [
    'for each club: number of members and how many of them pay a fee',
    'average fee of Rowing vs Chess',
    'median fee, and what is the highest',
    'average age per club, but only clubs with at least 5 members',
    'how many days does it take on average until an order is shipped',
    'fees by club, median',
  ],
  make: (chart, sentence) => figuresToldOf(chart, sentence),
}

const figuresToldOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const listed = kindsListed(sentence)
  const figures = ofEachRow(sentence, figuresSaid(sentence, listed))
  const [first] = figures
  if (!first || !isOfFigures(sentence, figures, listed)) return []
  const groups = dimensionsOf(sentence, first.on)
  const where = narrowedToRows(sentence, narrowedToKinds(sentence, whereOf(chart, sentence, first.on)))
  if (!groups || where === null) return []
  const by = [...groups, ...sentence.figures.flatMap(({ each }) => (each ? [{ of: fieldOf(each.named) }] : []))]
  const ofEach = averageOfPeriods(chart, sentence, groups, where)
  if (ofEach) return [ofEach]
  const measures = figures.map(({ measure }) => measure)
  const tags = ['clauses', by.length > 0 ? 'grouped' : 'one figure', 'named']
  if (listed && !sentence.sides && !by.some(({ of }) => JSON.stringify(of) === JSON.stringify(fieldOf(listed)))) {
    const question: Question = { measures, by: [{ of: fieldOf(listed) }, ...by], ...narrowing(where) }
    return [madeOf(chart, sentence, namedGroups.name, ordered(sentence, question), ['listed'], first.target)]
  }
  if (!sentence.sides) {
    const question = withHaving(sentence, hoisted({ measures, by, ...narrowing(where) }))
    return [madeOf(chart, sentence, oneOrMore.name, ordered(sentence, question), tags, first.target)]
  }
  const held = holdsEach(chart, sentence.sides, first.on)
  if (!held) return []
  const kinds = ofOneField(sentence.sides, held)
  if (kinds) {
    const both = and([...(where ? [where] : []), { in: fieldOf(kinds), values: held.flatMap(valuesOf) }])
    const question: Question = { measures, by: [{ of: fieldOf(kinds) }, ...by], ...narrowing(both) }
    return [madeOf(chart, sentence, namedGroups.name, question, ['listed'], first.target)]
  }
  const question: Question = { ...sided(chart, sentence.sides, measures, held), by, ...narrowing(where) }
  return [madeOf(chart, sentence, comparisons.name, question, ['clauses', 'of two', 'said'], first.target)]
}

const leastListed = 3

/** "for breakfast, lunch and tea", "a book, disc or film", which are all there are: each of them has a figure of its own. */
const kindsListed = ({ limits }: Sentence): NamedField | null => {
  const found = limits.flatMap((limit) => {
    const [named, ...more] = limit.of
    const cond = named && limit.make(named.dataset)
    if (!named || !cond || more.some(({ field }) => field !== named.field)) return []
    const values = new Set(('any' in cond ? cond.any : [cond]).flatMap(valuesOf)).size
    const areAll = values > 1 && values === named.field.profile?.distinct && named.field.role !== 'flag'
    return areAll || (limit.isBoth && values >= leastListed) ? [named] : []
  })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** Beside each other, called as they were said where both were. */
const sided = (
  chart: Chart,
  { one, other }: Sides,
  measures: readonly Measure[],
  held: readonly Condition[],
): Pick<Question, 'measures' | 'compare'> => {
  const labels = [one, other].map((limit) => wordsOf(chart, limit))
  const [first, second] = labels
  if (!first || !second || first === second)
    return { measures: held.flatMap((cond) => measures.map((measure) => narrowed(measure, cond))) }
  const compare = held.map((where, i) => ({ label: labels[i] ?? '', where }))
  return { measures: [...measures], compare }
}

const wordsOf = (chart: Chart, { edges }: Limit): string => {
  const named = edges.filter(({ rule }) => rule !== 'clauses')
  const own = named.length > 0 ? named : edges
  const words = chart.tokens.slice(Math.min(...own.map((e) => e.start)), Math.max(...own.map((e) => e.end)))
  return own.length > 0 ? words.map(({ raw }) => raw).join(' ') : ''
}

/** "how much do we use per week on average": the average of what the weeks come to. */
const averageOfPeriods = (
  chart: Chart,
  sentence: Sentence,
  by: Dimension[],
  where: Condition | undefined,
): Candidate | null => {
  const [only, ...more] = sentence.figures.flatMap((each) => each.figures)
  const adds = only && ('count' in only.measure || ('fn' in only.measure && only.measure.fn === 'sum'))
  // "month by month on average": of each month
  const isOfPeriods = by.length === 1 && by[0]?.grain !== undefined && !sentence.groups.some(({ isAlong }) => isAlong)
  const { isAveraged, sides, having, lead } = sentence
  if (
    !only ||
    more.length > 0 ||
    !adds ||
    !isOfPeriods ||
    !isAveraged ||
    sides ||
    having.length > 0 ||
    /^(?:which|when)$/.test(lead)
  )
    return null
  const over: Question = { measures: [only.measure], by, ...narrowing(where), asked: [{ measure: 0 }] }
  const question: Question = { measures: [{ fn: 'avg', over }], by: [] }
  return madeOf(chart, sentence, averageOfEach.name, question, ['clauses', 'one figure', 'named'], only.target)
}

const narrowedToKinds = ({ figures }: Sentence, where: Condition | undefined | null) =>
  where === null ? null : and([...(where ? [where] : []), ...figures.flatMap(({ each }) => (each ? [each.where] : []))])

/** "how old is the average guitar pupil": of such rows alone. */
const narrowedToRows = ({ rows, figures }: Sentence, where: Condition | undefined | null) =>
  where === null || !rows || figures.length === 0 ? where : and([...(where ? [where] : []), ...rows.where])

/** Things whose figure was asked for by what they do, or by what is usual: they are no rows that are listed. */
const isOfThings = ({ rows, isAveraged, edges }: Sentence, figures: readonly Figure[]): boolean =>
  rows !== null &&
  !rows.distinct &&
  !rows.isGuess &&
  figures.every(({ on }) => on === rows.on) &&
  (isAveraged || edges.some(({ rule }) => rule === askedAmounts.name))

/** What all rows of the one figure must have is said of the question, where there are no groups that it would leave out. */
const hoisted = (question: Question): Question => {
  const [measure, ...more] = question.measures
  if (!measure || more.length > 0 || question.by.length > 0 || 'op' in measure || !measure.where) return question
  const { where, ...plain } = measure
  return { ...question, measures: [plain], ...narrowing(and([where, ...(question.where ? [question.where] : [])])) }
}

/** Those that were said; rows that are told for each of something, or of two sides, are counted. */
const figuresSaid = (sentence: Sentence, listed: NamedField | null): Figure[] => {
  const { figures, rows, lead, groups, sides, taken } = sentence
  const all = figures.flatMap((each) => each.figures).map((figure) => takenApart(averaged(sentence, figure), taken))
  const said = all.every((each) => each !== null) ? all.flat() : []
  const isCounted =
    !/^(?:who|which|where|when|how)$/.test(lead) && (groups.length > 0 || sides !== null || listed !== null)
  if (figures.length + taken.length > 0 || !rows || rows.isGuess || rows.distinct || !isCounted) return said
  const cond = and([...rows.where])
  return [{ measure: { count: rows.on.name, ...narrowing(cond) }, on: rows.on, target: null }]
}

const isOfFigures = (sentence: Sentence, figures: Figure[], listed: NamedField | null): boolean => {
  const { top, peak, tells, n, fields, unknown, rows, duration, groups, having, limits, lead, sides } = sentence
  const isOther = top !== null || peak !== null || tells.length > 0 || n !== null || fields.length > 0 || unknown > 0
  // "how happy are people": whose it is may be said apart
  const isOnlyWhose = rows !== null && lead === '' && isPlainSubject(sentence, figures)
  const isOfRows =
    rows !== null && sentence.figures.length > 0 && !duration && !isOnlyWhose && !isOfThings(sentence, figures)
  // "the most expensive phone and what it costs" is one phone
  const isOfOne = figures.some(({ isEnd }) => isEnd) && figures.length < (groups.length > 0 ? 2 : 3)
  const measures = new Set(figures.map(({ measure }) => JSON.stringify(measure)))
  return (
    !isOther &&
    !isOfRows &&
    // "how are prices" asks for no figure; of two sides or over time it does
    (lead !== 'how' || sides !== null || groups.length > 0) &&
    !isOfOne &&
    (having.length === 0 || groups.length > 0) &&
    measures.size === figures.length &&
    isOfEachRow(sentence, figures) &&
    figures.every(({ on }) => on === figures[0]?.on) &&
    (listed !== null || !limits.some(({ isBoth }) => isBoth))
  )
}

/** Whoever the figures are of, of whom nothing else is said. */
const isPlainSubject = ({ rows, figures: said, sides }: Sentence, figures: Figure[]): boolean =>
  rows !== null &&
  sides !== null &&
  rows.where.length === 0 &&
  !rows.distinct &&
  !rows.isGuess &&
  said.every(({ of }) => of === null) &&
  figures.every(({ on }) => on === rows.on)

/** "takings per visit", of visits: what one of them has. */
const ofEachRow = (sentence: Sentence, figures: Figure[]): Figure[] =>
  sentence.perRow === null
    ? figures
    : figures.map((figure) =>
        figure.on === sentence.perRow ? averaged({ ...sentence, isAveraged: true }, figure) : figure,
      )

/** "average fee per visit": of visits, of each of which there is one fee. */
const isOfEachRow = ({ perRow }: Sentence, figures: Figure[]): boolean =>
  perRow === null ||
  figures.every(
    ({ measure, on }) =>
      on === perRow && 'fn' in measure && 'of' in measure && /^(?:avg|median|max|min)$/.test(measure.fn),
  )

export const holdsEach = (chart: Chart, sides: Sides, on: Dataset): [Condition, Condition] | null => {
  const [one, other] = [limitOn(chart, sides.one, on), limitOn(chart, sides.other, on)]
  // "november vs december 2025": of the same year
  const isApart = one && other && sides.one.isTime && Object.keys(one).join() !== Object.keys(other).join()
  return one && other && !isApart ? [one, other] : null
}

/** Values of one column: each has its row. */
export const ofOneField = ({ one, other }: Sides, held: readonly Condition[]): NamedField | null => {
  const [named, ...more] = one.of
  const isValue = (cond: Condition) =>
    ('compare' in cond && cond.compare === '=' && 'field' in cond.left) || ('in' in cond && 'field' in cond.in)
  return named && more.length === 0 && other.of[0]?.field === named.field && held.every(isValue) ? named : null
}

export const valuesOf = (cond: Condition): Scalar[] => {
  if ('in' in cond && Array.isArray(cond.values)) return cond.values
  return 'compare' in cond && 'value' in cond.right ? [cond.right.value] : []
}

const ordered = ({ order }: Sentence, question: Question): Question =>
  order && question.by.length > 0
    ? { ...question, order: [{ column: { measure: 0 }, descending: order.descending }] }
    : question
