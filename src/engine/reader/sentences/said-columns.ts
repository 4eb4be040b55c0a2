import type { Grain, Over } from '../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { grainAt } from '../constructions/groups.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { isTimeLike, namedFields } from '../fields.ts'
import { matchNames } from '../names.ts'

/** One column that the words ask to see, with everything that it may be. */
export type SaidColumn = {
  start: number
  end: number
  /** Its first word. */
  word: string
  fields: EdgeOf<'field'>[]
  measures: EdgeOf<'measure'>[]
  grain: Grain | null
  /** A figure across the groups: a rank, a growth; of the measure that is said with it. */
  over: Over['kind'] | null
}

export type SaidColumns = {
  columns: SaidColumn[]
  /** The words without the list of columns, each word at its place. */
  rest: string
  /** Each different row once: "the distinct list of". */
  distinct: boolean
  /** They stand beside what is asked for: "the longest films, with their runtime". */
  beside: boolean
  /** It is asked which things they are: these are told too, where no column does. */
  whichThings: boolean
  /** So is what decides their order: "who ran fastest, and how fast". */
  figure: boolean
}

const orders =
  /^(?:also )?(?:please )?(?:return|give|show|list|provide|include|display|output|report|showing|i want|i need|i'd like|i would like|id like|returning)$/
const questions = /^(?:what is|what are|what was|what were|what's)$/
const determiners = /^(?:the|a|an|their|its|his|her|our|also|respective|corresponding|both|me|us|back|all|of|each|and)$/
/** "please show the date too". */
const politely = /^(?:please|pls|plz|thanks|too)$/
const ends = /^[.?!;]$/
const joints =
  /^(?:of|for|that|who|which|where|whose|with|by|from|in|on|across|per|if|when|as|sorted|ordered|starting|based|respectively)$/

/** Where each sentence begins and ends. */
const sentences = (chart: Chart): { start: number; end: number }[] => {
  const out: { start: number; end: number }[] = []
  let start = 0
  for (let at = 0; at <= chart.tokens.length; at++) {
    if (at < chart.tokens.length && !ends.test(chart.word(at))) continue
    if (at > start) out.push({ start, end: at })
    start = at + 1
  }
  return out
}

const skipWords = (chart: Chart, at: number, what: RegExp, end: number): number => {
  let next = at
  while (next < end && what.test(chart.word(next))) next++
  return next
}

/** "(based on sale price)", "(as a date)": a note behind a column. */
const afterNote = (chart: Chart, at: number, end: number): number => {
  if (chart.word(at) !== '(') return at
  for (let next = at + 1; next < Math.min(end, at + 8); next++) if (chart.word(next) === ')') return next + 1
  return at
}

/** "coupons issued", "amount paid with it": what was done stands behind the column. */
const afterDeed = (chart: Chart, at: number, end: number): number => {
  const deed = /^(?:\p{L}{3,}ed|made|sent|sold|bought|spent|given|taken|paid)$/u.test(chart.word(at)) ? at + 1 : at
  const with_ = deed > at && /^(?:with|by|to|for)$/.test(chart.word(deed)) && /^(?:it|them)$/.test(chart.word(deed + 1))
  return Math.min(end, with_ ? deed + 2 : deed)
}

const isBreak = (chart: Chart, from: number, end: number): boolean => isEnd(chart, afterDeed(chart, from, end), end)
const isEnd = (chart: Chart, at: number, end: number): boolean =>
  at >= end ||
  /^(?:,|and|&|\(|\))$/.test(chart.word(at)) ||
  politely.test(chart.word(at)) ||
  joints.test(chart.word(at)) ||
  /^values?$/.test(chart.word(at))

/** "first and last name", "start and end dates": what is said last belongs to both. */
const shortened = (chart: Chart, at: number, end: number): SaidColumn | null => {
  if (chart.word(at + 1) !== 'and') return null
  const whole = chart
    .of(at + 2, 'field')
    .filter((f) => f.end <= end && f.end - f.start >= 2)
    .sort((a, b) => b.end - a.end)[0]
  const [first, last] = [chart.tokens[at]?.stem, chart.tokens[(whole?.end ?? 0) - 1]?.stem]
  if (!whole || !first || !last) return null
  const exact = (stem: string) => [{ stem, weight: 1, how: 'exact' as const }]
  const fields = matchNames(chart.names, [exact(first), exact(last)]).flatMap(({ name, score, how }) =>
    name.kind === 'field'
      ? [
          {
            start: at,
            end: at + 1,
            score,
            how,
            rule: 'names',
            kind: 'field' as const,
            dataset: name.dataset,
            field: name.field,
            ref: name.ref,
          },
        ]
      : [],
  )
  return plainColumn(chart, at, at + 1, fields)
}

/** "customer rank by total amount", "month over month change in average price", "revenue rank". */
const acrossAt = (chart: Chart, at: number, end: number): SaidColumn | null => {
  for (let from = at; from <= Math.min(end - 1, at + 2); from++) {
    const over = chart.of(from, 'over').toSorted((a, b) => b.end - a.end)[0]
    if (!over || over.over.kind === 'share' || over.end > end) {
      if (!/^[\p{L}-]+$/u.test(chart.word(from))) return null
      continue
    }
    const measured = /^(?:by|in|of)$/.test(chart.word(over.end))
    const measures = measured ? chart.of(over.end + 1, 'measure').filter((m) => m.end <= end && !m.loose) : []
    const last = Math.max(over.end, ...measures.map((m) => m.end))
    // "the change from 1990 to 2020" is no step from row to row
    const isBetween = chart.tokens.some((_, i) => i >= last && chart.of(i, 'sides').length > 0)
    if (!isBreak(chart, last, end) || (isBetween && /^(?:change|growth)$/.test(over.over.kind))) return null
    return {
      start: at,
      end: last,
      word: chart.word(at),
      fields: [],
      measures: measures.filter((m) => m.end === last),
      grain: null,
      over: over.over.kind,
    }
  }
  return null
}

/** "user id and username" are two names, "math and statistics" may be one. */
const isOneName = (chart: Chart, f: EdgeOf<'field'>): boolean =>
  (f.how === 'exact' && f.score >= 0.95) ||
  !chart.tokens.slice(f.start, f.end).some((t) => /^(?:and|,|\()$/.test(t.word))

const plainColumn = (chart: Chart, at: number, last: number, fields: EdgeOf<'field'>[]): SaidColumn | null =>
  fields.length > 0
    ? { start: at, end: last, word: chart.word(at), fields, measures: [], grain: null, over: null }
    : null

/** "and when they were opened": the time of that. */
const whenDone = (chart: Chart, at: number, end: number): SaidColumn | null => {
  if (chart.word(at) !== 'when') return null
  const deed = skipWords(chart, at + 1, /^(?:they|it|he|she|we|each|was|were|is|are|has|have|had|been|did)$/, end)
  const times = chart.of(deed, 'field').filter((f) => isTimeLike(f.field) && f.end <= end && isBreak(chart, f.end, end))
  return plainColumn(chart, at, Math.max(0, ...times.map((f) => f.end)), times)
}

/** "id, street": what tells the rows apart. */
const ownId = (chart: Chart, at: number, end: number): SaidColumn | null => {
  const isListed = at + 1 >= end || /^(?:,|and|&)$/.test(chart.word(at + 1))
  if (!isListed || !/^(?:id|ids|number|ref|reference|code)$/.test(chart.word(at))) return null
  const ids = chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).filter(({ field }) => dataset.primaryKey.includes(field.name)),
  )
  const span = { start: at, end: at + 1, score: 0.9, rule: 'names', kind: 'field' as const, how: 'part' as const }
  return plainColumn(
    chart,
    at,
    at + 1,
    ids.map((named) => ({ ...span, ...named })),
  )
}

/** "inspection date", where the column is called "inspected". */
const datedColumn = (chart: Chart, at: number, end: number): SaidColumn | null => {
  const times = chart
    .of(at, 'field')
    .filter(
      (f) => isTimeLike(f.field) && /^(?:date|time|day)$/.test(chart.word(f.end)) && isBreak(chart, f.end + 1, end),
    )
  return plainColumn(chart, at, Math.max(0, ...times.map((f) => f.end)) + 1, times)
}

const columnAt = (chart: Chart, at: number, end: number): SaidColumn | null => {
  const short = shortened(chart, at, end) ?? acrossAt(chart, at, end) ?? whenDone(chart, at, end)
  if (short) return short
  const fields = chart
    .of(at, 'field')
    .filter((f) => f.end <= end && isBreak(chart, f.end, end) && isOneName(chart, f))
    // "list the tracks on": the things themselves, not a field that is called after them
    .filter((f) => !chart.of(at, 'entity').some((e) => e.end >= f.end && e.score > f.score + 0.1))
    // "show me the cancelled bookings": bookings, of which some are
    .filter((f) => !yesAndNo(f.field) || f.end < at + 2 || chart.of(f.end - 1, 'entity').length === 0)
    // "symbol of tickers that": the rows are spoken of behind "of"
    .filter((f, _, all) => !all.some((o) => o.end < f.end && chart.word(o.end) === 'of'))
  const measures = chart
    .of(at, 'measure')
    .filter((m) => m.end <= end && isBreak(chart, m.end, end) && !m.loose && m.measures.length === 1)
  const grain = grainAt(chart, at)
  const last = Math.max(0, ...fields.map((f) => f.end), ...measures.map((m) => m.end))
  if (grain && grain.end >= last && isBreak(chart, grain.end, end))
    return {
      start: at,
      end: grain.end,
      word: chart.word(at),
      fields: fields.filter((f) => f.end === grain.end),
      measures: [],
      grain: grain.grain,
      over: null,
    }
  if (last === 0) return datedColumn(chart, at, end) ?? ownId(chart, at, end)
  return {
    start: at,
    end: last,
    word: chart.word(at),
    fields: fields.filter((f) => f.end === last),
    measures: measures.filter((m) => m.end === last),
    grain: null,
    over: null,
  }
}

const figureWords =
  /^(?:figure|figures|rate|percentage|percent|share|value|amount|result|total|average|difference|change|number|count)$/

/** "clarity and the figure", "precinct, neighborhood, number": what decides the order. */
const isFigure = (chart: Chart, at: number, end: number): boolean =>
  figureWords.test(chart.word(at)) &&
  !chart.of(at, 'field').some((f) => f.end === at + 1 && f.score >= 0.5) &&
  isBreak(chart, at + 1, end) &&
  !joints.test(chart.word(at + 1)) &&
  (!/^(?:number|count)$/.test(chart.word(at)) || chart.tokens.some(({ word }) => /^(?:most|fewest|many)$/.test(word)))

type Listed = { columns: SaidColumn[]; end: number; figure: boolean }

/** The columns that are listed from a place on, and where the list ends. */
const listAt = (chart: Chart, at: number, end: number): Listed => {
  const columns: SaidColumn[] = []
  let last = at
  let figure = false
  for (let next = at; next < end; ) {
    next = skipWords(chart, next, determiners, end)
    if (isFigure(chart, next, end) && columns.length > 0) {
      figure = true
      last = next + 1
      next = skipWords(chart, last, /^(?:,|and|&)$/, end)
      if (next === last) break
      continue
    }
    const column = columnAt(chart, next, end)
    if (!column) break
    columns.push(column)
    last = afterNote(chart, afterDeed(chart, skipWords(chart, column.end, /^values?$/, end), end), end)
    const more = skipWords(chart, last, /^(?:,|and|&|as|well|along|with)$/, end)
    if (more === last) break
    next = more
  }
  return { columns, end: last, figure }
}

const opening = (chart: Chart, at: number): { length: number; order: boolean } => {
  const words = (n: number) =>
    chart.tokens
      .slice(at, at + n)
      .map((t) => t.word)
      .join(' ')
  for (let n = 3; n >= 1; n--) {
    if (orders.test(words(n))) return { length: n, order: true }
    if (n === 2 && questions.test(words(n))) return { length: n, order: false }
  }
  return { length: 0, order: false }
}

const distinctList = /^(?:distinct|unique|list|full|complete|details|table)$/

type Found = { from: number; to: number; figure?: boolean } & Pick<SaidColumns, 'columns' | 'distinct' | 'beside'>

const inSentence = (chart: Chart, { start, end }: { start: number; end: number }, alone: boolean): Found | null => {
  const found =
    aside(chart, start, end) ??
    inBrackets(chart, start, end) ??
    behind(chart, start, end) ??
    listAlone(chart, start, end, alone)
  if (found) return found
  for (let at = start; at < end; at++) {
    const { length, order } = opening(chart, at)
    if (length === 0 || (at > start && (!order || chart.word(at - 1) !== ','))) continue
    let from = skipWords(chart, at + length, determiners, end)
    const listed = skipWords(chart, from, distinctList, end)
    const distinct = /^(?:distinct|unique)$/.test(chart.word(from))
    from = skipWords(chart, listed, determiners, end)
    const list = listAt(chart, from, end)
    if (list.columns.length === 0) continue
    const whole = skipWords(chart, list.end, politely, end) >= end
    const plain = list.columns.some((c) => c.measures.length === 0 || c.grain)
    const enough = order
      ? list.columns.length > 1 || (plain && (whole ? !alone : joints.test(chart.word(list.end))))
      : list.columns.length > 1 && plain
    if (!enough || (whole && alone)) continue
    return { from: at, to: list.end, columns: list.columns, distinct, beside: false, figure: list.figure }
  }
  return null
}

/** "users (user id and username) who ...". */
const inBrackets = (chart: Chart, start: number, end: number): Found | null => {
  for (let at = start + 1; at < end; at++) {
    if (chart.word(at) !== '(') continue
    const named = chart.tokens.some((_, i) => i < at && chart.of(i, 'entity').some((e) => e.end === at))
    const list = named ? listAt(chart, at + 1, end) : null
    if (list && list.columns.length > 1 && chart.word(list.end) === ')')
      return { from: at, to: list.end + 1, columns: list.columns, distinct: false, beside: false }
  }
  return null
}

const asides: [words: RegExp, of: (named: NamedField) => boolean][] = [
  [/^where$/, ({ field }) => field.role === 'place'],
  [/^when$/, ({ dataset, field }) => field.name === dataset.timeField],
  [/^(?:who|whom)$/, ({ dataset, field }) => dataset.nameFields.includes(field.name)],
]
const howMuch = /^(?:much|many|high|long|old|big|far|tall|heavy|fast|large|deep|often)$/
const maxAside = 3
const trailing =
  /^(?:is|was|were|are|did|does|do|it|that|they|he|she|this|each|in|total|ran|won|made|took|happened|be|cost)$/

/** "which lake is the deepest, how deep is it and where": asked besides, at the end. */
const aside = (chart: Chart, start: number, end: number): Found | null => {
  for (let at = start + 3; at < end; at++) {
    if (!/^(?:,|and)$/.test(chart.word(at))) continue
    const columns: SaidColumn[] = []
    let figure = false
    let next = at
    while (next < end && columns.length < maxAside) {
      next = skipWords(chart, next, /^(?:,|and|also|by)$/, end)
      const how = chart.word(next) === 'how' && howMuch.test(chart.word(next + 1))
      const fields = how ? [] : askedAside(chart, next)
      if (!how && fields.length === 0) break
      const last = skipWords(chart, next + (how ? 2 + thingsAt(chart, next) : 1), trailing, end)
      if (how) figure = true
      else columns.push({ start: next, end: last, word: '', fields, measures: [], grain: null, over: null })
      next = last
    }
    if (next >= end && (figure || columns.length > 0))
      return { from: at, to: end, columns, distinct: false, beside: true, figure }
  }
  return null
}

/** "and how many stones is that": what is counted, which has no other name here. */
const thingsAt = (chart: Chart, at: number): number => {
  const from = at + 2
  const isNamed = (['field', 'value', 'measure'] as const).some((kind) => chart.of(from, kind).length > 0)
  return chart.word(at + 1) === 'many' && chart.word(from).endsWith('s') && !isNamed ? 1 : 0
}

const askedAside = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const isSuch = asides.find(([words]) => words.test(chart.word(at)))?.[1]
  const span = { start: at, end: at + 1, score: 0.9, rule: 'names', kind: 'field' as const, how: 'part' as const }
  return chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).flatMap((named) => (isSuch?.(named) ? [{ ...span, ...named }] : [])),
  )
}

const isOfFields = (columns: SaidColumn[]): boolean => columns.every((c) => c.fields.length > 0)

/** "matches on TV: home team, home goals", "the longest films, with their runtime": a list at the end. */
const behind = (chart: Chart, start: number, end: number): Found | null => {
  for (let at = start + 1; at < end; at++) {
    const isColon = chart.word(at) === ':' || isDash(chart, at)
    const length = besideWords.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? bareWith(chart, at)
    if (!isColon && (length === 0 || /^an?$/.test(chart.word(at + length)))) continue
    const from = isColon ? at + 1 + opening(chart, at + 1).length : at + length
    const { columns, end: last, figure } = listAt(chart, from, end)
    const whole = skipWords(chart, last, politely, end) >= end || isOrdered(chart, last, end)
    if (whole && columns.length > (isColon ? 1 : 0) && isOfFields(columns))
      return { from: at, to: last, columns, distinct: false, beside: !isColon, figure }
  }
  return null
}
/** "top 10 women - name, club, time". */
const isDash = (chart: Chart, at: number): boolean => {
  const [before, dash, after] = [chart.tokens[at - 1], chart.tokens[at], chart.tokens[at + 1]]
  if (!before || !dash || !after) return false
  return /^[-\u2013\u2014]$/.test(dash.word) && before.end < dash.start && dash.end < after.start
}

/** "the 5 dearest items with price". */
const bareWith = (chart: Chart, at: number): number =>
  chart.word(at) === 'with' && chart.tokens.some((_, i) => i < at && chart.of(i, 'superlative').length > 0) ? 1 : 0

/** ", newest first": how the list is ordered. */
const isOrdered = (chart: Chart, at: number, end: number): boolean =>
  chart.word(at) === ',' && chart.of(at + 1, 'order').some((order) => order.end >= end)

const besideWords = [
  ', with their',
  ', with its',
  'with their',
  'with its',
  'together with their',
  'along with their',
  'including their',
  ', with',
  ', including',
]

/** "which parts are missing? show the price": the parts, too. */
const asksWhich = /^(?:which|who|whose)$/

/** "Which match had the biggest crowd? Home team, away team and date please": a sentence that is a list and nothing else. */
const listAlone = (chart: Chart, start: number, end: number, alone: boolean): Found | null => {
  if (alone || start === 0) return null
  const { columns, end: last, figure } = listAt(chart, start, end)
  const whole = columns.length > 0 && skipWords(chart, last, politely, end) >= end
  return whole && isOfFields(columns) ? { from: start, to: end, columns, distinct: false, beside: false, figure } : null
}

/** The columns that a question names for its answer: "Return the name and the number of orders". */
export const saidColumns = (chart: Chart, text: string): SaidColumns | null => {
  const all = sentences(chart)
  for (const sentence of all.toReversed()) {
    const found = inSentence(chart, sentence, all.length === 1)
    if (!found) continue
    const from = chart.tokens[found.from]?.start ?? 0
    const to = chart.tokens[found.to - 1]?.end ?? text.length
    return {
      columns: found.columns,
      rest: `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`,
      distinct: found.distinct,
      beside: found.beside,
      whichThings: found.from > 0 && asksWhich.test(chart.word(0)),
      figure: found.figure === true,
    }
  }
  return null
}
