import { Badge, type Tone } from '../../components/page/badge.tsx'
import { Time } from '../../components/text/time.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Automation, AutomationRun } from './automations.queries.ts'
import { scheduleWords } from './schedule-words.ts'

const tones: Record<AutomationRun['status'], Tone> = {
  queued: 'neutral',
  running: 'accent',
  retrying: 'warn',
  delivering: 'accent',
  done: 'good',
  failed: 'bad',
}

export const RunBadge = ({ status }: { status: AutomationRun['status'] }) => (
  <Badge tone={tones[status]}>{t.automations.statuses[status]}</Badge>
)

const deliveryTones = { pending: 'neutral', delivered: 'good', failed: 'bad' } as const

export const DeliveryBadge = ({ status }: { status: keyof typeof deliveryTones }) => (
  <Badge tone={deliveryTones[status]}>{t.automations.deliveryStatuses[status]}</Badge>
)

export function whenWords({ trigger }: Automation, sourceName: (id: string) => string): string {
  if (trigger.kind === 'schedule') return scheduleWords(trigger.cron, trigger.timezone)
  if (trigger.kind === 'file-replaced') return t.automations.words.file(sourceName(trigger.dataSourceId))
  const limit = `${t.automations.comparisons[trigger.comparison]} ${format.number(trigger.value)}`
  return t.automations.words.threshold(limit, t.automations.minutes(trigger.everyMinutes))
}

/** When it comes next: an hour where there is one, else that it waits. */
export function NextRun({ automation }: { automation: Automation }) {
  if (!automation.enabled) return <Badge tone={automation.problem ? 'warn' : 'neutral'}>{t.automations.paused}</Badge>
  if (automation.nextRunAt === null) return <span className="text-muted">{t.automations.waits}</span>
  return <Time at={automation.nextRunAt} />
}

export function LastRun({ automation: { lastRun } }: { automation: Automation }) {
  if (!lastRun) return <span className="text-muted">{t.automations.never}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <RunBadge status={lastRun.status} />
      <Time at={lastRun.finishedAt ?? lastRun.createdAt} />
    </span>
  )
}
