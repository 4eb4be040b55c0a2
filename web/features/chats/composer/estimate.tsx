import { useQuery } from '@tanstack/react-query'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { estimateQuery } from '../chats.queries.ts'

/** About what the next answer takes; nothing where it costs nothing. */
export function Estimate({ spaceId }: { spaceId: string }) {
  const { data } = useQuery(estimateQuery(spaceId))
  if (!data || data.inputTokens === 0) return null
  const { inputTokens, outputTokens, cost, basis, answers } = data
  const tokens = format.compact(inputTokens + outputTokens)
  const money = cost === null || cost === 0 ? null : format.number(Number(cost.toPrecision(2)))
  return (
    <span title={basis === 'history' ? t.ask.estimateHistory(format.number(answers)) : t.ask.estimateTypical}>
      {t.ask.estimate(tokens, money)}
    </span>
  )
}
