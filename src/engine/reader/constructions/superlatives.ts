import { isPlural } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { fieldOf, isAmount, isNumber, isTimeLike } from '../fields.ts'
import { stemsKnown } from '../knowledge/abbreviations.ts'
import { isMoneyKept } from '../knowledge/money.ts'
import { isUnwelcome, qualities, superlatives as words } from '../knowledge/superlatives.ts'
import { identifierWords } from '../words/words.ts'
import { manyOfEach } from './counts.ts'
import { amountOfMass, isMomentOfEach, isOfMass, rowsNoun } from './naming/row-nouns.ts'
import { divisorsAt } from './per-unit/divisors.ts'
import { isOfAnOrder } from './ranking/orders.ts'
import {
  hintsIn,
  hintsOf,
  isMeantBy,
  isMeasured,
  isOfAnyAmount,
  qualityAt,
  type Said,
  saidAt,
} from './ranking/qualities.ts'
import { isPerAlready } from './ratios.ts'

const joints = /^(?:of|in|for|the|a|an|number|amount|total|average|to|have|had|a|single|individual|,)$/

const fieldsAfter = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const found: EdgeOf<'field'>[] = []
  for (let from = at; from <= at + 4; from++) {
    // "the biggest average stock" is no single stock, unless it is kept as an average
    const isAveraged = chart.tokens.slice(at, from).some(({ word }) => word === 'average')
    found.push(
      ...chart
        .of(from, 'field')
        .filter((f) => isAmount(f.field) || isTimeLike(f.field))
        // "the least popular kind", of classes 4A and 4B: no numbers
        .filter((f) => isNumber(f.field) || isTimeLike(f.field) || f.how === 'exact')
        // "the worst route", of routes of so many km: no number of them
        .filter((f) => !isThingItself(chart, f))
        .filter((f) => !isAveraged || /av(?:era)?g|mean/i.test(f.field.label)),
    )
    if (!joints.test(chart.word(from))) break
  }
  return found
}

/** Whether a word is what a thing or a column of kinds is called, and an amount only has it in its name. */
const isThingItself = (chart: Chart, { start, end, how, field }: EdgeOf<'field'>): boolean =>
  chart
    .of(start, 'field')
    .some(
      (f) =>
        f.end === end &&
        f.how === 'exact' &&
        f.field.type === 'text' &&
        identifierWords(f.field.label).length < identifierWords(field.label).length,
    ) ||
  (how === 'part' && chart.of(start, 'entity').some((e) => e.end === end && e.how === 'exact'))

/** Where the word itself stands, after "second" or "5". */
const headAt = (chart: Chart, at: number): { head: number; n: number | null; nth: number | null } => {
  const ordinal = chart.of(at, 'ordinal')[0]
  if (ordinal && saidAt(chart, ordinal.end) && !saidAt(chart, ordinal.end)?.order)
    return { head: ordinal.end, n: null, nth: ordinal.value }
  if (ordinal && chart.phrase(ordinal.end, 'to last') > 0) return { head: ordinal.end + 1, n: null, nth: ordinal.value }
  const before = chart.of(at, 'number')[0]
  return before && saidAt(chart, before.end) && before.value <= 1000
    ? { head: before.end, n: before.value, nth: null }
    : { head: at, n: null, nth: null }
}

/** "successful payments" are not the most successful one. */
const adjectives =
  /^(?:successful|common|frequent|frequently|expensive|costly|valuable|profitable|dense|populous|populated|powerful|efficient|economical)$/

const isFirstTime = (chart: Chart, at: number): boolean =>
  chart.word(at) === 'first' && /^(?:time|timers?)$/.test(chart.word(chart.word(at + 1) === '-' ? at + 2 : at + 1))

const mains = /^(?:main|chief|principal|primary|predominant|prevalent|prevailing|leading|favou?rite|number-one|usual)$/

/** "the main reason": the most usual one, of what has kinds; no "main course", which something is called. */
export const mainAt = (chart: Chart, at: number): Said | undefined =>
  mains.test(chart.word(at)) &&
  chart.of(at, 'field').length + chart.of(at, 'value').length === 0 &&
  chart.of(at + 1, 'field').some(({ field }) => field.type === 'text' && !isNumber(field) && field.role !== 'id')
    ? words.get('mostly')
    : undefined

/** "most", "least recent", "top 5 highest": what is said, how many, and where it ends. */
const wordsAt = (chart: Chart, head: number, wanted: number | null) => {
  const known = saidAt(chart, head) ?? mainAt(chart, head)
  // "first-time buyers" are no first ones
  if (!known || isFirstTime(chart, head)) return null
  if (adjectives.test(chart.word(head)) && wanted === null && !degree.test(chart.word(head - 1))) return null
  let used = known
  let end = head + 1
  let n = wanted
  // "the most fuel efficient"
  if (degree.test(chart.word(head)) && /^(?:fuel|energy)$/.test(chart.word(end)) && words.has(chart.word(end + 1)))
    end++
  if (chart.word(head) === 'most' && chart.phrase(end, 'of the time') > 0)
    return { used: words.get('mostly') ?? known, end: end + 3, n }
  const isDegree = degree.test(chart.word(head))
  const second = isDegree ? qualityAt(chart, end) : saidAt(chart, end)
  if (isDegree && second) {
    used = { ...second, descending: chart.word(head) === 'most' ? second.descending : !second.descending }
    end++
  } else if (second && chart.word(head) === 'top') {
    used = second
    end++
  }
  const quality = known.of === undefined && !known.order ? qualities.get(chart.word(end)) : undefined
  if (quality !== undefined) {
    used = { ...used, of: quality }
    end++
  }
  const after = chart.of(end, 'number')[0]
  if (n === null && after && after.value >= 1 && after.value <= 1000 && !degree.test(chart.word(head))) {
    n = after.value
    end = after.end
    return { n, ...(furtherAt(chart, end) ?? { used, end }) }
  }
  return { used, end, n }
}

const degree = /^(?:most|least)$/

/** "top 3 most expensive", "top 3 cheapest": what stands behind the number. */
const furtherAt = (chart: Chart, at: number): { used: Said; end: number } | null => {
  const quality = degree.test(chart.word(at)) ? qualityAt(chart, at + 1) : undefined
  const more = words.get(chart.word(at))
  if (!quality) return more ? { used: more, end: at + 1 } : null
  const isMost = chart.word(at) === 'most'
  return { used: { ...quality, descending: isMost ? quality.descending : !quality.descending }, end: at + 2 }
}

/** "at least", "within the first year", "from most to least", "biggest first": nothing stands first. */
const isNone = (chart: Chart, at: number): boolean =>
  isOfAnOrder(chart, at) ||
  (chart.word(at - 1) === 'at' && /^(?:least|most)$/.test(chart.word(at))) ||
  chart.word(at - 1) === 'within' ||
  chart.phrase(at - 2, 'within the') > 0

/** "the most wins", "top 5", "second highest", "longest", "first". */
export const superlatives: PartConstruction = {
  name: 'what stands first',
  examples: [
    'the most wins',
    'top 5 products by revenue',
    'second highest mountain',
    'the earliest order',
    'who has been a member the longest',
    'the cheapest room per square metre',
    'the car with the most horsepower per dollar',
  ],
  match(chart, at) {
    const { head, n: wanted, nth } = headAt(chart, at)
    const said = wordsAt(chart, head, wanted)
    if (!said || isNone(chart, at)) return []
    return waysOf(chart, sinceWhen(chart, at, said.used) ?? said.used).flatMap((used) =>
      standingFirst(chart, at, { ...said, used, head, nth }),
    )
  },
}

/** Of a speed the fastest is the highest, of a time the lowest. */
const waysOf = (chart: Chart, used: Said): Said[] => {
  const fields = chart.catalog.datasets.flatMap((d) => d.fields.filter((f) => !f.hidden && isNumber(f)))
  const turned = used.turned === undefined ? null : { descending: !used.descending, of: used.turned }
  const isThere = (said: Said) => fields.some((field) => isMeantBy({ hints: hintsOf(said), time: false }, field))
  // "the busiest month", of rows that are so many faults
  if (used.orOften && !isThere(used)) return [{ descending: used.descending, often: true }]
  // hours that something else took are no time of the fastest, where there is a speed
  const isNamed = fields.some((field) => stemsKnown(field).some((own) => hintsIn(chart, used).includes(own)))
  return turned && isThere(turned) ? (isNamed ? [used, turned] : [turned]) : [used]
}

type Base = Omit<EdgeOf<'superlative'>, 'end'>
type Head = { used: Said; head: number; end: number; n: number | null; nth: number | null }

const standingFirst = (chart: Chart, at: number, { used, head, end, n, nth }: Head): Edge[] => {
  const base: Base = {
    start: at,
    score: 0.9,
    rule: superlatives.name,
    kind: 'superlative',
    word: chart.word(head),
    descending: used.descending,
    field: null,
    measure: null,
    on: null,
    n: n ?? (nth === null ? (wantedBefore(chart, at) ?? severalAfter(chart, head, end)) : null),
    nth,
    time: used.time ?? false,
    order: used.order ?? false,
    hints: hintsIn(chart, used),
  }
  const out: Edge[] = [{ ...base, end }]
  // "the most common reason for a delay" is no longest delay
  if (used.often) return out
  if (!used.order && (!isOfAnyAmount(base.hints) || /^(?:most|least|highest|lowest)$/.test(base.word)))
    for (const per of dividedBy(chart, end)) out.push({ ...base, end: per.end, score: per.score, per })
  // "the deadliest year" is not the highest year
  const told = ({ field, start }: EdgeOf<'field'>) =>
    base.hints.length === 0 ||
    base.time ||
    (!(isTimeLike(field) || calendar.test(chart.word(start))) && !isOfAnother(chart, used, base.hints, field))
  for (const f of rankedBy(chart, head, end))
    out.push({ ...base, ...turnedFor(base, [f]), end, field: f, on: f.dataset, score: Math.max(0.9, f.score) })
  for (const f of fieldsAfter(chart, end).filter(told))
    for (const { per, end: to } of [{ end: f.end, per: undefined }, ...perBehind(chart, f)])
      out.push({
        ...base,
        ...turnedFor(base, [f]),
        end: to,
        field: f,
        on: f.dataset,
        score: surer(base, f),
        ...(per && { per }),
      })
  if (/^(?:most|fewest|least)$/.test(base.word) && !used.order)
    for (const { measure, ...f } of numbersOf(chart, end))
      out.push({ ...base, end: f.end, measure, on: f.dataset, score: f.score })
  return [...out, ...byWhatFollows(chart, base, used, head, end)]
}

/** "the most orders", "highest average price": the figure or the things that stand behind. */
const byWhatFollows = (chart: Chart, base: Base, used: Said, head: number, end: number): Edge[] => {
  const out: Edge[] = []
  for (let from = end; from <= end + 3; from++) {
    for (const m of chart.of(from, 'measure'))
      if (m.measures.length === 1 && m.fn !== 'sum!' && m.fn !== 'avg!')
        out.push({
          ...base,
          ...turnedFor(base, m.fields),
          end: m.end,
          measure: m.measures[0] ?? null,
          on: m.on,
          score: m.score,
        })
    for (const e of chart.of(from, 'entity'))
      if (chart.word(head) !== 'top' && !used.order && isOfAnyAmount(base.hints))
        out.push(
          ...standingOf(chart, e).map((measure) => ({
            ...base,
            end: e.end,
            measure,
            on: e.dataset,
            score: isOfMass(chart, e) ? 0.9 : e.score * 0.9,
          })),
        )
    if (!joints.test(chart.word(from))) break
  }
  return out
}

/** "the longest charging session", where each has a duration: not the highest charge. */
const isOfAnother = (chart: Chart, { turned = '' }: Said, hints: string[], field: Field): boolean =>
  !isOfAnyAmount(hints) &&
  isMoneyKept(field) &&
  ![hints, hintsOf({ of: turned })].some((said) => isMeantBy({ hints: said, time: false }, field)) &&
  isMeasured(chart, hints)

/** "the most orders": so many of them; "the most milk": what it comes to, where one amount alone can say so. */
const standingOf = (chart: Chart, e: EdgeOf<'entity'>): Measure[] => {
  if (!isOfMass(chart, e)) return [{ count: e.dataset.name }]
  const amount = amountOfMass(chart, e)
  return amount ? [{ fn: 'sum', of: fieldOf(amount) }] : []
}

/** "the most countries": different ones; "the most titles", where each row is one: rows. */
const numbersOf = (chart: Chart, at: number): { measure: Measure; dataset: Dataset; end: number; score: number }[] => {
  const isRows = (f: EdgeOf<'field'>) => isOwnName(f) || rowsNoun(chart, f) === 'rows' || isMomentOfEach(chart, f)
  const rows = chart.of(at, 'field').filter((f) => isPlural(chart.word(f.end - 1)) && isRows(f))
  return [
    ...manyOfEach(chart, at).map((f) => ({ ...f, measure: { fn: 'distinct' as const, of: fieldOf(f) } })),
    ...rows.map((f) => ({ ...f, measure: { count: f.dataset.name } })),
  ]
}

const isOwnName = ({ dataset, field: { name, profile } }: EdgeOf<'field'>): boolean =>
  dataset.nameFields.join() === name && profile !== null && profile.distinct === profile.rows

const ranking = /^(?:top|bottom|best|worst|leading|\p{L}{4,}est)$/u

/** "top 3 agents by satisfaction", "worst line for delays", "biggest country by population": the figure behind is what they stand in order of. */
const rankedBy = (chart: Chart, head: number, end: number): EdgeOf<'field'>[] => {
  if (!ranking.test(chart.word(head))) return []
  const places = [2, 3, 4, 5, 6, 7, 8].map((more) => end + more - 1)
  return places.flatMap((at) => chart.of(at, 'field').filter((f) => isRankedBy(chart, f))).slice(0, 4)
}

const ofWhat = [
  'by',
  'in terms of',
  'going by',
  'judging by',
  'according to',
  'measured by',
  'based on',
  'when it comes to',
]
/** What only the best and the worst are said to be so in. */
const inWhat = ['for', 'in', 'on', 'with']

const saysByWhat = (chart: Chart, at: number, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => chart.phrase(at - phrase.split(' ').length, phrase) > 0)

/** Whether a field behind "by" is what a ranking is by, and no group. */
export const isRankedBy = (chart: Chart, { start, field }: EdgeOf<'field'>): boolean => {
  if (!isNumber(field) || isTimeLike(field) || field.role === 'id') return false
  const isBy = saysByWhat(chart, start, ofWhat)
  if (!isBy && !(isUnwelcome(stemsKnown(field)) && saysByWhat(chart, start, inWhat))) return false
  const from = chart.tokens.findLastIndex(({ word }, at) => at < start - 1 && at >= start - 8 && ranking.test(word))
  if (from < 0 || (!isBy && !/^(?:best|worst)$/.test(chart.word(from)))) return false
  const isAmountSaid = (at: number) =>
    chart.of(at, 'field').some((f) => isNumber(f.field) && f.score >= 0.8 && f.how !== 'part')
  return Array.from({ length: start - 2 - from }, (_, i) => from + 1 + i).every((at) => !isAmountSaid(at))
}

/** "the worst delay" is the longest one. */
const turnedFor = ({ word, descending }: Pick<EdgeOf<'superlative'>, 'word' | 'descending'>, fields: NamedField[]) =>
  /^(?:best|worst)$/.test(word) && fields.some(({ field }) => isUnwelcome(stemsKnown(field)))
    ? { descending: !descending }
    : {}

const calendar = /^(?:hour|day|week|month|quarter|year)s?$/

/** "the longest wings", of what has a wing length: no doubt that. */
const surer = (said: Pick<EdgeOf<'superlative'>, 'hints' | 'time'>, { field, score, how }: EdgeOf<'field'>): number =>
  (how === 'words' || how === 'part') && !isOfAnyAmount(said.hints) && isMeantBy(said, field)
    ? Math.max(score, 0.93)
    : score

const staying = /^(?:been|lived|stayed|worked|served|belonged|played|waited|stood|kept|held|had|known)$/

/** "who has been a member the longest": since the earliest time, not by an amount. */
const sinceWhen = (chart: Chart, at: number, { of = '', descending }: Said): Said | null => {
  const from = Math.max(0, at - 7)
  const stays = chart.tokens.findIndex((t, i) => i > from && i < at && staying.test(t.word))
  const isPerfect = stays > 0 && /^(?:has|have|had)$/.test(chart.word(stays - 1))
  return isPerfect && of.includes('duration') ? { descending: !descending, time: true, order: true } : null
}

/** "the most horsepower per dollar": of each row, that for one of the other. */
const perBehind = (chart: Chart, of: EdgeOf<'field'>): { per: NamedField; end: number }[] =>
  isPerAlready(of)
    ? []
    : divisorsAt(chart, of.end).flatMap(({ named, end }) =>
        named.dataset === of.dataset && named.field !== of.field ? [{ per: named, end }] : [],
      )

/** "per square metre", "per bed": the column that holds so many of them. */
const dividedBy = (chart: Chart, at: number): (NamedField & { end: number; score: number })[] => {
  if (chart.word(at) !== 'per') return []
  const said = chart.of(at + 1, 'field').filter((f) => isNumber(f.field) && f.score >= 0.9)
  const measured = divisorsAt(chart, at)
    .filter(({ named }) => !said.some(({ field }) => field === named.field))
    .map(({ named, end, score }) => ({ ...named, end, score }))
  return [...said, ...measured]
}

/** "the top customers": a few. */
const severalAfter = (chart: Chart, head: number, end: number): number | null => {
  const next = chart.tokens[end]
  return chart.word(head) === 'top' && end === head + 1 && next?.word === `${next?.stem}s` ? 5 : null
}

/** "the three cities with the highest ...", "ten countries with the lowest ...": the number stands before. */
export const wantedBefore = (chart: Chart, at: number): number | null => {
  const first = chart.of(0, 'number')[0]
  if (first && first.end < at && first.value >= 2 && first.value <= 20 && at <= 7 && !/^\d{3,}$/.test(chart.word(0)))
    return first.value
  for (let from = at - 2; from >= Math.max(0, at - 7); from--) {
    const number = /^(?:the|which|what|name|list|show)$/.test(chart.word(from))
      ? chart.of(from + 1, 'number')[0]
      : undefined
    if (number && number.end < at && number.value >= 2 && number.value <= 20) return number.value
  }
  return null
}
