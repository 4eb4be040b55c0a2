import { tool } from 'ai'
import { z } from 'zod'
import { isTooMuch } from '../../../platform/workers/workers.ts'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(z.object({ text: z.string().max(20_000) }))

/** Words as questions of the data, for the built-in analyst: a model reads by itself. */
export function readQuestionTool(bench: Workbench, readWords: NonNullable<Workbench['readWords']>) {
  return tool({
    description: 'Reads words as questions of the data, the most likely first.',
    inputSchema: input,
    async execute({ text }, { toolCallId }) {
      try {
        const readings = await readWords(text)
        const why = readings.hasData ? null : await bench.whyClosed?.(null)
        if (why) return { ok: false as const, error: why }
        bench.read = { text, ...readings }
        bench.modelViews.set(toolCallId, { ok: true, ...readings })
        // Kept with the message; the readings themselves are a part of the answer.
        return { ok: true as const, decision: readings.decision, sentences: readings.readings.map((r) => r.sentence) }
      } catch (error) {
        bench.signal.throwIfAborted()
        if (!isTooMuch(error)) throw error
        return { ok: false as const, error: 'That takes too long to read. Ask it in fewer words.' }
      }
    },
    toModelOutput: ({ toolCallId, output }) => ({
      type: 'json',
      value: (bench.modelViews.get(toolCallId) ?? output) as never,
    }),
  })
}
