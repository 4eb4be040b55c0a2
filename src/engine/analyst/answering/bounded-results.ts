import type { LanguageModelV4Message, LanguageModelV4Middleware, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import { cutText } from '../../../platform/cut-text.ts'
import { plainFault } from '../tools/tool-input.ts'

/** Tools keep to less by themselves; what they repeat of a call may be of any length. */
const maxResult = 18_000
const maxError = 1_000
/** Of a call that was made: longer than any that can be. */
const maxInput = 120_000

/** Whatever a model calls, and with what, neither the call nor what it gave fills the next request, or breaks it. */
export const boundedResults: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({ ...params, prompt: wellFormed(params.prompt.map(bounded)) }),
}

/** Providers refuse a request in which half of a letter stands; cells and people's words may hold one. */
function wellFormed(prompt: LanguageModelV4Message[]): LanguageModelV4Message[] {
  const text = JSON.stringify(prompt)
  // Only such halves are written so.
  if (!/\\ud[89a-f][0-9a-f]{2}/.test(text)) return prompt
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

function bounded(message: LanguageModelV4Message): LanguageModelV4Message {
  if (message.role === 'tool')
    return {
      ...message,
      content: message.content.map((part) =>
        part.type === 'tool-result' ? { ...part, output: boundedOutput(part.output) } : part,
      ),
    }
  if (message.role !== 'assistant') return message
  return {
    ...message,
    content: message.content.map((part) => {
      if (part.type !== 'tool-call') return part
      const length = JSON.stringify(part.input)?.length ?? 0
      return length > maxInput ? { ...part, input: { leftOut: `${length} characters` } } : part
    }),
  }
}

type Output = LanguageModelV4ToolResultPart['output']

function boundedOutput(output: Output): Output {
  if (output.type === 'text') return { ...output, value: cutText(output.value, maxResult) }
  if (output.type === 'error-text') return { ...output, value: cutText(plainFault(output.value), maxError) }
  if (output.type !== 'json' && output.type !== 'error-json') return output
  const text = JSON.stringify(output.value) ?? ''
  return text.length > maxResult ? { type: 'text', value: cutText(text, maxResult) } : output
}
