import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router'
import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/form/button.tsx'
import { Input } from '../../../components/form/input.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { Menu } from '../../../components/overlay/menu.tsx'
import { LoadedPage } from '../../../components/page/loaded-page.tsx'
import { Page } from '../../../components/page/page.tsx'
import { ApiError, client } from '../../../lib/api.ts'
import { useShortcut } from '../../../lib/keys.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { type Dashboard, dashboardQuery, dashboardSaved } from '../dashboards.queries.ts'
import { VersionsSheet } from '../versions-sheet.tsx'
import { DocumentEditor } from './document-editor.tsx'

export function DashboardEditorPage() {
  const { dashboardId } = useParams({ from: '/inside/dashboards/$dashboardId/edit' })
  const dashboard = useQuery({ ...dashboardQuery(dashboardId), refetchOnWindowFocus: false })
  return (
    <LoadedPage query={dashboard} title={t.dashboards.title}>
      {(data) => <Editor key={dashboardId} dashboard={data} />}
    </LoadedPage>
  )
}

function Editor({ dashboard }: { dashboard: Dashboard }) {
  const { id, spaceId } = dashboard
  const navigate = useNavigate()
  const [title, setTitle] = useState(dashboard.title)
  const [markup, setMarkup] = useState(dashboard.markup)
  const [based, setBased] = useState({ version: dashboard.version, title: dashboard.title, markup: dashboard.markup })
  const [history, setHistory] = useState(false)
  const dirty = title !== based.title || markup !== based.markup

  // A version that was restored here, or saved elsewhere before anything was written, is taken over.
  if (dashboard.version !== based.version && !dirty) {
    setBased({ version: dashboard.version, title: dashboard.title, markup: dashboard.markup })
    setTitle(dashboard.title)
    setMarkup(dashboard.markup)
  }

  const save = useMutation({
    mutationFn: ({ draft, over }: { draft: boolean; over?: boolean }) =>
      client.patch('/dashboards/{id}', {
        path: { id },
        body: {
          title: title.trim(),
          markup,
          draft,
          ...(over ? {} : { version: based.version }),
        },
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

  const leave = () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: id } })
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
      <DocumentEditor
        spaceId={spaceId}
        title={title}
        markup={markup}
        onChange={setMarkup}
        error={conflict ? null : save.error}
      >
        <Input
          aria-label={t.dashboards.name}
          value={title}
          maxLength={200}
          className="max-w-120 text-14 font-semibold"
          onChange={(event) => setTitle(event.target.value)}
        />
      </DocumentEditor>
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
