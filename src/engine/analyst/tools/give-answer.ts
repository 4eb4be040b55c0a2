import { type ModelMessage, tool } from 'ai'
import { inTurns } from '../../../platform/workers/in-turns.ts'
import { unfoundedCells } from '../audit/index.ts'
import { leftOutOnce } from '../checks/index.ts'
import { type Cell, type GiveAnswerOutput, giveAnswerInput } from '../tool-contract.ts'
import { resultOf, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(giveAnswerInput)

export function giveAnswerTool(bench: Workbench) {
  return tool({
    description:
      'Gives the answer itself for programs: the fewest cells that answer the question, taken from results. Call it once, when the question is answered; never when it is not.',
    inputSchema: input,
    async execute({ columns, rows, resultId }, { messages }): Promise<GiveAnswerOutput> {
      if (rows.some((row) => row.length !== columns.length))
        return { ok: false, error: 'Each row needs one cell per column.' }
      const unfounded = bench.isRemote ? await notFound(bench, rows, messages) : []
      if (unfounded.length > 0)
        return {
          ok: false,
          error: `These stand in no result: ${unfounded.slice(0, 10).join(', ')}. Take the cells from a result, or query for them.`,
        }
      const missing = leftOutOnce(bench)
      if (missing !== null)
        return {
          ok: false,
          error: `${missing} Query again with it. Where the answer is right without it, give it again and say why.`,
        }
      bench.answer = { columns, rows, ...(resultId && resultOf(bench, resultId) && { resultId }) }
      return { ok: true }
    },
  })
}

/** Whether a guess stands in rows that the model may not see is not told to it. */
async function notFound(bench: Workbench, rows: Cell[][], messages: ModelMessage[]): Promise<string[]> {
  const results = [...bench.earlier.values(), ...bench.results.values()]
  if (results.some(({ privacy }) => privacy !== 'full')) return []
  const asked = messages.flatMap(({ role, content }) => (role === 'user' ? [JSON.stringify(content)] : []))
  return inTurns(unfoundedCells(rows, results, [...asked, ...results.map(({ sql }) => sql)]))
}
