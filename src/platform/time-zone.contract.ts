import { z } from 'zod'

let listed: Set<string> | undefined

/** Most are in a list that is made at once; other names of them only the tables of languages know, which take long to load. */
export const isTimeZone = (name: string): boolean => {
  listed ??= new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  if (listed.has(name)) return true
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
