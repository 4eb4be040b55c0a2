import { canonicalMoment, parseMoment } from '../../calendar.ts'
import type { OutputColumn } from '../plan.ts'

/** A cell as an engine's driver gives it, in the type of its column: engines have their own ways with yes or no, days and times, and numbers of many digits. */
export function readValue<Value>(value: Value, type: OutputColumn['type']): Value | boolean | number | string {
  if (type === 'boolean') return value === 1 ? true : value === 0 ? false : value
  if (type === 'date' && typeof value === 'string') return value.slice(0, 10)
  if (type === 'datetime' && typeof value === 'string') return isoMoment(value)
  if ((type === 'integer' || type === 'real') && typeof value === 'string') {
    const number = Number(value)
    return Number.isFinite(number) && (type === 'real' || Number.isSafeInteger(number)) ? number : value
  }
  return value
}

type ReadColumn = { name: string; type: OutputColumn['type'] }

/** The rows of an answer, each cell in the type of its column. */
export const readRows = <Value>(rows: readonly Record<string, Value>[], columns: readonly ReadColumn[]) =>
  rows.map((row) => readRow(row, columns))

export const readRow = <Value>(
  row: Record<string, Value>,
  columns: readonly ReadColumn[],
): Record<string, Value | boolean | number | string | null> =>
  Object.fromEntries(columns.map(({ name, type }) => [name, readValue(row[name] ?? null, type)]))

/** `2024-01-31T09:00:00`, whatever the engine puts before the clock, and also at midnight. */
function isoMoment(text: string): string {
  if (!parseMoment(text)) return text
  const moment = canonicalMoment(text)
  return `${moment.slice(0, 10)}T${moment.slice(11) || '00:00:00'}`
}
