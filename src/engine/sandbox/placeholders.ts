import type { SourceKind } from '../sources/connection.ts'
import { type Params, type ParamValue, QueryError } from './query.ts'
import { type Token, tokensOf } from './sql-tokens.ts'

/** Dialects in which `:name` can only be a placeholder; elsewhere it may be a slice or part of a label. */
const ONLY_PLACEHOLDER: readonly SourceKind[] = ['SQLITE', 'MYSQL', 'BIGQUERY']

const CLICKHOUSE_TYPE = (value: ParamValue): string => {
  if (value === null) return 'Nullable(String)'
  if (typeof value === 'boolean') return 'Bool'
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) return 'Int64'
  return typeof value === 'number' ? 'Float64' : 'String'
}

/** One way of writing placeholders (`:name` for a record, `?` for a list) turned into the dialect's own. Values stay apart from the text. */
export function withPlaceholders(
  kind: SourceKind,
  sql: string,
  params: Params | undefined,
): { sql: string; params: Params } {
  if (params === undefined || (Array.isArray(params) && params.length === 0)) return { sql, params: [] }
  const tokens = tokensOf(kind, sql)
  return Array.isArray(params) ? positional(kind, sql, params, tokens) : named(kind, sql, params, tokens)
}

function positional(
  kind: SourceKind,
  sql: string,
  params: ParamValue[],
  tokens: Token[],
): { sql: string; params: Params } {
  const marks = tokens.filter((token) => token.type === 'mark' && token.value === '?')
  if (marks.length === 0 && (kind === 'POSTGRES' || kind === 'DUCKDB') && /\$1\b/.test(sql)) return { sql, params }
  if (marks.length !== params.length && !(kind === 'SQLITE' && /\?\d/.test(sql)))
    throw new QueryError(
      'failed',
      `The statement has ${marks.length} places for values and was given ${params.length}.`,
    )
  if (kind === 'POSTGRES') return { sql: replace(sql, marks, (_token, i) => `$${i + 1}`), params }
  if (kind === 'CLICKHOUSE')
    return {
      sql: replace(sql, marks, (_token, i) => `{p${i + 1}:${CLICKHOUSE_TYPE(params[i] ?? null)}}`),
      params: Object.fromEntries(params.map((value, i) => [`p${i + 1}`, value])),
    }
  return { sql, params }
}

function named(
  kind: SourceKind,
  sql: string,
  params: Record<string, ParamValue>,
  tokens: Token[],
): { sql: string; params: Params } {
  const known = (name: string) => Object.hasOwn(params, name)
  const places = tokens.filter(
    (token) => token.type === 'param' && (known(token.value) || ONLY_PLACEHOLDER.includes(kind)),
  )
  const missing = places.find((token) => !known(token.value))
  if (missing) throw new QueryError('failed', `No value was given for :${missing.value}.`, { position: missing.start })
  const names = [...new Set(places.map((token) => token.value))]
  const used = Object.fromEntries(names.map((name) => [name, params[name] as ParamValue]))
  switch (kind) {
    case 'SQLITE': {
      // SQLite also knows @name and $name.
      const others = Object.entries(params).filter(([name]) => sql.includes(`@${name}`) || sql.includes(`$${name}`))
      return { sql, params: { ...Object.fromEntries(others), ...used } }
    }
    case 'DUCKDB':
      return { sql: replace(sql, places, (token) => `$${token.value}`), params: used }
    case 'POSTGRES':
      return { sql: replace(sql, places, (token) => `$${names.indexOf(token.value) + 1}`), params: Object.values(used) }
    case 'MYSQL':
      return { sql: replace(sql, places, () => '?'), params: places.map((token) => params[token.value] as ParamValue) }
    case 'CLICKHOUSE':
      return {
        sql: replace(sql, places, (token) => `{${token.value}:${CLICKHOUSE_TYPE(params[token.value] ?? null)}}`),
        params: used,
      }
    case 'BIGQUERY':
      return { sql: replace(sql, places, (token) => `@${token.value}`), params: used }
  }
}

function replace(sql: string, tokens: Token[], by: (token: Token, index: number) => string): string {
  let result = ''
  let from = 0
  tokens.forEach((token, i) => {
    result += sql.slice(from, token.start) + by(token, i)
    from = token.end
  })
  return result + sql.slice(from)
}
