import { tool } from 'ai'
import { z } from 'zod'
import { fillPlaceholders } from '../placeholders.ts'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const input = toolInput(
  z.object({
    prefix: z.string().max(50),
    values: z.record(z.string().max(60), z.string().max(2000)).optional().describe('Values for its {placeholders}'),
  }),
)

/** Sent with every question. */
const maxTold = 30

/** Only the shortcuts that the team lets the model call are in the bench. */
export function runShortcutTool(bench: Workbench) {
  const list = bench.shortcuts
    .slice(0, maxTold)
    .map(({ prefix, name, description }) => `${prefix} (${name}${description ? `: ${description.slice(0, 100)}` : ''})`)
  const more = bench.shortcuts.length - list.length
  if (more > 0) list.push(`and ${more} more`)
  return tool({
    description: `Opens a saved prompt of the team, to be followed as if the person had asked it: ${list.join('; ')}`,
    inputSchema: input,
    async execute({ prefix, values }) {
      const found = bench.shortcuts.find((shortcut) => shortcut.prefix === prefix)
      if (!found) return { ok: false as const, error: `There is no shortcut "${prefix}".` }
      return { ok: true as const, prompt: fillPlaceholders(await found.prompt(), values ?? {}).text }
    },
  })
}
