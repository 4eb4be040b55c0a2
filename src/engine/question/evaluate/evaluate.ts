import { shiftMoment } from '../../calendar.ts'
import type { Catalog, Dataset, Relationship } from '../catalog.ts'
import type { Aggregate, Fact, Facts, GroupsPlan, OutputColumn, Plan, RowsPlan, Term } from '../plan.ts'
import type { Question, Scalar } from '../question.contract.ts'
import { resolve } from '../resolve/resolve.ts'
import { aggregatePairs, aggregateValues } from './aggregates.ts'
import { overValues } from './over.ts'
import {
  compileTerm,
  compileTest,
  firstDifference,
  type Get,
  type Groups,
  type Leaf,
  type Row,
  rowLeaf,
  type World,
} from './terms.ts'
import { compared, inOrder, keyOf, normal } from './values.ts'

/** Rows of each dataset, by the names of their physical columns. */
export type Data = Record<string, readonly Record<string, unknown>[]>
export type Result = { columns: OutputColumn[]; rows: Scalar[][] }
export type Evaluator = (question: Question) => Result

/**
 * The reference: what a question means, over plain arrays and without SQL. Values are brought into form and keys are indexed once, so
 * that many questions can be asked of the same rows.
 */
export function createEvaluator(catalog: Catalog, data: Data): Evaluator {
  const world = createWorld(catalog, data)
  return (question) => {
    const plan = resolve(question, catalog)
    return { columns: plan.columns, rows: world.plan(plan) }
  }
}

function createWorld(catalog: Catalog, data: Data): World {
  const tables = new Map<string, Row[]>()
  const steps = new Map<Relationship, Map<Row, Row>>()
  const positions = new Map<string, Map<Row, number>>()
  const datasets = new Map(catalog.datasets.map((dataset) => [dataset.name, dataset]))

  function rows(dataset: Dataset): Row[] {
    let list = tables.get(dataset.name)
    if (!list) {
      const stored = dataset.fields.flatMap(({ column, type }) => (column === null ? [] : [{ column, type }]))
      list = (data[dataset.name] ?? []).map((row) =>
        Object.fromEntries(stored.map(({ column, type }) => [column, normal(row[column], type)])),
      )
      tables.set(dataset.name, list)
    }
    return list
  }
  const world: World = {
    rows,
    step(relationship) {
      let found = steps.get(relationship)
      if (!found) {
        found = indexStep(relationship)
        steps.set(relationship, found)
      }
      const index = found
      return (row) => index.get(row) ?? null
    },
    position(dataset) {
      let found = positions.get(dataset.name)
      if (!found) {
        found = new Map(rows(dataset).map((row, i) => [row, i + 1]))
        positions.set(dataset.name, found)
      }
      return found
    },
    plan: (plan) => (plan.kind === 'rows' ? listRows(plan, world) : groupRows(plan, world)),
    groups: (fact) => factGroups(fact, world),
    totals: (facts) => facts.flatMap((fact) => factGroups(fact, world).get(keyOf([]))?.results ?? []),
  }

  /** Which row each row points at. */
  function indexStep({ from, to, fromFields, toFields }: Relationship): Map<Row, Row> {
    const columnsOf = (name: string, fields: string[]) => {
      const dataset = datasetOf(name)
      return fields.map((field) => dataset.fields.find((one) => one.name === field)?.column as string)
    }
    const [own, other] = [columnsOf(from, fromFields), columnsOf(to, toFields)]
    const byKey = new Map(rows(datasetOf(to)).map((row) => [keyOf(other.map((column) => row[column] ?? null)), row]))
    return new Map(
      rows(datasetOf(from)).flatMap((row) => {
        const values = own.map((column) => row[column] ?? null)
        const target = values.includes(null) ? undefined : byKey.get(keyOf(values))
        return target ? [[row, target] as const] : []
      }),
    )
  }
  const datasetOf = (name: string): Dataset => {
    const dataset = datasets.get(name)
    if (!dataset) throw new TypeError(`there is no dataset ${name}`)
    return dataset
  }
  return world
}

const plainLeaf =
  (output: boolean): Leaf<Scalar[]> =>
  (term) =>
    output && term.kind === 'output' ? (row) => row[term.column] ?? null : null

/** Rows that pass, parted by the values of the dimensions, and each aggregate over each part. Without dimensions there is always one. */
function factGroups(fact: Fact, world: World): Groups {
  if ('plan' in fact.from) return gatherGroups(fact, world.plan(fact.from.plan), world, plainLeaf(true))
  return gatherGroups(fact, world.rows(fact.from.dataset), world, rowLeaf(world))
}

function gatherGroups<From>(fact: Fact, rows: From[], world: World, leaf: Leaf<From>): Groups {
  const passes = fact.where ? compileTest(fact.where, world, leaf) : null
  const dimensions = fact.dimensions.map((term) => compileTerm(term, world, leaf))
  const parts = new Map<string, { values: Scalar[]; rows: From[] }>()
  if (dimensions.length === 0) parts.set(keyOf([]), { values: [], rows: [] })
  for (const row of rows) {
    if (passes && passes(row) !== true) continue
    const values = dimensions.map((get) => get(row))
    const key = keyOf(values)
    const part = parts.get(key)
    if (part) part.rows.push(row)
    else parts.set(key, { values, rows: [row] })
  }
  const aggregates = fact.aggregates.map((aggregate) => compileAggregate(aggregate, world, leaf))
  return new Map(
    [...parts].map(([key, part]) => [key, { values: part.values, results: aggregates.map((over) => over(part.rows)) }]),
  )
}

function compileAggregate<From>(aggregate: Aggregate, world: World, leaf: Leaf<From>): (rows: From[]) => Scalar {
  const passes = aggregate.where ? compileTest(aggregate.where, world, leaf) : null
  const kept = (rows: From[]) => (passes ? rows.filter((row) => passes(row) === true) : rows)
  const { fn, of, and, p } = aggregate
  if (!of) return (rows) => kept(rows).length
  const get = compileTerm(of, world, leaf)
  if (and) {
    const second = compileTerm(and, world, leaf)
    return (rows) => {
      const pairs = kept(rows).map((row) => [get(row), second(row)] as const)
      return aggregatePairs(fn, pairs.filter(([a, b]) => a !== null && b !== null) as [number, number][])
    }
  }
  const order = aggregate.order.map((term) => compileTerm(term, world, leaf))
  const ordered = (rows: From[]) =>
    order.length === 0
      ? rows
      : [...rows].sort((a, b) => firstDifference(order, (by) => inOrder(by(a), by(b), fn === 'last')))
  return (rows) => {
    const values = ordered(kept(rows)).map(get)
    return aggregateValues(
      fn,
      values.filter((value) => value !== null),
      p,
    )
  }
}

type Group = { values: Scalar[]; facts: (Scalar[] | undefined)[] }

function groupRows(plan: GroupsPlan, world: World): Scalar[][] {
  const groups = combine(plan.facts, world)
  fillEmpty(plan, groups, world)
  const leaf: Leaf<Group> = (term: Term) =>
    term.kind === 'aggregate' ? (group) => group.facts[term.fact]?.[term.index] ?? term.empty : null
  const measures = plan.measures.map((term) => compileTerm(term, world, leaf))
  const rows = [...groups.values()].map((group) => [...group.values, ...measures.map((get) => get(group))])
  const byOrder = orderOf(plan)
  const overs = plan.over.map((over) => overValues(over, plan, rows, byOrder))
  const all = rows.map((row, i) => [...row, ...overs.map((values) => values[i] ?? null)])
  return cut(plan, all.filter(havingOf(plan, world)).sort(byOrder))
}

/** Each fact has its own groups; a group is there when one of them has it. */
function combine(facts: Facts, world: World): Map<string, Group> {
  const groups = new Map<string, Group>()
  facts.forEach((fact, i) => {
    for (const [key, { values, results }] of factGroups(fact, world)) {
      const group = groups.get(key) ?? { values, facts: [] }
      group.facts[i] = results
      groups.set(key, group)
    }
  })
  return groups
}

/** Adds the groups that have no rows, for the dimensions that show them. */
function fillEmpty(plan: GroupsPlan, groups: Map<string, Group>, world: World): void {
  if (plan.dimensions.every(({ empty }) => empty === null)) return
  const present = [...groups.values()].map(({ values }) => values)
  const filled = plan.dimensions.map(({ empty }, i): Scalar[] | null => {
    if (!empty) return null
    if ('values' in empty) return [...factGroups(empty.values, world).values()].map(({ values }) => values[0] ?? null)
    return periods(
      present.flatMap((values) => (typeof values[i] === 'string' ? [values[i]] : [])),
      empty.periods,
    )
  })
  const open = new Map(
    present
      .map((values) => values.map((value, i) => (filled[i] ? null : value)))
      .map((values) => [keyOf(values), values]),
  )
  if (open.size === 0 && filled.every((values) => values !== null))
    open.set(
      '',
      filled.map(() => null),
    )
  let combinations = [...open.values()]
  filled.forEach((values, i) => {
    if (values) combinations = combinations.flatMap((one) => values.map((value) => one.with(i, value)))
  })
  for (const values of combinations) if (!groups.has(keyOf(values))) groups.set(keyOf(values), { values, facts: [] })
}

function periods(present: string[], unit: Parameters<typeof shiftMoment>[1]): Scalar[] {
  const list: Scalar[] = []
  const ordered = present.toSorted()
  const last = ordered.at(-1) ?? ''
  let at = ordered[0] ?? '~'
  while (at <= last && list.length < 100_000) {
    list.push(at)
    at = shiftMoment(at, unit, 1) ?? '~'
  }
  return list
}

const havingOf = (plan: Plan, world: World) => {
  const tests = plan.having.map(({ column, op, value }) => ({
    column,
    op,
    value: compileTerm<null>(value, world, () => null),
  }))
  return (row: Scalar[]) =>
    tests.every(({ column, op, value }) => compared(op, row[column] ?? null, value(null)) === true)
}

/** As asked, and then by the groups, so that the order is always the same. */
const orderOf = (plan: GroupsPlan) => {
  const order = [...plan.order, ...plan.dimensions.map((_, column) => ({ column, descending: false }))]
  return (a: Scalar[], b: Scalar[]) =>
    firstDifference(order, ({ column, descending }) => inOrder(a[column] ?? null, b[column] ?? null, descending))
}

function cut<Item>(plan: Plan, rows: Item[], read: (item: Item) => Scalar[] = (item) => item as Scalar[]): Item[] {
  const { limitWithin, offset, limit } = plan
  const counts = new Map<string, number>()
  const kept = limitWithin
    ? rows.filter((row) => {
        const key = keyOf(limitWithin.columns.map((column) => read(row)[column] ?? null))
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return (counts.get(key) ?? 0) <= limitWithin.n
      })
    : rows
  return kept.slice(offset, limit === null ? undefined : offset + limit)
}

function listRows(plan: RowsPlan, world: World): Scalar[][] {
  const leaf = rowLeaf(world)
  const passes = plan.where ? compileTest(plan.where, world, leaf) : null
  const fields = plan.fields.map((term) => compileTerm(term, world, leaf))
  const order = plan.orderBy.map((by) => ({ get: 'term' in by ? compileTerm(by.term, world, leaf) : null, by }))
  const kept = world.rows(plan.dataset).filter((row) => !passes || passes(row) === true)
  const listed = kept.map((row) => ({
    values: fields.map((get) => get(row)),
    keys: order.map(({ get }) => (get as Get<Row> | null)?.(row) ?? null),
  }))
  const seen = new Set<string>()
  const once = plan.distinct
    ? listed.filter(({ values }) => !seen.has(keyOf(values)) && seen.add(keyOf(values)))
    : listed
  const has = havingOf(plan, world)
  const sorted = once
    .filter(({ values }) => has(values))
    .sort((a, b) =>
      firstDifference(order, ({ by }, i) =>
        'term' in by
          ? inOrder(a.keys[i] ?? null, b.keys[i] ?? null, by.descending)
          : inOrder(a.values[by.column] ?? null, b.values[by.column] ?? null, by.descending),
      ),
    )
  return cut(plan, sorted, ({ values }) => values).map(({ values }) => values)
}
