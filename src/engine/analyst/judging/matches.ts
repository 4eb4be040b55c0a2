import type { Cell } from '../tool-contract.ts'

export type Matching = {
  /** Rows must stand in the expected order; those with the same figures may change places. */
  ordered?: boolean
  /** A number may be told with fewer decimals. */
  rounded?: boolean
}

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/** Told to the decimals that it has; without any, only where they say little. */
const roundsTo = (expected: number, given: number): boolean => {
  const decimals = decimalsOf(given)
  if (decimals === 0 && Math.abs(expected) < 100) return false
  return Math.abs(expected - given) <= 0.5 * 10 ** -decimals * (1 + 1e-9)
}

export const sameCell = (expected: Cell, given: Cell, { rounded = false }: Matching = {}): boolean => {
  if (
    typeof expected === 'number' &&
    (typeof given === 'number' || (typeof given === 'string' && given !== '' && !Number.isNaN(Number(given))))
  ) {
    const value = Number(given)
    return (
      Math.abs(expected - value) <= 1e-6 * Math.max(1, Math.abs(expected)) || (rounded && roundsTo(expected, value))
    )
  }
  return (
    String(expected ?? '')
      .trim()
      .toLowerCase() ===
    String(given ?? '')
      .trim()
      .toLowerCase()
  )
}

/** A person's first and last name are told as one, too. */
const withWholeNames = (row: Cell[]): Cell[] => [
  ...row,
  ...row.flatMap((cell, i) => {
    const next = row[i + 1]
    return typeof cell === 'string' && typeof next === 'string' ? [`${cell} ${next}`] : []
  }),
]

const tied = (a: Cell[], b: Cell[]): boolean =>
  a.some((cell) => typeof cell === 'number') && a.every((cell, i) => typeof cell !== 'number' || cell === b[i])

/** Every expected cell stands in a row of the answer of its own, and the answer has no further rows. */
export const matches = (expected: Cell[][], given: Cell[][], how: Matching = {}): boolean => {
  if (expected.length !== given.length) return false
  const left = given.map((row, place) => ({ place, cells: withWholeNames(row) }))
  for (const [i, row] of expected.entries()) {
    const at = left.findIndex(
      ({ place, cells }) =>
        row.every((cell) => cells.some((other) => sameCell(cell, other, how))) &&
        (!how.ordered || place === i || tied(row, expected[place]!)),
    )
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

/** One row of several named figures says what a row for each name says. */
export const answers = (
  expected: Cell[][],
  { columns, rows }: { columns: string[]; rows: Cell[][] },
  how: Matching = {},
): boolean =>
  matches(expected, rows, how) ||
  (rows.length === 1 &&
    matches(
      expected,
      rows[0]!.map((cell, i) => [columns[i] ?? null, cell]),
      how,
    ))
