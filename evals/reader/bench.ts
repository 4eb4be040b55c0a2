import { valueTerms } from '../../src/engine/analyst/reading/value-terms.ts'
import { buildCatalog } from '../../src/engine/catalog/build-catalog.ts'
import type { OssieDocument } from '../../src/engine/catalog/index.ts'
import type { Catalog } from '../../src/engine/question/catalog.ts'
import { createEvaluator } from '../../src/engine/question/evaluate/evaluate.ts'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import {
  type FoundValue,
  type Reading,
  type ReadOptions,
  read,
  rowsWanted,
  runsOver,
  type SmallTable,
} from '../../src/engine/reader/index.ts'
import type { LoadedTable } from './tables.ts'

/** Tables with the catalog that the service would build of them, and a way to run questions over their rows. */
export type ReaderBench = {
  catalog: Catalog
  tables: SmallTable[]
  /** As the service reads: values are looked up, and readings of small tables are run; `--blind` runs none, `--timed` for no longer than the service does. */
  read(text: string, options?: Pick<ReadOptions, 'previous' | 'instructions' | 'watch'>): Reading[]
  /** The columns that answer, or null where the question cannot be asked. */
  run(question: Question): Scalar[][] | null
  /** Every column. */
  all(question: Question): Scalar[][] | null
}

const isBlind = process.argv.includes('--blind')
/** What a busy machine has no time to run would make two runs of one set differ. */
const ms = process.argv.includes('--timed') ? undefined : Number.POSITIVE_INFINITY
const perColumn = 5

/** The values of text columns that hold words of the question. */
const lookedUp = (text: string, catalog: Catalog, tables: SmallTable[]): FoundValue[] => {
  const terms = valueTerms(text).map((term) => term.toLowerCase())
  return catalog.datasets.flatMap((dataset) =>
    dataset.fields.flatMap((field, at) => {
      if (field.type !== 'text' || field.hidden) return []
      const rows = tables.find((table) => table.dataset === dataset.name)?.rows ?? []
      const values = [...new Set(rows.map((row) => row[at] ?? null))].filter((value) => typeof value === 'string')
      return terms.flatMap((term) =>
        values
          .filter((value) => value.toLowerCase().includes(term))
          .sort((a, b) => Number(b.toLowerCase() === term) - Number(a.toLowerCase() === term))
          .slice(0, perColumn)
          .map((value) => ({ dataset: dataset.name, field: field.name, value })),
      )
    }),
  )
}

export const openBench = (
  loaded: LoadedTable[],
  today: string,
  definitions: OssieDocument | null = null,
  isFile = true,
): ReaderBench => {
  const catalog = buildCatalog(
    [{ id: 'source', dialect: 'sqlite', schema: { tables: loaded.map((l) => l.table) }, isFile, definitions }],
    { timeZone: 'UTC', fiscalYearStart: 1, today },
  )
  const data = Object.fromEntries(
    catalog.datasets.map((dataset) => {
      const found = loaded.find((l) => l.table.name === dataset.table.name)
      const columns = found?.table.columns.map((c) => c.name) ?? []
      return [
        dataset.name,
        (found?.rows ?? []).map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i] ?? null]))),
      ]
    }),
  )
  const tables = catalog.datasets.map((dataset) => {
    const found = loaded.find((l) => l.table.name === dataset.table.name)
    const at = dataset.fields.map((f) => found?.table.columns.findIndex((c) => c.name === f.column) ?? -1)
    return { dataset: dataset.name, rows: (found?.rows ?? []).map((row) => at.map((i) => row[i] ?? null)) }
  })
  const evaluate = createEvaluator(catalog, data)
  const asked = (question: Question) => {
    try {
      return evaluate(question)
    } catch (error) {
      if (error instanceof Error && error.name === 'QuestionFault') return null
      throw error
    }
  }
  // What is judged was mostly just run.
  let last: { question: Question; result: ReturnType<typeof asked> } | null = null
  const attempt = (question: Question) => {
    if (last?.question !== question) last = { question, result: asked(question) }
    return last.result
  }
  const runs = new Map<string, ReturnType<typeof runsOver>>()
  const runsOf = (names: string[]) => {
    const key = names.toSorted().join('\n')
    const known = runs.get(key) ?? runsOver(catalog, Object.fromEntries(names.map((name) => [name, data[name] ?? []])))
    runs.set(key, known)
    return known
  }
  return {
    catalog,
    tables,
    read(text, options = {}) {
      const looked = { ...options, found: lookedUp(text, catalog, tables) }
      const byWords = read(text, catalog, looked)
      const questions = byWords.map(({ question }) => question)
      const isOpen = byWords.length > 1 || byWords.some(({ unused }) => unused.length > 0)
      const wanted = isBlind || !isOpen ? [] : rowsWanted(questions, catalog)
      return wanted.length === 0 ? byWords : read(text, catalog, { ...looked, runs: { ...runsOf(wanted), ms } })
    },
    run(question) {
      const result = attempt(question)
      if (!result) return null
      const asked = result.columns.flatMap((c, i) => (c.asked ? [i] : []))
      return result.rows.map((row) => asked.map((i) => row[i] ?? null))
    },
    all: (question) => attempt(question)?.rows ?? null,
  }
}
