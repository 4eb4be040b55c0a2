import type { Expressions } from './surroundings.ts'
import { type Node, nodeOf, nodes, textOf } from './tree.ts'
import { assertExact, from, isNumeric, makeValue, numberSql, plainSql, truthSql, unlike, type Value } from './value.ts'

const AGGREGATES = new Set(['count', 'count_star', 'sum', 'total', 'avg', 'min', 'max', 'median'])
/** Of many rows SQLite's differ from these in the last digits alone. */
const SPREADS = new Set(['stddev_samp', 'stddev_pop', 'var_samp', 'var_pop', 'stddev', 'variance'])

/** min() and max() of several values are of one row. */
export const isAggregate = (name: string, args: number): boolean =>
  SPREADS.has(name) || (AGGREGATES.has(name) && (args < 2 || (name !== 'min' && name !== 'max')))

type Parts = { distinct: boolean; suffix: string }

function numeric(value: Value | undefined, name: string): Value {
  return value && isNumeric(value) ? value : unlike(`${name}() of what is no number`)
}

function spread(name: string, value: Value, suffix: string): Value {
  return makeValue('real', `${name}(CAST(${numberSql(value)} AS DOUBLE))${suffix}`, { inexact: true })
}

/** `suffix` is what follows each call: its filter, its window. */
function aggregateOf(name: string, value: Value | undefined, { distinct, suffix }: Parts): Value {
  const unique = distinct ? 'DISTINCT ' : ''
  if (name === 'count_star' || (name === 'count' && !value)) return makeValue('integer', `count(*)${suffix}`)
  if (!value) return unlike(`${name}() of nothing`)
  if (value.kind === 'null') return unlike(`${name}() of NULL`)
  if (distinct) assertExact(value)
  if (name === 'count') return makeValue('integer', `count(${unique}${plainSql(value)})${suffix}`)
  if (name === 'min' || name === 'max') {
    const kind = value.kind === 'truth' ? 'integer' : value.kind
    const { time, digits, ascii, inexact } = value
    return makeValue(kind, `${name}(${plainSql(value)})${suffix}`, { time, digits, ascii, inexact })
  }
  const of = numeric(value, name)
  if (distinct && name !== 'sum') return unlike(`${name}(DISTINCT)`)
  if (SPREADS.has(name) || name === 'median') return spread(name, of, suffix)
  const sql = numberSql(of)
  const whole = of.kind === 'integer' || of.kind === 'truth'
  // Like SQLite's, this sum of DuckDB's keeps count of what it loses.
  const total = whole ? `sum(${unique}${sql})${suffix}` : `fsum(${unique}${sql})${suffix}`
  if (name === 'sum')
    return whole ? makeValue('integer', `CAST(${total} AS BIGINT)`) : makeValue(of.kind, total, { inexact: true })
  if (name === 'total') return makeValue('real', `coalesce(CAST(${total} AS DOUBLE), 0)`, { inexact: !whole })
  return makeValue('real', `(CAST(${total} AS DOUBLE) / nullif(count(${sql})${suffix}, 0))`, { inexact: !whole })
}

export function aggregateValue(of: Expressions, name: string, node: Node): Value {
  const args = nodes(node.children)
  if (args.length > 1) return unlike(`${name}() of several values`)
  if (nodes(nodeOf(node.order_bys)?.orders).length) return unlike(`${name}() in an order`)
  const [value] = args.map(of.value)
  if (value?.aggregate) return unlike('an aggregate within another')
  const filter = node.filter ? ` FILTER (WHERE ${truthSql(of.value(node.filter))})` : ''
  return { ...aggregateOf(name, value, { distinct: node.distinct === true, suffix: filter }), aggregate: true }
}

/** How SQLite sorts missing values, unless it is told otherwise. */
export function ordering(sql: string, { type, null_order }: Node): string {
  const down = type === 'DESCENDING'
  const nulls = null_order === 'ORDER_DEFAULT' ? (down ? 'NULLS LAST' : 'NULLS FIRST') : textOf(null_order)
  if (nulls !== 'NULLS LAST' && nulls !== 'NULLS FIRST') return unlike('an order')
  return `${sql} ${down ? 'DESC' : 'ASC'} ${nulls}`
}

/** Numbering that says nothing of rows which are alike in their order. */
const RANKS: Record<string, string> = { WINDOW_RANK: 'rank', WINDOW_RANK_DENSE: 'dense_rank' }
const NEIGHBOURS: Record<string, string> = { WINDOW_LAG: 'lag', WINDOW_LEAD: 'lead' }

/** Over a running window DuckDB adds in an order of its own, and does not keep count of what is lost. */
const exactOver = (node: Node, [value]: Value[]) =>
  nodes(node.orders).length === 0 ||
  !['sum', 'avg', 'total'].includes(textOf(node.function_name).toLowerCase()) ||
  value?.kind === 'integer' ||
  value?.kind === 'truth'

export function windowValue(of: Expressions, node: Node): Value {
  if (node.ignore_nulls === true || textOf(node.exclude_clause) !== 'NO_OTHER' || node.distinct === true)
    return unlike('a window')
  if (node.filter_expr || nodes(node.arg_orders).length) return unlike('a window with FILTER')
  const partitions = nodes(node.partitions).map(of.value)
  assertExact(...partitions)
  const orders = nodes(node.orders).map((order) => ({ order, value: of.value(order.expression) }))
  const args = nodes(node.children).map(of.value)
  if (!exactOver(node, args)) return unlike('a sum of fractions over a window')
  const inner = [...partitions, ...orders.map(({ value }) => value), ...args]
  const by = partitions.length ? `PARTITION BY ${partitions.map(plainSql).join(', ')}` : ''
  const keys = orders.map(({ order, value }) => ordering(plainSql(value), order))
  const over = (sorted: string[], frame: string) =>
    ` OVER (${[by, sorted.length ? `ORDER BY ${sorted.join(', ')}` : '', frame].filter(Boolean).join(' ')})`
  const told = () => [...keys, ...(of.around.ties() ?? unlike('the order of rows that are alike'))]
  const more = { ...from(...inner), window: true }
  if (node.type === 'WINDOW_ROW_NUMBER') return makeValue('integer', `row_number()${over(told(), '')}`, more)
  const rank = RANKS[node.type]
  if (rank && keys.length) return makeValue('integer', `${rank}()${over(keys, '')}`, more)
  const neighbour = NEIGHBOURS[node.type]
  if (neighbour && keys.length) return neighbourValue(neighbour, args, node, over(told(), ''), more)
  if (node.type !== 'WINDOW_AGGREGATE') return unlike(node.type)
  const name = textOf(node.function_name).toLowerCase()
  if (!isAggregate(name, args.length) || args.length > 1 || name === 'median' || SPREADS.has(name)) return unlike(name)
  const frame = frameOf(node)
  const value = aggregateOf(name, args[0], { distinct: false, suffix: over(frame.rows ? told() : keys, frame.sql) })
  return { ...value, ...more, inexact: value.inexact || inner.some(({ inexact }) => inexact) }
}

function neighbourValue(name: string, args: Value[], node: Node, over: string, more: Partial<Value>): Value {
  const [value, ...rest] = args
  const offset = node.offset_expr ? nodeOf(nodeOf(node.offset_expr)?.value)?.value : 1
  if (!value || rest.length || !Number.isSafeInteger(offset) || node.default_expr)
    return unlike(`${name}() with more than a value`)
  const kind = value.kind === 'truth' ? 'integer' : value.kind
  const { time, digits, ascii } = value
  return makeValue(kind, `${name}(${plainSql(value)}, ${offset})${over}`, { time, digits, ascii, ...more })
}

const EDGES: Record<string, string> = {
  UNBOUNDED_PRECEDING: 'UNBOUNDED PRECEDING',
  UNBOUNDED_FOLLOWING: 'UNBOUNDED FOLLOWING',
  CURRENT_ROW_RANGE: 'CURRENT ROW',
  CURRENT_ROW_ROWS: 'CURRENT ROW',
  EXPR_PRECEDING_ROWS: 'PRECEDING',
  EXPR_FOLLOWING_ROWS: 'FOLLOWING',
}

function frameOf(node: Node): { sql: string; rows: boolean } {
  const edge = (at: unknown, expression: unknown) => {
    const word = EDGES[textOf(at)] ?? unlike('the frame of a window')
    if (word !== 'PRECEDING' && word !== 'FOLLOWING') return word
    const count = nodeOf(nodeOf(expression)?.value)?.value
    return Number.isSafeInteger(count) ? `${count} ${word}` : unlike('the frame of a window')
  }
  const rows = [node.start, node.end].some((at) => textOf(at).endsWith('_ROWS'))
  const sql = `${rows ? 'ROWS' : 'RANGE'} BETWEEN ${edge(node.start, node.start_expr)} AND ${edge(node.end, node.end_expr)}`
  return { sql, rows }
}
