import { z } from 'zod'
import { changeOf } from '../../platform/fields.contract.ts'

const plain = (most: number, pattern = /^\P{Cc}*$/u, message = 'must not hold control characters') =>
  z.string().trim().min(1).max(most).regex(pattern, message)

const mailFields = {
  host: plain(255, /^[^\s/@\p{Cc}]+$/u, 'must be the name of the server alone'),
  port: z.int().min(1).max(65_535),
  security: z
    .enum(['tls', 'starttls', 'none'])
    .describe('tls: encrypted from the start (465); starttls: asked for first (587); none: only where it is offered'),
  username: plain(255).nullable(),
  from: plain(320, /^\P{Cc}*@\P{Cc}*$/u, 'must hold an address'),
}
export const mailInput = z.strictObject({
  ...mailFields,
  password: z.string().max(1000).nullable().optional().describe('Kept when absent, as long as the server is the same'),
})

const source = z
  .enum(['environment', 'settings', 'default'])
  .describe('environment: an environment variable says it, which wins; default: nobody said anything')
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  // What is no address at all comes here too.
  .refine((address) => {
    const url = URL.parse(address)
    return url === null || url.href === `${url.origin}/`
  }, 'must be a scheme and a host, and a port where it has one, such as https://data.example.com')
  .transform((address) => new URL(address).origin)

export const serviceSettings = z.object({
  mail: z.object({
    source,
    variable: z.string(),
    value: z
      .object({ ...mailFields, hasPassword: z.boolean() })
      .nullable()
      .describe('null: no mail is sent'),
  }),
  defaultModel: z.object({ source, variable: z.string(), value: z.string() }),
  publicUrl: z.object({ source, variable: z.string(), value: z.string().nullable() }),
})
export type ServiceSettings = z.output<typeof serviceSettings>

export const changedServiceSettings = changeOf({
  mail: mailInput.nullable(),
  defaultModel: z
    .string()
    .regex(/^[^/]+\/.+$/, 'must be provider/model')
    .max(300)
    .nullable(),
  publicUrl: publicUrl.nullable(),
})
export type ChangedServiceSettings = z.output<typeof changedServiceSettings>

export const testMail = z.object({ to: z.string() })
