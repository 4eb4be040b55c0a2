import type { EvalOutcome, EvalRun, Kept, KeptVariant } from './evals.contract.ts'
import type { EvalAnswerRow, EvalRow, EvalStore } from './evals.store.ts'

const money = (micros: number | null) => (micros === null ? null : Number(micros) / 1e6)

/** Evaluations with how far they are and what their variants have reached. */
export async function showEvals(store: EvalStore, teamId: string, rows: EvalRow[]): Promise<EvalRun[]> {
  const { checked, answered } = await store.counts(
    teamId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ teamId: _, apiKeyId: __, ...row }) => {
    const checks = checked.filter(({ evalId }) => evalId === row.id)
    const verified = (outcome: string) => Number(checks.find((each) => each.verified === outcome)?.count ?? 0)
    const variants = (JSON.parse(row.variants) as KeptVariant[]).map((variant, n) => {
      const own = answered.filter((each) => each.evalId === row.id && each.variant === n)
      const sum = (field: 'count' | 'inputTokens' | 'outputTokens' | 'elapsedMs' | 'costMicros') =>
        own.reduce((total, each) => total + Number(each[field] ?? 0), 0)
      const of = (outcome: EvalOutcome) => Number(own.find((each) => each.outcome === outcome)?.count ?? 0)
      return {
        ...variant,
        right: of('right'),
        wrong: of('wrong'),
        refused: of('refused'),
        failed: of('failed'),
        inputTokens: sum('inputTokens'),
        outputTokens: sum('outputTokens'),
        cost: own.some(({ costMicros }) => costMicros !== null) ? money(sum('costMicros')) : null,
        elapsedMs: sum('elapsedMs'),
      }
    })
    const failed = verified('failed')
    const answers = variants.map(({ right, wrong, refused, failed }) => right + wrong + refused + failed)
    return {
      ...row,
      variants,
      same: verified('same'),
      different: verified('different'),
      failed,
      asked: answers.length > 0 ? failed + Math.min(...answers) : failed + verified('same') + verified('different'),
    }
  })
}

export type KeptAnswer = { text: string; statements: { source: string; sql: string }[]; table: Kept | null }

/** All of one evaluation. */
export async function showEval(store: EvalStore, row: EvalRow) {
  const { teamId, id } = row
  const [[run], questions, answers] = await Promise.all([
    showEvals(store, teamId, [row]),
    store.questions(teamId, id),
    store.answers(teamId, id),
  ])
  const at = new Map(answers.map((answer) => [`${answer.position} ${answer.variant}`, answer]))
  return {
    ...run!,
    questions: questions.map(({ position, verifiedAnswerId, question, verified, detail, expected }) => ({
      verifiedAnswerId,
      question,
      verified,
      detail,
      expected: expected === null ? null : (JSON.parse(expected) as Kept),
      answers: run!.variants.map((_, variant) => shownAnswer(at.get(`${position} ${variant}`))),
    })),
  }
}

function shownAnswer(row: EvalAnswerRow | undefined) {
  if (!row) return null
  const { outcome, detail, given, inputTokens, outputTokens, costMicros, steps, elapsedMs } = row
  return {
    outcome,
    detail,
    ...(JSON.parse(given) as KeptAnswer),
    inputTokens: Number(inputTokens),
    outputTokens: Number(outputTokens),
    cost: money(costMicros),
    steps,
    elapsedMs,
  }
}
