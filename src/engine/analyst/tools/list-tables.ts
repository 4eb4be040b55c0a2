import { tool } from 'ai'
import { z } from 'zod'
import { tablesAsText } from '../describe-for-model.ts'
import { describedSources, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(z.object({ page: z.number().int().min(1).max(1_000).optional().describe('1 when absent') }))

export function listTablesTool(bench: Workbench) {
  return tool({
    description: 'Lists the tables of every source with their columns, by pages where there are many.',
    inputSchema: input,
    execute: () => ({
      tables: describedSources(bench).flatMap(({ parts }) =>
        parts.flatMap(({ tables }) => tables.map(({ name }) => name)),
      ),
    }),
    toModelOutput: ({ input }) => ({
      type: 'text',
      value: tablesAsText(describedSources(bench), (input as { page?: number }).page ?? 1) || 'There are no tables.',
    }),
  })
}
