/**
 * JSON whose integers past 2^53 are BigInts and keep every digit, in engines of any age: they are set aside as texts with a mark in
 * front that nobody can know, and put back.
 */
const mark = `${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.')} `
const longDigits = /\d{16}/
/** A text, or an integer of so many digits that it may be rounded; nothing with a point or an exponent. */
const textOrLong = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

export function parseJson(text: string): unknown {
  if (!longDigits.test(text)) return JSON.parse(text)
  const marked = text.replace(textOrLong, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${mark}${found}"`,
  )
  return JSON.parse(marked, (_key, value) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  )
}

export function writeJson(value: unknown, indent?: number): string {
  let has = false
  const text = JSON.stringify(
    value,
    (_key, inner) => {
      if (typeof inner !== 'bigint') return inner
      has = true
      return `${mark}${inner}`
    },
    indent,
  )
  return has ? text.replaceAll(new RegExp(`"${mark.replaceAll('.', '\\.')}(-?\\d+)"`, 'g'), '$1') : text
}
