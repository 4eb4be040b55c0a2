import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { McpTool } from './tool.ts'

type ToldSchema = StandardSchemaWithJSON<Record<string, unknown>>
type Json = Record<string, unknown>

const target = { target: 'draft-2020-12' } as const
const made = new WeakMap<McpTool, { input: ToldSchema; output: ToldSchema }>()

/** What a tool takes and gives: checked by Zod, told as the tool tells it. As JSON schema each is made once, not for each message. */
export function schemasOf(tool: McpTool): { input: ToldSchema; output: ToldSchema } {
  let schemas = made.get(tool)
  if (!schemas) {
    const { input, output, inputJson } = tool
    schemas = {
      input: told(input, () => inputJson?.() ?? input['~standard'].jsonSchema.input(target)),
      output: told(output, () => output['~standard'].jsonSchema.output(target)),
    }
    made.set(tool, schemas)
  }
  return schemas
}

function told({ '~standard': { version, vendor, validate } }: z.ZodObject, make: () => Json): ToldSchema {
  let json: Json | undefined
  const once = () => {
    json ??= make()
    return json
  }
  return { '~standard': { version, vendor, validate, jsonSchema: { input: once, output: once } } }
}

/** Made before a list of all tools asks for them, which would take them all in one turn. */
export function makeSchemas(tool: McpTool): void {
  const { input, output } = schemasOf(tool)
  input['~standard'].jsonSchema.input(target)
  output['~standard'].jsonSchema.output(target)
}
