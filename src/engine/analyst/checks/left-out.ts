import { lowerMonthNames } from '../../month-names.ts'
import type { ColumnProfile } from '../../schema.ts'
import { type KeptResult, privacyOf, type Workbench } from '../workbench.ts'

/** Values of columns with more of them are too often ordinary words. */
const maxValues = 60
const maxLooked = 50_000
const maxRows = 1_000
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
  if (!bench.leaves || bench.lookedOver || bench.results.size === 0) return null
  bench.lookedOver = true
  const missing = leftOut(bench)
  if (missing.length === 0) return null
  return `The question says ${missing.map((word) => JSON.stringify(word)).join(', ')}, and no statement that ran for it does.`
}

const isIn = (results: KeptResult[], pattern: RegExp) =>
  results.some(
    ({ sql, rows }) =>
      pattern.test(sql) ||
      rows.slice(0, maxRows).some((row) => row.some((cell) => typeof cell !== 'boolean' && pattern.test(String(cell)))),
  )

function yearsLeftOut(asked: string, results: KeptResult[]): string[] {
  // A period that is counted from today has its year from there.
  if (results.some(({ sql }) => /\bnow\b|current_date|current_timestamp|today\(/i.test(sql))) return []
  const years = new Set(asked.match(/(?<![\d.,$€£-])(?:19|20)\d\d(?![\d%]|[.,]\d)/g) ?? [])
  return [...years].filter((year) => !isIn(results, new RegExp(year)))
}

function valuesLeftOut(bench: Workbench, asked: string, results: KeptResult[]): string[] {
  const phrases = phrasesOf(asked)
  const named = new Set<string>()
  let looked = 0
  for (const { top } of categories(bench)) {
    looked += top.length
    if (looked > maxLooked) break
    for (const { value } of top) if (phrases.has(String(value).trim().toLowerCase())) named.add(String(value).trim())
  }
  return [...named].filter((value) => !isIn(results, wholeWord(value)))
}

/** Columns all of whose few values are known, and may be. */
const categories = (bench: Workbench): ColumnProfile[] =>
  bench.sources.flatMap(({ parts }) =>
    parts
      .filter((part) => privacyOf(bench, part) === 'full')
      .flatMap(({ tables }) => tables.flatMap(({ columns }) => columns))
      .flatMap(({ type, profile }) => (type === 'text' && profile && isWhole(profile) ? [profile] : [])),
  )
const isWhole = ({ sampled, distinct, top }: ColumnProfile) =>
  !sampled && distinct <= maxValues && top.length === distinct

/** One to four words of a text that stand together, the short ones and the names of months left out. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’&-]+/gu) ?? []
  const phrases = words.flatMap((_, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' ')))
  return new Set(phrases.filter((one) => one.length >= 4 && !lowerMonthNames.includes(one)))
}

const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')

function grainLeftOut(asked: string, results: KeptResult[]): string[] {
  const said = grain.exec(asked)
  if (!said || results.some(({ sql, rows }) => rows.length > 1 || /\bgroup\s+by\b/i.test(sql))) return []
  return [said[0]]
}
