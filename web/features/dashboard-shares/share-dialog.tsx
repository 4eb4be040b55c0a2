import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { isLost, useAct } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { type Dashboard, dashboardSaved, versionQuery } from '../dashboards/dashboards.queries.ts'
import { type ControlValues, withValue } from '../dashboards/document/control-values.ts'
import { DocumentProvider, type DocumentRun } from '../dashboards/document/document-data.tsx'
import { DocumentView } from '../dashboards/document/document-view.tsx'
import { type DocumentNode, nodesOf, type ShownDocument } from '../dashboards/document/documents.ts'
import { previewRun } from '../dashboards/editor/preview-source.ts'
import { useChecked } from '../dashboards/editor/use-checked.ts'
import { sharesQuery } from './dashboard-shares.queries.ts'
import type { LockedValues } from './locked-fields.tsx'
import { ShareForm, useShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

type ShareDialogProps = { dashboard: Dashboard; values: ControlValues; onClose: () => void }

export function ShareDialog({ dashboard, values, onClose }: ShareDialogProps) {
  return (
    <Dialog onClose={onClose} title={t.shares.title(dashboard.title)} size="full">
      {dashboard.publishedVersion === null ? (
        <NotPublished dashboard={dashboard} />
      ) : (
        <Published dashboard={dashboard} version={dashboard.publishedVersion} values={values} />
      )}
    </Dialog>
  )
}

function NotPublished({ dashboard }: { dashboard: Dashboard }) {
  const publish = useAct(
    () => client.patch('/dashboards/{id}', { path: { id: dashboard.id }, body: { draft: false } }),
    dashboardSaved,
  )
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t.shares.notPublished}</p>
      <Button look="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
        {t.shares.publish}
      </Button>
    </div>
  )
}

/** What a link shows is the published version, so that is what is read here. */
function Published({ dashboard, version, values }: { dashboard: Dashboard; version: number; values: ControlValues }) {
  const same = version === dashboard.version
  const kept = useQuery({ ...versionQuery(dashboard.id, version), enabled: !same })
  const markup = same ? dashboard.markup : (kept.data?.markup ?? '')
  const checked = useChecked(dashboard.spaceId, markup)
  const document = same ? dashboard.document : checked.document
  if (isLost(kept)) return <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />
  if (document === null || (!same && checked.markup !== markup)) return <SkeletonRows />
  return <Sharing dashboard={dashboard} markup={markup} document={document} values={values} />
}

type SharingProps = { dashboard: Dashboard; markup: string; document: ShownDocument; values: ControlValues }

function Sharing({ dashboard, markup, document, values }: SharingProps) {
  const shares = useQuery(sharesQuery(dashboard.id))
  const list = useRef<HTMLElement>(null)
  const [made, setMade] = useState(0)
  const form = useShareForm(dashboard, document, () => setMade((before) => before + 1))
  const count = shares.data?.length
  // The link is what somebody made this for; whichever comes first, the answer or the list with it, it is seen whole in the end.
  useEffect(() => {
    if (made > 0 && count !== undefined) list.current?.scrollIntoView({ block: 'nearest' })
  }, [made, count])
  const source = useMemo<DocumentRun>(
    () => ({
      key: ['share-preview', dashboard.id, dashboard.publishedVersion],
      run: previewRun(dashboard.spaceId, markup),
    }),
    [dashboard.id, dashboard.spaceId, dashboard.publishedVersion, markup],
  )
  return (
    <div className="grid h-full min-h-0 gap-6 md:grid-cols-[340px_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col gap-6 md:overflow-auto md:pr-2">
        <DocumentProvider
          document={document}
          values={{}}
          onChange={null}
          source={source}
          refreshMs={null}
          showSql={false}
        >
          <ShareForm form={form} document={document} current={values} />
        </DocumentProvider>
        <section aria-label={t.shares.list} ref={list}>
          <h3 className="pb-2 text-13 font-semibold">{t.shares.list}</h3>
          <Loaded query={shares} rows={2}>
            {(data) => <ShareList shares={data} onEdit={form.begin} />}
          </Loaded>
        </section>
      </div>
      <VisitorPreview dashboard={dashboard} document={document} locked={form.values.locked} source={source} />
    </div>
  )
}

type VisitorPreviewProps = {
  dashboard: Dashboard
  document: ShownDocument
  locked: LockedValues
  source: DocumentRun
}

function VisitorPreview({ dashboard, document, locked, source }: VisitorPreviewProps) {
  const [set, setValues] = useState<ControlValues>({})
  const shown = useMemo(() => ({ ...document, nodes: withoutLocked(nodesOf(document), locked) }), [document, locked])
  const held = Object.fromEntries(Object.entries(locked).filter(([, value]) => value !== undefined)) as ControlValues
  const note: ReactNode =
    dashboard.publishedVersion === dashboard.version ? null : t.shares.otherVersion(dashboard.publishedVersion ?? 0)
  return (
    <section aria-label={t.shares.preview} className="flex min-h-0 flex-col rounded border border-line">
      <h3 className="border-b border-line bg-surface px-3 py-2 text-12 font-medium text-muted">
        {t.shares.preview}
        {note ? <span className="block font-normal">{note}</span> : null}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-auto p-4">
        <DocumentProvider
          document={shown}
          values={{ ...set, ...held }}
          onChange={(name, value) => setValues((now) => withValue(now, name, value))}
          source={source}
          refreshMs={null}
          showSql={false}
        >
          <p className="pb-4 text-20 font-semibold">{dashboard.title}</p>
          <DocumentView title={dashboard.title} />
        </DocumentProvider>
      </div>
    </section>
  )
}

const withoutLocked = (nodes: DocumentNode[], locked: LockedValues): DocumentNode[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.type !== 'control' || !Object.hasOwn(locked, node.name))
    .map((node) =>
      typeof node !== 'string' && 'children' in node
        ? { ...node, children: withoutLocked(node.children, locked) }
        : node,
    )
