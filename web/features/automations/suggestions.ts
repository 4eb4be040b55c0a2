import { useQuery } from '@tanstack/react-query'
import { t } from '../../lib/texts/index.ts'
import { linksQuery, type Space, suggestionsQuery } from '../spaces/spaces.queries.ts'
import type { Draft } from './automation-form.ts'
import { ownZone } from './schedule.ts'

export type Suggestion = { title: string; text: string; draft: Draft }

/** Automations that would work now, made from what the person's first space with data holds. */
export function useSuggestions(space: Space | undefined): Suggestion[] {
  const links = useQuery({ ...linksQuery(space?.id ?? ''), enabled: space !== undefined })
  const questions = useQuery({ ...suggestionsQuery(space?.id ?? ''), enabled: space !== undefined })
  const source = links.data?.[0]
  if (!space || !source) return []
  const { suggest } = t.automations
  const at = (cron: string) => ({ kind: 'schedule' as const, cron, timezone: ownZone() })
  const question = questions.data?.[0]
  const spaceId = space.id
  const found: Suggestion[] = [
    {
      title: suggest.weekly(space.name),
      text: suggest.weeklyText,
      draft: { spaceId, action: { kind: 'report', templateId: 'kpi-summary' }, trigger: at('0 9 * * 1') },
    },
  ]
  if (question)
    found.push({
      title: suggest.question(question),
      text: suggest.questionText,
      draft: { spaceId, action: { kind: 'prompt', prompt: question }, trigger: at('0 8 * * 1-5') },
    })
  if (source.dataSource.type === 'SQLITE')
    found.push({
      title: suggest.replaced(source.dataSource.name),
      text: suggest.replacedText,
      draft: {
        spaceId,
        action: { kind: 'report', templateId: 'what-changed' },
        trigger: { kind: 'file-replaced', dataSourceId: source.dataSourceId },
      },
    })
  found.push({
    title: suggest.quality(space.name),
    text: suggest.qualityText,
    draft: { spaceId, action: { kind: 'report', templateId: 'data-quality' }, trigger: at('0 7 1 * *') },
  })
  return found.map((each) => ({ ...each, draft: { ...each.draft, name: each.title.slice(0, 120) } }))
}
