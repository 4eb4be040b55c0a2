import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router'
import { ChevronDown, History, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { FormError } from '../../components/form.tsx'
import { Input } from '../../components/input.tsx'
import { Menu, type MenuEntry } from '../../components/menu.tsx'
import { Page } from '../../components/page.tsx'
import { SplitPane } from '../../components/split-pane.tsx'
import { ErrorState, Skeleton, SkeletonRows } from '../../components/states.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { ApiError, api } from '../../lib/api.ts'
import { useShortcut } from '../../lib/keys.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { linksQuery, schemaQuery } from '../spaces/spaces.queries.ts'
import { ArrangeList } from './arrange-list.tsx'
import { type Dashboard, dashboardQuery, dashboardSaved } from './dashboards.queries.ts'
import { EditorPreview } from './editor-preview.tsx'
import { type InsertKind, insertKinds, insertText } from './insert-parts.ts'
import type { MarkupHandle } from './markup-editor.tsx'
import { ProblemList } from './problem-list.tsx'
import { useChecked } from './use-checked.ts'
import { VersionsSheet } from './versions-sheet.tsx'

const MarkupEditor = lazy(() => import('./markup-editor.tsx').then((m) => ({ default: m.MarkupEditor })))

export function DashboardEditorPage() {
  const { dashboardId } = useParams({ from: '/inside/dashboards/$dashboardId/edit' })
  const dashboard = useQuery({ ...dashboardQuery(dashboardId), refetchOnWindowFocus: false })
  if (dashboard.error)
    return (
      <Page title={t.dashboards.title}>
        <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      </Page>
    )
  if (dashboard.isPending)
    return (
      <Page title={t.loading}>
        <SkeletonRows />
      </Page>
    )
  return <Editor key={dashboardId} dashboard={dashboard.data} />
}

function Editor({ dashboard }: { dashboard: Dashboard }) {
  const { id, spaceId } = dashboard
  const navigate = useNavigate()
  const [title, setTitle] = useState(dashboard.title)
  const [markup, setMarkup] = useState(dashboard.markup)
  const [based, setBased] = useState({ version: dashboard.version, title: dashboard.title, markup: dashboard.markup })
  const [history, setHistory] = useState(false)
  const handle = useRef<MarkupHandle>(null)
  const checked = useChecked(spaceId, markup)
  const table = useFirstTable(spaceId)
  const dirty = title !== based.title || markup !== based.markup

  // A version that was restored here, or saved elsewhere before anything was written, is taken over.
  if (dashboard.version !== based.version && !dirty) {
    setBased({ version: dashboard.version, title: dashboard.title, markup: dashboard.markup })
    setTitle(dashboard.title)
    setMarkup(dashboard.markup)
  }

  const save = useMutation({
    mutationFn: ({ draft, over }: { draft: boolean; over?: boolean }) =>
      api.patch<Dashboard>(`/dashboards/${id}`, {
        title: title.trim(),
        markup,
        draft,
        ...(over ? {} : { version: based.version }),
      }),
    onSuccess: async (after, { draft }) => {
      setBased({ version: after.version, title: after.title, markup: after.markup })
      setTitle(after.title)
      await dashboardSaved(after)
      toast(draft ? t.dashboards.savedDraft : t.dashboards.saved)
    },
  })
  const conflict = save.error instanceof ApiError && save.error.code === 'dashboards/version-conflict'
  useBlocker({
    shouldBlockFn: () => dirty && !window.confirm(t.dashboards.leaveUnsaved),
    enableBeforeUnload: () => dirty,
  })
  useShortcut('mod+s', t.dashboards.saveAndPublish, t.dashboards.title, () => save.mutate({ draft: false }), true)

  const insert = useCallback(
    (kind: InsertKind) => handle.current?.insert(insertText(kind, checked.document, table)),
    [checked.document, table],
  )
  const inserts = useMemo<MenuEntry[]>(
    () =>
      (Object.keys(insertKinds) as (keyof typeof insertKinds)[]).flatMap((group): MenuEntry[] => [
        { heading: t.dashboards.insertGroups[group] },
        ...insertKinds[group].map((kind) => ({
          label: t.dashboards.insertKinds[kind],
          onSelect: () => insert(kind),
        })),
      ]),
    [insert],
  )
  const leave = () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: id } })
  const [tab, setTab] = useState<'source' | 'arrange'>('source')
  const writing = (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs
        fill
        label={t.dashboards.editing(title)}
        className="px-4"
        value={tab}
        onChange={setTab}
        actions={
          tab === 'source' ? (
            <Menu
              trigger={
                <Button size="small" icon={Plus}>
                  {t.dashboards.insert}
                </Button>
              }
              entries={inserts}
            />
          ) : null
        }
        tabs={[
          {
            value: 'source',
            label: t.dashboards.source,
            content: (
              <Suspense fallback={<Skeleton className="m-4 h-4 w-64" />}>
                <MarkupEditor value={markup} onChange={setMarkup} problems={checked.problems} handle={handle} />
              </Suspense>
            ),
          },
          {
            value: 'arrange',
            label: t.dashboards.arrange,
            content: (
              <div className="h-full overflow-auto">
                <ArrangeList markup={markup} onChange={setMarkup} />
              </div>
            ),
          },
        ]}
      />
      {save.error && !conflict ? (
        <div className="px-4 py-2">
          <FormError error={save.error} />
        </div>
      ) : null}
      <ProblemList
        problems={checked.problems}
        checking={checked.checking}
        error={checked.error}
        onGo={(line, column) => {
          setTab('source')
          setTimeout(() => handle.current?.goTo(line, column))
        }}
      />
    </div>
  )
  return (
    <Page
      title={t.dashboards.editing(dashboard.title)}
      width="full"
      action={
        <div className="flex items-center gap-1">
          {dirty ? <span className="text-12 text-muted max-md:hidden">{t.dashboards.unsaved}</span> : null}
          <IconButton icon={History} label={t.dashboards.history} onClick={() => setHistory(true)} />
          <Button onClick={leave}>{t.actions.done}</Button>
          <Menu
            trigger={<IconButton icon={ChevronDown} look="secondary" label={t.dashboards.saveMore} />}
            entries={[
              {
                label: t.dashboards.saveDraft,
                hint: t.dashboards.saveDraftHint,
                disabled: !dirty,
                onSelect: () => save.mutate({ draft: true }),
              },
            ]}
          />
          <Button
            look="primary"
            busy={save.isPending}
            disabled={title.trim() === '' || (!dirty && dashboard.publishedVersion === dashboard.version)}
            onClick={() => save.mutate({ draft: false })}
          >
            {t.dashboards.saveAndPublish}
          </Button>
        </div>
      }
    >
      <div className="flex h-full min-h-0 flex-col">
        <div className="border-b border-line px-4 py-2">
          <Input
            aria-label={t.dashboards.name}
            value={title}
            maxLength={200}
            className="max-w-120 text-14 font-semibold"
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <div className="min-h-0 flex-1">
          <SplitPane
            keepAs="dashboard-editor"
            initial={0.42}
            first={writing}
            second={
              <EditorPreview
                spaceId={spaceId}
                title={title}
                markup={checked.markup}
                document={checked.document}
                checking={checked.checking}
              />
            }
          />
        </div>
      </div>
      <VersionsSheet dashboard={dashboard} open={history} onClose={() => setHistory(false)} />
      <Dialog
        open={conflict}
        onOpenChange={() => save.reset()}
        title={t.dashboards.newer}
        description={t.dashboards.newerText}
        size="small"
        footer={
          <>
            <Button
              onClick={() => {
                save.reset()
                setHistory(true)
              }}
            >
              {t.dashboards.lookAtTheirs}
            </Button>
            <Button look="primary" onClick={() => save.mutate({ draft: false, over: true })}>
              {t.dashboards.saveOver}
            </Button>
          </>
        }
      />
    </Page>
  )
}

/** A table to begin a query with. */
function useFirstTable(spaceId: string): string {
  const links = useQuery(linksQuery(spaceId))
  const first = links.data?.[0]?.dataSourceId
  const schema = useQuery({ ...schemaQuery(first ?? ''), enabled: first !== undefined })
  const name = schema.data?.tables.find((table) => !table.hidden)?.name
  return name === undefined ? 'my_table' : /^[a-z_]\w*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
