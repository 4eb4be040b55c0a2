import type { Chart, Edge, NamedField, PartConstruction } from '../chart.ts'
import { fieldOf, isTime, reach, timeFields } from '../fields.ts'
import type { SaidFunction } from '../knowledge/functions.ts'
import { elapsedBetween } from '../knowledge/measured-in.ts'
import { elapsedIn, isOfCalendar } from '../knowledge/units.ts'
import { skip } from './conditions/comparators.ts'
import { functionsAt, measureOf } from './functions-said.ts'

/** What a time that lies between is counted in, where it is said: "time" is counted in days, unless another unit stands behind. */
const unitSaid = (word: string): string | null =>
  /^(?:time|delay)$/.test(word) ? 'days' : elapsedIn(word, 'datetime') ? word : null

/** "in hours", at the end. */
const inUnitAt = (chart: Chart, end: number): { unit: string; end: number } | null => {
  const isUnit = (i: number) => elapsedIn(chart.word(i), 'datetime') !== null && !isOfCalendar(chart, i)
  const at = [end, end + 1].find((i) => chart.word(i) === 'in' && isUnit(i + 1))
  return at === undefined ? null : { unit: chart.word(at + 1), end: at + 2 }
}

/** The times that words at a place may mean: a field, or the time of the things that are named. */
const timesAt = (chart: Chart, at: number): { named: NamedField; end: number; score: number }[] => {
  const from = /^(?:the|an|a|its|their)$/.test(chart.word(at)) ? at + 1 : at
  return [
    ...chart.of(from, 'field').flatMap((f) => (isTime(f.field) ? [{ named: f, end: f.end, score: f.score }] : [])),
    ...chart.of(from, 'entity').flatMap((e) => {
      const [named] = timeFields(e.dataset)
      return named && isTime(named.field) ? [{ named, end: e.end, score: e.score * 0.95 }] : []
    }),
  ]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
}

/** "between signed up on and ordered on": a name may end with words that the field's own has. */
const timesAfter = (chart: Chart, at: number, joint: string) => {
  const next = /^(?:on|at|in|date|day|time)$/.test(chart.word(at)) ? at + 1 : at
  return chart.word(next) === joint ? timesAt(chart, next + 1) : []
}

/** The time that another is counted from where only one is said: that of the rows, or the only one there is beside. */
const otherTime = ({ dataset, field }: NamedField): NamedField | null => {
  const others = timeFields(dataset).filter((n) => isTime(n.field) && n.field !== field)
  return others.find((n) => n.field.name === dataset.timeField) ?? (others.length === 1 ? (others[0] ?? null) : null)
}

/** "average number of days to close a ticket": from the time of the rows. */
const untilDone = (chart: Chart, start: number, at: number, said: string, fns: SaidFunction[]): Edge[] =>
  chart.of(at, 'field').flatMap((to): Edge[] => {
    const on = to.dataset
    const from = otherTime(to)
    if (!from || !isTime(to.field) || from.field.type !== to.field.type) return []
    const thing = chart.of(/^(?:a|an|the)$/.test(chart.word(to.end)) ? to.end + 1 : to.end, 'entity')
    const done = thing.find(({ dataset }) => dataset === on)?.end ?? to.end
    const { unit, end } = inUnitAt(chart, done) ?? { unit: said, end: done }
    const measures = fns.map((fn) => measureOf(fn, elapsedBetween(from, fieldOf(to), unit)))
    const span = { start, end, score: Math.max(0.9, to.score), rule: elapsed.name }
    return [{ ...span, kind: 'measure', measures, on, fn: fns[0] ?? 'avg', fields: [], loose: false }]
  })

const taking = ['how long does it take', 'how long did it take', 'how long do we take', 'how long does it usually take']
const addressed = /^(?:us|you|them|me|to|the|an|a|people|customers|usually|normally)$/

/** The first time that is said from a place on; of the rows of another, and not that one, where that is given. */
const nextTime = (chart: Chart, at: number, on: NamedField | null) => {
  for (let next = at; next < Math.min(chart.tokens.length, at + 6); next++) {
    const found = timesAt(chart, next).find(
      ({ named }) => on === null || (named.dataset === on.dataset && named.field !== on.field),
    )
    if (found) return found
  }
  return null
}

type Until = { from: NamedField; to: NamedField; end: number; unit: string }

/** "from loan date to return date", "between loan date and return date". */
const betweenSaid = (chart: Chart, at: number, unit: string): Until | null => {
  const [from] = timesAt(chart, at + 1)
  const [to] = from ? timesAfter(chart, from.end, chart.word(at) === 'from' ? 'to' : 'and') : []
  if (!from || !to || to.named.dataset !== from.named.dataset || to.named.field === from.named.field) return null
  return { from: from.named, to: to.named, end: to.end, unit }
}

/** "how many days after joining do people cancel", "how many days ahead are they booked", "how long does it take to ship". */
const untilSaid = (
  chart: Chart,
  at: number,
): { from: NamedField; to: NamedField; end: number; unit: string } | null => {
  const unit = chart.phrase(at, 'how many') > 0 ? unitSaid(chart.word(at + 2)) : null
  const ahead = unit ? chart.phrase(at + 3, 'ahead') || chart.phrase(at + 3, 'in advance') : 0
  const take = unit
    ? ['does it take', 'did it take', 'do we take'].map((words) => chart.phrase(at + 3, words)).find((n) => n > 0)
    : taking.map((words) => chart.phrase(at, words)).find((n) => n > 0)
  if (unit && chart.word(at + 3) === 'after') {
    const [from] = timesAt(chart, at + 4)
    const to = from && nextTime(chart, from.end, from.named)
    return from && to ? { from: from.named, to: to.named, end: to.end, unit } : null
  }
  const joint = unit ? skip(chart, at + 3, /^(?:are|is|were|was|there|pass|passed|lie)$/) : at
  if (unit && /^(?:from|between)$/.test(chart.word(joint))) return betweenSaid(chart, joint, unit)
  if (unit && ahead > 0) {
    const from = nextTime(chart, at + 3 + ahead, null)
    const to = from && otherTime(from.named)
    return from && to ? { from: from.named, to, end: from.end, unit } : null
  }
  if (!take) return null
  let verb = at + (unit ? 3 : 0) + take
  while (addressed.test(chart.word(verb))) verb++
  const [to] = timesAt(chart, verb)
  const from = to && otherTime(to.named)
  return to && from ? { from, to: to.named, end: to.end, unit: unit ?? 'days' } : null
}

/** On average, where many are asked of. */
const waits = (chart: Chart, at: number): Edge[] => {
  const said = untilSaid(chart, at)
  if (!said || said.from.field.type !== said.to.field.type) return []
  const { unit, end } = inUnitAt(chart, said.end) ?? said
  const measures = [measureOf('avg', elapsedBetween(said.from, fieldOf(said.to), unit))]
  const span = { start: at, end, score: 0.95, rule: elapsed.name }
  return [{ ...span, kind: 'measure', measures, on: said.to.dataset, fn: 'avg', fields: [], loose: false }]
}

/** "average days between order and return": how long it took, of each. */
export const elapsed: PartConstruction = {
  name: 'time between two dates',
  examples: [
    'average days between order date and delivery date',
    'median time from order to return',
    'average days to ship an order',
    'average time to close a ticket in hours',
    'how long does it take to ship an order',
    'how many days after ordering are orders shipped',
  ],
  match(chart, at) {
    const found = functionsAt(chart, at)
    if (!found) return waits(chart, at)
    let next = found.end
    while (next < found.end + 2 && /^(?:number|of|the)$/.test(chart.word(next))) next++
    const unit = unitSaid(chart.word(next))
    if (unit && chart.word(next + 1) === 'to') return untilDone(chart, at, next + 2, unit, found.fns)
    const joint = chart.word(next + 1) === 'between' ? 'and' : chart.word(next + 1) === 'from' ? 'to' : null
    if (!unit || !joint) return []
    const out: Edge[] = []
    for (const a of timesAt(chart, next + 2))
      for (const b of timesAfter(chart, a.end, joint)) {
        const on = [b, a]
          .map(({ named }) => named.dataset)
          .find((d) => [a, b].every(({ named }) => reach(chart.catalog, d.name).has(named.dataset.name)))
        if (!on || a.named.field === b.named.field) continue
        const said = inUnitAt(chart, b.end) ?? { unit, end: b.end }
        const of = elapsedBetween(a.named, fieldOf(b.named), said.unit)
        const other = a.named.dataset !== on || b.named.dataset !== on
        out.push({
          start: at,
          end: said.end,
          score: Math.min(a.score, b.score),
          rule: elapsed.name,
          kind: 'measure',
          measures: found.fns.map((fn) => measureOf(fn, of, other ? { rows: on.name } : {})),
          on,
          fn: found.fns[0] ?? 'avg',
          fields: [],
          loose: false,
        })
      }
    return out
  },
}
