import { type Params, type ParamValue, QueryError } from '../../sandbox/query.ts'
import { type Lexis, type Token, tokensOf } from './sql-tokens.ts'

/** How an engine writes the places for values, and how the values travel. */
export type PlaceholderStyle = {
  lexis: Lexis
  /** `:name` can only be a placeholder; elsewhere it may be a slice or part of a label. */
  colonIsPlaceholder: boolean
  /** The engine's own text for `:name`. */
  named(name: string, index: number, value: ParamValue): string
  /** The values of named places: under their names, one for each name, or one for each place; `written` where they stand in the text. */
  namedValues: 'by-name' | 'by-index' | 'by-place' | 'written'
  /** The engine's own text for `?`. */
  positional(index: number, value: ParamValue): string
  /** For an engine that knows names alone: the name of the value for the n-th `?`. */
  positionalName?(index: number): string
  /** The engine's own numbered places, such as `$1`: a mark with a number right behind it. With them the statement is taken as it stands. */
  numberedBy?: string
  /** More of the engine's own ways of naming a value. */
  ownNamed?(name: string): string[]
}

export type Placed = {
  /** What runs, and so what is judged. */
  sql: string
  params: Params
  /** Where in the statement as it was written an offset of `sql` lies. */
  originalOffset(offset: number): number
}

/**
 * One way of writing placeholders (`:name` for a record, `?` for a list) turned into the dialect's own. Values stay apart from the
 * text, and each place is set apart by spaces: joined to a neighbour it could become a token that nobody wrote.
 */
export function withPlaceholders(style: PlaceholderStyle, sql: string, params: Params | undefined): Placed {
  if (params === undefined || (Array.isArray(params) && params.length === 0)) return asWritten(sql, [])
  const tokens = tokensOf(style.lexis, sql)
  return Array.isArray(params) ? positional(style, sql, params, tokens) : named(style, sql, params, tokens)
}

const asWritten = (sql: string, params: Params): Placed => ({ sql, params, originalOffset: (offset) => offset })

function positional(style: PlaceholderStyle, sql: string, params: ParamValue[], tokens: Token[]): Placed {
  const isMark = (token: Token | undefined, mark: string) => token?.type === 'mark' && token.value === mark
  const numbered = tokens.some(
    (token, i) =>
      style.numberedBy !== undefined &&
      isMark(token, style.numberedBy) &&
      tokens[i + 1]?.type === 'number' &&
      tokens[i + 1]?.start === token.end,
  )
  if (numbered) return asWritten(sql, params)
  const marks = tokens.filter((token) => isMark(token, '?'))
  if (marks.length !== params.length)
    throw new QueryError(
      'failed',
      `The statement has ${marks.length} places for values and was given ${params.length}.`,
    )
  const { positionalName } = style
  return {
    ...replace(sql, marks, (_token, i) => style.positional(i, params[i] ?? null)),
    params:
      style.namedValues === 'written'
        ? []
        : positionalName
          ? Object.fromEntries(params.map((value, i) => [positionalName(i), value]))
          : params,
  }
}

function named(style: PlaceholderStyle, sql: string, params: Record<string, ParamValue>, tokens: Token[]): Placed {
  const known = (name: string) => Object.hasOwn(params, name)
  const places = tokens.filter((token) => token.type === 'param' && (known(token.value) || style.colonIsPlaceholder))
  const missing = places.find((token) => !known(token.value))
  if (missing) throw new QueryError('failed', `No value was given for :${missing.value}.`, { position: missing.start })
  const names = [...new Set(places.map((token) => token.value))]
  const valueFor = (name: string) => params[name] ?? null
  const others = Object.keys(params).filter((name) => style.ownNamed?.(name).some((own) => sql.includes(own)))
  const values = {
    'by-name': () => Object.fromEntries([...others, ...names].map((name) => [name, valueFor(name)])),
    'by-index': () => names.map(valueFor),
    written: () => [],
    'by-place': () => places.map((token) => valueFor(token.value)),
  }[style.namedValues]()
  const replaced = replace(sql, places, (token) =>
    style.named(token.value, names.indexOf(token.value), valueFor(token.value)),
  )
  return { ...replaced, params: values }
}

function replace(
  sql: string,
  tokens: Token[],
  by: (token: Token, index: number) => string,
): Pick<Placed, 'sql' | 'originalOffset'> {
  let result = ''
  let from = 0
  /** Where a piece of the original begins in the result. */
  const pieces = [{ at: 0, original: 0 }]
  tokens.forEach((token, i) => {
    result += sql.slice(from, token.start)
    pieces.push({ at: result.length, original: token.start })
    result += ` ${by(token, i)} `
    from = token.end
    pieces.push({ at: result.length, original: token.end })
  })
  return {
    sql: result + sql.slice(from),
    originalOffset(offset) {
      const index = pieces.findLastIndex(({ at }) => at <= offset)
      const { at, original } = pieces[index] as (typeof pieces)[number]
      // Within a place every offset is its beginning.
      return index % 2 === 1 ? original : original + offset - at
    },
  }
}
