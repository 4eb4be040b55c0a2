/**
 * JSON whose numbers are never rounded in silence: an integer past 2^53 is read as a BigInt and written as the same digits; a number
 * with a point or an exponent is a double, and refused when a double does not hold its digits. See docs/numbers.md.
 */

declare global {
  interface JSON {
    rawJSON(text: string): object
  }
  interface BigInt {
    toJSON(): object
  }
}

// Whatever holds a BigInt can be written by JSON.stringify, wherever that is called.
Object.defineProperty(BigInt.prototype, 'toJSON', {
  value(this: bigint) {
    return JSON.rawJSON(String(this))
  },
  writable: true,
  configurable: true,
})

export class UnkeepableNumber extends Error {
  override name = 'UnkeepableNumber'
  constructor(literal: string) {
    const shown = literal.length > 60 ? `${literal.slice(0, 60)}...` : literal
    super(`the number ${shown} has more digits, or is larger or smaller, than can be kept exactly: give it as text`)
  }
}

/** Past them JSON.parse sees infinity; in any form, nothing longer than `maxLength` is looked at. */
const maxDigits = 308
const maxLength = 400
const isNumberPart = new Uint8Array(128)
for (const part of '0123456789.+-eE') isNumberPart[part.charCodeAt(0)] = 1
/** As short as a number can be that a double does not hold: 1e400. */
const shortest = 5
/** Nobody outside can know it, so no text of a request is taken for a number that was put aside. */
const mark = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.')

export const parseExactJson = (text: string): unknown => withExactNumbers(JSON.parse(text), text)

/** What JSON.parse made of the text, with the integers that it rounded put right. */
export function withExactNumbers(value: unknown, text: string): unknown {
  if (!mayRound(text)) return value
  const marked = markIntegers(text)
  return marked === null ? value : restore(JSON.parse(marked))
}

/** Strings are looked at as well, which is faster than to find out where they are. */
const mayRound = (text: string): boolean =>
  numbersIn(text, 0, text.length, (start, end) => rounds(text.slice(start, end)))

/** Finds what can only be a number, where it may be one that is rounded; ends, with true, at the first that `found` says true to. */
function numbersIn(text: string, from: number, to: number, found: (start: number, end: number) => boolean): boolean {
  // One character in five is enough to see any.
  for (let at = from + shortest - 1; at < to; at += shortest) {
    if (!isNumberPart[text.charCodeAt(at)]) continue
    let start = at
    let hasExponent = false
    while (start > from && isNumberPart[text.charCodeAt(start - 1)])
      if (text.charCodeAt(--start) > 57) hasExponent = true
    for (; at < to && isNumberPart[text.charCodeAt(at)]; at++) if (text.charCodeAt(at) > 57) hasExponent = true
    if ((hasExponent ? at - start >= shortest : at - start >= 16) && found(start, at)) return true
  }
  return false
}

/** The text with integers past 2^53 as marked strings; null when it has none. The text is valid JSON. */
function markIntegers(text: string): string | null {
  const pieces: string[] = []
  let copied = 0
  const putAside = (start: number, end: number): false => {
    const literal = text.slice(start, end)
    if (!rounds(literal)) return false
    if (!isInteger(literal) || literal.length > maxDigits) throw new UnkeepableNumber(literal)
    pieces.push(text.slice(copied, start), `"${mark}${literal}"`)
    copied = end
    return false
  }
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at)
    const end = quote === -1 ? text.length : quote
    numbersIn(text, at, end, putAside)
    at = quote === -1 ? end : endOfString(text, quote)
  }
  return pieces.length === 0 ? null : `${pieces.join('')}${text.slice(copied)}`
}

function endOfString(text: string, opening: number): number {
  for (let quote = text.indexOf('"', opening + 1); ; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text[quote - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return quote + 1
  }
}

function restore(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = restore(value[i])
    return value
  }
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const before = holder[key]
    const after = restore(before)
    // Defined, not assigned: a key can be `__proto__`.
    if (after !== before) Object.defineProperty(holder, key, { value: after })
  }
  return holder
}

const isInteger = (literal: string): boolean => /^-?\d+$/.test(literal)

/** Whether the double that JSON.parse makes of it stands for another number. */
export function rounds(literal: string): boolean {
  if (literal.length >= maxLength) return true
  const value = Number(literal)
  if (Number.isNaN(value)) return false
  if (isInteger(literal)) return !Number.isSafeInteger(value)
  if (String(value) === literal) return false
  const wanted = decimalOf(literal)
  const digits = wanted.indexOf('e')
  if (digits === 0) return false
  if (digits > 100 || !Number.isFinite(value)) return true
  // A program may print more digits of a double than are needed to tell it: then they are the double's own.
  return wanted !== decimalOf(value.toPrecision(digits))
}

/** `-12.50e3` and `1.25e4` are both `125e2`: one text for each number, without its sign; `e0` for nothing. */
function decimalOf(literal: string): string {
  const [mantissa = '', exponent = '0'] = literal.replace(/^-/, '').split(/[eE]/)
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  return `${kept}e${kept === '' ? 0 : Number(exponent) - fraction.length + digits.length - kept.length}`
}
