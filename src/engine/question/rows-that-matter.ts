import type { Dataset } from './catalog.ts'
import type { Fact, Plan, Term, Test, Way } from './plan.ts'

/** Rows of one dataset that something of a plan is computed from, and how they lead to others. */
type Rows = { where: Test | null; ways: Set<string> }
type Open = (home: Dataset, where: Test | null) => Rows

/**
 * What each row of a dataset meets that can have a part in the answer, as far as simple tests tell it: a column compared with a value, or
 * one of several. Null: any row may. A test of a dataset that rows lead to holds for them too, as a row that leads nowhere meets none.
 */
export function rowsThatMatter(plan: Plan, dataset: string): Test | null {
  const uses: Test[][] = []
  const use = (name: string, where: Test | null, way: Way) => {
    if (name === dataset) uses.push(simpleTests(where, way))
  }
  const open: Open = (home, where) => {
    use(home.name, where, [])
    return { where, ways: new Set() }
  }
  const follow = (rows: Rows, way: Way) => {
    for (const [i, { to }] of way.entries()) {
      const part = way.slice(0, i + 1)
      const key = nameOf(part)
      if (!rows.ways.has(key)) use(to, rows.where, part)
      rows.ways.add(key)
    }
  }
  const walk = (value: unknown, rows: Rows | null): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const one of value) walk(one, rows)
      return
    }
    const own = rowsOf(value, open) ?? rows
    if (own && 'way' in value) follow(own, value.way as Way)
    for (const [key, inner] of Object.entries(value)) if (!things.has(key)) walk(inner, own)
  }
  walk(plan, null)
  if (uses.length === 0 || uses.some((tests) => tests.length === 0)) return null
  const alternatives = new Map(uses.map((of) => [JSON.stringify(of, named), { kind: 'all', of } as const]))
  const [first, ...others] = alternatives.values()
  return others.length === 0 ? (first as Test) : { kind: 'any', of: [first as Test, ...others] }
}

/** Datasets are large. */
const named = (key: string, value: unknown) =>
  key === 'dataset' || key === 'field' ? (value as { name: string }).name : value

/** What a plan names, and is no part of it. */
const things = new Set(['dataset', 'field', 'way', 'keys', 'home'])

/** Where a part of a plan begins that has rows of its own. */
function rowsOf(part: object, open: Open): Rows | null {
  const { from, kind } = part as { from?: Fact['from']; kind?: Plan['kind'] | Term['kind'] }
  if (typeof from === 'object' && 'dataset' in from) return openFact(part as Fact, from.dataset, open)
  if (kind === 'rows') {
    const { dataset, where } = part as Extract<Plan, { kind: 'rows' }>
    return open(dataset, where)
  }
  if (kind !== 'data-end') return null
  const { home, where } = part as Extract<Term, { kind: 'data-end' }>
  return open(home, where)
}

/** Where nothing is grouped, a row that no aggregate takes is not missed. */
function openFact({ where, dimensions, aggregates }: Fact, home: Dataset, open: Open): Rows {
  if (dimensions.length > 0 || aggregates.length === 0) return open(home, where)
  for (const aggregate of aggregates)
    open(home, { kind: 'all', of: [where, aggregate.where].filter((test) => test !== null) })
  return { where, ways: new Set() }
}

const nameOf = (way: Way): string => JSON.stringify(way.map(({ name }) => name))

/** Of those that all hold, the simple ones about the rows at the end of a way, said of these rows themselves. */
function simpleTests(where: Test | null, way: Way): Test[] {
  if (where === null) return []
  if (where.kind === 'all') return where.of.flatMap((test) => simpleTests(test, way))
  const test = simple(where, nameOf(way))
  return test ? [test] : []
}

function simple(test: Test, way: string): Test | null {
  if (test.kind === 'all' || test.kind === 'any') {
    const of = test.of.map((one) => simple(one, way)).filter((one) => one !== null)
    return of.length === test.of.length && of.length > 0 ? { ...test, of } : null
  }
  if (test.kind === 'in' || test.kind === 'true') {
    const of = ownColumn(test.of, way)
    return of && { ...test, of }
  }
  if (test.kind !== 'compare' || test.op === '<>') return null
  const left = ownColumn(test.left, way) ?? literal(test.left)
  const right = ownColumn(test.right, way) ?? literal(test.right)
  return left && right ? { ...test, left, right } : null
}

function ownColumn(term: Term, way: string): Term | null {
  if (term.kind === 'column') return nameOf(term.way) === way ? { ...term, way: [] } : null
  const of = term.kind === 'local' ? ownColumn(term.of, way) : null
  return of && term.kind === 'local' ? { ...term, of } : null
}

const literal = (term: Term): Term | null => (term.kind === 'literal' && term.value !== null ? term : null)
