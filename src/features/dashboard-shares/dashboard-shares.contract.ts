import { z } from 'zod'
import { shownDocument } from '../../engine/documents/documents.contract.ts'
import { changeOf, dateTime, moment, timestamps } from '../../platform/fields.contract.ts'
import { controlValues } from '../../platform/json-values.contract.ts'
import { origin } from '../sharing/origin.contract.ts'
import { readerLocale } from '../teams/teams.contract.ts'

const access = z.enum(['public', 'team']).describe('Anyone with the link, or members of the team alone')
const lockedParams = controlValues.describe('Values by the names of controls that visitors neither see nor change')
const maxRows = z.int().min(1).max(100_000).describe('Rows that a query answers at most')
const rateLimit = z.int().min(1).max(1_000_000).describe('Queries per minute, all visitors of the link together')
const crossFilters = z
  .array(z.string().min(3).max(610))
  .max(100)
  .describe('Fields (dataset.field) by which a click on a mark may filter, of those that the dashboard shows')
const allowedOrigins = z.array(origin).max(50).describe('Sites that may show it in a frame')
const theme = z
  .strictObject({
    mode: z.enum(['auto', 'light', 'dark']).optional().describe("auto: as the visitor's system says"),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'a colour is #rrggbb')
      .optional(),
    logo: z
      .string()
      .max(150_000)
      .regex(
        /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/,
        'a logo is a PNG, JPEG or WebP as a data: address',
      )
      .optional(),
  })
  .describe('How the page looks to visitors')
export type ShareTheme = z.output<typeof theme>
const password = z.string().min(1).max(200)

export const shareInput = z.strictObject({
  access: access.default('public'),
  expiresAt: moment.nullable().optional(),
  password: password.nullable().optional(),
  lockedParams: lockedParams.default({}),
  maxRows: maxRows.default(10_000),
  rateLimit: rateLimit.default(1_200),
  crossFilters: crossFilters.default([]),
  allowedOrigins: allowedOrigins.default([]),
  theme: theme.default({}),
})

export const shareChange = changeOf({
  access,
  expiresAt: moment.nullable(),
  password: password.nullable().describe('Null: none any more'),
  lockedParams,
  maxRows,
  rateLimit,
  crossFilters,
  allowedOrigins,
  theme,
})

export const dashboardShare = z.object({
  id: z.string(),
  dashboardId: z.string(),
  access,
  token: z.string(),
  url: z.string(),
  expiresAt: dateTime.nullable(),
  hasPassword: z.boolean(),
  lockedParams,
  maxRows: z.int(),
  rateLimit: z.int(),
  crossFilters: z.array(z.string()),
  allowedOrigins: z.array(z.string()),
  theme,
  createdByUserId: z.string(),
  ...timestamps,
})
export type DashboardShare = z.output<typeof dashboardShare>

/** What a page needs to draw it, and nothing else: locked controls are left out. */
export const sharedDashboard = z.object({
  locale: readerLocale,
  share: z.object({
    id: z.string(),
    access,
    expiresAt: dateTime.nullable(),
    crossFilters: z.array(z.string()),
    theme,
  }),
  dashboard: z.object({ title: z.string(), updatedAt: dateTime, document: shownDocument }),
})
export const unlockInput = z.strictObject({ password })
export const unlockAnswer = z.object({
  grant: z.string().describe('To be sent as X-Share-Grant where cookies are not'),
  expiresAt: dateTime,
})
