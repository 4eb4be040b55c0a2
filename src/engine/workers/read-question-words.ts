import type { WorkOwner } from '../../platform/turns.ts'
import { isTooMuch } from '../../platform/workers/workers.ts'
import { bringRows } from '../analyst/reading/bring-rows.ts'
import { lookUpValues, type ValueMatch, type ValueSearch } from '../analyst/reading/look-up-values.ts'
import type { Readings } from '../analyst/reading/read-question.ts'
import { teamsWords } from '../analyst/workbench.ts'
import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import { type EngineWorkers, readMs } from './engine-workers.ts'

const maxInstructions = 20_000
/** What people ask is a sentence or two. */
const shortText = 500

export type ReadDeps = {
  workers: EngineWorkers
  /** Whose words they are. */
  owner: WorkOwner
  catalog: Catalog
  search: ValueSearch
  /** What the team has written for the analyst, beside what it wrote about each source. */
  instructions?: string
}

/**
 * What words may ask of the data, most likely first. Nothing is asked yet; only values that the words may name are looked up, and readings of
 * small tables are run to see which of them is meant.
 */
export async function readQuestionWords(
  { workers, owner, catalog, search, instructions = '' }: ReadDeps,
  text: string,
  previous: Question | null,
): Promise<Readings> {
  const work = { ...owner, signal: search.signal }
  const terms = await workers.run('valueTerms', text, { ...work, isShort: text.length <= shortText })
  const matches = terms.length > 0 ? await lookUpValues(search, terms) : []
  const found = matches.flatMap((match) => placesOf(match, catalog))
  const request = { text, catalog, previous, found, instructions: termsOf(search, instructions) }
  const until = performance.now() + readMs
  const { rowsWanted, ...byWords } = await workers.run('readQuestion', request, { ...work, deadlineMs: readMs })
  const rows = await bringRows(search, catalog, rowsWanted)
  const deadlineMs = until - performance.now()
  if (!rows || deadlineMs <= 0) return byWords
  try {
    const { rowsWanted: _, ...readings } = await workers.run(
      'readQuestion',
      { ...request, rows },
      { ...work, deadlineMs },
    )
    return readings
  } catch (error) {
    if (isTooMuch(error)) return byWords
    throw error
  }
}

/** Where the team may have said what its terms mean. */
function termsOf({ sources }: ValueSearch, instructions: string): string {
  let said = instructions.slice(0, maxInstructions)
  for (const part of sources.flatMap(({ parts }) => parts)) {
    if (said.length >= maxInstructions) break
    said += `\n${teamsWords(part).slice(0, maxInstructions)}`
  }
  return said.slice(0, maxInstructions)
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
