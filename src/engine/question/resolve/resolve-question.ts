import type { CalendarUnit } from '../../calendar.ts'
import type { Dataset } from '../catalog.ts'
import { both, withoutCompare } from '../desugar.ts'
import { gather, refuse, within } from '../fault.ts'
import {
  dimensionLabel,
  expressionLabel,
  measureFormat,
  measureLabel,
  overLabel,
  SHARE,
  shownField,
} from '../labels.ts'
import type { Names } from '../names.ts'
import {
  type GroupsPlan,
  isNumber,
  type OutputColumn,
  type Plan,
  type PlanDimension,
  type PlanOver,
  type RowsPlan,
  type Term,
} from '../plan.ts'
import { type ColumnRef, type Dimension, grains, type Question } from '../question.contract.ts'
import { fit, kindOf, literal, typeInWords } from '../types.ts'
import { datasetsOf, lowest } from './find-home.ts'
import { createFacts, type Grouping } from './resolve-measure.ts'
import { planOver } from './resolve-over.ts'
import { atGrain, oneCell } from './resolve-term.ts'
import type { Resolver, Scope } from './scope.ts'

export function resolveQuestion(asked: Question, names: Names, path: string, resolve: Resolver): Plan {
  const question = withoutCompare(asked, (measure) => measureLabel(measure, names))
  return question.measures.length === 0 && question.by.length === 0
    ? rowsPlan(question, names, path, resolve)
    : groupsPlan(question, names, path, resolve)
}

const STEPS: readonly string[] = grains

export function resolveDimension(dimension: Dimension, scope: Scope, path: string, bounds: () => Term): Term {
  const of = scope.resolve.term(dimension.of, scope, within(path, 'of'))
  if (dimension.grain) return atGrain(dimension.grain, of, scope, path)
  if (!dimension.bins) return of
  if (!isNumber(of.type)) refuse(path, `${typeInWords(of.type)} cannot be cut into parts; a number is needed.`)
  const { bins } = dimension
  if ('width' in bins) return { kind: 'bin', of, bins: { width: bins.width, start: bins.start ?? 0 }, type: 'real' }
  if ('edges' in bins) return { kind: 'bin', of, bins: { edges: [...bins.edges].sort((a, b) => a - b) }, type: 'real' }
  return bounds()
}

function groupsPlan(question: Question, names: Names, path: string, resolve: Resolver): GroupsPlan {
  if (question.fields || question.distinct)
    refuse(within(path, 'fields'), 'Fields are listed only without measures and groups.')
  const { by, where } = question
  const grouping: Grouping = {
    names,
    resolve,
    open(home) {
      const scope: Scope = { names, resolve, row: home, way: [] }
      const test = where ? resolve.test(where, scope, within(path, 'where')) : null
      const [...dimensions] = gather(
        by.map((dimension, i) => () => {
          const at = within(path, `by[${i}]`)
          return resolveDimension(dimension, scope, at, () => countedBins(dimension, scope, test, at))
        }),
      )
      return { dimensions, where: test }
    },
    openOver(measure, filters, at) {
      const inner: Question = { ...measure.over, ...withWhere(both(measure.over.where, where, ...filters)) }
      const plan = resolve.question(inner, names, at)
      const dimensions = by.map((dimension, i): Term => {
        const index = measure.over.by.findIndex((one) => sameDimension(one, dimension))
        if (index === -1)
          refuse(
            at,
            `The question inside is not grouped by ${dimensionLabel(dimension, names)} (by[${i}]). Add it to its \`by\`.`,
          )
        return { kind: 'output', column: index, type: plan.columns[index]?.type ?? 'other' }
      })
      return { plan, dimensions }
    },
  }
  const facts = createFacts(grouping)
  const measures = gather(
    question.measures.map((measure, i) => () => facts.measure(measure, within(path, `measures[${i}]`))),
  )
  if (facts.facts.length === 0) facts.factOf(homeOfGroups(question, names, path), within(path, 'by[0]'))
  const dimensions = by.map((dimension, i) => planDimension(dimension, i, names, path, resolve, facts.facts))
  refuseManyGroups(dimensions, within(path, 'by'))
  const over = gather(
    (question.over ?? []).map(
      (one, i) => () => planOver(one, question, dimensions, measures, facts.facts, within(path, `over[${i}]`)),
    ),
  )
  const terms = facts.facts[0]?.dimensions ?? []
  const columns = groupColumns(question, terms, measures, over, names)
  return {
    kind: 'groups',
    source: facts.facts.map(({ from }) => ('dataset' in from ? from.dataset.source : from.plan.source))[0] ?? '',
    facts: facts.facts,
    dimensions,
    measures,
    over,
    columns,
    ...shown(question, columns, names, path, resolve),
  }
}

const withWhere = (where: Question['where']) => (where ? { where } : {})
const sameDimension = (a: Dimension, b: Dimension) =>
  JSON.stringify([a.of, a.grain, a.bins]) === JSON.stringify([b.of, b.grain, b.bins])

/** So many parts of equal width between the least and the greatest value of the rows that are asked about. */
function countedBins(
  dimension: Dimension,
  scope: Scope,
  where: ReturnType<Resolver['test']> | null,
  path: string,
): Term {
  const of = scope.resolve.term(dimension.of, scope, within(path, 'of'))
  const count = dimension.bins && 'count' in dimension.bins ? dimension.bins.count : 1
  const extreme = (fn: 'min' | 'max') => ({ fn, of, and: null, p: 0.5, where: null, order: [], type: of.type }) as const
  const bounds = [
    {
      from: { dataset: scope.row },
      where,
      dimensions: [],
      aggregates: [extreme('min'), extreme('max')].map((one) => ({ ...one, order: [] })),
    },
  ]
  return { kind: 'bin', of, bins: { count, bounds }, type: 'real' }
}

function homeOfGroups(question: Question, names: Names, path: string): Dataset {
  if (question.dataset !== undefined) return names.dataset(question.dataset, within(path, 'dataset'))
  const home = lowest(
    question.by.flatMap(({ of }) => datasetsOf(of, names)),
    names,
    within(path, 'by'),
  )
  return home ?? refuse(within(path, 'by'), 'No field is named, so there are no rows to group. Say `dataset`.')
}

/** Every value with every other, rows or not: nobody looks at so many, and three ids come to more than can be counted. */
const MAX_FILLED = 10_000_000

function refuseManyGroups(dimensions: PlanDimension[], path: string): void {
  const counts = dimensions.flatMap(({ empty }) => {
    const of = empty && 'values' in empty ? empty.values.dimensions[0] : null
    return of?.kind === 'column' ? [of.field.profile?.distinct ?? 1] : []
  })
  if (counts.reduce((product, count) => product * Math.max(1, count), 1) > MAX_FILLED)
    refuse(
      path,
      `Shown without rows too, these are ${counts.join(' times ')} groups, more than ${MAX_FILLED}. Leave \`empty\` out of some.`,
    )
}

function planDimension(
  dimension: Dimension,
  i: number,
  names: Names,
  path: string,
  resolve: Resolver,
  facts: GroupsPlan['facts'],
): PlanDimension {
  const term = facts[0]?.dimensions[i] as Term
  const at = within(path, `by[${i}]`)
  const step = stepOf(dimension)
  if (!dimension.empty) return { type: term.type, step, empty: null }
  if (step) return { type: term.type, step, empty: { periods: step } }
  const home = lowest(datasetsOf(dimension.of, names), names, within(at, 'of'))
  if (!home) return refuse(at, 'Only fields have values without rows.')
  const scope: Scope = { names, resolve, row: home, way: [] }
  const all = resolveDimension(dimension, scope, at, () =>
    refuse(at, 'Parts by number have no values without rows; give the width of the parts.'),
  )
  return {
    type: term.type,
    step,
    empty: { values: { from: { dataset: home }, where: null, dimensions: [all], aggregates: [] } },
  }
}

/** A fiscal year is followed by the next a year later. */
function stepOf({ of, grain }: Dimension): CalendarUnit | null {
  const used = grain ?? ('at' in of ? of.at : null)
  if (used === null || !STEPS.includes(used)) return null
  return used === 'fiscal_year' ? 'year' : (used as CalendarUnit)
}

function groupColumns(
  question: Question,
  dimensions: Term[],
  measures: Term[],
  over: PlanOver[],
  names: Names,
): OutputColumn[] {
  const asked = askedOf(question)
  return [
    ...question.by.map((dimension, i): OutputColumn => {
      const term = dimensions[i] as Term
      const { role, format } = shownField(dimension.of, term, names)
      return { label: dimensionLabel(dimension, names), type: term.type, role, format, ...asked({ by: i }) }
    }),
    ...question.measures.map((measure, i): OutputColumn => {
      const { type } = measures[i] as Term
      const role = isNumber(type)
        ? 'measure'
        : type === 'boolean'
          ? 'flag'
          : kindOf(type) === 'time'
            ? 'time'
            : 'category'
      return {
        label: measureLabel(measure, names),
        type,
        role,
        format: measureFormat(measure, names),
        ...asked({ measure: i }),
      }
    }),
    ...(question.over ?? []).map((one, i): OutputColumn => {
      const measure = question.measures[one.measure]
      const percent = ['share', 'growth', 'cumulative_share'].includes(one.kind)
      const format = percent ? SHARE : measure && one.kind !== 'rank' ? measureFormat(measure, names) : null
      const against = one.from === undefined ? undefined : question.measures[one.from]
      const label = overLabel(one, measure ? measureLabel(measure, names) : '', against && measureLabel(against, names))
      return { label, type: over[i]?.type ?? 'real', role: 'measure', format, ...asked({ over: i }) }
    }),
  ]
}

const askedOf = (question: Question) => (ref: ColumnRef) => ({
  ref,
  asked: !question.asked || question.asked.some((one) => JSON.stringify(one) === JSON.stringify(ref)),
})

function columnIndex(ref: ColumnRef, columns: OutputColumn[], path: string): number {
  const index = columns.findIndex((column) => JSON.stringify(column.ref) === JSON.stringify(ref))
  return index === -1 ? refuse(path, `There is no column ${JSON.stringify(ref)} in the result.`) : index
}

function shown(question: Question, columns: OutputColumn[], names: Names, path: string, resolve: Resolver) {
  for (const [i, ref] of (question.asked ?? []).entries()) columnIndex(ref, columns, within(path, `asked[${i}]`))
  const having = (question.having ?? []).map(({ column, compare, value }, i) => {
    const at = within(path, `having[${i}]`)
    const index = columnIndex(column, columns, within(at, 'column'))
    const type = columns[index]?.type ?? 'other'
    if (typeof value !== 'object' || value === null)
      return { column: index, op: compare, value: fit(literal(value), type, within(at, 'value')) }
    const plan = resolve.question(value.question, names, within(at, 'value.question'))
    const cell = oneCell(plan, within(at, 'value.question'))
    return {
      column: index,
      op: compare,
      value: { kind: 'cell', plan, column: cell, type: plan.columns[cell]?.type ?? 'other' } as const,
    }
  })
  const order = (question.order ?? []).flatMap(({ column, descending }, i) =>
    'of' in column ? [] : [{ column: columnIndex(column, columns, within(path, `order[${i}].column`)), descending }],
  )
  const { limitWithin } = question
  for (const index of limitWithin?.by ?? [])
    if (columns[index] === undefined || 'measure' in (columns[index]?.ref ?? {}))
      refuse(within(path, 'limitWithin.by'), `There is no group ${index}.`)
  return {
    having,
    order,
    limit: question.limit ?? null,
    offset: question.offset ?? 0,
    limitWithin: limitWithin ? { n: limitWithin.n, columns: limitWithin.by } : null,
  }
}

function rowsPlan(question: Question, names: Names, path: string, resolve: Resolver): RowsPlan {
  if (question.over && question.over.length > 0)
    refuse(within(path, 'over'), 'Only measures have a share, a change or a rank.')
  const fields = question.fields ?? []
  if (fields.length === 0) refuse(path, 'Nothing is asked: give `measures`, `by`, or `fields` to list.')
  const dataset =
    question.dataset === undefined
      ? lowest(
          fields.flatMap(({ of }) => datasetsOf(of, names)),
          names,
          within(path, 'fields'),
        )
      : names.dataset(question.dataset, within(path, 'dataset'))
  if (!dataset)
    return refuse(within(path, 'dataset'), 'No field is named, so there are no rows to list. Say `dataset`.')
  const scope: Scope = { names, resolve, row: dataset, way: [] }
  const terms = gather(
    fields.map(
      ({ of }, i) =>
        () =>
          resolve.term(of, scope, within(path, `fields[${i}].of`)),
    ),
  )
  const where = question.where ? resolve.test(question.where, scope, within(path, 'where')) : null
  const asked = askedOf(question)
  const columns = fields.map(({ of, label }, i): OutputColumn => {
    const term = terms[i] as Term
    const { role, format } = shownField(of, term, names)
    return { label: label ?? expressionLabel(of, names), type: term.type, role, format, ...asked({ field: i }) }
  })
  const orderBy = (question.order ?? []).map(({ column, descending }, i) => {
    const at = within(path, `order[${i}].column`)
    if (!('of' in column)) return { column: columnIndex(column, columns, at), descending }
    if (question.distinct) refuse(at, 'Rows that stand once are ordered by what is listed.')
    return { term: resolve.term(column.of, scope, within(at, 'of')), descending }
  })
  return {
    kind: 'rows',
    source: dataset.source,
    dataset,
    where,
    fields: terms,
    distinct: question.distinct ?? false,
    columns,
    ...shown(question, columns, names, path, resolve),
    orderBy: [...orderBy, ...lastOrder(dataset, question, columns, scope, path)],
  }
}

/** What tells rows apart in the end, so that a limit always takes the same ones. */
function lastOrder(
  dataset: Dataset,
  question: Question,
  columns: OutputColumn[],
  scope: Scope,
  path: string,
): RowsPlan['orderBy'] {
  if (question.distinct) return columns.map((_, column) => ({ column, descending: false }))
  if (dataset.ordered) return [{ term: { kind: 'position', way: [], dataset, type: 'integer' }, descending: false }]
  return dataset.primaryKey.map((name) => ({
    term: scope.resolve.term({ field: { dataset: dataset.name, field: name } }, scope, path),
    descending: false,
  }))
}
