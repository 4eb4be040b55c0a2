import { lookText } from '../formats/field-text.ts'
import type { ChartData } from './chart.contract.ts'

type Row = Record<string, unknown>

/** What a chart draws: names instead of the numbers of weekdays, months and steps. Clicks lead back to the row itself. */
export function namedRows(data: ChartData, locale: string): { data: ChartData; rowOf: (row: Row) => Row } {
  const named = data.columns.flatMap((name) => {
    const look = data.fields?.[name]
    return look?.isNamed ? [{ name, show: lookText(look, [], locale) ?? String }] : []
  })
  if (named.length === 0) return { data, rowOf: (row) => row }
  const own = new Map<Row, Row>()
  const rows = data.rows.map((row) => {
    const said = named.map(({ name, show }) => [name, (row[name] ?? null) === null ? null : show(row[name])])
    const copy = { ...row, ...Object.fromEntries(said) }
    own.set(copy, row)
    return copy
  })
  return { data: { ...data, rows }, rowOf: (row) => own.get(row) ?? row }
}
