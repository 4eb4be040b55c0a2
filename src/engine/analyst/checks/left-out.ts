import { valuesNamedIn } from '../reading/values-named.ts'
import type { KeptResult, Workbench } from '../workbench.ts'

const maxRows = 1_000
const maxCharacters = 500_000
/** Of a value: eight words, and what is between them. */
const maxPieces = 15
const grain = /\b(?:by|per|each|every)\s+(day|week|month|quarter|year)\b/i

/**
 * What the newest question says and nothing that ran for it does: a year, a value of the data, groups of time. It is said once, before
 * the answer is given: a filter that was left out makes figures that are found, and wrong.
 */
function leftOut(bench: Workbench): string[] {
  const results = [...bench.results.values(), ...bench.earlier.values()]
  if (results.some(({ privacy }) => privacy !== 'full')) return []
  const words = bench.said.at(-1) ?? ''
  return [...yearsLeftOut(words, results), ...valuesLeftOut(bench, words, results), ...grainLeftOut(words, results)]
}

/** The same as a sentence; null where nothing is left out, or it was said already. */
export function leftOutOnce(bench: Workbench): string | null {
  if (!bench.isRemote || bench.lookedOver || bench.results.size === 0) return null
  bench.lookedOver = true
  const missing = leftOut(bench)
  if (missing.length === 0) return null
  return `The question says ${missing.map((word) => JSON.stringify(word)).join(', ')}, and no statement that ran for it does.`
}

function* textsOf(results: KeptResult[]): Generator<string> {
  for (const { sql, rows } of results) {
    yield sql
    // No year and no value goes over a line.
    for (const row of rows.slice(0, maxRows)) yield row.filter((cell) => typeof cell !== 'boolean').join('\n')
  }
}

/** The words that no result says. Each text of theirs is read once, however many words there are. */
function saidByNone(words: Iterable<string>, results: KeptResult[], wordsIn: (text: string) => Iterable<string>) {
  const left = new Set(words)
  let characters = 0
  for (const text of textsOf(results)) {
    if (left.size === 0) break
    characters += text.length
    // Nothing can be told of what is not read.
    if (characters > maxCharacters) return new Set<string>()
    for (const word of wordsIn(text)) left.delete(word)
  }
  return left
}

function yearsLeftOut(asked: string, results: KeptResult[]): string[] {
  // A period that is counted from today has its year from there.
  if (results.some(({ sql }) => /\bnow\b|current_date|current_timestamp|today\(/i.test(sql))) return []
  const years = asked.match(/(?<![\d.,$€£-])(?:19|20)\d\d(?![\d%]|[.,]\d)/g) ?? []
  return [...saidByNone(years, results, yearsIn)]
}

/** Also those within longer numbers, which may overlap. */
function* yearsIn(text: string): Generator<string> {
  const year = /(?:19|20)\d\d/g
  for (let found = year.exec(text); found; found = year.exec(text)) {
    yield found[0]
    year.lastIndex = found.index + 1
  }
}

function valuesLeftOut(bench: Workbench, asked: string, results: KeptResult[]): string[] {
  const phrases = new Map<string, string>()
  const lengths = new Map<string, Set<number>>()
  for (const { value } of valuesNamedIn(bench, asked)) {
    const pieces = piecesOf(value.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    if (pieces[0] === '' || pieces.length > maxPieces) continue
    lengths.set(pieces[0]!, (lengths.get(pieces[0]!) ?? new Set()).add(pieces.length))
    phrases.set(value, pieces.join(''))
  }
  const left = saidByNone(phrases.values(), results, (text) => phrasesIn(text, lengths))
  return [...phrases].flatMap(([value, phrase]) => (left.has(phrase) ? [value] : []))
}

/** Words, and between each two of them what stands there. */
const piecesOf = (text: string) => text.toLowerCase().split(/([^\p{L}\p{N}]+)/u)

/** What begins with one of the words and has one of its numbers of pieces. */
function* phrasesIn(text: string, lengths: Map<string, Set<number>>): Generator<string> {
  const pieces = piecesOf(text)
  for (let at = 0; at < pieces.length; at += 2)
    for (const length of lengths.get(pieces[at]!) ?? []) yield pieces.slice(at, at + length).join('')
}

function grainLeftOut(asked: string, results: KeptResult[]): string[] {
  const said = grain.exec(asked)
  if (!said || results.some(({ sql, rows }) => rows.length > 1 || /\bgroup\s+by\b/i.test(sql))) return []
  return [said[0]]
}
