import type { OutputColumn } from '../plan.ts'

/** A cell as an engine's driver gives it, in the type of its column: engines have their own ways with yes or no, days, and numbers of many digits. */
export function readValue<Value>(value: Value, type: OutputColumn['type']): Value | boolean | number | string {
  if (type === 'boolean') return value === 1 ? true : value === 0 ? false : value
  if (type === 'date' && typeof value === 'string') return value.slice(0, 10)
  if ((type === 'integer' || type === 'real') && typeof value === 'string') {
    const number = Number(value)
    return Number.isFinite(number) && (type === 'real' || Number.isSafeInteger(number)) ? number : value
  }
  return value
}
