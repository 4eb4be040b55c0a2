import type { Chart, Edge } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'

const waiting = ['waiting for', 'waiting on', 'waits for', 'awaiting', 'pending', 'in need of', 'due for', 'up for']
/** What data writes of what is not done yet, the plainest first. */
const written = [
  /^pending/i,
  /^(?:a?waiting)/i,
  /^(?:in|under) review/i,
  /^submitted$/i,
  /^open$/i,
  /^on hold$/i,
  /^queued$/i,
]
const few = 15

/** "waiting for approval" is not approved: where what is awaited begins; null where nothing is. */
const awaitedFrom = (chart: Chart, at: number): number | null => {
  const length = Math.max(0, ...waiting.map((words) => chart.phrase(at, words)))
  if (length === 0) return null
  return /^(?:an?|the|its|their)$/.test(chart.word(at + length)) ? at + length + 1 : at + length
}

/** Whether the word here is awaited, and so is no value of what it waits for. */
export const isAwaited = (chart: Chart, at: number): boolean =>
  [at - 1, at - 2, at - 3].some((from) => from >= 0 && awaitedFrom(chart, from) === at)

/** "claims waiting for approval", where a status is pending or approved. */
export const stillWaiting = (chart: Chart, at: number, rule: string): Edge[] => {
  const from = awaitedFrom(chart, at)
  if (from === null) return []
  const root = rootOf(chart.word(from))
  return chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .flatMap((named): Edge[] => {
      const { type, profile } = named.field
      const values = (profile?.top ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
      const found = written.map((each) => values.find((value) => each.test(value))).find((value) => value !== undefined)
      // of this state, and of no other
      const isOfIt = values.some((value) => identifierWords(value).some((word) => rootOf(word) === root))
      if (type !== 'text' || (profile?.distinct ?? few) >= few || found === undefined || !isOfIt) return []
      const span = { start: at, end: from + 1, score: 0.97, rule }
      return [{ ...span, kind: 'value', how: 'exact', ...named, values: [found], negated: false }]
    })
}
