import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { Braces, CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { Page } from '../../components/page/page.tsx'
import { SplitPane } from '../../components/page/split-pane.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { ApiError } from '../../lib/api.ts'
import { format } from '../../lib/format.ts'
import { useShortcut } from '../../lib/keys.ts'
import { useKept } from '../../lib/local-storage.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  changed,
  definitionsQuery,
  type Fault,
  type Owner,
  type Standing,
  save,
  suggestionsQuery,
} from './definitions.queries.ts'
import { HistoryTab } from './history-tab.tsx'
import { MetricsTab } from './metrics-tab.tsx'
import { RelationshipsTab, type TableFields } from './relationships-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { SuggestionsTab } from './suggestions-tab.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { useWide } from './use-wide.ts'
import type { YamlHandle } from './yaml-editor.tsx'

const waiting = <Skeleton className="m-4 h-40" />
const YamlEditor = lazyPart(() => import('./yaml-editor.tsx'), 'YamlEditor', waiting)
const d = t.definitions

export type EditorProps = {
  owner: Owner
  standing: Standing
  /** Tables with their fields, as expressions and relationships name them. */
  tables: (draft: Draft) => TableFields[]
  /** What the first tab shows. */
  tablesTab: (draft: Draft, disabled: boolean) => ReactNode
  back: ReactNode
}
type TabName = keyof typeof d.tabs

/** Definitions as rows, a diagram and metrics, with the YAML beside them. */
export function DefinitionsEditor({ owner, standing, tables: tablesOf, tablesTab, back }: EditorProps) {
  const can = useCan()
  const disabled = !can.write
  const draft = useDraft(owner, standing)
  const wide = useWide()
  const [tab, setTab] = useState<TabName>('tables')
  const [beside, setBeside] = useKept('definitions-yaml', false)
  const editor = useRef<YamlHandle>(null)
  const tables = tablesOf(draft)
  const saving = useSaving(owner, draft)
  useBlocker({
    shouldBlockFn: () => draft.dirty && !window.confirm(d.leaveUnsaved),
    enableBeforeUnload: () => draft.dirty,
  })
  useShortcut('mod+s', d.save, d.title, () => saving.run(), true)

  const goTo = (fault: Fault) => {
    if (wide) setBeside(true)
    else setTab('yaml')
    // The editor may have to be drawn first.
    setTimeout(() => editor.current?.goTo(fault), 50)
  }
  const yaml = <YamlPane draft={draft} readOnly={disabled} handle={editor} />
  const tabs = (
    <DefinitionTabs
      owner={owner}
      draft={draft}
      tables={tables}
      tablesTab={tablesTab}
      yaml={wide ? null : yaml}
      value={tab}
      onChange={setTab}
    />
  )
  return (
    <Page
      title={d.of(owner.name)}
      width="full"
      action={
        <div className="flex items-center gap-2">
          {draft.dirty ? <span className="text-12 text-muted max-md:hidden">{d.unsaved}</span> : null}
          {back}
          {wide ? <YamlSwitch on={beside} onChange={setBeside} /> : null}
          {disabled ? null : <SaveButton draft={draft} saving={saving} />}
        </div>
      }
    >
      <div className="flex h-full min-h-0 flex-col">
        <FaultBar faults={draft.faults} unread={draft.unread} onGoTo={goTo} />
        {draft.failed || saving.error ? (
          <div className="p-4">
            <FormError error={saving.error ?? draft.failed} />
          </div>
        ) : null}
        <div className="min-h-0 flex-1">
          {wide && beside ? <SplitPane first={tabs} second={yaml} keepAs="definitions" initial={0.6} /> : tabs}
        </div>
      </div>
      <ConflictDialog saving={saving} />
    </Page>
  )
}

type YamlPaneProps = { draft: Draft; readOnly: boolean; handle: RefObject<YamlHandle | null> }

const YamlPane = ({ draft, readOnly, handle }: YamlPaneProps) => (
  <YamlEditor value={draft.yaml} onChange={draft.editYaml} faults={draft.faults} readOnly={readOnly} handle={handle} />
)

const YamlSwitch = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => (
  <Button icon={Braces} look="quiet" aria-pressed={on} onClick={() => onChange(!on)}>
    {on ? d.hideYaml : d.showYaml}
  </Button>
)

type DefinitionTabsProps = Pick<EditorProps, 'owner' | 'tablesTab'> & {
  draft: Draft
  tables: TableFields[]
  /** Where it has no room beside them, the YAML is a tab too. */
  yaml: ReactNode
  value: TabName
  onChange: (tab: TabName) => void
}

function DefinitionTabs({ owner, draft, tables, tablesTab, yaml, value, onChange }: DefinitionTabsProps) {
  const disabled = !useCan().write || draft.unread
  const suggestions = useQuery(suggestionsQuery(owner))
  const count = suggestions.data?.length ?? 0
  const content = (name: TabName, shown: ReactNode, more: { count?: string } = {}) => ({
    value: name,
    label: d.tabs[name],
    content: <div className="h-full overflow-auto px-4 py-5 md:px-6">{shown}</div>,
    ...more,
  })
  return (
    <Tabs
      fill
      label={d.title}
      className="h-full *:first:px-4 md:*:first:px-6"
      value={value}
      onChange={onChange}
      tabs={[
        content('tables', tablesTab(draft, disabled)),
        content('relationships', <RelationshipsTab draft={draft} tables={tables} disabled={disabled} />),
        content('metrics', <MetricsTab owner={owner} draft={draft} example={exampleOf(tables)} disabled={disabled} />),
        content(
          'suggestions',
          <SuggestionsTab owner={owner} disabled={disabled} dirty={draft.dirty} />,
          count > 0 ? { count: format.number(count) } : {},
        ),
        ...(owner.kind === 'space' ? [content('settings', <SettingsTab draft={draft} disabled={disabled} />)] : []),
        content('history', <HistoryTab owner={owner} draft={draft} disabled={disabled} />),
        ...(yaml ? [{ value: 'yaml' as const, label: d.tabs.yaml, content: yaml }] : []),
      ]}
    />
  )
}

const SaveButton = ({ draft, saving }: { draft: Draft; saving: Saving }) => (
  <Button
    look="primary"
    busy={saving.busy}
    disabled={!draft.dirty || draft.checking || draft.faults.length > 0}
    onClick={() => saving.run()}
  >
    {d.save}
  </Button>
)

const ConflictDialog = ({ saving }: { saving: Saving }) => (
  <Dialog
    open={saving.conflict}
    onClose={saving.reset}
    title={d.newer}
    description={d.newerText}
    size="small"
    footer={
      <>
        <Button onClick={saving.takeTheirs}>{d.takeTheirs}</Button>
        <Button look="primary" onClick={() => saving.run('*')}>
          {d.saveOver}
        </Button>
      </>
    }
  />
)

type Saving = ReturnType<typeof useSaving>

function useSaving(owner: Owner, draft: Draft) {
  const mutation = useMutation({
    async mutationFn(over: '*' | undefined) {
      // What is shown may be newer than what was changed here: that would be saved over unseen.
      await save(owner, draft.yaml, over ?? draft.tag)
      draft.saved(draft.yaml)
      await changed(owner)
    },
    onSuccess: () => toast(d.saved),
    onError(error) {
      if (error instanceof ApiError && error.code === 'definitions/invalid')
        draft.setFaults((error.cause.faults ?? []) as Fault[])
    },
  })
  const code = mutation.error instanceof ApiError ? mutation.error.code : null
  const conflict = code === 'definitions/changed'
  const theirs = useQuery({ ...definitionsQuery(owner), enabled: false })
  return {
    busy: mutation.isPending,
    conflict,
    error: conflict || code === 'definitions/invalid' ? null : mutation.error,
    reset: () => mutation.reset(),
    run(over?: '*') {
      if (draft.dirty && !draft.checking) mutation.mutate(over)
    },
    async takeTheirs() {
      const { data } = await theirs.refetch()
      if (data) draft.editYaml(data.yaml)
      mutation.reset()
    },
  }
}

type FaultBarProps = { faults: Fault[]; unread: boolean; onGoTo: (fault: Fault) => void }

function FaultBar({ faults, unread, onGoTo }: FaultBarProps) {
  if (faults.length === 0) return null
  return (
    <div role="alert" className="flex max-h-32 gap-2 overflow-auto border-b border-line bg-bad-soft px-4 py-2 md:px-6">
      <CircleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <ul className="min-w-0 flex-1">
        {faults.slice(0, 10).map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            <button
              type="button"
              className="text-left underline-offset-2 hover:underline"
              onClick={() => onGoTo(fault)}
            >
              {fault.line === null ? null : <span className="text-muted">{d.faultAt(fault.line)}: </span>}
              {d.fault(fault.message, fault.expected)}
            </button>
          </li>
        ))}
        {unread ? <li className="text-muted">{d.unread}</li> : null}
      </ul>
    </div>
  )
}

const exampleOf = (tables: TableFields[]) => (tables[0] ? `COUNT(${tables[0].name}.*)` : 'COUNT(orders.*)')
