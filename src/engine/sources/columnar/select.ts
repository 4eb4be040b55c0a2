import { ordering } from './aggregates.ts'
import { createExpressions } from './expressions.ts'
import { type Context, columnOf, type Entry, type Output, type Query, type Relation, relationOf } from './relations.ts'
import { fold, type Node, nodeOf, nodes, textOf } from './tree.ts'
import { assertExact, makeValue, merged, mergedSql, plainSql, truthSql, unlike, type Value } from './value.ts'

/** A query with all that belongs to it, as a statement of DuckDB's whose columns are o0, o1, ... */
export function queryOf(context: Context, node: Node): Query {
  const inner: Context = { ...context, tables: new Map(context.tables) }
  const heads = commonTables(inner, node)
  const query = node.type === 'SELECT_NODE' ? selectOf(inner, node) : setOf(inner, node)
  return heads.length ? { ...query, sql: `WITH ${heads.join(', ')} ${query.sql}` } : query
}

function commonTables(context: Context, node: Node): string[] {
  return nodes(nodeOf(node.cte_map)?.map).map((item) => {
    const value = nodeOf(item.value) ?? unlike('a common table expression')
    const query = queryOf(context, nodeOf(nodeOf(value.query)?.node) ?? unlike('a common table expression'))
    const names = (value.aliases ?? []) as string[]
    if (names.length && names.length !== query.columns.length) unlike('the names of a common table expression')
    const columns = query.columns.map((column, i) => (names.length ? { ...column, name: names[i] as string } : column))
    const name = context.next('q')
    context.tables.set(fold(textOf(item.key)), { name, columns })
    return `${name} AS (${query.sql})`
  })
}

type Modifiers = { distinct: boolean; orders: Node[]; limit: Node | null; offset: Node | null }

function modifiersOf(node: Node): Modifiers {
  const found: Modifiers = { distinct: false, orders: [], limit: null, offset: null }
  for (const modifier of nodes(node.modifiers)) {
    if (modifier.type === 'DISTINCT_MODIFIER' && nodes(modifier.distinct_on_targets).length === 0) found.distinct = true
    else if (modifier.type === 'ORDER_MODIFIER') found.orders = nodes(modifier.orders)
    else if (modifier.type === 'LIMIT_MODIFIER') {
      found.limit = nodeOf(modifier.limit)
      found.offset = nodeOf(modifier.offset)
    } else unlike(modifier.type)
  }
  return found
}

/** LIMIT and OFFSET; SQLite takes a negative number for none. */
function limits(context: Context, { limit, offset }: Modifiers): string {
  const count = (node: Node) => {
    const { constant } = createExpressions(surroundings(context, [], null)).value(node)
    return typeof constant === 'number' && Number.isSafeInteger(constant) && constant >= 0
      ? constant
      : unlike('a LIMIT that is not a number')
  }
  return `${limit ? ` LIMIT ${count(limit)}` : ''}${offset ? ` OFFSET ${count(offset)}` : ''}`
}

function surroundings(context: Context, entries: Entry[], ties: string[] | null) {
  return {
    column(names: string[]): Value {
      return columnOf(entries, names) ?? context.outer?.(names) ?? unlike(`the column ${names.join('.')}`)
    },
    parameter: context.parameter,
    subquery(node: Node) {
      const outer = (names: string[]) => columnOf(entries, names) ?? context.outer?.(names) ?? null
      const { sql, columns } = queryOf({ ...context, outer }, node)
      return { sql, columns: columns.map(({ value }) => value) }
    },
    ties: () => ties,
  }
}

type Item = Output & { alias: string | null }

function selectOf(context: Context, node: Node): Query {
  if (
    textOf(node.aggregate_handling) !== 'STANDARD_HANDLING' ||
    node.qualify ||
    node.sample ||
    nodes(node.group_sets).length > 1
  )
    return unlike('GROUP BY with sets')
  const relation = relationOf(context, nodeOf(node.from_table) ?? unlike('FROM'), queryOf)
  const { entries } = relation
  const modifiers = modifiersOf(node)
  const groups = nodes(node.group_expressions)
  const plain = groups.length === 0
  // Of several windows SQLite takes the rows of one in the order of another.
  const windows = JSON.stringify([node.select_list, node.modifiers]).split('"class":"WINDOW"').length - 1
  const rowid = relation.single ? [`${relation.single}.rowid`] : null
  const grouped: string[] = []
  const bare = createExpressions(surroundings(context, entries, windows > 1 ? null : plain ? rowid : grouped))
  const items = nodes(node.select_list).flatMap((item) => itemsOf(item, entries, bare.value))
  const named = withAliases(bare, context, entries, items)
  for (const group of groups) grouped.push(plainSql(groupOf(group, items, named.value)))
  if (modifiers.distinct) assertExact(...items.map(({ value }) => value))
  const having = node.having ? named.value(node.having) : null
  const orders = modifiers.orders.map((order) => ({ order, value: orderOf(order, items, named.value) }))
  const aggregated = !plain || [...items, ...orders, { value: having }].some(({ value }) => value?.aggregate)
  const keys = orders.map(({ order, value }) => ordering(placeOf(plainSql(value), items), order))
  const ties = tiesOf(relation, modifiers, items, aggregated, grouped)
  assertLimited(context, modifiers, { keys, ties, items, aggregated, filtered: !!node.where_clause })
  const sorted = [...keys, ...(keys.length || aggregated || modifiers.distinct ? (ties ?? []) : [])]
  const sql = [
    `SELECT ${modifiers.distinct ? 'DISTINCT ' : ''}${items.map(({ value }, i) => `${plainSql(value)} AS o${i}`).join(', ')}`,
    relation.sql === '' ? '' : ` FROM ${relation.sql}`,
    node.where_clause ? ` WHERE ${truthSql(named.value(node.where_clause))}` : '',
    grouped.length ? ` GROUP BY ${grouped.join(', ')}` : '',
    having ? ` HAVING ${truthSql(having)}` : '',
    sorted.length ? ` ORDER BY ${sorted.join(', ')}` : '',
    limits(context, modifiers),
  ].join('')
  return { sql, columns: items.map(({ name, value }) => ({ name, value: described(value) })) }
}

/** Which rows a LIMIT leaves must not depend on chance; and the first rows of a table are found fastest by SQLite. */
function assertLimited(
  { outermost }: Context,
  { limit, offset, distinct }: Modifiers,
  of: { keys: string[]; ties: string[] | null; items: Item[]; aggregated: boolean; filtered: boolean },
): void {
  if (limit === null && offset === null) return
  const unordered = of.keys.length === 0
  if (of.ties === null || (unordered && (distinct || of.items.some(({ value }) => value.window))))
    unlike('LIMIT without an order of every row')
  if (outermost && unordered && !of.aggregated && !of.filtered) unlike('the first rows of a table')
}

/** What is known of a column once it stands in a table of its own. */
const described = (value: Value): Value => ({
  ...value,
  kind: value.kind === 'truth' ? 'integer' : value.kind,
  form: 'plain',
  aggregate: false,
  window: false,
  constant: undefined,
})

/** The number of a column of the answer says the same as its expression, also where a DISTINCT has gone before. */
function placeOf(sql: string, items: Item[]): string {
  const at = items.findIndex(({ value }) => plainSql(value) === sql)
  return at === -1 ? sql : String(at + 1)
}

/** What rows that are alike in the order asked for are ordered by: as SQLite does, by groups, or as they stand in the table. */
function tiesOf(
  relation: Relation,
  { distinct }: Modifiers,
  items: Item[],
  aggregated: boolean,
  grouped: string[],
): string[] | null {
  const first = (sql: string) => `${sql} ASC NULLS FIRST`
  if (distinct) return items.map((_, i) => first(String(i + 1)))
  if (aggregated) return grouped.map((sql) => first(placeOf(sql, items)))
  return relation.single ? [`${relation.single}.rowid`] : relation.sql === '' ? [] : null
}

function itemsOf(node: Node, entries: Entry[], evaluate: (node: unknown) => Value): Item[] {
  if (node.class === 'STAR') return starOf(node, entries)
  const value = evaluate(node)
  const alias = textOf(node.alias) || null
  const own = node.class === 'COLUMN_REF' ? ((node.column_names as string[]).at(-1) ?? null) : null
  return [{ name: alias ?? own, alias, value }]
}

function starOf(node: Node, entries: Entry[]): Item[] {
  const simple = ['exclude_list', 'replace_list', 'rename_list', 'qualified_exclude_list', 'expr'].every((key) => {
    const more = node[key]
    return (
      more === undefined || more === null || (Array.isArray(more) ? more.length === 0 : Object.keys(more).length === 0)
    )
  })
  if (!simple || node.columns === true) return unlike('a star with more')
  const table = fold(textOf(node.relation_name))
  const from = table === '' ? entries : entries.filter(({ name }) => name === table)
  if (from.length === 0 || (table !== '' && from.length > 1)) return unlike('a star')
  return from.flatMap(({ columns }) =>
    columns
      .filter(({ hidden }) => !hidden || table !== '')
      .map(({ name, value }) => ({ name, alias: null, value: value() })),
  )
}

/** Expressions that may also name what the SELECT calls its columns. A column of a table comes first. */
function withAliases(bare: ReturnType<typeof createExpressions>, context: Context, entries: Entry[], items: Item[]) {
  const { around } = bare
  return createExpressions({
    ...around,
    column(names) {
      const found = columnOf(entries, names)
      if (found) return found
      const wanted = names.length === 1 ? fold(names[0] as string) : null
      const [item, ...more] = items.filter(({ alias }) => alias !== null && fold(alias) === wanted)
      if (more.length) return unlike('a name of several columns')
      return item?.value ?? context.outer?.(names) ?? unlike(`the column ${names.join('.')}`)
    },
  })
}

function numbered(node: Node, items: Item[]): Item | null {
  if (node.class !== 'CONSTANT') return null
  const at = nodeOf(node.value)?.value
  return (Number.isSafeInteger(at) ? items[Number(at) - 1] : undefined) ?? unlike('the number of a column')
}

function groupOf(node: Node, items: Item[], evaluate: (node: unknown) => Value): Value {
  const value = numbered(node, items)?.value ?? evaluate(node)
  assertExact(value)
  return value.aggregate || value.constant !== undefined ? unlike('GROUP BY') : value
}

/** In ORDER BY a name alone is first of all one of the answer's columns. */
function orderOf({ expression }: Node, items: Item[], evaluate: (node: unknown) => Value): Value {
  const node = nodeOf(expression) ?? unlike('ORDER BY')
  const item = numbered(node, items)
  if (item) return item.value
  const names = node.class === 'COLUMN_REF' ? (node.column_names as string[]) : []
  const [found, ...more] =
    names.length === 1 ? items.filter(({ alias }) => alias !== null && fold(alias) === fold(names[0] as string)) : []
  if (more.length) return unlike('a name of several columns')
  return found?.value ?? evaluate(node)
}

const SETS: Record<string, string> = { UNION: 'UNION', EXCEPT: 'EXCEPT', INTERSECT: 'INTERSECT' }

/** Queries put together. Of different ways to do so, the parsers do not bind all alike. */
function setOf(context: Context, node: Node): Query {
  const word = SETS[textOf(node.setop_type)] ?? unlike(node.type)
  const all = node.setop_all === true
  if (all && word !== 'UNION') return unlike(`${word} ALL`)
  const sides = nodes(node.children).length
    ? nodes(node.children)
    : [node.left, node.right].flatMap((side) => nodeOf(side) ?? [])
  for (const side of sides)
    if (
      side.type !== 'SELECT_NODE' &&
      (side.setop_type !== node.setop_type || side.setop_all !== node.setop_all || word !== 'UNION')
    )
      unlike('different sets in one statement')
  if (sides.some((side) => nodes(side.modifiers).some(({ type }) => type !== 'DISTINCT_MODIFIER')))
    return unlike('an ordered part')
  const parts = sides.map((side) => queryOf({ ...context, outermost: false }, side))
  const [first] = parts
  if (!first || parts.some(({ columns }) => columns.length !== first.columns.length))
    return unlike('parts of a different width')
  const columns = first.columns.map(({ name }, i) => {
    const values = parts.map((part) => (part.columns[i] as Output).value)
    const affinity = values.every((value) => value.affinity === values[0]?.affinity)
      ? (values[0]?.affinity ?? null)
      : 'doubtful'
    if (!all) assertExact(...values)
    const { kind, ...more } = merged(values)
    return { name, value: makeValue(kind, `o${i}`, { ...more, affinity: kind === 'text' ? affinity : null }) }
  })
  const cast = ({ sql, columns: own }: Query) =>
    `SELECT ${columns.map(({ value }, i) => `${mergedSql({ ...(own[i] as Output).value, sql: `o${i}` }, value.kind)} AS o${i}`).join(', ')} FROM (${sql})`
  const modifiers = modifiersOf(node)
  const items = columns.map((column) => ({ ...column, alias: column.name }))
  const keys = modifiers.orders.map((order) => {
    const value = orderOf(order, items, () => unlike('ORDER BY an expression of several queries'))
    return ordering(String(items.findIndex((item) => item.value === value) + 1), order)
  })
  const ties = all ? [] : columns.map((_, i) => `${i + 1} ASC NULLS FIRST`)
  if ((all || keys.length === 0) && (modifiers.limit || modifiers.offset))
    return unlike('LIMIT of queries put together')
  const sorted = [...keys, ...ties]
  const order = sorted.length ? ` ORDER BY ${sorted.join(', ')}` : ''
  const sql = `${parts.map(cast).join(` ${word}${all ? ' ALL' : ''} `)}${order}${limits(context, modifiers)}`
  return { sql, columns }
}
