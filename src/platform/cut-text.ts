/** The beginning of a text, never half of a letter that takes two characters. */
export const beginning = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

export const shorten = (text: string, max: number): string => (text.length > max ? `${beginning(text, max)}…` : text)

/** The same, with a mark that says how long it was. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? `${beginning(text, max)}… (${text.length} characters)` : text
