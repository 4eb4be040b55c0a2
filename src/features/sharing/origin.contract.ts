import { z } from 'zod'

/** A site that may show a shared page in a frame. */
export const origin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'an origin is https://host, without a path')
  .transform((text) => text.toLowerCase())
