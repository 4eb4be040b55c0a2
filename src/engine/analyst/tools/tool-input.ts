import { type JSONSchema7, jsonSchema, type Schema, zodSchema } from 'ai'
import type { z } from 'zod'

/** What bounds a text or a list is checked when a call comes; sent with every question, it would only cost. */
const untold = ['$schema', 'additionalProperties', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'] as const

function lean(schema: JSONSchema7): JSONSchema7 {
  const told = Object.fromEntries(Object.entries(schema).filter(([key]) => !untold.includes(key as 'default')))
  const inside = (one: JSONSchema7[keyof JSONSchema7]) => lean(one as JSONSchema7)
  return {
    ...told,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, inside(one)])),
    }),
    ...(schema.items && { items: inside(schema.items as JSONSchema7) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(inside) }),
  }
}

/** What a tool takes, as a model is told of it. Made into JSON schema once, not at each run. */
export function toolInput<T>(input: z.ZodType<T>): Schema<T> {
  const whole = zodSchema(input)
  return jsonSchema<T>(async () => lean(await whole.jsonSchema), {
    ...(whole.validate && { validate: whole.validate }),
  })
}
