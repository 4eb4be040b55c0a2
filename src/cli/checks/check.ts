/** What was looked at, what was found, and what to do about it when it is not in order. */
export type Check = { name: string; state: 'ok' | 'warning' | 'broken'; found: string; fix?: string }

export const ok = (name: string, found: string): Check => ({ name, state: 'ok', found })
export const warning = (name: string, found: string, fix: string): Check => ({ name, state: 'warning', found, fix })
export const broken = (name: string, found: string, fix: string): Check => ({ name, state: 'broken', found, fix })
export const reasonOf = (error: unknown): string => {
  const { message, cause, code } = error as NodeJS.ErrnoException & { cause?: Error }
  return cause?.message || message || code || String(error)
}
