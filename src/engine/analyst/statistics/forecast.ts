import { tQuantile } from './distributions.ts'
import { mean, type Regression, regress, sum } from './series.ts'

export type ForecastPoint = { step: number; value: number; low: number; high: number }
export type Forecast = {
  method: 'linear trend' | 'linear trend with seasons'
  /** Points of one season; null without seasons. */
  seasonLength: number | null
  trend: Regression
  confidence: number
  points: ForecastPoint[]
}

/**
 * A straight line through evenly spaced values, with additive seasons when two full ones are there,
 * and prediction intervals (one new observation, not the mean). Null with fewer than four values.
 */
export function forecast(
  values: number[],
  steps: number,
  seasonLength: number | null = null,
  confidence = 0.95,
): Forecast | null {
  const n = values.length
  const seasonal = seasonLength !== null && seasonLength >= 2 && n >= 2 * seasonLength
  if (n < 4) return null
  const x = values.map((_, i) => i)
  const season = seasonal ? seasonEffects(values, seasonLength) : null
  const adjusted = season ? values.map((value, i) => value - season[i % season.length]!) : values
  const trend = regress(x, adjusted, confidence)
  if (!trend) return null
  const middle = mean(x)
  const xx = sum(x.map((value) => (value - middle) ** 2))
  const residuals = sum(adjusted.map((value, i) => (value - trend.intercept - trend.slope * i) ** 2))
  // Each season's effect is estimated too and costs a degree of freedom.
  const degrees = Math.max(1, n - 2 - (season ? season.length - 1 : 0))
  const standardError = Math.sqrt(residuals / degrees)
  const t = tQuantile(confidence, degrees)
  const points = Array.from({ length: steps }, (_, i) => {
    const at = n + i
    const value = trend.intercept + trend.slope * at + (season ? season[at % season.length]! : 0)
    const margin = t * standardError * Math.sqrt(1 + 1 / n + (at - middle) ** 2 / xx)
    return { step: i + 1, value, low: value - margin, high: value + margin }
  })
  return {
    method: season ? 'linear trend with seasons' : 'linear trend',
    seasonLength: season ? season.length : null,
    trend,
    confidence,
    points,
  }
}

/** Mean distance of each season's position from the trend line, centred to sum to nothing. */
function seasonEffects(values: number[], length: number): number[] {
  // The line is fitted to whole seasons only, so that an extra summer does not tilt it.
  const whole = Math.floor(values.length / length) * length
  const centres: { x: number; y: number }[] = []
  for (let start = 0; start + length <= whole; start += 1)
    centres.push({ x: start + (length - 1) / 2, y: mean(values.slice(start, start + length)) })
  const line = regress(
    centres.map(({ x }) => x),
    centres.map(({ y }) => y),
  )
  const at = (i: number) => (line ? line.intercept + line.slope * i : mean(values))
  const effects = Array.from({ length }, (_, position) =>
    mean(values.flatMap((value, i) => (i % length === position ? [value - at(i)] : []))),
  )
  const centre = mean(effects)
  return effects.map((effect) => effect - centre)
}
