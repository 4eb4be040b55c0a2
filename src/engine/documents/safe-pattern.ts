/**
 * Patterns of text controls. A regular expression of JavaScript can take exponential time on a short text, so patterns are read
 * by a matcher of our own that looks at each character once: literals, `.`, classes, `\d \w \s`, groups, `|`, `* + ? {n,m}`.
 * A pattern always speaks of the whole text; `^` and `$` at its ends may be written and change nothing.
 */
export type SafePattern = {
  /** The most steps that a character of a text can take; Infinity: more than are allowed, and no text fits. */
  size: number
  test(text: string): boolean
}

/** Steps that the patterns of one document, or of the values of one request, take at most: some 10 ms. */
export const maxPatternSteps = 500_000
/** To build it takes as long as ten characters do. */
export const patternSteps = ({ size }: SafePattern, characters: number): number => size * (characters + 10)

/** Characters: where they begin and where they end, in turns. */
type Class = readonly number[]
type Range = readonly [from: number, to: number]
/** By the number of a state: what it takes and what follows, or that it leads to two others at once. */
type States = { classes: Class[]; takes: number[]; next: number[]; other: number[] }
/** In place of what a state takes. */
const both = -1
/** In place of a state: the pattern ends here. */
const finished = -1

const maxStates = 2_000
const maxLength = 200
const maxRepeat = 200

class TooLarge extends Error {}

function classOf(ranges: Range[], negated = false): Class {
  const edges: number[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const end = edges.at(-1)
    if (end === undefined || from > end) edges.push(from, to + 1)
    else edges[edges.length - 1] = Math.max(end, to + 1)
  }
  return negated ? [0, ...edges] : edges
}
const rangesOf = (edges: Class): Range[] =>
  edges.flatMap((from, at) => (at % 2 ? [] : [[from, (edges[at + 1] ?? Infinity) - 1] as const]))

function isIn(edges: Class, c: number): boolean {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edges[middle]! <= c) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

const one = (c: number): Range => [c, c]
const digit: Range[] = [[48, 57]]
const word: Range[] = [...digit, [65, 90], one(95), [97, 122]]
const space: Range[] = [
  ...([[9, 13], one(32), one(0xa0), one(0x1680), [0x2000, 0x200a], [0x2028, 0x2029]] as const),
  ...[0x202f, 0x205f, 0x3000, 0xfeff].map(one),
]
const classes: Record<string, Class> = {
  d: classOf(digit),
  D: classOf(digit, true),
  w: classOf(word),
  W: classOf(word, true),
  s: classOf(space),
  S: classOf(space, true),
}
const controls: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

/** Builds states from a continuation: what comes after is known when a piece is made. Each but `nothing` adds one at least. */
type Piece = (next: number) => number
const nothing: Piece = (next) => next

/** Throws an Error that says what is not understood. */
export function compilePattern(source: string): SafePattern {
  if (source.length > maxLength) throw new Error(`a pattern has ${maxLength} characters at most`)
  const text = [...source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')]
  const states: States = { classes: [], takes: [], next: [], other: [] }
  const numbers = new Map<string, number>()
  let at = 0
  let depth = 0

  function add(takes: number, next: number, other = finished): number {
    if (states.takes.length >= maxStates) throw new TooLarge()
    states.next.push(next)
    states.other.push(other)
    return states.takes.push(takes) - 1
  }
  function single(edges: Class): Piece {
    const key = edges.join()
    const number = numbers.get(key) ?? states.classes.push(edges) - 1
    numbers.set(key, number)
    return (next) => add(number, next)
  }

  function escaped(): Class {
    const c = text[at++]
    if (c === undefined) throw new Error('the pattern ends with a backslash')
    const found = classes[c]
    if (found) return found
    if (/[A-Za-z0-9]/.test(c) && !controls[c]) throw new Error(`\\${c} is not supported in a pattern`)
    return classOf([one((controls[c] ?? c).codePointAt(0)!)])
  }

  function set(): Class {
    const negated = text[at] === '^'
    if (negated) at++
    const ranges: Range[] = []
    for (let first = true; ; first = false) {
      const c = text[at++]
      if (c === undefined) throw new Error('a [ is not closed')
      if (c === ']' && !first) return classOf(ranges, negated)
      if (c === '\\') {
        ranges.push(...rangesOf(escaped()))
        continue
      }
      const from = c.codePointAt(0)!
      if (text[at] === '-' && text[at + 1] !== undefined && text[at + 1] !== ']') {
        const end = text[at + 1] === '\\' ? text[at + 2] : text[at + 1]
        at += text[at + 1] === '\\' ? 3 : 2
        const to = end?.codePointAt(0) ?? -1
        if (to < from) throw new Error(`the range ${c}-${end ?? ''} is upside down`)
        ranges.push([from, to])
      } else ranges.push(one(from))
    }
  }

  function atom(): Piece {
    const c = text[at++]!
    if (c === '(') {
      if (text[at] === '?') {
        if (text[at + 1] !== ':') throw new Error('only plain groups are supported in a pattern')
        at += 2
      }
      if (++depth > 20) throw new Error('groups are nested too deeply')
      const inner = alternatives()
      depth--
      if (text[at++] !== ')') throw new Error('a ( is not closed')
      return inner
    }
    if (c === '[') return single(set())
    if (c === '.') return single(classOf([one(10), one(13)], true))
    if (c === '\\') return single(escaped())
    if ('*+?{'.includes(c)) throw new Error(`nothing to repeat before ${c}`)
    if (c === '^' || c === '$') throw new Error(`${c} stands only at the ends of a pattern`)
    return single(classOf([one(c.codePointAt(0)!)]))
  }

  function bounds(): [number, number] | null {
    const c = text[at]
    if (c === '*' || c === '+' || c === '?') {
      at++
      return c === '*' ? [0, Infinity] : c === '+' ? [1, Infinity] : [0, 1]
    }
    if (c !== '{') return null
    const end = text.indexOf('}', at)
    const match = /^(\d{1,4})(,(\d{1,4})?)?$/.exec(text.slice(at + 1, end === -1 ? at + 1 : end).join(''))
    if (!match) throw new Error('{ must be followed by how often, such as {2,4}')
    at = end + 1
    const least = Number(match[1])
    const most = match[2] === undefined ? least : match[3] === undefined ? Infinity : Number(match[3])
    if (most < least || least > maxRepeat || (most !== Infinity && most > maxRepeat))
      throw new Error(`a repetition is between 0 and ${maxRepeat}`)
    return [least, most]
  }

  function repeated(piece: Piece, [least, most]: [number, number]): Piece {
    if (piece === nothing || most === 0) return nothing
    if (least === 1 && most === 1) return piece
    return (next) => {
      let entry = next
      if (most === Infinity) {
        entry = add(both, next, next)
        states.next[entry] = piece(entry)
      } else for (let i = least; i < most; i++) entry = add(both, piece(entry), next)
      for (let i = 0; i < least; i++) entry = piece(entry)
      return entry
    }
  }

  function sequence(): Piece {
    const pieces: Piece[] = []
    while (at < text.length && text[at] !== '|' && text[at] !== ')') {
      const piece = atom()
      const often = bounds()
      pieces.push(often ? repeated(piece, often) : piece)
      if (often && bounds()) throw new Error('a repetition cannot be repeated')
    }
    const some = pieces.filter((piece) => piece !== nothing)
    return some.length < 2 ? (some[0] ?? nothing) : (next) => some.reduceRight((after, piece) => piece(after), next)
  }

  function alternatives(): Piece {
    const all = [sequence()]
    while (text[at] === '|') {
      at++
      all.push(sequence())
    }
    if (all.length === 1 || all.every((piece) => piece === nothing)) return all[0]!
    return (next) => all.map((piece) => piece(next)).reduceRight((others, entry) => add(both, entry, others))
  }

  const whole = alternatives()
  if (at < text.length) throw new Error('a ) has no (')
  try {
    const start = whole(finished)
    return { size: Math.max(1, states.takes.length), test: (input) => run(states, start, input) }
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    return { size: Infinity, test: () => false }
  }
}

/** Each state once for each character at most. */
function run({ classes, takes, next, other }: States, start: number, input: string): boolean {
  const reachedAt = new Int16Array(takes.length)
  const open = new Int16Array(takes.length + 2)
  const fits = new Uint8Array(classes.length)
  let current = new Int16Array(takes.length + 1)
  let after = new Int16Array(takes.length + 1)
  let held = 0
  let step = 1
  let isFinished = false

  const enter = (from: number) => {
    open[0] = from
    for (let depth = 1; depth > 0; ) {
      const id = open[--depth]!
      if (id === finished) isFinished = true
      else if (reachedAt[id] !== step) {
        reachedAt[id] = step
        if (takes[id] === both) {
          open[depth++] = other[id]!
          open[depth++] = next[id]!
        } else after[held++] = id
      }
    }
  }

  enter(start)
  for (const c of input) {
    if (held === 0) return false
    const code = c.codePointAt(0)!
    for (let i = 0; i < fits.length; i++) fits[i] = isIn(classes[i]!, code) ? 1 : 0
    const tried = held
    const before = current
    current = after
    after = before
    held = 0
    step++
    isFinished = false
    for (let i = 0; i < tried; i++) {
      const id = current[i]!
      if (fits[takes[id]!] === 1) enter(next[id]!)
    }
  }
  return isFinished
}
