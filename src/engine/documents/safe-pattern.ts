/**
 * Patterns of text controls. A regular expression of JavaScript can take exponential time on a short text, so patterns are read
 * by a matcher of our own that looks at each character once: literals, `.`, classes, `\d \w \s`, groups, `|`, `* + ? {n,m}`.
 * A pattern always speaks of the whole text; `^` and `$` at its ends may be written and change nothing.
 */
export type SafePattern = { test(text: string): boolean }

type Test = (c: number) => boolean
/** `next` of a finished pattern is -1. */
type State = { test: Test; next: number } | { split: number[] }

const maxStates = 2_000
const maxLength = 200
const maxRepeat = 200

const between = (from: number, to: number) => (c: number) => c >= from && c <= to
const anyOf =
  (tests: Test[], negated = false): Test =>
  (c) =>
    tests.some((test) => test(c)) !== negated
const digit = between(48, 57)
const word = anyOf([digit, between(65, 90), between(97, 122), (c) => c === 95])
const space: Test = (c) => /\s/u.test(String.fromCodePoint(c))
const classes: Record<string, Test> = {
  d: digit,
  D: anyOf([digit], true),
  w: word,
  W: anyOf([word], true),
  s: space,
  S: anyOf([space], true),
}
const controls: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

/** Builds states from a continuation: what comes after is known when a piece is made. */
type Piece = (next: number) => number

/** Throws an Error that says what is not understood. */
export function compilePattern(source: string): SafePattern {
  if (source.length > maxLength) throw new Error(`a pattern has ${maxLength} characters at most`)
  const text = [...source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')]
  const states: State[] = []
  let at = 0
  let depth = 0

  const add = (state: State): number => {
    if (states.length >= maxStates) throw new Error('the pattern is too large')
    states.push(state)
    return states.length - 1
  }
  const single =
    (test: Test): Piece =>
    (next) =>
      add({ test, next })

  function escaped(): Test {
    const c = text[at++]
    if (c === undefined) throw new Error('the pattern ends with a backslash')
    const found = classes[c]
    if (found) return found
    if (/[A-Za-z0-9]/.test(c) && !controls[c]) throw new Error(`\\${c} is not supported in a pattern`)
    const code = (controls[c] ?? c).codePointAt(0)!
    return (x) => x === code
  }

  function set(): Test {
    const negated = text[at] === '^'
    if (negated) at++
    const tests: Test[] = []
    for (let first = true; ; first = false) {
      const c = text[at++]
      if (c === undefined) throw new Error('a [ is not closed')
      if (c === ']' && !first) return anyOf(tests, negated)
      if (c === '\\') {
        tests.push(escaped())
        continue
      }
      const from = c.codePointAt(0)!
      if (text[at] === '-' && text[at + 1] !== undefined && text[at + 1] !== ']') {
        const end = text[at + 1] === '\\' ? text[at + 2] : text[at + 1]
        at += text[at + 1] === '\\' ? 3 : 2
        const to = end?.codePointAt(0) ?? -1
        if (to < from) throw new Error(`the range ${c}-${end ?? ''} is upside down`)
        tests.push(between(from, to))
      } else tests.push(between(from, from))
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
    if (c === '.') return single((x) => x !== 10 && x !== 13)
    if (c === '\\') return single(escaped())
    if ('*+?{'.includes(c)) throw new Error(`nothing to repeat before ${c}`)
    if (c === '^' || c === '$') throw new Error(`${c} stands only at the ends of a pattern`)
    const code = c.codePointAt(0)!
    return single((x) => x === code)
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
    return (next) => {
      let entry = next
      if (most === Infinity) {
        const loop = add({ split: [] })
        ;(states[loop] as { split: number[] }).split.push(piece(loop), next)
        entry = loop
      } else for (let i = least; i < most; i++) entry = add({ split: [piece(entry), next] })
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
    return (next) => pieces.reduceRight((after, piece) => piece(after), next)
  }

  function alternatives(): Piece {
    const all = [sequence()]
    while (text[at] === '|') {
      at++
      all.push(sequence())
    }
    return (next) => (all.length === 1 ? all[0]!(next) : add({ split: all.map((piece) => piece(next)) }))
  }

  const whole = alternatives()
  if (at < text.length) throw new Error('a ) has no (')
  const start = whole(-1)
  return { test: (input) => run(states, start, input) }
}

function run(states: State[], start: number, input: string): boolean {
  let current = follow(states, [start])
  for (const c of input) {
    if (current.size === 0) return false
    const code = c.codePointAt(0)!
    const reached: number[] = []
    for (const id of current) {
      const state = states[id]
      if (state && 'test' in state && state.test(code)) reached.push(state.next)
    }
    current = follow(states, reached)
  }
  return current.has(-1)
}

function follow(states: State[], from: number[]): Set<number> {
  const seen = new Set<number>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const state = states[id]
    if (state && 'split' in state) open.push(...state.split)
  }
  return seen
}
