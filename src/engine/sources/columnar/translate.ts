import type { Params } from '../../sandbox/query.ts'
import { type Token, tokensOf } from '../sql/sql-tokens.ts'
import { lexis } from '../sqlite/tokens.ts'
import type { TwinFile } from './relations.ts'
import { queryOf } from './select.ts'
import { CALLED, type Node, nodeOf } from './tree.ts'
import { TWIN_ROWS } from './twin.ts'
import { unlike } from './value.ts'

export type Translated = {
  /** DuckDB's statement, with every value written in it. */
  sql: string
  width: number
}

/**
 * A statement of SQLite's as one of DuckDB's, from the tree that DuckDB's own parser makes of it. What is known to mean the same is
 * written anew; at anything else it throws Unlike, and the statement runs on SQLite.
 */
export function translate(
  tree: Node,
  params: Params,
  { files, whole }: { files: TwinFile[]; whole: boolean },
): Translated {
  let count = 0
  let rows = 0
  const query = queryOf(
    {
      files,
      whole,
      parameter: (identifier) => parameterOf(params, identifier),
      tables: new Map(),
      outer: null,
      outermost: true,
      next: (letter) => `${letter}${count++}`,
      uses: (table) => {
        rows = Math.max(rows, table.rows)
      },
    },
    nodeOf(tree.node) ?? unlike('a statement that is not a query'),
  )
  if (rows < TWIN_ROWS) unlike('small tables')
  return { sql: query.sql, width: query.columns.length }
}

function parameterOf(params: Params, identifier: string): string | number | null {
  const value = Array.isArray(params) ? params[Number(identifier) - 1] : params[identifier]
  if (value === undefined) return unlike('a value that is not given')
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'bigint' ? unlike('a long number') : value
}

/** Words that a text may follow; after any other it is the value of a type, or an alias. */
const BEFORE_TEXT = new Set(
  'and as between by case distinct else from having in is like limit not on or select then union when where'.split(' '),
)

/** Functions of SQLite's that to DuckDB's parser are types: it is told of them under other names. */
const CALLS = new Set(['date', 'datetime', 'time'])

/** Words of SQLite's grammar of queries. Any other is a name or a type, also where it is a word of DuckDB's grammar: `at`, `month`. */
const GRAMMAR = new Set(
  'all and as asc between by case cast collate cross current current_date current_time current_timestamp desc distinct else end escape except exclude exists false filter first following from full glob group groups having in indexed inner intersect is isnull join last left like limit match materialized natural no not nothing notnull null nulls of offset on or order others outer over partition preceding range recursive regexp right row rows select then ties true unbounded union using values when where window with within'.split(
    ' ',
  ),
)

/** A type has one word or two, and stands behind AS; behind it a name needs no quotes. */
const isName = (tokens: Token[], i: number): boolean =>
  tokens[i]?.type === 'word' &&
  !GRAMMAR.has(tokens[i].value) &&
  tokens[i + 1]?.value !== '(' &&
  tokens[i - 1]?.value !== 'as' &&
  tokens[i - 2]?.value !== 'as'

/**
 * The statement as DuckDB's parser is to read it: without comments, with calls as calls and names in quotes. Refused is what the two read otherwise before any grammar:
 * words right before a text, which make another kind of constant, and signs that only one of them knows.
 */
export function spelled(sql: string): string {
  const tokens = tokensOf(lexis, sql)
  let text = ''
  let at = 0
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]
    const between = sql.slice(at, token.start)
    if (token.type === 'string' && before && (before.end === token.start || before.type === 'word'))
      if (
        before.type !== 'mark' &&
        !(before.type === 'word' && BEFORE_TEXT.has(before.value) && before.end < token.start)
      )
        unlike('a word before a text')
    if (token.type === 'mark' && /^[$@#`[\]{}\\~^&]$/.test(token.value)) unlike(`the sign ${token.value}`)
    if (token.type === 'quoted' && sql[token.start] !== '"') unlike('a name in brackets')
    if (token.type === 'executable-comment') unlike('a comment')
    const called = token.type === 'word' && CALLS.has(token.value) && tokens[i + 1]?.value === '('
    text += between.trim() === '' ? between : ' '
    const written = sql.slice(token.start, token.end)
    text += called ? `${CALLED}${token.value}` : isName(tokens, i) ? `"${written}"` : written
    at = token.end
  }
  return text
}
