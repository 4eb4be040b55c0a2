import { z } from 'zod'
import { role } from '../teams/teams.contract.ts'

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: role.nullable(),
})
export type User = z.infer<typeof user>

/** Null means member. */
export const newRole = z.strictObject({ role: role.nullable() })

export const personName = z.string().trim().min(1).max(120)
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((address) => address.toLowerCase())
export const password = z.string().min(10, 'must have at least 10 characters').max(200)
