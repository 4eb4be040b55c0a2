import { placeAliases } from '../../../reader/places.ts'
import { monthNumber } from '../../../reader/words/dates.ts'
import { isContentWord, type Token } from '../../../reader/words/words.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

/** Words of the question that stand in cells. `end` is exclusive; `share` is how much of the cells they make up. */
export type CellMatch = {
  start: number
  end: number
  column: SheetColumn
  rows: number[]
  exact: boolean
  share: number
  strength: number
  words: number
}

const skip = new Set([
  'first',
  'last',
  'more',
  'most',
  'total',
  'number',
  'time',
  'times',
  'year',
  'years',
  'game',
  'games',
  'won',
  'win',
  'list',
  'listed',
  'table',
  'same',
  'next',
  'name',
  'how',
  'long',
  'day',
  'days',
  'month',
  'months',
  'only',
  'other',
  'two',
  'one',
  'least',
  'highest',
  'lowest',
  'top',
  'best',
  'people',
  'person',
  'team',
  'teams',
  'each',
  'per',
  'different',
  'place',
  'score',
  'points',
  'point',
  'second',
  'third',
  'date',
  'title',
  'average',
  'result',
  'home',
  'away',
  'a',
  'the',
  'in',
  'of',
  'to',
  'at',
  'on',
  'and',
  'is',
  'was',
  'what',
  'who',
  'which',
  'did',
  'after',
  'before',
  'between',
  'chart',
  'according',
])

const runIn = (words: Token[], cell: Token[]): boolean => {
  if (words.length > cell.length) return false
  for (let at = 0; at + words.length <= cell.length; at++) {
    let ok = true
    for (let i = 0; i < words.length; i++) {
      const w = words[i]
      const c = cell[at + i]
      if (!w || !c || (w.word !== c.word && !(w.stem === c.stem && w.word.length > 3))) {
        ok = false
        break
      }
    }
    if (ok) return true
  }
  return false
}

/** Every stretch of the question that stands in cells, with the column and rows where it does. */
export const findCells = (tokens: Token[], sheet: Sheet): CellMatch[] => {
  const found: CellMatch[] = []
  // First words of runs, to look only where a match is possible.
  const heads = sheet.columns.map((column) => {
    const index = new Map<string, number[]>()
    column.cells.forEach((cell, row) => {
      for (const key of new Set(cell.words.flatMap((w) => [w.word, w.stem]))) {
        const list = index.get(key)
        if (list) list.push(row)
        else index.set(key, [row])
      }
    })
    return index
  })
  for (let start = 0; start < tokens.length; start++) {
    const first = tokens[start]
    if (!first || !/[\p{L}\p{N}]/u.test(first.word)) continue
    const words: Token[] = []
    for (let end = start; end < tokens.length && words.length < 12; end++) {
      const token = tokens[end]
      if (!token) break
      if (!/[\p{L}\p{N}]/u.test(token.word)) continue
      words.push({ ...token, word: token.word.replace(/'s$/, ''), stem: token.stem })
      const content = words.filter((w) => isContentWord(w))
      if (content.length === 0 && !(words.length === 1 && first.quote > 0)) continue
      if (words.length === 1 && skip.has(first.word) && first.quote === 0) continue
      if (!isContentWord(token) && words.length > 1 && token.quote === 0 && !/^\d/.test(token.word)) continue
      const lone = words.length === 1 && /^\d/.test(first.word)
      const variants = [words]
      if (words.length === 1)
        for (const alias of placeAliases(first.word))
          variants.push(alias.split(' ').map((w) => ({ ...first, word: w, stem: w })))
      for (const [n, column] of sheet.columns.entries()) {
        for (const variant of variants) {
          const head = variant[0]
          if (!head) continue
          const candidates = new Set([...(heads[n]?.get(head.word) ?? []), ...(heads[n]?.get(head.stem) ?? [])])
          const rows: number[] = []
          let share = 0
          for (const row of candidates) {
            const cell = column.cells[row]
            if (!cell) continue
            if (lone && column.kind !== 'text' && cell.words.length > 1 && !/^\d{4}$/.test(first.word)) continue
            if (runIn(variant, cell.words)) {
              rows.push(row)
              share = Math.max(share, variant.length / cell.words.length)
            }
          }
          if (rows.length === 0) continue
          // Where some cells are just this and others contain it, those that are just this are meant.
          const whole = rows.filter((row) => column.cells[row]?.words.length === variant.length)
          const exact = whole.length > 0
          const month = words.length === 1 && monthNumber(first.word) !== null
          found.push({
            start,
            end: end + 1,
            column,
            rows: exact && !month && column.kind === 'text' ? whole : rows,
            exact,
            share,
            strength: content.length + share + (first.quote > 0 ? 1 : 0),
            words: words.length,
          })
        }
      }
    }
  }
  return found
}
