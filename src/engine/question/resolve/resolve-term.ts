import type { ColumnType } from '../../schema.ts'
import type { Dataset, Field } from '../catalog.ts'
import { refuse, within } from '../fault.ts'
import { resolveCall } from '../functions.ts'
import { isNumber, isTime, type Plan, type Term } from '../plan.ts'
import { cycles, type Expression, type FieldRef, type Grain } from '../question.contract.ts'
import { fit, literal, sameKind, typeInWords, typeOfNumbers } from '../types.ts'
import type { Scope } from './scope.ts'

/** An expression with every name looked up and every value typed. */
export function resolveTerm(expression: Expression, scope: Scope, path: string): Term {
  const { resolve } = scope
  if ('field' in expression) return column(expression.field, scope, within(path, 'field'))
  if ('value' in expression) return literal(expression.value)
  if ('op' in expression) {
    const left = resolve.term(expression.left, scope, within(path, 'left'))
    const right = resolve.term(expression.right, scope, within(path, 'right'))
    for (const [term, part] of [
      [left, 'left'],
      [right, 'right'],
    ] as const)
      if (!isNumber(term.type) && !isNull(term))
        refuse(within(path, part), `${typeInWords(term.type)} cannot be calculated with; a number is needed.`)
    const type = expression.op === '/' ? 'real' : typeOfNumbers([left.type, right.type])
    return { kind: 'arithmetic', op: expression.op, left, right, type }
  }
  if ('call' in expression) {
    const args = expression.args.map((arg, i) => resolve.term(arg, scope, within(path, `args[${i}]`)))
    return resolveCall(expression.call, args, scope.names.catalog, path)
  }
  if ('at' in expression)
    return atGrain(expression.at, resolve.term(expression.of, scope, within(path, 'of')), scope, path)
  if ('case' in expression) return branches(expression, scope, path)
  if ('test' in expression)
    return { kind: 'test', test: resolve.test(expression.test, scope, within(path, 'test')), type: 'boolean' }
  if ('position' in expression) {
    const way = scope.names.way(scope.row, expression.position, undefined, within(path, 'position'))
    const dataset = scope.names.dataset(expression.position, within(path, 'position'))
    if (!dataset.ordered)
      refuse(within(path, 'position'), `The rows of ${dataset.name} have no order of their own. Order them by a field.`)
    return { kind: 'position', way: [...scope.way, ...way], dataset, type: 'integer' }
  }
  if ('rollup' in expression) return rollup(expression, scope, path)
  if ('question' in expression) {
    const plan = resolve.question(expression.question, scope.names, within(path, 'question'))
    const index = oneCell(plan, within(path, 'question'))
    return { kind: 'cell', plan, column: index, type: plan.columns[index]?.type ?? 'other' }
  }
  return refuse(within(path, 'measure'), 'A measure stands only in the expression of a metric.')
}

const isNull = (term: Term) => term.kind === 'literal' && term.value === null

function column(ref: FieldRef, scope: Scope, path: string): Term {
  const { names } = scope
  const target = names.dataset(ref.dataset, within(path, 'dataset'))
  const field = names.field(target, ref.field, within(path, 'field'))
  const way = [...scope.way, ...names.way(scope.row, ref.dataset, ref.via, path)]
  const there = { ...scope, way }
  const term = fieldTerm(field, target, there, path)
  const seen = isSeenWithItsFact(target, there, path) ? null : names.catalog.seen?.[target.name]
  if (!seen) return term
  // A row that may not be seen is as though it were not there, by whatever way it is reached.
  const when = scope.resolve.test(seen, { ...there, row: target, judging: true }, path)
  return { kind: 'case', branches: [{ when, result: term }], otherwise: null, type: term.type }
}

/** Whether the row that the scope's way leads to can be seen wherever the fact's own row can: the same row tells it of both. */
function isSeenWithItsFact(target: Dataset, { names, way, judging }: Scope, path: string): boolean {
  const first = way[0]
  const seen = names.catalog.seen?.[target.name]
  if (judging || !first || !seen) return true
  const fact = names.dataset(first.from, path)
  return judgesOf(seen).every((judge) => {
    const there = [...way, ...names.way(target, judge, undefined, path)]
    const own = names.way(fact, judge, undefined, path)
    return there.length === own.length && there.every(({ name }, i) => name === own[i]?.name)
  })
}

/** The datasets by whose fields a row may be seen or not. */
function judgesOf(condition: unknown): string[] {
  if (Array.isArray(condition)) return condition.flatMap(judgesOf)
  if (typeof condition !== 'object' || condition === null) return []
  return 'field' in condition ? [(condition.field as FieldRef).dataset] : Object.values(condition).flatMap(judgesOf)
}

/** A field of the row that the scope's way leads to: its column, or what it is computed from. */
function fieldTerm(field: Field, dataset: Dataset, scope: Scope, path: string): Term {
  if (field.expression) {
    const { resolve } = scope
    if (resolve.opened.has(field)) refuse(path, `${dataset.name}.${field.name} is computed from itself.`)
    resolve.opened.add(field)
    const term = resolve.term(field.expression, { ...scope, row: dataset }, path)
    resolve.opened.delete(field)
    return { ...term, type: field.type === 'other' ? term.type : field.type }
  }
  if (field.column === null) refuse(path, `${dataset.name}.${field.name} has neither a column nor an expression.`)
  const term: Term = { kind: 'column', way: scope.way, dataset, field, type: field.type }
  return field.instant && field.type === 'datetime'
    ? { kind: 'local', of: term, timeZone: scope.names.catalog.timeZone, type: 'datetime' }
    : term
}

export function atGrain(grain: Grain, of: Term, scope: Pick<Scope, 'names'>, path: string): Term {
  if (!isTime(of.type))
    refuse(within(path, 'of'), `${typeInWords(of.type)} has no ${grain.replaceAll('_', ' ')}; a date is needed.`)
  const timed = grain === 'hour' || grain === 'minute' || grain === 'hour_of_day'
  if (timed && of.type === 'date')
    refuse(path, `A day has no ${grain === 'minute' ? 'minute' : 'hour'}; a date with a time is needed.`)
  const type: ColumnType = (cycles as readonly string[]).includes(grain) ? 'integer' : timed ? 'datetime' : 'date'
  return { kind: 'grain', grain, of, fiscalYearStart: scope.names.catalog.fiscalYearStart, type }
}

function branches(expression: Extract<Expression, { case: unknown }>, scope: Scope, path: string): Term {
  const { resolve } = scope
  const list = expression.case.map(({ when, result }, i) => ({
    when: resolve.test(when, scope, within(path, `case[${i}].when`)),
    result: resolve.term(result, scope, within(path, `case[${i}].result`)),
  }))
  const otherwise = expression.else === null ? null : resolve.term(expression.else, scope, within(path, 'else'))
  const results = [...list.map(({ result }) => result), ...(otherwise ? [otherwise] : [])]
  const type = sameKind(results, path, 'The results of a case')
  const fitted = (term: Term) => fit(term, type, path)
  return {
    kind: 'case',
    branches: list.map(({ when, result }) => ({ when, result: fitted(result) })),
    otherwise: otherwise && fitted(otherwise),
    type,
  }
}

function rollup(expression: Extract<Expression, { rollup: unknown }>, scope: Scope, path: string): Term {
  const { resolve, row } = scope
  const at = within(path, 'rollup')
  let keys: Field[] | null = null
  const { facts, value } = resolve.rollup(
    expression.rollup,
    scope,
    (home) => {
      const made = keysUpTo(home, row, expression.via, scope, path)
      if (keys && JSON.stringify(keys.map(({ name }) => name)) !== JSON.stringify(made.keys.map(({ name }) => name)))
        refuse(path, `The parts of this rollup reach ${row.name} by different keys. Use one rollup for each.`)
      keys = made.keys
      return made.terms
    },
    at,
  )
  if (!keys) refuse(at, 'This rollup counts no rows.')
  return { kind: 'rollup', way: scope.way, dataset: row, keys, facts, value, type: value.type }
}

/** How rows of `home` tell which row of `row` they belong to: their foreign key, and the key it points at. */
export function keysUpTo(home: Dataset, row: Dataset, via: string[] | undefined, scope: Scope, path: string) {
  const { names } = scope
  const self = home.name === row.name && (via === undefined || via.length === 0)
  const way = names.way(home, row.name, via, path)
  const last = way.at(-1)
  if (!last) {
    if (self && row.primaryKey.length === 0)
      refuse(path, `${row.name} has no key by which its rows belong to each other.`)
    const keys = row.primaryKey.map((name) => names.field(row, name, path))
    return { keys, terms: keys.map((key) => fieldTerm(key, row, { ...scope, way: [] }, path)) }
  }
  const from = names.dataset(last.from, path)
  const terms = last.fromFields.map((name) =>
    fieldTerm(names.field(from, name, path), from, { ...scope, way: way.slice(0, -1) }, path),
  )
  return { keys: last.toFields.map((name) => names.field(row, name, path)), terms }
}

/** The column of a question that stands for it where a value or a set of values is wanted. */
export function valueColumn(plan: Plan): number {
  const asked = plan.columns.findIndex((column) => column.asked)
  const measure = plan.columns.findIndex(({ ref }) => 'measure' in ref)
  return plan.columns.every((column) => column.asked) ? Math.max(measure, 0) : Math.max(asked, 0)
}

export function oneCell(plan: Plan, path: string): number {
  const one = plan.limit === 1 || (plan.kind === 'groups' && plan.dimensions.length === 0)
  if (!one)
    refuse(
      path,
      'A single value is needed here, and this question gives several rows. Drop its `by`, or set `limit` to 1.',
    )
  return valueColumn(plan)
}
