import { elapsed } from '../../calendar.ts'
import type { Scalar, scalarFunctions } from '../question.contract.ts'
import { compareScalars, finite } from './values.ts'

type Name = (typeof scalarFunctions)[number]
type Call = (args: Scalar[]) => Scalar

const numbers =
  (f: (...args: number[]) => number): Call =>
  (args) =>
    args.includes(null) ? null : finite(f(...(args as number[])))
const texts =
  (f: (text: string, ...more: Scalar[]) => Scalar): Call =>
  (args) =>
    args.includes(null) ? null : f(String(args[0]), ...args.slice(1))
const between =
  (unit: Parameters<typeof elapsed>[0]): Call =>
  ([from, to]) =>
    from == null || to == null ? null : elapsed(unit, String(from), String(to))
const extreme =
  (sign: 1 | -1): Call =>
  (args) =>
    args.reduce(
      (best, one) => (one === null ? best : best === null || compareScalars(one, best) * sign < 0 ? one : best),
      null,
    )

/** Half goes away from zero, by the digits that are written. */
function round(value: number, digits: number): number {
  const size = Math.abs(value)
  const scaled = Math.round(Number(`${size}e${digits}`))
  const rounded = Number.isFinite(scaled) ? Number(`${scaled}e${-digits}`) : size
  return value < 0 ? -rounded : rounded
}

const characters = (text: string) => [...text]

const CALLS: Record<Exclude<Name, 'today' | 'now'>, Call> = {
  abs: numbers(Math.abs),
  round: numbers((value, digits = 0) => (Number.isFinite(Number(`${value}e0`)) ? round(value, digits) : value)),
  floor: numbers(Math.floor),
  ceil: numbers(Math.ceil),
  sqrt: numbers(Math.sqrt),
  ln: numbers(Math.log),
  exp: numbers(Math.exp),
  power: numbers((base, exponent) => base ** exponent),
  sign: numbers(Math.sign),
  mod: numbers((a, b) => a % b),
  least: extreme(1),
  greatest: extreme(-1),
  lower: texts((text) => text.toLowerCase()),
  upper: texts((text) => text.toUpperCase()),
  trim: texts((text) => text.replace(/^ +| +$/g, '')),
  length: texts((text) => characters(text).length),
  concat: (args) => args.map((arg) => (arg === null ? '' : String(arg))).join(''),
  substring: texts((text, start, length) => {
    const from = Math.max(1, Number(start)) - 1
    const all = characters(text)
    return all.slice(from, length === undefined ? all.length : from + Math.max(0, Number(length))).join('')
  }),
  replace: texts((text, part, by) => (part === '' ? text : text.replaceAll(String(part), () => String(by)))),
  coalesce: (args) => args.find((arg) => arg !== null) ?? null,
  nullif: ([a = null, b = null]) => (a !== null && b !== null && compareScalars(a, b) === 0 ? null : a),
  number: texts((text) => {
    const found = /-?[0-9][0-9,]*(?:\.[0-9]+)?/.exec(text)
    return found ? finite(Number(found[0].replaceAll(',', ''))) : null
  }),
  elapsed_seconds: between('seconds'),
  elapsed_minutes: between('minutes'),
  elapsed_hours: between('hours'),
  elapsed_days: between('days'),
  elapsed_months: between('months'),
  elapsed_years: between('years'),
}

export function callOf(name: Name): Call {
  if (name === 'today' || name === 'now') throw new TypeError(`${name} is a literal once it is resolved`)
  return CALLS[name]
}
