import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Menu, type MenuEntry } from '../../../components/overlay/menu.tsx'
import { SplitPane } from '../../../components/page/split-pane.tsx'
import { Skeleton } from '../../../components/page/states.tsx'
import { Tabs } from '../../../components/page/tabs.tsx'
import { t } from '../../../lib/texts/index.ts'
import { linksQuery, schemaQuery } from '../../spaces/spaces.queries.ts'
import { ArrangeList } from './arrange-list.tsx'
import { EditorPreview } from './editor-preview.tsx'
import { type InsertKind, insertKinds, insertText } from './insert-parts.ts'
import type { MarkupHandle } from './markup-editor.tsx'
import { ProblemList } from './problem-list.tsx'
import { useChecked } from './use-checked.ts'

const MarkupEditor = lazy(() => import('./markup-editor.tsx').then((m) => ({ default: m.MarkupEditor })))

type DocumentEditorProps = {
  /** Whose data it is checked and shown with. */
  spaceId: string
  title: string
  markup: string
  onChange: (markup: string) => void
  /** Why it could not be saved. */
  error: unknown
  /** Above the text: its name and what else is asked. */
  children?: ReactNode
}

/** The text of a document at the left, with its problems; what it will look like at the right. */
export function DocumentEditor({ spaceId, title, markup, onChange, error, children }: DocumentEditorProps) {
  const handle = useRef<MarkupHandle>(null)
  const checked = useChecked(spaceId, markup)
  const table = useFirstTable(spaceId)
  const [tab, setTab] = useState<'source' | 'arrange'>('source')
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
            label: t.dashboards.write,
            content: (
              <Suspense fallback={<Skeleton className="m-4 h-4 w-64" />}>
                <MarkupEditor value={markup} onChange={onChange} problems={checked.problems} handle={handle} />
              </Suspense>
            ),
          },
          {
            value: 'arrange',
            label: t.dashboards.arrange,
            content: (
              <div className="h-full overflow-auto">
                <ArrangeList markup={markup} onChange={onChange} />
              </div>
            ),
          },
        ]}
      />
      {error ? (
        <div className="px-4 py-2">
          <FormError error={error} />
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
    <div className="flex h-full min-h-0 flex-col">
      {children ? (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">{children}</div>
      ) : null}
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
