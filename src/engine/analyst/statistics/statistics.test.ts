import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tQuantile, tTwoSided } from './distributions.ts'
import { forecast } from './forecast.ts'
import { correlate, findOutliers, ranks, regress, sum, summarise } from './series.ts'

const near = (actual: number, expected: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected)), `${actual} is not ${expected}`)

test("Student's t agrees with the published tables", () => {
  near(tQuantile(0.95, 1), 12.706204736432095)
  near(tQuantile(0.95, 10), 2.2281388519649385)
  near(tQuantile(0.99, 30), 2.749995653567)
  near(tTwoSided(2.2281388519649385, 10), 0.05)
  near(tTwoSided(0, 5), 1)
})

test("Anscombe's first set has its published regression and correlation", () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const line = regress(x, y)!
  near(line.slope, 0.5000909090909091)
  near(line.intercept, 3.0000909090909103)
  near(line.rSquared, 0.6665424595087752)
  near(line.slopeStandardError, 0.11790550059563408)
  near(line.pValue, 0.00216962887307879, 1e-8)
  near(line.standardError, 1.2366033227263207)
  const correlation = correlate(x, y)!
  near(correlation.pearson, 0.8164205163448399)
  near(correlation.spearman, 0.8181818181818182)
  near(correlation.pValue, line.pValue, 1e-9)
})

test('ties share their rank', () => {
  assert.deepEqual(ranks([3, 1, 3, 2]), [3.5, 1, 3.5, 2])
})

test('what does not vary has no correlation and no line', () => {
  assert.equal(correlate([1, 1, 1], [1, 2, 3]), null)
  assert.equal(regress([2, 2, 2], [1, 2, 3]), null)
  assert.equal(correlate([1, 2], [1, 2]), null)
})

test('a perfect line has a p of nothing', () => {
  const line = regress([1, 2, 3, 4], [2, 4, 6, 8])!
  assert.equal(line.slope, 2)
  assert.equal(line.pValue, 0)
  assert.equal(correlate([1, 2, 3, 4], [8, 6, 4, 2])?.pearson, -1)
})

test('quartiles are those of spreadsheets', () => {
  const summary = summarise([7, 15, 36, 39, 40, 41])
  assert.deepEqual([summary.q1, summary.median, summary.q3], [20.25, 37.5, 39.75])
  near(summary.standardDeviation!, 14.773850773128402)
  assert.equal(summarise([5]).standardDeviation, null)
})

test('outliers are those beyond the fences', () => {
  assert.deepEqual(findOutliers([10, 12, 11, 13, 12, 95, 11, -40]).indexes, [5, 7])
})

test('a sum keeps the digits of small numbers beside large ones', () => {
  assert.equal(sum([1e16, 1, 1, -1e16]), 2)
})

test('a forecast goes on along the line, with intervals that widen', () => {
  const values = [1, 3, 2, 5, 4, 6, 7, 6, 9, 8]
  const result = forecast(values, 3)!
  assert.equal(result.method, 'linear trend')
  const line = regress(
    values.map((_, i) => i),
    values,
  )!
  near(result.points[0]!.value, line.intercept + line.slope * 10)
  // By hand: t(0.975, 8) * s * sqrt(1 + 1/10 + (10 - 4.5)^2 / 82.5)
  near(
    result.points[0]!.high - result.points[0]!.value,
    2.306004135204166 * line.standardError * Math.sqrt(1.1 + 30.25 / 82.5),
  )
  const widths = result.points.map((point) => point.high - point.low)
  assert.ok(widths[0]! < widths[1]! && widths[1]! < widths[2]!)
})

test('a forecast of a rising series with seasons repeats the seasons', () => {
  const season = [5, -3, -4, 2]
  const values = Array.from({ length: 12 }, (_, i) => 100 + 2 * i + season[i % 4]!)
  const result = forecast(values, 4, 4)!
  assert.equal(result.method, 'linear trend with seasons')
  for (const [i, point] of result.points.entries()) near(point.value, 100 + 2 * (12 + i) + season[i]!, 1e-6)
})

test('three values are too few for a forecast, and one season too few for seasons', () => {
  assert.equal(forecast([1, 2, 3], 1), null)
  assert.equal(forecast([1, 2, 3, 4, 5], 1, 4)?.seasonLength, null)
})
