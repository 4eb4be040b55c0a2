import type { LanguageModel } from 'ai'
import { z } from 'zod'
import { endlessName, explainModelError } from '../../engine/analyst/index.ts'
import { loadAiSdk } from '../../platform/ai-sdk/load-ai-sdk.ts'
import { faultForLog, type Log } from '../../platform/log.ts'
import type { ModelTestResult } from './models.contract.ts'

const waitMs = 30_000
/** Of what it thinks, says and calls: it is asked for a few words. */
const maxHeard = 50_000
/** The analyst's instructions, definitions and first results fit into this. */
export const probedTokens = 8_000

/**
 * Asks a model for what the analyst needs: a tool call, an answer exactly as told, and a word from the beginning of a long text, which a
 * server that cuts requests short does not know. Names the mend where the first of these does not come.
 */
export async function testModel(model: LanguageModel, signal: AbortSignal, log: Log): Promise<ModelTestResult> {
  const started = performance.now()
  const result = (fields: Omit<ModelTestResult, 'elapsedMs'>): ModelTestResult => ({
    ...fields,
    elapsedMs: Math.round(performance.now() - started),
  })
  const refused = (problem: string, message: string, fix: string) =>
    result({
      success: false,
      problem,
      message,
      mend: fix,
      tools: false,
      instructions: null,
      longText: null,
      use: 'nothing',
    })
  const called = await probe(model, signal, {
    prompt: 'Call the tool "report" with the word "ready".',
    withTool: true,
  })
  if (called.failure !== null) {
    const { kind, message, fix } = explainModelError(called.failure)
    if (kind === 'failed') log.error({ err: faultForLog(called.failure) }, 'the test of a model failed')
    return refused(kind, message, fix)
  }
  if (!called.tool)
    return refused(
      'no-tools',
      'The model answers, but did not use the tool it was asked to use.',
      'Choose a model with tool support; without it the analyst cannot query data.',
    )
  const [told, long] = await Promise.all([
    probe(model, signal, {
      prompt: 'Write the word "ready" three times in capital letters, separated by commas, and nothing else.',
    }),
    probe(model, signal, { prompt: longText() }),
  ])
  const instructions = told.failure === null && /^\W*READY,\s*READY,\s*READY\W*$/.test(told.text)
  const reads = long.failure === null && long.text.toLowerCase().includes(codeWord)
  const isFit = instructions && reads
  return result({
    success: true,
    problem: isFit ? null : reads ? 'loose-instructions' : 'short-context',
    message: isFit
      ? 'The model answers, uses tools and can be used for everything.'
      : 'The model answers and uses tools.',
    mend: isFit
      ? null
      : reads
        ? 'It did not answer as it was told: add it as a small model, which is told less and has few tools.'
        : `It does not know the beginning of a text of ${probedTokens.toLocaleString('en')} tokens: raise the context length of its server (for Ollama: num_ctx), or add it as a small model.`,
    tools: true,
    instructions,
    longText: reads,
    use: isFit ? 'everything' : 'small',
  })
}

const codeWord = 'marigold'
/** About as many tokens as the analyst needs. */
function longText(): string {
  const lines = Array.from(
    { length: 530 },
    (_, n) => `Line ${n + 1}: nothing of note stands in this line, read on to the next.`,
  )
  return `The code word is "${codeWord}".\n${lines.join('\n')}\nWhich code word stood in the first line? Answer with that word alone.`
}

type Probed = { failure: unknown; tool: boolean; text: string }

async function probe(
  model: LanguageModel,
  signal: AbortSignal,
  { prompt, withTool = false }: { prompt: string; withTool?: boolean },
): Promise<Probed> {
  const probed: Probed = { failure: null, tool: false, text: '' }
  const { streamText, tool } = await loadAiSdk()
  const endless = new AbortController()
  let heard = 0
  try {
    const stream = streamText({
      model,
      messages: [{ role: 'user', content: prompt }],
      ...(withTool && {
        tools: { report: tool({ description: 'Reports a word.', inputSchema: z.object({ word: z.string() }) }) },
      }),
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(waitMs), endless.signal]),
      maxRetries: 0,
      maxOutputTokens: 2_000,
      onError: ({ error }) => {
        probed.failure = error
      },
    })
    for await (const part of stream.stream) {
      // A call of another tool, or with what cannot be read, is none.
      if (part.type === 'tool-call') probed.tool = part.toolName === 'report' && part.invalid !== true
      if (part.type === 'text-delta') probed.text += part.text
      heard += 'text' in part ? part.text.length : 'delta' in part ? part.delta.length : 0
      if (heard > maxHeard) {
        probed.failure = new DOMException('it did not end', endlessName)
        endless.abort()
        break
      }
      if (part.type === 'abort') probed.failure ??= new DOMException('timeout of 30000ms exceeded', 'TimeoutError')
    }
  } catch (error) {
    probed.failure ??= error
  }
  // Thoughts that stand in the text are no part of the answer.
  probed.text = probed.text.replace(/<think>[\s\S]*?(<\/think>|$)/g, '').trim()
  return probed
}
