import { valuesNamedIn } from '../reading/values-named.ts'
import type { KeptResult, Workbench } from '../workbench.ts'

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
  if (!bench.isRemote || bench.lookedOver || bench.results.size === 0) return null
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

const valuesLeftOut = (bench: Workbench, asked: string, results: KeptResult[]): string[] =>
  [...new Set(valuesNamedIn(bench, asked).map(({ value }) => value))].filter(
    (value) => !isIn(results, wholeWord(value)),
  )

const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')

function grainLeftOut(asked: string, results: KeptResult[]): string[] {
  const said = grain.exec(asked)
  if (!said || results.some(({ sql, rows }) => rows.length > 1 || /\bgroup\s+by\b/i.test(sql))) return []
  return [said[0]]
}
