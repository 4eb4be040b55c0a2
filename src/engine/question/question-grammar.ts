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

/** Within JSON, single quotes need no sign before them. */
const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

/** What all forms may have is written once. */
function writeForms(forms: Json[]): string {
  const [first, ...rest] = forms
  const shared = Object.entries(first?.properties ?? {}).filter(([name, inner]) =>
    forms.every(
      ({ properties, required }) =>
        !required?.includes(name) && JSON.stringify(properties?.[name]) === JSON.stringify(inner),
    ),
  )
  if (shared.length === 0 || rest.length === 0) return [...new Set(forms.map(write))].join(' | ')
  const names = new Set(shared.map(([name]) => name))
  const own = ({ properties, ...form }: Json): Json => ({
    ...form,
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => !names.has(name))),
  })
  return `(${forms.map((form) => write(own(form))).join(' | ')}) & ${write({ properties: Object.fromEntries(shared) })}`
}

function write(schema: Json): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return writeForms(forms)
  if (schema.enum) return schema.enum.map(literal).join('|')
  if (schema.const !== undefined) return literal(schema.const)
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
