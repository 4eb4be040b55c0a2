import { tool, zodSchema } from 'ai'
import { type GiveAnswerOutput, giveAnswerInput } from '../tool-contract.ts'
import type { Workbench } from '../workbench.ts'

// Made into JSON schema once, not at each run.
const input = zodSchema(giveAnswerInput)

export function giveAnswerTool(bench: Workbench) {
  return tool({
    description:
      'Gives the answer itself for programs: the fewest cells that answer the question, taken from results. Call it once, when the question is answered; never when it is not.',
    inputSchema: input,
    execute({ columns, rows, resultId }): GiveAnswerOutput {
      if (rows.some((row) => row.length !== columns.length))
        return { ok: false, error: 'Each row needs one cell per column.' }
      bench.answer = { columns, rows, ...(resultId && bench.results.has(resultId) && { resultId }) }
      return { ok: true }
    },
  })
}
