import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { jsonSchema } from '../src/platform/http/openapi.ts'
import { writeDefinitions } from './question-definitions.ts'

/** Writes the JSON schema of a question, and src/client/operations.ts from the OpenAPI document. Schemas that a contract exports get its name, others stand where they are used. */
type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: Schema[]
  format?: string
}
type Content = Record<string, { schema: Schema }>
type Operation = {
  summary: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content; 'x-error-codes'?: string[] }>
}
type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const root = path.dirname(import.meta.dirname)
const target = path.join(root, 'src', 'client', 'operations.ts')
const pascal = (text: string) =>
  text.replace(/(^|[-_. ]+)([a-zA-Z0-9])/g, (_all, _gap, letter: string) => letter.toUpperCase())

/** The document as the service itself answers it. */
async function readDocument(): Promise<OpenApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-client-'))
  // Loaded when the schema of a question has been written: the interface tells of it.
  const { createApp } = await import('../src/app/app.ts')
  const app = await createApp(readConfig({ TALLYROOM_DATA_DIR: folder, PORT: '0' }), pino({ level: 'silent' }))
  try {
    const answer = await app.server.inject({ method: 'GET', url: '/api/openapi.json' })
    return JSON.parse(answer.body) as OpenApi
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const keyOf = ({ description: _, default: __, ...schema }: Schema) => JSON.stringify(schema)
const hasName = (schema: Schema) =>
  (schema.properties !== undefined && Object.keys(schema.properties).length > 1) || (schema.enum?.length ?? 0) > 2

/** What the contracts call their schemas. Where two features use one name for different things, both get the feature's in front. */
async function readNames(): Promise<Map<string, string>> {
  const found: { name: string; feature: string; key: string }[] = []
  for (const file of globSync('src/**/*.contract.ts', { cwd: root }).sort()) {
    const exports = (await import(path.join(root, file))) as Record<string, unknown>
    const feature = pascal(path.basename(file).replace(/(s?)\.contract\.ts$/, ''))
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value !== 'object' || value === null || !('_zod' in value)) continue
      for (const [io, suffix] of [
        ['output', ''],
        ['input', 'Sent'],
      ] as const) {
        const schema = jsonSchema(value as never, io) as Schema
        if (hasName(schema)) found.push({ name: pascal(name) + suffix, feature, key: keyOf(schema) })
      }
    }
  }
  const names = new Map<string, string>()
  for (const { name, feature, key } of found) {
    if (names.has(key)) continue
    const unclear = found.some((other) => other.name === name && other.key !== key)
    names.set(key, unclear && !name.startsWith(feature) ? feature + name : name)
  }
  return names
}

/** Whether a type reads `a | b` or `a & b` outside of all brackets. */
function hasChoice(type: string): boolean {
  let depth = 0
  for (const sign of type.replace(/\/\*\*.*?\*\//g, '').replace(/"(\\.|[^"\\])*"/g, '""')) {
    if ('{([<'.includes(sign)) depth++
    else if ('})]>'.includes(sign)) depth--
    else if (depth === 0 && '|&'.includes(sign)) return true
  }
  return false
}

function writer(names: Map<string, string>, components: Record<string, Schema>) {
  const declared = new Map<string, string>()

  function comment(description: string | undefined, indent: string): string {
    return description ? `${indent}/** ${description.replace(/\*\//g, '* /').replace(/\s+/g, ' ')} */\n` : ''
  }

  function object(schema: Schema, indent: string): string {
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties ?? {})
    if (fields.length === 0) {
      const extra = schema.additionalProperties
      if (extra === false) return 'Record<string, never>'
      return `Record<string, ${typeof extra === 'object' && Object.keys(extra).length > 0 ? type(extra, indent) : 'unknown'}>`
    }
    const inner = `${indent}  `
    const lines = fields.map(([name, field]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
      return `${comment(field.description, inner)}${inner}${key}${required.has(name) ? '' : '?'}: ${type(field, inner)}\n`
    })
    return `{\n${lines.join('')}${indent}}`
  }

  function plain(schema: Schema, indent: string): string {
    if (schema.$ref) return component(schema.$ref.split('/').at(-1)!)
    if ('const' in schema) return JSON.stringify(schema.const)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    const several = schema.anyOf ?? schema.oneOf
    if (several) return [...new Set(several.map((each) => type(each, indent)))].join(' | ')
    if (schema.allOf) return schema.allOf.map((each) => `(${type(each, indent)})`).join(' & ')
    if (Array.isArray(schema.type))
      return [...new Set(schema.type.map((one) => type({ ...schema, type: one }, indent)))].join(' | ')
    if (schema.format === 'binary') return 'Blob'
    if (schema.type === 'integer' || schema.type === 'number') return 'number'
    if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type
    if (schema.prefixItems) return `[${schema.prefixItems.map((each) => type(each, indent)).join(', ')}]`
    if (schema.type === 'array') {
      const item = schema.items ? type(schema.items, indent) : 'unknown'
      return hasChoice(item) ? `(${item})[]` : `${item}[]`
    }
    return schema.type === 'object' || schema.properties ? object(schema, indent) : 'unknown'
  }

  function component(name: string): string {
    if (!declared.has(name)) {
      declared.set(name, '')
      declared.set(name, plain(components[name]!, ''))
    }
    return name
  }

  function type(schema: Schema, indent: string): string {
    const name = hasName(schema) ? names.get(keyOf(schema)) : undefined
    if (name === undefined) return plain(schema, indent)
    if (!declared.has(name)) {
      declared.set(name, '')
      declared.set(name, plain(schema, ''))
    }
    return name
  }
  return { type, comment, declared }
}

/** How a call of it is answered, and the type of that; null for what is no call (a redirect, a page). */
function answerOf(operation: Operation): { as: string; schema: Schema | null; status: string } | null {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  if (!success) return null
  const [status, { content, description }] = success
  const [contentType, body] = Object.entries(content ?? {})[0] ?? []
  if (!contentType) return { as: 'json', schema: null, status }
  if (contentType === 'text/html') return null
  if (contentType === 'text/event-stream') return { as: 'events', schema: null, status }
  if (contentType === 'application/json') return { as: 'json', schema: body!.schema, status }
  return description === 'Done'
    ? { as: 'json', schema: { type: 'string' }, status }
    : { as: 'file', schema: null, status }
}

export async function generateOperations(): Promise<string> {
  const [document, names] = [await readDocument(), await readNames()]
  const { declared } = render(document, names)
  // What is sent needs a name apart only where what is answered has the same one.
  for (const [key, name] of names) {
    const short = name.replace(/Sent$/, '')
    if (declared.has(name) && !declared.has(short)) names.set(key, short)
  }
  return render(document, names).text
}

function render(document: OpenApi, names: Map<string, string>) {
  const { type, comment, declared } = writer(names, document.components.schemas)
  const codes = new Set<string>()
  const operations: string[] = []
  for (const [address, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const failures = Object.values(operation.responses).flatMap((response) => response['x-error-codes'] ?? [])
      for (const code of failures) codes.add(code)
      const answer = answerOf(operation)
      if (!answer) continue
      const parameters = (place: 'path' | 'query') => {
        const some = operation.parameters.filter((parameter) => parameter.in === place)
        if (some.length === 0) return ''
        const fields = some.map(({ name, required, description, schema }) => {
          const line = `      ${name}${required ? '' : '?'}: ${type(schema, '      ')}\n`
          return comment(description, '      ') + line
        })
        return `    ${place}: {\n${fields.join('')}    }\n`
      }
      const [contentType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      const bodyName =
        contentType === 'multipart/form-data' ? 'form' : operation.requestBody?.required ? 'body' : 'body?'
      operations.push(
        [
          comment(operation.summary, '  '),
          `  '${method.toUpperCase()} ${address}': {\n`,
          parameters('path'),
          parameters('query'),
          body ? `    ${bodyName}: ${type(body.schema, '    ')}\n` : '',
          `    as: '${answer.as}'\n`,
          `    answer: ${answer.schema ? type(answer.schema, '    ') : 'undefined'}\n`,
          '  }\n',
        ].join(''),
      )
    }
  const types = [...declared].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = [
    '// Written by scripts/generate-client.ts from the OpenAPI document: run it after a change of the interface.\n\n',
    ...types.map(([name, text]) => `export type ${name} = ${text}\n\n`),
    '/** Every code that the service gives as the reason of a refusal. */\n',
    `export type ErrorCode =\n${[...codes]
      .sort()
      .map((code) => `  | '${code}'\n`)
      .join('')}\n`,
    '/** Every call there is, by its method and path. */\n',
    `export interface Operations {\n${operations.join('')}}\n`,
  ].join('')
  return { text, declared }
}

const definitionsFile = path.join(root, 'src/engine/question/question-definitions.json')
export const generateDefinitions = () => `${JSON.stringify(writeDefinitions(), null, 2)}\n`
export const keptDefinitions = (): string => readFileSync(definitionsFile, 'utf8')
export const keptOperations = (): string => readFileSync(target, 'utf8')

if (import.meta.main) {
  writeFileSync(definitionsFile, generateDefinitions())
  writeFileSync(target, await generateOperations())
}
