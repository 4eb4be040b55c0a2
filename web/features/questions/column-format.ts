import { fieldLookOf } from '../../../src/engine/charts/field-looks.ts'
import { lookText, missingText, type Show } from '../../../src/engine/formats/field-text.ts'
import type { DataColumn } from '../../components/table/data-table-values.ts'
import { locale } from '../../lib/format.ts'
import type { QuestionColumn, ShownAnswer } from './questions.queries.ts'

/** How the values of a column read: by its definition, or by the unit of time that it is grouped by. */
export const showOf = (answer: ShownAnswer, column: QuestionColumn): Show | null =>
  lookText(
    fieldLookOf(answer.question.by, column),
    answer.rows.slice(0, 1000).map((row) => row[column.name]),
    locale,
  )

/** The columns of an answer as a table shows them. */
export const tableColumnsOf = (answer: ShownAnswer): DataColumn[] =>
  answer.columns.map((column) => {
    const show = showOf(answer, column)
    const { name, label, type } = column
    const look = fieldLookOf(answer.question.by, column)
    const shownType = (look.isNamed ? 'text' : type) as DataColumn['type'] & string
    return { name, label, type: shownType, none: missingText(look), ...(show ? { show } : {}) }
  })
