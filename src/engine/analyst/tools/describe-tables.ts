import { tool } from 'ai'
import { definitionsAsText } from '../describe-for-model.ts'
import { type DescribeTablesOutput, describeTablesInput } from '../tool-contract.ts'
import { describedSources, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const maxTables = 30

const input = toolInput(describeTablesInput)

export function describeTablesTool(bench: Workbench) {
  return tool({
    description:
      'Describes datasets: fields with type, role, unit, other names, ranges and frequent values; relationships and metrics.',
    inputSchema: input,
    /** The reader needs the names alone; a profile with every message would be large. */
    execute: ({ tables }) => ({
      tables: describedSources(bench, tables).flatMap(({ parts }) =>
        parts.flatMap((part) => part.tables.map(({ name }) => name)),
      ),
    }),
    toModelOutput: ({ input }) => {
      const asked = (input as { tables?: string[] } | undefined)?.tables
      if (bench.isRemote)
        return { type: 'text', value: definitionsAsText(bench, { tables: asked?.slice(0, maxTables) }) }
      const output: DescribeTablesOutput = { sources: describedSources(bench, asked), today: bench.today }
      return { type: 'json', value: output as never }
    },
  })
}
