import { fieldText, type Show } from '../../formats/field-text.ts'
import { numberText } from '../../formats/number-text.ts'
import type { ChartData, ChartSpec } from '../chart.contract.ts'
import { labelOf } from '../chart-shape.ts'
import type { Pivot } from './pivot.ts'

/** How each field of a pivot reads; one number of decimals for all cells of a measure, totals as well. */
export type PivotText = {
  label: (name: string) => string
  group: (name: string, value: unknown) => string
  cell: (name: string, value: unknown) => string
}

export function pivotText(pivot: Pivot, spec: ChartSpec, data: ChartData, locale: string): PivotText {
  const shows = new Map<string, Show>()
  const showOf = (name: string, values: () => unknown[]): Show => {
    const show = shows.get(name) ?? fieldText(name, data.fields?.[name], values(), locale)
    shows.set(name, show)
    return show
  }
  const inCells = (name: string) =>
    pivot.lines.flatMap(({ cells }) => cells.filter((_, i) => pivot.heads[i]?.value === name).map(({ value }) => value))
  const given = spec.format ? numberText(spec.format, locale) : null
  return {
    label: (name) => labelOf(data, name),
    group: (name, value) =>
      value === null || value === undefined || value === ''
        ? '–'
        : typeof value === 'boolean'
          ? value
            ? 'yes'
            : 'no'
          : showOf(name, () => data.rows.slice(0, 1000).map((row) => row[name]))(value),
    cell: (name, value) =>
      value === null || value === undefined
        ? ''
        : given
          ? given.full(value as number)
          : showOf(name, () => inCells(name).filter((one) => one !== null))(value),
  }
}

type FlatPivot = { columns: { label: string; numeric: boolean }[]; rows: string[][]; totals: string[] }

/** As a plain table, for what cannot fold: a label of each group, a column per head, the totals last. */
export function flatPivot(pivot: Pivot, text: PivotText, total: string): FlatPivot {
  const { fields, heads, lines } = pivot
  const one = fields.values.length === 1
  const headOf = ({ path, value, isTotal }: Pivot['heads'][number]) => {
    const said = isTotal ? total : path.map((part, i) => text.group(fields.columns[i] ?? '', part)).join(' · ')
    return said === '' ? text.label(value) : one ? said : `${said} · ${text.label(value)}`
  }
  const cellsOf = (line: Pivot['lines'][number]) => line.cells.map(({ value }, i) => text.cell(heads[i]!.value, value))
  return {
    columns: [
      { label: fields.rows.map((name) => text.label(name)).join(' › '), numeric: false },
      ...heads.map((head) => ({ label: headOf(head), numeric: true })),
    ],
    rows: lines
      .filter(({ isTotal }) => !isTotal)
      .map((line) => [
        `${'\u2003'.repeat(line.depth)}${text.group(fields.rows[line.depth] ?? '', line.path.at(-1))}`,
        ...cellsOf(line),
      ]),
    totals: lines.filter(({ isTotal }) => isTotal).flatMap((line) => [total, ...cellsOf(line)]),
  }
}
