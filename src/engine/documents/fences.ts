/** A fenced block of SQL, or a question, as it stands in the markup. */
export type Fence = {
  kind: 'sql' | 'question'
  name: string
  source: string | null
  sql: string
  /** Of the opening fence, from 1. */
  line: number
  unknownWords: string[]
}

const opening = /^( {0,3})(`{3,}|~{3,})[ \t]*(.*)$/
const nameAndRest = /^(sql|question)\b[ \t]*([^\s=]+(?![^\s=]*=))?[ \t]*(.*)$/i
const sourceWord = /^source=(?:"([^"]*)"|'([^']*)'|(\S+))\s*/

/**
 * Takes the queries out before Markdoc reads the rest: SQL may hold `{%`, and its text must stay exactly as it was written.
 * The lines stay, so that every place keeps its number.
 */
export function takeFences(markup: string): { rest: string; fences: Fence[] } {
  const lines = markup.split(/\r\n|\r|\n/)
  const fences: Fence[] = []
  let open: { mark: string; fence: Fence | null; from: number } | null = null
  for (const [i, line] of lines.entries()) {
    const match = opening.exec(line)
    if (open) {
      const closes = match && match[2]![0] === open.mark[0] && match[2]!.length >= open.mark.length && match[3] === ''
      if (closes) {
        if (open.fence) {
          open.fence.sql = lines.slice(open.from + 1, i).join('\n')
          blank(lines, open.from, i)
        }
        open = null
      }
      continue
    }
    if (!match || (match[2]![0] === '`' && match[3]!.includes('`'))) continue
    open = { mark: match[2]!, fence: readInfo(match[3]!, i + 1), from: i }
    if (open.fence) fences.push(open.fence)
  }
  if (open?.fence) {
    open.fence.sql = lines.slice(open.from + 1).join('\n')
    blank(lines, open.from, lines.length - 1)
  }
  for (const fence of fences) fence.sql = fence.sql.trimEnd()
  return { rest: lines.join('\n'), fences }
}

function blank(lines: string[], from: number, to: number): void {
  // An offset of a fence's text within the document is found by its line, so nothing of it needs to stay.
  for (let i = from; i <= to; i++) lines[i] = ''
}

function readInfo(info: string, line: number): Fence | null {
  const match = nameAndRest.exec(info)
  if (!match) return null
  const kind = match[1]!.toLowerCase() as Fence['kind']
  let rest = match[3]!.trim()
  let source: string | null = null
  const unknownWords: string[] = []
  while (rest !== '') {
    const found = sourceWord.exec(rest)
    if (found && source === null && kind === 'sql') source = found[1] ?? found[2] ?? found[3] ?? ''
    else unknownWords.push(/^\S+/.exec(rest)![0])
    rest = rest.slice(found?.[0].length ?? unknownWords.at(-1)!.length).trim()
  }
  return { kind, name: match[2] ?? '', source, sql: '', line, unknownWords }
}
