import { tool, zodSchema } from 'ai'
import { cutCell } from '../fit-table.ts'
import { searchValues } from '../reading/look-up-values.ts'
import { type FindValuesOutput, findValuesInput } from '../tool-contract.ts'
import type { Workbench } from '../workbench.ts'

const maxValue = 120
const maxTold = 40

// Made into JSON schema once, not at each run.
const input = zodSchema(findValuesInput)

/** Where names of the question stand in text columns. */
export function findValuesTool(bench: Workbench) {
  return tool({
    description:
      'Looks for words or names in the text columns of all tables and returns where they stand and how they are written.',
    inputSchema: input,
    async execute({ terms }, { abortSignal }): Promise<FindValuesOutput> {
      const signal = abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal
      const { matches, notSearched } = await searchValues({ ...bench, signal }, terms)
      return {
        notSearched,
        matches: matches.map(({ term, source, part, table, column, value, exact }) => ({
          term,
          source: source.source,
          schemaName: part.schemaName ?? table.schema,
          table: table.name,
          column,
          value: String(cutCell(value, maxValue)),
          exact,
        })),
      }
    },
    toModelOutput: ({ output }) =>
      bench.leaves ? { type: 'text', value: asText(output) } : { type: 'json', value: output as never },
  })
}

function asText({ matches, notSearched = 0 }: FindValuesOutput): string {
  const places = Map.groupBy(matches.slice(0, maxTold), ({ source, schemaName, table, column }) =>
    [`${source}:`, `${schemaName ? `${schemaName}.` : ''}${table}.${column}`].join(' '),
  )
  const left = matches.length - maxTold
  return [
    ...(matches.length === 0 ? ['Not found.'] : []),
    ...[...places].map(
      ([place, found]) => `${place} has ${[...new Set(found.map(({ value }) => JSON.stringify(value)))].join(', ')}`,
    ),
    ...(left > 0 ? [`and ${left} more: look for longer words.`] : []),
    ...(notSearched > 0 ? [`${notSearched} text columns were not looked at: ask in SQL where it may be.`] : []),
  ].join('\n')
}
