import { QueryError } from '../../sandbox/query.ts'
import type { Task } from '../../sandbox/wire.ts'
import { type Placed, type PlaceholderStyle, withPlaceholders } from '../sql/placeholders.ts'
import { type Lexis, type Token, tokensOf } from '../sql/sql-tokens.ts'

/**
 * For engines whose grammar no package brings: a statement is judged by its tokens, exactly as it will be sent. The rights are those
 * of the account somebody connected with, which may be an administrator's, so what may be called and read is listed here.
 */
export type GuardRules = {
  lexis: Lexis
  /** Words with which a statement may begin. */
  starts: string[]
  /** The functions that may be called, in lower case. */
  isFunction(name: string): boolean
  /** Words and types that a parenthesis may follow without a call. */
  isKeyword(name: string): boolean
  /** Keywords that are refused. */
  words: RegExp
  /** Whether a table of the server's own schemas may be read; null when the schema is not one of these. */
  isOpenTable(schema: string, table: string): boolean | null
  /** Whether a token and the next, one of them a number, may stand without a space between them: in a few engines that is a path. */
  mayBeJoined?(tokens: Token[], i: number): boolean
  /** What else of the engine's own is refused: the reason. */
  check?(token: Token, next: Token | undefined, afterNext: Token | undefined): string | null
  /** What is refused of the statement as a whole: at which token, and why. */
  checkAll?(tokens: Token[], sql: string): [Token, string] | null
}

export const isName = (token: Token | undefined): token is Token => token?.type === 'word' || token?.type === 'quoted'
export const isWord = (token: Token | undefined, word: string) => token?.type === 'word' && token.value === word
export const isMark = (token: Token | undefined, mark: string) => token?.type === 'mark' && token.value === mark

/** A name as a server may compare it: ſ is taken for S by some, accents are dropped by others. */
export const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase()

/** Throws when a statement does more than read data. The server's own read-only mode and deadline stand behind this. */
export function guardStatement(rules: GuardRules, sql: string): void {
  const tokens = withoutLastSemicolons(tokensOf(rules.lexis, sql).flatMap(withoutParam))
  const first = tokens.find((token) => !isMark(token, '('))
  if (!first) throw new QueryError('failed', 'There is no statement.')
  if (first.type !== 'word' || !rules.starts.includes(first.value))
    throw refusal('Only statements that read are allowed.', first)
  let depth = 0
  tokens.forEach((token, i) => {
    if (isMark(token, '(')) depth++
    // Out of the parentheses that we may put around a statement nobody gets.
    if (isMark(token, ')') && --depth < 0) throw refusal('A parenthesis is closed that was not opened.', token)
    if (isJoined(tokens, i) && !rules.mayBeJoined?.(tokens, i))
      throw refusal('Put a space between these, or a name that begins with a digit in quotes.', token)
    const reason = refusalOfToken(rules, token, tokens[i + 1], tokens[i + 2])
    if (reason !== null) throw refusal(reason, token)
    if (isName(token)) checkName(rules, tokens, i)
  })
  const found = rules.checkAll?.(tokens, sql)
  if (found) throw refusal(found[1], found[0])
}

/** What still looks like a place in the text that is sent is none: `a ? b :name()` is a condition, and calls what it names. */
const withoutParam = (token: Token): Token[] =>
  token.type === 'param'
    ? [
        { type: 'mark', value: ':', start: token.start, end: token.start + 1 },
        { type: 'word', value: token.value.toLowerCase(), start: token.start + 1, end: token.end },
      ]
    : [token]

const refusal = (message: string, token: Token) => new QueryError('refused', message, { position: token.start })

/**
 * A number and what stands right beside it are read in several ways: `1edrop` as a number and a word or as one name, and of `1.e-- x`
 * some drop all but `- x`, which is no comment then.
 */
function isJoined(tokens: Token[], i: number): boolean {
  const token = tokens[i] as Token
  const next = tokens[i + 1]
  if (next === undefined || next.start !== token.end) return false
  const isMarkOfName = next.type === 'mark' && /[.$\u0080-\uffff]/.test(next.value)
  if (token.type === 'number') return next.type === 'number' || isMarkOfName || isName(next)
  return next.type === 'number' && isName(token)
}

function refusalOfToken(
  rules: GuardRules,
  token: Token,
  next: Token | undefined,
  afterNext: Token | undefined,
): string | null {
  if (token.type === 'executable-comment') return 'Comments that a server may act on are not allowed.'
  if (isMark(token, ';')) return 'One statement at a time.'
  // `"sys\x74em"` is another name to the server than it is here.
  if (token.type === 'quoted' && rules.lexis.backslashEscapesInNames && token.value.includes('\\'))
    return 'A name cannot hold a backslash.'
  return rules.check?.(token, next, afterNext) ?? null
}

function checkName(rules: GuardRules, tokens: Token[], i: number): void {
  const token = tokens[i] as Token
  const next = tokens[i + 1]
  // Where a space stands between, the dot may be the last letter of a name: `@a. into @b`.
  const afterDot = isMark(tokens[i - 1], '.') && tokens[i - 1]?.end === token.start
  const name = folded(token.value)
  if (token.type === 'word' && !afterDot && rules.words.test(name))
    throw refusal(`${name.toUpperCase()} is not allowed.`, token)
  if (isMark(next, '(') && !mayBeCalled(rules, tokens, i))
    throw refusal(`The function ${token.value}() is not allowed.`, token)
  // A quoted name may hold the whole path, as in BigQuery.
  const path = [...(token.type === 'quoted' ? name.split('.') : [name])]
  for (let at = i + 1; isMark(tokens[at], '.') && isName(tokens[at + 1]); at += 2)
    path.push(...folded((tokens[at + 1] as Token).value).split('.'))
  path.forEach((schema, at) => {
    const table = path[at + 1]
    if (table !== undefined && rules.isOpenTable(schema, table) === false)
      throw refusal(`The table ${schema}.${table} cannot be read.`, token)
  })
}

/** What a parenthesis follows is a function of the list, a keyword or type, or a name that is being given to columns. */
function mayBeCalled(rules: GuardRules, tokens: Token[], i: number): boolean {
  const token = tokens[i] as Token
  // Some versions find functions by a collation that knows no accents.
  const plain = /^[ -~]*$/.test(token.value)
  if (plain && rules.isFunction(calledName(tokens, i))) return true
  if (token.type === 'word' && !isMark(tokens[i - 1], '.') && rules.isKeyword(token.value)) return true
  return givesNames(tokens, i)
}

/** With what stands before its dots: `net.host`. */
function calledName(tokens: Token[], i: number): string {
  let name = (tokens[i] as Token).value.toLowerCase()
  for (let at = i; isMark(tokens[at - 1], '.') && isName(tokens[at - 2]); at -= 2)
    name = `${(tokens[at - 2] as Token).value.toLowerCase()}.${name}`
  return name
}

/** What a statement calls without saying of which schema: the server's own functions, or those that somebody stored there under their names. */
export function calledNames(lexis: Lexis, sql: string): string[] {
  const tokens = tokensOf(lexis, sql).flatMap(withoutParam)
  const called = tokens.filter((token, i) => isName(token) && isMark(tokens[i + 1], '(') && !isMark(tokens[i - 1], '.'))
  return [...new Set(called.map(({ value }) => value.toLowerCase()))]
}

/** `name (a, b) as (` begins a common table expression; `) name (a, b)` and `as name (a, b)` name the columns of a derived table. */
function givesNames(tokens: Token[], i: number): boolean {
  let at = i + 2
  while (isName(tokens[at]) && isMark(tokens[at + 1], ',')) at += 2
  if (!isName(tokens[at]) || !isMark(tokens[at + 1], ')')) return false
  const before = tokens[i - 1]
  if (isMark(before, ')') || isWord(before, 'as')) return true
  return isWord(tokens[at + 2], 'as') && isMark(tokens[at + 3], '(')
}

function withoutLastSemicolons(tokens: Token[]): Token[] {
  let end = tokens.length
  while (end > 0 && isMark(tokens[end - 1], ';')) end--
  return tokens.slice(0, end)
}

/** The statement without what follows it: trailing semicolons and comments. */
export function bareStatement(lexis: Lexis, sql: string): string {
  return sql.slice(0, withoutLastSemicolons(tokensOf(lexis, sql)).at(-1)?.end ?? 0)
}

/** A statement as it will be sent, judged as it will be sent; a refusal tells the place in what was written. */
export function judged(rules: GuardRules, style: PlaceholderStyle, task: Pick<Task, 'sql' | 'params'>): Placed {
  const placed = withPlaceholders(style, task.sql.toWellFormed(), task.params)
  try {
    guardStatement(rules, placed.sql)
  } catch (error) {
    if (!(error instanceof QueryError) || error.position === undefined) throw error
    throw new QueryError(error.kind, error.message, { position: placed.originalOffset(error.position) })
  }
  return { ...placed, sql: bareStatement(rules.lexis, placed.sql) }
}

/** Names without a schema are found in the connection's database: one of the server's own would open all of its tables. */
export function refuseSystemDatabase(name: string | null | undefined, isSystem: (name: string) => boolean): void {
  if (name && isSystem(folded(name.trim())))
    throw new QueryError(
      'unavailable',
      `"${name.trim()}" is a database of the server itself. Name one that holds your data.`,
      {
        code: 'SYSTEM_DATABASE',
      },
    )
}

const KEYWORDS = new Set(
  'all and any as between by case cast cross distinct else except exists for from group having in inner intersect interval is join lateral left like limit not null on or order outer over partition right row rows select some table then union using values when where window with'.split(
    ' ',
  ),
)
/** Words of SQL, and the engine's own beside them, that stand before a parenthesis without calling anything. */
export const keywordsWith = (own: string): ((name: string) => boolean) => {
  const more = new Set(own.split(' '))
  return (name) => KEYWORDS.has(name) || more.has(name)
}

/** A list of names in lower case, written as one text. */
export const namesIn = (...lines: string[]): ((name: string) => boolean) => {
  const names = new Set(lines.join(' ').toLowerCase().split(' '))
  return (name) => names.has(name)
}
