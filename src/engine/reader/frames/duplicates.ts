import type { Dataset } from '../../question/catalog.ts'
import type { Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { fieldOf, namedFields } from '../fields.ts'

const maxFields = 20

/** "are there duplicate customers", "duplicate emails": groups of what stands in the data more than once. */
export const duplicates = (parts: Parts, frame: string): Candidate[] => {
  if (!parts.of('operator').some((o) => o.op === 'duplicates')) return []
  const counted = parts.of('ask').some((a) => a.what === 'count') || parts.of('measure').some((m) => m.fn === 'count')
  return basesOf(parts).flatMap((base): Candidate[] => {
    const where = conditionsOn(parts, base)
    const said = parts.of('field').filter((f) => f.dataset === base)
    const fields = said.length > 0 ? said : ownFields(base)
    if (where === null || fields.length === 0 || fields.length > maxFields) return []
    const count: Measure = { count: base.name }
    const by = fields.map((f) => ({ of: fieldOf(f) }))
    const rest = where ? { where } : {}
    const question: Question = counted
      ? {
          measures: [{ op: '-', left: count, right: { fn: 'count', over: { measures: [count], by, ...rest } } }],
          by: [],
          ...rest,
        }
      : {
          measures: [count],
          by,
          ...rest,
          having: [{ column: { measure: 0 }, compare: '>', value: 1 }],
          order: [{ column: { measure: 0 }, descending: true }],
        }
    return [candidate(frame, parts, question, [counted ? 'count' : 'list', 'said'], null)]
  })
}

const basesOf = (parts: Parts): Dataset[] => {
  const said = [...parts.of('entity'), ...parts.of('field')].map((e) => e.dataset)
  if (said.length > 0) return [...new Set(said)].slice(0, 3)
  return parts.bases.length === 1 ? parts.bases : []
}

/** All but what is different in every row by its nature. */
const ownFields = (base: Dataset): NamedField[] =>
  namedFields(base).filter(({ field }) => !base.primaryKey.includes(field.name) && field.type !== 'blob')
