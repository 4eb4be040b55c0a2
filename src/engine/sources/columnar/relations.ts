import { createExpressions } from './expressions.ts'
import { fold, type Node, nodeOf, nodes, textOf } from './tree.ts'
import { type Twin, type TwinTable, twinColumn, twinTable } from './twin.ts'
import { assertComparable, assertExact, columnValue, comparedSql, truthSql, unlike, type Value } from './value.ts'

export type Output = { name: string | null; value: Value }
export type Query = { sql: string; columns: Output[] }

/** What a name in a statement can mean at some place of it. */
export type Context = {
  files: TwinFile[]
  /** Files of the statement that have no twin: a name without a schema might be in one of them. */
  whole: boolean
  parameter(identifier: string): string | number | null
  /** Common table expressions, by their names. */
  tables: Map<string, { name: string; columns: Output[] }>
  /** Columns of the queries around this one. */
  outer: ((names: string[]) => Value | null) | null
  outermost: boolean
  /** A name that is not taken. */
  next(letter: string): string
  /** Tells which tables are read. */
  uses(table: TwinTable): void
}

export type TwinFile = { schema: string | null; place: string; twin: Twin }

/** A table of a FROM, under the name that the statement gave it. */
export type Entry = {
  name: string
  schema: string | null
  columns: { name: string | null; hidden?: boolean; value(): Value }[]
}
export type Relation = {
  sql: string
  entries: Entry[]
  /** Its name when it is one table and nothing else. */
  single: string | null
}

type MakeQuery = (context: Context, node: Node) => Query

export function relationOf(context: Context, node: Node, queryOf: MakeQuery): Relation {
  switch (node.type) {
    case 'EMPTY':
      return { sql: '', entries: [], single: null }
    case 'BASE_TABLE':
      return tableOf(context, node)
    case 'SUBQUERY': {
      if (nodes(node.column_name_alias).length || node.sample) return unlike('a named subquery')
      const query = queryOf(
        { ...context, outermost: false, outer: null },
        nodeOf(nodeOf(node.subquery)?.node) ?? unlike('FROM'),
      )
      return derived(context, `(${query.sql})`, textOf(node.alias), query.columns)
    }
    case 'JOIN':
      return joined(context, node, queryOf)
    default:
      return unlike(`FROM ${node.type}`)
  }
}

function derived(context: Context, sql: string, alias: string, columns: Output[]): Relation {
  const name = context.next('s')
  const entry: Entry = {
    name: fold(alias),
    schema: null,
    columns: columns.map((column, i) => ({
      name: column.name,
      value: () => ({ ...column.value, sql: `${name}.o${i}` }),
    })),
  }
  return { sql: `${sql} AS ${name}`, entries: [entry], single: null }
}

function tableOf(context: Context, node: Node): Relation {
  if (node.sample || node.at_clause || nodes(node.column_name_alias).length || textOf(node.catalog_name))
    return unlike('FROM')
  const [schema, wanted] = [fold(textOf(node.schema_name)), fold(textOf(node.table_name))]
  const alias = textOf(node.alias) || textOf(node.table_name)
  const common = schema === '' ? context.tables.get(wanted) : undefined
  if (common) return derived(context, common.name, alias, common.columns)
  const { file, index, table } = findTable(context, schema, wanted)
  context.uses(table)
  const name = context.next('s')
  const entry: Entry = {
    name: fold(alias),
    schema: textOf(node.alias) ? null : fold(file.schema ?? 'main'),
    columns: table.columns.map((column, i) => ({
      name: column.name,
      value: () => columnValue(column, `${name}.${twinColumn(i)}`),
    })),
  }
  return { sql: `${file.place}.main.${twinTable(index)} AS ${name}`, entries: [entry], single: name }
}

function findTable({ files, whole }: Context, schema: string, wanted: string) {
  if (schema === '' && !whole) return unlike('a table without its schema')
  const found = files
    .filter((file) => schema === '' || fold(file.schema ?? 'main') === schema)
    .flatMap((file) => file.twin.tables.map((table, index) => ({ file, index, table })))
    .filter(({ table }) => fold(table.name) === wanted)
  const [first, ...more] = found
  return first && more.length === 0 ? first : unlike(`the table ${wanted}`)
}

export function joined(context: Context, node: Node, queryOf: MakeQuery): Relation {
  const kind =
    node.join_type === 'LEFT' ? 'LEFT JOIN' : node.join_type === 'INNER' ? 'JOIN' : unlike(`JOIN ${node.join_type}`)
  if (node.ref_type !== 'REGULAR' && node.ref_type !== 'CROSS') return unlike(`JOIN ${node.ref_type}`)
  const left = relationOf(context, nodeOf(node.left) ?? unlike('JOIN'), queryOf)
  const right = relationOf(context, nodeOf(node.right) ?? unlike('JOIN'), queryOf)
  const entries = [...left.entries, ...right.entries]
  const using = (node.using_columns ?? []) as string[]
  if (using.length) return usingOf(kind, left, right, using)
  const sides = `${left.sql} ${kind === 'JOIN' && !node.condition ? 'CROSS JOIN' : kind} ${right.sql}`
  if (!node.condition) return kind === 'JOIN' ? { sql: sides, entries, single: null } : unlike('LEFT JOIN of all rows')
  const find = (names: string[]) => columnOf(entries, names) ?? unlike(`the column ${names.join('.')}`)
  const { value } = createExpressions({
    column: find,
    parameter: context.parameter,
    subquery: () => unlike('a subquery in ON'),
    ties: () => null,
  })
  return { sql: `${sides} ON ${truthSql(value(node.condition))}`, entries, single: null }
}

/** The column of a name; null when there is none. Of several it is for SQLite to say. */
export function columnOf(entries: Entry[], names: string[]): Value | null {
  const [column, table, schema, ...more] = names.map(fold).reverse()
  if (more.length) return null
  const found = entries
    .filter(
      (entry) => (table === undefined || entry.name === table) && (schema === undefined || entry.schema === schema),
    )
    .flatMap((entry) =>
      entry.columns.filter(
        ({ name, hidden }) => name !== null && fold(name) === column && (!hidden || table !== undefined),
      ),
    )
  if (found.length > 1) return unlike(`${names.join('.')} in several tables`)
  return found[0]?.value() ?? null
}

function usingOf(kind: string, left: Relation, right: Relation, using: string[]): Relation {
  const conditions = using.map((name) => {
    const [a, b] = [columnOf(left.entries, [name]), columnOf(right.entries, [name])]
    if (!a || !b) return unlike(`USING (${name})`)
    assertComparable(a, b)
    assertExact(a, b)
    return `(${comparedSql(a)} = ${comparedSql(b)})`
  })
  const names = new Set(using.map(fold))
  const hidden = right.entries.map((entry) => ({
    ...entry,
    columns: entry.columns.map((column) =>
      column.name !== null && names.has(fold(column.name)) ? { ...column, hidden: true } : column,
    ),
  }))
  return {
    sql: `${left.sql} ${kind} ${right.sql} ON ${conditions.join(' AND ')}`,
    entries: [...left.entries, ...hidden],
    single: null,
  }
}
