import type { Dataset } from '../../../question/catalog.ts'
import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, defaultFunction, isNumber, namedFields } from '../../fields.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { functionsAt, measureOf, skipJoints } from '../functions-said.ts'

/** Words of which two together are the whole: what the home side and the visitors have is what both have. */
const parts = [
  'home away',
  'home visitor',
  'home guest',
  'home visiting',
  'host visitor',
  'host guest',
  'host away',
  'local visitor',
  'team opponent',
  'our their',
  'own opponent',
  'men women',
  'male female',
  'boys girls',
  'adult child',
  'adults children',
  'adults kids',
  'adult youth',
  'day night',
  'am pm',
  'morning afternoon',
  'morning evening',
  'weekday weekend',
  'left right',
  'front back',
  'front rear',
  'upper lower',
  'north south',
  'east west',
  'indoor outdoor',
  'inside outside',
  'online offline',
  'online store',
  'cash card',
  'domestic foreign',
  'domestic international',
  'full part',
  'new used',
  'new returning',
  'hot cold',
  'warm cold',
  'first second',
  'parts labour',
  'parts labor',
].map((pair) => pair.split(' ').map(stem) as [string, string])

type Both = { head: string[]; one: NamedField; other: NamedField; on: Dataset }

const known = new WeakMap<Dataset, Both[]>()

/** Columns that differ in nothing but whose part they are, where none tells what both come to. */
const bothOf = (dataset: Dataset): Both[] => {
  const before = known.get(dataset)
  if (before) return before
  const amounts = namedFields(dataset).filter(({ field }) => isNumber(field) && field.role === 'measure')
  const stemsOf = new Map(amounts.map((named) => [named, identifierStems(named.field.label)]))
  const isWhole = (head: string[]) =>
    amounts.some((named) => {
      const own = (stemsOf.get(named) ?? []).filter((word) => !/^(?:total|all|sum|overall)$/.test(word))
      return own.join(' ') === head.join(' ')
    })
  const found = amounts.flatMap((one) =>
    amounts.flatMap((other): Both[] => {
      const [a = [], b = []] = [stemsOf.get(one), stemsOf.get(other)]
      const pair = parts.find(([x, y]) => a.includes(x) && b.includes(y))
      const head = pair ? a.filter((word) => word !== pair[0]) : []
      const isAlike = pair && head.length > 0 && head.join(' ') === b.filter((word) => word !== pair[1]).join(' ')
      const adds = defaultFunction(one.field) === 'sum' && defaultFunction(other.field) === 'sum'
      return isAlike && adds && !isWhole(head) ? [{ head, one, other, on: dataset }] : []
    }),
  )
  known.set(dataset, found)
  return found
}

const closings = [
  'home and away together',
  'home and away',
  'of both sides',
  'of both teams',
  'both sides counted',
  'both teams together',
  'for both sides',
  'together',
  'combined',
  'in total',
  'altogether',
]

const wholeAt = (chart: Chart, at: number): { both: Both; end: number }[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap((dataset) =>
      bothOf(dataset)
        .filter(({ head }) => head.every((own, i) => chart.tokens[at + i]?.stem === own))
        .map((both) => {
          const end = at + both.head.length
          return { both, end: end + Math.max(0, ...closings.map((words) => chart.phrase(end, words))) }
        }),
    )

const isOneNamed = (chart: Chart, at: number, { one, other }: Both): boolean =>
  [at - 1, at - 2].some((from) =>
    chart
      .of(from, 'field')
      .some((f) => f.end > at && f.end - f.start > 1 && (f.field === one.field || f.field === other.field)),
  )

/** "goals per match", where each side's goals have a column. */
export const bothParts: PartConstruction = {
  name: 'what two parts have together',
  examples: ['average goals per match, where the home goals and the away goals have a column each'],
  match(chart, at) {
    const found = functionsAt(chart, at)
    const fns = found?.fns.filter(
      (fn) => fn === 'sum' || fn === 'avg' || fn === 'median' || fn === 'max' || fn === 'min',
    )
    const from = found ? skipJoints(chart, found.end) : at
    if (found && fns?.length !== found.fns.length) return []
    return wholeAt(chart, from)
      .filter(({ both }) => !isOneNamed(chart, from, both))
      .map(({ both: { one, other, on }, end }): Edge => {
        const of: Expression = { op: '+', left: amountOf(one), right: amountOf(other) }
        const measures: Measure[] = (fns ?? ['sum' as const]).map((fn) => measureOf(fn, of))
        const span = { start: at, end, score: 0.92, rule: bothParts.name }
        return { ...span, kind: 'measure', measures, on, fn: 'arithmetic', fields: [], loose: false }
      })
  },
}
