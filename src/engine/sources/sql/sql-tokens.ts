export type Token = {
  type: 'word' | 'quoted' | 'string' | 'number' | 'param' | 'mark' | 'executable-comment'
  /** Words in lower case; quoted names without their quotes; the rest as it stands. */
  value: string
  start: number
  end: number
}

/** An engine's rules of quoting and comments. */
export type Lexis = {
  /** 'doubtful': some versions nest them and some do not, so that one within another is told as a token, to be refused. */
  nestedComments: boolean | 'doubtful'
  hashComments: boolean
  /** `//` starts a comment that ends with its line. */
  slashComments: boolean
  /** A carriage return ends a comment too, not only a line feed. 'doubtful': one that holds what may be a line's end is told as a token, to be refused. */
  returnEndsComment: boolean | 'doubtful'
  /** `--` starts a comment only before white space or a control character. */
  dashNeedsSpace: boolean
  executableComments: boolean
  /** Where a backslash keeps a quote from ending a string: never, in every string, or in those written E'...'. */
  backslashEscapes: 'never' | 'always' | 'in-e-strings'
  backslashEscapesInNames: boolean
  doubleQuoteIsString: boolean
  backtickNames: boolean
  /** 'doubled': a closing bracket within a name is written twice. */
  bracketNames: boolean | 'doubled'
  dollarQuotes: boolean
  /** A quote within quotes is written twice; else two of them end one and begin another. */
  doubledQuotes: boolean
  tripleQuotes: boolean
  /** A name may begin with a digit or a dollar: `1abs(x)` calls a function of that name. */
  digitsBeginNames: boolean
  /** Names are ASCII and all white space of Unicode parts them; else every other character may be in a name. */
  asciiNames: boolean
}
/** The standard's rules; an engine states what differs. */
export const standardLexis: Lexis = {
  nestedComments: false,
  hashComments: false,
  slashComments: false,
  returnEndsComment: false,
  dashNeedsSpace: false,
  executableComments: false,
  backslashEscapes: 'never',
  backslashEscapesInNames: false,
  doubleQuoteIsString: false,
  backtickNames: false,
  bracketNames: false,
  dollarQuotes: false,
  doubledQuotes: true,
  tripleQuotes: false,
  digitsBeginNames: false,
  asciiNames: false,
}
const SPACE = /[ \t\n\v\f\r]/
/** What ends a line for some, where no line feed follows. */
const LINE_END = /[\v\f\u0085\u2028\u2029]|\r(?!\n)/
const UNICODE_SPACE = /[\s\u00a0\ufeff]/
// By code units: to PostgreSQL and the others a name may hold anything past ASCII, symbols and halves of pairs too.
const NAME_START = /[A-Za-z_\u0080-\uffff]/
const NAME = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_$\u0080-\uffff]*/y
const ASCII_NAME_START = /[A-Za-z_]/
const ASCII_NAME = /[A-Za-z_][A-Za-z0-9_]*/y
/** What is no whole number leaves a rest that is joined to it, and is refused for that where tokens are judged. */
const NUMBER = /(0[xX][0-9a-fA-F]+(_[0-9a-fA-F]+)*|\d+(_\d+)*(\.\d*)?([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?)/y
/** What begins with a digit and is no name all the same, where most that does is one. */
const EXPONENT = /\d+[eE][+-]?\d+/y
const DIGITS = /(0x[0-9a-fA-F]+|0b[01]+|\d+)(?![\w$\u0080-\uffff])/y
const BITS = /0b[01]+/y
const DIGIT_NAME = /[\w$\u0080-\uffff]+/y
// MariaDB runs `/*M! */`, TiDB `/*T! */`, and proxies take `/*vt+ */` for themselves.
const EXECUTABLE = /\/\*\w*[!+]/y
const PARAM = /:[\p{L}_][\p{L}\p{N}_]*/uy
const DOLLAR_TAG = /\$([A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*)?\$/y

function match(pattern: RegExp, sql: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(sql)?.[0] ?? null
}

/**
 * The tokens of a statement by its dialect's own rules of quoting and comments. An unfinished quote reaches to the end.
 * Guards rely on it: where a server would see the end of a quote or comment elsewhere than here, code could hide.
 */
export function tokensOf(rules: Lexis, sql: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const push = (type: Token['type'], value: string, end: number) => {
    tokens.push({ type, value, start: at, end })
    at = end
  }
  const closing = (quote: string, from: number, escapes: boolean, doubled = rules.doubledQuotes): number => {
    for (let i = from; i < sql.length; i++) {
      if (escapes && sql[i] === '\\') i++
      else if (sql.startsWith(quote, i)) {
        if (doubled && quote.length === 1 && sql[i + 1] === quote) i++
        else return i + quote.length
      }
    }
    return sql.length
  }

  const digitName = (c: string): string | null => {
    if (!rules.digitsBeginNames || !/[\d$]/.test(c)) return null
    // Behind a name and its dot there is no number.
    const isPart = tokens.at(-1)?.value === '.' && tokens.at(-1)?.end === at
    const isNumber = !isPart && (match(EXPONENT, sql, at) ?? match(DIGITS, sql, at)) !== null
    return isNumber ? null : match(DIGIT_NAME, sql, at)
  }

  const isNumberAt = (c: string): boolean => {
    const previous = tokens.at(-1)
    // Behind a quoted name the server begins anew: there `.1e` is a number that was not finished.
    const isDot = c === '.' && rules.digitsBeginNames && previous?.end === at && previous.type === 'word'
    return !isDot && /[\d.]/.test(c) && match(NUMBER, sql, at) !== null
  }

  while (at < sql.length) {
    const c = sql[at] as string
    const two = sql.slice(at, at + 2)
    if ((rules.asciiNames ? UNICODE_SPACE : SPACE).test(c)) at++
    else if (
      (two === '--' &&
        (!rules.dashNeedsSpace || at + 2 >= sql.length || (sql[at + 2] as string) <= ' ' || sql[at + 2] === '\x7f')) ||
      (c === '#' && rules.hashComments) ||
      (two === '//' && rules.slashComments)
    ) {
      const end = endOfLine(sql, at, rules.returnEndsComment === true)
      if (rules.returnEndsComment === 'doubtful' && LINE_END.test(sql.slice(at, end)))
        push('executable-comment', two, sql.length)
      else at = end
    } else if (two === '/*') {
      if (rules.executableComments && match(EXECUTABLE, sql, at) !== null) push('executable-comment', two, sql.length)
      else {
        const end = endOfComment(sql, at, rules.nestedComments === true)
        if (rules.nestedComments === 'doubtful' && sql.slice(at + 2, end).includes('/*'))
          push('executable-comment', two, sql.length)
        else at = end
      }
    } else if (c === "'" || (c === '"' && rules.doubleQuoteIsString)) {
      const triple = rules.tripleQuotes && sql.startsWith(c.repeat(3), at) ? c.repeat(3) : c
      const previous = tokens.at(-1)
      const prefix = previous?.type === 'word' && previous.end === at ? previous.value : ''
      const escapes = rules.backslashEscapes === 'in-e-strings' ? prefix === 'e' : rules.backslashEscapes === 'always'
      const end = closing(triple, at + triple.length, escapes)
      push('string', sql.slice(at + triple.length, end - triple.length), end)
    } else if (c === '"' || (c === '`' && rules.backtickNames)) {
      const end = closing(c, at + 1, rules.backslashEscapesInNames)
      push('quoted', sql.slice(at + 1, Math.max(at + 1, end - 1)).replaceAll(c + c, c), end)
    } else if (c === '[' && rules.bracketNames) {
      const first = sql.indexOf(']', at) + 1 || sql.length
      const end = rules.bracketNames === 'doubled' ? closing(']', at + 1, false, true) : first
      push('quoted', sql.slice(at + 1, Math.max(at + 1, end - 1)).replaceAll(']]', ']'), end)
    } else if (c === '$' && rules.dollarQuotes && match(DOLLAR_TAG, sql, at) !== null) {
      const tag = match(DOLLAR_TAG, sql, at) as string
      const end = sql.indexOf(tag, at + tag.length)
      push(
        'string',
        sql.slice(at + tag.length, end === -1 ? sql.length : end),
        end === -1 ? sql.length : end + tag.length,
      )
    } else if ((rules.asciiNames ? ASCII_NAME_START : NAME_START).test(c)) {
      const word = match(rules.asciiNames ? ASCII_NAME : NAME, sql, at) ?? c
      push('word', word.toLowerCase(), at + word.length)
    } else if (digitName(c) !== null) {
      const name = digitName(c) as string
      push('word', name.toLowerCase(), at + name.length)
    } else if (isNumberAt(c)) {
      const bits = rules.digitsBeginNames ? match(BITS, sql, at) : null
      const number = bits ?? (match(NUMBER, sql, at) as string)
      push('number', number, at + number.length)
    } else if (two === '::') push('mark', two, at + 2)
    else if (c === ':' && match(PARAM, sql, at)) {
      const name = match(PARAM, sql, at) as string
      push('param', name.slice(1), at + name.length)
    } else push('mark', c, at + 1)
  }
  return tokens
}

function endOfLine(sql: string, from: number, returnEnds: boolean): number {
  for (let i = from; i < sql.length; i++) if (sql[i] === '\n' || (returnEnds && sql[i] === '\r')) return i + 1
  return sql.length
}

function endOfComment(sql: string, from: number, nested: boolean): number {
  let depth = 1
  let i = from + 2
  for (; i < sql.length && depth > 0; i++) {
    if (sql.startsWith('*/', i)) {
      depth--
      i++
    } else if (nested && sql.startsWith('/*', i)) {
      depth++
      i++
    }
  }
  return i
}
