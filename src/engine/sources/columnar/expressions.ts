import { aggregateValue, isAggregate, windowValue } from './aggregates.ts'
import { scalarValue } from './functions.ts'
import type { Expressions, Surroundings } from './surroundings.ts'
import { CALLED, type Node, nodeOf, nodes, textOf } from './tree.ts'
import {
  assertComparable,
  assertExact,
  coalesced,
  comparedSql,
  constantValue,
  from,
  makeValue,
  merged,
  mergedSql,
  nullValue,
  numberSql,
  quoteText,
  real,
  textSql,
  truthSql,
  unlike,
  type Value,
} from './value.ts'

export function createExpressions(around: Surroundings): Expressions {
  const self: Expressions = { value: (given) => valueOfNode(self, given), around }
  return self
}

const NODES: Record<string, (of: Expressions, node: Node) => Value> = {
  COLUMN_REF: (of, node) => of.around.column(node.column_names as string[]),
  CONSTANT: (_of, node) => constant(nodeOf(node.value)),
  PARAMETER: (of, node) => constantValue(of.around.parameter(textOf(node.identifier))),
  COMPARISON: comparison,
  CONJUNCTION: conjunction,
  OPERATOR: operator,
  BETWEEN: between,
  CASE: choice,
  CAST: cast,
  SUBQUERY: subquery,
  WINDOW: windowValue,
  FUNCTION: call,
}

function valueOfNode(of: Expressions, given: unknown): Value {
  const node = nodeOf(given)
  if (!node) return unlike('an expression that is not there')
  return NODES[node.class ?? '']?.(of, node) ?? unlike(`${node.class} ${node.type}`)
}

function constant(value: Node | null): Value {
  const type = nodeOf(value?.type)
  if (!value || !type) return unlike('a constant')
  if (value.is_null === true) return nullValue()
  switch (type.id) {
    case 'VARCHAR':
      return constantValue(String(value.value))
    case 'INTEGER':
    case 'BIGINT':
      return Number.isSafeInteger(value.value) ? constantValue(value.value as number) : unlike('a number out of range')
    case 'DOUBLE':
      return real(Number(value.value))
    case 'DECIMAL': {
      const scale = Number(nodeOf(type.type_info)?.scale)
      if (!Number.isSafeInteger(value.value)) return unlike('a number of many digits')
      return real(Number(`${value.value}e-${scale}`))
    }
    default:
      return unlike(`a constant of type ${type.id}`)
  }
}

const COMPARISONS: Record<string, string> = {
  COMPARE_EQUAL: '=',
  COMPARE_NOTEQUAL: '<>',
  COMPARE_LESSTHAN: '<',
  COMPARE_GREATERTHAN: '>',
  COMPARE_LESSTHANOREQUALTO: '<=',
  COMPARE_GREATERTHANOREQUALTO: '>=',
  COMPARE_DISTINCT_FROM: 'IS DISTINCT FROM',
  COMPARE_NOT_DISTINCT_FROM: 'IS NOT DISTINCT FROM',
}

function comparison(of: Expressions, node: Node): Value {
  const sign = COMPARISONS[node.type] ?? unlike(node.type)
  const [left, right] = [of.value(node.left), of.value(node.right)]
  assertComparable(left, right)
  if (!/[<>]=?$/.test(sign) || sign === '<>') assertExact(left, right)
  return test(`(${comparedSql(left)} ${sign} ${comparedSql(right)})`, left, right)
}

const test = (sql: string, ...values: Value[]): Value => makeValue('truth', sql, { form: 'test', ...from(...values) })

function conjunction(of: Expressions, node: Node): Value {
  const word = node.type === 'CONJUNCTION_AND' ? 'AND' : node.type === 'CONJUNCTION_OR' ? 'OR' : unlike(node.type)
  const values = nodes(node.children).map(of.value)
  return test(`(${values.map(truthSql).join(` ${word} `)})`, ...values)
}

function operator(of: Expressions, node: Node): Value {
  const values = nodes(node.children).map(of.value)
  const [first] = values
  if (!first) return unlike(node.type)
  switch (node.type) {
    case 'OPERATOR_NOT':
      return test(`(NOT ${truthSql(first)})`, first)
    case 'OPERATOR_IS_NULL':
    case 'OPERATOR_IS_NOT_NULL':
      if (first.form === 'test') return unlike('a condition that is compared')
      return test(`(${first.sql} IS ${node.type === 'OPERATOR_IS_NULL' ? '' : 'NOT '}NULL)`, first)
    case 'COMPARE_IN':
    case 'COMPARE_NOT_IN': {
      const list = values.slice(1)
      for (const item of list) assertComparable(first, item)
      assertExact(...values)
      const word = node.type === 'COMPARE_IN' ? 'IN' : 'NOT IN'
      return test(`(${comparedSql(first)} ${word} (${list.map(comparedSql).join(', ')}))`, ...values)
    }
    case 'OPERATOR_COALESCE':
      return coalesced(values)
    default:
      return unlike(node.type)
  }
}

function between(of: Expressions, node: Node): Value {
  const [input, lower, upper] = [of.value(node.input), of.value(node.lower), of.value(node.upper)]
  assertComparable(input, lower)
  assertComparable(input, upper)
  return test(`(${comparedSql(input)} BETWEEN ${comparedSql(lower)} AND ${comparedSql(upper)})`, input, lower, upper)
}

function choice(of: Expressions, node: Node): Value {
  const checks = nodes(node.case_checks).map((check) => ({
    when: of.value(check.when_expr),
    result: of.value(check.then_expr),
  }))
  const otherwise = node.else_expr ? of.value(node.else_expr) : nullValue()
  const results = [...checks.map(({ result }) => result), otherwise]
  const { kind, ...more } = merged(results)
  const lines = checks.map(({ when, result }) => `WHEN ${truthSql(when)} THEN ${mergedSql(result, kind)}`)
  return makeValue(kind, `(CASE ${lines.join(' ')} ELSE ${mergedSql(otherwise, kind)} END)`, {
    ...more,
    ...from(...results, ...checks.map(({ when }) => when)),
  })
}

const WHOLE = new Set(['INTEGER', 'BIGINT', 'SMALLINT', 'TINYINT'])

function cast(of: Expressions, node: Node): Value {
  const type = textOf(nodeOf(node.cast_type)?.id)
  const inner = nodeOf(node.child)
  if (node.try_cast === true) return unlike('TRY_CAST')
  if (type === 'BOOLEAN' && inner?.class === 'CONSTANT') {
    // How DuckDB's parser writes TRUE and FALSE.
    const word = nodeOf(inner.value)?.value
    return word === 't' || word === 'f'
      ? makeValue('truth', word === 't' ? 'TRUE' : 'FALSE')
      : unlike('CAST AS BOOLEAN')
  }
  const value = of.value(node.child)
  if (WHOLE.has(type)) return asWhole(value)
  if (type === 'FLOAT' || type === 'DOUBLE') {
    if (value.kind === 'null') return nullValue()
    return makeValue('real', `CAST(${numberSql(value)} AS DOUBLE)`, { affinity: 'numeric', ...from(value) })
  }
  if (type === 'VARCHAR') {
    if (value.kind === 'null') return nullValue()
    const whole = value.kind === 'integer' || value.kind === 'truth'
    return makeValue('text', textSql(value), { ...value, affinity: 'text', ascii: whole || value.ascii, form: 'plain' })
  }
  return unlike(`CAST AS ${type}`)
}

function asWhole(value: Value): Value {
  const affinity = { affinity: 'numeric' as const, ...from(value) }
  if (value.kind === 'null') return nullValue()
  if (value.kind === 'number') return unlike('CAST of a number')
  assertExact(value)
  if (value.kind !== 'real') return makeValue('integer', numberSql(value), affinity)
  return makeValue('integer', `CAST(trunc(${value.sql}) AS BIGINT)`, affinity)
}

function subquery(of: Expressions, node: Node): Value {
  const { sql, columns } = of.around.subquery(nodeOf(nodeOf(node.subquery)?.node) ?? unlike('a subquery'))
  const [column] = columns
  if (node.subquery_type === 'EXISTS') return test(`EXISTS (${sql})`)
  if (columns.length !== 1 || !column) return unlike('a subquery of several columns')
  if (node.subquery_type === 'SCALAR')
    return makeValue(column.kind, `(${sql})`, {
      time: column.time,
      ascii: column.ascii,
      affinity: column.affinity,
      inexact: column.inexact,
    })
  if (node.subquery_type !== 'ANY' || node.comparison_type !== 'COMPARE_EQUAL') return unlike('a subquery')
  const child = of.value(node.child)
  assertComparable(child, column)
  assertExact(child, column)
  return test(`(${comparedSql(child)} IN (${sql}))`, child)
}

function call(of: Expressions, node: Node): Value {
  const told = textOf(node.function_name).toLowerCase()
  const name = told.startsWith(CALLED) ? told.slice(CALLED.length) : told
  if (isAggregate(name, nodes(node.children).length)) return aggregateValue(of, name, node)
  if (node.filter || node.distinct === true) return unlike(`${name}() with FILTER or DISTINCT`)
  const values = nodes(node.children).map(of.value)
  if (name === '~~' || name === '!~~') return like(values, name === '!~~')
  return scalarValue(name, values)
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** SQLite's LIKE takes small and capital letters of ASCII for the same, and no others. */
function like([text, pattern]: Value[], not: boolean): Value {
  if (text?.kind !== 'text' || text.form === 'test') return unlike('LIKE of what is not text')
  if (typeof pattern?.constant !== 'string') return unlike('LIKE of a pattern that is not a constant')
  const wanted = pattern.constant
  if (wanted.includes('\\')) return unlike('LIKE with a backslash')
  const word = not ? 'NOT LIKE' : 'LIKE'
  if (!/[A-Za-z]/.test(wanted)) return test(`(${text.sql} ${word} ${quoteText(wanted)})`, text)
  const lower = wanted.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const folded = text.ascii
    ? `lower(${text.sql})`
    : `translate(${text.sql}, '${CAPITALS}', '${CAPITALS.toLowerCase()}')`
  return test(`(${folded} ${word} ${quoteText(lower)})`, text)
}
