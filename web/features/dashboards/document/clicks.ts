import { useCallback, useMemo, useState } from 'react'
import type { DashboardQueryInput } from '../../../../src/client/index.ts'
import { fieldText } from '../../../../src/engine/formats/field-text.ts'
import type { Dimension } from '../../../../src/engine/question/question.contract.ts'
import { locale } from '../../../lib/format.ts'
import type { ControlClick } from './control-clicks.ts'
import { withValue } from './control-values.ts'
import type { Result, ShownQuery } from './documents.ts'

export type CrossFilter = NonNullable<DashboardQueryInput['filters']>[number]
/** A mark that was clicked: all other views that share its field show only this value. */
export type Click = CrossFilter & { query: string; column: string; label: string; text: string }
export type Clicks = {
  filters: readonly Click[]
  /** By the names of the controls. */
  controls: Readonly<Record<string, ControlClick>>
  onControl: (name: string, click: ControlClick | undefined) => void
  /** Fields that may be clicked; null: all. */
  offered: ReadonlySet<string> | null
  onChange: (filters: Click[]) => void
}

/** `offered`: the fields that may be clicked; all where none are named. */
export function useClicks(offered: readonly string[] | null = null): Clicks {
  const [filters, onChange] = useState<Click[]>([])
  const [controls, setControls] = useState<Clicks['controls']>({})
  return useMemo(
    () => ({
      filters,
      controls,
      offered: offered === null ? null : new Set(offered),
      onChange,
      onControl: (name, click) => setControls((now) => withValue(now, name, click)),
    }),
    [filters, controls, offered],
  )
}

/** What other views ask of a question: the one that was clicked goes on showing all. */
export const filtersFor = (query: string, clicks: readonly Click[]): CrossFilter[] =>
  clicks
    .filter((click) => click.query !== query && click.field.includes('.'))
    .map(({ field, via, grain, value }) => ({ field, value, ...(via && { via }), ...(grain && { grain }) }))

const nameOf = ({ field, column }: Click) => (field.includes('.') ? field.slice(field.indexOf('.') + 1) : column)
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Rows of a query in SQL that has a column of the name that was clicked: its statement is not ours to change. */
export function useOnlyClicked(query: ShownQuery | undefined, clicks: readonly Click[]): (result: Result) => Result {
  return useCallback(
    (result) => {
      if (!query || query.question) return result
      const told = clicks.flatMap((click) => {
        const column = result.columns.find((name) => same(name, nameOf(click)))
        return click.query !== query.name && column !== undefined && !click.grain
          ? [{ column, value: click.value }]
          : []
      })
      if (told.length === 0) return result
      return {
        ...result,
        rows: result.rows.filter((row) => told.every(({ column, value }) => String(row[column]) === String(value))),
      }
    },
    [query, clicks],
  )
}

/** The clicks that a mark is: one for each group of its row. A value that is set already is taken back. */
export function clicksOf(query: ShownQuery, result: Result, row: Record<string, unknown>, only?: string): Click[] {
  const question = query.question as { by?: Dimension[] } | undefined
  const groups = question
    ? (question.by ?? []).flatMap((dimension, i) => groupOf(dimension, result.columns[i]))
    : result.columns
        .filter((column) => typeof row[column] === 'string')
        .slice(0, 1)
        .map((column) => ({ column, field: column }))
  return groups
    .filter(({ column }) => only === undefined || groups.every((each) => each.column !== only) || column === only)
    .flatMap(({ column, ...group }) => {
      const value = row[column]
      if (value !== null && typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return []
      const look = result.fields?.[column]
      const text = fieldText(column, { ...look, isGroup: true }, [value], locale)(value)
      return [{ ...group, column, label: look?.label ?? column, value, query: query.name, text }]
    })
}

/** Only a field, as it is or at a grain, can be found in other views. */
function groupOf({ of, grain, bins }: Dimension, column: string | undefined) {
  const at = grain ?? ('at' in of ? of.at : undefined)
  const bare = 'at' in of ? of.of : of
  if (column === undefined || bins || !('field' in bare)) return []
  const { dataset, field, via } = bare.field
  return [{ column, field: `${dataset}.${field}`, ...(via && { via }), ...(at && { grain: at }) }]
}

const isSame = (a: Click, b: Click) => a.field === b.field && a.grain === b.grain && a.query === b.query

/** A second click on the same mark takes it back; one on another mark of the view takes its place. */
export function clicked(before: readonly Click[], made: readonly Click[]): Click[] {
  const isBack = made.every((one) => before.some((old) => isSame(old, one) && old.value === one.value))
  const others = before.filter((old) => !made.some((one) => isSame(old, one)))
  return isBack ? others : [...others, ...made]
}
