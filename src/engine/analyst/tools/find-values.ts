import { tool } from 'ai'
import { findValues, valuesAsText } from '../reading/values-found.ts'
import { type FindValuesOutput, findValuesInput } from '../tool-contract.ts'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(findValuesInput)

/** Where names of the question stand in text columns. */
export function findValuesTool(bench: Workbench) {
  return tool({
    description:
      'Looks for words or names in the text columns of all tables and returns where they stand and how they are written.',
    inputSchema: input,
    execute: ({ terms }, { abortSignal }): Promise<FindValuesOutput> =>
      findValues(
        { ...bench, signal: abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal },
        terms,
      ),
    toModelOutput: ({ output }) =>
      bench.isRemote ? { type: 'text', value: valuesAsText(output) } : { type: 'json', value: output as never },
  })
}
