import type { Expression } from '../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../chart.ts'
import { fieldOf, isTime, reach, timeFields } from '../fields.ts'
import type { SaidFunction } from '../knowledge/functions.ts'
import { elapsedIn } from '../knowledge/units.ts'
import { functionsAt, measureOf } from './functions-said.ts'

type ElapsedCall = 'elapsed_days' | NonNullable<ReturnType<typeof elapsedIn.get>>

const calls = new Map([...elapsedIn, ['time', 'elapsed_days'] as const, ['delay', 'elapsed_days'] as const])

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
  const next = /^(?:on|at|date|day|time)$/.test(chart.word(at)) ? at + 1 : at
  return chart.word(next) === joint ? timesAt(chart, next + 1) : []
}

/** "average number of days to close a ticket": from the time of the rows. */
const untilDone = (chart: Chart, start: number, at: number, call: ElapsedCall, fns: SaidFunction[]): Edge[] =>
  chart.of(at, 'field').flatMap((to): Edge[] => {
    const on = to.dataset
    const from = timeFields(on).find((n) => isTime(n.field) && n.field !== to.field)
    if (!from || !isTime(to.field) || from.field.type !== to.field.type) return []
    const thing = chart.of(/^(?:a|an|the)$/.test(chart.word(to.end)) ? to.end + 1 : to.end, 'entity')
    const end = thing.find(({ dataset }) => dataset === on)?.end ?? to.end
    const measures = fns.map((fn) => measureOf(fn, { call, args: [fieldOf(from), fieldOf(to)] }))
    const span = { start, end, score: Math.max(0.9, to.score), rule: elapsed.name }
    return [{ ...span, kind: 'measure', measures, on, fn: fns[0] ?? 'avg', fields: [], loose: false }]
  })

/** "average days between order and return": how long it took, of each. */
export const elapsed: PartConstruction = {
  name: 'time between two dates',
  examples: [
    'average days between order date and delivery date',
    'median time from order to return',
    'average days to ship an order',
  ],
  match(chart, at) {
    const found = functionsAt(chart, at)
    if (!found) return []
    let next = found.end
    while (next < found.end + 2 && /^(?:number|of|the)$/.test(chart.word(next))) next++
    const call = calls.get(chart.word(next))
    if (call && chart.word(next + 1) === 'to') return untilDone(chart, at, next + 2, call, found.fns)
    const joint = chart.word(next + 1) === 'between' ? 'and' : chart.word(next + 1) === 'from' ? 'to' : null
    if (!call || !joint) return []
    const out: Edge[] = []
    for (const a of timesAt(chart, next + 2))
      for (const b of timesAfter(chart, a.end, joint)) {
        const on = [b, a]
          .map(({ named }) => named.dataset)
          .find((d) => [a, b].every(({ named }) => reach(chart.catalog, d.name).has(named.dataset.name)))
        if (!on || a.named.field === b.named.field) continue
        const of: Expression = { call, args: [fieldOf(a.named), fieldOf(b.named)] }
        const other = a.named.dataset !== on || b.named.dataset !== on
        out.push({
          start: at,
          end: b.end,
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
