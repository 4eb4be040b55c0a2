import { toNumber, toTime } from '../../formats/cell-values.ts'
import type { ChartContext } from '../chart-frame.ts'

/** The goal across the chart, and what somebody wrote at places of its axis. */
export function marksOf({ spec, shape, theme, text }: ChartContext, horizontal = false) {
  const goal = spec.goal === undefined ? [] : [spec.goal]
  const notes = (spec.annotations ?? []).flatMap(({ at, text: words }) => {
    const place =
      shape.xKind === 'time' ? placeInTime(at, shape.years) : shape.xKind === 'number' ? toNumber(at) : String(at)
    return place === null ? [] : [{ place, words }]
  })
  if (goal.length + notes.length === 0) return null
  const [across, along] = horizontal ? ['xAxis', 'yAxis'] : ['yAxis', 'xAxis']
  const label = (words: string, position: string) => ({
    show: true,
    formatter: words,
    position,
    color: theme.muted,
    fontSize: 12,
    fontFamily: theme.font,
    // Over bars it would not be read otherwise.
    backgroundColor: theme.background,
    padding: [1, 4],
    borderRadius: 3,
  })
  return {
    silent: true,
    symbol: 'none',
    animation: false,
    lineStyle: { color: theme.muted, type: 'dashed', width: 1 },
    data: [
      ...goal.map((value) => ({
        [across as string]: value,
        label: label(`${theme.goalText} ${text.short(value)}`, horizontal ? 'end' : 'insideEndTop'),
      })),
      ...notes.map(({ place, words }) => ({ [along as string]: place, label: label(words, 'end') })),
    ],
  }
}

/** What is written above the drawing needs some. */
export const roomOfMarks = (marks: object | null): number => (marks ? 10 : 0)

const placeInTime = (at: string | number, years: boolean): number | null =>
  years && Number.isInteger(Number(at)) ? Date.UTC(Number(at), 0, 1) : toTime(String(at))
