import { inTurns } from './in-turns.ts'
import { jsonInPieces } from './json-in-pieces.ts'

/** What is shorter is read, or written, at once. */
const atOnce = 64 * 1024
/** So many values, or texts of so many lines, are written at once. */
const valuesAtOnce = 500
const lineCharacters = 64

/** A text that grows to many megabytes, as bytes as soon as there is some of it: a long string takes as long again to be sent. */
export function createPieces() {
  const done: Buffer[] = []
  let rest = ''
  return {
    add(text: string): void {
      rest += text
      if (rest.length < atOnce) return
      done.push(Buffer.from(rest))
      rest = ''
    },
    /** All of it; a short one as it is. */
    end: (): string | Buffer => (done.length === 0 ? rest : Buffer.concat([...done, Buffer.from(rest)])),
  }
}

/** JSON that we wrote ourselves, however long: others have their turn while it is read. */
export async function readJson<T>(json: string | Uint8Array): Promise<T> {
  if (json.length <= atOnce) return JSON.parse(textOf(json))
  const bytes =
    typeof json === 'string' ? await bytesOfText(json) : Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const read = (piece: Buffer) => JSON.parse(piece.toString())
  return (await inTurns(jsonInPieces(bytes, { read }))) as T
}

/** Others have their turn meanwhile. */
export const bytesOfText = (text: string): Promise<Buffer> => inTurns(bytesOf(text))

function* bytesOf(text: string): Generator<undefined, Buffer> {
  const pieces: Buffer[] = []
  for (const piece of piecesOfText(text)) {
    pieces.push(Buffer.from(piece))
    yield
  }
  return Buffer.concat(pieces)
}

const textOf = (json: string | Uint8Array) => (typeof json === 'string' ? json : Buffer.from(json).toString())

/** What `JSON.stringify` writes of plain data, however much it is: others have their turn meanwhile. */
export async function writeJson(value: unknown): Promise<string | Buffer> {
  const pieces = createPieces()
  await inTurns(write(value, pieces.add))
  return pieces.end()
}

type Add = (text: string) => void

/** The same, added to what was written before; what is short at once. */
export function addJson(value: unknown, add: Add): void | Promise<void> {
  if (weigh(value, valuesAtOnce) >= 0) add(JSON.stringify(value) ?? 'null')
  else return inTurns(write(value, add))
}

function* write(value: unknown, add: Add): Generator<undefined, void> {
  if (typeof value === 'string' && value.length > atOnce) yield* writeText(value, add)
  else if (typeof value !== 'object' || value === null || weigh(value, valuesAtOnce) >= 0) {
    add(JSON.stringify(value) ?? 'null')
    yield
  } else if (Array.isArray(value)) yield* writeList(value, add)
  else yield* writeObject(value as Record<string, unknown>, add)
}

function* piecesOfText(text: string): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    // No character is cut in two.
    to = from + atOnce + ((text.codePointAt(from + atOnce - 1) ?? 0) > 0xffff ? 1 : 0)
    yield text.slice(from, to)
  }
}

function* writeText(text: string, add: Add): Generator<undefined, void> {
  add('"')
  for (const piece of piecesOfText(text)) {
    add(JSON.stringify(piece).slice(1, -1))
    yield
  }
  add('"')
}

/** Short items together, as many as are written at once. */
function* writeList(list: unknown[], add: Add): Generator<undefined, void> {
  add('[')
  for (let from = 0, to = 0; from < list.length; from = to) {
    for (let left = valuesAtOnce; to < list.length; to++) {
      left = weigh(list[to], left)
      if (left < 0) break
    }
    if (from > 0) add(',')
    if (to > from) add(JSON.stringify(list.slice(from, to)).slice(1, -1))
    else yield* write(list[to++], add)
    yield
  }
  add(']')
}

function* writeObject(object: Record<string, unknown>, add: Add): Generator<undefined, void> {
  let before = '{'
  for (const name of Object.keys(object)) {
    const item = object[name]
    if (item === undefined || typeof item === 'function') continue
    add(`${before}${JSON.stringify(name)}:`)
    yield* write(item, add)
    before = ','
  }
  add(before === '{' ? '{}' : '}')
}

/** What is left of so many values; less than nothing where there are more. What writes itself, such as a date, is one. */
function weigh(value: unknown, left: number): number {
  if (typeof value === 'string') return left - 1 - Math.floor(value.length / lineCharacters)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return left - 1
  let rest = left - 1
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (rest < 0) return rest
    rest = weigh(item, rest)
  }
  return rest
}
