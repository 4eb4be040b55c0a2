import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Menu, type MenuEntry } from '../../../components/overlay/menu.tsx'
import { lazyPart } from '../../../components/page/lazy-part.tsx'
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

const waiting = <Skeleton className="m-4 h-4 w-64" />
const MarkupEditor = lazyPart(() => import('./markup-editor.tsx'), 'MarkupEditor', waiting)

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
export function DocumentEditor(props: DocumentEditorProps) {
  const { spaceId, title, markup, children } = props
  const checked = useChecked(spaceId, markup)
  return (
    <div className="flex h-full min-h-0 flex-col">
      {children ? (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">{children}</div>
      ) : null}
      <div className="min-h-0 flex-1">
        <SplitPane
          keepAs="dashboard-editor"
          initial={0.42}
          first={<Writing {...props} checked={checked} />}
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

type WritingProps = DocumentEditorProps & { checked: ReturnType<typeof useChecked> }

function Writing({ spaceId, title, markup, onChange, error, checked }: WritingProps) {
  const handle = useRef<MarkupHandle>(null)
  const [tab, setTab] = useState<'source' | 'arrange'>('source')
  const goTo = (line: number, column: number) => {
    setTab('source')
    setTimeout(() => handle.current?.goTo(line, column))
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs
        fill
        label={t.dashboards.editing(title)}
        className="px-4"
        value={tab}
        onChange={setTab}
        actions={tab === 'source' ? <InsertMenu spaceId={spaceId} document={checked.document} handle={handle} /> : null}
        tabs={[
          {
            value: 'source',
            label: t.dashboards.write,
            content: <MarkupEditor value={markup} onChange={onChange} problems={checked.problems} handle={handle} />,
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
      <ProblemList problems={checked.problems} checking={checked.checking} error={checked.error} onGo={goTo} />
    </div>
  )
}

type InsertProps = Pick<WritingProps['checked'], 'document'> & {
  spaceId: string
  handle: RefObject<MarkupHandle | null>
}

function InsertMenu({ spaceId, document, handle }: InsertProps) {
  const table = useFirstTable(spaceId)
  const insert = (kind: InsertKind) => handle.current?.insert(insertText(kind, document, table))
  const groups = Object.keys(insertKinds) as (keyof typeof insertKinds)[]
  return (
    <Menu
      trigger={
        <Button size="small" icon={Plus}>
          {t.dashboards.insert}
        </Button>
      }
      entries={groups.flatMap((group): MenuEntry[] => [
        { heading: t.dashboards.insertGroups[group] },
        ...insertKinds[group].map((kind) => ({ label: t.dashboards.insertKinds[kind], onSelect: () => insert(kind) })),
      ])}
    />
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
