import { httpErrors } from '../../platform/http/http.errors.ts'

const maxDepth = 32
const maxEntryBytes = 1024 ** 2
const tooLong = `longer than ${maxEntryBytes} characters`
// An escape that JSON.stringify wrote, not a backslash of the text itself: only after an even number of backslashes.
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/
const allUnstorable = new RegExp(unstorable, 'g')

/** For rows that a database or file holds already: what cannot be kept becomes the replacement character. */
export const storableText = (json: string): string =>
  unstorable.test(json) ? json.replace(allUnstorable, '$1\\ufffd') : json

/**
 * The JSON text of an entry as it is kept. Refuses what one of the engines could not hold or give back:
 * numbers that are none, NUL characters and halves of surrogate pairs, and things nested without end.
 */
export function entryText(data: Record<string, unknown>, place: string): string {
  const wrong = faultOf(data, { left: maxEntryBytes })
  if (wrong) throw httpErrors.invalidRequest(`${place}: ${wrong}`)
  const text = JSON.stringify(data)
  if (text.length > maxEntryBytes) throw httpErrors.invalidRequest(`${place}: ${tooLong}`)
  if (unstorable.test(text))
    throw httpErrors.invalidRequest(`${place}: text must not hold the NUL character or half of a surrogate pair`)
  return text
}

/** `room` is what is left of the longest text: what surely has more is not written to find that out. */
function faultOf(value: unknown, room: { left: number }, depth = 0): string | null {
  room.left -= typeof value === 'string' ? value.length : 1
  if (room.left < 0) return tooLong
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'a number is too large'
  if (typeof value !== 'object' || value === null) return null
  if (depth >= maxDepth) return `nested deeper than ${maxDepth} levels`
  for (const key in value) {
    const wrong = faultOf((value as Record<string, unknown>)[key], room, depth + 1)
    if (wrong) return wrong
  }
  return null
}
