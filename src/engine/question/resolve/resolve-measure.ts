import type { ColumnType } from '../../schema.ts'
import type { Dataset } from '../catalog.ts'
import { QuestionFault, refuse, within } from '../fault.ts'
import { resolveCall } from '../functions.ts'
import type { Names } from '../names.ts'
import { type Aggregate, type Fact, type Facts, isNumber, type Plan, type Term, type Test } from '../plan.ts'
import type { AggregateFunction, Condition, Expression, Measure } from '../question.contract.ts'
import { comparable, fit, literal, sameKind, typeInWords, typeOfNumbers } from '../types.ts'
import { datasetsOf, homeOfRollup, lowest } from './find-home.ts'
import { oneCell, valueColumn } from './resolve-term.ts'
import { allOf } from './resolve-test.ts'
import type { Resolver, Scope } from './scope.ts'

/** What is asked of each dataset that measures are computed from: the same groups, the same condition. */
export type Grouping = {
  names: Names
  resolve: Resolver
  /** Resolves the groups and the condition for rows of a dataset. */
  open(home: Dataset): { dimensions: Term[]; where: Test | null }
  /** Rows of another question as a fact; which of its columns are the groups. */
  openOver(
    measure: Extract<Measure, { over: unknown }>,
    filters: Condition[],
    path: string,
  ): { plan: Plan; dimensions: Term[] }
}
type Filters = { condition: Condition; path: string }[]

/** Gathers the aggregates of all measures, each with the others over the same rows. */
export function createFacts(grouping: Grouping) {
  const { names, resolve } = grouping
  const facts: Facts = []
  const homes = new Map<string, number>()
  const added = new Map<string, number>()

  function factOf(home: Dataset, path: string): number {
    const known = homes.get(home.name)
    if (known !== undefined) return known
    try {
      const { dimensions, where } = grouping.open(home)
      facts.push({ from: { dataset: home }, where, dimensions, aggregates: [] })
    } catch (error) {
      if (!(error instanceof QuestionFault)) throw error
      // That rows of this dataset do not lead there is the fault of the measure, not of the group.
      throw new QuestionFault(
        error.faults.map((fault) =>
          fault.unreachable
            ? {
                path,
                message: `Rows of ${home.name} cannot be grouped or filtered by ${fault.path}: ${fault.message}`,
                unreachable: true,
              }
            : fault,
        ),
      )
    }
    homes.set(home.name, facts.length - 1)
    return facts.length - 1
  }

  /** `written` is how it was asked: what is asked twice is computed once. */
  function add(fact: number, aggregate: Aggregate, written: unknown): Term {
    const key = JSON.stringify([fact, written])
    const empty = aggregate.fn === 'count' || aggregate.fn === 'distinct' ? 0 : null
    const index = added.get(key) ?? (facts[fact] as Fact).aggregates.push(aggregate) - 1
    added.set(key, index)
    return { kind: 'aggregate', fact, index, empty, type: aggregate.type }
  }

  function tests(filters: Filters, scope: Scope): Test | null {
    return allOf(filters.map(({ condition, path }) => resolve.test(condition, scope, path)))
  }

  function count(dataset: string, filters: Filters, path: string): Term {
    const home = names.dataset(dataset, within(path, 'count'))
    const fact = factOf(home, within(path, 'count'))
    const where = tests(filters, { names, resolve, row: home, way: [] })
    return add(fact, { fn: 'count', of: null, and: null, p: 0.5, where, order: [], type: 'integer' }, [
      'count',
      filters.map(({ condition }) => condition),
    ])
  }

  function aggregate(
    measure: Extract<Measure, { fn: AggregateFunction; of: Expression }>,
    filters: Filters,
    path: string,
  ): Term {
    const at = within(path, 'of')
    const used = [...datasetsOf(measure.of, names), ...(measure.and ? datasetsOf(measure.and, names) : [])]
    const home =
      measure.rows === undefined
        ? (lowest(used, names, at) ?? homeOfRollup(measure.of, names, at))
        : names.dataset(measure.rows, within(path, 'rows'))
    if (!home) return refuse(at, 'No field is named, so there are no rows to aggregate. Name a field, or say `rows`.')
    const scope: Scope = { names, resolve, row: home, way: [] }
    const of = resolve.term(measure.of, scope, at)
    const and = measure.and ? resolve.term(measure.and, scope, within(path, 'and')) : null
    const type = checkAggregate(measure.fn, of, and, path)
    const order = measure.fn === 'first' || measure.fn === 'last' ? orderOf(home, scope, path) : []
    const where = tests(filters, scope)
    const { fn, p = 0.5 } = measure
    return add(factOf(home, at), { fn, of, and, p, where, order, type }, [
      fn,
      measure.of,
      measure.and,
      p,
      filters.map(({ condition }) => condition),
    ])
  }

  function over(measure: Extract<Measure, { over: unknown }>, filters: Filters, path: string): Term {
    const { plan, dimensions } = grouping.openOver(
      measure,
      filters.map(({ condition }) => condition),
      within(path, 'over'),
    )
    const columns = plan.columns.flatMap(({ asked, ref }, i) => (asked && 'measure' in ref ? [i] : []))
    const column = valueColumn(plan)
    const output = (index: number): Term => ({
      kind: 'output',
      column: index,
      type: plan.columns[index]?.type ?? 'other',
    })
    const of = output(column)
    const second = columns.find((index) => index !== column)
    const and = second === undefined ? null : output(second)
    const counts = measure.fn === 'count'
    if (measure.fn === 'first' || measure.fn === 'last')
      refuse(path, 'The first and the last of a question are its rows: set `order` and `limit`.')
    const type = counts ? 'integer' : checkAggregate(measure.fn, of, needsTwo(measure.fn) ? and : null, path)
    facts.push({ from: { plan }, where: null, dimensions, aggregates: [] })
    return add(
      facts.length - 1,
      {
        fn: measure.fn,
        of: counts ? null : of,
        and: needsTwo(measure.fn) ? and : null,
        p: measure.p ?? 0.5,
        where: null,
        order: [],
        type,
      },
      measure,
    )
  }

  /** A metric's expression: as any expression, with aggregates where fields would be. */
  function metricTerm(expression: Expression, filters: Filters, path: string, open: Set<string>): Term {
    resolve.count(path)
    if ('measure' in expression) return measureTerm(expression.measure, filters, path, open)
    if ('value' in expression) return literal(expression.value)
    if ('op' in expression)
      return calculated(
        expression.op,
        metricTerm(expression.left, filters, path, open),
        metricTerm(expression.right, filters, path, open),
        path,
      )
    if ('call' in expression)
      return resolveCall(
        expression.call,
        expression.args.map((arg) => metricTerm(arg, filters, path, open)),
        names.catalog,
        path,
      )
    if ('question' in expression) return cell(expression.question, path)
    if ('case' in expression) {
      const list = expression.case.map(({ when, result }) => ({
        when: metricTest(when, filters, path, open),
        result: metricTerm(result, filters, path, open),
      }))
      const otherwise = expression.else ? metricTerm(expression.else, filters, path, open) : null
      const type = sameKind(
        [...list.map(({ result }) => result), ...(otherwise ? [otherwise] : [])],
        path,
        'The results of a case',
      )
      return { kind: 'case', branches: list, otherwise: otherwise && fit(otherwise, type, path), type }
    }
    return refuse(
      path,
      'A metric is made of aggregates, numbers and other metrics; this part is the value of a single row.',
    )
  }

  function metricTest(condition: Condition, filters: Filters, path: string, open: Set<string>): Test {
    resolve.count(path)
    if ('all' in condition) return { kind: 'all', of: condition.all.map((one) => metricTest(one, filters, path, open)) }
    if ('any' in condition) return { kind: 'any', of: condition.any.map((one) => metricTest(one, filters, path, open)) }
    if ('not' in condition) return { kind: 'not', of: metricTest(condition.not, filters, path, open) }
    if ('missing' in condition) return { kind: 'missing', of: metricTerm(condition.missing, filters, path, open) }
    if ('compare' in condition) {
      const sides = comparable(
        metricTerm(condition.left, filters, path, open),
        metricTerm(condition.right, filters, path, open),
        path,
      )
      return { kind: 'compare', op: condition.compare, ...sides }
    }
    return refuse(path, 'A condition over aggregates compares them or asks whether one is missing.')
  }

  function cell(question: Extract<Measure, { question: unknown }>['question'], path: string): Term {
    const plan = resolve.question(question, names, within(path, 'question'))
    const column = oneCell(plan, within(path, 'question'))
    return { kind: 'cell', plan, column, type: plan.columns[column]?.type ?? 'other' }
  }

  function measureTerm(measure: Measure, outer: Filters, path: string, open = new Set<string>()): Term {
    resolve.count(path)
    const filters = measure.where ? [...outer, { condition: measure.where, path: within(path, 'where') }] : outer
    if ('metric' in measure) {
      const metric = names.metric(measure.metric, within(path, 'metric'))
      if (open.has(metric.name)) refuse(within(path, 'metric'), `The metric "${metric.name}" is made of itself.`)
      const own = metric.where ? [...filters, { condition: metric.where, path: within(path, 'metric') }] : filters
      open.add(metric.name)
      const term = metricTerm(metric.expression, own, within(path, 'metric'), open)
      open.delete(metric.name)
      return term
    }
    if ('count' in measure) return count(measure.count, filters, path)
    if ('over' in measure) return over(measure, filters, path)
    if ('fn' in measure) return aggregate(measure, filters, path)
    if ('question' in measure) return cell(measure.question, path)
    if ('value' in measure) return literal(measure.value)
    const left = measureTerm(measure.left, filters, within(path, 'left'), open)
    const right = measureTerm(measure.right, filters, within(path, 'right'), open)
    if ('op' in measure) return calculated(measure.op, left, right, path)
    return {
      kind: 'test',
      test: { kind: 'compare', op: measure.compare, ...comparable(left, right, path) },
      type: 'boolean',
    }
  }

  return { facts, factOf, measure: (measure: Measure, path: string) => measureTerm(measure, [], path) }
}

function calculated(op: '+' | '-' | '*' | '/', left: Term, right: Term, path: string): Term {
  for (const { type } of [left, right])
    if (!isNumber(type)) refuse(path, `${typeInWords(type)} cannot be calculated with; a number is needed.`)
  return { kind: 'arithmetic', op, left, right, type: op === '/' ? 'real' : typeOfNumbers([left.type, right.type]) }
}

const PAIRED: readonly AggregateFunction[] = ['correlation', 'correlation_p', 'covariance', 'slope']
const needsTwo = (fn: AggregateFunction) => PAIRED.includes(fn)
const ORDERED: readonly AggregateFunction[] = ['min', 'max', 'mode', 'first', 'last']
const KEEPS_TYPE: readonly AggregateFunction[] = ['sum', ...ORDERED]

/** What an aggregate gives; what cannot be aggregated so is refused. */
function checkAggregate(fn: AggregateFunction, of: Term, and: Term | null, path: string): ColumnType {
  const at = within(path, 'of')
  if (fn === 'count' || fn === 'distinct') return 'integer'
  if (fn === 'any' || fn === 'every') {
    if (of.type !== 'boolean') refuse(at, `${typeInWords(of.type)} is not yes or no.`)
    return 'boolean'
  }
  if ((fn === 'min' || fn === 'max') && of.type === 'boolean')
    refuse(at, `Yes or no has no ${fn}; use "any" or "every".`)
  if (!ORDERED.includes(fn)) {
    if (needsTwo(fn) && !and) refuse(path, `A ${fn} needs a second value (\`and\`).`)
    for (const term of and ? [of, and] : [of]) {
      if (!isNumber(term.type)) refuse(at, `${typeInWords(term.type)} has no ${fn}; a number is needed.`)
      const id = idIn(term)
      if (id !== null) refuse(at, `${id} is an id; a ${fn} of ids means nothing. Use "count" or "distinct".`)
    }
  }
  return KEEPS_TYPE.includes(fn) ? of.type : 'real'
}

function idIn(term: Term): string | null {
  if (term.kind === 'column') return term.field.role === 'id' ? `${term.dataset.name}.${term.field.name}` : null
  if (term.kind === 'arithmetic') return idIn(term.left) ?? idIn(term.right)
  return null
}

/** Rows of a sheet have their order; others are in order of time, and of their key where the time is the same. */
function orderOf(home: Dataset, scope: Scope, path: string): Term[] {
  const of = (name: string) => scope.resolve.term({ field: { dataset: home.name, field: name } }, scope, path)
  if (home.ordered) return [{ kind: 'position', way: [], dataset: home, type: 'integer' }]
  const names = [...(home.timeField === null ? [] : [home.timeField]), ...home.primaryKey]
  if (home.primaryKey.length === 0)
    refuse(
      path,
      `The rows of ${home.name} have no order that tells which is first: they need a key. Use "min" or "max".`,
    )
  return names.map(of)
}
