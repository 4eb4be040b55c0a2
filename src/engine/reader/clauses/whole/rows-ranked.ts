import type { Dataset } from '../../../question/catalog.ts'
import type { Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { listing, orderBy, present } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, isNumber, reach } from '../../fields.ts'
import { topRows } from '../../frames/rows/top-rows.ts'
import { isPerson, personFields } from '../../frames/shared.ts'
import { type Ordered, orderedBy, type Peak } from '../peaks.ts'
import type { Sentence } from '../sentence.ts'
import { type Asked, toldBy } from '../tells.ts'
import { madeOf, type WholeOfClauses, whereOf } from './shared.ts'

/** The rows that stand first, each with whatever else is asked of it. */
export const rowsRanked: WholeOfClauses = {
  name: 'the row that stands first',
  examples: [
    'the five youngest members with club and fee',
    'what was the highest fee and who paid it',
    'when was the coldest day and how cold was it',
    'the longest film in each section',
  ],
  make: (chart, sentence) => rowsRankedOf(chart, sentence),
}

const rowsRankedOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { peak, figures, having, sides, top, isAveraged, duration, rows, groups, fields, tells } = sentence
  if (!peak || figures.length + having.length > 0 || sides || top || isAveraged || duration) return []
  // "the highest fee per club": a figure of each
  const isFigure = groups.length > 0 && peak.sup.field && !rows && fields.length + tells.length === 0
  if (
    isFigure ||
    asksForUnknown(chart, sentence) ||
    rows?.isBoth ||
    (rows?.distinct && !isBefore(peak, rows.distinct)) ||
    isOfGroups(chart, sentence)
  )
    return []
  return basesOf(chart, sentence, peak).flatMap((base) =>
    orderedBy(chart, peak, base).flatMap((by) => rankedOn(chart, sentence, base, by)),
  )
}

/** "which foo has the most tonnes": foo is what is asked for, whatever that is. */
const asksForUnknown = (chart: Chart, { unknown, edges }: Sentence): boolean =>
  unknown > 0 &&
  chart.tokens.some(
    (_, at) =>
      !chart.isPlain(at) &&
      !edges.some(({ start, end }) => start <= at && end > at) &&
      // "the subject that they do worst in": a column that is called so is no word in passing
      ((at === 1 && /^(?:which|what)$/.test(chart.word(0))) ||
        chart.of(at, 'field').some(({ how }) => how === 'exact')),
  )

/** "which agent has the best rating": of all that each has, and no single row. */
const isOfGroups = (chart: Chart, sentence: Sentence): boolean => isOfDoers(sentence) || isOfKinds(chart, sentence)

/** "who spends the most", where everybody has several rows: all that each has. */
const isOfDoers = ({ peak, lead, tells }: Sentence): boolean => {
  const of = peak?.sup.field
  const asks =
    lead === 'who' || tells.some(({ what, edges }) => what === 'who' && edges.some(({ start }) => start === 0))
  if (!of || !asks || !/^(?:most|least|fewest)$/.test(peak?.sup.word ?? '')) return false
  const names = nameDimensions(of.dataset)?.fields ?? []
  return !names.some(({ field: { profile } }) => profile === null || profile.distinct >= 0.9 * profile.rows)
}

const isOfKinds = (chart: Chart, sentence: Sentence): boolean => isOfPlaces(sentence) || isOfRepeated(chart, sentence)

/** "where do we send the most weight": the most of what adds up is that of a place. */
const isOfPlaces = ({ peak, tells, lead }: Sentence): boolean =>
  peak !== null &&
  peak.sup.field !== null &&
  /^(?:most|least|fewest)$/.test(peak.sup.word) &&
  (lead === 'where' || tells.some(({ what, edges }) => what === 'where' && edges.some(({ start }) => start === 0)))

/** What is asked for stands in many rows each, and was not named as what else is told of one of them. */
const isOfRepeated = (chart: Chart, { fields, peak }: Sentence): boolean => {
  if (!peak) return false
  const { word, field, start: from, end: to } = peak.sup
  const isBest = /^(?:best|worst)$/.test(word)
  // "the subject they do worst in"
  const isAsked = /^(?:which|what|in)$/.test(chart.word(0)) || /^(?:top|bottom)$/.test(word) || (isBest && !field)
  return fields.some(
    ({ start, end, field: { profile, name, role }, dataset }) =>
      // "top 3 agents by rating", "worst line for delays"
      ((isAsked && start < from) ||
        chart.word(end) === 'by' ||
        (isBest && start === to && end < chart.tokens.length)) &&
      !dataset.nameFields.includes(name) &&
      !dataset.primaryKey.includes(name) &&
      (role === 'category' || profile === null || profile.distinct < 0.9 * profile.rows),
  )
}

/** "the dearest wine": one of them, and no figure of all that are called so. */
const isBefore = ({ edges, sup }: Peak, of: NamedField): boolean =>
  'start' in of && edges.some(({ end }) => end === of.start) && !sup.hints.every((hint) => hint === 'number')

/** What stands first: what was said to, or what is told of it. */
const basesOf = (chart: Chart, { rows, fields, limits }: Sentence, { sup }: Peak): Dataset[] => {
  const shown = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (rows && (rows.edges.length > 0 || shown.length === 1)) return [rows.on]
  if (shown.length === 1) return shown
  if (sup.field) return [sup.field.dataset]
  const said = [...fields.map(({ dataset }) => dataset), ...limits.flatMap(({ on }) => on ?? [])]
  return [...new Set(said)].slice(0, 2)
}

const rankedOn = (chart: Chart, sentence: Sentence, base: Dataset, by: Ordered): Candidate[] => {
  const { peak, rows, groups } = sentence
  const up = reach(chart.catalog, base.name)
  const where = whereOf(chart, sentence, base)
  const told = toldOf(chart, sentence, base, by)
  const outer = groups.flatMap((each) => each.fields)
  const areGroups = groups.every((each) => each.fields.length > 0 && each.fields.every(({ field }) => !isNumber(field)))
  if (where === null || !told || !peak || !areGroups) return []
  const names = nameDimensions(base)?.fields ?? []
  const fields = [
    ...new Map(
      [...[...outer, ...(rows?.distinct ? [rows.distinct] : []), ...names, ...told], ...(by.of ? [] : [by.named])].map(
        (each) => [each.field, each],
      ),
    ).values(),
  ]
  if (fields.some(({ dataset }) => !up.has(dataset.name))) return []
  const n = peak.sup.n ?? sentence.n ?? 1
  const skipped = (peak.sup.nth ?? 1) - 1
  if (outer.length > 0 && skipped > 0) return []
  const most: Partial<Question> =
    outer.length > 0
      ? { limitWithin: { n, by: outer.map((_, i) => i) } }
      : { limit: n, ...(skipped > 0 && { offset: skipped }) }
  const cond = and([...(rows?.where ?? []), ...(where ? [where] : []), present(by.named)])
  const isAmountTold = sentence.tells.some(({ what }) => what === 'amount') || sentence.lead !== 'which' || n > 1
  const order = by.of ? { column: { of: by.of }, descending: by.descending } : orderBy(by.named, by.descending)
  const listed = listing(base, fields, cond, { order: [order], ...most })
  const isFigure = ({ field }: NamedField) => !by.of && field === by.named.field
  const question: Question = {
    ...listed,
    ...(by.of && { fields: [...(listed.fields ?? []), { of: by.of }] }),
    ...(!isAmountTold && !told.some(isFigure)
      ? { asked: fields.flatMap((each, i) => (isFigure(each) ? [] : [{ field: i }])) }
      : {}),
  }
  const tags = [
    `order:${by.isSaid ? 'said' : 'hint'}`,
    by.descending ? 'desc' : 'asc',
    ...(outer.length > 0 ? ['of each'] : []),
  ]
  return [madeOf(chart, sentence, topRows.name, question, tags, fields[0])]
}

const leads: ReadonlySet<string> = new Set<Asked>(['when', 'where', 'who'])

/** Columns that were named and those that the question words mean; null where one means none. */
const toldOf = (
  chart: Chart,
  { lead, fields, tells }: Sentence,
  base: Dataset,
  { named, of }: Ordered,
): NamedField[] | null => {
  const own = nameDimensions(base)?.fields ?? []
  const isOne = isPerson(base) || personFields(base).some(({ field }) => own.some((name) => name.field === field))
  const asked = tells.map((tell) =>
    (tell.what === 'who' && isOne && tell.verbs.length === 0) || (tell.what === 'amount' && of)
      ? []
      : toldBy(chart, tell, base, named),
  )
  const led =
    leads.has(lead) && !(lead === 'who' && isOne)
      ? toldBy(chart, { what: lead as Asked, fields: [], verbs: [], nouns: [] }, base, named)
      : []
  if (!led || asked.includes(null)) return null
  return [...led, ...fields, ...asked.flatMap((each) => each ?? [])]
}
