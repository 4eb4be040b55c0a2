import type { Dataset } from '../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { isNumber, isTime, namedFields, timeFields } from '../fields.ts'
import { isMoneyKept } from '../knowledge/money.ts'
import { isDuration } from '../knowledge/units.ts'
import { identifierWords } from '../words/words.ts'
import { askedColumnAt } from './asked-columns.ts'
import { costOf, holding, type Phrase, phraseAt } from './phrases.ts'

/** Columns that are asked for one beside the other: "name, club and fee of", "- site, date and value", "? Number and amount please". */

/** A field that rows are narrowed by; what is gone has nothing to tell. */
export type Held = { of: readonly NamedField[]; isGone: boolean }

type Told = { named: NamedField; cost: number }
/** What one of them may be, for rows of a dataset that are narrowed so. */
type Item = { start: number; end: number; of(base: Dataset, limits: readonly Held[], up: readonly Dataset[]): Told[] }

/** `isBehind`: what the rows are stands before them. `isWith`: these are told beside their names. `isAsked`: by questions, "who has it". */
export type Columns = Phrase & {
  end: number
  items: readonly Item[]
  isBehind: boolean
  isWith: boolean
  isAsked: boolean
}

const openers = [
  ', with their',
  ', with its',
  'with their',
  'with its',
  'together with',
  'along with',
  'including their',
  ', including',
  ', with',
  'with',
  'showing',
  'show me',
  'show',
  'give me',
  'give',
  'i need',
  'i want',
  '-',
  '–',
  '—',
  ':',
  '(',
  '?',
  '.',
  ';',
  ',',
]
const determiners = /^(?:the|their|its|his|her|our|also|each|respective|both|me|us)$/
const separators = /^(?:,|and|&|plus)$/
const after = /^(?:of|for|from|in|on|that|which|who|whose|where|when|with|by|at|if|with|without)$/
/** "where and when did we". */
const doing = /^(?:did|do|does|was|were|is|are|has|have|had)$/
const last = /^(?:please|pls|plz|thanks|too|\)|,|;)$/

const skipWords = (chart: Chart, at: number, what: RegExp): number => {
  let next = at
  while (what.test(chart.word(next))) next++
  return next
}

const isBreak = (chart: Chart, at: number): boolean =>
  at >= chart.tokens.length ||
  separators.test(chart.word(at)) ||
  after.test(chart.word(at)) ||
  last.test(chart.word(at))

/** Words for what a column is, whatever it is called. */
const kinds: [words: RegExp, of: (base: Dataset, limits: readonly Held[]) => NamedField[]][] = [
  [
    /^(?:ids?|number|no|nr|ref|reference|code)$/,
    (base) => namedFields(base).filter(({ field }) => base.primaryKey.includes(field.name)),
  ],
  [/^names?$/, (base) => namedFields(base).filter(({ field }) => base.nameFields.includes(field.name))],
  [/^(?:date|day|when)$/, (base, limits) => [...limitedTo(limits, ({ field }) => isTime(field)), ...timesOf(base)]],
  [
    /^times?$/,
    (base, limits) => [
      ...limitedTo(limits, isTimed),
      ...clocksOf(base),
      ...lastOf(namedFields(base).filter(isTimed)),
      ...timesOf(base),
    ],
  ],
  [
    /^(?:amount|amounts|price|cost|costs|fee|charge|sum|total|value|money)$/,
    (base, limits) => [...limitedTo(limits, ({ field }) => isMoneyKept(field)), ...moneyIn(base)],
  ],
  [
    /^(?:value|values|reading|readings|level|result|figure|measurement|count|amount)$/,
    (_, limits) => limitedTo(limits, ({ field }) => isNumber(field) && field.role !== 'id'),
  ],
]

/** How long it took, in minutes or the like. */
export const isTimed = ({ field }: NamedField): boolean =>
  isNumber(field) &&
  field.role === 'measure' &&
  (isDuration(field) ||
    /^(?:min|mins|minutes|sec|secs|seconds|hours|hrs)$/.test(identifierWords(field.label).at(-1) ?? ''))

/** The only time of day that rows have. */
const clocksOf = (base: Dataset): NamedField[] => {
  const clocks = namedFields(base).filter(({ field }) => field.type === 'time')
  return clocks.length === 1 ? clocks : []
}

const lastOf = (fields: readonly NamedField[]): NamedField[] => fields.slice(-1)

/** What was held against something; what is missing is not told. */
const limitedTo = (limits: readonly Held[], is: (named: NamedField) => boolean): NamedField[] =>
  limits.filter(({ isGone }) => !isGone).flatMap(({ of }) => of.filter(is))

/** When rows are of, where nothing else is said. */
export const timesOf = (base: Dataset): NamedField[] => {
  const times = timeFields(base).filter(({ field }) => isTime(field))
  const own = times.filter(({ field }) => field.name === base.timeField)
  return own.length > 0 ? own : times.slice(0, 1)
}

const moneyIn = (base: Dataset): NamedField[] => {
  const money = namedFields(base).filter(({ field }) => isMoneyKept(field))
  return money.length === 1 ? money : []
}

const ofKind =
  (word: string) =>
  (base: Dataset, limits: readonly Held[]): Told[] => {
    const found = kinds.flatMap(([words, of]) => (words.test(word) ? of(base, limits) : []))
    return found.map((named, i) => ({ named, cost: 0.2 + 0.4 * i }))
  }

/** "guest" is the guest, and not how many guests there are. */
const ofEdges =
  (chart: Chart, edges: readonly EdgeOf<'field'>[]) =>
  (base: Dataset, limits: readonly Held[], up: readonly Dataset[]): Told[] =>
    edges
      .filter(({ dataset }) => up.includes(dataset))
      .map((edge) => {
        const spokenOf = limits.find(({ of }) => of.some(({ field }) => field === edge.field))
        // where it is gone there is nothing to tell
        const less =
          (spokenOf?.isGone ? -1 : edge.how === 'exact' || !spokenOf ? 0 : 0.25) +
          (edge.dataset === base ? 0.05 : 0) +
          (isWritten(chart, edge) ? 0.05 : 0)
        return { named: edge, cost: costOf(edge) - less }
      })

const isWritten = (chart: Chart, { start, end, field }: EdgeOf<'field'>): boolean =>
  end === start + 1 && chart.word(start) === field.label.toLowerCase()

/** "date received", "inspection date": what a time is called, and that it is one. */
const datedAt = (chart: Chart, at: number): Item[] => {
  const isDate = (place: number) => /^(?:date|day|time)$/.test(chart.word(place))
  const times = (from: number, to: number) =>
    chart.of(from, 'field').filter(({ end, field }) => end === to && isTime(field))
  const before = isDate(at) && isBreak(chart, at + 2) ? times(at + 1, at + 2) : []
  const behind = isDate(at + 1) && isBreak(chart, at + 2) ? times(at, at + 1) : []
  const both = [...before, ...behind]
  return both.length > 0 ? [{ start: at, end: at + 2, of: ofEdges(chart, both) }] : []
}

/** "pet name", "customer number": of the rows that each belongs to. */
const ofThings = (chart: Chart, at: number): Item[] =>
  chart
    .of(at, 'entity')
    .filter(({ end, how }) => how !== 'part' && isBreak(chart, end + 1))
    .flatMap(({ end, dataset }) => {
      const kind = ofKind(chart.word(end))
      const isKind = kinds.slice(0, 2).some(([words]) => words.test(chart.word(end)))
      const of: Item['of'] = (_, limits, up) => (up.includes(dataset) ? kind(dataset, limits) : [])
      return isKind ? [{ start: at, end: end + 1, of }] : []
    })

/** "number and caller" are two, "bed and breakfast" may be one. */
const isOneName = (chart: Chart, { start, end, how, score }: EdgeOf<'field'>): boolean =>
  (how === 'exact' && score >= 0.95) || !chart.tokens.slice(start, end).some(({ word }) => separators.test(word))

const itemAt = (chart: Chart, place: number): Item | null => {
  const counted = phraseAt(chart, place, ['number of', 'the number of', 'name of the', 'name of'])
  const at = place + counted
  const fields = chart.of(at, 'field').filter((each) => isBreak(chart, each.end) && isOneName(chart, each))
  const end = Math.max(0, ...fields.map((f) => f.end))
  const kind = counted === 0 && isBreak(chart, at + 1) ? ofKind(chart.word(at)) : null
  const named = ofEdges(
    chart,
    fields.filter((f) => f.end === end),
  )
  const whole = [...datedAt(chart, at), ...ofThings(chart, at)].find((each) => each.end > end)
  if (whole) return whole
  if (end > 0)
    return {
      start: place,
      end,
      of: (base, limits, up) => [
        ...named(base, limits, up),
        ...(kind && end === at + 1 && fields.every(({ how }) => how !== 'exact') ? kind(base, limits) : []),
      ],
    }
  return kind && kinds.some(([words]) => words.test(chart.word(at))) ? { start: place, end: at + 1, of: kind } : null
}

const listFrom = (chart: Chart, at: number, isFirst: boolean): { items: Item[]; end: number; isAsked: boolean } => {
  const items: Item[] = []
  let end = at
  let isAsked = false
  for (let next = skipWords(chart, at, determiners); items.length < 8; ) {
    const asked = askedColumnAt(chart, next, isFirst)
    const item = asked ?? itemAt(chart, next)
    if (!item) break
    isAsked = items.length === 0 ? asked !== null : isAsked && asked !== null
    items.push(item)
    end = item.end
    const joint = skipWords(chart, end, separators)
    if (joint === end) break
    next = skipWords(chart, joint, determiners)
  }
  return { items, end, isAsked }
}

/** What may still stand behind a list at the end: "please", an order. */
const isLast = (chart: Chart, at: number): boolean => {
  const next = skipWords(chart, at, last)
  return next >= chart.tokens.length || chart.of(next, 'order').length > 0
}

/** Lists that begin at a place. `isFirst`: nothing but "list" or "I need" stands before. */
export const columnsAt = (chart: Chart, at: number, isFirst: boolean): Columns[] => {
  const out: Columns[] = []
  const words = phraseAt(chart, at, openers)
  const isWith = chart.tokens.slice(at, at + words).some(({ word }) => /^(?:with|including)$/.test(word))
  const put = (from: number, isBehind: boolean, least: number, cost: number) => {
    const { items, end, isAsked } = listFrom(chart, from, !isBehind)
    const isWhole = isBehind
      ? isLast(chart, end)
      : (isAsked ? doing : after).test(chart.word(end)) || isLast(chart, end)
    if (items.length >= (isAsked ? 1 : least) && isWhole)
      out.push({
        cost,
        edges: [holding(at, end)],
        end: skipWords(chart, end, /^\)$/),
        items,
        isBehind,
        isWith,
        isAsked,
      })
  }
  if (isFirst) put(at, false, 2, 0.1)
  else {
    const opener = chart.word(at)
    // "members with an email": who has one
    const isBare = opener === 'with' || opener === ','
    if (words > 0 && !/^(?:an?|no|any)$/.test(chart.word(at + words))) put(at + words, true, isBare ? 2 : 1, 0.05)
    const joint = phraseAt(chart, at, [', and', ', plus', 'and', '( and', '- and', '; and'])
    if (joint > 0 && askedColumnAt(chart, at + joint, false)) put(at + joint, true, 1, 0.05)
    if (words > 0 && opener === 'with' && !/^(?:an?|no|any)$/.test(chart.word(at + words)))
      put(at + words, true, 1, 0.4)
  }
  return out
}

const ways = 3
const aboutAsGood = 0.3

/** The columns that are meant of rows of a dataset, the likeliest first. */
export const columnsOn = (
  { items }: Columns,
  base: Dataset,
  limits: readonly Held[],
  up: readonly Dataset[],
): { fields: NamedField[]; cost: number }[] => {
  let found: { fields: NamedField[]; cost: number }[] = [{ fields: [], cost: 0 }]
  for (const item of items) {
    const told = new Map<string, Told>()
    for (const each of item.of(base, limits, up).sort((a, b) => a.cost - b.cost)) {
      const key = `${each.named.dataset.name} ${each.named.field.name}`
      if (!told.has(key)) told.set(key, each)
    }
    found = found
      .flatMap(({ fields, cost }) =>
        [...told.values()]
          .slice(0, ways)
          .filter(({ named }) => !fields.some(({ field }) => field === named.field))
          .map((each) => ({ fields: [...fields, each.named], cost: cost + each.cost })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, ways)
  }
  const [best] = found
  return found.filter(({ cost }) => best && cost <= best.cost + aboutAsGood)
}
