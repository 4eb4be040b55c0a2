import type { Token } from '../../sources/sql/sql-tokens.ts'

const ends = new Set(['join', 'where', 'group', 'order', 'limit', 'having', 'union', 'except', 'intersect', 'window'])
const kinds = new Set(['inner', 'left', 'right', 'full', 'outer'])

/** Whether a join has no condition, so that each row meets every row of the other table. One that says CROSS means it. */
export function joinsToAll(tokens: Token[]): boolean {
  const depths = depthsOf(tokens)
  const isWord = (at: number, ...words: string[]) => tokens[at]?.type === 'word' && words.includes(tokens[at]!.value)
  return tokens.some((_, at) => {
    if (!isWord(at, 'join')) return false
    let before = at - 1
    while (tokens[before]?.type === 'word' && kinds.has(tokens[before]!.value)) before -= 1
    if (isWord(before, 'cross', 'natural', 'asof', 'positional', 'lateral')) return false
    if (isWord(at + 1, 'lateral', 'unnest', 'json_each', 'json_tree', 'generate_series')) return false
    for (let next = at + 1; next < tokens.length && depths[next]! >= depths[at]!; next++) {
      if (depths[next] !== depths[at] || tokens[next]?.type !== 'word') continue
      const { value } = tokens[next]!
      if (value === 'on' || value === 'using') return false
      if (ends.has(value)) break
    }
    return true
  })
}

function depthsOf(tokens: Token[]): number[] {
  let depth = 0
  return tokens.map(({ type, value }) => {
    if (type !== 'mark') return depth
    if (value === '(') return depth++
    if (value === ')') return --depth
    return depth
  })
}
