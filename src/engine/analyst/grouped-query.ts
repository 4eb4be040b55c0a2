import type { SourceKind } from '../connection.ts'
import { tokensOf } from '../sources/registry.ts'
import type { Token } from '../sources/sql/sql-tokens.ts'

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

const no = (why: string): Grouped => ({ ok: false, why })

/**
 * Takes a statement whose result a model may see under the privacy `aggregates`: one plain SELECT over tables and their
 * equality joins, whose columns are grouping keys or summaries. Answers it with the size of each group added,
 * so that small groups can be held back. Everything that is not plainly of this form is refused.
 */
export function withGroupSize(kind: SourceKind, sql: string): Grouped {
  const tokens = tokensOf(kind, sql)
  while (tokens.at(-1)?.value === ';') tokens.pop()
  const words = tokens.map((token, i) => ({ token, i }))
  const isWord = (token: Token | undefined, value: string) => token?.type === 'word' && token.value === value
  if (!isWord(tokens[0], 'select')) return no('it is not a plain SELECT')
  if (tokens.filter((token) => isWord(token, 'select')).length > 1) return no('it has a query inside a query')
  const refused = words.find(
    ({ token, i }) =>
      token.type === 'word' &&
      refusedWords.has(token.value) &&
      !(token.value === 'distinct' && isWord(tokens[i - 2], 'count')),
  )
  if (refused) return no(`it uses ${refused.token.value.toUpperCase()}`)

  let depth = 0
  let from = -1
  let group = -1
  let end = tokens.length
  for (const { token, i } of words) {
    if (token.value === '(' && token.type === 'mark') depth++
    else if (token.value === ')' && token.type === 'mark') depth--
    if (depth !== 0 || token.type !== 'word') continue
    if (token.value === 'from' && from < 0) from = i
    if (token.value === 'group' && isWord(tokens[i + 1], 'by')) group = i
    if (
      (token.value === 'order' || token.value === 'limit' || token.value === 'offset' || token.value === 'fetch') &&
      end === tokens.length
    )
      end = i
  }
  if (from < 0) return no('it reads no table')

  const sourceEnd = group >= 0 ? group : end
  const where = words.find(({ token, i }) => i > from && i < sourceEnd && isWord(token, 'where'))?.i ?? sourceEnd
  for (let i = from + 1; i < where; i++) {
    if (tokens[i]?.value === ',') return no('it lists tables without saying how they join')
    if (isWord(tokens[i], 'join')) {
      const on = words
        .slice(i + 1, where)
        .find(({ token }) => isWord(token, 'on') || isWord(token, 'using') || isWord(token, 'join'))
      if (!on || isWord(on.token, 'join')) return no('a join has no condition')
    }
    if (isWord(tokens[i], 'or') || ['<', '>', '!'].includes(tokens[i]?.value ?? ''))
      return no('a join is not by equality')
  }

  const textOf = (part: Token[]) => part.map((token) => token.value).join(' ')
  const keys = group < 0 ? [] : splitByComma(tokens.slice(group + 2, end)).map(textOf)
  for (const [position, column] of splitByComma(tokens.slice(1, from)).entries()) {
    const named = column.findIndex((token) => isWord(token, 'as'))
    const expression = named >= 0 ? column.slice(0, named) : column
    const alias = named >= 0 ? textOf(column.slice(named + 1)) : null
    const text = textOf(expression)
    const isKey = keys.includes(text) || (alias !== null && keys.includes(alias)) || keys.includes(String(position + 1))
    if (!isKey && !isSummary(expression)) return no('a column is neither a grouping key nor a summary')
  }
  const at = tokens[from]!.start
  const last = tokens.at(-1)!.end
  return {
    ok: true,
    sizes: [groupSizeColumn],
    sql: `${sql.slice(0, at)}, count(*) as ${groupSizeColumn} ${sql.slice(at, last)}`,
  }
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
