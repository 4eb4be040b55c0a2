import type { Comparison, Condition, Expression } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { numericTest } from '../../constructions/conditions/comparators.ts'
import { fieldOf, isAmount, isTime, isTimeLike, namedFields } from '../../fields.ts'
import { addDays } from '../../words/dates.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { holding, type Limit } from '../phrases.ts'

/** How old someone or something is, by when that began: "aged 60 or older", "trees older than 40 years", "past their deadline". */

const births = new Set(['birth', 'born', 'birthday', 'dob'].map(stem))
const beginnings = new Set(
  [
    'built',
    'build',
    'planted',
    'made',
    'founded',
    'established',
    'constructed',
    'opened',
    'vintage',
    'manufactured',
    'installed',
    'commissioned',
    'erected',
    'laid',
    'purchased',
    'bought',
    'acquired',
  ].map(stem),
)

const calledBy = (chart: Chart, words: ReadonlySet<string>): NamedField[] =>
  chart.catalog.datasets
    .filter((dataset) => !dataset.hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isTimeLike(field) && identifierStems(field.label).some((own) => words.has(own)))

/** Where an age is kept, that is meant. */
const keepsAges = (chart: Chart): boolean =>
  chart.catalog.datasets
    .flatMap(namedFields)
    .some(({ field }) => isAmount(field) && /\bage\b/i.test(field.label.replaceAll('_', ' ')))

const flipped: Partial<Record<Comparison, Comparison>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' }

/** So many years old: it began so many years ago. */
const begunAgo = (chart: Chart, named: NamedField, compare: Comparison, years: number): Condition | null => {
  const turned = flipped[compare]
  if (!turned) return null
  const { today } = chart.catalog
  if (!isTime(named.field))
    return { compare: turned, left: fieldOf(named), right: { value: Number(today.slice(0, 4)) - years } }
  const age: Expression = { call: 'elapsed_years', args: [fieldOf(named), { call: 'today', args: [] }] }
  return { compare, left: age, right: { value: years } }
}

export const agesAt = (chart: Chart, from: number, to: number): Limit[] => {
  const isAged = chart.word(from) === 'aged'
  const test = numericTest(chart, isAged ? from + 1 : from)
  if (!test || test.high !== null || test.compare === '=' || (test.unit !== null && test.unit !== 'years')) return []
  const end = test.end + (/^(?:old|age)$/.test(chart.word(test.end)) ? 1 : 0)
  const isAge = isAged || /^(?:older|younger)$/.test(test.word)
  if (end !== to || !isAge || keepsAges(chart)) return []
  const born = calledBy(chart, births)
  const found = born.length > 0 ? born : test.unit === 'years' ? calledBy(chart, beginnings) : []
  const [named, ...more] = found
  const cond = named && more.length === 0 ? begunAgo(chart, named, test.compare, test.value) : null
  return named && cond ? [limitOf(named, from, to, cond)] : []
}

/** "past their deadline": that day is over. */
export const overAt = (chart: Chart, from: number, to: number): Limit[] => {
  if (!/^(?:past|beyond)$/.test(chart.word(from))) return []
  const at = /^(?:the|their|its)$/.test(chart.word(from + 1)) ? from + 2 : from + 1
  return chart
    .of(at, 'field')
    .filter(({ end, field, how }) => end === to && isTime(field) && how !== 'part')
    .map((named) =>
      limitOf(named, from, to, {
        during: fieldOf(named),
        period: { from: null, to: addDays(chart.catalog.today, -1) },
      }),
    )
}

const limitOf = (named: NamedField, from: number, to: number, cond: Condition): Limit => ({
  cost: 0.1,
  edges: [holding(from, to)],
  of: [named],
  on: named.dataset,
  make: () => cond,
})
