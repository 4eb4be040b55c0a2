import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../../chart.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { and, fieldOf, orderOf } from '../../fields.ts'
import { holding, type Limit, phraseAt } from '../phrases.ts'

/** Rows by which of several things they do not have: "neither an age nor a club", "lack at least one of A, B or C", "is the age not filled in". */

const neither = ['have neither', 'has neither', 'had neither', 'with neither', 'show neither', 'got neither', 'neither']
const heads = [
  'are missing',
  'is missing',
  'missing',
  'miss',
  'lack',
  'lacks',
  'lacking',
  'without',
  'have no',
  'has no',
  'had no',
  'with no',
  'got no',
  'no',
  "don't have",
  "doesn't have",
  "didn't have",
  "haven't got",
  "hasn't got",
  'do not have',
  'does not have',
  'did not have',
]
const anyOf = ['at least one of', 'any one of', 'one or more of', 'any of', 'one of', 'either of', 'either', 'some of']
const allOf = ['all three of', 'both', 'all of', 'each of']
const determiners = /^(?:a|an|any|the|their|its|our|his|her|of|recorded|known|valid)$/
const tails =
  /^(?:recorded|entered|given|filled|in|out|noted|down|on|file|record|listed|known|stated|specified|logged|set|written|provided|available|attached|value|values|reading|readings|date|dates|data|information|info|entry|entries|number|figure|figures|missing|at|all|yet|anywhere|for|them|it|there|is|are|was|were|been|has|have)$/
const joints = /^(?:,|and|or|nor|&)$/

const skip = (chart: Chart, at: number, to: number, what: RegExp): number => {
  let next = at
  while (next < to && what.test(chart.word(next))) next++
  return next
}

type Named = EdgeOf<'field'>
/** That it has none: no value, or no where it is of yes or no. */
const goneOf = (named: Named): Condition | null => {
  const pair = yesAndNo(named.field)
  if (pair) return { compare: '=', left: fieldOf(named), right: { value: pair.no } }
  const { profile, role, type } = named.field
  if ((profile?.nulls ?? 0) > 0) return { missing: orderOf(named) }
  // "neither a red nor a yellow card", of which each row has so many
  const isCounted = type === 'integer' && role === 'measure' && profile?.min === 0
  return isCounted ? { compare: '=', left: fieldOf(named), right: { value: 0 } } : null
}

/** The likeliest column at a place that some rows do not have. */
const fieldAt = (chart: Chart, at: number, to: number): Named | null => {
  const found = chart
    .of(at, 'field')
    .filter((edge) => edge.end <= to && edge.score >= 0.5 && goneOf(edge) !== null)
    .sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))
  return found[0] ?? null
}

/** "breed, age or chip number". */
const listAt = (chart: Chart, from: number, to: number): { fields: Named[]; joints: string[]; end: number } => {
  const fields: Named[] = []
  const between: string[] = []
  let end = from
  for (let at = skip(chart, from, to, determiners); at < to; ) {
    const field = fieldAt(chart, at, to)
    if (!field || (fields.length > 0 && field.dataset !== fields[0]?.dataset)) break
    fields.push(field)
    end = field.end
    const next = skip(chart, end, to, joints)
    if (next === end) break
    between.push(...chart.tokens.slice(end, next).map(({ word }) => word))
    at = skip(chart, next, to, determiners)
  }
  return { fields, joints: between.slice(0, Math.max(0, between.length)), end }
}

const limitOf = (fields: readonly Named[], isAny: boolean, from: number, to: number): Limit[] => {
  const conds = fields.flatMap((named) => goneOf(named) ?? [])
  const cond = isAny && conds.length > 1 ? { any: conds } : and(conds)
  const [first] = fields
  if (!cond || !first || conds.length < fields.length) return []
  const cost = 0.05 + fields.reduce((sum, { score }) => sum + (1 - score), 0)
  return [{ cost, edges: [...fields, holding(from, to)], of: [...fields], on: first.dataset, make: () => cond }]
}

const endsAt = (chart: Chart, end: number, to: number): boolean => skip(chart, end, to, tails) === to

/** "neither an age nor a club". */
const neitherAt = (chart: Chart, from: number, to: number): Limit[] => {
  const words = phraseAt(chart, from, neither)
  if (words === 0) return []
  const { fields, end } = listAt(chart, from + words, to)
  return fields.length > 1 && endsAt(chart, end, to) ? limitOf(fields, false, from, to) : []
}

/** "lack at least one of A, B or C", "at least one of A, B and C missing". */
const someOfAt = (chart: Chart, from: number, to: number): Limit[] => {
  const head = phraseAt(chart, from, heads)
  const has = head === 0 && /^(?:have|has|had|with|where|having)$/.test(chart.word(from)) ? 1 : 0
  const at = from + head + has
  const [any, all] = [phraseAt(chart, at, anyOf), phraseAt(chart, at, allOf)]
  if (any + all === 0) return []
  const { fields, end } = listAt(chart, at + any + all, to)
  const isGone =
    head > 0 || chart.tokens.slice(end, to).some(({ word }) => /^(?:missing|empty|blank|absent|unknown)$/.test(word))
  const isEnd =
    skip(chart, end, to, /^(?:is|are|was|were|missing|empty|blank|absent|unknown|value|values|readings?)$/) === to ||
    (head > 0 && endsAt(chart, end, to))
  return fields.length > 1 && isGone && isEnd ? limitOf(fields, any > 0, from, to) : []
}

const written =
  /^(?:filled|recorded|entered|given|known|noted|listed|stated|specified|logged|set|written|provided|available|there|completed|measured|taken|documented|registered|mentioned)$/

/** "is the age not filled in", "the age wasn't recorded". */
const notWritten = (chart: Chart, from: number, to: number): Limit[] => {
  const isTurned = /^(?:is|was|are|were|has|have|do|did)$/.test(chart.word(from))
  const at = skip(chart, isTurned ? from + 1 : from, to, /^(?:the|their|its|a|an|we|i|where|whose)$/)
  const { fields, joints: between, end } = listAt(chart, at, to)
  const verb = skip(chart, end, to, /^(?:is|was|are|were|has|have|been|simply|just)$/)
  const not = /^(?:not|never|isn't|wasn't|aren't|weren't|hasn't|haven't|isnt|wasnt|hasnt)$/.test(chart.word(verb))
    ? 1
    : 0
  const last = skip(chart, verb + not, to, /^(?:been|yet|properly|actually|ever)$/)
  if (fields.length === 0 || not === 0 || !written.test(chart.word(last)) || !endsAt(chart, last + 1, to)) return []
  return limitOf(fields, between.includes('or'), from, to)
}

/** "don't have a purchase price recorded", "have no value entered". */
const noneWritten = (chart: Chart, from: number, to: number): Limit[] => {
  const start = /^(?:we|i|they|you)$/.test(chart.word(from)) ? from + 1 : from
  const words = phraseAt(chart, start, heads)
  if (words === 0) return []
  const { fields, joints: between, end } = listAt(chart, start + words, to)
  if (fields.length === 0 || end === to || !endsAt(chart, end, to)) return []
  return limitOf(fields, between.includes('or'), from, to)
}

export const absentAt = (chart: Chart, from: number, to: number): Limit[] =>
  to - from < 2 ? [] : [neitherAt, someOfAt, notWritten, noneWritten].flatMap((way) => way(chart, from, to))
