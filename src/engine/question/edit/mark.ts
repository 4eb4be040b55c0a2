import { canonicalMoment } from '../../calendar.ts'
import type { Catalog, Field } from '../catalog.ts'
import { both, withoutCompare } from '../desugar.ts'
import { refuse } from '../fault.ts'
import { measureLabel } from '../labels.ts'
import { type Names, namesOf } from '../names.ts'
import type { Condition, Dimension, Expression, Measure, Question } from '../question.contract.ts'
import { datasetsOf, lowest } from '../resolve/find-home.ts'
import { periodWords } from '../sentence/period-words.ts'
import type { Mark } from './change.contract.ts'
import { containsPeriod, endOf, namedPeriod, periodBefore, periodOfGrain } from './mark-period.ts'

/**
 * Questions that follow from a place in a result that somebody points at: only these rows, all but these, closer in time, and so on.
 * Each is an ordinary question again.
 */

type Part = Mark['at'][number]

/** What all rows behind a mark have in common. */
export function conditionsOf(question: Question, mark: Mark, path: string): Condition[] {
  return mark.at.flatMap((part, i) => conditionOf(question, part, `${path}.at[${i}]`))
}

export function dimensionOf(question: Question, part: Part, path: string): Dimension {
  const found = part.by === undefined ? question.fields?.[part.field ?? -1] : question.by[part.by]
  return found ?? refuse(path, 'There is no such column.')
}

const grainOf = ({ grain, of }: Dimension) => grain ?? ('at' in of ? of.at : null)
const bare = ({ of }: Dimension): Expression => ('at' in of ? of.of : of)

function conditionOf(question: Question, part: Part, path: string): Condition[] {
  const dimension = dimensionOf(question, part, path)
  const { value, to } = part
  const of = bare(dimension)
  if (value === null) return [{ missing: of }]
  const grain = grainOf(dimension)
  if (grain) {
    const period = periodOfGrain(grain, String(value))
    if (!period) return [{ compare: '=', left: { at: grain, of }, right: { value } }]
    if (to === undefined || to === null) return [{ during: of, period }]
    return [{ during: of, period: { from: canonicalMoment(String(value)), to: endOf(grain, String(to)) } }]
  }
  if (dimension.bins) return binConditions(dimension, Number(value), path)
  if (to === undefined || to === null) return [{ compare: '=', left: of, right: { value } }]
  return typeof value === 'string'
    ? [{ during: of, period: { from: value, to: String(to) } }]
    : [
        { compare: '>=', left: of, right: { value } },
        { compare: '<=', left: of, right: { value: to } },
      ]
}

/** The value of a part of the number line is its lower edge. */
function binConditions({ of, bins }: Dimension, value: number, path: string): Condition[] {
  const from: Condition = { compare: '>=', left: of, right: { value } }
  const below = (end: number): Condition => ({ compare: '<', left: of, right: { value: end } })
  if (bins && 'width' in bins) return [from, below(Number((value + bins.width).toPrecision(12)))]
  if (bins && 'edges' in bins) {
    const next = [...bins.edges].sort((a, b) => a - b).find((edge) => edge > value)
    return next === undefined ? [from] : [from, below(next)]
  }
  return refuse(path, 'Where parts are given by their number, their edges are not known. Give the width of the parts.')
}

const conditionList = (where: Condition | undefined): Condition[] =>
  !where ? [] : 'all' in where ? where.all : [where]

const whereOf = (conditions: (Condition | undefined | null)[]): Pick<Question, 'where'> => {
  const where = both(...conditions)
  return where ? { where } : {}
}

/** A period that lies within one that is asked for takes its place. */
function narrowed(question: Question, more: Condition[], { today }: Catalog): Pick<Question, 'where'> {
  const outer = (old: Condition) =>
    'during' in old &&
    more.some(
      (one) =>
        'during' in one &&
        JSON.stringify(one.during) === JSON.stringify(old.during) &&
        containsPeriod(old.period, one.period, today),
    )
  const told = new Set<string>()
  const all = [...conditionList(question.where).filter((old) => !outer(old)), ...more].filter((one) => {
    const text = JSON.stringify(one)
    return told.has(text) ? false : told.add(text)
  })
  return whereOf(all)
}

export function onlyMark(question: Question, mark: Mark, catalog: Catalog, path: string): Question {
  const { where: _, ...rest } = question
  return { ...rest, ...narrowed(question, conditionsOf(question, mark, path), catalog) }
}

/** Rows that have no value there stay. */
export function withoutMark(question: Question, mark: Mark, catalog: Catalog, path: string): Question {
  const conditions = conditionsOf(question, mark, path)
  const inside = both(...conditions)
  if (!inside) return question
  const mayMiss = mark.at.filter(({ value }) => value !== null).map((part) => bare(dimensionOf(question, part, path)))
  const missing = mayMiss
    .filter((of) => (fieldOf(of, catalog)?.profile?.nulls ?? 0) > 0)
    .map((of): Condition => ({ missing: of }))
  const not: Condition = { not: inside }
  const { where: _, ...rest } = question
  return {
    ...rest,
    ...whereOf([...conditionList(question.where), missing.length === 0 ? not : { any: [not, ...missing] }]),
  }
}

const fieldOf = (of: Expression, catalog: Catalog): Field | null => {
  if (!('field' in of)) return null
  const dataset = catalog.datasets.find(({ name }) => name === of.field.dataset)
  return dataset?.fields.find(({ name }) => name === of.field.field) ?? null
}

const maxListed = 50

/** The rows that a value is computed from, as they are. */
export function rowsOfMark(question: Question, mark: Mark, catalog: Catalog, path: string): Question {
  if (question.measures.length === 0 && question.by.length === 0) return onlyMark(question, mark, catalog, path)
  const names = namesOf(catalog)
  const plain = withoutCompare(question, (measure) => measureLabel(measure, names))
  const measure = plain.measures[mark.measure ?? 0]
  if (!measure && mark.measure !== undefined) refuse(path, 'There is no such measure.')
  const { dataset: name, filters } = measure
    ? rowsOfMeasure(measure, names, path)
    : {
        dataset: lowest(
          question.by.flatMap(({ of }) => datasetsOf(of, names)),
          names,
          path,
        )?.name,
        filters: [],
      }
  const dataset = names.dataset(name ?? '', path)
  return {
    measures: [],
    by: [],
    dataset: dataset.name,
    fields: dataset.fields
      .filter(({ hidden }) => !hidden)
      .slice(0, maxListed)
      .map((field) => ({ of: { field: { dataset: dataset.name, field: field.name } } })),
    ...narrowed(
      { ...question, ...whereOf([plain.where]) },
      [...conditionsOf(question, mark, path), ...filters],
      catalog,
    ),
  }
}

/** Of arithmetic: the rows of its first part. */
function rowsOfMeasure(measure: Measure, names: Names, path: string): { dataset: string; filters: Condition[] } {
  const own = measure.where ? [measure.where] : []
  const within = (inside: Measure, more: (Condition | null | undefined)[] = []) => {
    const { dataset, filters } = rowsOfMeasure(inside, names, path)
    return { dataset, filters: [...filters, ...own, ...more.filter((one): one is Condition => !!one)] }
  }
  if ('count' in measure) return { dataset: measure.count, filters: own }
  if ('left' in measure) return within(measure.left)
  if ('metric' in measure) {
    const metric = names.metric(measure.metric, path)
    return within(firstMeasure(metric.expression) ?? refuse(path, 'This metric has no rows of its own.'), [
      metric.where,
    ])
  }
  if ('over' in measure) {
    const [first] = measure.over.measures
    return within(first ?? refuse(path, 'There are no rows behind this value.'), [measure.over.where])
  }
  if (!('of' in measure)) return refuse(path, 'There are no rows behind this value.')
  const home = measure.rows ?? lowest(datasetsOf(measure.of, names), names, path)?.name
  return { dataset: home ?? refuse(path, 'There are no rows behind this value.'), filters: own }
}

function firstMeasure(expression: Expression): Measure | null {
  if ('measure' in expression) return expression.measure
  if ('op' in expression) return firstMeasure(expression.left) ?? firstMeasure(expression.right)
  if ('call' in expression) return expression.args.map(firstMeasure).find((one) => one !== null) ?? null
  return null
}

const FINER = {
  year: 'month',
  fiscal_year: 'month',
  quarter: 'month',
  month: 'day',
  week: 'day',
  day: 'hour',
  hour: 'minute',
} as const

/** The period of a mark, in the next finer unit. */
export function closerMark(question: Question, mark: Mark, catalog: Catalog, path: string): Question {
  const part = timePart(question, mark)
  const at = part?.by
  const dimension = at === undefined ? undefined : question.by[at]
  const grain = dimension && grainOf(dimension)
  const finer = grain && FINER[grain as keyof typeof FINER]
  if (!dimension || !finer) return refuse(path, 'There is no period here that could be looked at more closely.')
  if ((finer === 'hour' || finer === 'minute') && fieldOf(bare(dimension), catalog)?.type === 'date')
    return refuse(path, 'A day without a time of day has no hours.')
  const { grain: _, ...rest } = dimension
  return {
    ...onlyMark(question, mark, catalog, path),
    by: question.by.map((one, i) => (i === at ? { ...rest, of: bare(dimension), grain: finer } : one)),
  }
}

const timePart = (question: Question, mark: Mark): Part | undefined =>
  mark.at.find((part) => {
    const dimension = part.by === undefined ? undefined : question.by[part.by]
    const grain = dimension && grainOf(dimension)
    return !!grain && part.value !== null && periodOfGrain(grain, String(part.value)) !== null
  })

export type TwoPeriods = {
  of: Expression
  before: { label: string; where: Condition }
  after: { label: string; where: Condition }
  rest: Question
}

/** The period of a mark, or that of the question, and the one before it; `rest` is the question without any of them. */
export function twoPeriods(question: Question, mark: Mark, catalog: Catalog, path: string): TwoPeriods {
  const part = timePart(question, mark)
  const time = part?.by === undefined ? undefined : question.by[part.by]
  const asked = conditionList(question.where).find((one) => 'during' in one)
  const of = time ? bare(time) : asked && 'during' in asked ? asked.during : null
  const period =
    time && part
      ? periodOfGrain(grainOf(time) ?? 'day', String(part.value))
      : asked && 'during' in asked
        ? namedPeriod(asked.period)
        : null
  const earlier = period && periodBefore(period, catalog.today)
  if (!of || !period || !earlier)
    return refuse(
      path,
      'There is no period here that another could be held against. Group by a time, or choose a period.',
    )
  const named = (one: typeof period) => ({
    label: periodWords(one, fieldOf(of, catalog), catalog).replace(/^(in|on) (the )?/, ''),
    where: { during: of, period: one } as Condition,
  })
  const others = { ...mark, at: mark.at.filter((one) => one !== part) }
  const kept = conditionList(question.where).filter(
    (one) => !('during' in one) || JSON.stringify(one.during) !== JSON.stringify(of),
  )
  const {
    where: _,
    order: _order,
    over: _over,
    having: _having,
    limitWithin: _within,
    asked: _asked,
    compare: _compare,
    ...plain
  } = question
  return {
    of,
    before: named(earlier),
    after: named(period),
    rest: {
      ...plain,
      by: question.by.filter((_dimension, i) => i !== part?.by),
      ...whereOf([...kept, ...conditionsOf(question, others, path)]),
    },
  }
}

export function compareMark(question: Question, mark: Mark, catalog: Catalog, path: string): Question {
  if (question.measures.length === 0) return refuse(path, 'Only measures can be compared.')
  const { before, after, rest } = twoPeriods(question, mark, catalog, path)
  const { chart: _, limit: _limit, ...plain } = rest
  const isOne = plain.measures.length === 1
  return {
    ...plain,
    compare: [before, after],
    over: plain.measures.flatMap((_measure, i) => [
      { kind: 'change', measure: 2 * i + 1, from: 2 * i, ...(isOne ? { label: 'change' } : {}) },
      { kind: 'growth', measure: 2 * i + 1, from: 2 * i, ...(isOne ? { label: 'change in percent' } : {}) },
    ]),
  }
}
