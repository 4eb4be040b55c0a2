import type { AnalystSource, Cell, Judgement, UsagePart, VerifiedResult } from '../../engine/analyst/index.ts'
import type { Query, QueryOutcome } from '../../engine/sandbox/query.ts'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { shorten } from '../../platform/cut-text.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Asker, PrepareAnswer } from '../chats/index.ts'
import { assembleMessage, type RunOutcome } from '../runs/index.ts'
import type { UsageStore } from '../usage/index.ts'
import type { VerifiedStore } from '../verified-answers/index.ts'
import type { Kept, KeptVariant } from './evals.contract.ts'
import type { EvalAnswerRow, EvalQuestionRow, EvalRow, EvalStore } from './evals.store.ts'
import { runVerifiedQuery } from './run-verified-query.ts'
import type { KeptAnswer } from './show-evals.ts'

export type RunEvalDeps = {
  database: Database
  store: EvalStore
  verified: VerifiedStore
  usage: Pick<UsageStore, 'bookInterrupted'>
  clock: Clock
  workers: EngineWorkers
  /** Refuses where a budget is used up. */
  prepare: PrepareAnswer
  analystSources(teamId: string, spaceId: string): Promise<AnalystSource[]>
  runQuery(query: Query): Promise<QueryOutcome>
}

/** A model that failed so often in a row will go on failing. */
const maxFailures = 5
export class GaveUp extends Error {
  override name = 'GaveUp'
}

const maxKeptRows = 50
const maxKeptCell = 500
const maxKeptText = 4_000

/** Asks all that has not been asked yet. Safe to begin again: what was answered is kept as it comes. */
export async function runEval(
  deps: RunEvalDeps,
  { teamId, evalId }: { teamId: string; evalId: string },
  signal: AbortSignal,
): Promise<void> {
  const { store, clock } = deps
  const run = await store.find(teamId, evalId)
  if (!run || !(await store.change(teamId, evalId, { status: 'running' }))) return
  const variants = JSON.parse(run.variants) as KeptVariant[]
  const before = await store.answers(teamId, evalId)
  const answered = new Set(before.map(({ position, variant }) => `${position} ${variant}`))
  await deps.usage.bookInterrupted(teamId, evalId, meanOf(before))
  const failures = variants.map(() => 0)
  for (const question of await store.questions(teamId, evalId)) {
    const waiting = variants.flatMap((variant, n) =>
      answered.has(`${question.position} ${n}`) ? [] : [{ ...variant, n }],
    )
    if (question.verified === 'failed' || (question.verified !== null && waiting.length === 0)) continue
    signal.throwIfAborted()
    const expected = await check(deps, run, question, signal)
    if (!expected) continue
    // Side by side, so that both meet the same data; what one has said is kept also when the other is refused.
    const asked = await Promise.allSettled(
      waiting.map(async (variant) => {
        const { outcome, detail } = await ask(deps, run, question, variant, expected, signal)
        failures[variant.n] = outcome === 'failed' ? failures[variant.n]! + 1 : 0
        if (failures[variant.n]! >= maxFailures)
          throw new GaveUp(`${variant.name} failed ${maxFailures} times in a row. ${detail ?? ''}`.trim())
      }),
    )
    const refused = asked.find((each) => each.status === 'rejected')
    if (refused) throw refused.reason
  }
  await store.change(teamId, evalId, { status: 'completed', finishedAt: isoNow(clock) })
}

/** What an answer took so far, for one whose process is gone. */
function meanOf(answers: EvalAnswerRow[]) {
  const mean = (field: 'inputTokens' | 'outputTokens' | 'costMicros') =>
    answers.length === 0
      ? 0
      : Math.round(answers.reduce((sum, answer) => sum + Number(answer[field] ?? 0), 0) / answers.length)
  return { inputTokens: mean('inputTokens'), outputTokens: mean('outputTokens'), costMicros: mean('costMicros') }
}

/** What the verified query gives now; null where nobody can be asked. */
async function check(
  deps: RunEvalDeps,
  run: EvalRow,
  question: EvalQuestionRow,
  signal: AbortSignal,
): Promise<VerifiedResult | null> {
  const { teamId, spaceId, startedByUserId: userId } = run
  const answer = await deps.verified.find(teamId, spaceId, question.verifiedAnswerId)
  const checked = answer
    ? await runVerifiedQuery(
        (query) => deps.runQuery({ ...query, userId }),
        await deps.analystSources(teamId, spaceId),
        answer,
        signal,
      )
    : { verified: 'failed' as const, detail: 'it is no longer verified', result: null }
  const { verified, detail, result } = checked
  await deps.store.putChecked({
    ...question,
    verified,
    detail,
    expected: result && JSON.stringify(shortened(result.now)),
  })
  return result
}

async function ask(
  deps: RunEvalDeps,
  run: EvalRow,
  { position, question, verifiedAnswerId }: EvalQuestionRow,
  { n, providerId, modelId, instructions }: KeptVariant & { n: number },
  verified: VerifiedResult,
  signal: AbortSignal,
): Promise<Pick<EvalAnswerRow, 'outcome' | 'detail'>> {
  const { id: evalId, teamId, spaceId, startedByUserId: userId, apiKeyId } = run
  // Nobody looks on: it reads, and writes nothing but its answer.
  const asker: Asker = {
    teamId,
    userId,
    apiKeyId,
    shareLinkId: null,
    maySaveDatasets: false,
    mayMakeDashboards: false,
  }
  const place = { teamId, spaceId, agentId: null, chatId: null }
  const prepared = await deps.prepare(asker, place, question, { providerId, modelId, instructions, verifiedAnswerId })
  await deps.database.transaction((queries) => prepared.keep({ id: evalId }, queries))
  const assembly = assembleMessage(newId())
  const asked = { id: newId(), role: 'user' as const, parts: [{ type: 'text' as const, text: question }] }
  const chunks = prepared.work([asked], { id: evalId })(signal)
  let ended: RunOutcome
  for (;;) {
    const next = await chunks.next()
    if (next.done) {
      ended = next.value
      break
    }
    assembly.add(next.value)
  }
  signal.throwIfAborted()
  const message = assembly.close()
  const usage = message.parts.find(({ type }) => type === 'data-usage') as { data: UsagePart } | undefined
  const judged = await deps.workers.run('judgeAnswer', { message, verified }, { teamId, userId, signal })
  const verdict = verdictOf(ended, judged)
  await deps.store.putAnswer({
    evalId,
    teamId,
    position,
    variant: n,
    ...verdict,
    inputTokens: usage?.data.inputTokens ?? 0,
    outputTokens: usage?.data.outputTokens ?? 0,
    costMicros: usage?.data.costMicros ?? null,
    steps: usage?.data.steps ?? 0,
    elapsedMs: usage?.data.elapsedMs ?? 0,
  })
  return verdict
}

function verdictOf(ended: RunOutcome, judged: Judgement): Pick<EvalAnswerRow, 'outcome' | 'detail' | 'given'> {
  const given: KeptAnswer = {
    text: shorten(judged.text, maxKeptText),
    statements: judged.statements.map(({ source, sql }) => ({ source, sql: shorten(sql, maxKeptText) })),
    table: judged.given && shortened(judged.given),
  }
  const broken = ended.status !== 'completed'
  return {
    outcome: broken ? 'failed' : judged.outcome,
    detail: broken ? ended.error : judged.detail,
    given: JSON.stringify(given),
  }
}

const cutCell = (cell: Cell): Cell => (typeof cell === 'string' ? shorten(cell, maxKeptCell) : cell)
const shortened = ({ columns, rows }: { columns: string[]; rows: Cell[][] }): Kept => ({
  columns,
  rows: rows.slice(0, maxKeptRows).map((row) => row.map(cutCell)),
  rowCount: rows.length,
})
