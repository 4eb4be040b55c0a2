import { textLiteral } from '../../text-literal.ts'
import { type Catalog, type Column, commonChild, type Link, pathUp, type Table } from './catalog.ts'
import { type Dialect, dialects, likeLiteral, valueLiteral } from './dialect.ts'
import type { Expression, Filter } from './query.ts'

/** The tables do not allow what a combination of meanings asks for; another combination may do. */
export class NoWayError extends Error {}

/** The tables of one SELECT: where it starts, what it joins on the way up, and how each column is called in it. */
export type Scope = {
  grain: Table
  dialect: Dialect
  name(column: Column): string
  from(): string
  needs(table: Table): boolean
  /** The sum of something over the rows below each row of a table that is in the scope. */
  below(of: Expression, above: Table): string
}

export const tableName = (table: Table): string => {
  const { quote } = dialects[table.engine]
  return [table.schemaName ?? table.schema, table.name]
    .filter((part): part is string => part !== null)
    .map(quote)
    .join('.')
}

export const openScope = (grain: Table): Scope => {
  const dialect = dialects[grain.engine]
  const joined: Link[] = []
  const summed: { of: Expression; to: Column; alias: string; sql: string }[] = []
  const aliases = new Map<Table, string>()
  const aliasOf = (table: Table) => {
    const known = aliases.get(table)
    if (known) return known
    const base = (
      table.stems
        .map((s) => s.charAt(0))
        .join('')
        .replace(/[^a-z]/g, '') || 't'
    ).slice(0, 3)
    let alias = base
    for (
      let n = 2;
      [...aliases.values()].includes(alias) || /^(?:as|in|is|or|on|by|to|if|end|not|all|and|any|asc|set)$/.test(alias);
      n++
    )
      alias = base + n
    aliases.set(table, alias)
    return alias
  }
  aliasOf(grain)
  const needs = (table: Table): boolean => {
    const path = pathUp(grain, table)
    if (!path) return false
    for (const link of path) {
      if (joined.some((j) => j.to.table === link.to.table)) continue
      joined.push(link)
      aliasOf(link.to.table)
    }
    return true
  }
  const name = (column: Column) => {
    if (!needs(column.table)) throw new NoWayError(`No way from ${grain.name} to ${column.table.name}`)
    return joined.length > 0 || summed.length > 0
      ? `${aliasOf(column.table)}.${dialect.quote(column.name)}`
      : dialect.quote(column.name)
  }
  const below = (of: Expression, above: Table) => {
    const known = summed.find((s) => s.of === of)
    if (known) return `${known.alias}.v`
    const link = pathUp(of.table, above)?.at(-1)
    if (!link || !needs(above)) throw new NoWayError(`No way from ${of.table.name} to ${above.name}`)
    const inner = openScope(of.table)
    const write = () =>
      `SELECT ${inner.name(link.from)} AS k, SUM(${of.write(inner.name)}) AS v FROM ${inner.from().replaceAll('\n', ' ')} GROUP BY ${inner.name(link.from)}`
    write()
    const alias = `b${summed.length + 1}`
    summed.push({ of, to: link.to, alias, sql: write() })
    return `${alias}.v`
  }
  // Written last: only then is it known whether there is a join, and so whether names need their table.
  const from = () => {
    if (joined.length === 0 && summed.length === 0) return tableName(grain)
    const lines = [`${tableName(grain)} ${aliasOf(grain)}`]
    for (const { from: child, to } of joined)
      lines.push(
        `JOIN ${tableName(to.table)} ${aliasOf(to.table)} ON ${aliasOf(to.table)}.${dialect.quote(to.name)} = ${aliasOf(child.table)}.${dialect.quote(child.name)}`,
      )
    for (const { to, alias, sql } of summed)
      lines.push(`LEFT JOIN (${sql}) ${alias} ON ${alias}.k = ${aliasOf(to.table)}.${dialect.quote(to.name)}`)
    return lines.join('\n')
  }
  return { grain, dialect, name, from, needs, below }
}

export const filterTables = (filter: Filter): Table[] =>
  filter.kind === 'compare'
    ? filter.of.columns.map((c) => c.table)
    : filter.kind === 'link'
      ? [filter.table]
      : [filter.column.table]

/** One condition on columns that the scope reaches. */
export const writeFilter = (filter: Filter, scope: Scope): string => {
  const { dialect, grain, name } = scope
  const engine = grain.engine
  switch (filter.kind) {
    case 'in': {
      const column = name(filter.column)
      const literals = filter.values.map((value) => valueLiteral(value, engine))
      if (literals.length === 1) return `${column} ${filter.negated ? '<>' : '='} ${literals[0]}`
      return `${column} ${filter.negated ? 'NOT IN' : 'IN'} (${literals.join(', ')})`
    }
    case 'contains': {
      const test = dialect.contains(name(filter.column), likeLiteral(filter.text))
      return filter.negated ? `NOT (${test})` : test
    }
    case 'compare':
      return `${filter.of.write(name)} ${filter.op} ${filter.value}`
    case 'null':
      return filter.column.type === 'text' && !filter.negated
        ? `(${name(filter.column)} IS NULL OR ${name(filter.column)} = '')`
        : `${name(filter.column)} IS ${filter.negated ? 'NOT NULL' : 'NULL'}`
    case 'period': {
      const test = writePeriod(filter, scope)
      return filter.negated ? `NOT (${test})` : test
    }
    case 'weekday': {
      const day = dialect.weekday(name(filter.column))
      return filter.days.length === 1 ? `${day} = ${filter.days[0]}` : `${day} IN (${filter.days.join(', ')})`
    }
    case 'link': {
      const test = membership(filter.table, filter.inside ?? [], scope, filter.negated)
      if (!test) throw new NoWayError('A link to other rows has no place here')
      return test
    }
  }
}

const writePeriod = (filter: Extract<Filter, { kind: 'period' }>, { name, dialect, grain }: Scope): string => {
  const { period } = filter
  const column = name(filter.column)
  if (filter.column.role === 'calendar') {
    if (period.months) throw new NoWayError('A season needs a date')
    if (period.month !== undefined)
      return filter.column.type === 'text'
        ? `${column} = ${textLiteral(period.label, grain.engine)}`
        : `${column} = ${period.month}`
    const first = period.from ? Number(period.from.slice(0, 4)) : null
    const last = period.to ? Number(period.to.slice(0, 4)) - (period.to.endsWith('-01-01') ? 1 : 0) : null
    if (first !== null && first === last) return `${column} = ${first}`
    return [first === null ? '' : `${column} >= ${first}`, last === null ? '' : `${column} <= ${last}`]
      .filter(Boolean)
      .join(' AND ')
  }
  if (period.grain === 'day' && period.month !== undefined && period.from === null)
    throw new NoWayError('A day without a year is not a period')
  if (period.months) return `${dialect.month(column)} IN (${period.months.join(', ')})`
  if (period.month !== undefined && period.from === null) return `${dialect.month(column)} = ${period.month}`
  const tests: string[] = []
  if (period.from) tests.push(`${column} >= '${period.from}'`)
  if (period.to) tests.push(`${column} < '${period.to}'`)
  return tests.join(' AND ')
}

/** All conditions of a statement; those that no join can reach without doubling rows become `IN (SELECT ...)`. Null when one cannot be said. */
export const writeConditions = (filters: Filter[], scope: Scope, catalog: Catalog): string[] | null => {
  const conditions: string[] = []
  const links = filters.filter((f): f is Extract<Filter, { kind: 'link' }> => f.kind === 'link')
  const rest = filters.filter((f) => f.kind !== 'link')
  const far = rest.filter((f) => !filterTables(f).every((t) => scope.needs(t)))
  for (const filter of rest) if (!far.includes(filter)) conditions.push(writeFilter(filter, scope))
  for (const link of links) {
    const moved = link.inside ? [] : far.filter((f) => filterTables(f).every((t) => pathUp(link.table, t) !== null))
    for (const filter of moved) far.splice(far.indexOf(filter), 1)
    const test = membership(link.table, [...(link.inside ?? []), ...moved], scope, link.negated)
    if (!test) return null
    conditions.push(test)
  }
  if (far.length > 0) {
    const child = commonChild([scope.grain, ...far.flatMap(filterTables)], catalog)
    const test = child && membership(child, far, scope, false)
    if (!test) return null
    conditions.push(test)
  }
  return conditions
}

const membership = (child: Table, inside: Filter[], scope: Scope, negated: boolean): string | null => {
  const path = pathUp(child, scope.grain)
  const last = path?.at(-1)
  if (!path || !last) return null
  const inner = openScope(child)
  const key = inner.name(last.from)
  const tests = inside.map((f) => writeFilter(f, inner))
  if (negated) tests.push(`${inner.name(last.from)} IS NOT NULL`)
  // Names are written anew: the joins made meanwhile decide whether they carry their table.
  const selected = inside.length > 0 || negated ? inner.name(last.from) : key
  const where = inside.map((f) => writeFilter(f, inner))
  if (negated) where.push(`${inner.name(last.from)} IS NOT NULL`)
  const from = inner.from().replaceAll('\n', ' ')
  return `${scope.name(last.to)} ${negated ? 'NOT IN' : 'IN'} (SELECT ${selected} FROM ${from}${tests.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''})`
}
