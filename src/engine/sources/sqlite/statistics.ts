import type { SQLInputValue } from 'node:sqlite'

type Value = SQLInputValue
export type Aggregate<State> = {
  start: () => State
  step: (state: State, ...args: Value[]) => State
  inverse?: (state: State, ...args: Value[]) => State
  result: (state: State) => Value
  varargs?: boolean
}
/** Sums of one or two series that can be added to and taken from, which is what a window needs. */
type Moments = { n: number; x: number; y: number; xx: number; yy: number; xy: number; shiftX: number; shiftY: number }

const start = (): Moments => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, shiftX: 0, shiftY: 0 })

function move(state: Moments, sign: 1 | -1, left: Value, right?: Value): Moments {
  if (left === null || right === null) return state
  let x = Number(left)
  let y = right === undefined ? 0 : Number(right)
  if (Number.isNaN(x) || Number.isNaN(y)) return state
  // Sums about the first value, not about zero: large values with a small spread keep their digits.
  if (state.n === 0 && sign === 1) Object.assign(state, start(), { shiftX: x, shiftY: y })
  x -= state.shiftX
  y -= state.shiftY
  state.n += sign
  state.x += sign * x
  state.y += sign * y
  state.xx += sign * x * x
  state.yy += sign * y * y
  state.xy += sign * x * y
  return state
}

const sxx = (s: Moments) => Math.max(0, s.xx - (s.x * s.x) / s.n)
const syy = (s: Moments) => Math.max(0, s.yy - (s.y * s.y) / s.n)
const sxy = (s: Moments) => s.xy - (s.x * s.y) / s.n
const finite = (value: number): Value => (Number.isFinite(value) ? value : null)

const moments = (result: (state: Moments) => Value): Aggregate<Moments> => ({
  start,
  step: (state, left, right) => move(state, 1, left ?? null, right),
  inverse: (state, left, right) => move(state, -1, left ?? null, right),
  result,
  varargs: true,
})
const sample = (divide: (s: Moments) => number, needed: number) =>
  moments((s) => (s.n < needed ? null : finite(divide(s))))

const varPop = sample((s) => sxx(s) / s.n, 1)
const varSamp = sample((s) => sxx(s) / (s.n - 1), 2)
const stdPop = sample((s) => Math.sqrt(sxx(s) / s.n), 1)
const stdSamp = sample((s) => Math.sqrt(sxx(s) / (s.n - 1)), 2)

/** Most distinct values that `mode` keeps count of. */
const MODE_CAP = 1_000_000
const truthy = (value: Value) => value !== null && Number(value) !== 0

/** The value of one column where another is at its extreme. */
const by = (better: (a: Value, b: Value) => boolean): Aggregate<{ value: Value; key: Value }> => ({
  start: () => ({ value: null, key: null }),
  step: (state, value = null, key = null) =>
    key === null || (state.key !== null && !better(key, state.key)) ? state : { value, key },
  result: (state) => state.value,
  varargs: true,
})
const maxBy = by((a, b) => (a as number) > (b as number))
const minBy = by((a, b) => (a as number) < (b as number))

const boolean = (all: boolean): Aggregate<{ seen: boolean; value: boolean }> => ({
  start: () => ({ seen: false, value: all }),
  step: (state, value = null) =>
    value === null ? state : { seen: true, value: all ? state.value && truthy(value) : state.value || truthy(value) },
  varargs: true,
  result: (state) => (state.seen ? Number(state.value) : null),
})

const mode: Aggregate<Map<Value, number>> = {
  start: () => new Map(),
  step: (counts, value = null) => {
    if (value === null) return counts
    const count = counts.get(value)
    if (count === undefined && counts.size >= MODE_CAP) throw new Error('mode(): too many distinct values')
    return counts.set(value, (count ?? 0) + 1)
  },
  result: (counts) =>
    [...counts].reduce<[Value, number]>((best, entry) => (entry[1] > best[1] ? entry : best), [null, 0])[0],
  varargs: true,
}
const anyValue: Aggregate<Value> = {
  start: () => null,
  step: (state, value = null) => state ?? value,
  result: (state) => state,
  varargs: true,
}
const countIf: Aggregate<number> = {
  start: () => 0,
  step: (state, value = null) => state + (truthy(value) ? 1 : 0),
  inverse: (state, value = null) => state - (truthy(value) ? 1 : 0),
  result: (state) => state,
  varargs: true,
}
const product: Aggregate<number | null> = {
  start: () => null,
  step: (state, value = null) => (value === null ? state : (state ?? 1) * Number(value)),
  result: (state) => (state === null ? null : finite(state)),
  varargs: true,
}
const geomean: Aggregate<{ n: number; sum: number }> = {
  start: () => ({ n: 0, sum: 0 }),
  step: (state, value = null) =>
    value === null ? state : { n: state.n + 1, sum: state.sum + Math.log(Number(value)) },
  result: (state) => (state.n === 0 ? null : finite(Math.exp(state.sum / state.n))),
  varargs: true,
}

export const statistics = {
  var_pop: varPop,
  var_samp: varSamp,
  variance: varSamp,
  stddev_pop: stdPop,
  stddev_samp: stdSamp,
  stddev: stdSamp,
  stdev: stdSamp,
  covar_pop: sample((s) => sxy(s) / s.n, 1),
  covar_samp: sample((s) => sxy(s) / (s.n - 1), 2),
  corr: sample((s) => sxy(s) / Math.sqrt(sxx(s) * syy(s)), 2),
  // As in PostgreSQL the dependent series comes first: regr_slope(y, x).
  regr_slope: sample((s) => sxy(s) / syy(s), 2),
  regr_intercept: sample((s) => s.x / s.n + s.shiftX - (sxy(s) / syy(s)) * (s.y / s.n + s.shiftY), 2),
  regr_r2: sample((s) => sxy(s) ** 2 / (sxx(s) * syy(s)), 2),
  regr_count: moments((s) => s.n),
  mode,
  max_by: maxBy,
  arg_max: maxBy,
  min_by: minBy,
  arg_min: minBy,
  bool_and: boolean(true),
  every: boolean(true),
  bool_or: boolean(false),
  any_value: anyValue,
  count_if: countIf,
  product,
  geomean,
}
