import definitions from './question-definitions.json' with { type: 'json' }

type Json = { [key: string]: unknown }

/** The `$defs` of a JSON schema in which `#/$defs/question` is a question, every nested part of it told: for the tools of models. */
export const questionDefinitions = (): Json => definitions

const componentOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** The same as components of an OpenAPI document, of which `Question` is the whole. */
export function questionComponents(): Json {
  const text = JSON.stringify(questionDefinitions()).replace(
    /"#\/\$defs\/(\w+)"/g,
    (_, id: string) => `"#/components/schemas/${componentOf(id)}"`,
  )
  return Object.fromEntries(Object.entries(JSON.parse(text) as Json).map(([id, schema]) => [componentOf(id), schema]))
}
