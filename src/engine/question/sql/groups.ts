import type { Fact, GroupsPlan, Plan, PlanDimension } from '../plan.ts'
import {
  aggregateSql,
  conditions,
  createProjection,
  grouped,
  groupSql,
  needsWindows,
  rowsOf,
  writePieces,
} from './facts.ts'
import { columnNames } from './names.ts'
import { writeOvers } from './over.ts'
import { exactly } from './terms.ts'
import { indent, type Names, noNames, type Step, type Writer } from './writer.ts'

type Base = { sql: string; expressions: string[] }
export type Select = { sql: string; columns: string[] }

function withSteps(steps: Step[], sql: string, writer: Writer): string {
  if (writer.dialect.nestsSteps) return behindSteps(steps, sql, writer)
  writer.hoisted.push(...steps)
  return sql
}

export function behindSteps(steps: Step[], sql: string, { dialect }: Writer): string {
  if (steps.length === 0) return sql
  const isRecursive = steps.some(({ recursive }) => recursive)
  // Beside a step that goes on from itself, DuckDB gives every union the types of its first part: a missing decimal's, with one digit.
  const body = (step: Step) =>
    isRecursive && step.united ? `SELECT * FROM (\n  ${indent(step.sql)}\n) AS ${dialect.quote('parts')}` : step.sql
  const written = steps.map((step) => `${dialect.quote(step.name)} AS (\n  ${indent(body(step))}\n)`)
  return `${isRecursive ? 'WITH RECURSIVE' : 'WITH'} ${written.join(', ')}\n${sql}`
}

export function writeGroups(plan: GroupsPlan, writer: Writer): Select {
  const columns = columnNames(plan.columns.map(({ label }) => label))
  const steps: Step[] = []
  const [fact] = plan.facts
  const single = plan.facts.length === 1 && fact && !fact.aggregates.some((one) => needsWindows(one, writer))
  const simple = single && plan.dimensions.every(({ empty }) => empty === null)
  const later =
    plan.over.length > 0 ||
    plan.limitWithin !== null ||
    plan.having.some(({ column }) => column < plan.dimensions.length)
  const base = simple
    ? singleFact(plan, fact, columns, !later, writer)
    : severalFacts(plan, columns, steps, !later, writer)
  if (!later)
    return { sql: withSteps(steps, base.sql + ending(plan, columns, base.expressions, writer), writer), columns }
  const all = writer.name('grouped')
  steps.push({ name: all, sql: base.sql })
  let current = all
  if (plan.over.length > 0) {
    current = writer.name('compared')
    steps.push({ name: current, sql: writeOvers(plan, columns, all, writer) })
  }
  return { sql: filtered(plan, current, columns, steps, writer), columns }
}

/** What is left of a subquery's rows: those that `having` keeps, the first of each, in order. */
export function filtered(plan: Plan, from: string, columns: string[], steps: Step[], writer: Writer): string {
  const { dialect } = writer
  const names = columns.map((column) => dialect.quote(column))
  const list = names.join(', ')
  const kept = plan.having.map(
    ({ column, op, value }) => `${dialect.quote(columns[column] as string)} ${op} ${writer.term(value, noNames)}`,
  )
  const where = (tests: string[]) => (tests.length === 0 ? '' : `\nWHERE ${tests.join(' AND ')}`)
  const { limitWithin } = plan
  if (!limitWithin)
    return withSteps(
      steps,
      `SELECT ${list}\nFROM ${dialect.quote(from)}${where(kept)}${ending(plan, columns, names, writer)}`,
      writer,
    )
  const placed = writer.name('placed')
  const place = dialect.quote(writer.name('place'))
  const by = limitWithin.columns.map((column) => dialect.quote(columns[column] as string))
  const order = orders(plan, columns).map(({ column, descending }) => dialect.order(dialect.quote(column), descending))
  const window = [
    by.length > 0 ? `PARTITION BY ${by.join(', ')}` : '',
    order.length > 0 ? `ORDER BY ${order.join(', ')}` : dialect.unordered,
  ]
    .filter(Boolean)
    .join(' ')
  steps.push({
    name: placed,
    sql: `SELECT ${list}, ROW_NUMBER() OVER (${window}) AS ${place}\nFROM ${dialect.quote(from)}${where(kept)}`,
  })
  return withSteps(
    steps,
    `SELECT ${list}\nFROM ${dialect.quote(placed)}${where([`${place} <= ${limitWithin.n}`])}${ending(plan, columns, names, writer)}`,
    writer,
  )
}

function orders(plan: Plan, columns: string[]): { column: string; descending: boolean }[] {
  const last = plan.kind === 'groups' ? plan.dimensions.map((_, column) => ({ column, descending: false })) : []
  const seen = new Set<number>()
  return [...plan.order, ...last].flatMap(({ column, descending }) => {
    if (seen.has(column)) return []
    seen.add(column)
    return [{ column: columns[column] as string, descending }]
  })
}

/** ORDER BY and LIMIT: by the numbers of the columns, so that no name of a table is meant. */
export function ending(plan: Plan, columns: string[], expressions: string[], { dialect }: Writer): string {
  const keys = new Map<string, boolean>()
  for (const { column, descending } of orders(plan, columns)) {
    const at = columns.indexOf(column)
    const sql = dialect.ordersByNumber ? String(at + 1) : (expressions[at] as string)
    if (!keys.has(sql)) keys.set(sql, descending)
  }
  return ordered(keys, plan, dialect)
}

/** By these, each once. An order that stands within needs a limit in some engines, and a limit an order. */
export function ordered(
  keys: Map<string, boolean>,
  { limit, offset }: Pick<Plan, 'limit' | 'offset'>,
  dialect: Writer['dialect'],
) {
  const order = [...keys].map(([sql, descending]) => dialect.order(sql, descending))
  const isLimited = limit !== null || offset > 0 || (order.length > 0 && !dialect.nestsSteps)
  const by = order.length > 0 ? `ORDER BY ${order.join(', ')}` : isLimited ? dialect.unordered : ''
  return `${by && `\n${by}`}${isLimited ? dialect.limit(limit, offset) : ''}`
}

/** One dataset, and every aggregate has a function: one SELECT. */
function singleFact(plan: GroupsPlan, fact: Fact, columns: string[], withHaving: boolean, writer: Writer): Base {
  const { dialect } = writer
  const { names, clause } = rowsOf(fact, writer)
  const before = createProjection(writer)
  const own: Names = {
    ...names,
    aggregate: ({ index }) => aggregateSql(fact.aggregates[index] as never, names, before, writer),
  }
  const groups = fact.dimensions.map((term) => before.column(groupSql(term, names, writer)))
  const expressions = [...groups, ...plan.measures.map((term) => writer.term(term, own))]
  const list = expressions.map((sql, i) => `${sql} AS ${dialect.quote(columns[i] as string)}`)
  const tests = conditions(fact.where, names, writer)
  const where = tests.length === 0 ? '' : `\nWHERE ${tests.join('\n  AND ')}`
  const having = withHaving ? havingSql(plan, own, writer) : ''
  const from = before.from(`\n${clause()}${where}`)
  const sql = `SELECT ${list.join(', ')}${from}${grouped(groups, writer)}${having}`
  return { sql, expressions }
}

function havingSql(plan: GroupsPlan, names: Names, writer: Writer): string {
  const tests = plan.having.map(({ column, op, value }) => {
    const term = plan.measures[column - plan.dimensions.length]
    return term ? `${exactly(writer.term(term, names), term, writer)} ${op} ${writer.term(value, noNames)}` : ''
  })
  return tests.length === 0 ? '' : `\nHAVING ${tests.join(' AND ')}`
}

/**
 * Each fact is aggregated apart; their groups stand below each other, and each value is alone in its column and group. Every column is
 * named with its table: to some engines a bare name is what the same SELECT calls so.
 */
function severalFacts(plan: GroupsPlan, columns: string[], steps: Step[], withHaving: boolean, writer: Writer): Base {
  const { dialect } = writer
  const keys = plan.dimensions.map((_, i) => dialect.quote(`key_${i + 1}`))
  const values: { name: string; fact: number; index: number; type: Fact['aggregates'][number]['type'] }[] = []
  const pieces = plan.facts.flatMap((fact, f) =>
    writePieces(fact, writer).map((piece) => {
      const name = writer.name(`${'dataset' in fact.from ? fact.from.dataset.name : 'inner'}_totals`)
      steps.push({ name, sql: piece.sql })
      const own = piece.columns.flatMap((column, index) => {
        if (column === undefined) return []
        const value = {
          name: `value_${values.length + 1}`,
          fact: f,
          index,
          type: fact.aggregates[index]?.type ?? 'other',
        }
        values.push(value)
        return [{ column, value }]
      })
      return { name, own }
    }),
  )
  const unioned = pieces.map(({ name, own }) => {
    const from = dialect.quote(name)
    const list = values.map((value) => {
      const found = own.find((one) => one.value === value)
      return `${found ? `${from}.${dialect.quote(found.column)}` : dialect.missing(value.type)} AS ${dialect.quote(value.name)}`
    })
    return `SELECT ${[...keys.map((key) => `${from}.${key} AS ${key}`), ...list].join(', ') || '1 AS n'} FROM ${from}`
  })
  let combined = writer.name('combined')
  steps.push({ name: combined, sql: unioned.join('\nUNION ALL\n'), ...(unioned.length > 1 && { united: true }) })
  if (plan.dimensions.some(({ empty }) => empty !== null))
    combined = fillEmpty(plan.dimensions, combined, keys, values, steps, writer)
  const from = dialect.quote(combined)
  const names: Names = {
    ...noNames,
    aggregate({ fact, index, empty, type }) {
      const found = values.find((value) => value.fact === fact && value.index === index)
      const sql = dialect.present(`${from}.${dialect.quote(found?.name ?? '')}`, type)
      return empty === 0 ? `COALESCE(${sql}, 0)` : sql
    },
  }
  const groups = keys.map((key) => `${from}.${key}`)
  const expressions = [...groups, ...plan.measures.map((term) => writer.term(term, names))]
  const list = expressions.map((sql, i) => `${sql} AS ${dialect.quote(columns[i] as string)}`)
  const having = withHaving ? havingSql(plan, names, writer) : ''
  const sql = `SELECT ${list.join(', ')}\nFROM ${from}${grouped(groups, writer)}${having}`
  return { sql, expressions }
}

/** Adds a row for each period and value that has none. */
function fillEmpty(
  dimensions: PlanDimension[],
  combined: string,
  keys: string[],
  values: { name: string; type: Fact['aggregates'][number]['type'] }[],
  steps: Step[],
  writer: Writer,
): string {
  const { dialect } = writer
  const from = dialect.quote(combined)
  const value = dialect.quote('value')
  const open = keys.filter((_, i) => dimensions[i]?.empty === null)
  const others = writer.name('others')
  if (open.length > 0) steps.push({ name: others, sql: `SELECT DISTINCT ${open.join(', ')} FROM ${from}` })
  const domains = dimensions.map(({ empty, type }, i) => {
    if (!empty) return null
    const name = writer.name('periods' in empty ? 'periods' : 'all_values')
    const key = keys[i] as string
    if ('periods' in empty) {
      const all = dialect.periods?.(key, from, empty.periods, type)
      const next = dialect.shift(value, empty.periods, 1, type)
      const sql = `SELECT MIN(${key}) AS ${value} FROM ${from}\nUNION ALL\nSELECT ${next} FROM ${dialect.quote(name)} WHERE ${value} < (SELECT MAX(${key}) FROM ${from})`
      steps.push(all === undefined ? { name, sql, recursive: true } : { name, sql: all })
      return { name, where: `${dialect.quote(name)}.${value} IS NOT NULL` }
    }
    const { names, clause } = rowsOf(empty.values, writer)
    const list = empty.values.dimensions.map((term) => `${groupSql(term, names, writer)} AS ${value}`)
    steps.push({ name, sql: `SELECT DISTINCT ${list.join(', ')}\n${clause()}` })
    return { name, where: null }
  })
  const list = [
    ...keys.map((key, i) =>
      domains[i] ? `${dialect.quote(domains[i].name)}.${value} AS ${key}` : `${dialect.quote(others)}.${key}`,
    ),
    ...values.map(({ name, type }) => `${dialect.missing(type)} AS ${dialect.quote(name)}`),
  ]
  const tables = [...(open.length > 0 ? [others] : []), ...domains.flatMap((domain) => (domain ? [domain.name] : []))]
  const where = domains.flatMap((domain) => (domain?.where ? [domain.where] : []))
  const filled = writer.name('filled')
  const all = [...keys, ...values.map(({ name }) => dialect.quote(name))].join(', ')
  steps.push({
    name: filled,
    sql: `SELECT ${all} FROM ${from}\nUNION ALL\nSELECT ${list.join(', ')}\nFROM ${tables.map((name) => dialect.quote(name)).join(' CROSS JOIN ')}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}`,
  })
  return filled
}
