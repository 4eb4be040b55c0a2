import { canonicalMoment } from '../../calendar.ts'
import type { ColumnType } from '../../schema.ts'
import { isNumber, isTime } from '../plan.ts'
import type { Comparison, Scalar } from '../question.contract.ts'

/** Text in the order of its code points, which is the order of its UTF-8 bytes: the one order that every database has. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (x === y) continue
    // Letters beyond the first 65,536 are written in two halves, which stand below U+E000 but mean more.
    const far = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
    return far(x) === far(y) ? x - y : far(x) ? 1 : -1
  }
  return a.length - b.length
}

export function compareScalars(a: Exclude<Scalar, null>, b: Exclude<Scalar, null>): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  return Number(a) - Number(b)
}

/** For ordering: what is missing stands last, whichever way the rest runs. */
export function inOrder(a: Scalar, b: Scalar, descending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return descending ? compareScalars(b, a) : compareScalars(a, b)
}

/** True, false, or null when either is missing. */
export function compared(op: Comparison, a: Scalar, b: Scalar): boolean | null {
  if (a === null || b === null) return null
  const order = compareScalars(a, b)
  switch (op) {
    case '=':
      return order === 0
    case '<>':
      return order !== 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

/** A stored value in the one form that is calculated with. */
export function normal(value: unknown, type: ColumnType): Scalar {
  if (value === null || value === undefined) return null
  if (isNumber(type)) {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(number) ? number : null
  }
  if (type === 'boolean') return typeof value === 'string' ? value === 'true' || value === '1' : Boolean(value)
  const text = typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (!isTime(type)) return text
  return type === 'date' ? text.slice(0, 10) : canonicalMoment(text.length === 10 ? `${text} 00:00:00` : text)
}

export const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null)
export const keyOf = (values: Scalar[]): string => JSON.stringify(values)
