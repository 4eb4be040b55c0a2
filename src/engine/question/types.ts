import { canonicalMoment, parseMoment } from '../calendar.ts'
import type { ColumnType } from '../schema.ts'
import { refuse } from './fault.ts'
import { isNumber, isText, isTime, type Term } from './plan.ts'
import type { Scalar } from './question.contract.ts'

const WORDS: Record<ColumnType, string> = {
  integer: 'A number',
  real: 'A number',
  decimal: 'A number',
  boolean: 'Yes or no',
  date: 'A date',
  datetime: 'A date with a time',
  time: 'A time of day',
  text: 'Text',
  json: 'JSON',
  blob: 'Binary data',
  other: 'A value of unknown type',
}
export const typeInWords = (type: ColumnType) => WORDS[type]

export function literal(value: Scalar): Term {
  if (typeof value === 'number') return { kind: 'literal', value, type: Number.isInteger(value) ? 'integer' : 'real' }
  return { kind: 'literal', value, type: typeof value === 'boolean' ? 'boolean' : 'text' }
}

export function typeOfNumbers(types: ColumnType[]): ColumnType {
  if (types.every((type) => type === 'integer')) return 'integer'
  return types.includes('real') || !types.includes('decimal') ? 'real' : 'decimal'
}

type Kind = 'number' | 'time' | 'boolean' | 'text'
export const kindOf = (type: ColumnType): Kind =>
  isNumber(type) ? 'number' : isTime(type) ? 'time' : type === 'boolean' ? 'boolean' : 'text'

/** The same value, of the type that is wanted. A literal takes the type of what it stands beside: '2024-05-01' beside a date is a date, 12 beside text is '12'. */
export function fit(term: Term, type: ColumnType, path: string): Term {
  // A day beside a moment is its beginning.
  if (term.kind !== 'literal' && term.type === 'date' && type === 'datetime')
    return { kind: 'shift', of: term, unit: 'hour', count: 0, type }
  if (term.kind !== 'literal' || term.value === null) return term
  return {
    kind: 'literal',
    value: fitValue(term.value, type, path),
    type: kindOf(term.type) === kindOf(type) && !isTime(type) ? term.type : type,
  }
}

/** More digits than a number of ours keeps: it stays text, and is written as it stands. */
export const isLong = (text: string): boolean =>
  /^\s*-?\d{1,60}(\.\d{1,60})?\s*$/.test(text) && text.replace(/\D/g, '').replace(/^0+/, '').length > 15

function numberOf(value: Scalar, type: ColumnType): number | string | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return null
  if (type !== 'real' && isLong(value)) return value.trim()
  return Number.isFinite(Number(value)) ? Number(value) : null
}

export function fitValue(value: Scalar, type: ColumnType, path: string): Scalar {
  if (value === null) return null
  const unfit = () => refuse(path, `${JSON.stringify(value)} is not ${WORDS[type].toLowerCase()}.`)
  if (isNumber(type)) return numberOf(value, type) ?? unfit()
  if (isTime(type)) {
    const moment = typeof value === 'string' ? parseMoment(value) : null
    if (!moment) return unfit()
    const text = canonicalMoment(value as string)
    if (type === 'date') return text.slice(0, 10)
    return moment.timed ? text : `${text} 00:00:00`
  }
  if (type === 'boolean') {
    if (typeof value === 'boolean') return value
    if (value === 1 || value === 'true') return true
    return value === 0 || value === 'false' ? false : unfit()
  }
  return String(value)
}

/** The one type of several values, which must be of one kind. */
export function sameKind(terms: Term[], path: string, what: string): ColumnType {
  const typed = terms.filter((term) => term.kind !== 'literal')
  const settled = (typed.length > 0 ? typed : terms).filter((term) => !(term.kind === 'literal' && term.value === null))
  const [first] = settled
  if (!first) return 'text'
  const other = settled.find((term) => kindOf(term.type) !== kindOf(first.type))
  if (other)
    refuse(
      path,
      `${what} must be of one kind; ${WORDS[first.type].toLowerCase()} and ${WORDS[other.type].toLowerCase()} are not.`,
    )
  if (isNumber(first.type)) return typeOfNumbers(terms.filter((term) => isNumber(term.type)).map(({ type }) => type))
  if (isTime(first.type)) return settled.some(({ type }) => type === 'datetime') ? 'datetime' : 'date'
  return isText(first.type) ? 'text' : first.type
}

/** Both sides of a comparison, brought to one kind. */
export function comparable(left: Term, right: Term, path: string): { left: Term; right: Term } {
  const type = sameKind([left, right], path, 'What is compared')
  return { left: fit(left, type, path), right: fit(right, type, path) }
}
