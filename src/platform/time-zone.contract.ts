import { z } from 'zod'

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** By its IANA name. An offset such as +02:00 is none: it knows no summer. */
export const timeZone = z
  .string()
  .max(100)
  .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), 'Expected a time zone such as Europe/Berlin')
