import { atGrain, localMoment, shiftMoment } from '../../calendar.ts'
import type { Dataset, Field, Relationship } from '../catalog.ts'
import type { Fact, Facts, Plan, Term, Test, Way } from '../plan.ts'
import type { Scalar } from '../question.contract.ts'
import { callOf } from './calls.ts'
import { compared, finite, keyOf } from './values.ts'

export type Row = Record<string, Scalar>
/** Groups of a fact by the text of their values. */
export type Groups = Map<string, { values: Scalar[]; results: Scalar[] }>

/** What the closures of a question reach for; each is computed once. */
export type World = {
  rows(dataset: Dataset): Row[]
  step(relationship: Relationship): (row: Row) => Row | null
  position(dataset: Dataset): Map<Row, number>
  plan(plan: Plan): Scalar[][]
  groups(fact: Fact): Groups
  totals(facts: Facts): Scalar[]
}

export type Get<From> = (from: From) => Scalar
export type Leaf<From> = (term: Term) => Get<From> | null
type Judge<From> = (from: From) => boolean | null

/** A function that computes the term: names and types are settled, so that nothing is looked up for each row. */
export function compileTerm<From>(term: Term, world: World, leaf: Leaf<From>): Get<From> {
  const own = leaf(term)
  if (own) return own
  const of = (inner: Term) => compileTerm(inner, world, leaf)
  switch (term.kind) {
    case 'literal': {
      const { value } = term
      return () => value
    }
    case 'arithmetic':
      return arithmetic(term.op, of(term.left), of(term.right))
    case 'call': {
      const call = callOf(term.name)
      const args = term.args.map(of)
      return (from) => call(args.map((arg) => arg(from)))
    }
    case 'grain': {
      const inner = of(term.of)
      const { grain, fiscalYearStart } = term
      return remembered(inner, (value) => atGrain(grain, value, fiscalYearStart))
    }
    case 'local': {
      const { timeZone } = term
      return remembered(of(term.of), (value) => localMoment(value, timeZone))
    }
    case 'shift': {
      const { unit, count } = term
      return remembered(of(term.of), (value) => shiftMoment(value, unit, count))
    }
    case 'case': {
      const branches = term.branches.map(({ when, result }) => ({
        when: compileTest(when, world, leaf),
        result: of(result),
      }))
      const otherwise = term.otherwise ? of(term.otherwise) : () => null
      return (from) => (branches.find(({ when }) => when(from) === true)?.result ?? otherwise)(from)
    }
    case 'test':
      return compileTest(term.test, world, leaf)
    case 'bin':
      return bin(term, of(term.of), world)
    case 'cell': {
      const value = once(() => world.plan(term.plan)[0]?.[term.column] ?? null)
      return () => value()
    }
    case 'data-end': {
      const value = once(() => {
        const get = compileTerm(term.of, world, rowLeaf(world))
        const sees = term.where ? compileTest(term.where, world, rowLeaf(world)) : () => true
        const latest = world.rows(term.home).reduce<string | null>((max, row) => {
          const moment = sees(row) === true ? get(row) : null
          return typeof moment === 'string' && (max === null || moment > max) ? moment : max
        }, null)
        return latest === null || latest.slice(0, 10) >= term.since ? term.today : latest
      })
      return () => value()
    }
    default:
      throw new TypeError(`${term.kind} cannot stand here`)
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Dates repeat: each is worked out once. */
function remembered<From>(get: Get<From>, work: (value: string) => Scalar): Get<From> {
  const known = new Map<Scalar, Scalar>()
  return (from) => {
    const value = get(from)
    if (value === null) return null
    let result = known.get(value)
    if (result === undefined) {
      result = work(String(value))
      known.set(value, result)
    }
    return result
  }
}

function arithmetic<From>(op: '+' | '-' | '*' | '/', left: Get<From>, right: Get<From>): Get<From> {
  const work = (a: number, b: number) =>
    op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : b === 0 ? Number.NaN : a / b
  return (from) => {
    const [a, b] = [left(from), right(from)]
    return a === null || b === null ? null : finite(work(a as number, b as number))
  }
}

function bin<From>(term: Extract<Term, { kind: 'bin' }>, of: Get<From>, world: World): Get<From> {
  const { bins } = term
  const number = (from: From) => of(from) as number | null
  if ('width' in bins)
    return (from) => {
      const value = number(from)
      return value === null ? null : Math.floor((value - bins.start) / bins.width) * bins.width + bins.start
    }
  if ('edges' in bins)
    return (from) => {
      const value = number(from)
      return value === null ? null : (bins.edges.findLast((edge) => edge <= value) ?? null)
    }
  const bounds = once(() => world.totals(bins.bounds) as [number, number])
  return (from) => {
    const value = number(from)
    if (value === null) return null
    const [low, high] = bounds()
    const width = (high - low) / bins.count
    return width === 0 ? low : low + Math.min(bins.count - 1, Math.floor((value - low) / width)) * width
  }
}

/** Reads rows of a dataset, and of those that it leads to. */
export const rowLeaf =
  (world: World): Leaf<Row> =>
  (term) => {
    if (term.kind === 'column') {
      const column = term.field.column as string
      return along(term.way, world, (row) => row[column] ?? null)
    }
    if (term.kind === 'position') {
      const positions = once(() => world.position(term.dataset))
      return along(term.way, world, (row) => positions().get(row) ?? null)
    }
    if (term.kind !== 'rollup') return null
    const groups = once(() => term.facts.map((fact) => world.groups(fact)))
    const keyed = keyReader(term.keys)
    const value = compileTerm<string>(term.value, world, (inner) =>
      inner.kind === 'aggregate' ? (key) => groups()[inner.fact]?.get(key)?.results[inner.index] ?? inner.empty : null,
    )
    return along(term.way, world, (row) => value(keyed(row)))
  }

const keyReader = (keys: Field[]) => {
  const columns = keys.map(({ column }) => column as string)
  /** A key with a part missing points at nothing. */
  return (row: Row) => {
    const values = columns.map((column) => row[column] ?? null)
    return values.includes(null) ? '' : keyOf(values)
  }
}

function along<Value extends Scalar>(way: Way, world: World, read: (row: Row) => Value): (row: Row) => Value | null {
  if (way.length === 0) return read
  const steps = way.map((step) => world.step(step))
  return (row) => {
    let at: Row | null = row
    for (const step of steps) {
      at = step(at)
      if (at === null) return null
    }
    return read(at)
  }
}

export function compileTest<From>(test: Test, world: World, leaf: Leaf<From>): Judge<From> {
  const term = (inner: Term) => compileTerm(inner, world, leaf)
  switch (test.kind) {
    case 'all':
    case 'any': {
      // The first that settles it wins; else it is unknown when one of them is.
      const settles = test.kind === 'any'
      const list = test.of.map((one) => compileTest(one, world, leaf))
      return (from) => {
        let unknown = false
        for (const judge of list) {
          const verdict = judge(from)
          if (verdict === settles) return settles
          if (verdict === null) unknown = true
        }
        return unknown ? null : !settles
      }
    }
    case 'not': {
      const judge = compileTest(test.of, world, leaf)
      return (from) => {
        const verdict = judge(from)
        return verdict === null ? null : !verdict
      }
    }
    case 'compare': {
      const [left, right] = [term(test.left), term(test.right)]
      return (from) => compared(test.op, left(from), right(from))
    }
    case 'in': {
      const set = new Set(test.values)
      return member(term(test.of), () => set)
    }
    case 'in-question': {
      const set = once(() => new Set(world.plan(test.plan).flatMap((row) => row[test.column] ?? [])))
      return member(term(test.of), set)
    }
    case 'text':
      return textTest(test, term(test.of))
    case 'missing': {
      const get = term(test.of)
      return (from) => get(from) === null
    }
    case 'true': {
      const get = term(test.of)
      return (from) => get(from) as boolean | null
    }
    case 'related':
      return related(test, world) as Judge<unknown> as Judge<From>
  }
}

/** In no value at all nothing is, and of a missing value that is known too. */
const member =
  <From>(get: Get<From>, set: () => Set<Scalar>): Judge<From> =>
  (from) => {
    const value = get(from)
    return value === null && set().size > 0 ? null : set().has(value)
  }

/** Related rows stand only where rows of a dataset are read. */
function related(test: Extract<Test, { kind: 'related' }>, world: World): Judge<Row> {
  const groups = once(() => world.groups(test.from))
  const keyed = keyReader(test.keys)
  const has = along(test.way, world, (row) => groups().has(keyed(row)))
  return (row) => (has(row) ?? false) === test.some
}

function textTest<From>(test: Extract<Test, { kind: 'text' }>, get: Get<From>): Judge<From> {
  const fold = (text: string) => (test.caseSensitive ? text : text.toLowerCase())
  const wanted = fold(test.value)
  const pattern = test.how === 'like' ? likePattern(wanted) : null
  const matches = (text: string) =>
    pattern?.test(text) ??
    (test.how === 'contains'
      ? text.includes(wanted)
      : test.how === 'starts'
        ? text.startsWith(wanted)
        : text.endsWith(wanted))
  return (from) => {
    const value = get(from)
    return value === null ? null : matches(fold(String(value)))
  }
}

/** `%` stands for any letters, `_` for one; a backslash before them takes that away. */
function likePattern(like: string): RegExp {
  const parts = like.match(/\\[\s\S]|[\s\S]/gu) ?? []
  const source = parts.map((part) => {
    if (part === '%') return '[\\s\\S]*'
    if (part === '_') return '[\\s\\S]'
    return (part.length > 1 && part.startsWith('\\') ? part.slice(1) : part).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  })
  return new RegExp(`^${source.join('')}$`, 'u')
}

/** The first of the orders that tells two rows apart. */
export function firstDifference<Order>(orders: Order[], compare: (order: Order, i: number) => number): number {
  for (let i = 0; i < orders.length; i++) {
    const difference = compare(orders[i] as Order, i)
    if (difference !== 0) return difference
  }
  return 0
}
