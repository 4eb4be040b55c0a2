import { z } from 'zod'

/** A date-time with any offset, as UTC. An offset can move the last hours of the year 9999 past what a date-time can say. */
export const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text.length === 24, 'must lie within the years 0000 to 9999 in UTC')

/** A date-time that the service wrote: in UTC. */
export const dateTime = z.iso.datetime()
export const timestamps = { createdAt: dateTime, updatedAt: dateTime }

/** An address that is asked over HTTP. It is shown, so what lets in there is given by itself. */
export const webAddress = (longest: number, withPassword = 'may hold no name or password') =>
  z
    .url({ protocol: /^https?$/ })
    .max(longest)
    .refine((text) => URL.parse(text)?.username === '' && URL.parse(text)?.password === '', { message: withPassword })

export const name = z.string().trim().min(1).max(120)
export const title = z.string().trim().min(1).max(200)

/** Objects of any names, at most so many: they are counted before one is read. */
export const withNames = <Schema extends z.ZodType>(most: number, schema: Schema) =>
  z.preprocess(
    (value, context) => {
      const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : 0
      if (names > most) context.addIssue({ code: 'custom', message: `at most ${most.toLocaleString('en')} names` })
      return value
    },
    schema.meta({ maxProperties: most }),
  )

/** A change of some of these fields; `beside` them it may say what is no change by itself. */
export const changeOf = <Fields extends z.ZodRawShape, Beside extends z.ZodRawShape = Record<never, never>>(
  fields: Fields,
  beside?: Beside,
) =>
  z
    .strictObject(fields)
    .partial()
    .extend(beside ?? ({} as Beside))
    .refine((body) => Object.keys(body).some((name) => name in fields), 'at least one field is needed')

/** Whether it worked, and what is to be told of it. */
export const outcome = z.object({ success: z.boolean(), message: z.string() })
