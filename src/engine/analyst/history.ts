import type { UIMessage } from 'ai'
import { ranStatement } from './answer-parts.contract.ts'

const maxMessages = 30
const maxCharacters = 120_000

/**
 * The conversation as it is told to a model: the newest messages that fit, without reasoning, data parts and marks of
 * the provider that answered then (they mean nothing to another key or model). A question shortened by a shortcut is told in full.
 */
export function historyForModel(messages: UIMessage[]): UIMessage[] {
  const kept: UIMessage[] = []
  let characters = 0
  for (const message of messages.toReversed()) {
    const parts = message.parts.flatMap((part) => {
      if (part.type === 'text') return part.text.trim() === '' ? [] : [{ type: 'text' as const, text: part.text }]
      // Which statements ran is worth knowing for the next question; what else was looked up can be looked up again.
      if (!ranStatement(part.type) || !('toolCallId' in part) || part.state !== 'output-available') return []
      const { type, toolCallId, state, input, output } = part
      return [{ type, toolCallId, state, input, output } as UIMessage['parts'][number]]
    })
    characters += JSON.stringify(parts.filter(({ type }) => type === 'text')).length
    if (kept.length > 0 && (kept.length >= maxMessages || characters > maxCharacters)) break
    if (parts.length > 0) kept.unshift({ id: message.id, role: message.role, parts })
  }
  // A conversation begins with a person.
  while (kept.length > 1 && kept[0]?.role !== 'user') kept.shift()
  return kept
}

export const textOf = (message: Pick<UIMessage, 'parts'>): string =>
  message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
