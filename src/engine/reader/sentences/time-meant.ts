import type { Catalog } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { grainAt } from '../constructions/groups.ts'
import { isTime, timeFields } from '../fields.ts'
import { calledByOneOf } from '../knowledge/verbs/called-by.ts'

/** Which of several times of a thing counts: "bookings per month, going by the date of arrival". */
export type TimeMeant = {
  /** The catalog in which that is the time of its rows. */
  catalog: Catalog
  /** The words without those that say it, each at its place. */
  rest: string
  /** Whether a question takes its periods from no other time of these rows. */
  isHeeded(question: Question): boolean
}

const saying = [
  ...['going by', 'based on', 'counting by', 'judging by', 'according to', 'measured by', 'counted by', 'dated by'],
  ...['on the basis of', 'by'],
]

export const timeMeant = (chart: Chart, text: string): TimeMeant | null => {
  for (let at = 1; at < chart.tokens.length; at++) {
    const words = saying.find((phrase) => chart.phrase(at, phrase) > 0)
    if (words === undefined || ordering.test(chart.word(at - 1)) || !isTimed(chart, at, words)) continue
    const from = at + chart.phrase(at, words)
    const field = namedAt(chart, from) ?? whenDone(chart, from)
    if (!field) continue
    const [first, last] = isInBrackets(chart, at, field.end) ? [at - 1, field.end] : [at, field.end - 1]
    const [start, to] = [chart.tokens[first]?.start ?? 0, chart.tokens[last]?.end ?? text.length]
    return {
      catalog: timedBy(chart.catalog, field),
      rest: `${text.slice(0, start)}${' '.repeat(to - start)}${text.slice(to)}`,
      isHeeded: (question) => !takesAnother(question, field),
    }
  }
  return null
}

type Meant = NamedField & { end: number }

const isEnd = (word: string): boolean => /^[,.?!;)]?$/.test(word)

/** "arrival date", "the date of arrival". */
const namedAt = (chart: Chart, from: number): Meant | null => {
  const field = timeAt(chart, chart.word(from) === 'the' ? from + 1 : from)
  if (!field) return null
  const end = field.end + (/^(?:date|dates|time|day)$/.test(chart.word(field.end)) ? 1 : 0)
  return isEnd(chart.word(end)) ? { ...field, end } : null
}

const longestDeed = 7

const ofTime = /^(?:date|day|time|month|year|moment)$/

/** "the day of collection", "when they were collected", "delivery date": the only time that is called by what was done. */
const whenDone = (chart: Chart, from: number): Meant | null => {
  const head = /^(?:the|a|each|their|its)$/.test(chart.word(from)) ? from + 1 : from
  let end = head
  while (end < head + longestDeed && !isEnd(chart.word(end))) end++
  const isSaid = chart.word(head) === 'when' || [head, end - 1].some((at) => ofTime.test(chart.word(at)))
  if (!isSaid || !isEnd(chart.word(end))) return null
  const times = chart.catalog.datasets
    .filter((dataset) => !dataset.hidden && timeFields(dataset).length > 1)
    .flatMap(timeFields)
    .filter(({ field }) => isTime(field))
  const only = calledByOneOf(times, chart.tokens.slice(head, end))
  return only && { ...only, end }
}

const isInBrackets = (chart: Chart, at: number, end: number): boolean =>
  chart.word(at - 1) === '(' && chart.word(end) === ')'

const known = new WeakMap<Catalog, Map<string, Catalog>>()

/** The same one again for the same time, so that what is known of it is kept. */
const timedBy = (catalog: Catalog, { dataset, field }: NamedField): Catalog => {
  const all = known.get(catalog) ?? new Map<string, Catalog>()
  known.set(catalog, all)
  const key = JSON.stringify([dataset.name, field.name])
  const datasets = catalog.datasets.map((d) => (d === dataset ? { ...d, timeField: field.name } : d))
  const timed = all.get(key) ?? { ...catalog, datasets }
  all.set(key, timed)
  return timed
}

/** Several times, of which one is named whole. */
const timeAt = (chart: Chart, at: number): EdgeOf<'field'> | undefined =>
  chart
    .of(at, 'field')
    .filter((f) => f.score >= 0.9 && isTime(f.field) && timeFields(f.dataset).length > 1)
    .toSorted((a, b) => b.end - a.end)[0]

const ordering = /^(?:sort|sorted|order|ordered|rank|ranked|arranged|grouped)$/

/** A period or a grain is said, of which this is the time. */
const isTimed = (chart: Chart, at: number, words: string): boolean =>
  isBesideGrain(chart, at) ||
  ((words !== 'by' || chart.word(at - 1) === '(') &&
    chart.tokens.some((_, i) => i < at && chart.of(i, 'period').length + chart.of(i, 'floating').length > 0))

/** "per quarter, by close date": what is grouped by is said already, and this ends the sentence. */
const isBesideGrain = (chart: Chart, at: number): boolean =>
  chart.tokens.some(
    (_, i) => i < at && grainAt(chart, i) !== null && /^(?:per|each|every|which|what|by)$/.test(chart.word(i - 1)),
  )

const takesAnother = (question: Question, { dataset, field }: NamedField): boolean => {
  const whole = JSON.stringify(question)
  return timeFields(dataset).some(({ field: other, ref }) => {
    const own = JSON.stringify({ field: ref })
    return (
      other !== field &&
      (whole.includes(`"during":${own}`) ||
        whole.includes(`"of":${own},"grain"`) ||
        (/"at":"\w+"/.test(whole) && whole.includes(`"of":${own}`)))
    )
  })
}
