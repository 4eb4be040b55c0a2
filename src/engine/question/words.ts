import { monthNames } from '../month-names.ts'
import type { Catalog, Field } from './catalog.ts'
import {
  aggregated,
  aggregateWords,
  expressionLabel,
  functionWords,
  grainWords,
  measureLabel,
  thingOf,
} from './labels.ts'
import { type Names, namesOf } from './names.ts'
import type {
  Comparison,
  Condition,
  Dimension,
  Expression,
  Measure,
  Period,
  Question,
  Scalar,
} from './question.contract.ts'
import { kindOf } from './types.ts'

/** The parts of a question in plain English; describe puts them into a sentence, chips show them one by one. */
export type Words = {
  measure(measure: Measure): string
  dimension(dimension: Dimension): string
  condition(condition: Condition): string
  expression(expression: Expression): string
  names: Names
}

export const listed = (items: string[], last = 'and') =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

const SIGNS: Record<Comparison, string> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
}
const TIME_SIGNS: Record<Comparison, string> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is before',
  '<=': 'is until',
  '>': 'is after',
  '>=': 'is from',
}
const TEXT_SIGNS = { contains: 'contains', starts: 'starts with', ends: 'ends with', like: 'is like' } as const

/** `inside` tells a question that stands within another. */
export function wordsOf(catalog: Catalog, inside: (question: Question) => string): Words {
  const names = namesOf(catalog)
  const fieldOf = (expression: Expression): Field | null => {
    if (!('field' in expression)) return null
    const dataset = catalog.datasets.find(({ name }) => name === expression.field.dataset)
    return dataset?.fields.find(({ name }) => name === expression.field.field) ?? null
  }
  const scalar = (value: Scalar, beside: Expression | null): string => {
    const label = beside && fieldOf(beside)?.valueLabels.find((one) => one.value === value)?.label
    if (label) return label
    if (value === null) return 'missing'
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) === '' ? 'empty' : String(value)
  }
  function expression(of: Expression): string {
    if ('value' in of) return scalar(of.value, null)
    if ('question' in of) return inside(of.question)
    if ('op' in of) return `${operand(of.left)} ${of.op} ${operand(of.right)}`
    if ('at' in of) return `${grainWords(of.at)} of ${expression(of.of)}`
    if ('test' in of) return `whether ${condition(of.test)}`
    if ('case' in of)
      return `${of.case.map(({ when, result }) => `${expression(result)} if ${condition(when)}`).join(', ')}${of.else ? `, else ${expression(of.else)}` : ''}`
    if ('rollup' in of) return `its ${measure(of.rollup)}`
    return expressionLabel(of, names)
  }
  const operand = (of: Expression) => ('op' in of || 'case' in of ? `(${expression(of)})` : expression(of))

  function condition(of: Condition): string {
    if ('all' in of || 'any' in of) {
      const list = 'all' in of ? of.all : of.any
      const parts = list.map((one) => ('all' in one || 'any' in one ? `(${condition(one)})` : condition(one)))
      return parts.length === 0 ? ('all' in of ? 'always' : 'never') : parts.join('all' in of ? ' and ' : ' or ')
    }
    if ('not' in of) {
      if ('missing' in of.not) return `${expression(of.not.missing)} is known`
      if ('in' in of.not && Array.isArray(of.not.values))
        return `${expression(of.not.in)} is not ${values(of.not.in, of.not.values)}`
      if ('text' in of.not) return `not ${condition(of.not)}`
      return `not (${condition(of.not)})`
    }
    if ('compare' in of) {
      const beside = 'value' in of.right ? scalar(of.right.value, of.left) : expression(of.right)
      const field = fieldOf(of.left)
      const signs = (field && kindOf(field.type) === 'time') || 'at' in of.left ? TIME_SIGNS : SIGNS
      return `${expression(of.left)} ${signs[of.compare]} ${beside}`
    }
    if ('in' in of)
      return Array.isArray(of.values)
        ? `${expression(of.in)} is ${values(of.in, of.values)}`
        : `${expression(of.in)} is among ${inside(of.values.question)}`
    if ('text' in of)
      return `${expression(of.of)} ${TEXT_SIGNS[of.text]} “${of.value}”${of.caseSensitive ? ' in the same case' : ''}`
    if ('missing' in of) return `${expression(of.missing)} is missing`
    if ('during' in of) return `${expression(of.during)} ${periodWords(of.period, fieldOf(of.during), catalog)}`
    const { many } = thingOf(of.related, names)
    return `there ${of.some ? 'are' : 'are no'} ${many}${of.where ? ` where ${condition(of.where)}` : ''}`
  }
  const values = (of: Expression, list: Scalar[]) =>
    listed(
      list.map((value) => scalar(value, of)),
      'or',
    )

  function measure(of: Measure): string {
    const where = of.where ? ` where ${condition(of.where)}` : ''
    if (of.label !== undefined) return `${of.label}${where}`
    if ('over' in of) return `${of.fn === 'count' ? 'number of rows in' : functionWords(of)} ${inside(of.over)}${where}`
    if ('question' in of) return inside(of.question)
    if ('op' in of) return `${part(of.left)} ${of.op} ${part(of.right)}${where}`
    if ('compare' in of) return `whether ${part(of.left)} ${SIGNS[of.compare]} ${part(of.right)}`
    if ('fn' in of)
      return `${aggregateWords(of, of.of, names)} ${aggregated(of.fn, expression(of.of))}${of.and ? ` and ${expression(of.and)}` : ''}${of.rows ? ` over ${thingOf(of.rows, names).many}` : ''}${where}`
    return `${measureLabel(of, names)}${where}`
  }
  const part = (of: Measure) => ('op' in of ? `(${measure(of)})` : measure(of))

  function dimension({ of, grain, bins, label, empty }: Dimension): string {
    const shown = empty ? ' (also without rows)' : ''
    if (label !== undefined) return label + shown
    if (grain) return `${grainWords(grain)} of ${expression(of)}${shown}`
    if (!bins) return expression(of) + shown
    if ('width' in bins) return `${expression(of)} in steps of ${bins.width}`
    return 'count' in bins
      ? `${expression(of)} in ${bins.count} parts`
      : `${expression(of)} in parts at ${listed(bins.edges.map(String))}`
  }
  return { measure, dimension, condition, expression, names }
}

export function periodWords(period: Period, field: Field | null, { today }: Pick<Catalog, 'today'>): string {
  if ('from' in period) {
    if (period.from !== null && period.to !== null)
      return wholePeriod(period.from, period.to) ?? `from ${period.from} to ${period.to}`
    return period.from !== null ? `since ${period.from}` : period.to !== null ? `until ${period.to}` : 'is known'
  }
  if ('current' in period)
    return `${period.current === 'day' ? 'today' : `in this ${period.current}`}${period.toDate ? ' to date' : ''}`
  if ('last' in period) {
    const { last, unit, complete, rolling, skip } = period
    const units = (n: number) => (n === 1 ? unit : `${n} ${unit}s`)
    const length = `in the ${rolling ? 'past' : 'last'} ${complete ? `${last === 1 ? '' : `${last} `}complete ${last === 1 ? unit : `${unit}s`}` : units(last)}`
    return `${length}${skip ? `, ${skip === 1 ? `a ${unit}` : units(skip)} earlier` : ''}${endWords(field, today)}`
  }
  const { year, quarter, month, week, day } = period
  if (day !== undefined) return `on ${day} ${monthNames[(month ?? 1) - 1]} ${year}`
  if (month !== undefined) return `in ${monthNames[month - 1]} ${year}`
  if (quarter !== undefined) return `in Q${quarter} ${year}`
  return week !== undefined ? `in week ${week} of ${year}` : `in ${year}`
}

/** A whole year or month by its name. */
function wholePeriod(from: string, to: string): string | null {
  const [year, month] = [from.slice(0, 4), Number(from.slice(5, 7))]
  if (from === `${year}-01-01` && to === `${year}-12-31`) return `in ${year}`
  const last = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10)
  return from.endsWith('-01') && to === last ? `in ${monthNames[month - 1]} ${year}` : null
}

/** Where the data ends before today, that is what the last months are counted from, and it is said. */
function endWords(field: Field | null, today: string): string {
  const max = field?.profile && !field.profile.sampled ? field.profile.max : null
  if (typeof max !== 'string') return ' until today, or where the data ends'
  return max.slice(0, 10) < today ? ` until ${max.slice(0, 10)}, where the data ends` : ''
}
