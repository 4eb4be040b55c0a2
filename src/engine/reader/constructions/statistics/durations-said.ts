import type { Dataset } from '../../../question/catalog.ts'
import type { Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { elapsedBetween, measuredIn } from '../../knowledge/measured-in.ts'
import { elapsedIn } from '../../knowledge/units.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { identifierStems, stem, stopWords } from '../../words/words.ts'
import { numericTest } from '../conditions/comparators.ts'
import { functionsAt, measureOf } from '../functions-said.ts'

const stems = (words: string): Set<string> => new Set(words.split(' ').flatMap((word) => [word, stem(word)]))
const starts = stems(
  'start begin from open hire started began admitted arrived arrival borrowed lent rented opened checkin pickup intake',
)
const ends = stems(
  'end finish to close closed until termination stop discharged left departed departure returned finished resolved completed checkout dropoff outcome',
)

/** Where what the figure is of has ended. */
const parting = /^(?:by|per|each|every|for|across|and|,|)$/

export type Span = { from: NamedField; to: NamedField; words: Set<string> }

const usualUnit = ({ from }: Span): string => (from.field.type === 'date' ? 'days' : 'seconds')

/** Pairs of times of one dataset of which one begins what the other ends. */
export const spansOf = (chart: Chart): Span[] =>
  chart.catalog.datasets.flatMap((dataset) => {
    const times = namedFields(dataset).filter((n) => isTime(n.field))
    // "check-in" is one word
    const has = ({ field }: NamedField, words: Set<string>) =>
      identifierStems(field.label).some((s, i, all) => words.has(s) || words.has(`${s}${all[i + 1] ?? ''}`))
    const called = times
      .filter((n) => has(n, starts))
      .flatMap((from) =>
        times.filter((n) => n !== from && has(n, ends) && from.field.type === n.field.type).map((to) => ({ from, to })),
      )
    return (called.length > 0 ? called : times.length === 2 ? inOrder(times) : []).map(({ from, to }) => ({
      from,
      to,
      words: new Set([
        ...identifierStems(from.field.label).filter((own) => !stopWords.has(own)),
        ...identifierStems(dataset.thing?.one ?? dataset.label),
        stem('stay'),
      ]),
    }))
  })

/** From birth until today, in whole years; where nobody keeps an age. */
const agesOf = (chart: Chart): { of: Expression; on: Dataset }[] => {
  const fields = chart.catalog.datasets.filter((d) => !d.hidden).flatMap(namedFields)
  if (fields.some(({ field }) => identifierStems(field.label).includes('age'))) return []
  return fields
    .filter(
      ({ field }) => isTime(field) && identifierStems(field.label).some((own) => /^(?:birth|birthday|dob)/.test(own)),
    )
    .map((named) => ({
      of: { call: 'elapsed_years', args: [fieldOf(named), { call: 'today', args: [] }] },
      on: named.dataset,
    }))
}

/** "average age of the players", where only their birth is known. */
const agesSaid = (chart: Chart, at: number): Edge[] => {
  const found = functionsAt(chart, at)
  if (!found || !/^ages?$/.test(chart.word(found.end))) return []
  return agesOf(chart).map(({ of, on }) => ({
    start: at,
    end: found.end + 1,
    score: 0.95,
    rule: durationsSaid.name,
    kind: 'measure',
    measures: found.fns.map((fn) => measureOf(fn, of)),
    on,
    fn: 'duration',
    fields: [],
    loose: false,
  }))
}

/** "members older than 40". */
const olderThan = (chart: Chart, at: number): Edge[] => {
  const test = /^(?:older|younger)$/.test(chart.word(at)) ? numericTest(chart, at) : null
  if (!test || (test.unit ?? 'years') !== 'years') return []
  return agesOf(chart).map(({ of, on }) => ({
    start: at,
    end: test.end,
    score: 0.95,
    rule: durationsSaid.name,
    kind: 'condition',
    cond: { compare: test.compare, left: of, right: { value: test.value } },
    on,
    loose: false,
    field: null,
  }))
}

/** Where words end that say of something that it goes on. */
const stillSaid = (chart: Chart, at: number): number | null => {
  if (/^(?:currently|current|presently)$/.test(chart.word(at))) return at + 1
  if (chart.word(at) === 'still' && /^(?:out|open|here|there|away|inside|in|on|at)$/.test(chart.word(at + 1)))
    return /^(?:in|on|at)$/.test(chart.word(at + 1)) && chart.word(at + 2) === 'the' ? at + 4 : at + 2
  const from = /^(?:have|has|had|did|do|does)$/.test(chart.word(at)) ? at + 1 : at
  const not = /^(?:not|never|haven't|hasn't|didn't|hadn't)$/.test(chart.word(from)) ? from + 1 : from
  const gone = chart.word(not) === 'yet' ? not + 1 : not
  // "who have not left a review"
  const isOther = /^(?:a|an|any|their|the)$/.test(chart.word(gone + 1)) || chart.of(gone + 1, 'entity').length > 0
  return not > from && !isOther && /^(?:left|leave|gone|departed)$/.test(chart.word(gone)) ? gone + 1 : null
}

/** "current tenants", not the current price of what has no end. */
const isSaidOf = (chart: Chart, at: number, dataset: Dataset): boolean => {
  const things = chart.tokens.flatMap((_, i) => chart.of(i, 'entity').filter((e) => e.dataset === dataset))
  if (chart.word(at) === 'current') return things.some((e) => e.start === at + 1) || isPeople(chart.word(at + 1))
  return (
    !/^(?:currently|presently)$/.test(chart.word(at)) || things.length > 0 || chart.tokens.some((t) => isPeople(t.word))
  )
}
const isPeople = (word: string): boolean => /^(?:people|persons?|staff|employees?|members?)$/.test(word)

/** "patients still on the ward", "current tenants", "people who have not left": what has begun and has no end yet. */
const stillThere = (chart: Chart, at: number): Edge[] => {
  const end = stillSaid(chart, at)
  if (end === null) return []
  return spansOf(chart)
    .filter(({ to }) => (to.field.profile?.nulls ?? 0) > 0 && isSaidOf(chart, at, to.dataset))
    .map(({ to }) => ({
      start: at,
      end,
      score: 0.85,
      rule: durationsSaid.name,
      kind: 'condition',
      cond: { missing: fieldOf(to) },
      on: to.dataset,
      loose: false,
      field: to,
    }))
}

const otherwise = /^(?:ago|late|later|old|older|overdue|after|before|from|since|early|earlier|ahead|of|apart|between)$/

/** "loans of 30 days or longer", "sessions that lasted more than half an hour": from their start to their end, where no column says how long. */
const lastingLonger = (chart: Chart, at: number): Edge[] => {
  const test = numericTest(chart, at)
  if (!test?.unit || test.high !== null || otherwise.test(chart.word(test.end))) return []
  if (chart.phrase(test.end, 'in advance') > 0) return []
  if (test.compare === '=' && !/^(?:of|lasting|lasted|for|exactly)$/.test(chart.word(at - 1))) return []
  const { compare, unit, value, start, end } = test
  if (measuredIn(chart, test.unitAt).length > 0) return []
  return spansOf(chart)
    .filter(({ from }) => elapsedIn(unit, from.field.type))
    .map(({ from, to }) => ({
      start,
      end,
      score: 0.85,
      rule: durationsSaid.name,
      kind: 'condition',
      cond: { compare, left: elapsedBetween(from, fieldOf(to), unit), right: { value } },
      on: from.dataset,
      loose: false,
      field: null,
    }))
}

const lasting = /^(?:keep|kept|stay|stays|stayed|last|lasts|lasted|take|takes|took|remain|remained)$/

/** "how long do patients stay", "how many days do people keep a book": on average, where the data has one such span. */
const howLong = (chart: Chart, at: number): Edge[] => {
  const isKept = chart.of(at + 2, 'field').some(({ how, field }) => how === 'exact' && field.role === 'measure')
  const isCounted = chart.phrase(at, 'how many') > 0 && !isKept && elapsedIn(chart.word(at + 2), 'datetime') !== null
  const unit = isCounted ? chart.word(at + 2) : null
  const from = chart.phrase(at, 'how long') || (isCounted ? 3 : 0)
  const [span, ...others] = from > 0 ? spansOf(chart) : []
  const verb = chart.tokens.findIndex((t, i) => i >= at + from && i < at + from + 4 && lasting.test(t.word))
  if (!span || others.length > 0 || verb < 0 || !/^(?:do|does|did)$/.test(chart.word(at + from))) return []
  return [
    {
      start: at,
      end: verb + (/^an?$/.test(chart.word(verb + 1)) ? 3 : 1),
      score: 0.85,
      rule: durationsSaid.name,
      kind: 'measure',
      measures: [measureOf('avg', elapsedBetween(span.from, fieldOf(span.to), unit ?? usualUnit(span)))],
      on: span.from.dataset,
      fn: 'duration',
      fields: [],
      loose: false,
    },
  ]
}

/** "average duration of a session in seconds": from a start to an end. */
export const durationsSaid: PartConstruction = {
  name: 'the duration between a start and an end',
  examples: [
    'average duration of a project',
    'total session duration in minutes',
    'average age of the members',
    'members older than 40',
    'projects of 30 days or longer',
    'how long do patients stay',
    'how many patients are still on the ward',
    'how many current patients are there',
  ],
  match(chart, at) {
    const out = [agesSaid, olderThan, lastingLonger, howLong, stillThere].flatMap((way) => way(chart, at))
    const found = functionsAt(chart, at)
    if (!found) return out
    for (let word = found.end; word <= found.end + 3; word++) {
      if (!/^(?:duration|length|time)$/.test(chart.word(word))) continue
      const said = chart.tokens.slice(found.end, word + 6).map((t) => t.stem)
      const unitAt = chart.tokens.findIndex(
        (t, i) => i > word && chart.word(i - 1) === 'in' && elapsedIn(t.word, 'datetime') !== null,
      )
      for (const span of spansOf(chart)) {
        const { from, to, words } = span
        if (!said.some((s) => words.has(s))) continue
        let end = word + 1
        for (let next = word + 1; next < word + 6 && !parting.test(chart.word(next)); next++)
          if (words.has(chart.tokens[next]?.stem ?? '')) end = next + 1
        const of = elapsedBetween(from, fieldOf(to), unitAt > 0 ? chart.word(unitAt) : usualUnit(span))
        out.push({
          start: at,
          end: unitAt === end + 1 ? unitAt + 1 : end,
          score: 0.85,
          rule: durationsSaid.name,
          kind: 'measure',
          measures: found.fns.map((fn) => measureOf(fn, of)),
          on: from.dataset,
          fn: 'duration',
          fields: [],
          loose: false,
        })
      }
    }
    return out
  },
}
