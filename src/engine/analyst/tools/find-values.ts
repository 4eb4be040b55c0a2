import { tool, zodSchema } from 'ai'
import { lookUpValues } from '../reading/look-up-values.ts'
import { type FindValuesOutput, findValuesInput } from '../tool-contract.ts'
import type { Workbench } from '../workbench.ts'

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
      const found = await lookUpValues({ ...bench, signal }, terms)
      return {
        matches: found.map(({ term, source, part, table, column, value, exact }) => ({
          term,
          source: source.source,
          schemaName: part.schemaName ?? table.schema,
          table: table.name,
          column,
          value,
          exact,
        })),
      }
    },
  })
}
