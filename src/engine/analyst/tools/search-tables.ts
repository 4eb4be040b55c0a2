import { tool } from 'ai'
import { z } from 'zod'
import { searchTablesAsText } from '../describe-for-model.ts'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(z.object({ words: z.string().min(1).max(300).describe('What the data should be about') }))

export function searchTablesTool(bench: Workbench) {
  return tool({
    description:
      'Finds the tables and metrics that words are about, by names, descriptions, other names and values. Use it when what the question needs is not among the definitions.',
    inputSchema: input,
    execute: ({ words }) => ({ found: searchTablesAsText(bench, words) }),
    toModelOutput: ({ output }) => ({ type: 'text', value: output.found }),
  })
}
