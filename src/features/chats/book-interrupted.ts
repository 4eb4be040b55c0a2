import type { UIMessage } from 'ai'
import { estimateTokens, type UsedMetadata } from '../../engine/analyst/index.ts'
import type { Models } from '../models/index.ts'
import type { RunRow } from '../runs/index.ts'
import { costOf, type UsageStore } from '../usage/index.ts'

/**
 * Books what an answer had used whose process is gone. Its provider has counted it, so a budget must as well: the counts of the steps that
 * had ended, and of the last one what it was told and what of it was heard.
 */
export const bookInterrupted =
  ({ usage, models }: { usage: UsageStore; models: Pick<Models, 'list'> }) =>
  async (run: RunRow, message: UIMessage): Promise<void> => {
    const entry = await usage.underWay(run.teamId, run.id)
    if (!entry) return
    const used = (message.metadata as UsedMetadata | undefined)?.used ?? {
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
    }
    const step = message.parts.slice(message.parts.findLastIndex(({ type }) => type === 'step-start') + 1)
    const characters = step.reduce((sum, part) => {
      if ('text' in part) return sum + part.text.length
      return 'input' in part ? sum + JSON.stringify(part.input).length : sum
    }, 0)
    const counted = {
      inputTokens: used.inputTokens,
      outputTokens: used.outputTokens + (used.inputTokens > 0 ? estimateTokens(characters) : 0),
    }
    const model = (await models.list(run.teamId)).find(
      ({ providerId, modelId }) => providerId === entry.providerId && modelId === entry.modelId,
    )
    await usage.settle(entry.id, {
      ...counted,
      costMicros: model ? costOf(model, { ...counted, cachedTokens: used.cachedTokens }) : 0,
      purpose: 'chat-interrupted',
    })
  }
