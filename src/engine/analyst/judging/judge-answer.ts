import type { UIMessage } from 'ai'
import { type AnswerPart, type AuditPart, type QuestionPart, ranStatement } from '../answer-parts.contract.ts'
import type { Cell } from '../tool-contract.ts'
import { answers, type Matching, sameCell } from './matches.ts'

type Table = { columns: string[]; rows: Cell[][] }
/** A verified answer: what its query gives now, what it gave when it was verified, and the cells that were then said to answer it. */
export type VerifiedResult = { question: string; now: Table; before: Table; answer: AnswerPart | null }
export type Judgement = {
  outcome: 'right' | 'wrong' | 'refused'
  detail: string | null
  /** What was compared; null where nothing was given. */
  given: Table | null
  text: string
  statements: { source: string; sql: string }[]
}

const ordering =
  /\b(sort(ed)?|order(ed)? by|in order|rank(ed|ing)?|ascending|descending|alphabetical(ly)?|chronological(ly)?|(high|low|larg|small|new|old|lat|earli)est (first|to)|(most|least|best|worst) first)\b/i

/** Whether an answer of the analyst says what the verified one does. Rows count in any order where none was asked for. */
export function judgeAnswer(message: UIMessage, verified: VerifiedResult): Judgement {
  const { text, ran, answer, asksBack, claims } = partsOf(message)
  const statements = ran.map(({ source, sql }) => ({ source, sql }))
  const judged = (outcome: Judgement['outcome'], detail: string | null, given: Table | null): Judgement => ({
    outcome,
    detail,
    given,
    text,
    statements,
  })
  const how: Matching = { ordered: ordering.test(verified.question), rounded: true }
  const expected = expectedRows(verified)
  if (answer) {
    if (expected.some((rows) => answers(rows, answer, how))) return judged('right', null, answer)
    return judged('wrong', difference(verified.now.rows, answer.rows), answer)
  }
  if (asksBack !== null) return judged('refused', asksBack, null)
  const last = ran.at(-1) ?? null
  const fits = (rows: Cell[][]) => last !== null && last.columns.length <= (rows[0]?.length ?? 0) + maxFurtherColumns
  if (last && expected.some((rows) => fits(rows) && answers(rows, last, how))) return judged('right', null, last)
  if (expected.some((rows) => isSaid(rows, claims))) return judged('right', null, last)
  if (claims.some(({ status }) => status !== 'stated'))
    return judged('wrong', last ? difference(verified.now.rows, last.rows) : 'figures without a result', last)
  return judged('refused', null, null)
}

const maxFurtherColumns = 2
const maxClaims = 3

/** One cell may be told in words alone: by one of few figures, found in a result. */
const isSaid = (rows: Cell[][], claims: AuditPart['claims']): boolean => {
  const [row, ...others] = rows
  if (row?.length !== 1 || others.length > 0 || claims.length > maxClaims) return false
  return claims.some(
    ({ status, cells }) => status === 'verified' && cells.some(({ value }) => sameCell(row[0]!, value)),
  )
}

type Ran = Table & { source: string; sql: string; ok: true }
function partsOf(message: UIMessage) {
  const data = <T>(type: string) =>
    (message.parts.find((part) => part.type === type) as { data: T } | undefined)?.data ?? null
  const ran = message.parts.flatMap((part) => {
    if (!ranStatement(part.type) || !('output' in part) || part.state !== 'output-available') return []
    const output = part.output as Ran | { ok: false }
    return output.ok ? [output] : []
  })
  return {
    text: message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''),
    ran,
    answer: data<AnswerPart>('data-answer'),
    asksBack: data<QuestionPart>('data-question')?.question ?? null,
    claims: data<AuditPart>('data-audit')?.claims ?? [],
  }
}

/** All of the verified query's result, or only what of it was said to be the answer. */
function expectedRows({ now, before, answer }: VerifiedResult): Cell[][][] {
  if (!answer) return [now.rows]
  const at = answer.columns.map((name) => now.columns.indexOf(name))
  if (answer.rows.length === before.rows.length && at.every((i) => i >= 0))
    return [now.rows, now.rows.map((row) => at.map((i) => row[i] ?? null))]
  return answers(before.rows, now) ? [now.rows, answer.rows] : [now.rows]
}

const rowsInWords = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
const difference = (expected: Cell[][], given: Cell[][]): string =>
  expected.length === given.length
    ? 'other values'
    : `${rowsInWords(given.length)} instead of ${rowsInWords(expected.length)}`
