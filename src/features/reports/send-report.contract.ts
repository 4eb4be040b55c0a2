import { z } from 'zod'
import { attachment, delivery, shownTarget, targets } from '../deliveries/deliveries.contract.ts'

export const sendInput = z.strictObject({
  to: targets.min(1),
  attach: z.union([attachment, z.literal('none')]).default('pdf'),
  message: z.string().trim().max(2_000).optional().describe('A few words that go before it'),
})
export const sentReport = z.object({ to: z.array(shownTarget), deliveries: z.array(delivery) })
