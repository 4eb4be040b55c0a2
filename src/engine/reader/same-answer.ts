import type { Catalog } from '../question/catalog.ts'
import type { Condition, Dimension, Expression, Measure, Question, Scalar } from '../question/question.contract.ts'
import { nameDimensions } from './constructions/groups.ts'
import { and } from './fields.ts'

/**
 * Readings that give the same figures have the same key: rows listed in the order of a figure, and groups ranked by it where each group is one
 * row; parts that stand side by side, and the same parts below each other; things told by their names, by their keys, or by both; a metric,
 * and what it is made of. Doubt between them is no doubt about the answer.
 */
export const answerKey = (asked: Question, catalog: Catalog): string =>
  keyOf(besideEachOther({ ...asked, measures: asked.measures.map((measure) => spelledOut(measure, catalog)) }), catalog)

/** "orders on weekdays and orders on weekends" are orders of two sides; what these are called is no part of the answer. */
const besideEachOther = (question: Question): Question => {
  const { measures, compare } = question
  if (compare) return { ...question, compare: compare.map(({ where }) => ({ label: '', where })) }
  const own = measures.map(({ where: _, ...plain }) => JSON.stringify(plain))
  const [first, ...more] = measures
  const wheres = measures.flatMap(({ where }) => where ?? [])
  if (!first || more.length === 0 || new Set(own).size > 1 || wheres.length < measures.length || question.asked)
    return question
  const { where: _, ...plain } = first
  return { ...question, measures: [plain], compare: wheres.map((where) => ({ label: '', where })) }
}

const keyOf = (question: Question, catalog: Catalog): string => {
  const { asked, ...rest } = question
  const things = question.by.map((dimension) => thingOf(dimension, catalog))
  const by = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
  const shown = asked?.map((column) => JSON.stringify('by' in column ? things[column.by] : column))
  const whole = [...by, ...question.measures.map((_, measure) => ({ measure }))].map((column) => JSON.stringify(column))
  const told = { ...rest, by }
  const sided = asked ? null : sideBySide(told)
  return JSON.stringify(ranked(question, catalog) ?? sided ?? [told, [...new Set(shown ?? whole)].sort()])
}

const spelledOut = ({ label: _, ...measure }: Measure, catalog: Catalog): Measure => {
  if ('op' in measure)
    return { ...measure, left: spelledOut(measure.left, catalog), right: spelledOut(measure.right, catalog) }
  if (!('metric' in measure)) return measure
  const metric = catalog.metrics.find(({ name }) => name === measure.metric)
  const own = metric && asMeasure(metric.expression)
  if (!own) return measure
  const where = and([own.where, metric.where, measure.where].flatMap((each) => each ?? []))
  return spelledOut({ ...own, ...(where ? { where } : {}) }, catalog)
}

const asMeasure = (made: Expression): Measure | null => {
  if ('measure' in made) return made.measure
  if ('value' in made && typeof made.value === 'number') return { value: made.value }
  const [left, right] = 'op' in made ? [asMeasure(made.left), asMeasure(made.right)] : []
  return 'op' in made && left && right ? { op: made.op, left, right } : null
}

/** Which answer each reading gives, where they stand in their order: those are one that must give the same figures, or were run and gave the same. */
export const answersOf = (
  readings: readonly { question: Question; rows: Scalar[][] | null }[],
  catalog: Catalog,
): string[] => {
  const known = new Map<string, string>()
  return readings.map(({ question, rows }, at) => {
    const told = rows && tellsApart(rows) ? [figuresOf(question, rows), ...sidesOf(question, rows)] : []
    const keys = [answerKey(question, catalog), ...told]
    const answer = keys.flatMap((key) => known.get(key) ?? [])[0] ?? String(at)
    for (const key of keys) known.set(key, answer)
    return answer
  })
}

/** Without the last digits, in which the same sum differs by its order; of rows that nobody ordered, whichever comes first. */
const figuresOf = ({ order = [] }: Question, rows: Scalar[][]): string => {
  const told = rows.map((row) =>
    JSON.stringify(row, (_, cell) => (typeof cell === 'number' ? Number(cell.toPrecision(9)) : cell)),
  )
  return JSON.stringify(order.length > 0 ? told : told.sort())
}

const mostSides = 4

/** The figures of two sides, in columns or below each other: which stands where is the same answer. */
const sidesOf = ({ by, asked }: Question, rows: Scalar[][]): string[] => {
  if (asked || rows.length > mostSides) return []
  const figures = rows.flatMap((row) => row.slice(by.length))
  const isTelling = (cell: Scalar) => typeof cell === 'number' && (!Number.isInteger(cell) || Math.abs(cell) > 20)
  if (figures.length < 2 || figures.length > mostSides || !figures.every(isTelling)) return []
  return [`sides ${figures.map((cell) => Number(cell).toPrecision(9)).sort()}`]
}

const maxRows = 200
/** Nothing, nought and one are given by too many questions to mean that these are one. */
const tellsApart = (rows: Scalar[][]): boolean =>
  rows.length <= maxRows && (rows.length > 1 || rows.flat().some((cell) => cell !== null && cell !== 0 && cell !== 1))

/** A thing is one group, whether its key is told, its name or both. */
const thingOf = (dimension: Dimension, catalog: Catalog): Dimension => {
  const field = 'field' in dimension.of ? dimension.of.field : null
  const dataset = catalog.datasets.find(({ name }) => name === field?.dataset)
  const told = dataset && [...dataset.primaryKey, ...(nameDimensions(dataset)?.fields ?? []).map((n) => n.field.name)]
  return field && told?.includes(field.field) ? { ...dimension, of: { field: { ...field, field: '' } } } : dimension
}

/** Germany and France in columns, or in rows. */
const sideBySide = ({ compare, where, by, ...rest }: Question): unknown[] | null => {
  const all = where === undefined ? [] : 'all' in where ? where.all : [where]
  if (compare) {
    const sides = compare.map((side) => partsOf(side.where))
    const [first] = sides
    if (!first || sides.some((side) => side?.of !== first.of)) return null
    return [rest, by, first.of, sides.flatMap((side) => side?.parts ?? []).sort(), all]
  }
  for (const each of all) {
    const told = partsOf(each)
    const apart = told && by.findIndex((dimension) => JSON.stringify(dimension.of) === told.of)
    if (told && told.parts.length > 1 && apart !== null && apart >= 0)
      return [rest, by.toSpliced(apart, 1), told.of, told.parts.toSorted(), all.filter((other) => other !== each)]
  }
  return null
}

/** What a condition keeps of one field: each of its values, or each of its periods. */
const partsOf = (condition: Condition): { of: string; parts: string[] } | null => {
  if ('in' in condition && Array.isArray(condition.values))
    return { of: JSON.stringify(condition.in), parts: condition.values.map((value) => JSON.stringify(value)) }
  if ('compare' in condition && condition.compare === '=' && 'value' in condition.right)
    return { of: JSON.stringify(condition.left), parts: [JSON.stringify(condition.right.value)] }
  if ('during' in condition) return { of: JSON.stringify(condition.during), parts: [JSON.stringify(condition.period)] }
  if (!('any' in condition)) return null
  const parts = condition.any.map(partsOf)
  const [first] = parts
  return first && parts.every((part) => part?.of === first.of)
    ? { of: first.of, parts: parts.flatMap((part) => part?.parts ?? []) }
    : null
}

const ranked = (question: Question, catalog: Catalog): unknown[] | null => {
  const { by, measures, fields, order, limit, offset = 0, having, over, compare, where } = question
  const [first, ...others] = order ?? []
  if (!first || others.length > 0 || limit === undefined || having || over || compare) return null
  const thing = measures.length === 0 ? fields?.[0]?.of : by[0]?.grain || by[0]?.bins ? undefined : by[0]?.of
  const figure = 'of' in first.column ? first.column.of : figureOf(question, first.column)
  if (!thing || !figure || by.length > 1 || !isUnique(thing, catalog)) return null
  return [thing, figure, first.descending, limit, offset, withoutPresence(where, [thing, figure])]
}

/** Of a group of one row, every one of these is that row's value. */
const figureOf = ({ measures }: Question, column: object): Expression | null => {
  const [measure, ...others] = measures
  if (!measure || others.length > 0 || !('measure' in column) || !('fn' in measure) || !('of' in measure)) return null
  return !measure.where && !measure.rows && /^(?:sum|avg|median|min|max)$/.test(measure.fn) ? measure.of : null
}

const isUnique = (of: Expression, catalog: Catalog): boolean => {
  if (!('field' in of)) return false
  const dataset = catalog.datasets.find(({ name }) => name === of.field.dataset)
  const profile = dataset?.fields.find(({ name }) => name === of.field.field)?.profile
  return profile ? profile.distinct >= profile.rows : false
}

/** That a value is there is a condition of the way, not of what is asked. */
const withoutPresence = (where: Condition | undefined, of: Expression[]): Condition[] => {
  const present = new Set(of.map((each) => JSON.stringify({ not: { missing: each } })))
  const all = where === undefined ? [] : 'all' in where ? where.all : [where]
  return all.filter((each) => !present.has(JSON.stringify(each)))
}
