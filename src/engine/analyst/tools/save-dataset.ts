import { tool } from 'ai'
import { z } from 'zod'
import { noResult, resultOf, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(
  z.object({
    resultId: z.string(),
    name: z.string().trim().min(1).max(120),
    description: z.string().max(2000).optional(),
  }),
)

export function saveDatasetTool(bench: Workbench) {
  return tool({
    description: 'Saves an earlier result as a dataset of the space. Only when the person asks for it.',
    inputSchema: input,
    async execute({ resultId, name, description }) {
      const result = resultOf(bench, resultId)
      if (!result) return { ok: false as const, error: noResult(bench, resultId) }
      if (!bench.saveDataset) return { ok: false as const, error: 'Datasets cannot be saved here.' }
      if (result.truncated)
        return { ok: false as const, error: 'The result has more rows than can be saved from here: narrow it first.' }
      const { columns, rows } = result
      const saved = await bench.saveDataset({ name, description: description ?? null, columns, rows })
      return { ok: true as const, ...saved }
    },
  })
}
