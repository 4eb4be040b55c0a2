import type { Grain } from '../../../src/client/index.ts'
import { columnText } from '../../../src/engine/charts/column-text.ts'
import type { DataColumn } from '../../components/table/data-table-values.ts'
import { format, locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { QuestionColumn, ShownAnswer } from './questions.queries.ts'

type Show = (value: unknown) => string

/** How the values of a column read: by its definition, or by the unit of time that it is grouped by. */
export function showOf(answer: ShownAnswer, column: QuestionColumn): Show | null {
  const { ref, name } = column
  const dimension = ref.by === undefined ? undefined : answer.question.by[ref.by]
  if (dimension?.grain) return grainText(dimension.grain)
  if (dimension?.bins && 'width' in dimension.bins) {
    const { width } = dimension.bins
    return (value) => t.questions.binOf(format.number(Number(value)), format.number(Number(value) + width))
  }
  return columnText(
    column.format,
    answer.rows.slice(0, 1000).map((row) => row[name]),
    locale,
  )
}

const dated = (options: Intl.DateTimeFormatOptions): Show => {
  const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (value) => {
    const time = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`)
    return Number.isNaN(time) ? String(value) : text.format(time)
  }
}
/** A Monday, and a January, to count from. */
const nth = (options: Intl.DateTimeFormatOptions, at: (n: number) => number): Show => {
  const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (value) => (Number.isInteger(Number(value)) ? text.format(at(Number(value))) : String(value))
}

/** Days and clocks stand as they are: they sort by eye. */
function grainText(grain: Grain): Show | null {
  switch (grain) {
    case 'year':
      return (value) => String(value).slice(0, 4)
    case 'quarter':
      return (value) => `Q${Math.floor((Number(String(value).slice(5, 7)) + 2) / 3)} ${String(value).slice(0, 4)}`
    case 'month':
      return dated({ month: 'short', year: 'numeric' })
    case 'quarter_of_year':
      return (value) => `Q${value}`
    case 'month_of_year':
      return nth({ month: 'long' }, (n) => Date.UTC(2024, n - 1, 1))
    case 'weekday':
      return nth({ weekday: 'long' }, (n) => Date.UTC(2024, 0, n))
    default:
      return null
  }
}

/** Weekdays, months of the year and steps are names to a chart, in their own order, not numbers. */
export const isNamed = ({ question }: ShownAnswer, { ref }: QuestionColumn): boolean => {
  const dimension = ref.by === undefined ? undefined : question.by[ref.by]
  return dimension?.bins !== undefined || /_of_|weekday/.test(dimension?.grain ?? '')
}

/** The columns of an answer as a table shows them. */
export const tableColumnsOf = (answer: ShownAnswer): DataColumn[] =>
  answer.columns.map((column) => {
    const show = showOf(answer, column)
    const { name, label, type } = column
    const shownType = (isNamed(answer, column) ? 'text' : type) as DataColumn['type'] & string
    return { name, label, type: shownType, ...(show ? { show } : {}) }
  })
