import { tQuantile, tTwoSided } from './distributions.ts'

/** Kahan-Babuska sum: a million small numbers beside a large one keep their digits. */
export function sum(values: number[]): number {
  let total = 0
  let lost = 0
  for (const value of values) {
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return total + lost
}
export const mean = (values: number[]): number => sum(values) / values.length

/** Linear interpolation between the closest ranks (type 7, as spreadsheets and NumPy do). `sorted` ascending. */
export function quantile(sorted: number[], q: number): number {
  const position = (sorted.length - 1) * q
  const below = Math.floor(position)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (high - low) * (position - below)
}

const ascending = (values: number[]) => [...values].sort((a, b) => a - b)

export type Summary = {
  count: number
  mean: number
  /** Sample standard deviation (n - 1); null for one value. */
  standardDeviation: number | null
  min: number
  q1: number
  median: number
  q3: number
  max: number
}

export function summarise(values: number[]): Summary {
  const sorted = ascending(values)
  const middle = mean(values)
  const squares = sum(values.map((value) => (value - middle) ** 2))
  return {
    count: values.length,
    mean: middle,
    standardDeviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : null,
    min: sorted[0]!,
    q1: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q3: quantile(sorted, 0.75),
    max: sorted.at(-1)!,
  }
}

/** Average ranks, ties share theirs. */
export function ranks(values: number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!)
  const result = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end + 1 < order.length && values[order[end + 1]!] === values[order[start]!]) end++
    for (let i = start; i <= end; i++) result[order[i]!] = (start + end) / 2 + 1
    start = end + 1
  }
  return result
}

export type Correlation = { n: number; pearson: number; pValue: number; spearman: number }

function pearson(x: number[], y: number[]): number | null {
  const [mx, my] = [mean(x), mean(y)]
  const xx = sum(x.map((value) => (value - mx) ** 2))
  const yy = sum(y.map((value) => (value - my) ** 2))
  if (xx === 0 || yy === 0) return null
  const xy = sum(x.map((value, i) => (value - mx) * (y[i]! - my)))
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

/** Null when one side does not vary or there are fewer than three pairs. */
export function correlate(x: number[], y: number[]): Correlation | null {
  const n = x.length
  if (n < 3) return null
  const r = pearson(x, y)
  const rho = pearson(ranks(x), ranks(y))
  if (r === null || rho === null) return null
  const t = Math.abs(r) === 1 ? Number.POSITIVE_INFINITY : r * Math.sqrt((n - 2) / (1 - r * r))
  return { n, pearson: r, pValue: tTwoSided(t, n - 2), spearman: rho }
}

export type Regression = {
  n: number
  slope: number
  intercept: number
  rSquared: number
  /** Of the residuals, n - 2 degrees of freedom. */
  standardError: number
  slopeStandardError: number
  slopeLow: number
  slopeHigh: number
  pValue: number
  confidence: number
}

/** Ordinary least squares of y on x. Null when x does not vary or there are fewer than three points. */
export function regress(x: number[], y: number[], confidence = 0.95): Regression | null {
  const n = x.length
  if (n < 3) return null
  const [mx, my] = [mean(x), mean(y)]
  const xx = sum(x.map((value) => (value - mx) ** 2))
  if (xx === 0) return null
  const slope = sum(x.map((value, i) => (value - mx) * (y[i]! - my))) / xx
  const intercept = my - slope * mx
  const residual = sum(x.map((value, i) => (y[i]! - intercept - slope * value) ** 2))
  const total = sum(y.map((value) => (value - my) ** 2))
  const standardError = Math.sqrt(residual / (n - 2))
  const slopeStandardError = standardError / Math.sqrt(xx)
  const margin = tQuantile(confidence, n - 2) * slopeStandardError
  const pValue = slopeStandardError === 0 ? (slope === 0 ? 1 : 0) : tTwoSided(slope / slopeStandardError, n - 2)
  return {
    n,
    slope,
    intercept,
    rSquared: total === 0 ? 1 : 1 - residual / total,
    standardError,
    slopeStandardError,
    slopeLow: slope - margin,
    slopeHigh: slope + margin,
    pValue,
    confidence,
  }
}

export type Outliers = { low: number; high: number; q1: number; q3: number; indexes: number[] }

/** Tukey's fences: beyond `reach` interquartile ranges from the quartiles. */
export function findOutliers(values: number[], reach = 1.5): Outliers {
  const sorted = ascending(values)
  const q1 = quantile(sorted, 0.25)
  const q3 = quantile(sorted, 0.75)
  const low = q1 - reach * (q3 - q1)
  const high = q3 + reach * (q3 - q1)
  return { low, high, q1, q3, indexes: values.flatMap((value, i) => (value < low || value > high ? [i] : [])) }
}
