/** What is wrong with an expression: where in its text (from 0), what was found, and what would be right. */
export type ExpressionFault = { at: number; message: string; expected: string }

export class ExpressionError extends Error {
  readonly fault: ExpressionFault
  constructor(at: number, message: string, expected: string) {
    super(message)
    this.name = 'ExpressionError'
    this.fault = { at, message, expected }
  }
}

export type Token =
  | { kind: 'name'; text: string; quoted: boolean; at: number }
  | { kind: 'number'; value: number; text: string; at: number }
  | { kind: 'string'; value: string; text: string; at: number }
  | { kind: 'sign'; text: string; at: number }
  | { kind: 'end'; text: ''; at: number }

const longest = 10_000
/** Sums nest as deep as they are long. */
const maxTokens = 2_500
const pattern =
  /(?<space>\s+|--[^\n]*)|(?<name>[\p{L}_][\p{L}\p{M}\p{N}_$]*)|(?<quoted>"(?:[^"]|"")+")|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<string>'(?:[^']|'')*')|(?<sign><>|!=|<=|>=|\|\||[-+*/%=<>(),.])/uy

export function tokensOf(text: string): Token[] {
  if (text.length > longest)
    throw new ExpressionError(longest, 'the expression is too long', `at most ${longest} characters`)
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const found = pattern.exec(text)?.groups
    if (!found) throw strange(text, at)
    if (found.name) tokens.push({ kind: 'name', text: found.name, quoted: false, at })
    else if (found.quoted)
      tokens.push({ kind: 'name', text: found.quoted.slice(1, -1).replaceAll('""', '"'), quoted: true, at })
    else if (found.number) tokens.push({ kind: 'number', value: exact(found.number, at), text: found.number, at })
    else if (found.string !== undefined)
      tokens.push({ kind: 'string', value: found.string.slice(1, -1).replaceAll("''", "'"), text: found.string, at })
    else if (found.sign) tokens.push({ kind: 'sign', text: found.sign === '!=' ? '<>' : found.sign, at })
    if (tokens.length > maxTokens)
      throw new ExpressionError(at, 'the expression is too long', `at most ${maxTokens} names, values and operators`)
  }
  tokens.push({ kind: 'end', text: '', at: text.length })
  return tokens
}

/** Nothing is rounded in silence: an id of 19 digits would be another one. */
function exact(text: string, at: number): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) || !(/^\d+$/.test(text) || value === Infinity)) return value
  throw new ExpressionError(at, `${text} is not kept exactly as a number`, `'${text}' beside a field of whole numbers`)
}

function strange(text: string, at: number): ExpressionError {
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0)
  if (found === "'") return new ExpressionError(at, 'the text that begins here has no end', "a closing '")
  if (found === '"') return new ExpressionError(at, 'the name that begins here has no end', 'a closing "')
  if (found === '`') return new ExpressionError(at, 'names are not written in backticks', 'a name in double quotes')
  return new ExpressionError(
    at,
    `"${found}" has no meaning here`,
    'a name, a number, a text in single quotes or an operator',
  )
}
