import { convertToModelMessages, type ModelMessage, type UIMessage, type UIMessageChunk } from 'ai'
import { inTurns, pause } from '../../platform/workers/in-turns.ts'
import type { PrivacyPart } from './answer-parts.contract.ts'
import { type AnswerOutcome, estimateTokens, newOutcome, usedSoFar } from './answering/answer-outcome.ts'
import type { AnswerRequest } from './answering/answer-request.ts'
import { explainModelError, unheardKinds } from './answering/explain-model-error.ts'
import { createTextGate, doubtAbout, type TextGate } from './answering/hold-unfounded.ts'
import {
  type Answering,
  mayGoOn,
  mayRemind,
  preparedModel,
  type Reminder,
  runSteps,
  unfinished,
  usedUp,
} from './answering/run-steps.ts'
import { auditorOf } from './audit/index.ts'
import { recallResults } from './conversation/earlier-results.ts'
import { historyForModel, textOf } from './conversation/history.ts'
import { prepareToTell } from './describe-for-model.ts'
import { analystInstructions } from './instructions.ts'
import { withLooks } from './reading/answer-columns.ts'
import { readingPartOf } from './reading/reading-part.ts'
import { analystTools } from './tools/index.ts'
import { schemaNamesOf } from './workbench.ts'

/**
 * Runs the analyst and yields the chunks of its answer as they come, between `start` and `finish`, which are the caller's.
 * Never throws for what a model or a tool does: that is told in the outcome, and what was said before it stays said.
 */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<UIMessageChunk, AnswerOutcome> {
  const { bench } = request
  const outcome = request.outcome ?? newOutcome()
  const failed = (error: unknown) => {
    outcome.status = bench.signal.aborted ? 'cancelled' : 'failed'
    if (outcome.status !== 'failed' || outcome.error !== null) return
    const { kind, message, fix } = explainModelError(error)
    outcome.error = `${message} ${fix}`
    if (unheardKinds.has(kind)) outcome.underWay = null
    if (kind === 'failed') bench.reportFault?.(error, 'an answer failed')
  }
  recallResults(bench, request.messages)
  bench.offeredBefore = offeredIn(request.messages)
  bench.said = request.messages.filter(({ role }) => role === 'user').map(textOf)
  const gate = createTextGate(doubtAbout(request))
  try {
    const answering = await begin(request, outcome, gate, failed)
    for (;;) {
      Object.assign(answering, { heldBack: null, isCutOff: false, finish: undefined })
      yield* runSteps(answering)
      // A step without a call ends without anybody having looked.
      answering.isSpent ||= (await request.isSpent?.()) ?? false
      const reminder = reminderFor(answering)
      if (reminder === null) break
      answering.messages = [...answering.messages, { role: 'user', content: reminder }]
    }
    yield* conclude(answering)
  } catch (error) {
    failed(error)
  } finally {
    // A step that was cut off has no count from its provider, who counted it all the same.
    Object.assign(outcome, usedSoFar(outcome), { underWay: null })
  }
  yield* closingParts(request, gate.shown())
  return outcome
}

async function begin(
  request: AnswerRequest,
  outcome: AnswerOutcome,
  gate: TextGate,
  failed: Answering['failed'],
): Promise<Answering> {
  const { bench, model } = request
  const tools = analystTools(bench)
  const history = historyForModel(request.messages)
  const told = await convertToModelMessages(history, { tools, ignoreIncompleteToolCalls: true })
  await prepareToTell(bench)
  await pause()
  const { before, now } = analystInstructions(bench, { ...request, questions: bench.said })
  // Of many columns that took as long as a turn may.
  await pause()
  const messages = bench.isRemote ? withContext(told, now) : told
  const answering: Answering = {
    request,
    outcome,
    gate,
    model: preparedModel(model, bench.isRemote, tools),
    tools,
    instructions: before,
    messages,
    startedAt: performance.now(),
    promptTokens: estimateTokens(before.length + JSON.stringify(messages).length),
    chartsSent: 0,
    finish: undefined,
    lastText: '',
    closedAt: null,
    heldBack: null,
    isCutOff: false,
    isSpent: false,
    heard: { all: 0, text: 0, calls: 0 },
    reminded: { 'held back': 0, 'cut off': 0, empty: 0 },
    failed(error) {
      if (explainModelError(error).kind === 'cut') answering.isCutOff = true
      failed(error)
    },
  }
  return answering
}

/** What changes from turn to turn stands with the newest question, so that everything before it is told as it was. */
const withContext = (messages: ModelMessage[], context: string): ModelMessage[] =>
  messages.map((message, at) =>
    at === messages.length - 1 && message.role === 'user'
      ? {
          ...message,
          content: [
            { type: 'text', text: `<context>\n${context}\n</context>` },
            ...(typeof message.content === 'string'
              ? [{ type: 'text' as const, text: message.content }]
              : message.content),
          ],
        }
      : message,
  )

/** What the model left out, to be told as often as it is reminded of that; null where it is done. */
function reminderFor(answering: Answering): string | null {
  const { request, outcome, heldBack, reminded, finish, lastText } = answering
  const { bench, limits } = request
  if (answering.isSpent) return null
  if (mayGoOn(answering)) return goOn(answering)
  if (outcome.status !== 'completed' || !bench.isRemote || bench.question !== null) return null
  if (outcome.steps >= limits.steps || usedUp(answering, 1)) return null
  const remind = (what: Reminder, words: string) => {
    if (!mayRemind(answering, what)) return null
    reminded[what] += 1
    return words
  }
  if (heldBack)
    return remind(
      'held back',
      `${heldBack.why} What you wrote from ${JSON.stringify(heldBack.text.trim().slice(0, 80))} on was not shown to the person. Look it up or leave it out, then write the answer from there on again.`,
    )
  if (finish === 'stop' && lastText.trim() === '')
    return remind(
      'empty',
      'You ended without a word of an answer. Say what was found, or plainly that the data cannot answer it.',
    )
  return null
}

/** A step that was cut off is asked for again, as if it had not failed. */
function goOn({ outcome, reminded, lastText }: Answering): string {
  reminded['cut off'] += 1
  Object.assign(outcome, usedSoFar(outcome), { underWay: null, status: 'completed', error: null })
  const said = lastText.trim().slice(-80)
  return said === ''
    ? 'The connection broke off before you had said anything. Do that step again.'
    : `The connection broke off after ${JSON.stringify(said)}. Begin that sentence again, and go on from there.`
}

/** What is said where the model did not end with an answer. */
function* conclude(answering: Answering): Generator<UIMessageChunk> {
  const { request, outcome, gate, finish, lastText, isSpent, heldBack } = answering
  const { bench, limits } = request
  if (outcome.status !== 'completed') return
  // Nothing was left to write it again with: it stands as it is, with its marks.
  if (heldBack) yield* asText('held-back', gate.push(heldBack.text) + gate.release())
  if (outcome.steps === 0 || finish === undefined || unfinished.has(finish)) {
    outcome.status = 'failed'
    outcome.error = 'The model broke off before it had finished. Try again.'
  } else if (finish === 'length') {
    outcome.error = 'The answer reached the length limit of the model. Ask for less at once.'
  } else if (lastText.trim() === '' && bench.question === null && (bench.isRemote || gate.shown().trim() === '')) {
    const found = bench.results.size > 0 ? ' What was found stands beside this.' : ''
    // Without a number: those of an answer are looked for in its results.
    const limit =
      outcome.steps >= limits.steps
        ? 'after too many steps'
        : outcome.inputTokens + outcome.outputTokens >= limits.tokens
          ? 'after too many tokens'
          : isSpent
            ? 'because a budget is used up,'
            : null
    const text = limit
      ? `I stopped ${limit} without an answer.${found} Ask for a part of it, or be more specific.`
      : `The model gave no answer in words.${found}`
    const told = gate.push(gate.shown().trim() === '' ? text : `\n\n${text}`)
    yield* asText('limit', told + gate.release())
  }
}

export function* asText(id: string, text: string): Generator<UIMessageChunk> {
  yield { type: 'text-start', id }
  yield { type: 'text-delta', id, delta: text }
  yield { type: 'text-end', id }
}

const offeredIn = (messages: UIMessage[]): Set<string> =>
  new Set(
    messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === 'data-definition' && part.id !== undefined ? [part.id] : [])),
    ),
  )

/** What stands beside the text, also of an answer that was cut off. */
export async function* closingParts(
  request: Pick<AnswerRequest, 'bench' | 'messages'>,
  text: string,
): AsyncGenerator<UIMessageChunk> {
  const { bench } = request
  const results = [...bench.results.values()]
  const reading = readingPartOf(bench)
  if (reading) yield { type: 'data-reading', id: 'reading', data: reading }
  if (bench.question) yield { type: 'data-question', id: 'question', data: bench.question }
  if (bench.answer) yield { type: 'data-answer', id: 'answer', data: withLooks(bench, bench.answer) }
  for (const offer of bench.offers) yield { type: 'data-definition', id: offer.id, data: offer }
  if (text.trim() !== '') {
    await pause()
    const schemaNames = bench.sources.flatMap(({ parts }) => parts.flatMap(schemaNamesOf))
    await pause()
    const asked = request.messages.filter(({ role }) => role === 'user').map(textOf)
    const all = [...results, ...bench.earlier.values()]
    const stated = [...asked, ...all.map(({ sql }) => sql)]
    const auditText = await inTurns(auditorOf({ results: all, stated, schemaNames, locale: bench.catalog.locale }))
    await pause()
    const audit = auditText(text)
    if (audit.claims.length > 0) yield { type: 'data-audit', id: 'audit', data: audit }
  }
  const privacy: PrivacyPart = {
    leaves: bench.isRemote,
    sources: bench.sources.flatMap(({ parts }) =>
      parts.map(({ dataSourceId, name, privacy }) => ({ dataSourceId, name, privacy })),
    ),
    results: results.map(({ resultId, rowCount, rowsSeen, why }) => ({ resultId, rows: rowCount, rowsSeen, why })),
  }
  if (privacy.results.length > 0) yield { type: 'data-privacy', id: 'privacy', data: privacy }
}
