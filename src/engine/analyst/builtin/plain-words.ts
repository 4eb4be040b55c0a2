import { placeAliases } from '../../reader/places.ts'
import { monthNumber, weekdayNumber } from '../../reader/words/dates.ts'
import { fold, identifierWords, plural, stem, stopWords, tokenise, wordTable } from '../../reader/words/words.ts'
import type { Catalog } from './catalog.ts'
import { conceptWords } from './measures.ts'
import { neutralWords } from './neutral-words.ts'
import { isKnownWord } from './synonyms.ts'

/** What people type for short. */
const shorthand = wordTable<string>({
  aov: 'average order value',
  rev: 'revenue',
  revs: 'revenue',
  yoy: 'year over year',
  mom: 'month over month',
  qoq: 'quarter over quarter',
  wow: 'week over week',
  cust: 'customers',
  custs: 'customers',
  qty: 'quantity',
  prod: 'product',
  prods: 'products',
  pct: 'percent',
  perc: 'percent',
  nr: 'number',
  cats: 'categories',
})

/** Words of questions that must not be taken for a mistyped name. */
const spoken =
  'county counties cumulative running moving rolling percentile ratio rate rates margin weekend weekends weekday weekdays spring summer autumn winter compare compared between first second third fourth fifth last latest earliest before after during without except excluding never nothing least most highest lowest biggest largest smallest fastest slowest strongest weakest under above below other others times twice increase decrease decline growth drop there where which whose these those their about people person every month months year years quarter quarters week weeks daily weekly monthly quarterly yearly annual today yesterday correlation duplicate duplicates missing describe summary overview forecast predict target budget profit store stores region regions state states status price prices paid order ordered orders return returned returns customer'.split(
    ' ',
  )
const known = new Set(spoken)

/** How many letters are wrong, left out, too many or swapped; more than `most` is as good as none alike. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1)
      row.push(value)
    }
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

type Vocabulary = { words: Map<string, string>; parts: Set<string> }
const vocabularies = new WeakMap<Catalog, Vocabulary>()

/** Every word by which this data can be spoken of: folded, and as it is written. */
const vocabularyOf = (catalog: Catalog): Vocabulary => {
  const found = vocabularies.get(catalog)
  if (found) return found
  const words = new Map<string, string>()
  const parts = new Set<string>()
  const put = (word: string, written = word) => {
    parts.add(stem(word))
    if (word.length >= 4 && !/\d/.test(word) && !words.has(word)) words.set(word, written)
  }
  for (const word of conceptWords.keys()) put(word)
  for (const word of [
    'revenue',
    'sales',
    'profit',
    'average',
    'median',
    'total',
    'month',
    'quarter',
    'highest',
    'lowest',
  ])
    put(word)
  for (const table of catalog.tables) {
    for (const word of identifierWords(table.name)) {
      put(word)
      put(plural(table.entity.split(' ').at(-1) ?? word))
      put(table.entity.split(' ').at(-1) ?? word)
    }
    for (const column of table.columns) {
      for (const word of identifierWords(column.name)) {
        put(word)
        put(plural(word))
      }
      if (column.role === 'dimension' || column.role === 'name')
        for (const { value } of column.profile?.top ?? [])
          if (typeof value === 'string' && value.length <= 40)
            for (const token of tokenise(value)) put(token.word, token.raw)
    }
  }
  const made = { words, parts }
  vocabularies.set(catalog, made)
  return made
}

/**
 * A question with its short forms written out and its mistyped names put right, and what was changed. A word is put right only when nothing
 * knows it as it stands and exactly one word of the data is near it.
 */
export const plainQuestion = (
  question: string,
  catalog: Catalog,
  found: string[],
): { question: string; notes: string[] } => {
  const { words, parts } = vocabularyOf(catalog)
  const cells = new Set(found.flatMap((term) => tokenise(term).map((t) => t.word)))
  const notes: string[] = []
  let text = ''
  let at = 0
  for (const token of tokenise(question)) {
    const { word } = token
    let instead: string | null = null
    if (token.quote === 0 && !cells.has(word) && !parts.has(token.stem) && !words.has(word)) {
      const long = shorthand.get(word)
      if (long) instead = long
      else if (word.length >= 5 && !isWord(word, token.stem) && placeAliases(word).length === 0) {
        const most = word.length >= 8 ? 2 : 1
        let near: string[] = []
        let best = most + 1
        for (const [candidate, written] of words) {
          if (candidate[0] !== word[0]) continue
          const d = distance(word, candidate, most)
          if (d > most || d > best) continue
          if (d < best) near = []
          best = d
          near.push(written)
        }
        const stems = new Set(near.map((n) => stem(fold(n))))
        if (stems.size === 1 && near[0]) {
          instead = near[0]
          notes.push(`I read "${token.raw}" as "${instead}".`)
        }
      }
    }
    text += question.slice(at, token.start) + (instead ?? question.slice(token.start, token.end))
    at = token.end
  }
  return { question: text + question.slice(at), notes }
}

const isWord = (word: string, of: string): boolean =>
  known.has(word) ||
  stopWords.has(word) ||
  neutralWords.has(word) ||
  neutralWords.has(of) ||
  isKnownWord(of) ||
  monthNumber(word) !== null ||
  weekdayNumber(word) !== null ||
  /\d/.test(word)
