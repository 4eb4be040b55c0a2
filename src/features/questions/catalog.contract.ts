import { z } from 'zod'
import { valueFormat } from '../definitions/definitions.contract.ts'

export const fieldRole = z.enum(['id', 'name', 'category', 'measure', 'time', 'place', 'flag', 'text'])

export const catalogField = z.strictObject({
  name: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  role: fieldRole,
  type: z.string(),
  aggregation: z
    .enum(['sum', 'avg', 'median', 'min', 'max', 'count', 'distinct'])
    .nullable()
    .describe('How it is put together where nobody says'),
  format: valueFormat.nullable(),
  values: z
    .array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), label: z.string() }))
    .describe('The most frequent ones'),
  distinct: z.number().nullable().describe('How many different values there are, as far as is known'),
  min: z.union([z.string(), z.number()]).nullable(),
  max: z.union([z.string(), z.number()]).nullable(),
  histogram: z.array(z.number()).describe('Counts between least and greatest value; empty where there are none'),
})
export const catalogDataset = z.strictObject({
  name: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  dataSourceId: z.string(),
  table: z.strictObject({ schema: z.string().nullable(), name: z.string() }),
  rows: z.number().nullable(),
  thing: z.strictObject({ one: z.string(), many: z.string() }).nullable().describe('What one row is, and several'),
  timeField: z.string().nullable(),
  reaches: z
    .array(z.string())
    .describe('Datasets by whose fields its measures can be grouped and filtered; itself too'),
  fields: z.array(catalogField),
})
export const catalogMetric = z.strictObject({
  name: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  format: valueFormat.nullable(),
  datasets: z.array(z.string()).describe('Whose rows it is computed from'),
})
export const catalogRelationship = z.strictObject({
  name: z.string(),
  from: z.string().describe('The dataset whose rows point, many of them at one'),
  to: z.string(),
  fromFields: z.array(z.string()),
  toFields: z.array(z.string()),
})
export const spaceCatalog = z.strictObject({
  datasets: z.array(catalogDataset),
  relationships: z.array(catalogRelationship),
  metrics: z.array(catalogMetric),
  today: z.string(),
})
