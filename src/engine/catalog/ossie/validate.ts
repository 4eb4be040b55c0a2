import { createRequire } from 'node:module'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { nearest } from '../../../platform/nearest.ts'
import { isOntology, type OssieDocument, type Path } from './document.ts'
// Apache Ossie (incubating), core-spec/osi-schema.json, as it stands there; licensed to the Apache Software Foundation under the
// Apache License, Version 2.0: see LICENSE at the root of this repository.
import osiSchema from './osi-schema.json' with { type: 'json' }

/** What is wrong with a document: where, what, and what would be right. `offset` counts inside a text, from 0. */
export type DocumentFault = { path: Path; message: string; expected: string; offset?: number; onKey?: string }

type Validators = { core: ValidateFunction; model: ValidateFunction; ontology: ValidateFunction }
let compiled: Validators | undefined

function validators(): Validators {
  if (!compiled) {
    // Loaded when a document is first looked at.
    const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
    // With each part of a document it copies all faults before it: they are added to instead.
    const process = (code: string) =>
      code.replaceAll(/vErrors\.concat\(([^()]+)\)/g, '$1.reduce((all, one) => (all.push(one), all), vErrors)')
    const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, code: { process } })
    ajv.addSchema(osiSchema)
    compiled = {
      core: ajv.compile({ $ref: osiSchema.$id }),
      model: ajv.compile({ $ref: `${osiSchema.$id}#/$defs/SemanticModel` }),
      ontology: ajv.compile(ontologySchema),
    }
  }
  return compiled
}

/** The specification has no schema for the ontology form; what it must hold for us to find the semantic models in it. */
const ontologySchema = {
  type: 'object',
  properties: {
    version: { const: osiSchema.properties.version.const },
    name: { type: 'string' },
    ontology: {
      type: 'array',
      items: {
        type: 'object',
        properties: { concept: { type: 'string' }, type: { enum: ['ValueType', 'EntityType'] } },
        required: ['concept'],
      },
    },
    ontology_mappings: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  },
  required: ['version', 'name', 'ontology'],
}

const maxFaults = 100

/** Whether something read is an Ossie document; the faults when it is not. */
export function validate(
  value: unknown,
): { document: OssieDocument; faults: [] } | { document: null; faults: DocumentFault[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      document: null,
      faults: [
        { path: [], message: 'this is no Ossie document', expected: 'a mapping with version and semantic_model' },
      ],
    }
  const { core, model, ontology } = validators()
  const faults: DocumentFault[] = []
  if (isOntology(value)) {
    if (!ontology(value)) faults.push(...faultsOf(ontology.errors ?? []))
    const mappings: unknown = value.ontology_mappings
    for (const [at, mapping] of (Array.isArray(mappings) ? mappings : []).entries())
      if (mapping?.semantic_model !== undefined && !model(mapping.semantic_model))
        faults.push(...faultsOf(model.errors ?? [], ['ontology_mappings', at, 'semantic_model']))
  } else if (!core(value)) faults.push(...faultsOf(core.errors ?? []))
  return faults.length === 0
    ? { document: value as OssieDocument, faults: [] }
    : { document: null, faults: faults.slice(0, maxFaults) }
}

function faultsOf(errors: ErrorObject[], before: Path = []): DocumentFault[] {
  // Either of two forms was possible: one fault says it, not one for each form.
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath))
  return errors
    .filter(
      ({ keyword, instancePath, schemaPath }) =>
        keyword === 'oneOf' || !(choices.has(instancePath) && schemaPath.includes('/oneOf/')),
    )
    .slice(0, maxFaults)
    .map((error) => ({ ...inWords(error), path: [...before, ...pathOf(error.instancePath)] }))
}

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const kinds: Record<string, string> = {
  object: 'a mapping',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
}

function inWords({ keyword, params, parentSchema, data }: ErrorObject): Omit<DocumentFault, 'path'> {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {})
  switch (keyword) {
    case 'required':
      return { message: `"${params.missingProperty}" is missing`, expected: `"${params.missingProperty}"` }
    case 'additionalProperties': {
      const near = nearest(params.additionalProperty, known)
      return {
        message: `"${params.additionalProperty}" is not known here`,
        expected: near ? `"${near}"?` : `one of ${known.join(', ')}`,
        onKey: params.additionalProperty,
      }
    }
    case 'enum':
      return {
        message: `${said(data)} is not one of the values`,
        expected: `one of ${(params.allowedValues as unknown[]).join(', ')}`,
      }
    case 'const':
      return { message: `${said(data)} is not known`, expected: String(params.allowedValue) }
    case 'type':
      return {
        message: `${said(data)} cannot stand here`,
        expected: kinds[params.type as string] ?? String(params.type),
      }
    case 'minItems':
      return { message: 'the list is too short', expected: `at least ${params.limit}` }
    default:
      return {
        message: `${said(data)} cannot stand here`,
        expected: 'a text, or a mapping with instructions, synonyms and examples',
      }
  }
}

const said = (data: unknown): string => {
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
