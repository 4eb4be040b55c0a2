import { type JSONSchema7, jsonSchema, type Schema, zodSchema } from 'ai'
import type { z } from 'zod'
import { pause } from '../../../platform/workers/in-turns.ts'

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
  const told = async () => {
    await pause()
    return lean(await whole.jsonSchema)
  }
  return jsonSchema<T>(told, {
    async validate(value) {
      await pause()
      const checked = await input.safeParseAsync(value)
      if (checked.success) return { success: true, value: checked.data }
      return { success: false, error: new Error(inWords(checked.error)) }
    },
  })
}

const maxFaults = 5

function inWords({ issues }: z.ZodError): string {
  const said = issues.slice(0, maxFaults).map(({ code, path, message }) => {
    const name = path.length > 0 ? `"${path.join('.')}"` : 'it'
    if (code === 'invalid_type' && message.endsWith('received undefined')) return `${name} is missing`
    return `${name}: ${message.replace(/^Invalid input: /, '')}`
  })
  const more = issues.length - said.length
  return `${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}

/** What the SDK says of a call that does not fit, without the call: whoever wrote it knows it. */
export function plainFault(message: string): string {
  const words = message.replace(/^AI_\w+: /, '')
  const said =
    /^Invalid input for tool (\S+): (?:AI_\w+: )?(JSON|Type)[\s\S]*\nError message: (?:\w*Error: )?([\s\S]*)$/.exec(
      words,
    )
  if (!said) return words
  const [, name, kind, why] = said
  return `${name} was not called: ${kind === 'JSON' ? 'what it was given is no JSON.' : why}`
}
