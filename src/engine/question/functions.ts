import type { ColumnType } from '../schema.ts'
import type { Catalog } from './catalog.ts'
import { refuse, within } from './fault.ts'
import { isNumber, isTime, type Term } from './plan.ts'
import type { scalarFunctions } from './question.contract.ts'
import { fit, kindOf, literal, sameKind, typeInWords, typeOfNumbers } from './types.ts'

type Name = (typeof scalarFunctions)[number]
type Takes = 'number' | 'text' | 'time' | 'writable'
type Signature = { takes: Takes[]; optional?: number; gives: ColumnType | 'same' }

/** What each function takes and gives. Those over several values of one kind are apart. */
const SIGNATURES: Partial<Record<Name, Signature>> = {
  abs: { takes: ['number'], gives: 'same' },
  round: { takes: ['number', 'number'], optional: 1, gives: 'same' },
  floor: { takes: ['number'], gives: 'integer' },
  ceil: { takes: ['number'], gives: 'integer' },
  sqrt: { takes: ['number'], gives: 'real' },
  ln: { takes: ['number'], gives: 'real' },
  exp: { takes: ['number'], gives: 'real' },
  power: { takes: ['number', 'number'], gives: 'real' },
  sign: { takes: ['number'], gives: 'integer' },
  mod: { takes: ['number', 'number'], gives: 'same' },
  lower: { takes: ['text'], gives: 'text' },
  upper: { takes: ['text'], gives: 'text' },
  trim: { takes: ['text'], gives: 'text' },
  length: { takes: ['text'], gives: 'integer' },
  substring: { takes: ['text', 'number', 'number'], optional: 1, gives: 'text' },
  replace: { takes: ['text', 'text', 'text'], gives: 'text' },
  number: { takes: ['text'], gives: 'real' },
  elapsed_seconds: { takes: ['time', 'time'], gives: 'integer' },
  elapsed_minutes: { takes: ['time', 'time'], gives: 'integer' },
  elapsed_hours: { takes: ['time', 'time'], gives: 'integer' },
  elapsed_days: { takes: ['time', 'time'], gives: 'integer' },
  elapsed_months: { takes: ['time', 'time'], gives: 'integer' },
  elapsed_years: { takes: ['time', 'time'], gives: 'integer' },
}
const WANTED: Record<Takes, string> = {
  number: 'a number',
  text: 'text',
  time: 'a date',
  writable: 'text, a number or a date',
}

export function resolveCall(name: Name, args: Term[], catalog: Catalog, path: string): Term {
  const signature = SIGNATURES[name]
  if (signature) return signed(name, signature, args, path)
  if (name === 'today' || name === 'now') {
    if (args.length > 0) refuse(path, `${name} takes no values.`)
    return name === 'today'
      ? { kind: 'literal', value: catalog.today, type: 'date' }
      : { kind: 'literal', value: catalog.now ?? `${catalog.today} 00:00:00`, type: 'datetime' }
  }
  if (name === 'concat') {
    if (args.length === 0) refuse(path, 'concat needs a value.')
    args.forEach((arg, i) => {
      if (arg.type !== 'integer' && arg.type !== 'date' && kindOf(arg.type) !== 'text')
        refuse(
          within(path, `args[${i}]`),
          `${typeInWords(arg.type)} is written differently by different databases; concat takes text, whole numbers and dates.`,
        )
    })
    return { kind: 'call', name, args, type: 'text' }
  }
  const needed = name === 'nullif' ? 2 : 1
  if (args.length < needed || (name === 'nullif' && args.length > 2))
    refuse(path, `${name} needs ${needed === 2 ? 'two values' : 'a value'}.`)
  const type = sameKind(args, path, `The values of ${name}`)
  return { kind: 'call', name, args: args.map((arg) => fit(arg, type, path)), type }
}

function signed(name: Name, { takes, optional = 0, gives }: Signature, args: Term[], path: string): Term {
  if (args.length > takes.length || args.length < takes.length - optional)
    refuse(
      path,
      `${name} takes ${optional > 0 ? `${takes.length - optional} to ` : ''}${takes.length} values, not ${args.length}.`,
    )
  const fitted = args.map((arg, i) => take(arg, takes[i] as Takes, within(path, `args[${i}]`)))
  const digits = name === 'round' ? fitted[1] : undefined
  if (digits && digits.type !== 'integer') refuse(within(path, 'args[1]'), 'round takes a whole number of digits.')
  const type = gives === 'same' ? typeOfNumbers(fitted.slice(0, name === 'mod' ? 2 : 1).map((arg) => arg.type)) : gives
  if (name === 'round' && fitted[1] === undefined)
    return { kind: 'call', name, args: [...fitted, literal(0)], type: 'integer' }
  return { kind: 'call', name, args: fitted, type }
}

function take(arg: Term, wanted: Takes, path: string): Term {
  if (arg.kind === 'literal')
    return fit(arg, wanted === 'number' ? 'real' : wanted === 'time' ? 'datetime' : 'text', path)
  const fits =
    wanted === 'number' ? isNumber(arg.type) : wanted === 'time' ? isTime(arg.type) : kindOf(arg.type) === 'text'
  if (!fits) refuse(path, `${typeInWords(arg.type)} stands where ${WANTED[wanted]} is needed.`)
  return arg
}
