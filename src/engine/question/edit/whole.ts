import type { Catalog } from '../catalog.ts'
import { refuse } from '../fault.ts'
import type { OutputColumn } from '../plan.ts'
import type { Question } from '../question.contract.ts'
import { compile } from '../sql/compile.ts'

type AskedWhole = {
  question: Question
  /** What the statement calls its columns: as the whole question does. */
  names: (column: OutputColumn) => string
}

/**
 * The same measures by some of its groups only, which are named as its columns are: what totals and subtotals are. They are those of the
 * whole, whatever an order and a limit leave to be shown; below a limit only the one row of everything is told.
 */
export function wholeOf(question: Question, kept: readonly string[], catalog: Catalog): AskedWhole {
  const { measures, by, where, compare, over = [] } = question
  if (measures.length === 0) return refuse('measures', 'Rows that are listed have no totals.')
  if (question.having && question.having.length > 0)
    return refuse('having', 'Groups that are chosen by their measures have no totals.')
  const { columns } = compile(question, catalog)
  const groups = kept.map(
    (name) =>
      columns.find((column) => column.name === name && 'by' in column.ref) ??
      refuse('by', `There is no group "${name}".`),
  )
  if (groups.length >= by.length && by.length > 0) return refuse('by', 'Totals are by fewer groups than the rows.')
  if (groups.length > 0 && (question.limit !== undefined || question.limitWithin))
    return refuse('limit', 'Below a limit there are no subtotals.')
  const places = groups.map(({ ref }) => ('by' in ref ? ref.by : 0))
  return {
    question: {
      measures,
      by: places.map((place) => by[place]!),
      ...(where && { where }),
      ...(compare && { compare }),
      ...(over.length > 0 && over.every(({ from }) => from !== undefined) && { over }),
    },
    names: ({ ref, label }) =>
      'by' in ref
        ? (groups[ref.by]?.name ?? label)
        : (columns.find((column) => column.label === label && JSON.stringify(column.ref) === JSON.stringify(ref))
            ?.name ?? label),
  }
}
