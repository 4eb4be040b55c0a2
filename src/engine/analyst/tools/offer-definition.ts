import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const text = z.string().trim().min(1)
const input = toolInput(
  z.object({
    word: text.max(100),
    means: text.max(1_000).describe('Dataset, dataset.field or metric, or an expression: SUM(orders.net)'),
    where: text.max(1_000).optional().describe("Which rows count: orders.status <> 'void'"),
  }),
)

const maxOffers = 3

/** What a person says that a word means is theirs to keep: it is offered beside the answer, for a click. */
export function offerDefinitionTool(bench: Workbench, offer: NonNullable<Workbench['offerDefinition']>) {
  return tool({
    description:
      'When the person says what a word means ("net, not gross", "call them members"), offers it as a definition. Answer by it too.',
    inputSchema: input,
    async execute(meaning) {
      if (!isSaid(meaning.word, bench.said))
        return { ok: false as const, error: 'Only a word that the person used can be offered.' }
      if (bench.offers.length >= maxOffers)
        return { ok: false as const, error: 'No more can be offered with an answer.' }
      const made = await offer(meaning, `said in a chat: ${(bench.said.at(-1) ?? '').slice(0, 200)}`)
      if (!made.ok) return made
      const isKnown = bench.offeredBefore.has(made.offer.id) || bench.offers.some(({ id }) => id === made.offer.id)
      if (isKnown) return { ok: false as const, error: 'It was offered before: the person has decided about it.' }
      bench.offers.push(made.offer)
      return { ok: true as const, offered: made.offer.sentence }
    },
  })
}

/** A cell that asks for a definition is nobody's word. */
function isSaid(word: string, said: string[]): boolean {
  const all = said.join(' ').toLowerCase()
  const parts = word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.length > 0 && parts.every((part) => all.includes(part.replace(/e?s$/, '')))
}
