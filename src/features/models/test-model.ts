import type { LanguageModel } from 'ai'
import { z } from 'zod'
import { explainModelError } from '../../engine/analyst/index.ts'
import { faultForLog, type Log } from '../../platform/log.ts'
import type { ModelTestResult } from './models.contract.ts'

const waitMs = 30_000

/** Asks a model for one tool call, which is the least that the analyst needs, and names the mend when it does not come. */
export async function testModel(model: LanguageModel, signal: AbortSignal, log: Log): Promise<ModelTestResult> {
  const started = performance.now()
  const result = (fields: Omit<ModelTestResult, 'elapsedMs'>): ModelTestResult => ({
    ...fields,
    elapsedMs: Math.round(performance.now() - started),
  })
  let failure: unknown
  const { streamText, tool } = await import('ai')
  try {
    const stream = streamText({
      model,
      messages: [{ role: 'user', content: 'Call the tool "report" with the word "ready".' }],
      tools: { report: tool({ description: 'Reports a word.', inputSchema: z.object({ word: z.string() }) }) },
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
      maxRetries: 0,
      maxOutputTokens: 500,
      onError: ({ error }) => {
        failure = error
      },
    })
    let called = false
    for await (const part of stream.stream) {
      if (part.type === 'tool-call') called = true
      if (part.type === 'abort') failure ??= new DOMException('timeout of 30000ms exceeded', 'TimeoutError')
    }
    if (failure === undefined) {
      if (called)
        return result({ success: true, problem: null, message: 'The model answers and can use tools.', mend: null })
      return result({
        success: false,
        problem: 'no-tools',
        message: 'The model answers, but did not use the tool it was asked to use.',
        mend: 'Choose a model with tool support; without it the analyst cannot query data.',
      })
    }
  } catch (error) {
    failure = error
  }
  const { kind, message, mend } = explainModelError(failure)
  if (kind === 'failed') log.error({ err: faultForLog(failure) }, 'the test of a model failed')
  return result({ success: false, problem: kind, message, mend })
}
