import { placeAliases } from '../../reader/places.ts'
import { monthNumber } from '../../reader/words/dates.ts'
import { fold, isContentWord, stem, stopWords, type Token, tokenise } from '../../reader/words/words.ts'
import { spans } from '../reading/value-terms.ts'
import type { FindValuesOutput } from '../tool-contract.ts'
import type { Catalog, Column, Table } from './catalog.ts'
import { stemLikeness } from './synonyms.ts'

/** Where the question speaks of a column, a table or a value. `end` is exclusive. */
export type Span = { start: number; end: number; score: number }
export type ColumnMention = Span & { column: Column }
export type TableMention = Span & { table: Table }
export type ValueMention = Span & {
  column: Column
  values: (string | number | boolean)[]
  term: string
  exact: boolean
}

/** How well words of a question name something that is called by these stems; 0 when a word has no place in it. */
export const nameScore = (words: Token[], stems: string[]): number => {
  if (stems.length === 0) return 0
  const joined = words.map((w) => w.word).join('')
  if (joined.length > 3 && (joined === stems.join('') || stem(joined) === stems.join(''))) return 1
  const left = [...stems]
  let total = 0
  for (const word of words) {
    let best = -1
    let likeness = 0
    left.forEach((s, at) => {
      const l = word.word === s ? 1 : stemLikeness(word.stem, s)
      if (l > likeness) {
        likeness = l
        best = at
      }
    })
    if (best < 0) return 0
    left.splice(best, 1)
    total += likeness
  }
  const coverage = words.length / stems.length
  return (total / words.length) * (0.55 + 0.45 * coverage)
}

const unitWords = new Set([
  'id',
  'name',
  'in',
  'of',
  'the',
  'and',
  'or',
  'a',
  'by',
  'on',
  'at',
  'eur',
  'usd',
  'percent',
  'pct',
  'servings',
  'serving',
])

const namesOf = new WeakMap<Column, string[][]>()
const columnNames = (column: Column): string[][] => {
  const known = namesOf.get(column) ?? findColumnNames(column)
  namesOf.set(column, known)
  return known
}

const findColumnNames = (column: Column): string[][] => {
  const stems = column.stems.filter((s) => s !== '')
  const variants = [stems]
  const without = stems.filter((s) => !column.table.stems.includes(s))
  if (without.length > 0 && without.length < stems.length) variants.push(without)
  const plain = stems.filter((s) => !unitWords.has(s) && !/^\d+$/.test(s))
  if (plain.length > 0 && plain.length < stems.length && !plain.every((s) => column.table.stems.includes(s)))
    variants.push(plain)
  return variants
}

/** "product category" for the column category of products; not "products cost", which is a sentence. */
const compoundScore = (words: Token[], column: Column): number => {
  const whole = [...new Set([...column.table.stems, ...column.stems])]
  if (whole.length <= column.stems.length || whole.length !== words.length) return 0
  return words.every(
    (w, i) => w.stem === whole[i] && (i === words.length - 1 || !/s$/.test(w.word) || w.word === w.stem),
  )
    ? 1
    : 0
}

/** Words that say how to count; they name a column only when it is called just so. */
const countingWords = new Set([
  'average',
  'avg',
  'mean',
  'median',
  'max',
  'min',
  'maximum',
  'minimum',
  'total',
  'number',
  'count',
  'amount',
  'value',
  'made',
  'highest',
  'lowest',
  'sum',
])

export const mentionColumns = (tokens: Token[], catalog: Catalog): ColumnMention[] => {
  const found: ColumnMention[] = []
  const columns = catalog.tables.flatMap((t) => t.columns).filter((c) => c.role !== 'other')
  // Which columns have a word like this one at all: most do not, and are not looked at again.
  const near = new Map<string, Set<Column>>()
  for (const token of tokens) {
    if (near.has(token.word)) continue
    const like = (stems: string[]) =>
      stems.some((s) => s === token.word || stemLikeness(token.stem, s) > 0 || (s.length > 3 && s.includes(token.word)))
    near.set(token.word, new Set(columns.filter((c) => like(c.stems) || like(c.table.stems))))
  }
  for (const span of spans(tokens, 5)) {
    if (span.words.every((w) => stopWords.has(w.word) && !countingWords.has(w.word))) continue
    if (span.words.every((w) => /^\d/.test(w.word))) continue
    const [first] = span.words
    const candidates = [...(near.get(first?.word ?? '') ?? [])].filter((c) =>
      span.words.every((w) => near.get(w.word)?.has(c)),
    )
    const counting = span.words.length === 1 && countingWords.has(first?.word ?? '')
    for (const column of candidates) {
      if (
        column.role === 'key' &&
        !column.unique &&
        !span.words.some((w) => w.word === 'id' || w.word === 'number' || w.word === 'code')
      )
        continue
      if (counting && column.stems.length > 1) continue
      let score = 0
      for (const names of columnNames(column)) score = Math.max(score, nameScore(span.words, names))
      score = Math.max(score, compoundScore(span.words, column))
      if (column.role === 'key') score *= 0.8
      if (column.table.view) score *= 0.7
      // The heading of a survey is a whole sentence; a few of its words may be all that anyone says.
      if (column.stems.length >= 4 && span.words.filter(isContentWord).length >= 2 && score < 0.62)
        score = Math.max(score, 0.5 + 0.03 * span.words.length)
      if (score >= 0.5) found.push({ column, start: span.start, end: span.end, score })
    }
  }
  return found
}

export const mentionTables = (tokens: Token[], catalog: Catalog): TableMention[] => {
  const found: TableMention[] = []
  for (const span of spans(tokens, 4)) {
    if (span.words.every((w) => stopWords.has(w.word) || /^\d/.test(w.word))) continue
    for (const table of catalog.tables) {
      let score = nameScore(span.words, table.stems)
      if (table.stems.length > 1 && span.words.length === 1 && score < 0.9) {
        // The last word of "order details" is the thing; the first only says of what.
        const head = stemLikeness(span.words[0]?.stem ?? '', table.stems.at(-1) ?? '')
        score = head === 1 ? 0.82 : head > 0 ? 0.72 : score * 0.6
      }
      if (table.view) score *= 0.6
      if (score >= 0.5) found.push({ table, start: span.start, end: span.end, score })
    }
  }
  return found
}

const plainValue = (value: string) => fold(value).replace(/\s+/g, ' ').trim()
const wordsOf = (text: string) => tokenise(text).filter((t) => /[\p{L}\p{N}]/u.test(t.word))
const stemKey = (words: Token[]) => words.map((w) => w.stem).join(' ')

type Known = { column: Column; value: string | number | boolean }

const knownValues = (catalog: Catalog, matches: FindValuesOutput['matches']): Known[] => {
  const known: Known[] = []
  for (const table of catalog.tables)
    for (const column of table.columns)
      if (column.role === 'dimension' || column.role === 'name' || column.role === 'calendar')
        for (const top of column.profile?.top ?? [])
          if (typeof top.value === 'string') known.push({ column, value: top.value })
  for (const match of matches) {
    const table = catalog.tables.find(
      (t) => t.source === match.source && t.name === match.table && (t.schemaName ?? t.schema) === match.schemaName,
    )
    const column = table?.columns.find((c) => c.name === match.column)
    if (column && column.role !== 'date' && column.role !== 'measure') known.push({ column, value: match.value })
  }
  return known
}

/** Values of cells that the question names: whole, by their stem, or under another name of a place. */
export const mentionValues = (
  tokens: Token[],
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
): ValueMention[] => {
  const byText = new Map<string, Known[]>()
  const byStem = new Map<string, Known[]>()
  const put = (map: Map<string, Known[]>, key: string, item: Known) => {
    if (key === '') return
    const list = map.get(key)
    if (list) list.push(item)
    else map.set(key, [item])
  }
  for (const item of knownValues(catalog, matches)) {
    const text = String(item.value)
    if (text.length > 120) continue
    put(byText, plainValue(text), item)
    put(byStem, stemKey(wordsOf(text)), item)
  }
  const found: ValueMention[] = []
  const add = (
    items: Known[] | undefined,
    span: { start: number; end: number; words: Token[] },
    term: string,
    score: number,
    exact: boolean,
  ) => {
    if (!items) return
    const perColumn = new Map<Column, Set<string | number | boolean>>()
    for (const { column, value } of items) {
      const set = perColumn.get(column) ?? new Set()
      set.add(value)
      perColumn.set(column, set)
    }
    for (const [column, values] of perColumn) {
      const penalty = column.table.view ? 0.3 : 0
      found.push({ column, values: [...values], term, exact, start: span.start, end: span.end, score: score - penalty })
    }
  }
  for (const span of spans(tokens, 8)) {
    const content = span.words.filter(isContentWord)
    const first = span.words[0]
    if (!first || (content.length === 0 && !first.capital)) continue
    const all = tokens.slice(span.start, span.end)
    const text = plainValue(
      all
        .map((t, i) => (i > 0 && all[i - 1]?.end !== t.start ? ' ' : '') + t.raw)
        .join('')
        .replace(/['’]s$/, ''),
    )
    const short = text.length <= 2
    if (short && !span.words.some((w) => w.capital)) continue
    if (
      span.words.length === 1 &&
      monthNumber(first.word) &&
      first.word.length > 3 &&
      byText.get(text)?.every((k) => k.column.role === 'calendar')
    )
      continue
    const exact = byText.get(text)
    if (exact) add(exact, span, text, 1, true)
    else add(byStem.get(stemKey(span.words)), span, text, 0.9, false)
    for (const alias of placeAliases(text))
      if (!exact || alias.length === 2)
        add(
          byText.get(alias)?.filter((k) => alias.length > 2 || String(k.value) === alias.toUpperCase()),
          span,
          text,
          0.95,
          true,
        )
  }
  return found
}

/** What of a question is known at all, for saying so when it could not be answered. */
export const mentionsOf = (
  question: string,
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
): { words: string; as: string }[] => {
  const tokens = tokenise(question)
  const words = (span: Span) => question.slice(tokens[span.start]?.start ?? 0, tokens[span.end - 1]?.end ?? 0)
  const found = [
    ...mentionValues(tokens, catalog, matches).map((m) => ({
      ...m,
      words: words(m),
      as: `the value ${m.values[0]} in ${m.column.table.name}.${m.column.name}`,
    })),
    ...mentionTables(tokens, catalog).map((m) => ({ ...m, words: words(m), as: `the table ${m.table.name}` })),
    ...mentionColumns(tokens, catalog).map((m) => ({
      ...m,
      words: words(m),
      as: `the column ${m.column.name} of ${m.column.table.name}`,
    })),
  ].sort((a, b) => b.end - b.start - (a.end - a.start) || b.score - a.score)
  const chosen: typeof found = []
  for (const item of found)
    if (item.score >= 0.7 && !chosen.some((c) => item.start < c.end && c.start < item.end)) chosen.push(item)
  return chosen.sort((a, b) => a.start - b.start).map(({ words: w, as }) => ({ words: w, as }))
}

/** Tables that the question names, the surest first. */
export const tablesNamed = (question: string, catalog: Catalog): Table[] => {
  const tokens = tokenise(question)
  const named = new Map<Table, number>()
  const vote = (table: Table, score: number) => named.set(table, (named.get(table) ?? 0) + score)
  for (const m of mentionTables(tokens, catalog)) if (m.score >= 0.7 && !m.table.view) vote(m.table, m.score)
  for (const m of mentionColumns(tokens, catalog))
    if (m.score >= 0.9 && !m.column.table.view) vote(m.column.table, m.score * 0.5)
  return [...named].sort((a, b) => b[1] - a[1]).map(([table]) => table)
}
