import { z } from 'zod'

/** A date-time with any offset, as UTC. An offset can move the last hours of the year 9999 past what a date-time can say. */
export const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text.length === 24, 'must lie within the years 0000 to 9999 in UTC')
