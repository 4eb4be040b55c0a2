import type { Cell } from '../src/engine/analyst/tool-contract.ts'
import { dateInCell } from '../src/engine/reader/words/dates.ts'

/** The rules by which WikiTableQuestions compares answers: normalised strings, numbers and dates, as sets. */
export const normalise = (value: string): string => {
  let x = value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    // answers are lines of a table, without breaks of their own
    .replace(/\s+/g, ' ')
  for (let before = ''; before !== x; ) {
    before = x
    x = x.trim().replace(/((?<!^)\[[^\]]*\]|\[\d+\]|[•♦†‡*#+])*$/, '')
    x = x.trim().replace(/(?<!^)( \([^)]*\))*$/, '')
    x = x.trim().replace(/^"([^"]*)"$/, '$1')
  }
  return x.replace(/\.$/, '').toLowerCase().trim()
}

const numberOf = (text: string): number | null =>
  /^[+-]?[$€£]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?%?$/.test(text) && /\d/.test(text)
    ? Number(text.replace(/[$€£,%]/g, ''))
    : null

const same = (target: string, given: Cell): boolean => {
  const text = given === null ? '' : String(given)
  const a = normalise(target)
  const b = normalise(text)
  if (a === b) return true
  const x = numberOf(a)
  const y = numberOf(b)
  if (x !== null && y !== null) return Math.abs(x - y) < 1e-6
  const d = dateInCell(target)
  const e = dateInCell(text)
  return d !== null && e !== null && d === e
}

export const sameDenotation = (targets: string[], given: Cell[]): boolean => {
  const answers = [...new Map(given.map((g) => [normalise(String(g ?? '')), g])).values()]
  return targets.length === answers.length && targets.every((t) => answers.some((g) => same(t, g)))
}
