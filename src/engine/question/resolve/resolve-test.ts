import { canonicalMoment, localMoment, parseMoment } from '../../calendar.ts'
import type { Dataset } from '../catalog.ts'
import { refuse, within } from '../fault.ts'
import { boundsOf } from '../period.ts'
import { isTime, type Term, type Test } from '../plan.ts'
import type { Condition, Expression } from '../question.contract.ts'
import { comparable, fit, fitValue, kindOf, typeInWords } from '../types.ts'
import { keysUpTo, valueColumn } from './resolve-term.ts'
import type { Scope } from './scope.ts'

/** A condition with every name looked up. It is true, false or neither: a comparison with a missing value is neither, and a row passes only when true. */
export function resolveTest(condition: Condition, scope: Scope, path: string): Test {
  const { resolve } = scope
  if ('all' in condition || 'any' in condition) {
    const kind = 'all' in condition ? 'all' : 'any'
    const list = 'all' in condition ? condition.all : condition.any
    return { kind, of: list.map((one, i) => resolve.test(one, scope, within(path, `${kind}[${i}]`))) }
  }
  if ('not' in condition) return { kind: 'not', of: resolve.test(condition.not, scope, within(path, 'not')) }
  if ('compare' in condition) {
    const left = resolve.term(condition.left, scope, within(path, 'left'))
    const right = resolve.term(condition.right, scope, within(path, 'right'))
    return { kind: 'compare', op: condition.compare, ...comparable(left, right, path) }
  }
  if ('in' in condition) return among(condition, scope, path)
  if ('text' in condition) {
    const of = resolve.term(condition.of, scope, within(path, 'of'))
    if (kindOf(of.type) !== 'text') refuse(within(path, 'of'), `${typeInWords(of.type)} is not text.`)
    const { text: how, value, caseSensitive = false } = condition
    return { kind: 'text', how, of, value, caseSensitive }
  }
  if ('missing' in condition)
    return { kind: 'missing', of: resolve.term(condition.missing, scope, within(path, 'missing')) }
  if ('during' in condition) return during(condition, scope, path)
  return related(condition, scope, path)
}

function among(condition: Extract<Condition, { in: Expression }>, scope: Scope, path: string): Test {
  const of = scope.resolve.term(condition.in, scope, within(path, 'in'))
  if (Array.isArray(condition.values)) {
    const values = condition.values.map((value, i) => fitValue(value, of.type, within(path, `values[${i}]`)))
    return { kind: 'in', of, values: values.filter((value) => value !== null) }
  }
  const at = within(path, 'values.question')
  const plan = scope.resolve.question(condition.values.question, scope.names, at)
  const column = valueColumn(plan)
  const given = plan.columns[column]
  if (given && kindOf(given.type) !== kindOf(of.type))
    refuse(at, `"${given.label}" and what is looked for are not of one kind.`)
  return { kind: 'in-question', of, plan, column }
}

function during(condition: Extract<Condition, { during: Expression }>, scope: Scope, path: string): Test {
  const of = scope.resolve.term(condition.during, scope, within(path, 'during'))
  if (!isTime(of.type)) refuse(within(path, 'during'), `${typeInWords(of.type)} is no date.`)
  const { today } = scope.names.catalog
  const { from, to } = boundsOf(
    condition.period,
    today,
    (since) => dataEnd(of, condition.during, since, scope, path),
    within(path, 'period'),
  )
  const bound = (term: Term) => fit(term, of.type, path)
  const tests: Test[] = [
    ...(from ? [{ kind: 'compare', op: '>=', left: of, right: bound(from) } as const] : []),
    ...(to ? [{ kind: 'compare', op: '<', left: of, right: bound(to) } as const] : []),
  ]
  return tests.length === 0 ? { kind: 'not', of: { kind: 'missing', of } } : { kind: 'all', of: tests }
}

/** The profile knows it when all rows were looked at; else the database is asked. */
function dataEnd(of: Term, expression: Expression, since: string, scope: Scope, path: string): Term {
  const { today, timeZone, seen } = scope.names.catalog
  const column = of.kind === 'local' ? of.of : of
  const home = column.kind === 'column' ? column.dataset : scope.row
  const condition = seen?.[home.name]
  const where = condition ? scope.resolve.test(condition, { ...scope, row: home, way: [] }, path) : null
  if (column.kind === 'column') {
    const profile = where ? null : column.field.profile
    const max = profile && !profile.sampled && typeof profile.max === 'string' ? canonicalMoment(profile.max) : null
    const local = max && of.kind === 'local' ? localMoment(max, timeZone) : max
    if (local && parseMoment(local)) {
      const end = local.slice(0, 10) < since ? local : today
      return { kind: 'literal', value: end, type: parseMoment(end)?.timed ? 'datetime' : 'date' }
    }
    const own: Term = { ...column, way: [] }
    const all: Term = of.kind === 'local' ? { ...of, of: own } : own
    return { kind: 'data-end', of: all, home, where, today, since, type: of.type }
  }
  const own = scope.resolve.term(expression, { ...scope, way: [] }, path)
  return { kind: 'data-end', of: own, home, where, today, since, type: of.type }
}

export function allOf(tests: Test[]): Test | null {
  return tests.length > 1 ? { kind: 'all', of: tests } : (tests[0] ?? null)
}

/** Directly, or through the one dataset that stands between many and many. */
function related(condition: Extract<Condition, { related: string }>, scope: Scope, path: string): Test {
  const { names, row } = scope
  const named = names.dataset(condition.related, within(path, 'related'))
  const home = names.reaches(named.name, row.name) ? named : bridge(named, row, scope, within(path, 'related'))
  const { keys, terms } = keysUpTo(home, row, condition.via, scope, within(path, 'related'))
  const inner: Scope = { ...scope, row: home, way: [] }
  const given = condition.where && scope.resolve.test(condition.where, inner, within(path, 'where'))
  const key = home === named ? undefined : (named.primaryKey[0] ?? named.uniqueKeys[0]?.[0])
  const there = key && scope.resolve.term({ field: { dataset: named.name, field: key } }, inner, path)
  const where = allOf([
    ...(given ? [given] : []),
    ...(there ? [{ kind: 'not', of: { kind: 'missing', of: there } } as const] : []),
  ])
  return {
    kind: 'related',
    some: condition.some,
    way: scope.way,
    dataset: row,
    keys,
    from: { from: { dataset: home }, where, dimensions: terms, aggregates: [] },
  }
}

function bridge(named: Dataset, row: Dataset, scope: Scope, path: string): Dataset {
  const between = scope.names.bridges(named.name, row.name)
  if (between.length === 1) return between[0] as Dataset
  return refuse(
    path,
    between.length > 1
      ? `${row.name} and ${named.name} are related through ${between.map(({ name }) => name).join(' and ')}. Name the one that is meant.`
      : `No relationship leads from ${named.name} to ${row.name}. Compare a field instead, or define the relationship.`,
  )
}
