import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolResultOutput,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { pause } from '../../../platform/workers/in-turns.ts'
import type { Step, StepRequest } from './next-step.ts'

/** Reads the conversation and says what comes next. It takes its time, so the service has it done by a worker. */
export type ReadStep = (request: StepRequest, signal?: AbortSignal) => Promise<Step>

const resultOf = (output: LanguageModelV4ToolResultOutput): unknown => {
  switch (output.type) {
    case 'json':
      return output.value
    case 'text':
      try {
        return JSON.parse(output.value)
      } catch {
        return { ok: false, error: output.value }
      }
    case 'error-text':
      return { ok: false, error: output.value }
    case 'error-json':
      return { ok: false, error: JSON.stringify(output.value) }
    case 'execution-denied':
      return { ok: false, error: output.reason ?? 'This was not allowed.' }
    case 'content':
      return { ok: false, error: 'The tool answered in a form that I cannot read.' }
  }
}

const readPrompt = (prompt: LanguageModelV4Prompt): Omit<StepRequest, 'tools'> => {
  const questions: string[] = []
  let done: StepRequest['done'] = []
  for (const message of prompt) {
    if (message.role === 'user') {
      const text = message.content
        .flatMap((part) => (part.type === 'text' ? [part.text] : []))
        .join(' ')
        .trim()
      if (text !== '') questions.push(text)
      done = []
    }
    if (message.role === 'tool')
      for (const part of message.content)
        if (part.type === 'tool-result') done.push({ tool: part.toolName, result: resultOf(part.output) })
  }
  return { questions, done }
}

/** Text in pieces of a few words, as it would be said. */
export const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,4}/g) ?? (text === '' ? [] : [text])

// Nothing is billed for an analysis in process, so nothing is counted.
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

const answerTo = async (read: ReadStep, options: LanguageModelV4CallOptions): Promise<LanguageModelV4Content[]> => {
  await pause()
  options.abortSignal?.throwIfAborted()
  const conversation = readPrompt(options.prompt)
  const tools = options.toolChoice?.type === 'none' ? [] : (options.tools ?? []).map((tool) => tool.name)
  if (!tools.includes('read_question') || !tools.includes('ask'))
    return [{ type: 'text', text: (conversation.questions.at(-1) ?? '').slice(0, 80) }]
  const step = await read({ ...conversation, tools }, options.abortSignal)
  const turn = conversation.questions.length
  return [
    ...(step.text === null ? [] : [{ type: 'text' as const, text: step.text }]),
    ...step.calls.map((call, n) => ({
      type: 'tool-call' as const,
      toolCallId: `builtin-${turn}-${conversation.done.length + n + 1}`,
      toolName: call.tool,
      input: JSON.stringify(call.input),
    })),
  ]
}

const finishOf = (content: LanguageModelV4Content[]) => {
  const calls = content.some((part) => part.type === 'tool-call')
  return { unified: calls ? ('tool-calls' as const) : ('stop' as const), raw: undefined }
}

/** The analyst that needs no key: questions are read in this service, and answered through the same tools as for any model. */
export const createBuiltinAnalyst = (read: ReadStep): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'builtin',
  modelId: 'analyst',
  supportedUrls: {},
  doGenerate: async (options) => {
    const content = await answerTo(read, options)
    return { content, finishReason: finishOf(content), usage, warnings: [] }
  },
  doStream: async (options) => {
    const content = await answerTo(read, options)
    function* parts(): Generator<LanguageModelV4StreamPart> {
      yield { type: 'stream-start', warnings: [] }
      for (const [n, part] of content.entries()) {
        if (part.type === 'text') {
          const id = `text-${n + 1}`
          yield { type: 'text-start', id }
          for (const delta of piecesOf(part.text)) yield { type: 'text-delta', id, delta }
          yield { type: 'text-end', id }
        } else if (part.type === 'tool-call') {
          yield { type: 'tool-input-start', id: part.toolCallId, toolName: part.toolName }
          yield { type: 'tool-input-delta', id: part.toolCallId, delta: part.input }
          yield { type: 'tool-input-end', id: part.toolCallId }
          yield part
        }
      }
      yield { type: 'finish', usage, finishReason: finishOf(content) }
    }
    const pieces = parts()
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      pull(controller) {
        if (options.abortSignal?.aborted) return controller.error(options.abortSignal.reason)
        const next = pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
    })
    return { stream }
  },
})
