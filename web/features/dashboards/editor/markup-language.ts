import { HighlightStyle, StreamLanguage, type StreamParser, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'

type State = { sql: string | null; tag: boolean }

const keyword =
  /^(select|from|where|and|or|not|in|is|null|as|on|join|left|right|full|inner|outer|cross|using|group|by|order|having|limit|offset|union|all|except|intersect|distinct|case|when|then|else|end|with|recursive|between|like|ilike|exists|cast|over|partition|asc|desc|true|false|interval|extract|filter|lateral)\b/i

/** Markdown, tags, and SQL within its fences: enough to read by colour. */
const parser: StreamParser<State> = {
  startState: () => ({ sql: null, tag: false }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    if (state.sql !== null) return sqlToken(stream, state)
    if (state.tag) return tagToken(stream, state)
    if (stream.sol()) {
      const fence = stream.match(/^(`{3,})sql\b.*$/) as RegExpMatchArray | null
      if (fence) {
        state.sql = fence[1]!
        return 'meta'
      }
      if (stream.match(/^#{1,6}\s.*/)) return 'heading'
      if (stream.match(/^\s*([-*+]|\d+\.)\s/)) return 'list'
    }
    if (stream.match('{%')) {
      state.tag = true
      return 'meta'
    }
    if (stream.match(/^\*\*[^*]+\*\*/)) return 'strong'
    if (stream.match(/^`[^`]+`/)) return 'string'
    stream.next()
    return null
  },
}

function tagToken(stream: Parameters<StreamParser<State>['token']>[0], state: State): string | null {
  if (stream.match(/^\/?%\}/)) {
    state.tag = false
    return 'meta'
  }
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string'
  if (stream.match(/^\d+(\.\d+)?/)) return 'number'
  if (stream.match(/^(true|false|null)\b/)) return 'number'
  if (stream.match(/^\/?[a-z]\w*(?=\s*=)/i)) return 'propertyName'
  if (stream.match(/^\/?[a-z]\w*/i)) return 'keyword'
  stream.next()
  return null
}

function sqlToken(stream: Parameters<StreamParser<State>['token']>[0], state: State): string | null {
  if (stream.sol() && stream.match(new RegExp(`^${state.sql}\`*\\s*$`))) {
    state.sql = null
    return 'meta'
  }
  if (stream.match(/^--.*/)) return 'comment'
  if (stream.match(/^'(?:[^']|'')*'?/)) return 'string'
  if (stream.match(/^"(?:[^"]|"")*"?/)) return null
  if (stream.match(/^\{\{[^}]*\}\}/)) return 'propertyName'
  if (stream.match(/^\[\[|^\]\]/)) return 'meta'
  if (stream.match(/^\d+(\.\d+)?/)) return 'number'
  if (stream.match(keyword)) return 'keyword'
  if (stream.match(/^\w+/)) return null
  stream.next()
  return null
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--code-keyword)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.meta, color: 'var(--accent-text)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
])

export const markupLanguage = [StreamLanguage.define(parser), syntaxHighlighting(colours)]
