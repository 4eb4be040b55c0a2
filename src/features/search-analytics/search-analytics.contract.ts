import { z } from 'zod'
import { dateTime, timestamps } from '../../platform/fields.contract.ts'

export const searchAnalyticsProfile = z.object({
  id: z.string(),
  datasetId: z.string(),
  dataSourceId: z.string(),
  teamId: z.string(),
  location: z.string(),
  siteUrl: z.string(),
  status: z.enum(['PREPARING', 'READY', 'FAILED']),
  lastCheckedAt: dateTime.nullable(),
  lastError: z.string().nullable(),
  latestDataDate: z.string().nullable().describe('The last day that the export has written'),
  ...timestamps,
})
export type SearchAnalyticsProfile = z.output<typeof searchAnalyticsProfile>

export const profileInput = z.strictObject({
  siteUrl: z
    .string()
    .trim()
    .max(1000)
    .regex(/^(sc-domain:[^\s/]+|https?:\/\/\S+)$/, 'must be a site address, or sc-domain: and a domain'),
  datasetId: z
    .string()
    .trim()
    .regex(/^\w{1,1024}$/, 'must be letters, digits and underscores')
    .default('searchconsole')
    .describe('The BigQuery dataset of the export'),
  location: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,99}$/, 'must be a BigQuery location, such as EU')
    .default('US'),
})

export const checkInput = z.strictObject({})
export const checkAnswer = z.object({
  profile: searchAnalyticsProfile,
  projectId: z.string(),
  ready: z.boolean().describe('The tables of the export exist and hold a day'),
})
