import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { and, fieldOf, isNumber, namedFields, opposite } from '../../fields.ts'
import { anyOfPhrases, filledInPhrases, saysOfCell } from '../../knowledge/said/filled-in.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { costOf, holding, isTurning, type Limit, phraseAt } from '../phrases.ts'

/**
 * Rows of which something stands in a column, or nothing: "the age is not filled in", "don't have a price entered", "left the comment blank",
 * "neither a score nor a grade". Every word between is one that says so or says nothing, so that no others can be meant.
 */

const longest = 14

type Held = { named: EdgeOf<'field'>; at: number }
type Scan = {
  at: number
  held: Held[]
  /** How often it was denied, and whether by a word of its own: "missing", "blank". */
  denied: number
  isGone: boolean
  isTold: boolean
  hasVerb: boolean
  /** "give the rating": what is wanted, and not what was given. */
  isWish: boolean
  isModified: boolean
  joint: 'and' | 'or' | 'any' | 'neither' | ''
  cost: number
}

const wishes =
  /^(?:give|get|tell|state|report|show|shows|enter|fill|leave|pick|put|write|log|answer|record|choose|select|note|mention|indicate|know|use|specify|provide|add|supply|hold|come|measure)$/

const isLeftOut = ({ field }: NamedField): boolean => (field.profile?.nulls ?? 0) > 0

/** "payment", of what is called "fee paid": the one column with a word of that family. */
const byRoot = (chart: Chart, at: number, on: Dataset | null): EdgeOf<'field'>[] => {
  const word = chart.word(at)
  if (!/^\p{L}{4,}$/u.test(word) || chart.isPlain(at)) return []
  const root = rootOf(word)
  const [named, ...more] = chart.catalog.datasets
    .filter((dataset) => !dataset.hidden && (on === null || dataset === on))
    .flatMap(namedFields)
    .filter((each) => isLeftOut(each) && identifierWords(each.field.label).some((own) => rootOf(own) === root))
  return named && more.length === 0 ? [saidAt(named, at)] : []
}

const saidAt = (named: NamedField, at: number): EdgeOf<'field'> => ({
  ...named,
  start: at,
  end: at + 1,
  score: 0.8,
  rule: knownValues,
  kind: 'field',
  how: 'words',
})

const outcomes = /^(?:results?|outcomes?|answers?|verdicts?|decisions?)$/

/** "whose result is known": the one yes or no that is not told of all. */
const byOutcome = (chart: Chart, at: number, on: Dataset | null): EdgeOf<'field'>[] => {
  if (!outcomes.test(chart.word(at))) return []
  const [named, ...more] = chart.catalog.datasets
    .filter((dataset) => !dataset.hidden && (on === null || dataset === on))
    .flatMap(namedFields)
    .filter((each) => isLeftOut(each) && yesAndNo(each.field))
  return named && more.length === 0 ? [saidAt(named, at)] : []
}

/** Columns that may be meant at a word: what some rows lack goes before what all have; only one of several that are called a little so. */
const columnsAt = (chart: Chart, at: number, on: Dataset | null): EdgeOf<'field'>[] => {
  const all = chart
    .of(at, 'field')
    .filter(
      (f) =>
        f.score >= (f.how === 'exact' ? 0.5 : 0.6) &&
        (on === null || f.dataset === on) &&
        (isLeftOut(f) || yesAndNo(f.field)),
    )
  if (all.length === 0) return [...byOutcome(chart, at, on), ...byRoot(chart, at, on)].slice(0, 1)
  const longestEnd = Math.max(0, ...all.map(({ end }) => end))
  const whole = all.filter(({ end, how }) => end === longestEnd && how !== 'part')
  const parts = all.filter(({ end }) => end === longestEnd)
  if (whole.length > 0) return whole.slice(0, 2)
  const some = parts.filter(isLeftOut)
  return some.length === 1 ? some : parts.length === 1 ? parts : []
}

/** "a purchase price": what a word before says of the name behind it, which alone is meant. */
const isModifier = (chart: Chart, at: number): boolean =>
  /^\p{L}{3,}$/u.test(chart.word(at)) &&
  !isTurning(chart.word(at)) &&
  !chart.isPlain(at) &&
  saysOfCell(chart.word(at)) === null &&
  chart.at(at).every(({ kind }) => kind === 'field' || kind === 'entity' || kind === 'measure') &&
  chart.of(at, 'field').every(({ how, end }) => how !== 'exact' || end === at + 1)
const perModifier = 0.15

const empty: Scan = {
  at: 0,
  held: [],
  denied: 0,
  isGone: false,
  isTold: false,
  hasVerb: false,
  isWish: false,
  isModified: false,
  joint: '',
  cost: 0,
}

/** What one more word adds. */
const stepsFrom = (chart: Chart, scan: Scan): Scan[] => {
  const { at, held } = scan
  const any = phraseAt(chart, at, anyOfPhrases)
  if (any > 0) return [{ ...scan, at: at + any, joint: 'any' }]
  const filed = phraseAt(chart, at, filledInPhrases)
  if (filed > 0) return [{ ...scan, at: at + filed, isTold: true }]
  const word = chart.word(at)
  const says = saysOfCell(word)
  const fields = columnsAt(chart, at, held[0]?.named.dataset ?? null)
    .filter(({ field }) => !held.some(({ named }) => named.field === field))
    .map((named): Scan => {
      const isNext = held.length === 0 || /^(?:and|or|nor|,|&)$/.test(chart.word(at - 1)) || scan.joint !== ''
      return {
        ...scan,
        at: named.end,
        held: [...held, { named, at }],
        cost: scan.cost + costOf(named) + (isNext ? 0 : 1),
      }
    })
  if (says === null && isModifier(chart, at))
    for (const named of columnsAt(chart, at + 1, held[0]?.named.dataset ?? null))
      if (fields.every(({ at: end }) => end < named.end))
        fields.push({
          ...scan,
          at: named.end,
          held: [...held, { named, at }],
          cost: scan.cost + costOf(named) + perModifier,
          isModified: true,
        })
  const isName = fields.some(({ held: all }) => all.at(-1)?.named.how === 'exact')
  if (says === null || (isName && says !== 'not' && says !== 'gone')) return fields
  const next = { ...scan, at: at + 1 }
  switch (says) {
    case 'not':
      if (word === 'neither' || word === 'nor') return [{ ...next, denied: 1, joint: 'neither' }]
      return [{ ...next, denied: scan.denied + 1 }, ...fields]
    case 'gone':
      return [{ ...next, isGone: true, denied: scan.denied + (scan.isGone ? 0 : 1) }, ...fields]
    case 'told':
      return [{ ...next, isTold: true }, ...fields]
    case 'have':
      return [{ ...next, hasVerb: true, isWish: wishes.test(word) }, ...fields]
    case 'or':
      return [{ ...next, joint: scan.joint || 'or' }]
    case 'and':
    case 'all':
      return held.length > 0 || says === 'all' ? [{ ...next, joint: scan.joint || (word === ',' ? '' : 'and') }] : []
    default:
      return [next, ...fields]
  }
}

const conditionOf = (named: NamedField, isMissing: boolean, isWritten: boolean): Condition | null => {
  const pair = yesAndNo(named.field)
  // "no receipt" says no; "the receipt is not recorded" says nothing
  if (pair && (!isWritten || !isLeftOut(named)))
    return isWritten ? null : { compare: '=', left: fieldOf(named), right: { value: isMissing ? pair.no : pair.yes } }
  const gone: Condition = { missing: fieldOf(named) }
  return isMissing ? gone : opposite(gone)
}

const joined = (conds: Condition[], { joint, denied }: Scan): Condition | null => {
  const [first, ...more] = conds
  if (!first || more.length === 0) return first ?? null
  const isMissing = denied % 2 === 1
  if (joint === 'any') return { any: conds }
  if (joint === 'or') return { any: conds }
  return isMissing && joint === '' ? null : (and(conds) ?? null)
}

const asking = /^(?:is|are|was|were|do|does|did|have|has|had)$/

const limitOf = (chart: Chart, start: number, scan: Scan): Limit | null => {
  const { held, at: end, denied, isGone, isTold, hasVerb, isWish, cost } = scan
  const [first] = held
  if (!first || denied > 2) return null
  const isMissing = denied % 2 === 1
  const isWritten = isTold || isGone
  // a bare name says nothing of what stands there, and "no casualties" may be none of them
  if (!isMissing && !isTold && (!hasVerb || isWish || scan.isModified)) return null
  const isBareNo = isMissing && !isWritten && !hasVerb && scan.joint !== 'neither'
  if (isBareNo && held.some(({ named }) => isNumber(named.field) && Number(named.field.profile?.min ?? 1) <= 0))
    return null
  if (held.length === 1 && yesAndNo(first.named.field) && !isWritten) return null
  const conds = held.map(({ named }) => conditionOf(named, isMissing, isWritten))
  const cond = conds.every((each) => each !== null) ? joined(conds, scan) : null
  if (!cond) return null
  // "has no purchase | price": a name that goes on is not that of its first word
  const last = held.at(-1)?.named.end
  const goesOn = last === end && !chart.isPlain(end) && columnsAt(chart, end, null).length > 0 ? 0.5 : 0
  const asked = asking.test(chart.word(start)) ? 0.02 : 0
  // what is there is said of most in other words
  const loose = isMissing ? 0 : isTold ? 0.05 : 0.25
  return {
    cost: 0.03 + cost + asked + loose + goesOn,
    edges: [...held.map(({ named }) => conditionEdge(named, start, end, cond)), holding(start, end)],
    of: held.map(({ named }) => named),
    on: first.named.dataset,
    make: () => cond,
  }
}

export const knownValues = 'what stands in a column'

const conditionEdge = (named: EdgeOf<'field'>, start: number, end: number, cond: Condition): EdgeOf<'condition'> => ({
  start,
  end,
  score: named.score,
  rule: knownValues,
  kind: 'condition',
  cond,
  on: named.dataset,
  loose: false,
  field: named,
})

const known = new WeakMap<Chart, Map<number, Map<number, Limit[]>>>()

const scannedFrom = (chart: Chart, start: number): Map<number, Limit[]> => {
  const all = known.get(chart) ?? new Map<number, Map<number, Limit[]>>()
  known.set(chart, all)
  const before = all.get(start)
  if (before) return before
  const ends = new Map<number, Limit[]>()
  all.set(start, ends)
  const opens = saysOfCell(chart.word(start))
  // articles and the like are passed over by others
  if (opens === 'silent' && !/^(?:is|are|was|were|do|does|did|we|whose|it|they|who|that)$/.test(chart.word(start)))
    return ends
  if (opens === 'and' || (opens === null && chart.of(start, 'field').length === 0)) return ends
  let scans: Scan[] = [{ ...empty, at: start }]
  while (scans.length > 0) {
    const next = scans.flatMap((scan) => (scan.at < chart.tokens.length ? stepsFrom(chart, scan) : []))
    for (const scan of next) {
      const says = saysOfCell(chart.word(scan.at - 1))
      const isWhole = says === 'told' || says === 'gone' || says === 'have' || closing.test(chart.word(scan.at - 1))
      const limit = isWhole || scan.held.at(-1)?.named.end === scan.at ? limitOf(chart, start, scan) : null
      if (limit) ends.set(scan.at, [...(ends.get(scan.at) ?? []), limit])
    }
    scans = next
      .filter((scan) => scan.at - start < longest)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 12)
  }
  return ends
}

const closing =
  /^(?:in|out|down|up|question|questions|column|field|box|value|values|data|figure|figures|readings?|entry|entries|yet)$/

export const knownAt = (chart: Chart, start: number, end: number): Limit[] => scannedFrom(chart, start).get(end) ?? []
