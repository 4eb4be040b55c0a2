import type { AggregateFunction, Scalar } from '../question.contract.ts'
import { compareScalars, finite } from './values.ts'

type Present = Exclude<Scalar, null>
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
const mean = (list: number[]) => sum(list) / list.length
/** Sum of the powers of the distances from the mean. */
const moment = (list: number[], power: number) => {
  const middle = mean(list)
  return sum(list.map((one) => (one - middle) ** power))
}

/** The value at a part of the way through the ordered values, between two of them where it falls between. */
function percentile(list: number[], p: number): number {
  const ordered = [...list].sort((a, b) => a - b)
  const at = p * (ordered.length - 1)
  const [low, high] = [ordered[Math.floor(at)] as number, ordered[Math.ceil(at)] as number]
  return low + (high - low) * (at - Math.floor(at))
}

/** The most frequent value; the least of those that are equally frequent. */
function mode(list: Present[]): Scalar {
  const counts = new Map<Present, number>()
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: [Present, number] | null = null
  for (const entry of counts)
    if (!best || entry[1] > best[1] || (entry[1] === best[1] && compareScalars(entry[0], best[0]) < 0)) best = entry
  return best?.[0] ?? null
}

/** Sample skewness and excess kurtosis, corrected for small samples, as spreadsheets have them. */
function skewness(list: number[]): number | null {
  const n = list.length
  const spread = moment(list, 2) / n
  if (n < 3 || spread === 0) return null
  return (Math.sqrt(n * (n - 1)) / (n - 2)) * (moment(list, 3) / n / spread ** 1.5)
}
function kurtosis(list: number[]): number | null {
  const n = list.length
  const spread = moment(list, 2) / n
  if (n < 4 || spread === 0) return null
  const excess = moment(list, 4) / n / spread ** 2 - 3
  return ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * excess + 6)
}

const extreme = (list: Present[], sign: 1 | -1): Scalar =>
  list.reduce<Present | null>((best, one) => (best === null || compareScalars(one, best) * sign < 0 ? one : best), null)

const variance = (list: number[], n: number) => moment(list, 2) / n

const OF_VALUES: Partial<Record<AggregateFunction, (list: Present[]) => Scalar>> = {
  min: (list) => extreme(list, 1),
  max: (list) => extreme(list, -1),
  mode,
  first: (list) => list[0] ?? null,
  last: (list) => list[0] ?? null,
  any: (list) => list.some(Boolean),
  every: (list) => list.every(Boolean),
}
const OF_NUMBERS: Partial<Record<AggregateFunction, (list: number[], p: number) => number | null>> = {
  sum,
  avg: mean,
  median: (list) => percentile(list, 0.5),
  percentile,
  stddev: (list) => (list.length < 2 ? null : Math.sqrt(variance(list, list.length - 1))),
  variance: (list) => (list.length < 2 ? null : variance(list, list.length - 1)),
  stddev_population: (list) => Math.sqrt(variance(list, list.length)),
  variance_population: (list) => variance(list, list.length),
  skewness,
  kurtosis,
}

/** Of the values that are there. No values: null, and 0 for counts. For first and last, `list` begins with it. */
export function aggregateValues(fn: AggregateFunction, list: Present[], p: number): Scalar {
  if (fn === 'count') return list.length
  if (fn === 'distinct') return new Set(list).size
  if (list.length === 0) return null
  if (OF_VALUES[fn]) return OF_VALUES[fn](list)
  if (!OF_NUMBERS[fn]) throw new TypeError(`${fn} is over pairs`)
  const number = OF_NUMBERS[fn](list as number[], p)
  return number === null ? null : finite(number)
}

/** Over pairs of which both values are there; `slope` is of the first upon the second. */
export function aggregatePairs(fn: AggregateFunction, pairs: [number, number][]): number | null {
  const n = pairs.length
  if (n < 2) return null
  const [ys, xs] = [pairs.map(([y]) => y), pairs.map(([, x]) => x)]
  const [my, mx] = [mean(ys), mean(xs)]
  const together = sum(pairs.map(([y, x]) => (y - my) * (x - mx)))
  if (fn === 'covariance') return finite(together / (n - 1))
  const [spreadX, spreadY] = [moment(xs, 2), moment(ys, 2)]
  if (fn === 'slope') return spreadX === 0 ? null : finite(together / spreadX)
  if (spreadX === 0 || spreadY === 0) return null
  return fn === 'correlation_p'
    ? chanceOf(together ** 2 / (spreadX * spreadY), n)
    : finite(together / Math.sqrt(spreadX * spreadY))
}

/**
 * How likely chance alone gives n pairs a correlation as strong as this one (r squared) or stronger: the two-sided t-test, by Wallace's normal
 * approximation of t and Hastings' of the normal distribution, which every engine can calculate. Good to three decimals from ten pairs on.
 */
function chanceOf(squared: number, n: number): number | null {
  if (n < 3) return null
  const freedom = n - 2
  const z = ((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(-freedom * Math.log(Math.max(1 - squared, 1e-12)))
  const t = 1 / (1 + HASTINGS.step * z)
  return HASTINGS.series.reduceRight((all, one) => t * (one + all), 0) * Math.exp((-z * z) / 2)
}
/** erfc(z / sqrt 2) is the series in t = 1 / (1 + step z), times exp(-z z / 2). */
export const HASTINGS = {
  step: 0.3275911 / Math.SQRT2,
  series: [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429],
} as const
