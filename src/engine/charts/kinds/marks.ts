import { toNumber, toTime } from '../../formats/cell-values.ts'
import type { ChartContext } from '../chart-frame.ts'

/** The goal across the chart, and what somebody wrote at places of its axis. */
export function marksOf({ spec, shape, theme, text }: ChartContext, { horizontal = false, goalInside = false } = {}) {
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
    // As high as the marks themselves, where what is written on them is higher still.
    z: spec.type === 'line' || spec.type === 'area' ? 3 : 2,
    lineStyle: { color: theme.muted, type: 'dashed', width: 1 },
    data: [
      ...goal.map((value) => ({
        [across as string]: value,
        // Lying bars are counted from the top.
        label: label(goalWords({ theme, text }, value), horizontal ? 'start' : goalInside ? 'insideEndTop' : 'end'),
      })),
      ...notes.map(({ place, words }) => ({ [along as string]: place, label: label(words, 'end') })),
    ].map((line) => ({ ...line, z2: 2 })),
  }
}

const goalWords = ({ theme, text }: Pick<ChartContext, 'theme' | 'text'>, goal: number) =>
  `${theme.goalText} ${text.short(goal)}`

/** What is written behind the end of the goal's line, where no value is, needs room. */
export const roomOfGoal = (context: ChartContext, horizontal: boolean): number =>
  context.spec.goal === undefined || horizontal ? 0 : 18 + 7 * goalWords(context, context.spec.goal).length

/** What is written above the drawing needs some. */
export const roomOfMarks = (marks: object | null): number => (marks ? 10 : 0)

const placeInTime = (at: string | number, years: boolean): number | null =>
  years && Number.isInteger(Number(at)) ? Date.UTC(Number(at), 0, 1) : toTime(String(at))
