import { lookUpValues, type Readings, valueTerms } from '../../engine/analyst/reading/index.ts'
import type { Catalog } from '../../engine/question/index.ts'
import type { Question } from '../../engine/question/question.contract.ts'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import type { QuestionDeps } from './ask-question.ts'

export type ReadDeps = QuestionDeps & { workers: EngineWorkers }

type Said = {
  text: string
  /** The question that was answered before. */
  previous: Question | null
  /** Only these data sources; null: all of the space. */
  only?: string[] | null | undefined
}

/** What words may ask of a space's data, most likely first. Nothing is asked yet; only values that the words may name are looked up. */
export async function readWords(
  { workers, analystSources, catalogOf, runQuery }: ReadDeps,
  { teamId, userId }: { teamId: string; userId: string | null },
  spaceId: string,
  { text, previous, only = null }: Said,
  signal: AbortSignal,
): Promise<Readings> {
  const [sources, catalog] = await Promise.all([
    analystSources(teamId, spaceId, only),
    catalogOf(teamId, spaceId, only),
  ])
  const found = await lookUpValues(
    { sources, leaves: false, signal, runQuery: (query) => runQuery({ ...query, teamId, userId }) },
    valueTerms(text),
  )
  return workers.run(
    'readQuestion',
    { text, catalog, previous, found: found.flatMap((match) => placeOf(match, catalog)) },
    { teamId, signal },
  )
}

type Match = Awaited<ReturnType<typeof lookUpValues>>[number]

/** The fields of the catalog that show a column. */
const placeOf = ({ part, table, column, value }: Match, { datasets }: Catalog) =>
  datasets
    .filter(
      (dataset) =>
        dataset.source === part.dataSourceId &&
        dataset.table.name === table.name &&
        dataset.table.schema === (part.schemaName ?? table.schema),
    )
    .flatMap((dataset) =>
      dataset.fields
        .filter((field) => field.column === column && !field.hidden)
        .map((field) => ({ dataset: dataset.name, field: field.name, value })),
    )
