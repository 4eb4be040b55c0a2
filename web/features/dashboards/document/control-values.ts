import { isDay, readDay, readRangeWord } from '../../../../src/engine/documents/days.ts'
import type { Control, Scalar } from './documents.ts'

export type DayRange = { from?: string; to?: string }
export type ControlValue = Scalar | Scalar[] | DayRange
/** By the names of controls; one that is absent has its default. */
export type ControlValues = Record<string, ControlValue>

/** With another value under a name, or without one. */
export function withValue<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [name]: _, ...others } = values
  return value === undefined ? others : { ...others, [name]: value }
}

export const today = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const day = (value: unknown): string | undefined => (typeof value === 'string' && isDay(value) ? value : undefined)

type ControlOf<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>

/** What an address bar says of a control, or undefined when it says nothing that fits: a wrong address shows the defaults. */
export function readControlValue(control: Control, raw: unknown): ControlValue | undefined {
  switch (control.kind) {
    case 'select':
      return readChoice(control, raw)
    case 'multiselect':
      return readChoices(control, raw)
    case 'date':
      return day(raw)
    case 'daterange':
      return readRange(raw)
    case 'number':
      return readNumber(control, raw)
    case 'text':
      return isScalar(raw) && raw !== '' ? String(raw).slice(0, control.maxLength) : undefined
    case 'toggle':
      return raw === true || raw === 'true' ? true : raw === false || raw === 'false' ? false : undefined
  }
}

function readChoice({ options }: ControlOf<'select'>, raw: unknown): Scalar | undefined {
  if (!isScalar(raw)) return undefined
  return Array.isArray(options) ? options.find(({ value }) => String(value) === String(raw))?.value : raw
}

function readChoices({ options }: ControlOf<'multiselect'>, raw: unknown): Scalar[] | undefined {
  const given = (Array.isArray(raw) ? raw : [raw]).filter(isScalar)
  const chosen = Array.isArray(options)
    ? options.map(({ value }) => value).filter((value) => given.some((one) => String(one) === String(value)))
    : given
  return chosen.length > 0 ? chosen : undefined
}

function readRange(raw: unknown): DayRange | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const from = day((raw as DayRange).from)
  const to = day((raw as DayRange).to)
  if ((from === undefined && to === undefined) || (from && to && from > to)) return undefined
  return { ...(from && { from }), ...(to && { to }) }
}

function readNumber({ min, max }: ControlOf<'number'>, raw: unknown): number | undefined {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return (min === undefined || number >= min) && (max === undefined || number <= max) ? number : undefined
}

export function readControlValues(controls: readonly Control[], search: Record<string, unknown>): ControlValues {
  const values: ControlValues = {}
  for (const control of controls) {
    const value = Object.hasOwn(search, control.name) ? readControlValue(control, search[control.name]) : undefined
    if (value !== undefined) values[control.name] = value
  }
  return values
}

/** The default as a field shows it; undefined where nothing is set. */
export function defaultRange(control: ControlOf<'daterange'>): DayRange | undefined {
  if (control.default === undefined) return undefined
  if (typeof control.default === 'string') return readRangeWord(control.default, today()) ?? undefined
  const side = (text: string | undefined) => (text === undefined ? null : readDay(text, today()))
  const [from, to] = [side(control.default.from), side(control.default.to)]
  return { ...(from !== null && { from }), ...(to !== null && { to }) }
}

export const resolveDay = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (readDay(text, today()) ?? undefined)

/** The choice that stands for the field of a clicked mark, and what the click makes of it: a second one takes it back. */
export function controlFor(
  controls: readonly Control[],
  { field, column, value }: { field: string; column: string; value: Scalar | null },
  values: ControlValues,
): { name: string; value: ControlValue | undefined } | null {
  const control = controls.find((one) => one.field === field || (!field.includes('.') && one.name === column))
  if (value === null || (control?.kind !== 'select' && control?.kind !== 'multiselect')) return null
  const isBack = String(values[control.name] ?? '') === String(value)
  const { name } = control
  return { name, value: isBack ? undefined : control.kind === 'multiselect' ? [value] : value }
}
