import { informativeDecimals } from '../formats/value-text.ts'
import { plural } from '../nouns.ts'
import type { Field, Format, Role } from './catalog.ts'
import type { Names } from './names.ts'
import { isNumber, isTime, type Term } from './plan.ts'
import type { AggregateFunction, Condition, Dimension, Expression, Grain, Measure, Over } from './question.contract.ts'

const FUNCTION_WORDS: Record<AggregateFunction, string> = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  count: 'number of',
  distinct: 'number of different',
  stddev: 'standard deviation of',
  stddev_population: 'population standard deviation of',
  variance: 'variance of',
  variance_population: 'population variance of',
  skewness: 'skewness of',
  kurtosis: 'kurtosis of',
  percentile: 'percentile of',
  mode: 'most frequent',
  first: 'first',
  last: 'last',
  correlation: 'correlation of',
  correlation_p: 'p-value of the correlation of',
  covariance: 'covariance of',
  slope: 'slope of',
  any: 'any',
  every: 'every',
}
const OVER_WORDS: Record<Over['kind'], string> = {
  share: 'share of',
  change: 'change of',
  growth: 'growth of',
  difference: 'difference of',
  running: 'running total of',
  moving: 'moving average of',
  rank: 'rank by',
  cumulative_share: 'cumulative share of',
}
export const grainWords = (grain: Grain) => (grain === 'year_number' ? 'year' : grain.replaceAll('_', ' '))

const field = (expression: Expression, names: Names): Field | null =>
  'field' in expression ? (names.known(expression.field.dataset, expression.field.field) ?? null) : null

const isSum = (op: string) => op === '+' || op === '-'

/** "price * (1 - discount)": in brackets where it would be computed in another order without. */
function computedLabel<Part extends object>(
  { op, left, right }: { op: string; left: Part; right: Part },
  labelOf: (part: Part) => string,
): string {
  const written = (part: Part, isRight: boolean): string => {
    const inner = 'op' in part && !('label' in part && part.label !== undefined) ? String(part.op) : null
    const label = labelOf(part)
    if (inner === null) return label
    const isLooser = isSum(inner) && !isSum(op)
    const turns = isRight && isSum(inner) === isSum(op) && op !== '+' && !(op === '*' && inner === '*')
    return isLooser || turns ? `(${label})` : label
  }
  return `${written(left, false)} ${op} ${written(right, true)}`
}

/** What a value is called where nobody named it. */
export function expressionLabel(expression: Expression, names: Names): string {
  if ('field' in expression) return field(expression, names)?.label ?? expression.field.field
  if ('value' in expression) return String(expression.value)
  if ('op' in expression) return computedLabel(expression, (part) => expressionLabel(part, names))
  if ('call' in expression)
    return expression.args.length === 0
      ? expression.call
      : `${expression.call.replaceAll('_', ' ')} of ${expression.args.map((arg) => expressionLabel(arg, names)).join(', ')}`
  if ('at' in expression) return `${expressionLabel(expression.of, names)} (${grainWords(expression.at)})`
  if ('position' in expression) return 'position'
  if ('rollup' in expression) return measureLabel(expression.rollup, names)
  if ('measure' in expression) return measureLabel(expression.measure, names)
  if ('question' in expression) return 'value'
  return 'test' in expression ? 'yes or no' : 'case'
}

/** What a row is called. Where two tables hold the same things, that is the one with their name; the other has rows. */
export function thingOf(dataset: string, names: Names): { one: string; many: string } {
  const { datasets } = names.catalog
  const found = datasets.find(({ name }) => name === dataset)
  const thing = found?.thing
  const isOurs = ({ label }: { label: string }) => label.toLowerCase() === thing?.many
  const others = thing ? datasets.filter((one) => one !== found && one.thing?.many === thing.many) : []
  if (thing && (others.length === 0 || (found && isOurs(found) && !others.some(isOurs)))) return thing
  return { one: `row of ${found?.label ?? dataset}`, many: `rows of ${found?.label ?? dataset}` }
}

export type Share = { of: Measure; where: Condition; word: 'share' | 'percentage' }

/** A part of a measure's rows, divided by all of them; as a percentage where it is of 100. */
export function shareIn(measure: Measure): Share | null {
  if (!('op' in measure) || measure.where) return null
  const { op, left, right } = measure
  if (op === '*' && 'value' in right && right.value === 100 && left.label === undefined) {
    const share = shareIn(left)
    return share?.word === 'share' ? { ...share, word: 'percentage' } : null
  }
  const { where, ...of } = left
  const isPart =
    op === '/' && where !== undefined && !('value' in right) && JSON.stringify(of) === JSON.stringify(right)
  return isPart ? { of: right, where, word: 'share' } : null
}

/** "share of orders", "percentage of total revenue". */
export const shareWords = ({ word, of }: Share, names: Names, measureWords: (of: Measure) => string): string =>
  `${word} of ${'count' in of && of.label === undefined ? thingOf(of.count, names).many : measureWords(of)}`

export function measureLabel(measure: Measure, names: Names): string {
  if (measure.label !== undefined) return measure.label
  const share = shareIn(measure)
  if (share) return shareWords(share, names, (of) => measureLabel(of, names))
  if ('metric' in measure)
    return names.catalog.metrics.find(({ name }) => name === measure.metric)?.label ?? measure.metric
  if ('count' in measure) return `number of ${thingOf(measure.count, names).many}`
  if ('over' in measure) {
    const [first] = measure.over.measures
    const inner = first ? measureLabel(first, names) : 'rows'
    return `${functionWords(measure)} ${inner}`
  }
  if ('fn' in measure) {
    const second = measure.and ? ` and ${expressionLabel(measure.and, names)}` : ''
    const name = expressionLabel(measure.of, names)
    // A total of what is called a total is that.
    if (measure.fn === 'sum' && /^total\b/i.test(name)) return name
    return `${aggregateWords(measure, measure.of, names)} ${aggregated(measure.fn, name)}${second}`
  }
  if ('value' in measure) return String(measure.value)
  if ('question' in measure)
    return measure.question.measures[0] ? measureLabel(measure.question.measures[0], names) : 'value'
  if ('op' in measure) return computedLabel(measure, (part) => measureLabel(part, names))
  return `${measureLabel(measure.left, names)} ${measure.compare} ${measureLabel(measure.right, names)}`
}

/** Of times the earliest and the latest, not the lowest and the highest. */
export function aggregateWords(measure: { fn: AggregateFunction; p?: number }, of: Expression, names: Names): string {
  const type = field(of, names)?.type
  const isOfTime = type !== undefined && isTime(type)
  if (isOfTime && measure.fn === 'min') return 'earliest'
  if (isOfTime && measure.fn === 'max') return 'latest'
  return functionWords(measure)
}

/** "number of different channels". */
const aggregated = (fn: AggregateFunction, name: string): string => (fn === 'distinct' ? plural(name) : name)

export function functionWords({ fn, p }: { fn: AggregateFunction; p?: number }): string {
  if (fn !== 'percentile') return FUNCTION_WORDS[fn]
  const rank = Math.round((p ?? 0.5) * 1000) / 10
  const end = /^(.*1[123]|.*[04-9])$/.test(String(rank))
    ? 'th'
    : { '1': 'st', '2': 'nd', '3': 'rd' }[String(rank).slice(-1)]
  return `${rank}${end} percentile of`
}

export function dimensionLabel(dimension: Dimension, names: Names): string {
  if (dimension.label !== undefined) return dimension.label
  const name = expressionLabel(dimension.of, names)
  return dimension.grain && dimension.grain !== 'day' ? `${name} (${grainWords(dimension.grain)})` : name
}

/** `from`: what the measure is held against. */
export function overLabel(over: Over, measure: string, from?: string): string {
  if (over.label !== undefined) return over.label
  if (from === undefined) return `${OVER_WORDS[over.kind]} ${measure}`
  return `${over.kind === 'share' ? 'share of the change' : over.kind} from ${from} to ${measure}`
}

const SAME_FORMAT: readonly AggregateFunction[] = [
  'sum',
  'avg',
  'median',
  'min',
  'max',
  'percentile',
  'mode',
  'first',
  'last',
  'stddev',
  'stddev_population',
]
const WHOLE: Format = { kind: 'number', decimals: 0 }
export const SHARE: Format = { kind: 'percent', scale: 1 }

export function measureFormat(measure: Measure, names: Names): Format | null {
  if ('metric' in measure) {
    const metric = names.catalog.metrics.find(({ name }) => name === measure.metric)
    return metric ? (metric.format ?? expressionFormat(metric.expression, names)) : null
  }
  if ('count' in measure) return WHOLE
  if ('over' in measure) {
    const [first] = measure.over.measures
    return measure.fn === 'count'
      ? WHOLE
      : first && SAME_FORMAT.includes(measure.fn)
        ? measureFormat(first, names)
        : null
  }
  if ('fn' in measure) {
    if (measure.fn === 'count' || measure.fn === 'distinct') return WHOLE
    if (!SAME_FORMAT.includes(measure.fn)) return null
    return expressionFormat(measure.of, names) ?? centsOf(measure.of, names)
  }
  const share = shareIn(measure)
  if (share) return { kind: 'percent', scale: share.word === 'share' ? 1 : 100 }
  if ('op' in measure)
    return computedFormat(measure.op, measureFormat(measure.left, names), measureFormat(measure.right, names))
  return null
}

/** What is written with cents is told with them, however many of them are put together: 12,435.90 beside 4,713.25. */
function centsOf(expression: Expression, names: Names): Format | null {
  const profile = 'op' in expression || 'measure' in expression ? null : field(expression, names)?.profile
  if (!profile) return null
  const seen = [profile.min, profile.max, ...profile.top.map(({ value }) => value)]
  const { decimals, cut } = informativeDecimals(seen)
  return !cut && decimals === 2 ? { kind: 'number', decimals } : null
}

function expressionFormat(expression: Expression, names: Names): Format | null {
  if ('measure' in expression) return measureFormat(expression.measure, names)
  if (!('op' in expression)) return field(expression, names)?.format ?? null
  return computedFormat(
    expression.op,
    expressionFormat(expression.left, names),
    expressionFormat(expression.right, names),
  )
}

/** Sums are of the same kind as what is added; a price times a quantity is money, and so is money for each of something. */
function computedFormat(op: string, left: Format | null, right: Format | null): Format | null {
  if (op === '+' || op === '-') return JSON.stringify(left) === JSON.stringify(right) ? left : null
  const [isLeft, isRight] = [left, right].map((format) => format?.kind === 'currency')
  if (isLeft === isRight || (op !== '*' && op !== '/')) return null
  return isLeft ? left : op === '*' ? right : null
}

export function shownField(expression: Expression, term: Term, names: Names): { role: Role; format: Format | null } {
  const found = field(expression, names)
  if (found && term.kind !== 'grain' && term.kind !== 'bin') return { role: found.role, format: found.format }
  if (isTime(term.type)) return { role: 'time', format: { kind: 'date' } }
  if (term.kind === 'grain' && term.grain === 'year_number') return { role: 'time', format: { kind: 'year' } }
  if (term.kind === 'bin') return { role: 'category', format: found?.format ?? null }
  return { role: isNumber(term.type) ? 'measure' : term.type === 'boolean' ? 'flag' : 'category', format: null }
}
