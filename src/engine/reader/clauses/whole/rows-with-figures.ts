import type { Field } from '../../../question/catalog.ts'
import type { Expression, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { listing } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and } from '../../fields.ts'
import { listRows } from '../../frames/rows/list-rows.ts'
import { isReachedOneWay } from '../narrowing/presence.ts'
import type { Figures, Rows } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import { columnsTold, madeOf, whereOf } from './shared.ts'

/** "members in Rowing with the number of payments they made": each with what the rows that belong to it come to. */
export const rowsWithFigures = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { rows, figures, groups, having, sides, top, peak, tells, fields, columns, n, unknown, edges } = sentence
  const said = figures.flatMap((each) => each.figures)
  if (!rows || rows.distinct || rows.isGuess || said.length === 0 || unknown > 0 || n !== null) return []
  // "the cafe team": the column that its value is of
  const isHeld = (field: Field) => edges.some((edge) => edge.kind === 'value' && edge.field === field)
  if (!fields.every(({ field }) => isHeld(field))) return []
  if (groups.length + having.length + tells.length > 0 || sides || top || peak || columns) return []
  if (!isBehind(chart, rows, figures)) return []
  if (said.some(({ on }) => on === rows.on || !isReachedOneWay(chart, on, rows.on))) return []
  const names = nameDimensions(rows.on)?.fields ?? []
  const where = whereOf(chart, sentence, rows.on)
  if (names.length === 0 || where === null) return []
  const list = listing(rows.on, names, and([...rows.where, ...(where ? [where] : [])]))
  const told = said.map(({ measure }) => ({ of: rolledUp(measure) }))
  const question: Question = { ...list, fields: [...(list.fields ?? []), ...told] }
  return [madeOf(chart, sentence, listRows.name, question, ['many', 'clauses', columnsTold], names[0])]
}

/** "with the number of": the figures are told of the rows that stand before them. */
const isBehind = (chart: Chart, { edges }: Rows, figures: readonly Figures[]): boolean => {
  const from = Math.min(...figures.flatMap((each) => each.edges.map(({ start }) => start)))
  const opens = [1, 2].some((far) => /^(?:with|plus|including)$/.test(chart.word(from - far)))
  return opens && edges.every(({ end }) => end < from)
}

/** Of none there are none. */
const rolledUp = (measure: Measure): Expression =>
  'count' in measure ? { call: 'coalesce', args: [{ rollup: measure }, { value: 0 }] } : { rollup: measure }
