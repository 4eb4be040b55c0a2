import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarClock, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Switch } from '../../components/form/toggle.tsx'
import { type MenuEntry, MoreMenu } from '../../components/overlay/menu.tsx'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { whyNot } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { type Space, sourceChoicesQuery, spacesQuery } from '../spaces/spaces.queries.ts'
import type { Draft } from './automation-form.ts'
import { LastRun, NextRun, whenWords } from './automation-state.tsx'
import { type Automation, automationsQuery, deleteAutomation, runNow, switchAutomation } from './automations.queries.ts'
import { useSuggestions } from './suggestions.ts'

const AutomationDialog = lazyPart(() => import('./automation-dialog.tsx'), 'AutomationDialog')

export function AutomationsPage() {
  const can = useCan()
  const navigate = useNavigate()
  const going = useGoing()
  const automations = useQuery(automationsQuery)
  const spaces = useQuery(spacesQuery)
  const [editing, setEditing] = useState<Automation | Draft | null>(null)
  const all = (automations.data ?? []).filter(({ id }) => !going.has(id))
  const first = spaces.data?.[0]
  const create =
    can.write && first ? (
      <Button look="primary" icon={Plus} onClick={() => setEditing({ spaceId: first.id })}>
        {t.automations.create}
      </Button>
    ) : null
  const error = whyNot(automations) ?? whyNot(spaces)
  return (
    <Page title={t.nav.automations} action={create}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            void automations.refetch()
            void spaces.refetch()
          }}
        />
      ) : automations.isPending || spaces.isPending ? (
        <SkeletonRows />
      ) : all.length > 0 ? (
        <List automations={all} spaces={spaces.data ?? []} write={can.write} onEdit={setEditing} />
      ) : first ? (
        <Empty spaces={spaces.data ?? []} onPick={can.write ? setEditing : null} />
      ) : (
        <EmptyState
          icon={CalendarClock}
          title={t.automations.emptySpaces}
          text={t.automations.emptySpacesText}
          action={<Button onClick={() => void navigate({ to: '/spaces' })}>{t.automations.goToSpaces}</Button>}
        />
      )}
      {editing ? (
        <AutomationDialog
          subject={editing}
          onClose={() => setEditing(null)}
          onSaved={({ id }) => void navigate({ to: '/automations/$automationId', params: { automationId: id } })}
        />
      ) : null}
    </Page>
  )
}

function Empty({ spaces, onPick }: { spaces: Space[]; onPick: ((draft: Draft) => void) | null }) {
  const suggestions = useSuggestions(spaces[0])
  return (
    <>
      <EmptyState
        icon={CalendarClock}
        title={t.automations.empty}
        text={onPick && suggestions.length > 0 ? t.automations.emptyText : t.automations.text}
      />
      {onPick && suggestions.length > 0 ? (
        <ul aria-label={t.automations.suggestions} className="mx-auto grid max-w-160 gap-2 sm:grid-cols-2">
          {suggestions.map(({ title, text, draft }) => (
            <li key={title}>
              <button
                type="button"
                className="flex h-full w-full flex-col gap-1 rounded border border-line p-3 text-left hover:bg-hover"
                onClick={() => onPick(draft)}
              >
                <span className="font-medium">{title}</span>
                <span className="text-12 text-muted">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

type ListProps = {
  automations: Automation[]
  spaces: Space[]
  write: boolean
  onEdit: (automation: Automation) => void
}

function List({ automations, spaces, write, onEdit }: ListProps) {
  const sources = useQuery(sourceChoicesQuery)
  const spaceNames = new Map(spaces.map(({ id, name }) => [id, name]))
  const sourceName = (id: string) => sources.data?.find((source) => source.id === id)?.name ?? ''
  return (
    <ListTable
      label={t.nav.automations}
      rows={automations}
      columns={[
        {
          header: t.words.name,
          cell: (automation) => (
            <div className="min-w-0 py-1">
              <Link
                to="/automations/$automationId"
                params={{ automationId: automation.id }}
                className="font-medium hover:underline"
              >
                {automation.name}
              </Link>
              <p className="text-12 text-muted">
                {whenWords(automation, sourceName)} · {spaceNames.get(automation.spaceId)}
              </p>
              <p className="pt-1 md:hidden">
                <LastRun automation={automation} />
              </p>
              {automation.problem ? <p className="text-12 text-warn">{automation.problem}</p> : null}
            </div>
          ),
        },
        {
          header: t.automations.last,
          wide: true,
          className: 'w-44',
          cell: (automation) => <LastRun automation={automation} />,
        },
        { header: t.automations.nextRun, className: 'w-24', cell: (automation) => <NextRun automation={automation} /> },
        {
          header: t.words.on,
          className: 'w-12',
          cell: (automation) => (
            <Switch
              label={t.automations.onLabel(automation.name)}
              hideLabel
              checked={automation.enabled}
              disabled={!write}
              onChange={(on) => void switchAutomation(automation, on)}
            />
          ),
        },
      ]}
      menu={(automation) => (write ? <MoreMenu of={automation.name} entries={entriesOf(automation, onEdit)} /> : null)}
    />
  )
}

const entriesOf = (automation: Automation, onEdit: (automation: Automation) => void): MenuEntry[] => [
  { label: t.automations.runNow, icon: Play, onSelect: () => void runNow(automation) },
  { label: t.actions.change, icon: Pencil, onSelect: () => onEdit(automation) },
  { label: t.automations.delete, icon: Trash2, danger: true, onSelect: () => deleteAutomation(automation) },
]
