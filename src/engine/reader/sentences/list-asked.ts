/** "are there courses nobody took? which ones": which of them there are is what is asked, and not whether. */

const opening =
  /^\s*(?:(?:are|were|is|was|have|has)\s+there(?:\s+been)?|do\s+we\s+have|did\s+we\s+have|have\s+we\s+got)(?:\s+any)?(?=\s)/i
const ending =
  /\s*[?.,;:!–-]*\s*(?:(?:and|if\s+so|if\s+yes)[,\s]+)*(?:which(?:\s+ones?|\s+are\s+they)?|who(?:\s+are\s+they)?|what\s+are\s+they|give\s+me\s+(?:the|a)\s+list|(?:list|show|name)\s+(?:them|those)|tell\s+me\s+which(?:\s+ones)?)\s*(?:please|pls)?\s*[?.!]*\s*$/i

/** The same asked at once, each word at its place; null where nothing of it is said. */
export const listAsked = (text: string): string | null => {
  const [opened] = opening.exec(text) ?? []
  const [closed] = ending.exec(text) ?? []
  if (opened === undefined || closed === undefined || opened.length + closed.length >= text.length) return null
  const inner = text.slice(opened.length, text.length - closed.length)
  return `${'which'.padEnd(opened.length)}${inner}${' '.repeat(closed.length)}`
}
