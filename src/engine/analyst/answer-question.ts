import {
  convertToModelMessages,
  isStepCount,
  type LanguageModel,
  experimental_streamTextLowMemory as streamText,
  toUIMessageChunk,
  type UIMessage,
  type UIMessageChunk,
} from 'ai'
import type { AnswerLimits } from './answer-limits.ts'
import { type AnswerOutcome, estimateTokens, newOutcome, type UsedMetadata, usedSoFar } from './answer-outcome.ts'
import type { PrivacyPart } from './answer-parts.contract.ts'
import { auditAnswer } from './audit/index.ts'
import { explainModelError } from './explain-model-error.ts'
import { historyForModel, textOf } from './history.ts'
import { analystInstructions, type VerifiedExample } from './instructions.ts'
import { readingPartOf } from './reading/reading-part.ts'
import { analystTools } from './tools/index.ts'
import { schemaNamesOf, type Workbench } from './workbench.ts'

export type AnswerRequest = {
  model: LanguageModel
  /** The question is the last of them. */
  messages: UIMessage[]
  bench: Workbench
  agentInstructions: string
  spaceDescription: string | null
  examples: VerifiedExample[]
  limits: AnswerLimits
  /** Filled as it goes, for a caller who may stop listening before the end. */
  outcome?: AnswerOutcome
}

/** A stream that just ends, without its provider saying why, was cut. */
const unfinished = new Set(['interrupted', 'other', 'error'])

/** The SDK's own time-outs begin with the provider's headers; this one covers the wait for them. */
function watchFirstByte(ms: number) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new DOMException('no first byte', 'TimeoutError')), ms)
  }
  wait()
  return { signal: controller.signal, wait, heard: () => clearTimeout(timer) }
}

/**
 * Runs the analyst and yields the chunks of its answer as they come, between `start` and `finish`, which are the caller's.
 * Never throws for what a model or a tool does: that is told in the outcome, and what was said before it stays said.
 */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<UIMessageChunk, AnswerOutcome> {
  const { bench, limits } = request
  const outcome = request.outcome ?? newOutcome()
  const tools = analystTools(bench)
  const failed = (error: unknown) => {
    outcome.status = bench.signal.aborted ? 'cancelled' : 'failed'
    if (outcome.status !== 'failed' || outcome.error !== null) return
    const { kind, message } = explainModelError(error)
    outcome.error = message
    if (kind === 'failed') bench.reportFault?.(error, 'an answer failed')
  }
  let text = ''
  let finish: string | undefined
  let chartsSent = 0
  const messages = historyForModel(request.messages)
  let promptTokens = 0
  /** A step that was cut off has no count from its provider, who counted it all the same. */
  const countUnfinished = () => Object.assign(outcome, usedSoFar(outcome), { underWay: null })
  const firstByte = watchFirstByte(limits.firstByteMs)
  try {
    const asked = request.messages.findLast(({ role }) => role === 'user')
    const instructions = analystInstructions(bench, { ...request, question: asked ? textOf(asked) : '' })
    const told = await convertToModelMessages(messages, { tools, ignoreIncompleteToolCalls: true })
    promptTokens = estimateTokens(instructions.length + JSON.stringify(told).length)
    const result = streamText({
      model: request.model,
      instructions,
      messages: told,
      tools,
      stopWhen: [
        isStepCount(limits.steps),
        () => outcome.inputTokens + outcome.outputTokens >= limits.tokens,
        () => bench.question !== null,
      ],
      abortSignal: AbortSignal.any([bench.signal, firstByte.signal]),
      timeout: { totalMs: limits.totalMs, firstChunkMs: limits.firstByteMs, chunkMs: limits.idleMs },
      maxRetries: limits.retries,
      onError: ({ error }) => failed(error),
      onStepEnd: ({ usage, finishReason }) => {
        outcome.underWay = null
        outcome.steps += 1
        // The next step is told at least what this one was.
        promptTokens = Math.max(promptTokens, usage.inputTokens ?? 0)
        outcome.inputTokens += usage.inputTokens ?? 0
        outcome.outputTokens += usage.outputTokens ?? 0
        finish = finishReason
      },
    })
    const asChunk = {
      tools,
      sendStart: false,
      sendFinish: false,
      onError: (error: unknown) =>
        error instanceof Error && !('statusCode' in error) && outcome.status === 'completed'
          ? error.message.slice(0, 500)
          : explainModelError(error).message,
    }
    for await (const piece of result.stream) {
      const chunk = toUIMessageChunk(piece, asChunk)
      if (!chunk) continue
      if (chunk.type === 'start-step') {
        firstByte.heard()
        if (bench.leaves) outcome.underWay = { promptTokens, characters: 0 }
      }
      if (chunk.type === 'finish-step') firstByte.wait()
      if (chunk.type === 'abort') {
        failed(new DOMException(chunk.reason ?? 'timeout of 0ms exceeded', 'TimeoutError'))
        continue
      }
      if (chunk.type === 'error') {
        // Told once, at the end, in our words.
        if (outcome.status === 'completed') failed(new Error(chunk.errorText))
        continue
      }
      if (chunk.type === 'text-delta') text += chunk.delta
      const { underWay } = outcome
      if (underWay) {
        if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') underWay.characters += chunk.delta.length
        if (chunk.type === 'tool-input-delta') underWay.characters += chunk.inputTextDelta.length
      }
      yield chunk
      if (chunk.type === 'start-step' && underWay)
        yield { type: 'message-metadata', messageMetadata: { used: usedSoFar(outcome) } satisfies UsedMetadata }
      for (; chartsSent < bench.charts.length; chartsSent++)
        yield { type: 'data-chart', id: `chart-${chartsSent + 1}`, data: bench.charts[chartsSent] }
    }
  } catch (error) {
    failed(error)
  } finally {
    firstByte.heard()
    countUnfinished()
  }
  if (outcome.status === 'completed') {
    if (outcome.steps === 0 || finish === undefined || unfinished.has(finish)) {
      outcome.status = 'failed'
      outcome.error = 'The model broke off before it had finished.'
    } else if (finish === 'length') {
      outcome.error = 'The answer reached the length limit of the model.'
    } else if (text.trim() === '' && bench.question === null) {
      const limit =
        outcome.steps >= limits.steps
          ? `${limits.steps} steps`
          : outcome.inputTokens + outcome.outputTokens >= limits.tokens
            ? `${limits.tokens} tokens`
            : null
      text = limit
        ? `I stopped after ${limit} without an answer. Ask for a part of it, or be more specific.`
        : 'The model gave no answer in words.'
      yield* asText('limit', text)
    }
  }
  yield* closingParts(request, text)
  return outcome
}

export function* asText(id: string, text: string): Generator<UIMessageChunk> {
  yield { type: 'text-start', id }
  yield { type: 'text-delta', id, delta: text }
  yield { type: 'text-end', id }
}

/** What stands beside the text, also of an answer that was cut off. */
export function* closingParts(
  request: Pick<AnswerRequest, 'bench' | 'messages'>,
  text: string,
): Generator<UIMessageChunk> {
  const { bench } = request
  const results = [...bench.results.values()]
  const reading = readingPartOf(bench)
  if (reading) yield { type: 'data-reading', id: 'reading', data: reading }
  if (bench.question) yield { type: 'data-question', id: 'question', data: bench.question }
  if (bench.answer) yield { type: 'data-answer', id: 'answer', data: bench.answer }
  if (text.trim() !== '') {
    const schemaNames = bench.sources.flatMap(({ parts }) => parts.flatMap(schemaNamesOf))
    const asked = request.messages.filter(({ role }) => role === 'user').map(textOf)
    const audit = auditAnswer({ text, results, stated: [...asked, ...results.map(({ sql }) => sql)], schemaNames })
    if (audit.claims.length > 0) yield { type: 'data-audit', id: 'audit', data: audit }
  }
  const privacy: PrivacyPart = {
    leaves: bench.leaves,
    sources: bench.sources.flatMap(({ parts }) =>
      parts.map(({ dataSourceId, name, privacy }) => ({ dataSourceId, name, privacy })),
    ),
    results: results.map(({ resultId, rowCount, rowsSeen, why }) => ({ resultId, rows: rowCount, rowsSeen, why })),
  }
  if (privacy.results.length > 0) yield { type: 'data-privacy', id: 'privacy', data: privacy }
}
