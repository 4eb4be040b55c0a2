import type { LanguageModelV4Message, LanguageModelV4Middleware } from '@ai-sdk/provider'

const mark = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/**
 * Marks where what is told ends that the next request begins with: the instructions, the conversation before this question, and what
 * was done since. Providers that cache by themselves do not look at it.
 */
export const cacheMarks: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  async transformParams({ params }) {
    const { prompt } = params
    const question = prompt.findLastIndex(({ role }) => role === 'user')
    const marked = new Set([prompt.findLastIndex(({ role }) => role === 'system'), question - 1, prompt.length - 1])
    return { ...params, prompt: prompt.map((message, at) => (marked.has(at) ? withMark(message) : message)) }
  },
}

const withMark = <M extends LanguageModelV4Message>(message: M): M => ({
  ...message,
  providerOptions: { ...message.providerOptions, ...mark },
})
