import { type ColumnFormat, type ImportedColumnType, UnreadableFileError } from '../report/import-report.ts'
import { type ColumnEvidence, PAIR } from '../typing/column-evidence.ts'
import { type ColumnPlan, type Conversion, type InferenceHints, planColumn } from '../typing/infer-column.ts'
import type { KnownColumn } from './known-tables.ts'

/** Makes the plans of a file's columns those of the table that its rows are added to, or throws why that cannot be. */
export type FitColumns = (
  names: string[],
  evidence: ColumnEvidence[],
  plans: ColumnPlan[],
  hints: Omit<InferenceHints, 'dayFirst'>,
) => ColumnPlan[]

const LISTED = 10
const listed = (names: string[]) =>
  names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ` and ${names.length - LISTED} more` : '')

/** The same columns, in whatever order. */
export function sameColumns(table: string, known: string[], names: string[]): void {
  const have = new Set(names.map((name) => name.toLowerCase()))
  const want = new Set(known.map((name) => name.toLowerCase()))
  const missing = known.filter((name) => !have.has(name.toLowerCase()))
  const strange = names.filter((name) => !want.has(name.toLowerCase()))
  if (missing.length + strange.length === 0) return
  const parts = [
    ...(missing.length > 0 ? [`the file has no ${listed(missing)}`] : []),
    ...(strange.length > 0 ? [`the table has no ${listed(strange)}`] : []),
  ]
  throw new UnreadableFileError(`its columns are not those of ${table}: ${parts.join('; ')}`)
}

export function fitColumns(table: string, known: KnownColumn[]): FitColumns {
  return (names, evidence, plans, hints) => {
    sameColumns(
      table,
      known.map(({ name }) => name),
      names,
    )
    const faults: string[] = []
    const fitted = names.map((name, c) => {
      const column = known.find((one) => one.name.toLowerCase() === name.toLowerCase())!
      const plan = readAlike(column, evidence[c]!, plans[c]!, hints)
      const fit = planAs(column, evidence[c]!, plan)
      if (typeof fit !== 'string') return fit
      faults.push(`${name}: ${fit}`)
      return plan
    })
    if (faults.length > 0)
      throw new UnreadableFileError(
        `its values are of other types than those of ${table}: ${faults.slice(0, 5).join('; ')}`,
      )
    return fitted
  }
}

const orders = { dmy: 'day/month/year', mdy: 'month/day/year' }

/** Where the values leave open how they are to be read, as those before were. */
function readAlike(
  { reading }: KnownColumn,
  evidence: ColumnEvidence,
  plan: ColumnPlan,
  hints: Omit<InferenceHints, 'dayFirst'>,
): ColumnPlan {
  if (reading === undefined || plan.reading === undefined || plan.reading === reading) return plan
  if (!plan.settled) {
    const dayFirst = reading === 'dmy'
    return planColumn(evidence, { ...hints, dayFirst, decimalComma: reading === 'comma' })
  }
  if ((reading !== 'dmy' && reading !== 'mdy') || (plan.reading !== 'dmy' && plan.reading !== 'mdy')) return plan
  const warning = `the dates of the table were read as ${orders[reading]}, those of this file as ${orders[plan.reading]}`
  return { ...plan, warnings: [...plan.warnings, warning] }
}

const ofNothing: Record<ImportedColumnType, Conversion> = {
  integer: { to: 'integer' },
  real: { to: 'real' },
  boolean: { to: 'boolean', pair: 0 },
  date: { to: 'date', order: 'ymd' },
  datetime: { to: 'datetime', order: 'ymd', zone: '', finest: 6 },
  time: { to: 'time', seconds: true, finest: 6 },
  text: { to: 'text' },
  other: { to: 'text' },
}

/** The plan as one of the table's own type, or why its values are none of it. */
function planAs({ type, format }: KnownColumn, evidence: ColumnEvidence, plan: ColumnPlan): ColumnPlan | string {
  const as = (conversion: Conversion): ColumnPlan => ({ ...plan, type, conversion, settled: true })
  if (type === 'text' || type === 'other' || evidence.values === 0) return as(ofNothing[type])
  const unit = otherUnit(format, plan.format)
  if (unit) return unit
  if (plan.type === type) return plan
  const { conversion } = plan
  if (type === 'real' && plan.type === 'integer')
    return as(conversion.to === 'number' ? { ...conversion, whole: false } : { to: 'real' })
  if (type === 'datetime' && conversion.to === 'date')
    return as({ to: 'datetime', order: conversion.order, zone: '', finest: 6 })
  if (type === 'boolean') {
    const pair = [0, 1, 2, 3].find((one) => evidence.readings & (PAIR << one))
    if (pair !== undefined) return as({ to: 'boolean', pair })
  }
  return `the table has ${words[type]}, the file ${words[plan.type]} (${plan.reason})`
}

const words: Record<ImportedColumnType, string> = {
  integer: 'whole numbers',
  real: 'numbers',
  boolean: 'true or false',
  date: 'dates',
  datetime: 'dates with a time',
  time: 'times of day',
  text: 'text',
  other: 'other values',
}

/** Amounts in other currencies, shares beside plain numbers, times of other zones: of one type, and yet not alike. */
function otherUnit(before: ColumnFormat | null, after: ColumnFormat | null): string | null {
  const said = (value: string | undefined) => value ?? 'none'
  if (before?.currency && after?.currency && before.currency !== after.currency)
    return `the table is in ${before.currency}, the file in ${after.currency}`
  if (Boolean(before?.percent) !== Boolean(after?.percent))
    return before?.percent
      ? 'the table has percentages, the file plain numbers'
      : 'the file has percentages, the table plain numbers'
  if (before?.timezone !== after?.timezone)
    return `the times of the table have the zone ${said(before?.timezone)}, those of the file ${said(after?.timezone)}`
  return null
}
