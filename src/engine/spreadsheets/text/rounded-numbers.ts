import { open } from 'node:fs/promises'
import { rounds } from '../../../platform/exact-json.ts'
import type { Progress } from '../report/progress.ts'

const chunkBytes = 1024 * 1024
/** As long as this, or with such an exponent, is every number that a double may not hold. Most files have none, and are not read closely. */
const doubtful = /[\d.]{17}|\d[eE][+-]?\d{3}/
const seam = 32
const number = /-?\d[\d.eE+-]{4,}/g
const isFraction = /[.eE]/
const numberPart = /[\d.eE+-]/
/** Of a longer number the rest is looked at by itself: it is rounded either way. */
const longestKept = 1000

export type RoundedNumbers = { count: number; first: string }

/** The numbers with a point or an exponent in a file of JSON that no double holds. Whole ones are kept as they are, column by column. */
export async function findRoundedNumbers(path: string, progress: Progress): Promise<RoundedNumbers> {
  const found: RoundedNumbers = { count: 0, first: '' }
  if (!(await mayRound(path, progress))) return found
  let inString = false
  let kept = ''
  const look = (text: string) => {
    for (const [literal] of text.matchAll(number))
      if (isFraction.test(literal) && rounds(literal) && found.count++ === 0) found.first = literal
  }
  for await (const chunk of chunksOf(path, progress)) {
    const text = kept + chunk
    kept = ''
    for (let at = 0; at < text.length; ) {
      if (inString) {
        const end = endOfString(text, at)
        inString = end === null
        // Of a string that goes on only what escapes the next character matters.
        if (end === null && isEscaped(text, at, text.length)) kept = '\\'
        at = end ?? text.length
        continue
      }
      const quote = text.indexOf('"', at)
      const outside = text.slice(at, quote === -1 ? undefined : quote)
      kept = quote === -1 ? cutNumber(outside) : ''
      look(kept === '' ? outside : outside.slice(0, -kept.length))
      inString = quote !== -1
      at = quote === -1 ? text.length : quote + 1
    }
  }
  if (!inString) look(kept)
  return found
}

async function mayRound(path: string, progress: Progress): Promise<boolean> {
  let before = ''
  for await (const chunk of chunksOf(path, progress)) {
    if (doubtful.test(before + chunk)) return true
    before = chunk.slice(-seam)
  }
  return false
}

/** What may go on in the next piece. */
function cutNumber(text: string): string {
  let at = text.length
  while (at > 0 && text.length - at < longestKept && numberPart.test(text[at - 1]!)) at--
  return text.slice(at)
}

/** Behind the quote that ends the string; null where it goes on. */
function endOfString(text: string, from: number): number | null {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1))
    if (!isEscaped(text, from, quote)) return quote + 1
  return null
}

/** Whether what stands there is: by the last of an odd number of backslashes. */
function isEscaped(text: string, from: number, place: number): boolean {
  let at = place
  while (at > from && text[at - 1] === '\\') at--
  return (place - at) % 2 === 1
}

/** By bytes: nothing that is looked for is beyond ASCII. */
async function* chunksOf(path: string, progress: Progress): AsyncGenerator<string> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(chunkBytes)
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(chunk, 0, chunkBytes, at)
      if (bytesRead === 0) return
      at += bytesRead
      yield chunk.toString('latin1', 0, bytesRead)
      await progress.bytes(at)
    }
  } finally {
    await file.close()
  }
}
