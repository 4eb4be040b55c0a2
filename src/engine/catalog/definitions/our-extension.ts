import { z } from 'zod'
import type { Extension, Path } from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'

/** What Ossie has no word for stands as JSON in `custom_extensions` under this name. */
export const vendor = 'TALLYROOM'

const name = z.string().min(1).max(300)
export const format = z.strictObject({
  kind: z.enum(['number', 'currency', 'percent', 'year', 'duration', 'date', 'id']),
  unit: z.string().max(40).optional(),
  decimals: z.int().min(0).max(20).optional(),
  scale: z.literal([1, 100]).optional(),
})
const roles = z.enum(['id', 'name', 'category', 'measure', 'time', 'place', 'flag', 'text'])
const aggregations = z.enum(['sum', 'avg', 'median', 'min', 'max', 'count', 'distinct'])
/** Names of what is suggested by the profile and said by nobody: it follows the data. */
const suggested = z.array(z.string().max(40)).max(40).optional()

const dataset = z.strictObject({
  label: name.optional(),
  hidden: z.boolean().optional(),
  thing: z.strictObject({ one: name, many: name }).nullable().optional(),
  timeField: name.nullable().optional(),
  nameFields: z.array(name).max(10).optional(),
  suggested,
})
const field = z.strictObject({
  role: roles.optional(),
  aggregation: aggregations.nullable().optional(),
  format: format.nullable().optional(),
  hidden: z.boolean().optional(),
  valueLabels: z
    .array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), label: z.string().max(300) }))
    .max(500)
    .optional(),
  suggested,
})
const relationship = z.strictObject({ suggested: z.literal(true).optional() })
const metric = z.strictObject({
  label: name.optional(),
  where: z.string().min(1).max(10_000).optional(),
  format: format.nullable().optional(),
})
const model = z.strictObject({
  /** Suggested relationships that somebody did not want. */
  dismissed: z.array(z.string().max(1000)).max(2000).optional(),
  fiscalYearStart: z.int().min(1).max(12).optional(),
  timeZone: z.string().max(100).optional(),
  /** Only of a space: words that a person said the meaning of, by choosing among the readings of a question. */
  readings: z
    .array(z.strictObject({ text: z.string().max(5_000), question: z.record(z.string(), z.unknown()) }))
    .max(500)
    .optional(),
})

const schemas = { dataset, field, relationship, metric, model }
type Extensions = { [Kind in keyof typeof schemas]: z.output<(typeof schemas)[Kind]> }
const extensions: { [Kind in keyof Extensions]: z.ZodType<Extensions[Kind]> } = schemas

type Extended = { custom_extensions?: Extension[] }

/** Our part of an entry; empty when it has none. What is wrong with it is told to `fault`, where somebody asks. */
export function readExtension<Kind extends keyof Extensions>(
  entry: Extended,
  kind: Kind,
  path: Path = [],
  fault: (fault: DocumentFault) => void = () => {},
): Extensions[Kind] {
  const schema = extensions[kind]
  const at = (entry.custom_extensions ?? []).findIndex(({ vendor_name }) => vendor_name === vendor)
  const found = entry.custom_extensions?.[at]
  if (!found) return schema.parse({})
  const place = [...path, 'custom_extensions', at, 'data']
  let value: unknown
  try {
    value = JSON.parse(found.data)
  } catch {
    fault({ path: place, message: 'the data is not JSON', expected: 'a JSON object as text' })
    return schema.parse({})
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues.slice(0, 10))
    fault({
      path: place,
      message: `${issue.path.join('.') || 'the data'}: ${issue.message}`,
      expected: 'what docs/definitions.md lists',
    })
  return schema.parse({})
}

/** With our part replaced, and those of others kept; without one where there is nothing to say. */
export function withExtension<E extends Extended>(entry: E, ours: object): E {
  const others = (entry.custom_extensions ?? []).filter(({ vendor_name }) => vendor_name !== vendor)
  const data = Object.fromEntries(Object.entries(ours).filter(([, value]) => value !== undefined))
  const all = Object.keys(data).length === 0 ? others : [...others, { vendor_name: vendor, data: JSON.stringify(data) }]
  const { custom_extensions: _, ...rest } = entry
  return all.length === 0 ? (rest as E) : { ...(rest as E), custom_extensions: all }
}
