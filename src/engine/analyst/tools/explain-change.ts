import { jsonSchema, tool } from 'ai'
import {
  type Catalog,
  type Condition,
  type ExplainedChange,
  explainChange,
  maxValues,
  type Question,
  QuestionFault,
  readValue,
} from '../../question/index.ts'
import { QueryError, rowsOf } from '../../sandbox/query.ts'
import { columnsOf } from '../reading/answer-columns.ts'
import { placeQuestion } from '../statements/place-question.ts'
import type { Cell } from '../tool-contract.ts'
import { keptResult, nextResultId, type Workbench } from '../workbench.ts'

type ExplainChangeInput = { question: Question }
export type ExplainChangeOutput = { ok: true; explained: ExplainedChange } | { ok: false; error: string }

const schema = jsonSchema<ExplainChangeInput>({
  type: 'object',
  properties: { question: { type: 'object' } },
  required: ['question'],
})

/** Which parts explain the difference to the period before, for the built-in analyst, to which nothing is private. */
export function explainChangeTool(bench: Workbench) {
  return tool({
    description: 'Tells which parts explain the difference between the period of a question and the one before.',
    inputSchema: schema,
    async execute({ question }): Promise<ExplainChangeOutput> {
      try {
        const asked = measured(withYear(question, bench.catalog))
        const explained = await explainChange({ question: asked, mark: { at: [] }, catalog: bench.catalog }, (one) =>
          askAlone(bench, one),
        )
        keepParts(bench, explained)
        return { ok: true, explained }
      } catch (error) {
        if (!(error instanceof QuestionFault || error instanceof QueryError)) throw error
        return { ok: false, error: error.message.slice(0, 2_000) }
      }
    },
  })
}

async function askAlone(bench: Workbench, question: Question) {
  const { target, sql, params } = placeQuestion(bench, question, () => 'full').query
  const limits = { maxRows: maxValues, signal: bench.signal }
  const outcome = await bench.runQuery({ target, sql, ...(params && { params }), ...limits })
  const columns = columnsOf(question, bench.catalog)
  const rows = rowsOf(outcome).map((row) =>
    Object.fromEntries(columns.map(({ name, type }) => [name, readValue(row[name] ?? null, type)])),
  )
  return { columns, rows, truncated: outcome.truncated }
}

/** "Why did orders fall": how many there are is what fell. */
function measured(question: Question): Question {
  const { measures, dataset, where } = question
  if (measures.length > 0 || dataset === undefined) return question
  return { measures: [{ count: dataset }], by: [], ...(where ? { where } : {}) }
}

/** "In March" of no year is the last one that there is data of. */
function withYear(question: Question, catalog: Catalog): Question {
  const { where } = question
  if (!where) return question
  const dated = (condition: Condition): Condition => {
    if ('all' in condition) return { all: condition.all.map(dated) }
    if (!('compare' in condition) || condition.compare !== '=' || !('at' in condition.left)) return condition
    const { at, of } = condition.left
    const month = 'value' in condition.right ? Number(condition.right.value) : Number.NaN
    if (at !== 'month_of_year' || !('field' in of) || !Number.isInteger(month)) return condition
    const field = catalog.datasets
      .find(({ name }) => name === of.field.dataset)
      ?.fields.find(({ name }) => name === of.field.field)
    const end = String(field?.profile?.max ?? catalog.today)
    const year = Number(end.slice(0, 4)) - (Number(end.slice(5, 7)) < month ? 1 : 0)
    return Number.isInteger(year) ? { during: of, period: { year, month } } : condition
  }
  return { ...question, where: dated(where) }
}

/** What the text says of parts and shares is looked up here. */
function keepParts(bench: Workbench, { before, after, difference, fields }: ExplainedChange): void {
  const resultId = nextResultId(bench)
  const percent = (share: number | null) => (share === null ? null : share * 100)
  const line = (label: string, was: number, is: number, change: number, share: number | null): Cell[] => [
    label,
    was,
    is,
    change,
    percent(share),
  ]
  const growth = before.value === 0 ? null : difference / Math.abs(before.value)
  const rows = [
    line('', before.value, after.value, difference, growth),
    ...fields.flatMap(({ parts }) =>
      parts.map((part) => line(part.label ?? '', part.before, part.after, part.difference, part.share)),
    ),
  ]
  const columns = ['part', 'before', 'after', 'difference', 'percent']
  const result = keptResult({
    resultId,
    columns,
    types: ['text', 'real', 'real', 'real', 'real'],
    rows,
    privacy: 'full',
    rowsSeen: rows.length,
  })
  bench.results.set(resultId, result)
}
