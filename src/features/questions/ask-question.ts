import { setImmediate } from 'node:timers/promises'
import { type AnalystSource, placeStatement, toldColumns } from '../../engine/analyst/index.ts'
import { chartOfQuestionSteps } from '../../engine/charts/chart-of-question.ts'
import {
  addsUp,
  type Catalog,
  type Change,
  chips,
  compile,
  edit,
  parseQuestion,
  type Question,
  QuestionFault,
  readRow,
  describe as sentenceOf,
  titleOf,
  wholeOf,
} from '../../engine/question/index.ts'
import { type Query, QueryError, type QueryOutcome, rowsInTurns } from '../../engine/sandbox/query.ts'
import { inTurns, mapInTurns } from '../../platform/workers/in-turns.ts'
import { withQueryErrors } from '../data-sources/index.ts'
import { toRefusal } from './questions.errors.ts'

export type QuestionDeps = {
  /** All data sources of the space, or only some. */
  analystSources(teamId: string, spaceId: string, only?: string[] | null): Promise<AnalystSource[]>
  /** What the data of a space means. */
  catalogOf(teamId: string, spaceId: string, only?: string[] | null): Promise<Catalog>
  runQuery(query: Query): Promise<QueryOutcome>
}
export type Caller = { teamId: string; userId: string | null }
type Asked = { question: unknown; changes?: readonly Change[] | undefined; whole?: readonly string[] | undefined }

/** The statement that answers a question, with what is changed in it, and what it says in words; nothing is run. */
export async function prepareQuestion(deps: QuestionDeps, { teamId }: Caller, spaceId: string, asked: Asked) {
  const [sources, catalog] = await Promise.all([deps.analystSources(teamId, spaceId), deps.catalogOf(teamId, spaceId)])
  try {
    const given = questionOf(asked, catalog)
    // A question may be as large as 10,000 values: between its parts others have their turn.
    await setImmediate()
    const { question, names } = asked.whole
      ? wholeOf(given, asked.whole, catalog)
      : { question: given, names: undefined }
    const placed = placeStatement(sources, catalog, (on) => compile(question, on, { names }))
    const { compiled, target, asOf } = placed
    await setImmediate()
    const statement = compile(question, placed.shown, { written: true, names }).sql
    await setImmediate()
    const sentence = sentenceOf(question, catalog)
    const title = titleOf(question, catalog)
    await setImmediate()
    const shown = chips(question, catalog)
    await setImmediate()
    return {
      target,
      asOf,
      catalog,
      question,
      prepared: {
        question,
        sql: compiled.sql,
        statement,
        params: compiled.params,
        source: placed.source,
        columns: toldColumns(compiled.columns),
        sentence,
        title,
        chips: shown,
      },
    }
  } catch (error) {
    throw toRefusal(error)
  }
}

/** A question with what is changed in it. */
export function questionOf({ question, changes = [] }: Asked, catalog: Catalog): Question {
  try {
    const before = parseQuestion(question)
    if (changes.length === 0) return before
    const edited = edit(before, changes, catalog)
    if (!edited.ok) throw new QuestionFault(edited.faults)
    return edited.question
  } catch (error) {
    throw toRefusal(error)
  }
}

export async function askQuestion(
  deps: QuestionDeps,
  caller: Caller,
  spaceId: string,
  { maxRows, ...asked }: Asked & { maxRows: number },
  signal: AbortSignal,
) {
  const run = async ({ target, prepared: { sql, params } }: Prepared) =>
    deps.runQuery({ ...caller, target, sql, params, maxRows, signal })
  let ready = await prepareQuestion(deps, caller, spaceId, asked)
  const outcome = await withQueryErrors(
    run(ready).catch(async (error) => {
      if (!(error instanceof QueryError) || error.kind !== 'failed') throw error
      // Where that showed that the database has changed, the question is another statement now, or none.
      const { sql } = ready.prepared
      ready = await prepareQuestion(deps, caller, spaceId, asked)
      if (ready.prepared.sql === sql) throw error
      return run(ready)
    }),
  )
  const { question, catalog, prepared, asOf } = ready
  const { columns } = prepared
  const rows = await mapInTurns(await rowsInTurns(outcome), (row) => readRow(row, columns))
  return {
    ...prepared,
    rows,
    truncated: outcome.truncated,
    engine: outcome.engine,
    asOf,
    chart: await inTurns(chartOfQuestionSteps(question, columns, rows, addsUp(question, catalog))),
  }
}

type Prepared = Awaited<ReturnType<typeof prepareQuestion>>
export type Answered = Awaited<ReturnType<typeof askQuestion>>
