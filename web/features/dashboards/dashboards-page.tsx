import { useQueries, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { LayoutDashboard, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Select } from '../../components/form/select.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { useMaking } from '../../lib/use-making.ts'
import { type Space, spacesQuery } from '../spaces/spaces.queries.ts'
import { type DashboardSummary, dashboardsQuery, deleteDashboard } from './dashboards.queries.ts'
import { NewDashboardDialog } from './new-dashboard-dialog.tsx'

/** All dashboards that the person may see, or those of one space. */
export function DashboardsPage() {
  const { space } = useSearch({ from: '/inside/dashboards' })
  const can = useCan()
  const [making, setMaking] = useMaking()
  const { spaces, dashboards, lost, pending } = useDashboards(space)
  const create =
    can.write && spaces.length > 0 ? (
      <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
        {t.dashboards.create}
      </Button>
    ) : null
  return (
    <Page title={t.nav.dashboards} action={dashboards.length > 0 ? create : null}>
      {lost ? (
        <ErrorState error={lost.error} onRetry={() => void lost.refetch()} />
      ) : pending ? (
        <Waiting />
      ) : spaces.length === 0 ? (
        <NoSpaces />
      ) : (
        <>
          {spaces.length > 1 ? <SpaceFilter spaces={spaces} chosen={space} /> : null}
          {dashboards.length === 0 ? (
            <EmptyState
              icon={LayoutDashboard}
              title={t.dashboards.empty}
              text={t.dashboards.emptyText}
              action={create}
            />
          ) : (
            <Cards dashboards={dashboards} spaces={spaces} />
          )}
        </>
      )}
      {making ? <NewDashboardDialog spaceId={space} onClose={() => setMaking(false)} /> : null}
    </Page>
  )
}

/** Newest first, without those that are being deleted. */
function useDashboards(space: string | undefined) {
  const going = useGoing()
  const spaces = useQuery(spacesQuery)
  const looked = (spaces.data ?? []).filter(({ id }) => space === undefined || id === space)
  const lists = useQueries({ queries: looked.map(({ id }) => dashboardsQuery(id)) })
  const dashboards = lists
    .flatMap((list) => list.data ?? [])
    .filter(({ id }) => !going.has(id))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return {
    spaces: spaces.data ?? [],
    dashboards,
    lost: isLost(spaces) ? spaces : lists.find(isLost),
    pending: spaces.isPending || lists.some((list) => list.isPending),
  }
}

const Waiting = () => (
  <CardGrid>
    {[0, 1, 2].map((card) => (
      <li key={card}>
        <Skeleton className="h-24" />
      </li>
    ))}
  </CardGrid>
)

function NoSpaces() {
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={LayoutDashboard}
      title={t.dashboards.emptySpaces}
      text={t.dashboards.emptySpacesText}
      action={<Button onClick={() => void navigate({ to: '/spaces' })}>{t.dashboards.goToSpaces}</Button>}
    />
  )
}

function Cards({ dashboards, spaces }: { dashboards: DashboardSummary[]; spaces: Space[] }) {
  const can = useCan()
  const names = new Map(spaces.map(({ id, name }) => [id, name]))
  return (
    <CardGrid>
      {dashboards.map((dashboard) => (
        <DashboardCard
          key={dashboard.id}
          dashboard={dashboard}
          space={names.get(dashboard.spaceId) ?? ''}
          write={can.write}
        />
      ))}
    </CardGrid>
  )
}

const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
)

function SpaceFilter({ spaces, chosen }: { spaces: Space[]; chosen: string | undefined }) {
  const navigate = useNavigate()
  return (
    <div className="w-56 pb-4">
      <Select
        label={t.words.space}
        value={chosen ?? 'all'}
        onChange={(id) => void navigate({ to: '/dashboards', search: id === 'all' ? {} : { space: id } })}
        options={[{ value: 'all', label: t.spaces.all }, ...spaces.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </div>
  )
}

type CardProps = { dashboard: DashboardSummary; space: string; write: boolean }

function DashboardCard({ dashboard, space, write }: CardProps) {
  const navigate = useNavigate()
  const params = { dashboardId: dashboard.id }
  return (
    <li className="relative flex min-h-24 flex-col rounded border border-line bg-bg p-3 hover:border-line-strong hover:bg-surface">
      <div className="flex items-start gap-2">
        <Link
          to="/dashboards/$dashboardId"
          params={params}
          className="min-w-0 flex-1 truncate text-14 font-semibold after:absolute after:inset-0"
        >
          {dashboard.title}
        </Link>
        {write ? (
          <div className="relative z-10 -mt-0.5 -mr-1">
            <MoreMenu
              of={dashboard.title}
              size="small"
              entries={[
                {
                  label: t.actions.edit,
                  icon: Pencil,
                  onSelect: () => void navigate({ to: '/dashboards/$dashboardId/edit', params }),
                },
                {
                  label: t.dashboards.delete,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => deleteDashboard(dashboard),
                },
              ]}
            />
          </div>
        ) : null}
      </div>
      <p className="truncate text-muted">{space}</p>
      <p className="mt-auto flex items-center gap-2 pt-2 text-12 text-muted">
        {t.dashboards.changed(format.relative(dashboard.updatedAt))}
        {dashboard.publishedVersion === null ? (
          <Badge tone="warn">{t.dashboards.draft}</Badge>
        ) : dashboard.publishedVersion !== dashboard.version ? (
          <Badge tone="warn">{t.dashboards.unpublished}</Badge>
        ) : null}
      </p>
    </li>
  )
}
