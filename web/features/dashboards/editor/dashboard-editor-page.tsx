import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router'
import { ChevronDown, History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Input } from '../../../components/form/input.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { Menu } from '../../../components/overlay/menu.tsx'
import { lazyPart } from '../../../components/page/lazy-part.tsx'
import { LoadedPage } from '../../../components/page/loaded.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Skeleton } from '../../../components/page/states.tsx'
import { ApiError, client } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useShortcut } from '../../../lib/keys.ts'
import { useKept } from '../../../lib/local-storage.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { useMarkupHistory } from '../canvas/use-markup-history.ts'
import { type Dashboard, dashboardQuery, dashboardSaved } from '../dashboards.queries.ts'
import { VersionsSheet } from '../versions-sheet.tsx'
import { DocumentEditor } from './document-editor.tsx'
import { ProblemList } from './problem-list.tsx'
import { useChecked } from './use-checked.ts'

const Canvas = lazyPart(() => import('../canvas/canvas.tsx'), 'Canvas', <Skeleton className="m-6 h-72" />)

export function DashboardEditorPage() {
  const { dashboardId } = useParams({ from: '/inside/dashboards/$dashboardId/edit' })
  const dashboard = useQuery({ ...dashboardQuery(dashboardId), refetchOnWindowFocus: false })
  return (
    <LoadedPage query={dashboard} title={t.nav.dashboards}>
      {(data) => <Editor key={dashboardId} dashboard={data} />}
    </LoadedPage>
  )
}

function Editor({ dashboard }: { dashboard: Dashboard }) {
  const [mode, setMode] = useKept<EditorMode>('dashboard-editor', 'canvas')
  const [history, setHistory] = useState(false)
  const edited = useEditedDashboard(dashboard)
  const { title, setTitle, dirty, save, conflict, undo, redo } = edited
  useBlocker({
    shouldBlockFn: () => dirty && !window.confirm(t.dashboards.leaveUnsaved),
    enableBeforeUnload: () => dirty,
  })
  useShortcut('mod+z', t.actions.undo, t.nav.dashboards, () => mode === 'canvas' && undo?.())
  useShortcut('mod+shift+z', t.actions.redo, t.nav.dashboards, () => mode === 'canvas' && redo?.())
  useShortcut('mod+s', t.dashboards.saveAndPublish, t.nav.dashboards, () => save.mutate({ draft: false }), true)
  return (
    <Page
      title={t.dashboards.editing(dashboard.title)}
      width="full"
      action={<EditorActions dashboard={dashboard} edited={edited} onHistory={() => setHistory(true)} />}
    >
      <div className="flex h-full min-h-0 flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
          <Input
            aria-label={t.words.title}
            value={title}
            maxLength={200}
            className="min-w-0 max-w-120 flex-1 text-14 font-semibold"
            onChange={(event) => setTitle(event.target.value)}
          />
          <div className="ml-auto flex items-center gap-1">
            <IconButton icon={Undo2} label={t.actions.undo} keys="mod+z" disabled={!undo} onClick={() => undo?.()} />
            <IconButton
              icon={Redo2}
              label={t.actions.redo}
              keys="mod+shift+z"
              disabled={!redo}
              onClick={() => redo?.()}
            />
            <ModeSwitch mode={mode} onChange={setMode} />
          </div>
        </div>
        <div className="min-h-0 flex-1">
          {mode === 'text' ? (
            <DocumentEditor
              spaceId={dashboard.spaceId}
              title={title}
              markup={edited.markup}
              onChange={edited.type}
              error={conflict ? null : save.error}
            />
          ) : (
            <CanvasEditor dashboard={dashboard} edited={edited} onText={() => setMode('text')} />
          )}
        </div>
      </div>
      <VersionsSheet dashboard={dashboard} open={history} onClose={() => setHistory(false)} />
      <ConflictDialog edited={edited} onLook={() => setHistory(true)} />
    </Page>
  )
}

/** The title and the text as they are changed, and what they are saved over. */
function useEditedDashboard(dashboard: Dashboard) {
  const { id, version } = dashboard
  const [title, setTitle] = useState(dashboard.title)
  const { markup, change, type, undo, redo } = useMarkupHistory(dashboard.markup)
  const [based, setBased] = useState({ version, title: dashboard.title, markup: dashboard.markup })
  const dirty = title !== based.title || markup !== based.markup

  // A version that was restored here, or saved elsewhere before anything was written, is taken over.
  if (version !== based.version && !dirty) {
    setBased({ version, title: dashboard.title, markup: dashboard.markup })
    setTitle(dashboard.title)
    change(dashboard.markup)
  }
  const save = useMutation({
    mutationFn: ({ draft, over }: { draft: boolean; over?: boolean }) =>
      client.patch('/dashboards/{id}', {
        path: { id },
        body: { title: title.trim(), markup, draft, ...(over ? {} : { version: based.version }) },
      }),
    onSuccess: async (after, { draft }) => {
      setBased({ version: after.version, title: after.title, markup: after.markup })
      setTitle(after.title)
      await dashboardSaved(after)
      toast(draft ? t.dashboards.savedDraft : t.actions.saved)
    },
  })
  const conflict = save.error instanceof ApiError && save.error.code === 'dashboards/version-conflict'
  return { title, setTitle, markup, change, type, undo, redo, dirty, save, conflict }
}

type Edited = ReturnType<typeof useEditedDashboard>

type ActionsProps = { dashboard: Dashboard; edited: Edited; onHistory: () => void }

function EditorActions({ dashboard, edited: { title, dirty, save }, onHistory }: ActionsProps) {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: dashboard.id } })
  return (
    <div className="flex items-center gap-1">
      {dirty ? <span className="text-12 text-muted max-md:hidden">{t.dashboards.unsaved}</span> : null}
      <IconButton icon={History} label={t.dashboards.history} onClick={onHistory} />
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
  )
}

type CanvasEditorProps = { dashboard: Dashboard; edited: Edited; onText: () => void }

function CanvasEditor({ dashboard, edited: { title, markup, change, save, conflict }, onText }: CanvasEditorProps) {
  const checked = useChecked(dashboard.spaceId, markup)
  return (
    <div className="flex h-full min-h-0 flex-col">
      {save.error && !conflict ? (
        <div className="px-4 py-2">
          <FormError error={save.error} />
        </div>
      ) : null}
      <div className="min-h-0 flex-1">
        <Canvas
          spaceId={dashboard.spaceId}
          dashboardId={dashboard.id}
          title={title}
          markup={markup}
          controls={checked.document?.controls ?? dashboard.document.controls}
          onChange={change}
        />
      </div>
      {checked.problems.length > 0 ? (
        <ProblemList problems={checked.problems} checking={checked.checking} error={checked.error} onGo={onText} />
      ) : null}
    </div>
  )
}

/** Somebody else saved meanwhile. */
const ConflictDialog = ({ edited: { save, conflict }, onLook }: { edited: Edited; onLook: () => void }) => (
  <Dialog
    open={conflict}
    onClose={() => save.reset()}
    title={t.dashboards.newer}
    description={t.dashboards.newerText}
    size="small"
    footer={
      <>
        <Button
          onClick={() => {
            save.reset()
            onLook()
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
)

type EditorMode = 'canvas' | 'text'
type ModeProps = { mode: EditorMode; onChange: (mode: EditorMode) => void }

/** The same document: as tiles, or as the text that is kept. */
const ModeSwitch = ({ mode, onChange }: ModeProps) => (
  <div role="tablist" aria-label={t.dashboards.editMode} className="flex rounded border border-line-strong p-0.5">
    {(['canvas', 'text'] as const).map((each) => (
      <button
        key={each}
        type="button"
        role="tab"
        aria-selected={mode === each}
        onClick={() => onChange(each)}
        className={classNames(
          'h-7 rounded-sm px-2.5 text-13',
          mode === each ? 'bg-hover font-medium' : 'text-muted hover:text-text',
        )}
      >
        {each === 'canvas' ? t.canvas.tab : t.dashboards.source}
      </button>
    ))}
  </div>
)
