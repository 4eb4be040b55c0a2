import { tool, zodSchema } from 'ai'
import { z } from 'zod'
import { tablesAsText } from '../describe-for-model.ts'
import { describedSources, type Workbench } from '../workbench.ts'

// Made into JSON schema once, not at each run.
const input = zodSchema(z.object({}))

export function listTablesTool(bench: Workbench) {
  return tool({
    description: 'Lists the tables of every source with their columns.',
    inputSchema: input,
    execute: () => ({
      tables: describedSources(bench).flatMap(({ parts }) =>
        parts.flatMap(({ tables }) => tables.map(({ name }) => name)),
      ),
    }),
    toModelOutput: () => ({ type: 'text', value: tablesAsText(describedSources(bench)) || 'There are no tables.' }),
  })
}
