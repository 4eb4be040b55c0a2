import { z } from 'zod'
import { aggregateFunction } from '../src/engine/aggregation.contract.ts'
import {
  columnRef,
  comparison,
  condition,
  expression,
  fieldRef,
  formsOf,
  grain,
  measure,
  period,
  question,
  scalar,
} from '../src/engine/question/question.contract.ts'

type Json = { [key: string]: unknown }
const NAMED = {
  question,
  measure,
  expression,
  condition,
  period,
  columnRef,
  fieldRef,
  grain,
  comparison,
  aggregateFunction,
  scalar,
}

/** Bounds are for the check, which tells them when they are passed; whoever writes a question does not need them. */
const LEFT_OUT = new Set([
  '$schema',
  '$id',
  'id',
  'additionalProperties',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'propertyNames',
])
const slim = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(slim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, inner]) => [key, slim(inner)]),
  )
}

const onlyInMetrics = 'expression_measure'

/** What src/engine/question/question-definitions.json holds: made of Zod by the service itself, each start would take longer. */
export function writeDefinitions(): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) {
    registry.add(schema, { id })
    for (const [key, form] of Object.entries(formsOf.get(schema)?.() ?? {})) registry.add(form, { id: `${id}_${key}` })
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/$defs/${id}`,
    unrepresentable: 'any',
    io: 'input',
  }) as { schemas: Record<string, Json> }
  const definitions = Object.keys(NAMED).map((id) => {
    const forms = Object.keys(formsOf.get(NAMED[id as keyof typeof NAMED])?.() ?? {}).filter(
      (key) => `${id}_${key}` !== onlyInMetrics,
    )
    const written = forms.length > 0 ? { anyOf: forms.map((key) => schemas[`${id}_${key}`]) } : schemas[id]
    return [id, slim(written)]
  })
  return Object.fromEntries(definitions)
}
