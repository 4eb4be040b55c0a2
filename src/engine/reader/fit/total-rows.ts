import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import type { Condition, Question } from '../../question/question.contract.ts'
import { and } from '../fields.ts'

const totals = /^(?:grand )?totals?:?$/i

/** The one row of a sheet that adds up the others: the field that names it, and how. */
const totalOf = ({ fields }: Dataset): { field: Field; value: string } | null => {
  for (const field of fields) {
    const { profile } = field
    if (!profile || field.type !== 'text' || profile.distinct < 0.8 * (profile.rows - profile.nulls)) continue
    for (const { value, count } of profile.top)
      if (typeof value === 'string' && count === 1 && totals.test(value.trim())) return { field, value }
  }
  return null
}

/** Rows of a sheet are asked for without the one that adds them up, unless that one is spoken of. */
export const withoutTotal = (question: Question, catalog: Catalog): Question => {
  const whole = JSON.stringify(question)
  const [dataset, ...others] = catalog.datasets.filter(({ name }) => whole.includes(`:${JSON.stringify(name)}`))
  const total = others.length === 0 && dataset ? totalOf(dataset) : null
  if (!dataset || !total) return question
  const { field, value } = total
  if (whole.includes(JSON.stringify(value))) return question
  const left = { field: { dataset: dataset.name, field: field.name } }
  const without: Condition = { not: { compare: '=', left, right: { value } } }
  return { ...question, where: and([...(question.where ? [question.where] : []), without]) ?? without }
}
