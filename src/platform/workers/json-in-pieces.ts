/** What is shorter is read at once. */
const pieceBytes = 64 * 1024
/** To keep a name of 20 MB takes 30 to 60 ms. An entry is no longer than this as a whole. */
export const maxNameBytes = 1024 ** 2
/** Longer than any number or word of JSON that can be kept. */
const tokenBytes = 1000
const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

type Steps<T> = Generator<undefined, T>
/** What somebody else wrote has limits, and faults to tell them by. */
type Limits = { maxDepth: number; maxNames: number; tooDeep(): Error; tooManyNames(): Error; tooLongName(): Error }
type Options = { read(piece: Buffer): unknown; limits?: Limits }

/**
 * A long JSON text, read in pieces between which others may have their turn: the members of long arrays and objects some at a
 * time, long strings likewise. `read` makes a value of a piece, which is JSON itself, and says what is wrong with it.
 */
export function* jsonInPieces(bytes: Buffer, options: Options): Steps<unknown> {
  const reader = new PieceReader(bytes, options)
  try {
    return yield* whole(reader)
  } catch (error) {
    // What is never closed is no JSON, however deep it is.
    if (error instanceof TooDeep && !(yield* isClosed(bytes))) return reader.fault('unexpected end')
    throw error instanceof TooDeep && options.limits ? options.limits.tooDeep() : error
  }
}

class TooDeep extends Error {}

function* whole(reader: PieceReader): Steps<unknown> {
  yield* reader.skipSpace()
  const value = yield* reader.value(0)
  yield* reader.skipSpace()
  return reader.isAtEnd() ? value : reader.fault('unexpected text after the end')
}

class PieceReader {
  #at = 0
  readonly #names = new Set<string>()
  readonly #bytes: Buffer
  readonly #options: Options
  readonly #maxDepth: number

  constructor(bytes: Buffer, options: Options) {
    this.#bytes = bytes
    this.#options = options
    this.#maxDepth = options.limits?.maxDepth ?? Number.POSITIVE_INFINITY
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  fault(what: string): never {
    throw new SyntaxError(`${what} near byte ${this.#at}`)
  }

  *skipSpace(): Steps<void> {
    for (let skipped = 1; isSpace(this.#bytes[this.#at]); skipped++) {
      this.#at++
      if (skipped % pieceBytes === 0) yield
    }
  }

  *value(level: number): Steps<unknown> {
    const first = this.#bytes[this.#at]
    if (first === quote) return yield* this.#string()
    if (first === openArray) return yield* this.#array(level + 1)
    if (first === openObject) return yield* this.#object(level + 1)
    const from = this.#at
    while (this.#at < from + tokenBytes && /[\w.+-]/.test(String.fromCharCode(this.#bytes[this.#at] ?? 0))) this.#at++
    const value = this.#read(this.#bytes.subarray(from, this.#at))
    return this.#at < from + tokenBytes ? value : this.fault('unexpected text')
  }

  *#array(level: number): Steps<unknown[]> {
    const all: unknown[] = []
    const group = (piece: Buffer) => {
      for (const value of this.#read(wrap('[', piece, ']')) as unknown[]) {
        this.#countNames(value)
        all.push(value)
      }
    }
    const long = function* (this: PieceReader): Steps<void> {
      all.push(yield* this.value(level))
    }
    yield* this.#members(level, closeArray, group, long.bind(this))
    return all
  }

  *#object(level: number): Steps<object> {
    const all = {}
    const keep = (key: string, value: unknown) => {
      this.#countName(key)
      // Defined, not assigned: a key can be `__proto__`.
      Object.defineProperty(all, key, { value, writable: true, enumerable: true, configurable: true })
    }
    const group = (piece: Buffer) => {
      for (const [key, value] of Object.entries(this.#read(wrap('{', piece, '}')) as object)) {
        this.#countNames(value)
        keep(key, value)
      }
    }
    const long = function* (this: PieceReader): Steps<void> {
      if (this.#bytes[this.#at] !== quote) this.fault('a name is missing')
      const key = yield* this.#string(this.#options.limits)
      yield* this.skipSpace()
      if (this.#bytes[this.#at++] !== colon) this.fault('a colon is missing')
      yield* this.skipSpace()
      keep(key, yield* this.value(level))
    }
    yield* this.#members(level, closeObject, group, long.bind(this))
    return all
  }

  /** The members of the container that opens here: short ones in groups, each long one by itself. */
  *#members(level: number, close: number, group: (piece: Buffer) => void, long: () => Steps<void>): Steps<void> {
    if (level > this.#maxDepth) throw new TooDeep()
    const bytes = this.#bytes
    this.#at++
    let begun = this.#at
    for (let end: number | null; ; ) {
      end = this.#endOfMember(level)
      if (end === null) {
        if (this.#at > begun) group(bytes.subarray(begun, this.#at - 1))
        yield* this.skipSpace()
        yield* long()
        yield* this.skipSpace()
        end = this.#at
        begun = end + 1
      } else if (end - begun >= pieceBytes || bytes[end] !== comma) {
        if (isBlank(bytes, begun, end)) this.fault('a value is missing')
        group(bytes.subarray(begun, end))
        begun = end + 1
      }
      const ended = bytes[end] === close
      if (!ended && bytes[end] !== comma) this.fault('unexpected text')
      this.#at = end + 1
      if (ended) return
      yield
    }
  }

  /** Where the member that begins here ends, at a comma or what closes its container; null where that is not within a piece. */
  #endOfMember(level: number): number | null {
    const bytes = this.#bytes
    const last = Math.min(bytes.length, this.#at + pieceBytes)
    let depth = level
    let inString = false
    for (let i = this.#at; i < last; i++) {
      const byte = bytes[i]
      if (inString) {
        if (byte === backslash) i++
        else if (byte === quote) inString = false
      } else if (byte === quote) inString = true
      else if (byte === openArray || byte === openObject) {
        if (++depth > this.#maxDepth) throw new TooDeep()
      } else if (byte === closeArray || byte === closeObject) {
        if (depth-- === level) return i
      } else if (byte === comma && depth === level) return i
    }
    return null
  }

  /** `ofName`: its limits, where it is a name. */
  *#string(ofName?: Limits): Steps<string> {
    const bytes = this.#bytes
    const from = ++this.#at
    let begun = from
    let text = ''
    // Added, not joined: the engine writes it in one piece only when somebody reads it, and of one that is refused nobody does.
    const keep = () => {
      text += this.#read(wrap('"', bytes.subarray(begun, this.#at), '"'))
    }
    for (; bytes[this.#at] !== quote; ) {
      if (this.#at >= bytes.length) this.fault('unexpected end')
      if (bytes[this.#at] === backslash) this.#at += bytes[this.#at + 1] === 0x75 ? 6 : 2
      else this.#at++
      if (ofName && this.#at - from > maxNameBytes) throw ofName.tooLongName()
      if (this.#at - begun < pieceBytes || isWithinCharacter(bytes, this.#at)) continue
      keep()
      begun = this.#at
      yield
    }
    keep()
    this.#at++
    return text
  }

  #countName(name: string): void {
    const { limits } = this.#options
    if (limits && this.#names.add(name).size > limits.maxNames) throw limits.tooManyNames()
  }

  /** Those of the objects in a piece. */
  #countNames(value: unknown): void {
    if (typeof value !== 'object' || value === null || !this.#options.limits) return
    if (Array.isArray(value)) for (const item of value) this.#countNames(item)
    else
      for (const name in value) {
        this.#countName(name)
        this.#countNames((value as Record<string, unknown>)[name])
      }
  }

  /** Tells the place in the whole text instead of that in the piece. */
  #read(piece: Buffer): unknown {
    try {
      return this.#options.read(piece)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return this.fault(error.message.replace(/(,| in JSON)? at position .*/s, ''))
    }
  }
}

/** Whether each string, array and object is ended. */
function* isClosed(bytes: Buffer): Steps<boolean> {
  let depth = 0
  let inString = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (inString && byte === backslash) i++
    else if (byte === quote) inString = !inString
    else if (!inString && (byte === openArray || byte === openObject)) depth++
    else if (!inString && (byte === closeArray || byte === closeObject)) depth--
    if (i % pieceBytes === 0) yield
  }
  return depth === 0 && !inString
}

const wrap = (open: string, piece: Buffer, close: string) =>
  Buffer.concat([Buffer.from(open), piece, Buffer.from(close)])

/** Between the bytes of one, or the escapes of its two halves. */
const isWithinCharacter = (bytes: Buffer, at: number): boolean =>
  (bytes[at]! & 0xc0) === 0x80 || /\\ud[89ab]..$/i.test(bytes.toString('latin1', at - 6, at))

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  let at = from
  while (at < to && isSpace(bytes[at])) at++
  return at === to
}
