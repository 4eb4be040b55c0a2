import { type Catalog, type Column, pathUp, type Table } from './catalog.ts'
import { dialects } from './dialect.ts'
import { dateColumnOf, measureTable } from './draft.ts'
import type { Dimension, Filter, Measure, Query } from './query.ts'
import type { Statement } from './write-sql.ts'

/** The column that says the same of this table's rows: the very one when it is in reach, else one of the same name. */
const columnFor = (column: Column, table: Table): Column | null => {
  if (pathUp(table, column.table) !== null) return column
  return table.columns.find((c) => c.name.toLowerCase() === column.name.toLowerCase() && c.type === column.type) ?? null
}

const dimFor = (dim: Dimension, table: Table, catalog: Catalog): Dimension | null => {
  if (dim.kind === 'entity') return pathUp(table, dim.table) !== null ? dim : null
  if (dim.kind === 'time') {
    const column = dateColumnOf(table, catalog, dim.grain)
    return column && column.role === dim.column.role ? { ...dim, column } : null
  }
  const column = columnFor(dim.column, table)
  return column && { ...dim, column }
}

const filterFor = (filter: Filter, table: Table, catalog: Catalog): Filter | null => {
  if (filter.kind === 'period' || filter.kind === 'weekday') {
    const column = dateColumnOf(table, catalog)
    return column && { ...filter, column }
  }
  if (filter.kind === 'in' || filter.kind === 'contains' || filter.kind === 'null') {
    const column = columnFor(filter.column, table)
    return column && { ...filter, column }
  }
  return null
}

/** One measure by itself, with its own dates and its own columns of the same names. */
const alone = (query: Query, measure: Measure, catalog: Catalog): Query | null => {
  const table = measureTable(measure)
  const dims = query.dims.map((d) => dimFor(d, table, catalog))
  const filters = query.filters.map((f) => filterFor(f, table, catalog))
  if (dims.some((d) => d === null) || filters.some((f) => f === null)) return null
  return {
    ...query,
    measures: [measure],
    dims: dims.filter((d) => d !== null),
    filters: filters.filter((f) => f !== null),
    mode: dims.length > 0 ? 'groups' : 'value',
    order: null,
    limit: null,
    offset: 0,
  }
}

/** Measures that live in different tables are taken one by one and brought together by what they are divided by. */
export const writeCombined = (
  query: Query,
  catalog: Catalog,
  write: (query: Query, catalog: Catalog) => Statement | null,
): Statement | null => {
  const [first] = query.measures
  const ratio = query.measures.length === 1 && first?.kind === 'ratio' ? first : null
  const measures = ratio ? [ratio.top, ratio.bottom] : query.measures
  const plain = query.mode === 'groups' || query.mode === 'value' || query.mode === 'best'
  if (measures.length < 2 || !first || !plain || query.having.length + query.sides.length + query.part.length > 0)
    return null
  if (query.within || query.running || query.nested || query.countGroups || query.averageGroups) return null
  const parts = measures.map((m) => {
    const own = alone(query, m, catalog)
    // Nothing here may be combined in its turn, or there would be no end to it.
    return own && m.kind !== 'ratio' ? write(own, catalog) : null
  })
  const statements = parts.filter((p) => p !== null)
  const [left] = statements
  if (!left || statements.length !== measures.length || statements.some((s) => s.source !== left.source)) return null
  const { quote } = dialects[measureTable(measures[0] as Measure).engine]
  const unordered = (sql: string) => sql.replace(/\nORDER BY [^\n]*$/, '')
  const names = measures.map((_, n) => `m${n + 1}`)
  const joins = statements.slice(1).map((s, n) => {
    const on = left.dims.map((d, i) => `${names[n + 1]}.${quote(s.dims[i] ?? d)} = m1.${quote(d)}`)
    return on.length > 0 ? `LEFT JOIN ${names[n + 1]} ON ${on.join(' AND ')}` : `CROSS JOIN ${names[n + 1]}`
  })
  const taken = new Set(left.dims)
  const values = statements.map((s, n) => {
    const base = s.measures[0] ?? 'value'
    const alias = taken.has(base) ? `${base}_${n + 1}` : base
    taken.add(alias)
    return { sql: `${names[n]}.${quote(base)}`, alias }
  })
  const rate = ratio ? `${ratio.percent ? '100e0' : '1e0'} * ${values[0]?.sql} / NULLIF(${values[1]?.sql}, 0)` : null
  const shown = [
    ...left.dims.map((d) => `m1.${quote(d)} AS ${quote(d)}`),
    ...(rate ? [`${rate} AS ratio`] : []),
    ...values.map((v) => `${v.sql} AS ${quote(v.alias)}`),
  ]
  const lead = rate ? 'ratio' : quote(values[0]?.alias ?? '')
  const time = query.dims.findIndex((d) => d.kind === 'time')
  const order =
    left.dims.length === 0
      ? ''
      : query.order || time < 0
        ? `\nORDER BY ${lead} ${query.order?.descending === false ? 'ASC' : 'DESC'}, ${left.dims.map((d) => quote(d)).join(', ')}`
        : `\nORDER BY ${[left.dims[time], ...left.dims.filter((_, i) => i !== time)].map((d) => quote(d ?? '')).join(', ')}`
  const limit = query.limit === null ? '' : `\nLIMIT ${query.limit}${query.offset > 0 ? ` OFFSET ${query.offset}` : ''}`
  return {
    source: left.source,
    sql: `WITH ${statements.map((s, n) => `${names[n]} AS (\n${unordered(s.sql)}\n)`).join(', ')}\nSELECT ${shown.join(', ')}\nFROM m1\n${joins.join('\n')}${order}${limit}`,
    dims: left.dims,
    measures: [...(rate ? ['ratio'] : []), ...values.map((v) => v.alias)],
  }
}
