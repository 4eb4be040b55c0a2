import { HASTINGS } from '../evaluate/aggregates.ts'
import type { Aggregate, Fact, Term, Test } from '../plan.ts'
import type { AggregateFunction } from '../question.contract.ts'
import { kindOf } from '../types.ts'
import { exactly } from './terms.ts'
import { indent, type Names, noNames, type Writer } from './writer.ts'

/**
 * A SELECT of one fact: its groups and some of its aggregates. Most facts are one piece; an aggregate that the engine has no function
 * for is a piece of its own, with windows.
 */
export type Piece = { sql: string; keys: string[]; columns: (string | undefined)[] }

type Rows = { names: Names; clause(): string }

export function writePieces(fact: Fact, writer: Writer): Piece[] {
  const windows = fact.aggregates.flatMap((aggregate, index) => (needsWindows(aggregate, writer) ? [index] : []))
  const plain = fact.aggregates.flatMap((_, index) => (windows.includes(index) ? [] : [index]))
  return [plainPiece(fact, plain, writer), ...windows.map((index) => windowPiece(fact, index, writer))]
}

export const needsWindows = ({ fn, of }: Aggregate, { dialect }: Writer) =>
  of !== null && dialect.aggregate(fn, 'x', 'y', 0.5, '', of.type) === null

export function rowsOf(fact: Fact, writer: Writer): Rows {
  if ('dataset' in fact.from) {
    const from = writer.from(fact.from.dataset)
    return { names: from, clause: from.clause }
  }
  const { sql, columns } = writer.select(fact.from.plan)
  const alias = writer.dialect.quote(writer.name('inner_rows'))
  const names: Names = {
    ...noNames,
    output: (column) => `${alias}.${writer.dialect.quote(columns[column] as string)}`,
  }
  return { names, clause: () => `FROM (\n  ${indent(sql)}\n) AS ${alias}` }
}

/** A value as a group: text told apart letter by letter. */
export const groupSql = (term: Term, names: Names, writer: Writer) => exactly(writer.term(term, names), term, writer)

const keyNames = (fact: Fact) => fact.dimensions.map((_, i) => `key_${i + 1}`)
/** By the numbers of the first columns, which these are, or by themselves. */
export const grouped = (columns: string[], { dialect }: Writer) =>
  columns.length === 0
    ? ''
    : `\nGROUP BY ${(dialect.groupsByNumber ? columns.map((_, i) => i + 1) : columns).join(', ')}`
const whereSql = (tests: string[]) => (tests.length === 0 ? '' : `\nWHERE ${tests.join('\n  AND ')}`)

export type Projection = { column(sql: string): string; from(rest: string): string }

/** Where what is grouped and aggregated stands: in the SELECT itself, or worked out in a subquery before. */
export function createProjection(writer: Writer): Projection {
  const { dialect } = writer
  if (dialect.groupsByNumber) return { column: (sql) => sql, from: (rest) => rest }
  const alias = dialect.quote(writer.name('worked_out'))
  const columns = new Map<string, string>()
  return {
    column(sql) {
      const known = columns.get(sql) ?? dialect.quote(`part_${columns.size + 1}`)
      columns.set(sql, known)
      return `${alias}.${known}`
    },
    from(rest) {
      const list = [...columns].map(([sql, name]) => `${sql} AS ${name}`)
      return list.length === 0 ? rest : `\nFROM (\n  ${indent(`SELECT ${list.join(', ')}${rest}`)}\n) AS ${alias}`
    },
  }
}

/** The parts of a condition, each on a line of its own. */
export function conditions(test: Test | null, names: Names, writer: Writer): string[] {
  if (!test) return []
  const parts = test.kind === 'all' ? test.of : [test]
  return parts.map((part) => {
    const sql = writer.test(part, names)
    return part.kind === 'any' && part.of.length > 1 ? `(${sql})` : sql
  })
}

function plainPiece(fact: Fact, indexes: number[], writer: Writer): Piece {
  const { dialect } = writer
  const { names, clause } = rowsOf(fact, writer)
  const keys = keyNames(fact)
  const columns: (string | undefined)[] = []
  const before = createProjection(writer)
  const groups = fact.dimensions.map((term) => before.column(groupSql(term, names, writer)))
  const list = [
    ...groups.map((sql, i) => `${sql} AS ${dialect.quote(keys[i] as string)}`),
    ...indexes.map((index) => {
      columns[index] = `value_${index + 1}`
      return `${aggregateSql(fact.aggregates[index] as Aggregate, names, before, writer)} AS ${dialect.quote(columns[index] as string)}`
    }),
  ]
  const where = whereSql(conditions(fact.where, names, writer))
  // Without groups and aggregates there is still the one row.
  const select = `SELECT ${list.length === 0 ? 'COUNT(*) AS n' : list.join(', ')}`
  return { sql: `${select}${before.from(`\n${clause()}${where}`)}${grouped(groups, writer)}`, keys, columns }
}

/** An aggregate in the SELECT that has the groups; rows of it alone are left out by a filter, or by a CASE. */
export function aggregateSql(aggregate: Aggregate, names: Names, before: Projection, writer: Writer): string {
  const { dialect } = writer
  const { fn, of, and, where, p } = aggregate
  const test = where ? writer.test(where, names) : null
  const filter = test !== null && dialect.filters ? ` FILTER (WHERE ${test})` : ''
  const kept = (sql: string) => (test === null || dialect.filters ? sql : `CASE WHEN ${test} THEN ${sql} END`)
  if (!of) return test === null || dialect.filters ? `COUNT(*)${filter}` : `COUNT(${before.column(kept('1'))})`
  const x = before.column(kept(exactly(writer.term(of, names), of, writer)))
  const y = and ? before.column(kept(writer.term(and, names))) : null
  return dialect.aggregate(fn, x, y, p, filter, of.type) as string
}

function windowPiece(fact: Fact, index: number, writer: Writer): Piece {
  const { dialect } = writer
  const { names, clause } = rowsOf(fact, writer)
  const aggregate = fact.aggregates[index] as Aggregate
  const keys = keyNames(fact)
  const of = aggregate.of as Term
  const before = createProjection(writer)
  const value = before.column(
    kindOf(of.type) === 'number' && aggregate.fn !== 'first' && aggregate.fn !== 'last' && aggregate.fn !== 'mode'
      ? dialect.real(writer.term(of, names))
      : exactly(writer.term(of, names), of, writer),
  )
  const second = aggregate.and ? before.column(dialect.real(writer.term(aggregate.and, names))) : null
  const order = aggregate.order.map((term) =>
    dialect.order(before.column(exactly(writer.term(term, names), term, writer)), aggregate.fn === 'last'),
  )
  const tests = [
    ...conditions(fact.where, names, writer),
    ...conditions(aggregate.where, names, writer),
    `${writer.term(of, names)} IS NOT NULL`,
    ...(aggregate.and ? [`${writer.term(aggregate.and, names)} IS NOT NULL`] : []),
  ]
  const groups = fact.dimensions.map((term) => before.column(groupSql(term, names, writer)))
  const parts: Parts = {
    keys: keys.map((key) => dialect.quote(key)),
    dimensions: groups.map((sql, i) => `${sql} AS ${dialect.quote(keys[i] as string)}`),
    groups,
    value,
    second,
    order: [...new Set(order)],
    rest: before.from(`\n${clause()}${whereSql(tests)}`),
  }
  const column = `value_${index + 1}`
  const columns: (string | undefined)[] = []
  columns[index] = column
  return { sql: windowSql(aggregate.fn, aggregate.p, parts, dialect.quote(column), writer), keys, columns }
}

type Parts = {
  keys: string[]
  dimensions: string[]
  groups: string[]
  value: string
  second: string | null
  order: string[]
  rest: string
}

function windowSql(fn: AggregateFunction, p: number, parts: Parts, column: string, writer: Writer): string {
  const { dialect } = writer
  const { keys, dimensions, groups, value, second, order, rest } = parts
  const alias = dialect.quote(writer.name('placed'))
  const by = (list: string[]) => (list.length === 0 ? '' : `PARTITION BY ${list.join(', ')} `)
  const outer = (expression: string, inner: string, where = '') =>
    `SELECT ${[...keys, `${expression} AS ${column}`].join(', ')}\nFROM (\n  ${indent(inner)}\n) AS ${alias}${where}${where ? '' : grouped(keys, writer)}`
  if (fn === 'first' || fn === 'last') {
    const inner = `SELECT ${[...dimensions, `${value} AS x`, `ROW_NUMBER() OVER (${by(groups)}ORDER BY ${order.join(', ')}) AS place`].join(', ')}${rest}`
    return outer('x', inner, '\nWHERE place = 1')
  }
  if (fn === 'mode') {
    const counted = `SELECT ${[...dimensions, `${value} AS x`, 'COUNT(*) AS times'].join(', ')}${rest}${grouped([...groups, value], writer)}`
    const inner = `SELECT ${[...keys, 'x', `ROW_NUMBER() OVER (${by(keys)}ORDER BY times DESC, x) AS place`].join(', ')}\nFROM (\n  ${indent(counted)}\n) AS ${dialect.quote(writer.name('counted'))}`
    return outer('x', inner, '\nWHERE place = 1')
  }
  if (fn === 'median' || fn === 'percentile') {
    const at = fn === 'median' ? 0.5 : p
    const inner = `SELECT ${[...dimensions, `${value} AS x`, `ROW_NUMBER() OVER (${by(groups)}ORDER BY ${value}) AS place`, `COUNT(*) OVER (${by(groups).trim()}) AS places`].join(', ')}${rest}`
    const spot = `(${at} * (places - 1))`
    const [low, high] = [
      `MAX(CASE WHEN place = FLOOR(${spot}) + 1 THEN x END)`,
      `MAX(CASE WHEN place = ${dialect.ceil(spot)} + 1 THEN x END)`,
    ]
    return outer(`${low} + (${high} - ${low}) * MAX(${spot} - FLOOR(${spot}))`, inner)
  }
  const means = [
    `AVG(${value}) OVER (${by(groups).trim()}) AS mean_x`,
    ...(second ? [`AVG(${second}) OVER (${by(groups).trim()}) AS mean_y`] : []),
  ]
  const inner = `SELECT ${[...dimensions, `${value} AS x`, ...(second ? [`${second} AS y`] : []), ...means].join(', ')}${rest}`
  if (fn === 'correlation_p') return chanceSql(outer(momentSql(fn, writer), inner), keys, column, writer)
  return outer(momentSql(fn, writer), inner)
}

/** From how far a correlation is from none to how likely chance alone gives it. */
function chanceSql(distances: string, keys: string[], z: string, { dialect, name }: Writer): string {
  const t = `(1 / (1 + ${HASTINGS.step} * ${z}))`
  const series = HASTINGS.series.reduceRight((all, one) => `${t} * (${one}${all && ` + ${all}`})`, '')
  const chance = `${series} * EXP(-${z} * ${z} / 2)`
  return `SELECT ${[...keys, `${chance} AS ${z}`].join(', ')}\nFROM (\n  ${indent(distances)}\n) AS ${dialect.quote(name('distances'))}`
}

/** From the distances to the mean, which were worked out before: large values with a small spread keep their digits. */
function momentSql(fn: AggregateFunction, { dialect }: Writer): string {
  const n = dialect.real('COUNT(*)')
  const sum = (power: number, of = 'x') =>
    `SUM(${Array.from({ length: power }, () => `(${of} - mean_${of})`).join(' * ')})`
  const together = 'SUM((x - mean_x) * (y - mean_y))'
  switch (fn) {
    case 'skewness':
      return `CASE WHEN COUNT(*) > 2 AND ${sum(2)} > 0 THEN SQRT(${n} * (${n} - 1)) / (${n} - 2) * ((${sum(3)} / ${n}) / POWER(${sum(2)} / ${n}, 1.5)) END`
    case 'kurtosis':
      return `CASE WHEN COUNT(*) > 3 AND ${sum(2)} > 0 THEN (${n} - 1) / ((${n} - 2) * (${n} - 3)) * ((${n} + 1) * ((${sum(4)} / ${n}) / POWER(${sum(2)} / ${n}, 2) - 3) + 6) END`
    case 'covariance':
      return `CASE WHEN COUNT(*) > 1 THEN ${together} / (${n} - 1) END`
    case 'slope':
      return `CASE WHEN COUNT(*) > 1 AND ${sum(2, 'y')} > 0 THEN ${together} / ${sum(2, 'y')} END`
    case 'correlation':
      return `CASE WHEN COUNT(*) > 1 AND ${sum(2)} > 0 AND ${sum(2, 'y')} > 0 THEN ${together} / SQRT(${sum(2)} * ${sum(2, 'y')}) END`
    case 'correlation_p': {
      const apart = `1 - ${together} / ${sum(2)} * ${together} / ${sum(2, 'y')}`
      const left = dialect.ln(`CASE WHEN ${apart} > 1e-12 THEN ${apart} ELSE 1e-12 END`)
      return `CASE WHEN COUNT(*) > 2 AND ${sum(2)} > 0 AND ${sum(2, 'y')} > 0 THEN (8 * ${n} - 15) / (8 * ${n} - 13) * SQRT((2 - ${n}) * ${left}) END`
    }
    default:
      throw new TypeError(`${fn} has a function in every engine`)
  }
}
