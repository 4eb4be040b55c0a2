import type { Dataset } from '../../../question/catalog.ts'
import type { Comparison, Condition, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, fieldOf, isAmount, isTime, isTimeLike, namedFields } from '../../fields.ts'
import { identifierStems, stem, stopWords } from '../../words/words.ts'
import { comparatorAt, fieldBefore, skip } from './comparators.ts'

const stems = (words: string): Set<string> => new Set(words.split(' ').map(stem))
const hasOneOf = ({ field }: NamedField, words: ReadonlySet<string>): boolean =>
  identifierStems(field.label).some((own) => words.has(own))

/** "where wins outnumber losses", "shipped late", "below the reorder level": two fields of one row, of which one need not be said. */
export const twoFields: PartConstruction = {
  name: 'one field held against another',
  examples: [
    'in how many games did shots outnumber fouls',
    'products whose cost is higher than their price',
    'flats whose deposit is more than three times the rent',
    'homes that sold for more than the asking price',
    'parts below their reorder level',
    'teams with more wins than losses',
    'books returned after the due date',
    'trips that end at the same station',
    'orders that were shipped late',
  ],
  match: (chart, at) => [overAnother, moreOfOne, theSame, late].flatMap((way) => way(chart, at)),
}

const held = (
  span: { start: number; end: number; score: number },
  field: NamedField,
  compare: Comparison,
  right: NamedField,
  many = 1,
): Edge => {
  const of = isTime(field.field) ? fieldOf : amountOf
  const other = of(right)
  const times: Expression = many === 1 ? other : { op: '*', left: other, right: { value: many } }
  const cond: Condition = { compare, left: of(field), right: times }
  return { ...span, rule: twoFields.name, kind: 'condition', cond, on: field.dataset, loose: false, field }
}

const outdoing = /^(?:beat|beats|exceed|exceeds|exceeded|outnumber|outnumbers|outnumbered|surpass|surpassed)$/
const times: [words: string, compare: Comparison][] = [
  ['later than', '>'],
  ['earlier than', '<'],
  ['on or before', '<='],
  ['on or after', '>='],
  ['after', '>'],
  ['past', '>'],
  ['before', '<'],
]

/** The words between two fields, of amounts and of times. */
const between = (chart: Chart, at: number): { compare: Comparison; end: number; time: boolean }[] => {
  const known = outdoing.test(chart.word(at)) ? { compare: '>' as const, end: at + 1 } : comparatorAt(chart, at)
  const time = times.find(([words]) => chart.phrase(at, words) > 0)
  return [
    ...(known ? [{ compare: known.compare, end: known.end, time: false }] : []),
    ...(time ? [{ compare: time[1], end: at + chart.phrase(at, time[0]), time: true }] : []),
  ]
}

const fractions: [words: string, value: number][] = [
  ['three quarters of', 0.75],
  ['a quarter of', 0.25],
  ['one quarter of', 0.25],
  ['two thirds of', 2 / 3],
  ['a third of', 1 / 3],
  ['one third of', 1 / 3],
  ['half of', 0.5],
]

/** "three times the rent", "three quarters of the price", "twice its cost", "half the price". */
const timesSaid = (chart: Chart, at: number): { value: number; end: number } | null => {
  if (/^(?:twice|double)$/.test(chart.word(at))) return { value: 2, end: at + 1 }
  if (chart.word(at) === 'half') return { value: 0.5, end: at + 1 }
  const part = fractions.find(([words]) => chart.phrase(at, words) > 0)
  if (part) return { value: part[1], end: at + chart.phrase(at, part[0]) }
  const [number] = chart.of(at, 'number')
  return number && chart.word(number.end) === 'times' ? { value: number.value, end: number.end + 1 } : null
}

const overAnother = (chart: Chart, at: number): Edge[] =>
  between(chart, at).flatMap(({ compare, end, time }) => {
    const many = timesSaid(chart, end)
    const to = skip(chart, many?.end ?? end, /^(?:the|their|its|his|her|own|monthly|yearly|annual)$/)
    const isSuch = ({ field }: NamedField) => (time ? isTime(field) : isAmount(field) && !isTimeLike(field))
    return chart.of(to, 'field').flatMap((right): Edge[] => {
      // two names beside a word that can only hold one against the other need not be whole
      if (!isSuch(right) || right.score < 0.6) return []
      const said = fieldBefore(chart, at).filter(
        (left) => left.score >= 0.6 && isSuch(left) && left.dataset === right.dataset && left.field !== right.field,
      )
      const [nearest] = said
      if (nearest)
        return said.map((left) => {
          const span = { start: left.start, end: right.end, score: Math.min(left.score, right.score) }
          return held(span, left, compare, right, many?.value)
        })
      const meant = right.how === 'exact' ? counterpart(chart, at, right, isSuch) : null
      return meant ? [held({ start: meant.start, end: right.end, score: 0.9 }, meant.field, compare, right)] : []
    })
  })

/** "more wins than losses". */
const moreOfOne = (chart: Chart, at: number): Edge[] => {
  // "how many more wins than losses" asks for the difference
  if (/^(?:many|much)$/.test(chart.word(at - 1))) return []
  const compare = /^(?:more|higher|greater)$/.test(chart.word(at)) ? '>' : '<'
  if (compare === '<' && !/^(?:less|fewer|lower)$/.test(chart.word(at))) return []
  const amounts = (from: number) => chart.of(from, 'field').filter((f) => f.score >= 0.6 && isAmount(f.field))
  return amounts(at + 1).flatMap((left) => {
    if (chart.word(left.end) !== 'than') return []
    return amounts(skip(chart, left.end + 1, /^(?:the|their|its|own)$/))
      .filter((right) => right.dataset === left.dataset && right.field !== left.field)
      .map((right) => {
        const span = { start: at, end: right.end, score: Math.min(left.score, right.score) }
        return held(span, left, compare, right)
      })
  })
}

/** Of more nobody leaves one unsaid, and looking for it takes long. */
const maxFields = 300

/** What the names of all times end with. */
const anyTime = stems('date time day at on')

const standards = stems(
  'level limit minimum maximum min max target capacity budget threshold quota goal plan planned estimate estimated expected asking list recommended budgeted',
)
const standing = stems('qty quantity stock hand inventory count actual current spent real final')

/** What is held against a field where that was not said: what was done, "sold for"; another of its kind; what there is against what there should be. */
export const counterpart = (
  chart: Chart,
  at: number,
  right: EdgeOf<'field'>,
  isSuch: (named: NamedField) => boolean,
): { field: NamedField; start: number } | null => {
  if (right.dataset.fields.length > maxFields) return null
  const others = namedFields(right.dataset).filter(
    (named) => named.field !== right.field && isSuch(named) && named.field.role !== 'id',
  )
  for (let start = at - 1; start >= Math.max(0, at - 3); start--) {
    if (stopWords.has(chart.word(start))) continue
    const deed = stems(`${chart.word(start)} ${nouns.get(chart.word(start)) ?? ''}`)
    const [done, ...more] = others.filter((named) => hasOneOf(named, deed))
    if (done && more.length === 0) return { field: done, start }
  }
  const own = identifierStems(right.field.label)
  const kind = new Set(own.slice(-1).filter((last) => !anyTime.has(last)))
  const ofKind = others.filter((named) => hasOneOf(named, kind))
  const ways = [
    ofKind,
    // "actual minutes" beside "planned minutes", and "minutes late"
    ofKind.filter((named) => hasOneOf(named, standing)),
    hasOneOf(right, standards)
      ? others.filter((named) => hasOneOf(named, standing) && !hasOneOf(named, standards))
      : [],
    hasOneOf(right, due) ? others.filter((named) => hasOneOf(named, done)) : [],
  ]
  const [field] = ways.find(([first, ...more]) => first && more.length === 0) ?? []
  return field ? { field, start: at } : null
}

/** What was done, as columns call it. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    back: 'return returned',
    arrived: 'delivered arrival delivery',
    came: 'arrived delivered returned arrival',
    sold: 'sale selling',
    paid: 'payment',
    spent: 'spend spending',
    bought: 'purchase',
    weighed: 'weight',
  }),
)

/** "brought back to the same station", where rows have two of them, the one from and the one to: both are one. */
const theSame = (chart: Chart, at: number): Edge[] => {
  const noun = chart.word(at) === 'same' ? chart.tokens[at + 1] : undefined
  if (!noun || chart.word(at + 2) === 'as') return []
  return chart.catalog.datasets.flatMap((dataset): Edge[] => {
    const [left, right, ...others] = namedFields(dataset).filter(({ field }) => {
      const own = identifierStems(field.label)
      return field.type === 'text' && own.length > 1 && own.at(-1) === noun.stem
    })
    if (!left || !right || others.length > 0) return []
    return [held({ start: at, end: at + 2, score: 0.95 }, left, '=', right)]
  })
}

const due = stems('due deadline required expected promised planned scheduled')
const done = stems(
  'returned shipped delivered completed finished arrived received paid closed resolved submitted collected dispatched repaired fixed ended',
)

const sent = stems('shipped')

/** The time by which something was due, and that at which it was done, of a dataset that has one of each; of "shipped" and "delivered" the deed that is said, else the second. */
const dueAndDone = (dataset: Dataset, deed: string): { due: NamedField; done: NamedField } | null => {
  const dates = namedFields(dataset).filter(({ field }) => isTime(field))
  const all = dates.filter((named) => hasOneOf(named, done))
  const meant = all.filter((named) => hasOneOf(named, sent) === (deed === 'shipped'))
  const [[by, ...otherDue], [at, ...otherDone]] = [
    dates.filter((named) => hasOneOf(named, due)),
    meant.length > 0 ? meant : all,
  ]
  return by && at && otherDue.length === 0 && otherDone.length === 0 ? { due: by, done: at } : null
}

const deeds =
  /^(?:shipped|returned|delivered|completed|finished|arrived|received|paid|submitted|collected|dispatched|repaired|fixed|closed|ended|back|in|out|came|come|went|go|handed|sent|brought|given|turned|picked|up)$/

const later = ['too late', 'late']
const punctually = ['on time', 'on - time', 'in time', 'punctually']
/** Of these some may open what is said of a deed alone: "orders by due date" are groups, and "before the due date" are other orders. */
const laterThan = ['later than']
const laterThanAfterDeed = [...laterThan, 'after', 'past']
const noLaterThan = ['no later than', 'not later than', 'on or before']
const noLaterThanAfterDeed = [...noLaterThan, 'by']
const promising =
  /^(?:the|a|date|day|time|deadline|that|which|we|we'd|they|they'd|you|i|i'd|it|was|were|had|have|would|'d|d)$/

const lengthOf = (chart: Chart, at: number, phrases: readonly string[]): number =>
  phrases.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0

/** "after the date we'd promised", "later than they were due". */
const heldToDue = (chart: Chart, at: number, phrases: readonly string[]): number => {
  const words = lengthOf(chart, at, phrases)
  let end = at + words
  while (words > 0 && end < at + words + 6 && promising.test(chart.word(end))) end++
  const { stem: own = '' } = chart.tokens[end] ?? {}
  if (words === 0 || !due.has(own)) return 0
  return end + (/^(?:date|day|time)$/.test(chart.word(end + 1)) ? 2 : 1) - at
}

/** "shipped late", "came back late", "delivered on time": held against the day on which it was due. */
const late = (chart: Chart, at: number): Edge[] => {
  let start = at
  while (start > at - 2 && deeds.test(chart.word(start - 1))) start--
  const isDeed = start < at
  const isLater = lengthOf(chart, at, later) || heldToDue(chart, at, isDeed ? laterThanAfterDeed : laterThan)
  const isBefore = isDeed ? heldToDue(chart, at, ['before']) : 0
  const isInTime = lengthOf(chart, at, punctually) || heldToDue(chart, at, isDeed ? noLaterThanAfterDeed : noLaterThan)
  const length = isLater || isBefore || isInTime
  if (length === 0) return []
  const compare: Comparison = isLater ? '>' : isBefore ? '<' : '<='
  return chart.catalog.datasets.flatMap((dataset) => {
    const pair = dataset.hidden ? null : dueAndDone(dataset, chart.word(at - 1))
    if (!pair) return []
    return [held({ start, end: at + length, score: 0.9 }, pair.done, compare, pair.due)]
  })
}
