import { z } from 'zod'
import { timeZone } from '../../platform/time-zone.contract.ts'

export const role = z.enum(['admin', 'member', 'viewer'])

export const team = z.object({
  id: z.string(),
  name: z.string(),
  organizationId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Team = z.infer<typeof team>

const isLocale = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
  } catch {
    return false
  }
}
export const locale = z.string().max(100).refine(isLocale, 'Expected a language such as en-GB')
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** In answers to whoever reads. */
export const readerLocale = z
  .string()
  .nullable()
  .describe('How numbers and dates are written for the reader: BCP 47 tag; null: as their device does')

/** What holds for all that a team asks. */
export const teamSettings = z.object({
  timeZone: z.string().describe('IANA name; by these clocks instants are told, and a day begins'),
  locale: z.string().nullable().describe("BCP 47 tag; null: each reader's own"),
  currency: z
    .string()
    .nullable()
    .describe('ISO 4217 code, of money whose definition names no currency; null: none is assumed'),
})
export type TeamSettings = z.infer<typeof teamSettings>

export const changedTeamSettings = z
  .strictObject({
    timeZone,
    locale: locale.nullable(),
    currency: z
      .string()
      .refine((code) => currencies.has(code), 'Expected a currency such as EUR')
      .nullable(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Expected at least one setting')

/** A team as one of its members sees it. */
export const memberTeam = team.extend({ role })

export const teamName = z.string().trim().min(1).max(120)
export const newTeam = z.strictObject({ name: teamName })
