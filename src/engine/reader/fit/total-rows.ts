import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import type { Condition, Question } from '../../question/question.contract.ts'
import { and } from '../fields.ts'
import type { SmallTable } from '../names.ts'

const totals = /^(?:grand )?totals?(?::|\s*\([^()]*\))?$/i

/** A table with more rows is no sheet that somebody adds up. */
const mostRows = 500

/** The one row of a sheet that adds up the others: the field that names it, and how. Where the rows are at hand, none is overlooked. */
const totalOf = ({ name, fields }: Dataset, tables: readonly SmallTable[]): { field: Field; value: string } | null => {
  const rows = tables.find(({ dataset }) => dataset === name)?.rows
  for (const [at, field] of fields.entries()) {
    const { profile } = field
    if (!profile || field.type !== 'text' || profile.distinct < 0.8 * (profile.rows - profile.nulls)) continue
    const told = rows
      ? rows.map((row) => row[at] ?? null)
      : profile.top.flatMap(({ value, count }) => (count === 1 ? [value] : []))
    const [value, ...others] = told.filter((each) => typeof each === 'string' && totals.test(each.trim()))
    if (typeof value !== 'string' || others.length > 0) continue
    if (rows ? addsUp(rows, at, value) : profile.rows <= mostRows) return { field, value }
  }
  return null
}

/** A company may be called Total: what adds up the others has as much as all of them of something. */
const addsUp = (rows: SmallTable['rows'], at: number, value: string): boolean => {
  const total = rows.find((row) => row[at] === value) ?? []
  const figures = total.map((figure, column) => ({
    figure: Number(figure ?? Number.NaN),
    others: rows.flatMap((row) => (row === total || typeof row[column] !== 'number' ? [] : [row[column]])),
  }))
  const known = figures.filter(({ figure, others }) => !Number.isNaN(figure) && others.length > 0)
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
  return known.length === 0 || known.some(({ figure, others }) => figure > 0 && figure >= 0.98 * sum(others))
}

/** Rows of a sheet are asked for without the one that adds them up, unless that one is spoken of. */
export const withoutTotal = (question: Question, catalog: Catalog, tables: readonly SmallTable[] = []): Question => {
  const whole = JSON.stringify(question)
  const [dataset, ...others] = catalog.datasets.filter(({ name }) => whole.includes(`:${JSON.stringify(name)}`))
  const total = others.length === 0 && dataset ? totalOf(dataset, tables) : null
  if (!dataset || !total) return question
  const { field, value } = total
  const isSpokenOf = whole.replaceAll(/"field":"[^"]*"/g, '').includes(JSON.stringify(value))
  if (isSpokenOf) return question
  const left = { field: { dataset: dataset.name, field: field.name } }
  const without: Condition = { not: { compare: '=', left, right: { value } } }
  return { ...question, where: and([...(question.where ? [question.where] : []), without]) ?? without }
}
