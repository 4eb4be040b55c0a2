import { z } from 'zod'
import { findOrThrow } from '../../platform/errors.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { type Models, modelErrors } from '../models/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { costOf, type UsageStore } from '../usage/index.ts'

export const answerEstimate = z.object({
  providerId: z.string(),
  modelId: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: z.number().nullable().describe('Money, as model prices are given; null where the model has no price'),
  basis: z
    .enum(['history', 'typical'])
    .describe('From the last answers of this model in the space, or of answers in general'),
  answers: z.number().int().describe('How many answers it was taken from'),
})

/** Three steps: what is told at first grows by what each of them finds. */
const typical = { inputTokens: 15_000, outputTokens: 800 }
const typicalSmall = { inputTokens: 6_000, outputTokens: 400 }
const fewest = 3

type EstimateDeps = { spaces: SpaceStore; models: Pick<Models, 'choose'>; usage: Pick<UsageStore, 'recent'> }

export function estimateRoutes({ spaces, models, usage }: EstimateDeps): AppRoute[] {
  return tagged('Chats', [
    teamRoute('GET', '/spaces/:id/estimate', {
      summary: 'Tells about what the next answer in a space will use and cost',
      may: 'spaces:read',
      answer: answerEstimate,
      errors: [spaceErrors.notFound, modelErrors.notFound],
      async handle({ caller: { teamId }, params: { id } }) {
        const space = await requireSpace(spaces, teamId, id)
        const model = await findOrThrow(models.choose(teamId, space), modelErrors.notFound)
        const { providerId, modelId, inputPrice, outputPrice } = model
        const names = { providerId, modelId }
        if (model.provider === 'builtin')
          return { ...names, inputTokens: 0, outputTokens: 0, cost: 0, basis: 'typical' as const, answers: 0 }
        const hasPrice = inputPrice !== null || outputPrice !== null
        const { answers, inputTokens, outputTokens, costMicros } = await usage.recent(teamId, id, names)
        if (answers >= fewest)
          return {
            ...names,
            inputTokens,
            outputTokens,
            cost: hasPrice ? costMicros / 1e6 : null,
            basis: 'history' as const,
            answers,
          }
        const tokens = model.isSmall ? typicalSmall : typical
        const cost = hasPrice ? costOf(model, tokens) / 1e6 : null
        return { ...names, ...tokens, cost, basis: 'typical' as const, answers }
      },
    }),
  ])
}
