import { numberAt, ordinalAt } from '../../../reader/words/numbers.ts'
import { isContentWord, type Token, tokenise } from '../../../reader/words/words.ts'
import { spans } from '../../reading/value-terms.ts'
import { nameScore } from '../mentions.ts'
import { type ComparePart, readComparisons } from '../read-comparisons.ts'
import { type RankPart, readRank } from '../read-rank.ts'
import { type CellMatch, findCells } from './find-cells.ts'
import { type Sheet, type SheetColumn, yearOf } from './sheet.ts'
import type { Condition } from './sheet-sql.ts'

export type HeadMatch = { start: number; end: number; column: SheetColumn; score: number }

/** A question about one small table, with what its words point at. */
export type SheetQuestion = {
  tokens: Token[]
  text: string
  heads: HeadMatch[]
  /** Cells that the question names, chosen so that they do not overlap. */
  cells: (CellMatch & { negated: boolean })[]
  comparisons: ComparePart[]
  years: { start: number; end: number; condition: Condition }[]
  rank: RankPart | null
  covered: boolean[]
  word(at: number): string
  phrase(from: number, to: number): string
}

const findHeads = (tokens: Token[], sheet: Sheet): HeadMatch[] => {
  const found: HeadMatch[] = []
  for (const span of spans(tokens, 4)) {
    if (!span.words.some(isContentWord) && !/^(?:number|total|count|name|points?)$/.test(span.words[0]?.word ?? ''))
      continue
    const figures = span.words.every((w) => /^\d/.test(w.word))
    for (const column of sheet.columns) {
      const stems = column.stems.filter((s) => !/^(?:of|the|in|and|a|s)$/.test(s))
      const score = figures
        ? span.words.length === stems.length && span.words.every((w, i) => w.word === stems[i])
          ? 1
          : 0
        : nameScore(span.words, stems)
      if (score >= 0.5) found.push({ start: span.start, end: span.end, column, score })
    }
  }
  return found.sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start) || b.score - a.score)
}

const dateColumn = (sheet: Sheet): SheetColumn | undefined =>
  sheet.columns.find((c) => c.kind === 'date') ?? sheet.columns.find((c) => /date|year|season/i.test(c.name))

/** "after 2000", "before 1990", "from 1990 to 1995", "in the 80s", and a year by itself. */
const findYears = (tokens: Token[], sheet: Sheet): SheetQuestion['years'] => {
  const column = dateColumn(sheet)
  if (!column) return []
  const has = column.cells.some((c) => yearOf(c) !== null)
  if (!has) return []
  const found: SheetQuestion['years'] = []
  const put = (start: number, end: number, op: '<' | '<=' | '>' | '>=' | '=', value: number) =>
    found.push({ start, end, condition: { kind: 'year', column, op, value } })
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (!/^(?:1[5-9]|20)\d\d$/.test(word)) continue
    if (sheet.columns.some((c) => c.name === word)) continue
    const year = Number(word)
    const before = tokens[at - 1]?.word ?? ''
    const next = tokens[at + 1]?.word ?? ''
    const second = tokens[at + 2]?.word ?? ''
    if (next === 's' || /^'?s$/.test(next)) {
      put(at, at + 2, '>=', year)
      put(at, at + 2, '<=', year + 9)
      at++
    } else if (
      (next === 'and' || next === 'to' || next === '-' || next === 'through' || next === 'until') &&
      /^(?:1[5-9]|20)\d\d$/.test(second) &&
      /^(?:between|from|in|of|years|for)$/.test(before) &&
      !(next === 'and' && before !== 'between')
    ) {
      put(at - 1, at + 3, '>=', year)
      put(at - 1, at + 3, '<=', Number(second))
      at += 2
    } else if (
      before === 'before' ||
      (before === 'to' && tokens[at - 2]?.word === 'prior') ||
      (before === 'than' && /^(?:earlier|older)$/.test(tokens[at - 2]?.word ?? ''))
    )
      put(at - 1, at + 1, '<', year)
    else if (before === 'after' || (before === 'than' && tokens[at - 2]?.word === 'later'))
      put(at - 1, at + 1, '>', year)
    else if (before === 'since') put(at - 1, at + 1, '>=', year)
    else if (/^(?:by|until|till)$/.test(before)) put(at - 1, at + 1, '<=', year)
  }
  return found
}

const negatedBefore = (phrase: string) =>
  /\b(?:not|other than|besides|excluding|except(?: for)?|aside from|apart from|isn't|wasn't|weren't|didn't|did not|never|without|no)(?: (?:the|a|an|in|from|to|of|at|for|by|have|has|had|win|won|being|be|on|include|contain|word|any|as|their|list|feature|play|come|got|get|receive))*$/.test(
    phrase,
  )

export const parseSheetQuestion = (question: string, sheet: Sheet): SheetQuestion => {
  const tokens = tokenise(question.replace(/[?!.]+\s*$/, ''))
  const word = (at: number) => tokens[at]?.word ?? ''
  const phrase = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map((t) => t.word)
      .join(' ')
  const heads = findHeads(tokens, sheet)
  const years = findYears(tokens, sheet)
  const comparisons = readComparisons(tokens).filter((c) => !years.some((y) => y.start < c.end && c.start < y.end))
  const rank = readRank(tokens)
  const taken: boolean[] = []
  for (const part of [...years, ...comparisons]) for (let at = part.start; at < part.end; at++) taken[at] = true

  const dates = dateColumn(sheet)
  const worth = (m: CellMatch): number => {
    const first = tokens[m.start]
    let value = m.strength + (m.exact ? 0.6 : 0)
    const head = heads.find(
      (h) =>
        h.column === m.column && ((h.end <= m.start && m.start - h.end <= 2) || h.start === m.end) && h.score > 0.6,
    )
    if (head) value += 0.5
    if (m.words === 1 && first && /^\d/.test(first.word)) {
      const year = /^(?:1[5-9]|20)\d\d$/.test(first.word)
      if (year && m.column === dates) value += 0.6
      // A bare number names a cell only beside its column's name.
      if (!year && !head) value -= 5
      if (ordinalAt(tokens, m.start)) value += 4.5
    }
    const headed = heads.some((h) => h.start <= m.start && m.end <= h.end && h.score >= 0.9)
    if (headed && m.words === 1) value -= 1.2
    if (!m.exact && m.words === 1) value -= m.share < 0.2 ? 0.6 : 0.2
    if (m.rows.length > sheet.rows * 0.8 && sheet.rows > 4) value -= 0.8
    return value
  }
  const cells: SheetQuestion['cells'] = []
  const ranked = findCells(tokens, sheet)
    .map((m) => ({ m, value: worth(m) }))
    .filter(({ value }) => value > 0.9)
  ranked.sort((a, b) => b.value - a.value || a.m.column.at - b.m.column.at)
  for (const { m } of ranked) {
    let free = true
    for (let at = m.start; at < m.end; at++) if (taken[at]) free = false
    if (!free) continue
    for (let at = m.start; at < m.end; at++) taken[at] = true
    cells.push({ ...m, negated: negatedBefore(phrase(m.start - 5, m.start)) })
  }
  for (const weak of cells.filter((c) => !c.exact && c.words === 1)) {
    const stronger = cells.some(
      (c) =>
        c !== weak && c.column === weak.column && c.exact && c.words > 1 && !c.rows.some((r) => weak.rows.includes(r)),
    )
    if (stronger && !/\b(?:and|or)\b/.test(phrase(weak.start - 1, weak.start) + phrase(weak.end, weak.end + 1))) {
      cells.splice(cells.indexOf(weak), 1)
      for (let at = weak.start; at < weak.end; at++) taken[at] = false
    }
  }
  cells.sort((a, b) => a.start - b.start)
  // "79 points", "five winners", "a total of 79 points": an amount beside its column's name
  for (let at = 0; at < tokens.length; at++) {
    const number = taken[at] ? null : numberAt(tokens, at)
    if (!number || (/^(?:one|two)$/.test(word(at)) && /^(?:of|the)$/.test(word(at + 1)))) continue
    const head = heads.find(
      (h) =>
        h.column.kind === 'number' &&
        h.score >= 0.6 &&
        (h.start === number.end ||
          (h.end <= number.start && number.start - h.end <= 2 && /^(?:of|is|was|at)$/.test(word(number.start - 1)))),
    )
    if (!head?.column.cells.some((c) => c.number === number.value)) continue
    comparisons.push({ start: number.start, end: number.end, op: '=', value: number.value, high: null, percent: false })
    for (let i = number.start; i < number.end; i++) taken[i] = true
  }
  return {
    tokens,
    text: tokens.map((t) => t.word).join(' '),
    heads: heads.filter((h) => !cells.some((c) => c.start < h.end && h.start < c.end)),
    cells,
    comparisons,
    years,
    rank,
    covered: taken,
    word,
    phrase,
  }
}
