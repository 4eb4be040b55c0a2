import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import {
  FileDown,
  History,
  ImageDown,
  LayoutDashboard,
  Link2,
  Maximize,
  Pencil,
  RefreshCw,
  Share2,
  Trash2,
} from 'lucide-react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { type MenuEntry, MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, Skeleton } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { copyText } from '../../lib/clipboard.ts'
import { useShortcut } from '../../lib/keys.ts'
import { queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { ShareDialog } from '../dashboard-shares/share-dialog.tsx'
import { spaceQuery } from '../spaces/spaces.queries.ts'
import { type Dashboard, dashboardQuery, dashboardSaved, deleteDashboard } from './dashboards.queries.ts'
import { useClicks } from './document/clicks.ts'
import { readControlValues } from './document/control-values.ts'
import { DocumentProvider, type DocumentRun } from './document/document-data.tsx'
import { DocumentView } from './document/document-view.tsx'
import { resultOf } from './document/documents.ts'
import { VersionsSheet } from './versions-sheet.tsx'

/** Never the name of a control: those have no hyphen. */
const refreshKey = 'refresh-every'
const refreshTimes = ['30', '60', '300', '900'] as const

export function DashboardPage() {
  const { dashboardId } = useParams({ from: '/inside/dashboards/$dashboardId' })
  const dashboard = useQuery(dashboardQuery(dashboardId))
  return (
    <LoadedPage query={dashboard} title={t.nav.dashboards} waiting={<Waiting />}>
      {(data) => <Shown key={dashboardId} dashboard={data} />}
    </LoadedPage>
  )
}

const Waiting = () => (
  <div role="status" aria-label={t.loading} className="grid gap-4 sm:grid-cols-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
    <Skeleton className="h-72 sm:col-span-3" />
  </div>
)

function Shown({ dashboard }: { dashboard: Dashboard }) {
  const { title, document, spaceId } = dashboard
  const can = useCan()
  const space = useQuery(spaceQuery(spaceId))
  const paper = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'sharing' | 'history' | null>(null)
  const clicks = useClicks()
  const source = useDashboardRun(dashboard)
  const { values, refreshEvery, change } = useChosenValues(dashboard)
  const acts = useDashboardActs(dashboard, paper, source)
  return (
    <Page
      title={title}
      width="full"
      action={
        <DashboardActions
          dashboard={dashboard}
          acts={acts}
          entries={entriesOf({ acts, refreshEvery, change, write: can.write, onHistory: () => setOpen('history') })}
          onShare={() => setOpen('sharing')}
        />
      }
    >
      <div ref={paper} className="h-full overflow-auto bg-bg px-4 py-5 md:px-6">
        <div data-printed className="mx-auto max-w-320">
          <div className="hidden pb-4 print:block">
            <p className="text-20 font-semibold">{title}</p>
          </div>
          <p className="pb-3 text-12 text-muted print:hidden">
            {space.data ? (
              <Link to="/spaces/$spaceId" params={{ spaceId }} className="hover:text-text">
                {space.data.name}
              </Link>
            ) : null}
          </p>
          <DocumentProvider
            document={document}
            values={values}
            onChange={change}
            source={source}
            refreshMs={refreshEvery === null ? null : Number(refreshEvery) * 1000}
            showSql
            spaceId={spaceId}
            clicks={clicks}
          >
            {document.nodes.length === 0 ? (
              <NothingYet onEdit={can.write ? acts.edit : null} />
            ) : (
              <DocumentView title={title} />
            )}
          </DocumentProvider>
        </div>
      </div>
      {open === 'sharing' ? <ShareDialog dashboard={dashboard} values={values} onClose={() => setOpen(null)} /> : null}
      <VersionsSheet dashboard={dashboard} open={open === 'history'} onClose={() => setOpen(null)} />
    </Page>
  )
}

const NothingYet = ({ onEdit }: { onEdit: (() => void) | null }) => (
  <EmptyState
    icon={LayoutDashboard}
    title={t.dashboards.emptyDocument}
    text={t.dashboards.emptyDocumentText}
    action={onEdit ? <Button onClick={onEdit}>{t.actions.edit}</Button> : null}
  />
)

const useDashboardRun = ({ id, version }: Dashboard) =>
  useMemo<DocumentRun>(
    () => ({
      key: ['dashboard', id, version],
      run: ({ sql }, chosen, signal) =>
        client
          .postForAnswer('/dashboards/{id}/query', { path: { id }, body: { sql, ...chosen }, signal })
          .then(resultOf),
    }),
    [id, version],
  )

/** What is chosen stands in the address, so that a link shows the same. */
function useChosenValues({ document: { controls } }: Dashboard) {
  const search: Record<string, unknown> = useSearch({ from: '/inside/dashboards/$dashboardId' })
  const navigate = useNavigate()
  const values = useMemo(() => readControlValues(controls, search), [controls, search])
  const refreshEvery = refreshTimes.find((time) => time === String(search[refreshKey] ?? '')) ?? null
  const change = (name: string, value: unknown) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, [name]: value }),
      replace: true,
      resetScroll: false,
    })
  return { values, refreshEvery, change }
}

function useDashboardActs(dashboard: Dashboard, paper: RefObject<HTMLDivElement | null>, source: DocumentRun) {
  const { id, title } = dashboard
  const navigate = useNavigate()
  const can = useCan()
  const params = { dashboardId: id }
  const savePicture = async () => {
    const { savePictureOf } = await import('./document/save-picture.ts')
    await savePictureOf(paper.current!, title)
  }
  const publish = async () => {
    await dashboardSaved(await client.patch('/dashboards/{id}', { path: { id }, body: { draft: false } }))
    toast(t.dashboards.published)
  }
  const copyView = async () => {
    if (await copyText(location.href)) toast(t.dashboards.copied)
  }
  const acts = {
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['document', ...source.key] }),
    fullScreen: () => void paper.current?.requestFullscreen().catch(showError),
    edit: () => void navigate({ to: '/dashboards/$dashboardId/edit', params }),
    savePicture: () => void savePicture().catch(showError),
    publish: () => void publish().catch(showError),
    copyView: () => void copyView(),
    remove: () => {
      deleteDashboard(dashboard, () => void navigate({ to: '/dashboards/$dashboardId', params }))
      void navigate({ to: '/dashboards' })
    },
  }
  useShortcut('r', t.actions.refresh, t.nav.dashboards, acts.refresh)
  useShortcut('f', t.chart.fullScreen, t.nav.dashboards, acts.fullScreen)
  useShortcut('e', t.actions.edit, t.nav.dashboards, () => can.write && acts.edit())
  return acts
}

type DashboardActs = ReturnType<typeof useDashboardActs>
type EntryOptions = {
  acts: DashboardActs
  refreshEvery: string | null
  change: (name: string, value: unknown) => void
  write: boolean
  onHistory: () => void
}

const entriesOf = ({ acts, refreshEvery, change, write, onHistory }: EntryOptions): MenuEntry[] => [
  { label: t.dashboards.copyView, icon: Link2, onSelect: acts.copyView },
  { label: t.chart.fullScreen, icon: Maximize, keys: 'f', onSelect: acts.fullScreen },
  { label: t.dashboards.picture, icon: ImageDown, onSelect: acts.savePicture },
  { label: t.dashboards.pdf, icon: FileDown, onSelect: () => window.print() },
  'separator',
  { heading: t.dashboards.refreshEvery },
  { label: t.dashboards.refreshOff, checked: refreshEvery === null, onSelect: () => change(refreshKey, undefined) },
  ...refreshTimes.map((time) => ({
    label: t.dashboards.refreshTimes[time],
    checked: refreshEvery === time,
    onSelect: () => change(refreshKey, Number(time)),
  })),
  'separator',
  { label: t.dashboards.history, icon: History, onSelect: onHistory },
  ...(write ? [{ label: t.dashboards.delete, icon: Trash2, danger: true, onSelect: acts.remove }] : []),
]

type ActionsProps = { dashboard: Dashboard; acts: DashboardActs; entries: MenuEntry[]; onShare: () => void }

function DashboardActions({ dashboard, acts, entries, onShare }: ActionsProps) {
  const can = useCan()
  return (
    <div className="flex items-center gap-1">
      {dashboard.publishedVersion === dashboard.version ? null : (
        <>
          <span className="max-md:hidden">
            <Badge tone="warn">
              {dashboard.publishedVersion === null ? t.dashboards.draft : t.dashboards.unpublished}
            </Badge>
          </span>
          {can.write ? (
            <Button look="quiet" className="max-md:hidden" onClick={acts.publish}>
              {t.dashboards.publish}
            </Button>
          ) : null}
        </>
      )}
      <IconButton icon={RefreshCw} label={t.actions.refresh} keys="r" onClick={acts.refresh} />
      <MoreMenu entries={entries} />
      {can.write ? (
        <>
          <IconButton icon={Pencil} label={t.actions.edit} keys="e" onClick={acts.edit} />
          <Button look="primary" icon={Share2} onClick={onShare}>
            {t.dashboards.share}
          </Button>
        </>
      ) : null}
    </div>
  )
}
