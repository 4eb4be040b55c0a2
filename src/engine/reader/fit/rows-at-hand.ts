import type { Catalog, Dataset } from '../../question/catalog.ts'
import { createEvaluator, type Data } from '../../question/evaluate/evaluate.ts'
import { isCostly, QuestionFault } from '../../question/index.ts'
import { looksAt } from '../../question/looks-at.ts'
import type { Question, Scalar } from '../../question/question.contract.ts'
import type { SmallTable } from '../names.ts'

/**
 * Readings are run over the rows of small tables before one is chosen: what they give says something of what was meant. So much is brought
 * for one question, and so often is a row looked at.
 */
const maxRows = 5_000
const maxCells = 60_000
const maxVisits = 150_000
const [minRuns, maxRuns] = [10, 80]
/** Of tables with more texts only those are spoken of that were looked up: to take all of them to words would keep whoever asks waiting. */
const maxTexts = 1_500

export type Runs = {
  /** So many readings may be run, the likeliest first. */
  most: number
  /** For so long; as long as anyone waits where it is not said. */
  ms?: number
  /** The columns that answer; null where the question cannot be run over these rows. */
  run(question: Question): Scalar[][] | null
  /** The rows themselves, whose values may be spoken of. */
  tables: readonly SmallTable[]
}

/** The datasets whose rows the questions look at; none where these are too many to be brought. */
export const rowsWanted = (questions: readonly Question[], catalog: Catalog): string[] => {
  const names = new Set(questions.flatMap((question) => [...looksAt(question, catalog)]))
  const datasets = catalog.datasets.filter(({ name }) => names.has(name))
  const isSmall = ({ rows, dialect, isView }: Dataset) =>
    rows !== null && rows <= maxRows && !isCostly(dialect) && !isView
  const cells = datasets.reduce((sum, { rows, fields }) => sum + (rows ?? 0) * fields.length, 0)
  return datasets.every(isSmall) && cells <= maxCells ? [...names] : []
}

export const runsOver = (catalog: Catalog, data: Data): Runs => {
  const evaluate = createEvaluator(catalog, data)
  const rows = Object.values(data).reduce((sum, { length }) => sum + length, 0)
  return {
    tables: tablesOf(catalog, data),
    most: Math.min(maxRuns, Math.max(minRuns, Math.floor(maxVisits / Math.max(1, rows)))),
    run(question) {
      try {
        if ([...looksAt(question, catalog)].some((name) => !Object.hasOwn(data, name))) return null
        const { columns, rows: given } = evaluate(question)
        const asked = columns.flatMap((column, at) => (column.asked ? [at] : []))
        return given.map((row) => asked.map((at) => row[at] ?? null))
      } catch (error) {
        if (error instanceof QuestionFault) return null
        throw error
      }
    },
  }
}

const tablesOf = ({ datasets }: Catalog, data: Data): SmallTable[] =>
  datasets.flatMap(({ name, fields }) => {
    const rows = Object.hasOwn(data, name) ? data[name] : undefined
    if (!rows || rows.length * fields.filter(({ type }) => type === 'text').length > maxTexts) return []
    return [{ dataset: name, rows: rows.map((row) => fields.map(({ column }) => cellOf(column && row[column]))) }]
  })

const cellOf = (value: unknown): Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
