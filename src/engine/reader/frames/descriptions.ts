import type { Dataset } from '../../question/catalog.ts'
import type { Measure } from '../../question/question.contract.ts'
import type { Candidate, NamedField, Parts } from '../chart.ts'
import { candidate } from '../compose.ts'
import { fieldOf, isTime, namedFields } from '../fields.ts'

const maxMeasures = 12

/** "describe the products table": how many there are, and what its fields run over. */
export const descriptions = (parts: Parts, frame: string): Candidate[] => {
  const others = ['measure', 'field', 'dimension', 'condition', 'value', 'superlative'] as const
  if (!parts.of('operator').some((o) => o.op === 'describe') || others.some((kind) => parts.of(kind).length > 0))
    return []
  const said = parts.of('entity').map((e) => e.dataset)
  const bases = said.length > 0 ? said : parts.bases.length === 1 ? parts.bases : []
  return bases
    .slice(0, 2)
    .map((base) =>
      candidate(frame, parts, { measures: figuresOf(base), by: [] }, ['fn:count', 'one figure', 'named'], null),
    )
}

const figuresOf = (base: Dataset): Measure[] => [
  { count: base.name },
  ...namedFields(base).flatMap(figuresOfField).slice(0, maxMeasures),
]

const figuresOfField = (named: NamedField): Measure[] => {
  const of = fieldOf(named)
  const { field } = named
  if (isTime(field))
    return [
      { fn: 'min', of },
      { fn: 'max', of },
    ]
  if (field.role === 'measure')
    return [
      { fn: 'min', of },
      { fn: 'avg', of },
      { fn: 'max', of },
    ]
  return field.role === 'category' || field.role === 'place' ? [{ fn: 'distinct', of }] : []
}
