import { lookUpValues, type ValueMatch, type ValueSearch } from '../analyst/reading/look-up-values.ts'
import type { Readings } from '../analyst/reading/read-question.ts'
import { valueTerms } from '../analyst/reading/value-terms.ts'
import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import type { EngineWorkers } from './engine-workers.ts'

export type ReadDeps = {
  workers: EngineWorkers
  teamId: string
  catalog: Catalog
  search: ValueSearch
}

/** What words may ask of the data, most likely first. Nothing is asked yet; only values that the words may name are looked up. */
export async function readQuestionWords(
  { workers, teamId, catalog, search }: ReadDeps,
  text: string,
  previous: Question | null,
): Promise<Readings> {
  const terms = valueTerms(text)
  const matches = terms.length > 0 ? await lookUpValues(search, terms) : []
  const found = matches.flatMap((match) => placesOf(match, catalog))
  return workers.run('readQuestion', { text, catalog, previous, found }, { teamId, signal: search.signal })
}

/** The fields of the catalog that show a column. */
const placesOf = ({ part, table, column, value }: ValueMatch, { datasets }: Catalog) =>
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
