const placeholder = /\{([\p{L}_][\p{L}\p{N}_ -]{0,59})\}/gu

export const placeholdersOf = (prompt: string): string[] => [
  ...new Set([...prompt.matchAll(placeholder)].map((match) => match[1]!.trim())),
]

/** Fills `{name}`; one that has no value stays as it is and is named in `missing`. */
export function fillPlaceholders(prompt: string, values: Record<string, string>): { text: string; missing: string[] } {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.trim().toLowerCase(), value]))
  const missing = new Set<string>()
  const text = prompt.replace(placeholder, (whole, name: string) => {
    const value = byName.get(name.trim().toLowerCase())
    if (value === undefined) missing.add(name.trim())
    return value ?? whole
  })
  return { text, missing: [...missing] }
}
