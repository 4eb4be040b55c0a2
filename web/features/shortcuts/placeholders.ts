const placeholder = /\{([\p{L}_][\p{L}\p{N}_ -]{0,59})\}/gu

/** Names in braces, each once, in their order: what a shortcut asks for. */
export const placeholdersOf = (prompt: string): string[] => [
  ...new Set([...prompt.matchAll(placeholder)].map((match) => match[1]!.trim())),
]

/** The call of a shortcut with room for its values: `/weekly region= month=`. */
export const callOf = (prefix: string, prompt: string): string => {
  const names = placeholdersOf(prompt)
  if (names.length === 0) return `${prefix} `
  return names.length === 1
    ? `${prefix} `
    : `${prefix} ${names.map((name) => `${name.replaceAll(' ', '_')}=`).join(' ')}`
}
