import type { Chart, EdgeOf } from '../../chart.ts'

const between = /^(?:from|in|of|at|the|and|or|with|who|that|which|are|is|were|was|aged|,)$/
const farthest = 8

/** The things that words at a place are about: the players, of "players from Serbia over 30". Null where a deed or another thing stands between. */
export const headBefore = (chart: Chart, start: number): EdgeOf<'entity'> | null => {
  let at = start - 1
  while (at >= Math.max(0, start - farthest)) {
    const [head] = longest(chart, at, start)
    if (head) return head
    const value = valueTo(chart, at + 1)
    if (value !== null) at = value - 1
    else if (between.test(chart.word(at))) at--
    else return null
  }
  return null
}

/** What is called so by a name that ends here. */
const longest = (chart: Chart, last: number, start: number): EdgeOf<'entity'>[] =>
  [2, 1, 0]
    .flatMap((n) => (last - n < 0 ? [] : chart.of(last - n, 'entity')))
    .filter(({ end, score }) => end === last + 1 && end <= start && score >= 0.9)

const valueTo = (chart: Chart, end: number): number | null => {
  for (let from = Math.max(0, end - 4); from < end; from++)
    if (chart.of(from, 'value').some((v) => v.end === end && v.how === 'exact')) return from
  return null
}
