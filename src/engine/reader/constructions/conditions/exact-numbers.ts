import { rounds } from '../../../../platform/exact-json.ts'
import type { Field } from '../../../question/catalog.ts'
import type { Comparison, Condition, Scalar } from '../../../question/question.contract.ts'
import { isLong } from '../../../question/types.ts'
import type { Chart, Edge, NamedField } from '../../chart.ts'
import { fieldOf, holdsFigures, isNumber, keepsDigits, namedFields } from '../../fields.ts'
import { asCounted, unitFrom } from '../../knowledge/units.ts'
import { digitsAt } from '../../words/numbers.ts'
import { comparatorAt, fieldAfter, fieldBefore } from './comparators.ts'

/** `raw`: as it was written, where that was in figures alone. */
type Digits = { digits: string; raw: string | null; end: number }
type Test = { compare: Comparison; of: Digits[]; isRange: boolean; start: number; end: number }

/** Said with more digits than a number keeps, so that it stands as text. */
const isExactText = (digits: string): boolean => rounds(digits) && isLong(digits)

const signed = (chart: Chart, at: number): Digits | null => {
  const isNegative =
    chart.word(at) === '-' && chart.tokens[at]?.end === chart.tokens[at + 1]?.start && !/^\d/.test(chart.word(at - 1))
  const found = digitsAt(chart.tokens, isNegative ? at + 1 : at)
  if (!found) return null
  return isNegative ? { digits: `-${found.digits}`, raw: null, end: found.end } : found
}

const most = 20

/** "9007199254740993, 9007199254740994 or 9007199254740995" */
const listed = (chart: Chart, first: Digits): Digits[] => {
  const all = [first]
  for (let end = first.end; all.length < most; ) {
    let from = end
    while (from < end + 2 && /^(?:,|or|and)$/.test(chart.word(from))) from++
    const next = from > end ? signed(chart, from) : null
    if (!next) break
    all.push(next)
    end = next.end
  }
  return all
}

/** Whether a word that compares ends before it. */
export const isCompared = (chart: Chart, at: number): boolean =>
  chart.word(at - 1) === 'between' || [1, 2, 3, 4, 5, 6].some((back) => comparatorAt(chart, at - back)?.end === at)

const testAt = (chart: Chart, at: number): Test | null => {
  if (chart.word(at) === 'between') {
    const low = signed(chart, at + 1)
    const high = low && /^(?:and|to|-)$/.test(chart.word(low.end)) ? signed(chart, low.end + 1) : null
    return low && high ? { compare: '>=', of: [low, high], isRange: true, start: at, end: high.end } : null
  }
  const comparator = comparatorAt(chart, at)
  const one = signed(chart, comparator?.end ?? at)
  if (!one) return null
  const start = at
  // "over 9007199254740993" is not that number itself
  if (!comparator && isCompared(chart, at)) return null
  if (comparator) return { compare: comparator.compare, of: [one], isRange: false, start, end: one.end }
  for (const [words, compare] of behind) {
    const length = chart.phrase(one.end, words)
    if (length > 0) return { compare, of: [one], isRange: false, start, end: one.end + length }
  }
  const of = listed(chart, one)
  return { compare: '=', of, isRange: false, start, end: of.at(-1)?.end ?? one.end }
}

const behind: [words: string, compare: Comparison][] = [
  ...['or more', 'or higher', 'or greater', 'or above', 'and above', 'or over'].map((words): [string, Comparison] => [
    words,
    '>=',
  ]),
  ...['or less', 'or below', 'or lower', 'or under'].map((words): [string, Comparison] => [words, '<=']),
]

/** Whether a text may be these figures: it has such, or nothing is known of what it has. */
const mayBeCalled = (field: Field, raw: string): boolean => {
  const isUnknown = !field.profile || (field.profile.top.length === 0 && field.profile.min === null)
  return keepsDigits(field) || (isLong(raw) && (isUnknown || holdsFigures(field)))
}

/** How a field is held against it digit for digit; null where it would have to be rounded. */
const heldAgainst = (named: NamedField, { compare, of, isRange }: Test): Condition | null => {
  const { field } = named
  const left = fieldOf(named)
  const told = of.flatMap(({ digits, raw }): Scalar[] => {
    if (field.type === 'text') return compare === '=' && raw !== null && mayBeCalled(field, raw) ? [raw] : []
    // What is stored as a double has no such digits.
    if (!isNumber(field) || field.type === 'real' || asCounted(field, Number(digits)) !== Number(digits)) return []
    return isExactText(digits) ? [digits] : rounds(digits) ? [] : [Number(digits)]
  })
  const isShort = field.type !== 'text' && told.every((value) => typeof value === 'number')
  if (told.length < of.length || isShort) return null
  const compared = told.map(
    (value, i): Condition => ({ compare: isRange && i > 0 ? '<=' : compare, left, right: { value } }),
  )
  const [only] = compared
  return compared.length === 1 && only ? only : isRange ? { all: compared } : { any: compared }
}

/** Whether it lies between the least and the greatest of a field, as far as these are known. */
const mayHold = ({ field: { profile } }: NamedField, { of }: Test): boolean => {
  const edge = (value: unknown) => (value === null || value === undefined ? Number.NaN : Number(value))
  const [min, max] = [edge(profile?.min), edge(profile?.max)]
  return of.every(({ digits }) => Number(digits) >= min && Number(digits) <= max)
}

/** "ship no 9007199254740993", "over 9007199254740993", "between 1 and 9007199254740993": a number that no double holds, kept as it was said. */
export const exactNumbers = (chart: Chart, at: number, rule: string): Edge[] => {
  const test = testAt(chart, at)
  // In a unit it would have to be reckoned.
  if (!test || (chart.word(test.end) !== 'in' && unitFrom(chart.word(test.end), chart.word(test.end + 1)))) return []
  const put = (named: NamedField, start: number, end: number, score: number, loose: boolean): Edge[] => {
    const cond = heldAgainst(named, test)
    return cond ? [{ start, end, score, rule, kind: 'condition', cond, on: named.dataset, loose, field: named }] : []
  }
  const before = fieldBefore(chart, at)
  const beside = [
    ...before.flatMap((f) => put(f, f.start, test.end, f.score, false)),
    ...fieldAfter(chart, test.end).flatMap((f) => put(f, test.start, f.end, f.score, false)),
  ]
  // What cannot be held against the number that is named is not held against another.
  if (beside.length === 0 && before.some(({ field }) => isNumber(field))) return []
  const others = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter((named) => (named.field.type === 'text' ? keepsDigits(named.field) : mayHold(named, test)))
  return [...beside, ...others.flatMap((named) => put(named, test.start, test.end, 0.3, true))]
}
