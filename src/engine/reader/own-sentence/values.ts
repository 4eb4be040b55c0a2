import { rounds } from '../../../platform/exact-json.ts'
import { monthNames, namesOfParts } from '../../month-names.ts'
import type { Expression, FieldRef, Period, Scalar } from '../../question/question.contract.ts'
import { AS_WRITTEN, fieldNamed, fieldWords, type Scope, valueWords } from '../../question/sentence/field-words.ts'
import { endWords } from '../../question/sentence/period-words.ts'
import { kindOf } from '../../question/types.ts'
import { after, chain, type Found, follow, map, match, type Parser, word } from './parser.ts'

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy
const QUOTED = /“((?:[^”]|””)*)”/y
const PLAIN_WORDS = /[^\s,()“”]+(?: [^\s,()“”]+)*/y

const textsOf = new WeakMap<Parser, Map<string, { text: string; ref: FieldRef }[]>>()
/** How each field is said in a scope. */
function fieldTexts(parser: Parser, scope: Scope, many: boolean): { text: string; ref: FieldRef }[] {
  let known = textsOf.get(parser)
  if (!known) {
    known = new Map()
    textsOf.set(parser, known)
  }
  const key = `${many} ${scope ?? ''}`
  let texts = known.get(key)
  if (!texts) {
    texts = parser.catalog.datasets.flatMap(({ name: dataset, fields }) =>
      fields.map(({ name: field }) => {
        const ref = { dataset, field }
        return { text: fieldWords(ref, scope, parser.names, many), ref }
      }),
    )
    known.set(key, texts)
  }
  return texts
}

/** The relationships that are said to lead there; none is said where the way is clear. */
export function readWay(parser: Parser, at: number): Found<{ via?: string[] }> {
  const named = (from: number): Found<string> =>
    parser.catalog.relationships.flatMap(({ name }) => {
      const end = after(parser, from, name)
      return end === null ? [] : [{ value: name, end }]
    })
  const more = (via: string[], from: number): Found<{ via?: string[] }> =>
    named(from).flatMap(({ value, end }) => {
      const next = after(parser, end, ' > ')
      return [...(next === null ? [] : more([...via, value], next)), { value: { via: [...via, value] }, end }]
    })
  const through = after(parser, at, ' through ')
  return [...(through === null ? [] : more([], through)), { value: {}, end: at }]
}

export function readField(parser: Parser, at: number, scope: Scope, many = false): Found<Expression> {
  return fieldTexts(parser, scope, many).flatMap(({ text, ref }) => {
    const end = after(parser, at, text)
    if (end === null) return []
    return readWay(parser, end).map((way) => ({ value: { field: { ...ref, ...way.value } }, end: way.end }))
  })
}

export function readNumber(parser: Parser, at: number): Found<number> {
  const found = match(parser, at, NUMBER)
  // What no number holds is not rounded: as text it stands in quotes.
  return found && !rounds(found.found[0]) ? [{ value: Number(found.found[0]), end: found.end }] : []
}

export function readQuoted(parser: Parser, at: number): Found<string> {
  const quoted = match(parser, at, QUOTED)
  return quoted ? [{ value: (quoted.found[1] ?? '').replaceAll('””', '”'), end: quoted.end }] : []
}

/** The name that somebody gave to it, if there is one. */
export const named = <Value extends object>(
  parser: Parser,
  at: number,
  value: Value,
): Found<Value & { label?: string }> => [
  ...follow(parser, at, ' as ', (next) => map(readQuoted(parser, next), (label) => ({ ...value, label }))),
  { value, end: at },
]

/** A value as it is said beside a field, or by itself. */
export function readValue(parser: Parser, at: number, beside: Expression | null): Found<Scalar> {
  const field = beside && 'field' in beside ? fieldNamed(parser.catalog, beside.field) : null
  const found: Found<Scalar> = []
  for (const { value } of field?.valueLabels ?? []) {
    const end = after(parser, at, valueWords(value, field, parser.catalog))
    if (end !== null) found.push({ value, end })
  }
  const parts = beside && 'at' in beside ? (namesOfParts[beside.at] ?? []) : []
  found.push(...parts.flatMap((name, i) => word(parser, at, name, i + 1)))
  const quoted = readQuoted(parser, at)
  found.push(...quoted, ...chain(quoted, (value, end) => word(parser, end, AS_WRITTEN, value)))
  for (const [words, value] of [
    ['missing', null],
    ['empty', ''],
    ['yes', true],
    ['no', false],
  ] as const) {
    const end = after(parser, at, words)
    if (end !== null) found.push({ value, end })
  }
  const isText = field !== null && kindOf(field.type) !== 'number' && kindOf(field.type) !== 'boolean'
  if (!isText) return [...found, ...readNumber(parser, at)]
  const words = match(parser, at, PLAIN_WORDS)
  if (!words) return found
  const [all] = words.found
  const ends = [...all.matchAll(/ |$/g)].map(({ index }) => index).reverse()
  const texts = ends.map((length) => all.slice(0, length))
  const plain = texts.filter((text) => valueWords(text, field, parser.catalog) === text)
  return [...found, ...plain.map((value) => ({ value, end: at + value.length }))]
}

const MOMENT = '(\\d{4}-\\d{2}-\\d{2}(?:[ T]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)?)'
const FROM_TO = new RegExp(`from ${MOMENT} to ${MOMENT}`, 'y')
const SINCE = new RegExp(`(since|up to) ${MOMENT}`, 'y')
const CURRENT = /(?:sometime today|in this (year|quarter|month|week))( to date)?/y
const LAST =
  /in the (last|past) (?:(\d+) )?(complete )?(year|quarter|month|week|day|hour)s?(?:, (?:a|(\d+)) (?:year|quarter|month|week|day|hour)s? earlier)?/y
const DAY = /on (\d+) ([A-Z][a-z]+) (\d{1,4})/y
const MONTH = /in ([A-Z][a-z]+) (\d{1,4})/y
const QUARTER = /in Q([1-4]) (\d{1,4})/y
const WEEK = /in week (\d+) of (\d{1,4})/y
const YEAR = /in (\d{1,4})/y

const monthOf = (name: string | undefined) => monthNames.indexOf(name as (typeof monthNames)[number]) + 1

export function readPeriod(parser: Parser, at: number, of: Expression): Found<Period> {
  const found: Found<Period> = []
  const take = (pattern: RegExp, make: (groups: RegExpExecArray) => Period) => {
    const one = match(parser, at, pattern)
    if (one) found.push({ value: make(one.found), end: one.end })
  }
  take(FROM_TO, ([, from = null, to = null]) => ({ from, to }))
  take(SINCE, ([, word, moment = null]) => (word === 'since' ? { from: moment, to: null } : { from: null, to: moment }))
  take(CURRENT, ([, unit, toDate]) => ({
    current: (unit ?? 'day') as 'day',
    ...(toDate ? { toDate: true } : {}),
  }))
  take(DAY, ([, day, month, year]) => ({ year: Number(year), month: monthOf(month), day: Number(day) }))
  take(MONTH, ([, month, year]) => ({ year: Number(year), month: monthOf(month) }))
  take(QUARTER, ([, quarter, year]) => ({ year: Number(year), quarter: Number(quarter) }))
  take(WEEK, ([, week, year]) => ({ year: Number(year), week: Number(week) }))
  take(YEAR, ([, year]) => ({ year: Number(year) }))
  const last = match(parser, at, LAST)
  const field = 'field' in of ? fieldNamed(parser.catalog, of.field) : null
  const end = last && after(parser, last.end, endWords(field, parser.catalog.today))
  if (last && end !== null) found.push({ value: lastPeriod(last.found), end })
  return found
}

/** A month of any year. */
export const readMonth = (parser: Parser, at: number): Found<number> =>
  monthNames.flatMap((name, i) => word(parser, at, `in ${name}`, i + 1))

function lastPeriod([text, word, last, complete, unit, skip]: RegExpExecArray): Period {
  const skipped = text.endsWith(' earlier') ? Number(skip ?? 1) : 0
  return {
    last: Number(last ?? 1),
    unit: unit as 'day',
    ...(complete ? { complete: true } : {}),
    ...(word === 'past' ? { rolling: true } : {}),
    ...(skipped > 0 ? { skip: skipped } : {}),
  }
}
