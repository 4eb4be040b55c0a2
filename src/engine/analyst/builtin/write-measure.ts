import { type Catalog, commonChild, pathUp, type Table } from './catalog.ts'
import type { Dimension, Filter, Measure, Query } from './query.ts'
import { filterTables, NoWayError, type Scope, writeFilter } from './write-conditions.ts'

/** Tables whose own rows a measure needs, and tables that only have to be in reach. */
const measureTables = (measure: Measure): { fixed: Table[]; free: Table[] } => {
  switch (measure.kind) {
    case 'count':
      return { fixed: [], free: [measure.table] }
    case 'distinct':
    case 'periods':
      return { fixed: [], free: [measure.column.table] }
    case 'aggregate':
      return { fixed: [measure.of.table], free: [] }
    case 'below':
      return { fixed: [measure.above], free: [] }
    case 'some': {
      const { fixed, free } = measureTables(measure.measure)
      return { fixed, free: [...free, ...reached(measure.of)] }
    }
    case 'ratio': {
      const top = measureTables(measure.top)
      const bottom = measureTables(measure.bottom)
      return { fixed: [...top.fixed, ...bottom.fixed], free: [...top.free, ...bottom.free] }
    }
  }
}

const reached = (filters: Filter[]) => filters.flatMap((f) => (f.kind === 'link' ? [] : filterTables(f)))

const dimTable = (dim: Dimension): Table => (dim.kind === 'entity' ? dim.table : dim.column.table)

/** The table whose rows the statement runs over, such that nothing is counted twice. */
export const chooseGrain = (query: Query, catalog: Catalog): Table | null => {
  if (query.mode === 'rows') return query.table
  const all = [...query.measures, ...query.having.map((h) => h.measure)].map(measureTables)
  const fixed = [...new Set(all.flatMap((t) => t.fixed))]
  const free = all.flatMap((t) => t.free)
  const dims = [...query.dims.map(dimTable), ...(query.nested ? [query.nested.per] : [])]
  const parts = reached([...query.part, ...query.sides.flatMap((s) => s.filters)])
  if (fixed.length > 1) return null
  const [only] = fixed
  if (only) return [...dims, ...free, ...parts].every((t) => pathUp(only, t) !== null) ? only : null
  const wanted = [...new Set([...free, ...dims, ...parts])]
  const first = wanted.find((t) => wanted.every((o) => pathUp(t, o) !== null))
  return first ?? commonChild(wanted, catalog)
}

/** A measure as SQL; with tests, over only those rows that pass them. */
export const writeMeasure = (measure: Measure, scope: Scope, tests: string[] = []): string => {
  const test = tests.join(' AND ')
  const where = (value: string) => (test ? `CASE WHEN ${test} THEN ${value} END` : value)
  switch (measure.kind) {
    case 'count': {
      if (measure.table === scope.grain) return test ? `COUNT(${where('1')})` : 'COUNT(*)'
      const path = pathUp(scope.grain, measure.table)
      const key = path?.length === 1 ? path[0]?.from : measure.table.key
      if (!key) throw new NoWayError(`${measure.table.name} has no key to count by`)
      return `COUNT(DISTINCT ${where(scope.name(key))})`
    }
    case 'distinct':
      return `COUNT(DISTINCT ${where(scope.name(measure.column))})`
    case 'periods':
      return `COUNT(DISTINCT ${where(scope.dialect.period(measure.grain, scope.name(measure.column)))})`
    case 'aggregate': {
      const of = where(measure.of.write(scope.name))
      if (measure.fn === 'percentile') throw new NoWayError('A percentile needs the rows in order')
      if (measure.fn === 'median') {
        if (!scope.dialect.median && test) throw new NoWayError('A median needs the rows in order')
        return scope.dialect.median ? scope.dialect.median(of) : `MEDIAN(${of})`
      }
      return `${{ sum: 'SUM', avg: 'AVG', min: 'MIN', max: 'MAX', stddev: 'STDDEV' }[measure.fn]}(${of})`
    }
    case 'below':
      return `COALESCE(SUM(${where(scope.below(measure.of, measure.above))}), 0)`
    case 'some':
      return writeMeasure(measure.measure, scope, [...tests, ...measure.of.map((f) => writeFilter(f, scope))])
    case 'ratio':
      return `${measure.percent ? '100e0' : '1e0'} * ${writeMeasure(measure.top, scope, tests)} / NULLIF(${writeMeasure(measure.bottom, scope, tests)}, 0)`
  }
}

/** What a dimension shows, and what it is grouped by. */
export const writeDim = (dim: Dimension, scope: Scope): { show: string; group: string[] } => {
  if (dim.kind === 'time') {
    const column = scope.name(dim.column)
    if (dim.column.role === 'calendar') {
      if (dim.grain === 'weekend') throw new NoWayError('No day to tell the weekend by')
      return { show: column, group: [column] }
    }
    if (dim.grain === 'weekend') {
      const show = `CASE WHEN ${scope.dialect.weekday(column)} IN (0, 6) THEN 'weekend' ELSE 'weekday' END`
      return { show, group: [show] }
    }
    if (dim.grain === 'weekday') {
      const number = scope.dialect.weekday(column)
      const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
      return {
        show: `CASE ${number} ${names.map((day, n) => `WHEN ${n} THEN '${day}'`).join(' ')} END`,
        group: [number],
      }
    }
    const show = scope.dialect.period(dim.grain, column)
    return { show, group: [show] }
  }
  if (dim.kind === 'column') return { show: scope.name(dim.column), group: [scope.name(dim.column)] }
  const names = dim.table.names.map(scope.name)
  const key = dim.table.key ? [scope.name(dim.table.key)] : []
  if (names.length === 0) return { show: key[0] ?? scope.name(dim.table.columns[0] as never), group: key }
  const unique = dim.table.names.length === 1 && dim.table.names[0]?.unique
  return {
    show: names.length === 1 ? (names[0] ?? '') : scope.dialect.concat(names),
    group: unique || key.length === 0 ? names : [...key, ...names],
  }
}
