import { questionDefinitions } from './question-json-schema.ts'

type Json = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  prefixItems?: Json[]
  anyOf?: Json[]
  oneOf?: Json[]
  enum?: unknown[]
  const?: unknown
}

let made: string | undefined

/** What a question object looks like, one part a line, in the notation of TypeScript: a fifth of the length of its JSON schema. */
export function questionGrammar(): string {
  made ??= Object.entries(questionDefinitions() as Record<string, Json>)
    .map(([name, schema]) => `${name} = ${write(schema)}`)
    .join('\n')
  return made
}

function write(schema: Json): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return [...new Set(forms.map(write))].join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join('|')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.prefixItems) return `[${schema.prefixItems.map(write).join(', ')}]`
  if (schema.type === 'array') return `[${schema.items ? write(schema.items) : 'any'}, …]`
  if (schema.properties) {
    const needed = new Set(schema.required)
    const fields = Object.entries(schema.properties).map(
      ([name, inner]) => `${name}${needed.has(name) ? '' : '?'}: ${write(inner)}`,
    )
    return `{${fields.join(', ')}}`
  }
  return Array.isArray(schema.type) ? schema.type.join('|') : (schema.type ?? 'any')
}
