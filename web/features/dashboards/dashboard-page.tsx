import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import {
  Ellipsis,
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
import { useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Menu, type MenuEntry } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedPage } from '../../components/page/loaded-page.tsx'
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
    <LoadedPage query={dashboard} title={t.dashboards.title} waiting={<Waiting />}>
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
  const { id, title, version, document } = dashboard
  const search: Record<string, unknown> = useSearch({ from: '/inside/dashboards/$dashboardId' })
  const navigate = useNavigate()
  const can = useCan()
  const space = useQuery(spaceQuery(dashboard.spaceId))
  const paper = useRef<HTMLDivElement>(null)
  const [sharing, setSharing] = useState(false)
  const [history, setHistory] = useState(false)
  const clicks = useClicks()
  const values = useMemo(() => readControlValues(document.controls, search), [document.controls, search])
  const refreshEvery = refreshTimes.find((time) => time === String(search[refreshKey] ?? '')) ?? null
  const source = useMemo<DocumentRun>(
    () => ({
      key: ['dashboard', id, version],
      run: ({ sql }, chosen, signal) =>
        client
          .postForAnswer('/dashboards/{id}/query', { path: { id }, body: { sql, ...chosen }, signal })
          .then(resultOf),
    }),
    [id, version],
  )
  const change = (name: string, value: unknown) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, [name]: value }),
      replace: true,
      resetScroll: false,
    })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['document', ...source.key] })
  const fullScreen = () => void paper.current?.requestFullscreen().catch(showError)
  const edit = () => void navigate({ to: '/dashboards/$dashboardId/edit', params: { dashboardId: id } })
  const savePicture = async () => {
    try {
      const { savePictureOf } = await import('./document/save-picture.ts')
      await savePictureOf(paper.current!, title)
    } catch (error) {
      showError(error)
    }
  }
  const publish = async () => {
    try {
      await dashboardSaved(await client.patch('/dashboards/{id}', { path: { id }, body: { draft: false } }))
      toast(t.dashboards.published)
    } catch (error) {
      showError(error)
    }
  }
  useShortcut('r', t.dashboards.refresh, t.dashboards.title, refresh)
  useShortcut('f', t.dashboards.fullScreen, t.dashboards.title, fullScreen)
  useShortcut('e', t.dashboards.edit, t.dashboards.title, () => can.write && edit())

  const copyView = async () => {
    if (await copyText(location.href)) toast(t.dashboards.copied)
  }
  const entries: MenuEntry[] = [
    { label: t.dashboards.copyView, icon: Link2, onSelect: () => void copyView() },
    { label: t.dashboards.fullScreen, icon: Maximize, keys: 'f', onSelect: fullScreen },
    { label: t.dashboards.picture, icon: ImageDown, onSelect: () => void savePicture() },
    { label: t.dashboards.pdf, icon: FileDown, onSelect: () => window.print() },
    'separator',
    { heading: t.dashboards.refreshEvery },
    {
      label: t.dashboards.refreshOff,
      checked: refreshEvery === null,
      onSelect: () => change(refreshKey, undefined),
    },
    ...refreshTimes.map((time) => ({
      label: t.dashboards.refreshTimes[time],
      checked: refreshEvery === time,
      onSelect: () => change(refreshKey, Number(time)),
    })),
    'separator',
    { label: t.dashboards.history, icon: History, onSelect: () => setHistory(true) },
  ]
  if (can.write)
    entries.push({
      label: t.dashboards.delete,
      icon: Trash2,
      danger: true,
      onSelect: () => {
        deleteDashboard(dashboard, () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: id } }))
        void navigate({ to: '/dashboards' })
      },
    })
  return (
    <Page
      title={title}
      width="full"
      action={
        <div className="flex items-center gap-1">
          {dashboard.publishedVersion === version ? null : (
            <>
              <span className="max-md:hidden">
                <Badge tone="warn">
                  {dashboard.publishedVersion === null ? t.dashboards.draft : t.dashboards.unpublished}
                </Badge>
              </span>
              {can.write ? (
                <Button look="quiet" className="max-md:hidden" onClick={() => void publish()}>
                  {t.dashboards.publish}
                </Button>
              ) : null}
            </>
          )}
          <IconButton icon={RefreshCw} label={t.dashboards.refresh} keys="r" onClick={refresh} />
          <Menu trigger={<IconButton icon={Ellipsis} label={t.actions.more} />} entries={entries} />
          {can.write ? (
            <>
              <IconButton icon={Pencil} label={t.dashboards.edit} keys="e" onClick={edit} />
              <Button look="primary" icon={Share2} onClick={() => setSharing(true)}>
                {t.dashboards.share}
              </Button>
            </>
          ) : null}
        </div>
      }
    >
      <div ref={paper} className="h-full overflow-auto bg-bg px-4 py-5 md:px-6">
        <div data-printed className="mx-auto max-w-320">
          <div className="hidden pb-4 print:block">
            <p className="text-20 font-semibold">{title}</p>
          </div>
          <p className="pb-3 text-12 text-muted print:hidden">
            {space.data ? (
              <Link to="/spaces/$spaceId" params={{ spaceId: dashboard.spaceId }} className="hover:text-text">
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
            spaceId={dashboard.spaceId}
            clicks={clicks}
          >
            {document.nodes.length === 0 ? (
              <EmptyState
                icon={LayoutDashboard}
                title={t.dashboards.emptyDocument}
                text={t.dashboards.emptyDocumentText}
                action={can.write ? <Button onClick={edit}>{t.dashboards.edit}</Button> : null}
              />
            ) : (
              <DocumentView title={title} />
            )}
          </DocumentProvider>
        </div>
      </div>
      {sharing ? <ShareDialog dashboard={dashboard} values={values} onClose={() => setSharing(false)} /> : null}
      <VersionsSheet dashboard={dashboard} open={history} onClose={() => setHistory(false)} />
    </Page>
  )
}
