import type { Click, Clicks } from './clicks.ts'
import type { ControlValue, ControlValues } from './control-values.ts'

/** A control that a click on a mark of a view set: its value, and the one that it had. */
export type ControlClick = Pick<Click, 'query' | 'column'> & {
  set: ControlValue
  before: ControlValue | undefined
}

/** What a view asks with: a control that was set by a click on one of its own marks is for the other views. */
export function valueFor(
  query: string,
  control: string,
  values: ControlValues,
  controls: Clicks['controls'],
): ControlValue | undefined {
  const made = controls[control]
  const value = values[control]
  return made?.query === query && String(made.set) === String(value) ? made.before : value
}

/** Whether a row is what was clicked in this view; undefined where nothing was. */
export function pickedIn(
  query: string,
  { filters, controls }: Pick<Clicks, 'filters' | 'controls'>,
  values: ControlValues,
): ((row: Record<string, unknown>) => boolean) | undefined {
  const picks = [
    ...filters.map((click) => ({ ...click, text: String(click.value) })),
    ...Object.entries(controls)
      .filter(([name, { set }]) => String(set) === String(values[name]))
      .map(([, click]) => ({ ...click, text: String(click.set) })),
  ].filter((click) => click.query === query)
  if (picks.length === 0) return undefined
  return (row) => picks.every(({ column, text }) => String(row[column]) === text)
}
