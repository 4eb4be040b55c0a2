import type { SourceKind } from '../../connection.ts'
import { tokensOf } from '../../sources/registry.ts'
import type { Token } from '../../sources/sql/sql-tokens.ts'

/** Column that carries the size of each group; it is taken off before anyone sees the result. */
export const groupSizeColumn = 'tallyroom_group_size'

/** Functions whose result says nothing of a single row when the group is large enough. Not min, max or anything that lists values. */
const summaries = new Set([
  'count',
  'sum',
  'avg',
  'total',
  'median',
  'stddev',
  'stddev_samp',
  'stddev_pop',
  'variance',
  'var_samp',
  'var_pop',
  'corr',
  'regr_slope',
  'regr_intercept',
  'regr_r2',
])
const refusedWords = new Set([
  'union',
  'intersect',
  'except',
  'over',
  'with',
  'having',
  'values',
  'cross',
  'natural',
  'lateral',
  'window',
  'qualify',
  'distinct',
  'exists',
])

export type Grouped =
  | { ok: true; sql: string /** Columns that carry the size of each group. */; sizes: string[] }
  | { ok: false; why: string }

const isWord = (token: Token | undefined, value: string) => token?.type === 'word' && token.value === value

/**
 * Takes a statement whose result a model may see under the privacy `aggregates`: one plain SELECT over tables and their
 * equality joins, whose columns are grouping keys or summaries. Answers it with the size of each group added,
 * so that small groups can be held back. Everything that is not plainly of this form is refused.
 */
export function withGroupSize(kind: SourceKind, sql: string): Grouped {
  const tokens = tokensOf(kind, sql)
  while (tokens.at(-1)?.value === ';') tokens.pop()
  const clauses = clausesOf(tokens)
  const why =
    whyNotPlain(tokens) ??
    (clauses.from < 0 ? 'it reads no table' : (whyNotJoined(tokens, clauses) ?? whyNotSummed(tokens, clauses)))
  if (why !== null) return { ok: false, why }
  const at = tokens[clauses.from]!.start
  const last = tokens.at(-1)!.end
  return {
    ok: true,
    sizes: [groupSizeColumn],
    sql: `${sql.slice(0, at)}, count(*) as ${groupSizeColumn} ${sql.slice(at, last)}`,
  }
}

function whyNotPlain(tokens: Token[]): string | null {
  if (!isWord(tokens[0], 'select')) return 'it is not a plain SELECT'
  if (tokens.filter((token) => isWord(token, 'select')).length > 1) return 'it has a query inside a query'
  const refused = tokens.find(
    (token, i) =>
      token.type === 'word' &&
      refusedWords.has(token.value) &&
      !(token.value === 'distinct' && isWord(tokens[i - 2], 'count')),
  )
  return refused ? `it uses ${refused.value.toUpperCase()}` : null
}

/** Where the clauses begin: -1 for one that is not there; `end` is the first that comes after the groups. */
type Clauses = { from: number; group: number; end: number }

const laterClauses = new Set(['order', 'limit', 'offset', 'fetch'])

function clausesOf(tokens: Token[]): Clauses {
  const found: Clauses = { from: -1, group: -1, end: tokens.length }
  let depth = 0
  for (const [i, token] of tokens.entries()) {
    if (token.value === '(' && token.type === 'mark') depth++
    else if (token.value === ')' && token.type === 'mark') depth--
    if (depth !== 0 || token.type !== 'word') continue
    if (token.value === 'from' && found.from < 0) found.from = i
    if (token.value === 'group' && isWord(tokens[i + 1], 'by')) found.group = i
    if (laterClauses.has(token.value) && found.end === tokens.length) found.end = i
  }
  return found
}

function whyNotJoined(tokens: Token[], { from, group, end }: Clauses): string | null {
  const sources = tokens.slice(from + 1, group >= 0 ? group : end)
  const where = sources.findIndex((token) => isWord(token, 'where'))
  const joined = where < 0 ? sources : sources.slice(0, where)
  for (const [i, token] of joined.entries()) {
    if (token.value === ',') return 'it lists tables without saying how they join'
    if (isWord(token, 'join')) {
      const on = joined.slice(i + 1).find((next) => ['on', 'using', 'join'].some((word) => isWord(next, word)))
      if (!on || isWord(on, 'join')) return 'a join has no condition'
    }
    if (isWord(token, 'or') || ['<', '>', '!'].includes(token.value)) return 'a join is not by equality'
  }
  return null
}

const textOf = (part: Token[]) => part.map((token) => token.value).join(' ')

function whyNotSummed(tokens: Token[], { from, group, end }: Clauses): string | null {
  const keys = group < 0 ? [] : splitByComma(tokens.slice(group + 2, end)).map(textOf)
  for (const [position, column] of splitByComma(tokens.slice(1, from)).entries()) {
    const named = column.findIndex((token) => isWord(token, 'as'))
    const expression = named >= 0 ? column.slice(0, named) : column
    const alias = named >= 0 ? textOf(column.slice(named + 1)) : null
    const isKey = [textOf(expression), alias, String(position + 1)].some((one) => one !== null && keys.includes(one))
    if (!isKey && !isSummary(expression)) return 'a column is neither a grouping key nor a summary'
  }
  return null
}

function splitByComma(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.value === '(') depth++
    if (token.value === ')') depth--
    if (token.value === ',' && depth === 0) parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** Arithmetic over summaries and constants, with no column outside of a summary. */
function isSummary(tokens: Token[]): boolean {
  let found = false
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.type === 'number') continue
    if (token.type === 'mark' && ['+', '-', '*', '/', '(', ')', ',', '.'].includes(token.value)) continue
    if (token.type !== 'word') return false
    if (
      ['round', 'cast', 'nullif', 'coalesce', 'abs', 'real', 'double', 'integer', 'float', 'numeric'].includes(
        token.value,
      )
    )
      continue
    if (!summaries.has(token.value) || tokens[i + 1]?.value !== '(') return false
    found = true
    let depth = 0
    for (i += 1; i < tokens.length; i++) {
      if (tokens[i]!.value === '(') depth++
      if (tokens[i]!.value === ')' && --depth === 0) break
      // A summary of one chosen row is that row.
      if (['case', 'when', 'iif', 'if', 'filter'].includes(tokens[i]!.value) && tokens[i]!.type === 'word') return false
    }
    if (tokens[i + 1]?.type === 'word' && tokens[i + 1]!.value === 'filter') return false
  }
  return found
}
