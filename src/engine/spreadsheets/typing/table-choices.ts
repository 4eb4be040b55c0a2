import type { TableChoices } from '../report/import-choices.contract.ts'
import { UnreadableFileError } from '../report/import-report.ts'
import { type ColumnEvidence, type DayOrder, ordersOf } from './column-evidence.ts'
import { type HeadRow, headerAt, type Layout, withoutHeader } from './find-header.ts'
import type { ColumnPlan, Conversion, InferenceHints } from './infer-column.ts'
import { isBlank, type RowSource } from './row.ts'

type ChosenType = NonNullable<TableChoices['types']>[string]

/** What was said of a table or column, whose name may be that of something every object has. */
export const chosenFor = <T>(said: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(said, name) ? said[name] : undefined

/** Where the table begins, as far as that was said; `find` says the rest. */
export async function chosenLayout(
  head: HeadRow[],
  { headerRow, skipRows = 0 }: TableChoices,
  find: (rows: HeadRow[]) => Layout | Promise<Layout>,
): Promise<Layout> {
  const first = head.findIndex(({ line }) => line > skipRows)
  if (first === -1) throw new UnreadableFileError(`nothing is left below row ${skipRows}`)
  const rows = head.slice(first)
  const layout =
    headerRow === undefined ? await find(rows) : headerRow === null ? withoutHeader(rows) : headerAt(rows, headerRow)
  return {
    ...layout,
    skip: layout.skip + first,
    preamble: [...head.slice(0, first).map(({ line }) => line), ...layout.preamble],
  }
}

/** The line from which on rows are left out, of which there are so many at the end; past all of them where there are none. */
export async function footerLine(source: RowSource, rows: number): Promise<number> {
  const last: number[] = []
  if (rows > 0)
    await source.scan((row) => {
      if (!isBlank(row)) last.push(row.line)
      if (last.length > rows) last.shift()
      return true
    })
  return last[0] ?? Number.POSITIVE_INFINITY
}

/** The plans with the types that were chosen; what does not fit one of them becomes no value, and is counted. */
export function planAsChosen(
  names: string[],
  { evidence, plans }: { evidence: ColumnEvidence[]; plans: ColumnPlan[] },
  types: Record<string, ChosenType>,
  hints: Omit<InferenceHints, 'dayFirst'>,
): ColumnPlan[] {
  const strange = Object.keys(types).find((name) => !names.includes(name))
  if (strange !== undefined) throw new UnreadableFileError(`there is no column “${strange}”`)
  return plans.map((plan, c) => {
    const type = chosenFor(types, names[c]!)
    if (type === undefined) return plan
    return {
      conversion: conversionTo(type, evidence[c]!, plan, hints),
      type,
      reason: 'chosen by hand',
      format: plan.type === type ? plan.format : null,
      warnings: [],
      isLenient: true,
      settled: true,
    }
  })
}

function conversionTo(
  type: ChosenType,
  evidence: ColumnEvidence,
  { conversion }: ColumnPlan,
  { decimalComma, finest }: Omit<InferenceHints, 'dayFirst'>,
): Conversion {
  const order = 'order' in conversion ? conversion.order : orderBefore(evidence)
  switch (type) {
    case 'text':
      return { to: 'text' }
    case 'integer':
    case 'real': {
      const found = conversion.to === 'number' ? conversion.decimal : conversion.to === 'real' ? 'dot' : null
      const decimal = found ?? (decimalComma ? 'comma' : 'dot')
      return { to: 'number', decimal, percent: false, currency: '', whole: type === 'integer' }
    }
    case 'boolean':
      return { to: 'boolean', pair: 0 }
    case 'date':
      return { to: 'date', order }
    case 'datetime':
      return { to: 'datetime', order, zone: '', finest }
    case 'time':
      return { to: 'time', seconds: true, finest }
  }
}

/** As the days were written before a value came that is none. */
const orderBefore = ({ breaker }: ColumnEvidence): DayOrder => ordersOf(breaker?.before ?? 0)[0] ?? 'ymd'
