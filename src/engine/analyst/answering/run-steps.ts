import {
  extractReasoningMiddleware,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  type experimental_streamTextLowMemory as StreamText,
  experimental_streamTextLowMemory as streamText,
  type ToolSet,
  toUIMessageChunk,
  type UIMessageChunk,
  wrapLanguageModel,
} from 'ai'
import { pause } from '../../../platform/workers/in-turns.ts'
import type { WithdrawnPart } from '../answer-parts.contract.ts'
import { plainFault } from '../tools/tool-input.ts'
import type { AnswerOutcome } from './answer-outcome.ts'
import { countOf, estimateTokens, type UsedMetadata, usedSoFar } from './answer-outcome.ts'
import type { AnswerRequest } from './answer-request.ts'
import { boundedResults } from './bounded-results.ts'
import { cacheMarks } from './cache-marks.ts'
import { endlessName, explainModelError } from './explain-model-error.ts'
import { createLinkFilter, knownAddress } from './foreign-links.ts'
import type { TextGate } from './hold-unfounded.ts'
import { ownCallIds } from './own-call-ids.ts'
import { readWrittenCalls } from './read-written-calls.ts'

/** A model is reminded of each of these so often in an answer; after that, it stays as it is. */
const maxReminders = { 'held back': 2, 'cut off': 2, empty: 3 }
export type Reminder = keyof typeof maxReminders

export type Answering = {
  request: AnswerRequest
  outcome: AnswerOutcome
  gate: TextGate
  model: LanguageModel
  tools: ToolSet
  instructions: string
  messages: ModelMessage[]
  startedAt: number
  promptTokens: number
  chartsSent: number
  /** Why the newest step ended, and what it said. */
  finish: string | undefined
  lastText: string
  /** The step from which on no more queries run: what is left is for the answer. */
  closedAt: number | null
  /** What was held back of the newest step, to be written again. */
  heldBack: { text: string; why: string } | null
  /** The newest step was cut off by its connection, or ended without its provider saying why. */
  isCutOff: boolean
  /** A budget was used up while it was answered. */
  isSpent: boolean
  /** Characters of all that it thought, said and called, and of what it said; how often it called something in this step. */
  heard: { all: number; text: number; calls: number }
  /** What the model was told it had left out, and how often. */
  reminded: Record<Reminder, number>
  failed(error: unknown): void
}

/** Steps kept for the answer: no query runs in them. */
const closingSteps = 2
const closingShare = 0.85
const maxFailuresInARow = 6
const closingTools = ['make_chart', 'statistics', 'give_answer', 'ask_person', 'offer_definition']
/** A model that goes on for longer has lost its way; what it says is kept and looked over as a whole. */
const maxHeard = { all: 1_600_000, text: 200_000, calls: 100 }

/** A model elsewhere as it is asked: marks for its cache, thoughts apart from its words, calls that it wrote made, each under its own id. */
export function preparedModel(model: LanguageModel, isRemote: boolean, tools: ToolSet): LanguageModel {
  if (!isRemote || typeof model === 'string') return model
  return wrapLanguageModel({
    model: model as Parameters<typeof wrapLanguageModel>[0]['model'],
    middleware: [
      ownCallIds(),
      cacheMarks,
      boundedResults,
      readWrittenCalls(new Set(Object.keys(tools))),
      extractReasoningMiddleware({ tagName: 'think' }),
    ],
  })
}

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

/** Asks the model until it ends, and yields what it says and does; what a step said that was cut off stays said. */
export async function* runSteps(answering: Answering): AsyncGenerator<UIMessageChunk> {
  const { request } = answering
  const firstByte = watchFirstByte(request.limits.firstByteMs)
  const endless = new AbortController()
  const text = createTextChunks(answering)
  try {
    await pause()
    const result = startSteps(answering, AbortSignal.any([request.bench.signal, firstByte.signal, endless.signal]))
    for await (const piece of result.stream) {
      await pause()
      const chunk = toUIMessageChunk(piece, chunkOptions(answering))
      if (!chunk || isFailure(answering, chunk)) continue
      if (chunk.type === 'start-step') firstByte.heard()
      if (chunk.type === 'finish-step') firstByte.wait()
      count(answering, chunk)
      if (hasLostItsWay(answering)) {
        answering.failed(new DOMException('it did not end', endlessName))
        endless.abort()
        break
      }
      yield* text.pass(chunk, piece.type === 'finish-step' ? piece.finishReason : undefined)
      yield* beside(answering, chunk)
    }
  } catch (error) {
    answering.failed(error)
  } finally {
    firstByte.heard()
  }
  yield* text.end()
}

const chunkOptions = ({ tools, outcome }: Answering) => ({
  tools,
  sendStart: false,
  sendFinish: false,
  onError(error: unknown): string {
    // What is wrong with a call comes as an error, and as its words once more.
    if (typeof error === 'string') return plainFault(error).slice(0, 500)
    return error instanceof Error && !('statusCode' in error) && outcome.status === 'completed'
      ? plainFault(error.message).slice(0, 500)
      : explainModelError(error).message
  },
})

/** What went wrong is told once, at the end, in our words. */
function isFailure(answering: Answering, chunk: UIMessageChunk): boolean {
  if (chunk.type === 'abort')
    answering.failed(new DOMException(chunk.reason ?? 'timeout of 0ms exceeded', 'TimeoutError'))
  else if (chunk.type === 'error' && answering.outcome.status === 'completed')
    answering.failed(new Error(chunk.errorText))
  return chunk.type === 'abort' || chunk.type === 'error'
}

function startSteps(answering: Answering, abortSignal: AbortSignal): ReturnType<typeof StreamText> {
  const { request, outcome, model, tools, instructions } = answering
  const { bench, limits } = request
  return streamText({
    model,
    instructions,
    messages: answering.messages,
    tools,
    stopWhen: [
      isStepCount(limits.steps - outcome.steps),
      () => usedUp(answering, 1),
      () => bench.question !== null,
      () => isOverdue(answering),
      async () => {
        answering.isSpent ||= (await request.isSpent?.()) ?? false
        return answering.isSpent
      },
    ],
    prepareStep: ({ messages }) => {
      if (bench.isRemote) outcome.underWay = { promptTokens: answering.promptTokens, characters: 0 }
      if (!isClosing(answering)) return {}
      const told =
        answering.closedAt !== null ? messages : [...messages, { role: 'user' as const, content: closingNote }]
      answering.closedAt ??= outcome.steps
      return { messages: told, activeTools: closingTools.filter((name) => name in tools) }
    },
    abortSignal,
    timeout: {
      totalMs: Math.max(1, Math.round(limits.totalMs - (performance.now() - answering.startedAt))),
      firstChunkMs: limits.firstByteMs,
      chunkMs: limits.idleMs,
    },
    maxRetries: limits.retries,
    onError: ({ error }) => answering.failed(error),
    onStepEnd: ({ usage, finishReason, response }) => {
      // A server that counts nothing, or was cut off before it did, was told and said something all the same.
      const { promptTokens, characters } = outcome.underWay ?? { promptTokens: 0, characters: 0 }
      outcome.underWay = null
      outcome.steps += 1
      // The next step is told at least what this one was.
      const inputTokens = countOf(usage.inputTokens) ?? promptTokens
      answering.promptTokens = Math.max(answering.promptTokens, inputTokens)
      outcome.inputTokens += inputTokens
      outcome.cachedTokens += Math.min(countOf(usage.inputTokenDetails.cacheReadTokens) ?? 0, inputTokens)
      outcome.outputTokens += countOf(usage.outputTokens) ?? estimateTokens(characters)
      answering.finish = finishReason
      answering.messages = [...answering.messages, ...withoutOpenCalls(response.messages)]
    },
  }) as ReturnType<typeof StreamText>
}

/** A call of a step that was cut off was not made; providers take no call without its result. */
function withoutOpenCalls(messages: ModelMessage[]): ModelMessage[] {
  const made = new Set(
    messages.flatMap(({ role, content }) =>
      role === 'tool' ? content.flatMap((part) => (part.type === 'tool-result' ? [part.toolCallId] : [])) : [],
    ),
  )
  return messages.flatMap((message): ModelMessage[] => {
    if (message.role !== 'assistant' || typeof message.content === 'string') return [message]
    const content = message.content.filter((part) => part.type !== 'tool-call' || made.has(part.toolCallId))
    return content.some(({ type }) => type !== 'reasoning') ? [{ ...message, content }] : []
  })
}

const closingNote =
  'No more queries can be run for this question. Answer now from the results that you have; say plainly what could not be found.'

export const usedUp = ({ request: { limits }, outcome }: Answering, share: number): boolean =>
  outcome.inputTokens + outcome.outputTokens >= limits.tokens * share

/** Told that no more queries run, a model that goes on asking for them is not heard for ever. */
const isOverdue = ({ closedAt, outcome }: Answering): boolean =>
  closedAt !== null && outcome.steps >= closedAt + 2 * closingSteps

const isClosing = (answering: Answering): boolean => {
  const { request, outcome, closedAt } = answering
  const { bench, limits } = request
  if (!bench.isRemote) return false
  return (
    closedAt !== null ||
    (outcome.steps > 0 && outcome.steps >= limits.steps - closingSteps) ||
    (outcome.steps > 0 && usedUp(answering, closingShare)) ||
    bench.failures.inARow >= maxFailuresInARow
  )
}

/** A stream that just ends, without its provider saying why, was cut. */
export const unfinished: ReadonlySet<string> = new Set(['interrupted', 'other', 'error'])

export const mayRemind = ({ reminded }: Pick<Answering, 'reminded'>, what: Reminder) =>
  reminded[what] < maxReminders[what]

/** Whether a step that was cut off is asked for again. */
export const mayGoOn = ({ isCutOff, request, outcome, reminded }: Answering): boolean =>
  isCutOff &&
  request.bench.isRemote &&
  !request.bench.signal.aborted &&
  mayRemind({ reminded }, 'cut off') &&
  outcome.steps < request.limits.steps

/** Also of a step that its provider has not counted yet. */
function count({ outcome: { underWay }, heard, request }: Answering, chunk: UIMessageChunk): void {
  if (!underWay) return
  // A call of what is no tool, or that cannot be read, never comes to the tools.
  if (chunk.type === 'tool-input-error') request.bench.failures.inARow += 1
  const text = chunk.type === 'text-delta' ? chunk.delta.length : 0
  const other =
    chunk.type === 'reasoning-delta'
      ? chunk.delta.length
      : chunk.type === 'tool-input-delta'
        ? chunk.inputTextDelta.length
        : 0
  if (chunk.type === 'start-step') heard.calls = 0
  if (chunk.type === 'tool-input-start') heard.calls += 1
  underWay.characters += text + other
  heard.text += text
  heard.all += text + other
}

const hasLostItsWay = ({ heard }: Answering): boolean =>
  heard.all > maxHeard.all || heard.text > maxHeard.text || heard.calls > maxHeard.calls

function* beside(answering: Answering, chunk: UIMessageChunk): Generator<UIMessageChunk> {
  const { outcome, request } = answering
  if (chunk.type === 'start-step' && outcome.underWay)
    yield { type: 'message-metadata', messageMetadata: { used: usedSoFar(outcome) } satisfies UsedMetadata }
  const { charts } = request.bench
  for (; answering.chartsSent < charts.length; answering.chartsSent++)
    yield {
      type: 'data-chart',
      id: `chart-${answering.chartsSent + 1}`,
      data: charts[answering.chartsSent],
    }
}

/** Passes text on as the gate lets it through, and everything else as it is. */
function createTextChunks(answering: Answering) {
  const { gate, request } = answering
  const links = createLinkFilter(request.bench.isRemote ? knownAddress(request) : () => true)
  let id = ''
  let isOpen = false
  let called = false
  let isUnderWay = false
  function* open(): Generator<UIMessageChunk> {
    if (!isOpen) yield { type: 'text-start', id }
    isOpen = true
  }
  function* say(text: string): Generator<UIMessageChunk> {
    if (text === '') return
    yield* open()
    yield { type: 'text-delta', id, delta: text }
  }
  function* close(): Generator<UIMessageChunk> {
    if (isOpen) yield { type: 'text-end', id }
    isOpen = false
  }
  const mayWriteAgain = () =>
    !called && mayRemind(answering, 'held back') && answering.outcome.steps < answering.request.limits.steps
  function* takeBack(): Generator<UIMessageChunk, string> {
    const taken = gate.drop()
    const data: WithdrawnPart = { characters: taken.length }
    if (taken !== '') yield { type: 'data-withdrawn', data }
    return taken
  }
  function* leftOver(): Generator<UIMessageChunk> {
    if (mayGoOn(answering)) yield* takeBack()
    else yield* say(gate.release())
  }
  return {
    async *pass(chunk: UIMessageChunk, finishReason: string | undefined): AsyncGenerator<UIMessageChunk> {
      if (chunk.type === 'start-step') {
        called = false
        isUnderWay = true
        answering.lastText = ''
        await gate.begin()
      }
      if (chunk.type === 'tool-input-available') called = true
      if (chunk.type === 'text-start') {
        // One that is still held back goes on with it.
        if (!isOpen) id = `${answering.outcome.steps}-${chunk.id}`
        // That it writes is told at once, and its words; figures with the end of their sentence.
        yield* open()
      } else if (chunk.type === 'text-delta') {
        answering.lastText += chunk.delta
        yield* say(gate.push(links.push(chunk.delta)))
      } else if (chunk.type === 'text-end') {
        yield* say(gate.push(links.flush()))
        if (gate.held().why !== null) return
        yield* say(gate.release())
        yield* close()
      } else {
        if (chunk.type === 'finish-step') {
          yield* say(gate.push(links.flush()))
          const { text, why } = gate.held()
          isUnderWay = false
          answering.isCutOff = finishReason !== undefined && unfinished.has(finishReason)
          if (why !== null && finishReason === 'stop' && mayWriteAgain()) {
            answering.heldBack = { text: (yield* takeBack()) + text, why }
          } else {
            // It was not told: it is looked for again when the answer is written.
            if (why !== null && called) request.bench.lookedOver = false
            yield* leftOver()
          }
          yield* close()
        }
        yield chunk
      }
    },
    *end(): Generator<UIMessageChunk> {
      yield* say(gate.push(links.flush()))
      if (isUnderWay && answering.outcome.status === 'completed') answering.isCutOff = true
      yield* leftOver()
      yield* close()
    },
  }
}
