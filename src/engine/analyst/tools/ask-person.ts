import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(
  z.object({
    question: z.string().min(1).max(1000),
    options: z.array(z.string().min(1).max(200)).max(6).default([]).describe('Answers to choose from'),
  }),
)

/** Ends the turn: the person's next message is the answer. */
export function askPersonTool(bench: Workbench) {
  return tool({
    description:
      'Asks the person back when the question can be read in ways that lead to different answers. Ends your turn.',
    inputSchema: input,
    execute({ question, options }) {
      bench.question = { question, options }
      return { ok: true }
    },
  })
}
