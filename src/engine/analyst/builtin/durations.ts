import type { Column } from './catalog.ts'
import type { Measure } from './query.ts'

const seconds: [RegExp, number][] = [
  [/^(?:ms|msecs?|millis|milliseconds?)$/, 0.001],
  [/^(?:s|secs?|seconds?)$/, 1],
  [/^(?:mins?|minutes?)$/, 60],
  [/^(?:h|hrs?|hours?)$/, 3600],
]

/** How many seconds a unit of time has, by the word for it. */
export const secondsOf = (word: string): number | null => seconds.find(([words]) => words.test(word))?.[1] ?? null

/** The same for a column that says in its name what it counts in. */
export const secondsOfColumn = (column: Column): number | null => {
  for (const word of column.spoken.toLowerCase().split(' ').toReversed()) {
    const found = word.length > 1 ? secondsOf(word) : null
    if (found !== null) return found
  }
  return null
}

/** "In minutes": a measure of time in another unit; null when it is none. */
export const inUnit = (measure: Measure, word: string): Measure | null => {
  const wanted = secondsOf(word)
  const column = measure.kind === 'aggregate' && measure.of.columns.length === 1 ? measure.of.columns[0] : undefined
  const own = column ? secondsOfColumn(column) : null
  if (measure.kind !== 'aggregate' || wanted === null || own === null) return null
  const { of } = measure
  const write: typeof of.write = (name) => `(${of.write(name)}) * ${own} / ${wanted.toFixed(1)}`
  return { ...measure, of: { ...of, write }, label: `${measure.label} in ${word}` }
}
