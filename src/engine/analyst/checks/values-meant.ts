import { nearest } from '../../../platform/nearest.ts'
import type { SourceKind } from '../../connection.ts'
import { dialectOf } from '../../sources/registry.ts'
import type { Token } from '../../sources/sql/sql-tokens.ts'
import type { Cell } from '../tool-contract.ts'
import { privacyOf, type Workbench } from '../workbench.ts'

const maxLooked = 8
const maxLetters = 80
/** Spelling is compared in this process. */
const maxKnown = 2_000

type Compared = { column: string; value: string; ignoresCase: boolean }
type Known = { values: string[]; isComplete: boolean }

/**
 * What is said of a statement that compares columns with values they do not have: how they are written. Where the statement found
 * rows, only of columns all of whose values are known.
 */
export function valuesMeant(
  bench: Pick<Workbench, 'sources' | 'isRemote'>,
  tokens: Token[],
  rows: Cell[][],
  kind: SourceKind,
): string[] {
  const isEmpty = foundNothing(rows)
  // By its collation, which is not known here, or by the statement's own.
  const mayIgnoreCase = dialectOf(kind).mayIgnoreCase || tokens.some(({ value }) => value === 'collate')
  return comparedIn(tokens)
    .slice(0, maxLooked)
    .flatMap(({ column, value, ignoresCase }) => {
      const known = knownOf(bench, column)
      if (known === null || (!isEmpty && !known.isComplete)) return []
      const lower = value.toLowerCase()
      if (known.values.includes(value)) return []
      const same = known.values.find((one) => one.toLowerCase() === lower)
      if (same !== undefined) return ignoresCase || (mayIgnoreCase && !isEmpty) ? [] : [meant(column, value, same)]
      const near = nearest(value, known.values)
      if (near !== undefined) return [meant(column, value, near)]
      return isEmpty && known.isComplete ? [`No value of ${column} is "${value}".`] : []
    })
}

/** No rows, or one of nothing but zeroes. */
export const foundNothing = (rows: Cell[][]): boolean =>
  rows.length === 0 || (rows.length === 1 && rows[0]!.every((cell) => cell === null || cell === 0))

const meant = (column: string, value: string, near: string) =>
  `No value of ${column} is "${value}": did you mean "${near}"?`

/** Texts that a statement compares a column with: `country = 'x'`, `trim(c.country) in ('x', 'y')`. */
function comparedIn(tokens: Token[]): Compared[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'string') return []
    const { value } = token
    if (value.length < 3 || value.length > maxLetters || !/\p{L}{2}/u.test(value) || value.includes('%')) return []
    const column = columnBefore(tokens, at)
    return column ? [{ ...column, value }] : []
  })
}

const isMark = (token: Token | undefined, marks: string) => token?.type === 'mark' && marks.includes(token.value)
const isName = (token: Token | undefined): token is Token => token?.type === 'word' || token?.type === 'quoted'

function columnBefore(tokens: Token[], string: number): Omit<Compared, 'value'> | null {
  let at = string - 1
  while (isMark(tokens[at], ',(') || (tokens[at]?.type === 'string' && at > 0)) at -= 1
  const listed = tokens[at]?.type === 'word' && tokens[at]!.value === 'in'
  if (!listed && (at !== string - 1 || !isMark(tokens[at], '=<>!'))) return null
  at -= 1
  while (isMark(tokens[at], '=<>!') || (tokens[at]?.type === 'word' && tokens[at]!.value === 'not')) at -= 1
  const isCalled = isMark(tokens[at], ')')
  while (isMark(tokens[at], ')')) at -= 1
  const name = tokens[at]
  if (!isName(name)) return null
  const before = tokens.slice(Math.max(0, at - 5), at)
  const ignoresCase = isCalled && before.some(({ value }) => value === 'lower' || value === 'upper')
  return { column: name.value, ignoresCase }
}

/** The values of all columns of a name that this model may know; null where there are none. */
function knownOf(bench: Pick<Workbench, 'sources' | 'isRemote'>, column: string): Known | null {
  const profiles = bench.sources.flatMap(({ parts }) =>
    parts
      .filter((part) => privacyOf(bench, part) === 'full')
      .flatMap((part) =>
        part.tables.flatMap((table) =>
          table.columns
            .filter(({ name, type }) => type === 'text' && name.toLowerCase() === column.toLowerCase())
            .map(({ profile }) => profile),
        ),
      ),
  )
  if (profiles.length === 0) return null
  const all = profiles.flatMap((profile) => (profile?.top ?? []).map(({ value }) => String(value)))
  const values = all.filter((value) => value.length <= maxLetters).slice(0, maxKnown)
  if (values.length === 0) return null
  const isComplete =
    values.length === all.length &&
    profiles.every((one) => one !== null && !one.sampled && one.top.length === one.distinct)
  return { values, isComplete }
}
