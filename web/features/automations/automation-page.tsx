import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { History, Pencil, Play, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Switch } from '../../components/form/toggle.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { LoadedList, LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { Time } from '../../components/text/time.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { dashboardQuery } from '../dashboards/dashboards.queries.ts'
import { templatesQuery } from '../reports/reports.queries.ts'
import { sourceChoicesQuery } from '../spaces/spaces.queries.ts'
import { DeliveryBadge, NextRun, RunBadge, whenWords } from './automation-state.tsx'
import {
  type Automation,
  type AutomationRun,
  automationQuery,
  deleteAutomation,
  runNow,
  runsQuery,
  switchAutomation,
  type Target,
} from './automations.queries.ts'
import { WatchedQuestion } from './watched-question.tsx'

const AutomationDialog = lazyPart(() => import('./automation-dialog.tsx'), 'AutomationDialog')

export function AutomationPage() {
  const { automationId } = useParams({ from: '/inside/automations/$automationId' })
  const automation = useQuery(automationQuery(automationId))
  return (
    <LoadedPage query={automation} title={t.nav.automations}>
      {(data) => <Shown automation={data} />}
    </LoadedPage>
  )
}

function Shown({ automation }: { automation: Automation }) {
  const can = useCan()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const { id, name, enabled, problem } = automation
  return (
    <Page
      title={name}
      action={
        can.write ? (
          <div className="flex items-center gap-2">
            <Switch label={t.words.on} checked={enabled} onChange={(on) => void switchAutomation(automation, on)} />
            <MoreMenu
              entries={[
                { label: t.actions.change, icon: Pencil, onSelect: () => setEditing(true) },
                {
                  label: t.automations.delete,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => {
                    deleteAutomation(
                      automation,
                      () => void navigate({ to: '/automations/$automationId', params: { automationId: id } }),
                    )
                    void navigate({ to: '/automations' })
                  },
                },
              ]}
            />
            <Button look="primary" icon={Play} onClick={() => void runNow(automation)}>
              {t.automations.runNow}
            </Button>
          </div>
        ) : null
      }
    >
      {problem ? (
        <p role="status" className="mb-4 rounded border border-line bg-warn-soft px-3 py-2 text-warn">
          {problem}
        </p>
      ) : null}
      <Summary automation={automation} />
      <RunHistory automation={automation} />
      {editing ? <AutomationDialog subject={automation} onClose={() => setEditing(false)} /> : null}
    </Page>
  )
}

function Summary({ automation }: { automation: Automation }) {
  const sources = useQuery(sourceChoicesQuery)
  const { trigger, deliveries, attachment, lastValue, lastCheckedAt } = automation
  const line = (term: string, content: ReactNode) => (
    <div className="grid gap-x-4 py-1.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{content}</dd>
    </div>
  )
  return (
    <dl className="mb-6 border-b border-line pb-4">
      {line(t.automations.what, <What automation={automation} />)}
      {line(
        t.automations.when,
        whenWords(automation, (id) => sources.data?.find((source) => source.id === id)?.name ?? ''),
      )}
      {trigger.kind === 'threshold'
        ? line(
            trigger.question ? t.alerts.what : t.automations.sql,
            <>
              {trigger.question ? (
                <WatchedQuestion spaceId={automation.spaceId} question={trigger.question} />
              ) : (
                <code className="font-mono text-12 whitespace-pre-wrap">{trigger.sql}</code>
              )}
              <span className="block text-12 text-muted">
                {lastValue === null ? t.automations.noValue : t.automations.lastValue(format.number(lastValue))}
                {lastCheckedAt ? ` · ${format.relative(lastCheckedAt)}` : ''}
              </span>
            </>,
          )
        : line(
            t.automations.nextRun,
            <>
              <NextRun automation={automation} />
              {automation.nextRunAt ? (
                <span className="text-muted"> · {format.dateTime(automation.nextRunAt)}</span>
              ) : null}
            </>,
          )}
      {line(
        t.automations.deliver,
        deliveries.length === 0 ? (
          <span className="text-muted">{t.automations.deliverNone}</span>
        ) : (
          <>
            {deliveries.map(targetWords).join(', ')}
            {attachment ? <span className="text-muted"> · {t.automations.attachments[attachment]}</span> : null}
          </>
        ),
      )}
    </dl>
  )
}

function What({ automation: { action } }: { automation: Automation }) {
  const dashboard = useQuery({
    ...dashboardQuery(action.kind === 'dashboard' ? action.dashboardId : ''),
    enabled: action.kind === 'dashboard',
  })
  const templates = useQuery({ ...templatesQuery, enabled: action.kind === 'report' })
  if (action.kind === 'prompt') return <span className="whitespace-pre-wrap">“{action.prompt}”</span>
  if (action.kind === 'report')
    return (
      <>
        {t.automations.actions.report}:{' '}
        {templates.data?.find(({ id }) => id === action.templateId)?.name ?? action.templateId}
      </>
    )
  return (
    <>
      {t.automations.actions.dashboard}:{' '}
      <Link
        to="/dashboards/$dashboardId"
        params={{ dashboardId: action.dashboardId }}
        className="text-accent-text underline underline-offset-2"
      >
        {dashboard.data?.title ?? t.automations.dashboard}
      </Link>
    </>
  )
}

function targetWords(target: Target): string {
  const kind = t.automations.targets[target.kind]
  switch (target.kind) {
    case 'email':
      return target.address
    case 'slack':
      return `${kind} ${target.channel}`
    case 'google-chat':
      return `${kind} ${target.space}`
    case 'webhook':
      return `${kind} ${target.url}`
  }
}

function RunHistory({ automation }: { automation: Automation }) {
  const runs = useQuery(runsQuery(automation.id))
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="pb-2 text-14 font-semibold">
        {t.words.history}
      </h2>
      <LoadedList query={runs} rows={3} empty={<EmptyState icon={History} title={t.automations.historyEmpty} />}>
        {(data) => (
          <ol className="flex flex-col">
            {data.map((run) => (
              <Run key={run.id} run={run} spaceId={automation.spaceId} />
            ))}
          </ol>
        )}
      </LoadedList>
    </section>
  )
}

function Run({ run, spaceId }: { run: AutomationRun; spaceId: string }) {
  const link = 'text-accent-text underline underline-offset-2'
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RunBadge status={run.status} />
        <Time at={run.startedAt ?? run.createdAt} exact />
        <span className="text-muted">{t.automations.causes[run.cause]}</span>
        {run.chatId ? (
          <Link to="/spaces/$spaceId/chats/$chatId" params={{ spaceId, chatId: run.chatId }} className={link}>
            {t.automations.openChat}
          </Link>
        ) : null}
        {run.reportId ? (
          <Link to="/reports/$reportId" params={{ reportId: run.reportId }} className={link}>
            {t.automations.openReport}
          </Link>
        ) : null}
      </div>
      {run.reason ? <p className="text-muted">{run.reason}</p> : null}
      {run.error ? (
        <p>
          <span className={run.status === 'failed' ? 'text-bad' : 'text-warn'}>{run.error}</span> {run.mend}
          {run.nextAttemptAt ? (
            <span className="text-muted">
              {' '}
              {t.automations.tryAgainAt} {format.relative(run.nextAttemptAt)}.
            </span>
          ) : null}
        </p>
      ) : null}
      {run.deliveries.length > 0 ? (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-12">
          {run.deliveries.map((delivery) => (
            <li key={delivery.id} className="flex max-w-full items-center gap-1.5" title={delivery.error ?? undefined}>
              <span className="truncate text-muted">
                {t.automations.targets[delivery.kind]}: {delivery.recipient}
              </span>
              <DeliveryBadge status={delivery.status} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
