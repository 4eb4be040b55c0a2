import { isDay, readDay, readRangeWord } from './days.ts'
import type { Control, Option, Scalar } from './documents.contract.ts'
import { compilePattern, maxPatternSteps, patternSteps, type SafePattern } from './safe-pattern.ts'
import type { BoundValue } from './template.ts'

/** A value that its control does not allow. */
export class InvalidValue extends Error {
  override name = 'InvalidValue'
  readonly control: string
  constructor(control: string, why: string) {
    super(`${shown(control)}: ${why}`)
    this.control = control
  }
}

const shown = (name: string) => (/^[\w.-]{1,60}$/.test(name) ? name : JSON.stringify(name.slice(0, 60)))

export type ValueContext = {
  /** YYYY-MM-DD. */
  today: string
  /** The options of a control that takes them from a query. */
  optionsOf(control: Control): Promise<Option[]> | Option[]
}

export const maxListed = 500

/**
 * The value of each control that is wanted, from what was submitted: absent means the control's default, and whatever does not fit
 * is refused. What is bound for a choice is the option itself, never the submitted text.
 */
export async function readValues(
  controls: Control[],
  submitted: unknown,
  context: ValueContext,
  wanted: (name: string) => boolean = () => true,
): Promise<Map<string, BoundValue>> {
  if (typeof submitted !== 'object' || submitted === null || Array.isArray(submitted))
    throw new InvalidValue('params', 'must be an object of values by the names of controls')
  const byName = new Map(controls.map((control) => [control.name, control]))
  for (const name of Object.keys(submitted)) {
    const known = byName.get(name)
    if (!known) throw new InvalidValue(name, 'the dashboard has no such control')
    checkType(known, (submitted as Record<string, unknown>)[name])
  }
  const values = new Map<string, BoundValue>()
  const steps = { left: maxPatternSteps }
  for (const control of controls) {
    const given = Object.hasOwn(submitted, control.name)
    if (!given && !wanted(control.name)) continue
    const value = given
      ? await read(control, (submitted as Record<string, unknown>)[control.name], context, steps)
      : await defaultOf(control, context)
    values.set(control.name, value)
  }
  return values
}

/** Types are looked at before any option is asked for: a wrong one costs no query. */
function checkType(control: Control, value: unknown): void {
  const refuse = (why: string): never => {
    throw new InvalidValue(control.name, why)
  }
  if (value === null || value === undefined) refuse('null is not a value: leave it out for the default')
  switch (control.kind) {
    case 'select':
      if (!isChoice(value)) refuse('must be one of the options')
      break
    case 'multiselect':
      if (!Array.isArray(value) || !value.every(isChoice)) refuse('must be a list of options')
      if ((value as Scalar[]).length > maxListed) refuse(`takes ${maxListed} options at most`)
      break
    case 'date':
      if (typeof value !== 'string') refuse('must be a day as YYYY-MM-DD')
      break
    case 'daterange':
      if (typeof value !== 'object' || Array.isArray(value)) refuse('must be {from, to}')
      break
    case 'number':
      if (typeof value !== 'bigint' && !(typeof value === 'number' && Number.isFinite(value)))
        refuse('must be a number')
      break
    case 'text':
      if (typeof value !== 'string') refuse('must be text')
      break
    case 'toggle':
      if (typeof value !== 'boolean') refuse('must be true or false')
  }
}

async function read(
  control: Control,
  value: unknown,
  context: ValueContext,
  steps: { left: number },
): Promise<BoundValue> {
  const refuse = (why: string): never => {
    throw new InvalidValue(control.name, why)
  }
  switch (control.kind) {
    case 'select':
      return pick(await optionsOf(control, context), value as Scalar) ?? refuse('is not one of the options')
    case 'multiselect': {
      const index = indexOf(await optionsOf(control, context))
      return [...new Set((value as Scalar[]).map((item) => find(index, item) ?? refuse('is not one of the options')))]
    }
    case 'date': {
      const day = value as string
      if (!isDay(day)) return refuse('must be a day as YYYY-MM-DD')
      inRange(control, day, context.today, refuse)
      return day
    }
    case 'daterange': {
      const range = value as Record<string, unknown>
      const names = Object.keys(range)
      if (names.some((name) => name !== 'from' && name !== 'to')) return refuse('has from and to, nothing else')
      const side = (name: string): string | null => {
        if (!Object.hasOwn(range, name)) return null
        const day = range[name]
        if (typeof day !== 'string' || !isDay(day)) return refuse(`${name} must be a day as YYYY-MM-DD`)
        inRange(control, day, context.today, refuse)
        return day
      }
      const [from, to] = [side('from'), side('to')]
      if (from !== null && to !== null && from > to) return refuse('from must not be after to')
      return from === null && to === null ? undefined : { from, to }
    }
    case 'number': {
      const number = value as number | bigint
      if (control.min !== undefined && number < control.min) return refuse(`must be at least ${control.min}`)
      if (control.max !== undefined && number > control.max) return refuse(`must be at most ${control.max}`)
      if (control.step !== undefined && !isInSteps(number, control.min ?? 0, control.step))
        return refuse(`must be in steps of ${control.step}`)
      return number
    }
    case 'text': {
      const text = value as string
      // A NUL or half a character is no text to any database.
      if (text.includes('\0') || !text.isWellFormed()) return refuse('holds a character that is not text')
      if (text.length > control.maxLength) return refuse(`must have at most ${control.maxLength} characters`)
      if (text === '') return undefined
      if (control.pattern === undefined) return text
      const pattern = patternOf(control.pattern)
      steps.left -= patternSteps(pattern, text.length)
      // Of a document that was saved before patterns had this limit.
      if (steps.left < 0) return refuse('its pattern takes too much work; whoever edits the dashboard can mend it')
      if (!pattern.test(text)) return refuse(`must fit the pattern ${control.pattern}`)
      return text
    }
    case 'toggle':
      return value as boolean
  }
}

async function defaultOf(control: Control, context: ValueContext): Promise<BoundValue> {
  switch (control.kind) {
    case 'select': {
      if (control.all && control.default === undefined) return undefined
      const options = await optionsOf(control, context)
      if (control.default === undefined) return options[0]?.value
      // Data may have moved on since the default was written; then it is bound as it was written.
      return pick(options, control.default) ?? control.default
    }
    case 'multiselect':
      return control.default ?? undefined
    case 'date':
      return control.default === undefined ? undefined : (readDay(control.default, context.today) ?? undefined)
    case 'daterange': {
      if (control.default === undefined) return undefined
      if (typeof control.default === 'string') return readRangeWord(control.default, context.today) ?? undefined
      const { from, to } = control.default
      return {
        from: from === undefined ? null : readDay(from, context.today),
        to: to === undefined ? null : readDay(to, context.today),
      }
    }
    case 'text':
      return control.default === undefined || control.default === '' ? undefined : control.default
    case 'number':
    case 'toggle':
      return control.default
  }
}

function inRange(
  { min, max }: { min?: string | undefined; max?: string | undefined },
  day: string,
  today: string,
  refuse: (why: string) => never,
): void {
  const least = min === undefined ? null : readDay(min, today)
  const most = max === undefined ? null : readDay(max, today)
  if (least !== null && day < least) refuse(`must not be before ${least}`)
  if (most !== null && day > most) refuse(`must not be after ${most}`)
}

function isInSteps(number: number | bigint, from: number, step: number): boolean {
  if (typeof number === 'bigint' && Number.isSafeInteger(from) && Number.isSafeInteger(step))
    return (number - BigInt(from)) % BigInt(step) === 0n
  const steps = (Number(number) - from) / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === 'string' && value.length <= 1000) ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  typeof value === 'boolean'

const isChoice = (value: unknown): boolean => isScalar(value) || typeof value === 'bigint'

const optionsOf = (control: Extract<Control, { options: unknown }>, context: ValueContext) =>
  Array.isArray(control.options) ? control.options : context.optionsOf(control)

/** By value, and by its text too: an address bar knows texts alone. */
function indexOf(options: Option[]): Map<Scalar, Scalar> {
  const index = new Map<Scalar, Scalar>()
  for (const { value } of options) {
    index.set(value, value)
    if (typeof value !== 'string' && !index.has(String(value))) index.set(String(value), value)
  }
  return index
}
/** Results have integers past 2^53 as text, and so have options that come from them. */
const find = (index: Map<Scalar, Scalar>, value: Scalar | bigint): Scalar | undefined =>
  index.get(typeof value === 'bigint' ? String(value) : value)
const pick = (options: Option[], value: Scalar | bigint): Scalar | undefined => find(indexOf(options), value)

const patterns = new Map<string, SafePattern>()

function patternOf(source: string): SafePattern {
  let found = patterns.get(source)
  if (!found) {
    found = compilePattern(source)
    if (patterns.size >= 500) patterns.delete(patterns.keys().next().value!)
    patterns.set(source, found)
  }
  return found
}

/** Options from the rows of a query: the first column is the value, the second, when there is one, what is shown. */
export function optionsFromRows(columns: string[], rows: Record<string, unknown>[]): Option[] {
  const [valueColumn, labelColumn = valueColumn] = columns
  if (valueColumn === undefined) return []
  const seen = new Map<Scalar, Option>()
  for (const row of rows) {
    const value = row[valueColumn]
    if (!isScalar(value) || seen.has(value)) continue
    seen.set(value, { value, label: String(row[labelColumn!] ?? value) })
  }
  return [...seen.values()]
}
