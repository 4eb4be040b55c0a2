export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'plain'
export type Token = { kind: TokenKind; text: string }

const keywords = new Set(
  'select from where and or not in is null as on join left right full inner outer cross using group by order having limit offset union all except intersect distinct case when then else end with recursive between like ilike glob exists cast over partition rows range preceding following unbounded current row asc desc nulls first last values true false interval extract filter lateral qualify window'.split(
    ' ',
  ),
)
const pattern =
  /(--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|('(?:[^']|'')*'?)|("(?:[^"]|"")*"?|`[^`]*`?|\[[^\]\n]*\])|(\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|([A-Za-z_]\w*)|([\s\S])/gi

/** Enough of SQL to colour it for reading; the editor has the real grammar. */
export function sqlTokens(sql: string): Token[] {
  const tokens: Token[] = []
  const add = (kind: TokenKind, text: string) => {
    const last = tokens.at(-1)
    if (last?.kind === kind) last.text += text
    else tokens.push({ kind, text })
  }
  for (const [text, comment, string, quoted, number, word] of sql.matchAll(pattern)) {
    if (comment !== undefined) add('comment', text)
    else if (string !== undefined) add('string', text)
    else if (quoted !== undefined) add('plain', text)
    else if (number !== undefined) add('number', text)
    else add(word !== undefined && keywords.has(word.toLowerCase()) ? 'keyword' : 'plain', text)
  }
  return tokens
}
