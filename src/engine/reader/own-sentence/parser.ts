import type { Catalog } from '../../question/catalog.ts'
import { type Names, namesOf } from '../../question/names.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Scope } from '../../question/sentence/field-words.ts'

/** All that may begin at a place, and where each ends. */
export type Found<Value> = { value: Value; end: number }[]
export type Rule<Value> = (parser: Parser, at: number, scope: Scope) => Found<Value>

/** A sentence that takes more than this is not looked at any further. */
const MAX_STEPS = 100_000
export const MAX_DEPTH = 6
export class TooLong extends Error {}

export type Parser = {
  text: string
  catalog: Catalog
  names: Names
  /** A question that stands within another. */
  question: Rule<Question>
  known: Map<unknown, Map<string, unknown>>
  steps: number
  /** How many questions stand within each other here. */
  depth: number
}

export const createParser = (text: string, catalog: Catalog, question: Rule<Question>): Parser => ({
  text,
  catalog,
  names: namesOf(catalog),
  question,
  known: new Map(),
  steps: 0,
  depth: 0,
})

/** What was found once for a place is not looked for again. */
export function remembered<Value>(rule: Rule<Value>): Rule<Value> {
  return (parser, at, scope) => {
    const places = (parser.known.get(rule) as Map<string, Found<Value>> | undefined) ?? new Map<string, Found<Value>>()
    parser.known.set(rule, places)
    const key = `${at} ${scope ?? ''}`
    const known = places.get(key)
    if (known) return known
    if (++parser.steps > MAX_STEPS) throw new TooLong()
    // What leads back to itself without taking a word leads nowhere.
    places.set(key, [])
    const found = rule(parser, at, scope)
    places.set(key, found)
    return found
  }
}

/** Where the words end, if they stand here. */
export const after = ({ text }: Parser, at: number, words: string): number | null =>
  text.startsWith(words, at) ? at + words.length : null

export function match({ text }: Parser, at: number, pattern: RegExp): { found: RegExpExecArray; end: number } | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found && { found, end: at + found[0].length }
}

export const map = <From, To>(found: Found<From>, to: (value: From) => To): Found<To> =>
  found.map(({ value, end }) => ({ value: to(value), end }))

/** What follows each that was found. */
export const chain = <From, To>(found: Found<From>, next: (value: From, end: number) => Found<To>): Found<To> =>
  found.flatMap(({ value, end }) => next(value, end))

export function word<Value>(parser: Parser, at: number, words: string, value: Value): Found<Value> {
  const end = after(parser, at, words)
  return end === null ? [] : [{ value, end }]
}

/** What follows some words. */
export function follow<Value>(
  parser: Parser,
  at: number,
  words: string,
  next: (at: number) => Found<Value>,
): Found<Value> {
  const end = after(parser, at, words)
  return end === null ? [] : next(end)
}

export const bracketed = <Value>(parser: Parser, at: number, inner: (at: number) => Found<Value>): Found<Value> =>
  follow(parser, at, '(', (open) => chain(inner(open), (value, end) => word(parser, end, ')', value)))

/** "a, b and c", of any length; the longest first. */
export function list<Value>(
  parser: Parser,
  at: number,
  item: (at: number) => Found<Value>,
  last = 'and',
): Found<Value[]> {
  const further = (from: number): Found<Value[]> => [
    ...follow(parser, from, ', ', (next) =>
      chain(item(next), (value, end) => map(further(end), (others) => [value, ...others])),
    ),
    ...follow(parser, from, ` ${last} `, (next) => map(item(next), (value) => [value])),
  ]
  return chain(item(at), (value, end) => [
    ...map(further(end), (others) => [value, ...others]),
    { value: [value], end },
  ])
}
