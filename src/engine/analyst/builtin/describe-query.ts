import { formatNumber, joinWords } from '../reading/format.ts'
import type { Dimension, Filter, Query } from './query.ts'

const compareWords = {
  '<': 'under',
  '<=': 'at most',
  '>': 'over',
  '>=': 'at least',
  '=': 'equal to',
  '<>': 'other than',
} as const

export const describeFilter = (filter: Filter): string => {
  switch (filter.kind) {
    case 'in':
      if (filter.column.role === 'flag')
        return `${filter.values[0] === 0 || filter.values[0] === false ? 'without' : 'with'} ${filter.column.spoken}`
      return `${filter.column.spoken} ${filter.negated ? 'is not' : 'is'} ${joinWords(filter.values.map((v) => String(v).trim())).replace(' and ', ' or ')}`
    case 'contains':
      return `${filter.column.spoken} ${filter.negated ? 'does not contain' : 'contains'} "${filter.text}"`
    case 'compare':
      return `${filter.of.label} ${compareWords[filter.op]} ${formatNumber(filter.value)}`
    case 'period':
      return /^(?:before|after|since|until)/.test(filter.period.label)
        ? filter.period.label
        : `${filter.negated ? 'not in' : 'in'} ${filter.period.label}`
    case 'null':
      return `${filter.column.spoken} is ${filter.negated ? 'given' : 'missing'}`
    case 'link': {
      const inside = filter.inside?.map(describeFilter) ?? []
      return `${filter.negated ? 'without' : 'with'} ${filter.table.name.replaceAll('_', ' ')}${inside.length > 0 ? ` (${joinWords(inside)})` : ''}`
    }
    case 'weekday':
      return filter.label
  }
}

const dimWords = (dim: Dimension) => dim.label

/** The query in words: "total revenue by country, in 2024, segment is Club". */
export const describeQuery = (query: Query): string => {
  const measured = query.measures.map((m) => m.label).join(' and ')
  const head =
    query.mode === 'rows'
      ? (query.table?.name.replaceAll('_', ' ') ?? 'rows')
      : measured || joinWords(query.dims.map(dimWords))
  const by =
    measured && query.dims.length > 0 && !query.countGroups && !query.averageGroups
      ? ` by ${joinWords(query.dims.map(dimWords))}`
      : ''
  const filters = [...query.filters, ...query.part].map(describeFilter)
  const how = query.running
    ? query.running.kind === 'total'
      ? 'running total of '
      : `average over ${query.running.size} periods of `
    : ''
  const sides = query.sides.length > 0 ? [query.sides.map((s) => s.label).join(' against ')] : []
  return [how + head + by, ...filters, ...sides].join(', ')
}

/** Conditions as the tail of a sentence. */
export const conditionsTail = (filters: Filter[]): string => {
  const timed = (f: Filter) => f.kind === 'period' || f.kind === 'weekday'
  const periods = filters.filter(timed).map(describeFilter)
  const rest = filters.filter((f) => !timed(f)).map(describeFilter)
  return [...periods.map((p) => ` ${p}`), rest.length > 0 ? ` where ${joinWords(rest)}` : ''].join('')
}
