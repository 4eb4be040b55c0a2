import { textOf } from '../conversation/history.ts'
import type { AnswerRequest } from './answer-request.ts'

/** Tags that load something, or lead somewhere. */
const tags =
  'a|area|audio|base|embed|form|iframe|img|image|input|link|meta|object|picture|script|source|style|svg|video'
/** Also without a protocol, wherever a link may lead: "(//host", "]: //host". */
const address = '(?:https?:\\/\\/|www\\.|(?<=[(<\\s]|\\]:|^)\\/\\/)[^\\s<>()[\\]"\'`]+'
const image = '!\\[([^[\\]\\n]*)\\](?:\\([^)\\n]*\\)|\\[[^\\]\\n]*\\])'
const link = '\\[([^[\\]\\n]*)\\]\\(\\s*(?=\\S)<?([^)\\s>]*)(?:(?:>|[^\\S\\n])[^)\\n]*)?\\)'
const tag = `<\\/?(?:${tags})(?:\\s+[a-z-]+\\s*=[^>]*)?\\s*\\/?>|<(?:${tags})\\s[^>]*(?:src|href|data|action|url)\\s*=[^>]*$`
const pattern = new RegExp(`${image}|${link}|${tag}|${address}`, 'gi')
/** What may go on to be one of them. */
const begun = new RegExp(
  `(?:!|(?<!\\])!?\\[[^\\]\\n]{0,300}(?:\\](?:\\([^)\\n]{0,2000}|\\[[^\\]\\n]{0,100})?)?|<[a-z/][^>\\n]{0,500}|<|\\b(?:h|ht|htt|https?|https?:|https?:\\/|https?:\\/\\/|w|ww|www|www\\.)|\\/{1,2}|${address})$`,
  'i',
)

/** Where one begins that never closes is looked for from every place of a piece. */
const longestPiece = 1_000

/**
 * A cell can carry words that make a model write an address with data in it, for a page to load or a person to follow. Pictures are never
 * part of an answer; an address that stands neither in the data nor in anybody's words is shown, but leads nowhere.
 */
export function createLinkFilter(isKnown: (address: string) => boolean) {
  let pending = ''
  /** The characters before what is pending: what follows may be told by them. */
  let last = ''
  const clean = (text: string): string => {
    const before = last
    last = (before + text).slice(-2)
    return cleaned(before + text, before.length).slice(before.length)
  }
  const cleaned = (text: string, from: number): string =>
    text.replace(pattern, (whole: string, alt?: string, label?: string, target?: string, at = 0) => {
      if (at < from) return whole
      if (alt !== undefined) return alt
      if (label !== undefined) return isOwn(target ?? '') || isKnown(target ?? '') ? whole : label
      if (whole.startsWith('<')) return ''
      const bare = whole.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
      return text[at - 1] === '`' || isKnown(bare) ? whole : `\`${bare}\`${whole.slice(bare.length)}`
    })
  const pass = (piece: string): string => {
    pending += piece
    const at = begun.exec(pending)?.index ?? pending.length
    const ready = pending.slice(0, at)
    pending = pending.slice(at)
    return clean(ready)
  }
  return {
    push(delta: string): string {
      let ready = ''
      for (let at = 0; at < delta.length; at += longestPiece) ready += pass(delta.slice(at, at + longestPiece))
      return ready
    },
    flush(): string {
      const rest = clean(pending)
      pending = ''
      return rest
    },
  }
}

/** A page of this service. */
const isOwn = (target: string) => /^(?:\/(?!\/)|#)/.test(target)

/** Whether an address was said by a person or the team, or stands in a result. */
export function knownAddress(request: AnswerRequest) {
  const { bench, messages, agentInstructions, spaceDescription } = request
  return (address: string): boolean => {
    const said = [
      ...messages.filter(({ role }) => role === 'user').map(textOf),
      agentInstructions,
      spaceDescription ?? '',
      ...bench.sources.flatMap(({ parts }) => parts.map(({ grounding }) => grounding ?? '')),
    ]
    if (said.some((text) => text.includes(address))) return true
    return [...bench.results.values(), ...bench.earlier.values()].some(({ rows }) =>
      rows.some((row) => row.some((cell) => typeof cell === 'string' && cell.includes(address))),
    )
  }
}
