import type { Catalog } from '../question/catalog.ts'
import type { Condition, Expression, Question } from '../question/question.contract.ts'

/**
 * Readings that must give the same answer have the same key: rows listed in the order of a figure, and groups ranked by it where each group is
 * one row. Doubt between them is no doubt about the answer.
 */
export const answerKey = (question: Question, catalog: Catalog): string =>
  JSON.stringify(ranked(question, catalog) ?? question)

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
