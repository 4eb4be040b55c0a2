import type { Query } from './query.ts'
import type { Statement } from './write-sql.ts'

/** A grouped SELECT, and the names of what it shows. */
export type Core = {
  source: string
  sql: string
  dims: string[]
  measures: string[]
  quote(name: string): string
  limit: string
}

const over = (core: Core, time: number) => {
  const others = core.dims.filter((_, i) => i !== time).map(core.quote)
  const partition = others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : ''
  return `${partition}ORDER BY ${core.quote(core.dims[time] ?? '')}`
}
const timeOf = (query: Query) => query.dims.findIndex((d) => d.kind === 'time')
const orderOf = (core: Core, time: number) =>
  [core.dims[time] ?? '', ...core.dims.filter((_, i) => i !== time)].map(core.quote).join(', ')

/** Each period with its change against the one before; or only the greatest changes. */
export const writeGrowth = (query: Query, core: Core): Statement | null => {
  const time = timeOf(query)
  const [measure] = core.measures
  if (time < 0 || !measure) return null
  const m = core.quote(measure)
  const lag = `LAG(${m}) OVER (${over(core, time)})`
  const shown = core.dims.map(core.quote)
  const sql = `WITH periods AS (\n${core.sql}\n)\nSELECT ${[...shown, m].join(', ')}, ${m} - ${lag} AS ${core.quote('change')}, 100e0 * (${m} - ${lag}) / NULLIF(${lag}, 0) AS growth_percent\nFROM periods`
  const measures = [measure, 'change', 'growth_percent']
  if (query.order?.by === 'change' || query.order?.by === 'growth') {
    const by = query.order.by === 'change' ? core.quote('change') : 'growth_percent'
    return {
      source: core.source,
      sql: `SELECT ${[...shown, ...measures.map(core.quote)].join(', ')}\nFROM (\n${sql}\n) changes\nWHERE ${by} IS NOT NULL\nORDER BY ${by} ${query.order.descending ? 'DESC' : 'ASC'}, ${shown.join(', ')}${core.limit}`,
      dims: core.dims,
      measures,
    }
  }
  return { source: core.source, sql: `${sql}\nORDER BY ${orderOf(core, time)}`, dims: core.dims, measures }
}

/** Added up from the first period on, or averaged over the last few. */
export const writeRunning = (query: Query, core: Core): Statement | null => {
  const time = timeOf(query)
  const [measure] = core.measures
  if (time < 0 || !measure || !query.running) return null
  const m = core.quote(measure)
  const [name, value] =
    query.running.kind === 'total'
      ? ['running_total', `SUM(${m}) OVER (${over(core, time)} ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`]
      : [
          'moving_average',
          `AVG(${m}) OVER (${over(core, time)} ROWS BETWEEN ${query.running.size - 1} PRECEDING AND CURRENT ROW)`,
        ]
  const sql = `WITH periods AS (\n${core.sql}\n)\nSELECT ${[...core.dims.map(core.quote), `${value} AS ${name}`, m].join(', ')}\nFROM periods\nORDER BY ${orderOf(core, time)}`
  return { source: core.source, sql, dims: core.dims, measures: [name, measure] }
}

/** Each period beside the same one of the year before. The core shows the year as its last column, `y`. */
export const writeYearBefore = (query: Query, core: Core): Statement | null => {
  const time = timeOf(query)
  const [measure] = core.measures
  const period = core.dims[time]
  if (!measure || !period) return null
  const m = core.quote(measure)
  const p = core.quote(period)
  const others = core.dims.filter((_, i) => i !== time).map(core.quote)
  const same = [`b.y = a.y - 1`, `substr(b.${p}, 6) = substr(a.${p}, 6)`, ...others.map((o) => `b.${o} = a.${o}`)]
  const sql = `WITH periods AS (\n${core.sql}\n)\nSELECT ${core.dims.map((d) => `a.${core.quote(d)} AS ${core.quote(d)}`).join(', ')}, a.${m} AS ${m}, b.${m} AS year_before, a.${m} - b.${m} AS ${core.quote('change')}, 100e0 * (a.${m} - b.${m}) / NULLIF(b.${m}, 0) AS growth_percent\nFROM periods a\nLEFT JOIN periods b ON ${same.join(' AND ')}\nORDER BY ${[p, ...others].map((d) => `a.${d}`).join(', ')}`
  return { source: core.source, sql, dims: core.dims, measures: [measure, 'year_before', 'change', 'growth_percent'] }
}

/** The best of each group of the first dimensions. */
export const writeWithin = (query: Query, core: Core): Statement | null => {
  const [measure] = core.measures
  const last = core.dims.at(-1)
  if (!measure || !last || core.dims.length < 2) return null
  const groups = core.dims.slice(0, -1).map(core.quote)
  const m = core.quote(measure)
  const shown = [...core.dims, ...core.measures].map(core.quote).join(', ')
  const from = query.offset + 1
  const sql = `SELECT ${shown}\nFROM (SELECT ${shown}, ROW_NUMBER() OVER (PARTITION BY ${groups.join(', ')} ORDER BY ${m} ${query.order?.descending === false ? 'ASC' : 'DESC'}, ${core.quote(last)}) AS place\nFROM (${core.sql}) best) places\nWHERE place BETWEEN ${from} AND ${from + (query.limit ?? 1) - 1}\nORDER BY ${groups.join(', ')}, place`
  return { source: core.source, sql, dims: core.dims, measures: core.measures }
}

/** Things set side by side, with how far the two are apart. */
export const writeSides = (query: Query, core: Core): Statement | null => {
  const sides = core.measures.map(core.quote)
  const [a, b] = sides
  if (!a || !b) return null
  const dims = core.dims.map(core.quote)
  const periods = query.sides.every((s) => s.filters[0]?.kind === 'period')
  const extra: [string, string][] =
    sides.length !== 2
      ? []
      : periods
        ? [
            ['difference', `COALESCE(${b}, 0) - COALESCE(${a}, 0)`],
            ['growth_percent', `100e0 * (${b} - ${a}) / NULLIF(${a}, 0)`],
          ]
        : [['difference', `COALESCE(${a}, 0) - COALESCE(${b}, 0)`]]
  const by = query.order?.by === 'growth' ? 'growth_percent' : query.order?.by === 'change' ? 'difference' : null
  const time = timeOf(query)
  const order =
    dims.length === 0
      ? ''
      : by
        ? `\nORDER BY ${by} ${query.order?.descending === false ? 'ASC' : 'DESC'}, ${dims.join(', ')}`
        : time >= 0
          ? `\nORDER BY ${orderOf(core, time)}`
          : `\nORDER BY ${periods ? b : a} DESC, ${dims.join(', ')}`
  const rows = `SELECT ${[...dims, ...sides, ...extra.map(([name, value]) => `${value} AS ${name}`)].join(', ')}\nFROM (${core.sql}) sides`
  const known = by ? `SELECT * FROM (${rows}) changes\nWHERE ${by} IS NOT NULL` : rows
  return {
    source: core.source,
    sql: known + order + core.limit,
    dims: core.dims,
    measures: [...core.measures, ...extra.map(([name]) => name)],
  }
}
