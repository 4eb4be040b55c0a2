import type { Dataset } from '../../question/catalog.ts'
import type { Chart, NamedField } from '../chart.ts'
import { isTime, namedFields, timeFields } from '../fields.ts'
import { personFields } from '../frames/shared.ts'
import { isMoneyKept } from '../knowledge/money.ts'
import { courses } from '../knowledge/verbs/courses.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords } from '../words/words.ts'
import { phraseAt } from './phrases.ts'

/** Columns that are asked for by questions of their own: "who has it and when it was due back", "until when", "where and when did". */

type Held = { of: readonly NamedField[]; isGone: boolean }
type Kind = 'who' | 'when' | 'until' | 'since' | 'where' | 'money' | 'age' | 'named'
export type AskedColumn = {
  start: number
  end: number
  /** Nothing but the question word. */
  isBare: boolean
  of(base: Dataset, limits: readonly Held[], up: readonly Dataset[]): { named: NamedField; cost: number }[]
}

const openings: [words: string[], kind: Kind][] = [
  [['until when', 'till when', 'up to when', 'by when', 'for how long'], 'until'],
  [['since when', 'from when'], 'since'],
  [
    [
      'on which date',
      'on what date',
      'on which day',
      'on what day',
      'what date',
      'which date',
      'what day',
      'which day',
      'when',
    ],
    'when',
  ],
  [['by whom', 'to whom', 'for whom', 'from whom', 'with whom', 'who', 'whom'], 'who'],
  [['where'], 'where'],
  [['how much money', 'how much', 'for how much'], 'money'],
  [['how old'], 'age'],
  [['from which', 'at which', 'in which', 'for which', 'with which', 'which', 'what'], 'named'],
]

const stop = /^(?:,|and|&|[?]|\.|;|\)|\()$/
/** What holds such a question together. */
const helping =
  /^(?:is|was|are|were|be|been|being|has|have|had|do|does|did|it|they|them|he|she|him|her|we|us|i|you|the|their|its|his|this|that|these|those|each|one|ones|of|at|on|in|from|to|for|with|by|got|get|gets|took|take|taken|took|holds|hold|held|keeps|kept|owns|own|made|done|did|happen|happened|took|place|found|seen|there|still|now|currently|exactly|again|out|off|up|back|going|supposed|meant|should|will|would|belongs|belong)$/

const people =
  /^(?:borrower|customer|client|tenant|owner|buyer|patient|guest|member|keeper|holder|user|student|driver|borrowed|employee|person|name|contact)s?$/
const places =
  /^(?:place|location|site|where|room|address|city|street|station|area|held|shelf|building|venue|ward|town|country|region|spot|apiary|depot|branch|office|store|shop|warehouse|floor|hall|dock|garage|village|district|county|harbour|port|route|field|plot|beach|lake|river|park|clinic|school)s?$/
const ends = /^(?:until|till|due|expiry|expires|expiration|end|ends|deadline|valid|back|return|to)$/
const starts = /^(?:since|start|started|from|joined|begin|began|open|opened|begun)$/

const wordsOf = ({ field }: NamedField): string[] => identifierWords(field.label)
const has = (words: RegExp) => (named: NamedField) => wordsOf(named).some((word) => words.test(word))

/** Whether a word that was said is one of its own, or of what happens by then. */
const isCalled = (named: NamedField, word: string): boolean => {
  const root = rootOf(word)
  const own = wordsOf(named).map(rootOf)
  return (
    own.includes(root) ||
    courses.some(({ done, kept }) => done.some((each) => rootOf(each) === root) && own.some((each) => kept.has(each)))
  )
}

const limited = (limits: readonly Held[], is: (named: NamedField) => boolean): NamedField[] =>
  limits.filter(({ isGone }) => !isGone).flatMap(({ of }) => of.filter(is))

const timesOf = (base: Dataset): NamedField[] => {
  const times = timeFields(base).filter(({ field }) => isTime(field))
  return [...times.filter(({ field }) => field.name === base.timeField), ...times]
}

/** What may be meant, the likeliest first. */
const meant = (kind: Kind, base: Dataset, limits: readonly Held[]): NamedField[] => {
  const fields = namedFields(base)
  const time = ({ field }: NamedField) => isTime(field)
  switch (kind) {
    case 'when':
      return [...limited(limits, time), ...timesOf(base), ...fields.filter(time)]
    case 'until':
      return [...limited(limits, time).filter(has(ends)), ...fields.filter((each) => time(each) && has(ends)(each))]
    case 'since':
      return [...fields.filter((each) => time(each) && has(starts)(each)), ...limited(limits, time), ...timesOf(base)]
    case 'who': {
      const named = personFields(base)
      return [...named, ...fields.filter((each) => each.field.type === 'text' && has(people)(each))]
    }
    case 'where': {
      const all = fields.filter((each) => each.field.type === 'text' && has(places)(each))
      return [...all, ...fields.filter(({ field }) => field.role === 'place')]
    }
    case 'money':
      return fields.filter(({ field }) => isMoneyKept(field))
    case 'age':
      return fields.filter(has(/^age$/))
    case 'named':
      return []
  }
}

const unique = (fields: readonly NamedField[]): NamedField[] => [
  ...new Map(fields.map((each) => [each.field.name, each])).values(),
]

/** A question at a place, to where it ends; `isFirst`: the rest of the sentence follows the question word. */
export const askedColumnAt = (chart: Chart, at: number, isFirst: boolean): AskedColumn | null => {
  const [words, kind] =
    openings.map(([each, kind]): [number, Kind] => [phraseAt(chart, at, each), kind]).find(([words]) => words > 0) ?? []
  if (!words || !kind) return null
  let end = at + words
  // "how much did we spend" asks what it comes to
  if (isFirst && (kind === 'named' || kind === 'money')) return null
  if (!isFirst) while (end < chart.tokens.length && !stop.test(chart.word(end))) end++
  if (end - at > 8) return null
  const said = chart.tokens.slice(at + words, end).map(({ word }) => word)
  // "which carrier has them"
  const names = kind === 'named' ? chart.of(at + words, 'field').filter((f) => f.end <= end && f.score >= 0.6) : []
  const longest = Math.max(0, ...names.map((f) => f.end))
  if (kind === 'named' && names.length === 0) return null
  const rest = (kind === 'named' ? chart.tokens.slice(longest, end).map(({ word }) => word) : said).filter(
    (word) => !helping.test(word),
  )
  if (kind === 'named' && rest.some((word) => !/ed$/.test(word))) return null
  return {
    start: at,
    end,
    isBare: end === at + words,
    of: (base, limits, up) => {
      if (kind === 'named')
        return names
          .filter((f) => f.end === longest && up.includes(f.dataset))
          .map((f) => ({ named: f, cost: 0.1 + (1 - f.score) }))
      const all = unique(meant(kind, base, limits))
      // "when it was due back": the one that is called so
      const own = all.filter((each) => rest.length > 0 && rest.every((word) => isCalled(each, word)))
      const some = all.filter((each) => rest.some((word) => isCalled(each, word)))
      const back = said.includes('back') ? own.filter(has(ends)) : []
      const found = [back, own, some].find((each) => each.length > 0)
      if (!found && rest.length > 1) return []
      return (found ?? all).map((named, i) => ({ named, cost: 0.1 + (found ? 0 : 0.05) + 0.4 * i }))
    },
  }
}
