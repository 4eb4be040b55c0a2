import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField } from '../../chart.ts'
import { fieldOf, isNumber, namedFields } from '../../fields.ts'
import { identifierStems, identifierWords, stem } from '../../words/words.ts'
import { yesAndNo } from './yes-and-no.ts'

const isLeftOut = ({ field }: NamedField): boolean => (field.profile?.nulls ?? 0) > 0

const past = (chart: Chart, at: number, what: RegExp, most = 3): number => {
  let next = at
  while (next < at + most && what.test(chart.word(next))) next++
  return next
}

const longestOf = (chart: Chart, at: number, phrases: readonly string[]): number =>
  Math.max(0, ...phrases.map((words) => chart.phrase(at, words)))

const held = (f: EdgeOf<'field'>, start: number, end: number, cond: Condition, score = f.score): Edge => ({
  start,
  end,
  score,
  rule: '',
  kind: 'condition',
  cond,
  on: f.dataset,
  loose: false,
  field: f,
})

const denied = /^(?:don't|doesn't|didn't|not|aren't|isn't|wasn't|weren't|haven't|hasn't|never)$/
const belonging = [
  ...['belong to', 'belongs to', 'belonging to', 'members of', 'a member of', 'member of', 'part of', 'a part of'],
  ...['work for', 'works for', 'run for', 'play for', 'in', 'with', 'on'],
]

/** "runners who don't belong to a club", "who is in a team": nothing stands there, or something. */
const belongs = (chart: Chart, at: number): Edge[] => {
  const isDenied = denied.test(chart.word(at))
  const from = isDenied ? at + 1 : at
  const length = longestOf(chart, from, belonging)
  const article = from + length
  if (length === 0 || !/^(?:a|an|any)$/.test(chart.word(article))) return []
  return (
    chart
      .of(article + 1, 'field')
      .filter((f) => isLeftOut(f) && f.field.type === 'text' && f.score >= 0.6)
      // "in a big team" is of one kind only
      .map((f) =>
        held(f, at, f.end, isDenied ? { missing: fieldOf(f) } : { not: { missing: fieldOf(f) } }, f.score * 0.95),
      )
  )
}

const holding = /^(?:no|without|with|have|has|having|had|got|lack|lacks|lacking|lacked|missing)$/

/** "no receipt", of a flag "receipt attached": it says no. */
const withoutThing = (chart: Chart, at: number): Edge[] => {
  if (!holding.test(chart.word(at))) return []
  const isNot = denied.test(chart.word(at - 1))
  const to = past(chart, at + 1, /^(?:a|an|any|no|the|got)$/)
  const isNone = isNot || chart.tokens.slice(at, to).some(({ word }) => /^(?:no|without|lack.*|missing)$/.test(word))
  return chart.of(to, 'field').flatMap((f) => {
    const written = yesAndNo(f.field)
    if (!written || !isDoneTo(chart, f)) return []
    const cond: Condition = { compare: '=', left: fieldOf(f), right: { value: isNone ? written.no : written.yes } }
    return [held(f, isNot ? at - 1 : at, f.end, cond, Math.max(0.9, f.score))]
  })
}

const doneTo =
  /(?:ed|en|able|id)$|^(?:kept|sent|made|done|held|got|given|built|left|found|shown|lent|met|signed|seen|due)$/

/** "Receipt Attached", "pets_allowed": a thing and what is done to it, of which only the thing was said. */
const isDoneTo = (chart: Chart, { field, start, end }: EdgeOf<'field'>): boolean => {
  const words = identifierWords(field.label)
  const stems = words.map(stem)
  if (!chart.tokens.slice(start, end).every((token) => stems.includes(token.stem))) return false
  return words.length > 1 && doneTo.test(words.at(-1) ?? '') && end - start < words.length
}

const lacking = /^(?:missed|missing|miss|misses|lack|lacks|lacking|without|skipped)$/
const anyOf = ['at least one of', 'one or more of', 'any of', 'any one of', 'some of', 'any', 'at least one']
const taken = /^(?:took|taken|have|has|had|sat|completed|with|answered|did)$/
const allOf = ['all of', 'all', 'every', 'each of', 'both']

/** "missed at least one of the exams": of columns that tell of one thing each, any holds nothing. */
const someOfAlike = (chart: Chart, at: number): Edge[] => {
  const isGone = lacking.test(chart.word(at))
  if (!isGone && !taken.test(chart.word(at))) return []
  const some = isGone ? longestOf(chart, at + 1, anyOf) : 0
  const every = some > 0 ? 0 : longestOf(chart, at + 1, allOf)
  if (some + every === 0) return []
  const noun = past(chart, at + 1 + some + every, /^(?:of|the|their|its|these|those|\d|two|three|four|five|six)$/)
  const token = chart.tokens[noun]
  if (!token || (!/s$/.test(token.word) && some === 0)) return []
  return chart.catalog.datasets.flatMap((dataset): Edge[] => {
    const isOwn = chart.of(noun, 'entity').some((e) => e.dataset === dataset)
    const group = alikeIn(namedFields(dataset), token.stem, isOwn)
    const conds = group.filter(isLeftOut).map((named): Condition => {
      const none: Condition = { missing: fieldOf(named) }
      return isGone ? none : { not: none }
    })
    const [first] = group
    if (!first || conds.length === 0) return []
    const cond: Condition = conds.length === 1 ? (conds[0] as Condition) : some > 0 ? { any: conds } : { all: conds }
    const edge = { start: at, end: noun + 1, score: 0.9, rule: '', kind: 'condition' as const, cond, on: dataset }
    return [{ ...edge, loose: false, field: first }]
  })
}

const general = new Set(
  [
    'exam',
    'test',
    'subject',
    'score',
    'valu',
    'value',
    'reading',
    'measurement',
    'figure',
    'mark',
    'result',
    'answer',
    'grade',
    'paper',
  ].map(stem),
)

/** Columns whose headings end alike: "Math Score", "Reading Score". The word says them, or stands for any such. */
const alikeIn = (fields: NamedField[], said: string, isOwn: boolean): NamedField[] => {
  const groups = new Map<string, NamedField[]>()
  for (const named of fields) {
    const stems = identifierStems(named.field.label)
    const last = stems.at(-1) ?? ''
    if (stems.length > 1 && isNumber(named.field)) groups.set(last, [...(groups.get(last) ?? []), named])
  }
  const alike = [...groups].filter(([, group]) => group.length > 1 && group.some(isLeftOut))
  const own = alike.find(([last]) => last === said)?.[1]
  if (own) return own
  return alike.length === 1 && (isOwn || general.has(said)) ? (alike[0]?.[1] ?? []) : []
}

/** What rows do not have: no club that they belong to, no receipt, one of several values that are alike. */
export const noneOf = (chart: Chart, at: number, rule: string): Edge[] =>
  [belongs, withoutThing, someOfAlike].flatMap((way) => way(chart, at)).map((edge) => ({ ...edge, rule }))
