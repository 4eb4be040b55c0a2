import type { Expression, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { listing } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, reach } from '../../fields.ts'
import { listRows } from '../../frames/rows/list-rows.ts'
import type { Sentence } from '../sentence.ts'
import { madeOf, whereOf } from './shared.ts'

/** "members in Rowing with the number of payments they made": each with what the rows that belong to it come to. */
export const rowsWithFigures = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { rows, figures, groups, having, sides, top, peak, tells, fields, columns, n, unknown } = sentence
  const said = figures.flatMap((each) => each.figures)
  if (!rows || rows.distinct || rows.isGuess || said.length === 0 || unknown > 0 || n !== null) return []
  if (groups.length + having.length + tells.length + fields.length > 0 || sides || top || peak || columns) return []
  const belongs = (on: string) => on !== rows.on.name && reach(chart.catalog, on).has(rows.on.name)
  if (said.some(({ on }) => !belongs(on.name))) return []
  const names = nameDimensions(rows.on)?.fields ?? []
  const where = whereOf(chart, sentence, rows.on)
  if (names.length === 0 || where === null) return []
  const list = listing(rows.on, names, and([...rows.where, ...(where ? [where] : [])]))
  const told = said.map(({ measure }) => ({ of: rolledUp(measure) }))
  const question: Question = { ...list, fields: [...(list.fields ?? []), ...told] }
  return [madeOf(chart, sentence, listRows.name, question, ['many', 'clauses'], names[0])]
}

/** Of none there are none. */
const rolledUp = (measure: Measure): Expression =>
  'count' in measure ? { call: 'coalesce', args: [{ rollup: measure }, { value: 0 }] } : { rollup: measure }
