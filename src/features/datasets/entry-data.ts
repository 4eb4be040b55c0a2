import { httpErrors } from '../../platform/http/http.errors.ts'

/** Most different names of fields: of entries that have other ones each, and of one as wide as it may be. */
export const maxNames = 100_000

const maxDepth = 32
const fieldsAtOnce = 1000
export const maxEntryBytes = 1024 ** 2
export const tooLong = `longer than ${maxEntryBytes} characters`
// An escape that JSON.stringify wrote, not a backslash of the text itself: only after an even number of backslashes.
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/
const allUnstorable = new RegExp(unstorable, 'g')

/** For rows that a database or file holds already: what cannot be kept becomes the replacement character. */
export const storableText = (json: string): string =>
  unstorable.test(json) ? json.replace(allUnstorable, '$1\\ufffd') : json

/**
 * The JSON text of an entry as it is kept. Refuses what one of the engines could not hold or give back: numbers that are none,
 * and things nested without end. To look at a wide entry and to write it each take long, so others have their turn in between.
 */
export function* entryText(data: Record<string, unknown>, place: string): Generator<undefined, string> {
  const room = { left: maxEntryBytes }
  for (const [i, field] of Object.keys(data).entries()) {
    // With its quotes and colon.
    room.left -= field.length + 3
    const wrong = faultOf(data[field], room)
    if (wrong) throw httpErrors.invalidRequest(`${place}: ${wrong}`)
    if (i % fieldsAtOnce === 0) yield
  }
  const text = JSON.stringify(data)
  if (text.length > maxEntryBytes) throw httpErrors.invalidRequest(`${place}: ${tooLong}`)
  yield
  return text
}

/** `room` is what is left of the longest text: what surely has more is not written to find that out. */
function faultOf(value: unknown, room: { left: number }, depth = 1): string | null {
  room.left -= typeof value === 'string' ? value.length : 1
  if (room.left < 0) return tooLong
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'a number is too large'
  if (typeof value !== 'object' || value === null) return null
  if (depth >= maxDepth) return `nested deeper than ${maxDepth} levels`
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    const wrong = faultOf(item, room, depth + 1)
    if (wrong) return wrong
  }
  return null
}

/** The fields of an entry with others set. */
export function* mergedData(
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Generator<undefined, Record<string, unknown>> {
  // Without a prototype: a field can be called `__proto__`.
  const merged: Record<string, unknown> = Object.create(null)
  for (const fields of [before, change]) {
    yield
    for (const [i, field] of Object.keys(fields).entries()) {
      merged[field] = fields[field]
      if (i % fieldsAtOnce === 0) yield
    }
  }
  return merged
}
