import type { UIMessage } from 'ai'
import { cutText } from '../../../platform/cut-text.ts'
import { ranStatement } from '../answer-parts.contract.ts'
import { summaryOf } from './summary.ts'

/** About 12,000 tokens. */
const maxCharacters = 48_000
/** Turns leave together, so that what a provider has cached stays the beginning of what it is told for a while. */
const turnsTogether = 8
const maxText = 6_000
const maxSql = 4_000

type Part = UIMessage['parts'][number]
type Turn = UIMessage[]

/** Calls that later words may mean: results, charts, dashboards, what was asked back, what words mean. What else was looked up can be looked up again. */
const remembered = new Set(
  [
    'statistics',
    'make_chart',
    'create_dashboard',
    'edit_dashboard',
    'save_dataset',
    'ask_person',
    'offer_definition',
  ].map((name) => `tool-${name}`),
)

/**
 * The conversation as it is told to a model: step by step, without reasoning, data parts, what failed and marks of the provider that
 * answered then (they mean nothing to another key or model). What does not fit is told in short, from the oldest on.
 */
export function historyForModel(messages: UIMessage[]): UIMessage[] {
  const turns = turnsOf(
    messages.map((message, at) => ({ id: message.id, role: message.role, parts: partsOf(message, at) })),
  )
  const sizes = turns.map((turn) => JSON.stringify(turn.map(({ parts }) => parts)).length)
  let left = 0
  let size = sizes.reduce((sum, one) => sum + one, 0)
  while (size > maxCharacters && left < turns.length - 1) {
    const until = Math.min(left + turnsTogether, turns.length - 1)
    size -= sizes.slice(left, until).reduce((sum, one) => sum + one, 0)
    left = until
  }
  const kept = turns.slice(left).flat()
  const [first, ...rest] = kept
  if (left === 0 || !first) return kept
  const summary: Part = { type: 'text', text: summaryOf(turns.slice(0, left)) }
  return [{ ...first, parts: [summary, ...first.parts] }, ...rest]
}

/** A turn begins with a person; what stands before the first of them is left out. */
function turnsOf(messages: UIMessage[]): Turn[] {
  const turns: Turn[] = []
  for (const message of messages) {
    if (message.parts.length === 0) continue
    if (message.role === 'user') turns.push([message])
    else turns.at(-1)?.push(message)
  }
  return turns
}

function partsOf(message: UIMessage, at: number): Part[] {
  const parts = message.parts.flatMap((part, index): Part[] => {
    if (part.type === 'step-start') return [part]
    if (part.type === 'text')
      return part.text.trim() === '' ? [] : [{ type: 'text', text: cutText(part.text, maxText) }]
    if (!('toolCallId' in part) || part.state !== 'output-available') return []
    if (!ranStatement(part.type) && !remembered.has(part.type)) return []
    const output = part.output as { ok?: boolean; markup?: string } | undefined
    if (output?.ok === false || output?.markup !== undefined) return []
    // Providers want ids that are unique in a conversation; two of them may have chosen the same.
    return [{ ...withoutMarks(part), toolCallId: `call_${at}_${index}` } as Part]
  })
  return parts.some(({ type }) => type !== 'step-start') ? parts : []
}

function withoutMarks(part: Part & { toolCallId: string }): object {
  const { type, state, input, output } = part as Part & { state: string; input: unknown; output: unknown }
  return { type, state, input: shortInput(input), output }
}

/** A document or a statement of great length is not told again. */
function shortInput(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const { markup: _, sql, ...rest } = input as { markup?: unknown; sql?: unknown }
  return typeof sql === 'string' ? { ...rest, sql: cutText(sql, maxSql) } : rest
}

export const textOf = (message: Pick<UIMessage, 'parts'>): string =>
  message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
