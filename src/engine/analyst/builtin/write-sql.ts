import type { Catalog } from './catalog.ts'
import { valueLiteral } from './dialect.ts'
import type { Query } from './query.ts'
import { writeCombined } from './write-combined.ts'
import { openScope, writeConditions, writeFilter } from './write-conditions.ts'
import { chooseGrain, writeDim, writeMeasure } from './write-measure.ts'
import { type Core, writeGrowth, writeRunning, writeSides, writeWithin, writeYearBefore } from './write-windows.ts'

export type Statement = {
  source: string
  sql: string
  /** Columns of the result that name a group, then those that measure it. */
  dims: string[]
  measures: string[]
}

const aliasOf = (label: string, taken: Set<string>) => {
  const base =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/^_+|_+$/g, '') || 'value'
  let alias = base
  for (let n = 2; taken.has(alias); n++) alias = `${base}_${n}`
  taken.add(alias)
  return alias
}

/** More rows than this are not listed; one more is asked for, so that it can be said that there are more. */
export const mostRows = 1000

/** Whether a measure can only be taken with the rows in order, by window functions. */
const inOrder = (measure: Query['measures'][number], median: boolean) =>
  measure.kind === 'aggregate' && (measure.fn === 'percentile' || (measure.fn === 'median' && !median))

const clause = (word: string, parts: string[], joiner: string) =>
  parts.length > 0 ? `\n${word} ${parts.join(joiner)}` : ''

/** The statement for a query, or null when the tables do not allow it without counting rows twice. */
export const writeQuery = (query: Query, catalog: Catalog): Statement | null => {
  const grain = chooseGrain(query, catalog)
  if (!grain) return writeCombined(query, catalog, writeQuery)
  const scope = openScope(grain)
  const { quote } = scope.dialect

  // Two passes: the first makes the joins, the second writes names that know whether they need their table.
  const build = () => {
    const taken = new Set<string>()
    const dims = query.dims.map((dim) => ({ ...writeDim(dim, scope), alias: aliasOf(dim.label, taken), dim }))
    const windowed = query.measures.some((m) => inOrder(m, scope.dialect.median !== null))
    const sides = query.sides.map((side) => side.filters.map((f) => writeFilter(f, scope)))
    const [only] = query.measures
    const measures =
      sides.length > 0 && only
        ? sides.map((tests, n) => ({
            sql: writeMeasure(only, scope, tests),
            alias: aliasOf(query.sides[n]?.label ?? '', taken),
          }))
        : query.measures.map((m) => ({
            sql: windowed && m.kind === 'aggregate' ? m.of.write(scope.name) : writeMeasure(m, scope),
            alias: aliasOf(m.label, taken),
          }))
    const columns = query.columns.map((c) => ({ show: scope.name(c), alias: aliasOf(c.name, taken) }))
    const conditions = writeConditions(query.filters, scope, catalog)
    const part = query.part.map((f) => writeFilter(f, scope))
    const having = query.having.map((h) => `${writeMeasure(h.measure, scope)} ${h.op} ${h.value}`)
    if (sides.length > 0) conditions?.push(`(${sides.map((tests) => `(${tests.join(' AND ')})`).join(' OR ')})`)
    const key = query.nested?.per.key
    return {
      dims,
      measures,
      columns,
      conditions,
      part,
      having,
      windowed,
      key: key ? scope.name(key) : null,
      year: yearOf(),
    }
  }
  const yearOf = () => {
    const time = query.dims.find((d) => d.kind === 'time')
    return query.yearBefore && time ? scope.dialect.year(scope.name(time.column)) : null
  }
  build()
  const { dims, measures, columns, conditions, part, having, windowed, key, year } = build()
  if (!conditions || (query.nested && !key)) return null
  const from = `\nFROM ${scope.from()}`
  const source = grain.source
  const limit = query.limit === null ? '' : `\nLIMIT ${query.limit}${query.offset > 0 ? ` OFFSET ${query.offset}` : ''}`

  if (query.mode === 'rows' && dims.length > 0) {
    if (!query.order) return null
    // The first of each group, in the order of the last column.
    const by = columns.at(-1)?.show
    const groups = dims.flatMap((d) => d.group)
    const shown = [...dims, ...columns].map((c) => `${c.show} AS ${quote(c.alias)}`)
    const names = [...dims, ...columns].map((c) => quote(c.alias))
    const first = query.offset + 1
    const sql = `SELECT ${names.join(', ')}\nFROM (SELECT ${shown.join(', ')}, ROW_NUMBER() OVER (PARTITION BY ${groups.join(', ')} ORDER BY ${by} ${query.order?.descending ? 'DESC' : 'ASC'}, ${columns[0]?.show}) AS place${from}${clause('WHERE', [...conditions, `${by} IS NOT NULL`], '\n  AND ')}) places\nWHERE place BETWEEN ${first} AND ${first + (query.limit ?? 1) - 1}\nORDER BY ${dims.map((d) => quote(d.alias)).join(', ')}, place`
    return {
      source,
      sql,
      dims: [...dims.map((d) => d.alias), ...columns.slice(0, -1).map((c) => c.alias)],
      measures: [columns.at(-1)?.alias ?? ''],
    }
  }
  if (query.mode === 'rows') {
    const order =
      query.order && columns.length > 0
        ? `\nORDER BY ${columns.at(-1)?.show} ${query.order.descending ? 'DESC' : 'ASC'}`
        : ''
    const extra = query.order && columns.length > 0 ? [`${columns.at(-1)?.show} IS NOT NULL`] : []
    const sql = `SELECT ${columns.map((c) => (c.show.endsWith(quote(c.alias)) ? c.show : `${c.show} AS ${quote(c.alias)}`)).join(', ')}${from}${clause('WHERE', [...conditions, ...extra], '\n  AND ')}${order}${limit || `\nLIMIT ${mostRows + 1}`}`
    return { source, sql, dims: columns.map((c) => c.alias), measures: [] }
  }

  if (query.mode === 'share' && part.length > 0) {
    const [measure] = query.measures
    const whole = measures[0]
    if (!measure || !whole) return null
    const test = part.join(' AND ')
    const inner =
      measure.kind === 'aggregate'
        ? `SUM(CASE WHEN ${test} THEN ${measure.of.write(scope.name)} END)`
        : measure.kind === 'count' && measure.table === grain
          ? `COUNT(CASE WHEN ${test} THEN 1 END)`
          : whole.sql.replace(/^COUNT\(DISTINCT (.+)\)$/, `COUNT(DISTINCT CASE WHEN ${test} THEN $1 END)`)
    const sql = `SELECT ${inner} AS part, ${whole.sql} AS whole, 100e0 * ${inner} / NULLIF(${whole.sql}, 0) AS percent${from}${clause('WHERE', conditions, '\n  AND ')}`
    return { source, sql, dims: [], measures: ['part', 'whole', 'percent'] }
  }

  const select = [
    ...dims.map((d) => `${d.show} AS ${quote(d.alias)}`),
    ...measures.map((m) => `${m.sql} AS ${quote(m.alias)}`),
  ]
  const groups = dims.flatMap((d) => d.group)
  const where =
    query.mode === 'best' || query.versus
      ? [...conditions, ...dims.filter((d) => d.dim.kind !== 'entity').map((d) => `${d.show} IS NOT NULL`)]
      : conditions

  const spread = {
    fn: query.measures[0]?.kind === 'aggregate' ? query.measures[0].fn : null,
    at: query.measures[0]?.kind === 'aggregate' ? query.measures[0].at : undefined,
  }
  const shownDims = dims.map((d) => quote(d.alias))
  /** One value of each group, from a SELECT of the groups and of `v`. */
  const ordered = (inner: string, at: number) => {
    const partition = shownDims.length > 0 ? `PARTITION BY ${shownDims.join(', ')}` : ''
    const place = `(${at} * (c - 1) + 1)`
    return `SELECT ${[...shownDims, `SUM(v * (1 - ABS(n - ${place}))) AS ${quote(measures[0]?.alias ?? 'value')}`].join(', ')}\nFROM (SELECT ${[...shownDims, 'v', `ROW_NUMBER() OVER (${[partition, 'ORDER BY v'].filter(Boolean).join(' ')}) AS n`, `COUNT(*) OVER (${partition}) AS c`].join(', ')}\nFROM (${inner}) valued) ranked\nWHERE ABS(n - ${place}) < 1${clause('GROUP BY', shownDims, ', ')}`
  }
  let core: string
  if (query.nested && key) {
    const inner = `SELECT ${[...dims.map((d) => `${d.show} AS ${quote(d.alias)}`), `${measures[0]?.sql} AS v`].join(', ')}${from}${clause('WHERE', where, '\n  AND ')}${clause('GROUP BY', [...groups, key], ', ')}`
    const { fn } = query.nested
    core =
      fn === 'median' || fn === 'percentile'
        ? ordered(inner, fn === 'median' ? 0.5 : (query.nested.at ?? 0.5))
        : `SELECT ${[...shownDims, `${{ sum: 'SUM', avg: 'AVG', min: 'MIN', max: 'MAX', stddev: 'STDDEV' }[fn]}(v) AS ${quote(measures[0]?.alias ?? 'value')}`].join(', ')}\nFROM (${inner}) valued${clause('GROUP BY', shownDims, ', ')}`
  } else if (windowed) {
    if (query.measures.length > 1 || having.length > 0) return null
    const value = measures[0]?.sql ?? ''
    const inner = `SELECT ${[...dims.map((d) => `${d.show} AS ${quote(d.alias)}`), `${value} AS v`].join(', ')}${from}${clause('WHERE', [...where, `${value} IS NOT NULL`], '\n  AND ')}`
    core = ordered(inner, spread.fn === 'median' ? 0.5 : (spread.at ?? 0.5))
  } else {
    if (year) {
      select.push(`${year} AS y`)
      groups.push(year)
    }
    core = `SELECT ${select.join(', ')}${from}${clause('WHERE', where, '\n  AND ')}${clause('GROUP BY', groups, ', ')}${clause('HAVING', having, ' AND ')}`
  }
  const dimNames = dims.map((d) => d.alias)
  const measureNames = measures.map((m) => m.alias)

  if (query.countGroups)
    return {
      source,
      sql: `SELECT COUNT(*) AS ${quote('number')}\nFROM (${core}) counted`,
      dims: [],
      measures: ['number'],
    }

  if (query.difference && dimNames[0] && measureNames[0]) {
    const sides = query.filters.find((f) => f.kind === 'in' && f.values.length === 2)
    if (sides?.kind !== 'in') return null
    const m = quote(measureNames[0])
    const side = (n: number) =>
      `SUM(CASE WHEN ${quote(dimNames[0] ?? '')} = ${valueLiteral(sides.values[n] ?? '', grain.engine)} THEN ${m} ELSE 0 END)`
    const sql = `SELECT ${side(0)} AS ${quote('first')}, ${side(1)} AS ${quote('second')}, ${side(0)} - ${side(1)} AS difference\nFROM (${core}) sides`
    return { source, sql, dims: [], measures: ['first', 'second', 'difference'] }
  }
  if (query.averageGroups)
    return {
      source,
      sql: `SELECT AVG(${quote(measureNames[0] ?? 'value')}) AS ${quote('average')}\nFROM (${core}) periods`,
      dims: [],
      measures: ['average'],
    }

  const whole: Core = { source, sql: core, dims: dimNames, measures: measureNames, quote, limit }
  if (query.sides.length > 0) return writeSides(query, whole)
  if (query.yearBefore) return writeYearBefore(query, whole)
  if (query.mode === 'growth') return writeGrowth(query, whole)
  if (query.running) return writeRunning(query, whole)
  if (query.within) return writeWithin(query, whole)
  if (query.mode === 'share' && measures[0]) {
    const m = quote(measures[0].alias)
    const sql = `WITH parts AS (\n${core}\n)\nSELECT ${[...dimNames.map(quote), m, `100e0 * ${m} / NULLIF(SUM(${m}) OVER (), 0) AS percent`].join(', ')}\nFROM parts\nORDER BY ${m} DESC${limit}`
    return { source, sql, dims: dimNames, measures: [...measureNames, 'percent'] }
  }

  let order = ''
  if (dims.length > 0) {
    const byTime = query.dims.findIndex((d) => d.kind === 'time')
    const measure = measureNames[0]
    if (query.order?.by === 'measure' && measure)
      order = `\nORDER BY ${quote(measure)} ${query.order.descending ? 'DESC' : 'ASC'}, ${dimNames.map(quote).join(', ')}`
    else if (byTime >= 0)
      order = `\nORDER BY ${[dimNames[byTime], ...dimNames.filter((_, i) => i !== byTime)].map((n) => quote(n ?? '')).join(', ')}`
    else if (measure) order = `\nORDER BY ${quote(measure)} DESC, ${dimNames.map(quote).join(', ')}`
  }
  return { source, sql: core + order + limit, dims: dimNames, measures: measureNames }
}
