import { z } from 'zod'

export const auditEntry = z.object({
  id: z.string(),
  /** Who did it; null when nobody was known, as in a failed sign-in. */
  userId: z.string().nullable(),
  via: z.string().nullable(),
  action: z.string(),
  targetId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  ipAddress: z.string().nullable(),
  createdAt: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>
