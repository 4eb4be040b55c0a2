import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf } from '../../chart.ts'

type Held = EdgeOf<'condition'>

/** What is held against a value, without the column that is. */
const shapeOf = ({ cond }: Held): string | null =>
  'compare' in cond && 'field' in cond.left && 'value' in cond.right ? JSON.stringify([cond.compare, cond.right]) : null

const isNone = ({ cond }: Held): boolean =>
  'compare' in cond && cond.compare === '=' && 'value' in cond.right && cond.right.value === 0

/** Where some cells are empty, none may be those. */
const isFilled = ({ field }: Held): boolean => field?.field.profile?.nulls === 0

const times = /^(?:periods?|years?|seasons?|times?|halves|terms?|decades?|quarters?|months?|columns?|cases?)$/

/** "in either period", "in both years": how many words. */
const tailAt = (chart: Chart, at: number): { all: boolean; length: number } | null => {
  const said = /^(?:in|for|during|of)$/.test(chart.word(at)) ? at + 1 : at
  const word = chart.word(said)
  if (!/^(?:either|both|each|any|all)$/.test(word) || !times.test(chart.word(said + 1))) return null
  return { all: /^(?:both|each|all)$/.test(word), length: said + 2 - at }
}

/** "no accidents in either period", of accidents that stand in two columns: none in the one and none in the other. */
export const alikeColumns = (chart: Chart, at: number, rule: string): Edge[] => {
  const held = chart.of(at, 'condition').filter(({ field, score }) => field !== null && score >= 0.4)
  return held.flatMap((first, place): Edge[] => {
    const shape = shapeOf(first)
    const tail = tailAt(chart, first.end) ?? (isNone(first) && isFilled(first) ? { all: true, length: 0 } : null)
    const alike = held.filter((c) => c.end === first.end && c.on === first.on && shapeOf(c) === shape)
    const columns = new Map(alike.map((c) => [c.field?.field, c]))
    const isFirst = held.slice(0, place).every((c) => !alike.includes(c))
    if (shape === null || !tail || columns.size < 2 || columns.size > 4 || !isFirst) return []
    const conds = [...columns.values()].map((c): Condition => c.cond)
    const cond: Condition = tail.all || isNone(first) ? { all: conds } : { any: conds }
    const score = Math.max(0.9, first.score)
    return [{ ...first, rule, end: first.end + tail.length, score, cond, loose: false }]
  })
}
