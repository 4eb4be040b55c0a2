import { tool, zodSchema } from 'ai'
import { sourcesAsText } from '../describe-for-model.ts'
import { type DescribeTablesOutput, describeTablesInput } from '../tool-contract.ts'
import { describedSources, type Workbench } from '../workbench.ts'

// Made into JSON schema once, not at each run.
const input = zodSchema(describeTablesInput)

export function describeTablesTool(bench: Workbench) {
  const chosen = (tables: string[] | undefined) =>
    describedSources(bench, tables?.length ? new Set(tables.map((name) => bareName(name).toLowerCase())) : undefined)
  return tool({
    description: 'Describes tables: columns, types, keys that join, ranges and frequent values.',
    inputSchema: input,
    /** The reader needs the names alone; a profile with every message would be large. */
    execute: ({ tables }) => ({
      tables: chosen(tables).flatMap(({ parts }) => parts.flatMap((part) => part.tables.map(({ name }) => name))),
    }),
    toModelOutput: ({ input }) => {
      const sources = chosen((input as { tables?: string[] } | undefined)?.tables)
      if (bench.leaves) return { type: 'text', value: sourcesAsText(sources, bench.today) }
      const output: DescribeTablesOutput = { sources, today: bench.today }
      return { type: 'json', value: output as never }
    },
  })
}

const bareName = (name: string) =>
  name
    .split('.')
    .at(-1)!
    .replace(/^["`[]|["`\]]$/g, '')
