import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Switch } from '../../components/form/toggle.tsx'
import { type MenuProps, MoreMenu } from '../../components/overlay/menu.tsx'
import { Time } from '../../components/text/time.tsx'
import { t } from '../../lib/texts/index.ts'

export type ConnectionRowProps = {
  name: string
  badge?: ReactNode
  facts: string[]
  enabled: boolean
  onEnabled: (enabled: boolean) => void
  lastEventAt: string | null
  lastError: string | null
  entries: MenuProps['entries']
  children?: ReactNode
}

/** A workspace or space that talks to one of ours: what it is, how it goes, and its switch. */
export function ConnectionRow(props: ConnectionRowProps) {
  const { name, badge, facts, enabled, onEnabled, lastEventAt, lastError, entries, children } = props
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <span className="break-words">{name}</span>
            {badge}
          </p>
          <p className="text-12 break-words text-muted">{facts.join(' · ')}</p>
          <p className="text-12 text-muted">
            {!enabled ? (
              t.teamChats.disabledText
            ) : lastEventAt === null ? (
              t.teamChats.neverHeard
            ) : (
              <>
                {t.teamChats.lastQuestion} <Time at={lastEventAt} />
              </>
            )}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Switch label={t.teamChats.enabled(name)} hideLabel checked={enabled} onChange={onEnabled} />
          <MoreMenu of={name} entries={entries} />
        </div>
      </div>
      {lastError ? <Outcome success={false} message={lastError} /> : null}
      {children}
    </li>
  )
}

/** What a try has shown. */
export const Outcome = ({ success, message }: { success: boolean; message: string }) =>
  success ? (
    <p role="status" className="flex items-start gap-1.5 text-good">
      <CircleCheck size={16} className="mt-0.5 shrink-0" aria-hidden />
      {message}
    </p>
  ) : (
    <div role="alert" className="flex gap-2 rounded border border-bad/40 bg-bad-soft px-3 py-2">
      <TriangleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <p className="min-w-0 break-words text-bad">{message}</p>
    </div>
  )
