/** Where a mark's link leads; `renderMark` draws something else instead. */
export const markHref = '#mark-'

export type Mark = { start: number; end: number; index: number }

/** Code, links and pictures: a link inside would break them. */
const untouchable = /```[\s\S]*?(?:```|$)|`[^`\n]*`|!?\[[^\]\n]*\]\([^)\n]*\)|<[^>\n]+>|https?:\/\/\S+/g

/** Makes each marked stretch of a Markdown text a link to `#mark-<index>`; those that cannot be marked are left out. */
export function markText(text: string, marks: readonly Mark[]): string {
  const closed = [...text.matchAll(untouchable)].map((match) => [match.index, match.index + match[0].length] as const)
  let result = ''
  let at = 0
  for (const { start, end, index } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length || start >= end) continue
    if (closed.some(([from, to]) => start < to && end > from)) continue
    const said = text.slice(start, end)
    if (/[[\]\\\n|]/.test(said)) continue
    result += `${text.slice(at, start)}[${said}](${markHref}${index})`
    at = end
  }
  return result + text.slice(at)
}

/** The text as it was before it was marked. */
export const unmarked = (text: string): string => text.replace(/\[([^[\]\n]*)\]\(#mark-\d+\)/g, '$1')
