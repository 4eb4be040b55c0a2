import { plural, type Token } from '../../reader/words/words.ts'
import { type Catalog, type Column, isNumeric, pathUp, type Table } from './catalog.ts'
import { type Concept, conceptExpressions } from './measures.ts'
import {
  type Aggregate,
  columnExpression,
  type Dimension,
  type Expression,
  emptyQuery,
  type Measure,
  type Query,
  type TimeGrain,
} from './query.ts'
import type { ComparePart } from './read-comparisons.ts'
import type { GroupPart } from './read-groups.ts'
import type { Operation, OperationPart } from './read-operations.ts'
import type { PeriodPart } from './read-periods.ts'
import type { RankPart } from './read-rank.ts'
import type { Option, Unit } from './units.ts'

/** A question after its parts have been found, with one meaning chosen for each unit. */
export type Chosen = Unit & { option: Option }
export type Parsed = {
  tokens: Token[]
  text: string
  units: Chosen[]
  periods: PeriodPart[]
  comparisons: ComparePart[]
  rank: RankPart | null
  groups: GroupPart[]
  operations: OperationPart[]
  catalog: Catalog
}

/** A query in the making: what has been taken from the question so far. */
export type Draft = Parsed & {
  query: Query
  used: Set<Unit>
  penalty: number
  /** The date that was named, once it has been taken. */
  dateUnit?: Chosen
  /** Where the words stand that a text must contain. */
  contained?: number
  /** Bare numbers that have become conditions. */
  numbers: { start: number; end: number }[]
  /** A measure that another one is divided by: "cost per click". */
  per: Chosen | null
  /** Where something is divided by what the data knows. */
  divided: Set<GroupPart>
  /** Where the first measure is named. */
  lead: Chosen | null
  /** Single words that have found theirs without being a unit. */
  said: Set<number>
  /** Operations that have found their place. */
  done: Set<OperationPart>
  operation<K extends Operation['kind']>(
    kind: K,
  ): (OperationPart & { operation: Extract<Operation, { kind: K }> }) | null
  /** The aggregate that the question names, if any. */
  fn: Aggregate | null
  asks: {
    count: boolean
    share: boolean
    growth: boolean
    versus: boolean
    difference: boolean
    sold: boolean
    list: boolean
    person: boolean
  }
  word(at: number): string
  phrase(from: number, to: number): string
  /** The first unused unit that begins within some words of a place. */
  unitAt(from: number, within: number, test?: (unit: Chosen) => boolean): Chosen | undefined
  free(test: (unit: Chosen) => boolean): Chosen | undefined
}

const aggregateWord = (text: string): Aggregate | null => {
  if (/\b(?:average|avg|mean|typical(?:ly)?|on average)\b/.test(text)) return 'avg'
  if (/\bmedian\b/.test(text)) return 'median'
  if (/\b(?:standard deviation|stddev)\b/.test(text)) return 'stddev'
  return /\b(?:total|sum|overall|altogether|in all|combined)\b/.test(text) ? 'sum' : null
}

export const openDraft = (parsed: Parsed): Draft => {
  const { tokens, units, text } = parsed
  const used = new Set<Unit>()
  const phrase = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map((t) => t.word)
      .join(' ')
  const shareColumn = units.some(
    (u) => u.option.kind === 'column' && u.option.score > 0.9 && /share|percent/.test(phrase(u.start, u.end)),
  )
  const compares = parsed.comparisons.length > 0
  const operation = <K extends Operation['kind']>(kind: K) =>
    parsed.operations.find(
      (p): p is OperationPart & { operation: Extract<Operation, { kind: K }> } => p.operation.kind === kind,
    ) ?? null
  const moving = operation('moving')
  const percentile = operation('percentile')
  // "by median" where a column is called so names the column
  const naming = units.filter((u) => u.option.kind === 'column' && u.option.score >= 0.9 && u.end === u.start + 1)
  const plainText = tokens
    .filter((_, at) => ![...naming, ...(moving ? [moving] : [])].some((p) => p.start <= at && at < p.end))
    .map((t) => t.word)
    .join(' ')
  return {
    ...parsed,
    query: emptyQuery(),
    used,
    penalty: 0,
    numbers: [],
    per: null,
    divided: new Set(),
    lead: null,
    said: new Set(),
    done: new Set(),
    operation,
    fn: percentile ? 'percentile' : aggregateWord(plainText),
    asks: {
      count: /\b(?:how many|number of|count)\b/.test(text),
      share:
        /\b(?:share|percent|percentage|proportion|fraction|part of)\b(?! (?:point|points))|%/.test(text) &&
        !shareColumn &&
        !compares,
      growth:
        /\b(?:growth|grew|grow|growing|grown|increase[ds]?|decline[ds]?|change[ds]?|drop(?:ped)?|rise|rose|fell|fall|falls|falling)\b/.test(
          text,
        ),
      versus:
        !compares &&
        /\b(?:compare[ds]?|comparison|versus|vs|difference between|more .*than|fewer .*than|less .*than|higher .*than)\b/.test(
          text,
        ),
      difference:
        !compares &&
        /\b(?:how many (?:more|fewer|less)|how much (?:more|less|higher|lower)|difference (?:between|in))\b/.test(text),
      sold: tokens.some((t) => t.stem === 'sell' || t.word === 'sales'),
      list: /^(?:(?:please|can you|could you|now) )?(?:list|show|name|display|give|find|get|tell)\b/.test(text),
      person: /^(?:(?:and|so|but) )?(?:who|whom)\b/.test(text),
    },
    word: (at) => tokens[at]?.word ?? '',
    phrase,
    unitAt: (from, within, test = () => true) =>
      units.find((u) => u.start >= from && u.start <= from + within && !used.has(u) && test(u)),
    free: (test) => units.find((u) => !used.has(u) && test(u)),
  }
}

// ---- small questions about units and tables

export const isMeasure = (u: Chosen): boolean =>
  u.option.kind === 'concept' || (u.option.kind === 'column' && u.option.column.role === 'measure')
/** "No fatalities", "out of stock": none of it. */
export const isDenied = (draft: Draft, u: Chosen): boolean =>
  /(?:^|\b)(?:no|zero|without|out of|free)$/.test(draft.phrase(u.start - 2, u.start))
/** "Had a discount", "with any returns": some of it. */
export const isGranted = (draft: Draft, u: Chosen): boolean =>
  /\b(?:had|has|have|with|got|get|received) (?:an?|any|some)$/.test(draft.phrase(u.start - 2, u.start))
export const isTable = (u: Chosen): u is Unit & { option: Extract<Option, { kind: 'table' }> } =>
  u.option.kind === 'table'
export const isColumn = (u: Chosen): u is Unit & { option: Extract<Option, { kind: 'column' }> } =>
  u.option.kind === 'column'
export const isValue = (u: Chosen): u is Unit & { option: Extract<Option, { kind: 'value' }> } =>
  u.option.kind === 'value'
export const isFlag = (u: Chosen): boolean => u.option.kind === 'column' && u.option.column.role === 'flag'
export const tableOf = (u: Chosen): Table | null =>
  u.option.kind === 'table' ? u.option.table : u.option.kind === 'concept' ? null : u.option.column.table

export const countOf = (table: Table): Measure => ({ kind: 'count', table, label: `number of ${plural(table.entity)}` })
export const distinctOf = (column: Column): Measure => ({
  kind: 'distinct',
  column,
  label: `number of ${plural(column.spoken)}`,
})
export const aggregateOf = (fn: Aggregate, of: Expression): Measure => ({
  kind: 'aggregate',
  fn,
  of,
  label:
    fn === 'sum'
      ? `total ${of.label.replace(/^total /, '')}`
      : `${{ avg: 'average', median: 'median', min: 'lowest', max: 'highest', stddev: 'standard deviation of', percentile: 'percentile of' }[fn]} ${of.label}`,
})
export const entityDim = (table: Table): Dimension => ({ kind: 'entity', table, label: table.entity })
export const columnDim = (column: Column): Dimension => ({ kind: 'column', column, label: column.spoken })

export const measureTable = (measure: Measure): Table =>
  measure.kind === 'count'
    ? measure.table
    : measure.kind === 'distinct'
      ? measure.column.table
      : measure.kind === 'aggregate'
        ? measure.of.table
        : measure.kind === 'ratio'
          ? measureTable(measure.top)
          : measure.kind === 'some'
            ? measureTable(measure.measure)
            : measure.kind === 'below'
              ? measure.above
              : measure.column.table

/** The way to measure a concept that reaches the most of what the question speaks of. */
export const expressionFor = (concept: Concept, units: Chosen[], catalog: Catalog): Expression | null => {
  const all = conceptExpressions(concept, catalog)
  const wanted = units.map(tableOf).filter((t) => t !== null)
  const reach = (e: Expression) => wanted.filter((t) => pathUp(e.table, t) !== null).length
  let best: Expression | null = null
  for (const e of all) if (best === null || reach(e) > reach(best)) best = e
  return best
}

export const expressionOf = (u: Chosen, draft: Draft): Expression | null =>
  u.option.kind === 'concept'
    ? expressionFor(u.option.concept, draft.units, draft.catalog)
    : u.option.kind === 'column' && isNumeric(u.option.column)
      ? columnExpression(u.option.column)
      : null

export const dimOf = (u: Chosen): Dimension | null => {
  const o = u.option
  if (o.kind === 'table') return entityDim(o.table)
  if (o.kind !== 'column') return null
  if (o.column.role === 'date') return { kind: 'time', column: o.column, grain: 'day', label: o.column.spoken }
  const [name, second] = o.column.table.names
  return name === o.column && !second && o.column.table.key && !o.column.unique
    ? entityDim(o.column.table)
    : columnDim(o.column)
}

/** The date that a table's rows are about, its own or that of the nearest table above it. */
export const dateColumnOf = (table: Table, catalog: Catalog, grain: TimeGrain | null = null): Column | null => {
  const own = table.columns.filter((c) => c.role === 'date')
  const best =
    own.find((c) => c.stems.some((s) => table.stems.includes(s))) ??
    own.find((c) => /date|created|on$|at$/i.test(c.name)) ??
    own[0]
  if (best) return best
  const wanted =
    grain === 'month'
      ? /month/i
      : grain === 'weekday'
        ? /week/i
        : grain === 'day'
          ? /^day$|date_of_month/i
          : /year|season/i
  const calendar = table.columns.find((c) => c.role === 'calendar' && wanted.test(c.name))
  if (calendar) return calendar
  let nearest: { column: Column; steps: number } | null = null
  for (const other of catalog.tables) {
    const path = other === table ? null : pathUp(table, other)
    const column = path && dateColumnOwn(other)
    if (!path || !column) continue
    // Of two tables as near, the one with more rows is the one in which things happen.
    if (
      !nearest ||
      path.length < nearest.steps ||
      (path.length === nearest.steps && (other.rows ?? 0) > (nearest.column.table.rows ?? 0))
    )
      nearest = { column, steps: path.length }
  }
  return nearest?.column ?? null
}

const dateColumnOwn = (table: Table): Column | undefined => {
  const own = table.columns.filter((c) => c.role === 'date')
  return (
    own.find((c) => c.stems.some((s) => table.stems.includes(s))) ??
    own.find((c) => /date|created|on$|at$/i.test(c.name)) ??
    own[0]
  )
}
