import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CopyX, Import, Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { QueryPanel } from '../data-sources/query/query-panel.tsx'
import { DatasetMenu } from './dataset-menu.tsx'
import { type Dataset, datasetQuery, datasetsQuery, entriesQuery, queryEntries } from './datasets.queries.ts'
import { DedupeDialog } from './dedupe-dialog.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { fieldsOf } from './fields.ts'
import { ImportDialog } from './import-dialog.tsx'

const route = '/inside/datasets/$datasetId'
/** Read without being asked, and as many again at a button. */
const readAtOnce = 10_000

export function DatasetPage() {
  const { datasetId } = useParams({ from: route })
  const dataset = useQuery(datasetQuery(datasetId))
  return (
    <LoadedPage query={dataset} title={t.nav.datasets}>
      {(data) => <Shown key={datasetId} dataset={data} />}
    </LoadedPage>
  )
}

type OpenDialog = 'add' | 'import' | 'dedupe' | null

function Shown({ dataset }: { dataset: Dataset }) {
  const navigate = useNavigate()
  const { view = 'entries' } = useSearch({ from: route })
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const read = useEntries(dataset.id)
  const { entries, fields, all } = read
  const close = () => setDialog(null)
  return (
    <Page
      width="full"
      title={dataset.name}
      action={<DatasetActions dataset={dataset} isEmpty={entries.length === 0} onOpen={setDialog} />}
    >
      <Tabs
        fill
        label={dataset.name}
        className="h-full *:first:px-4 md:*:first:px-6"
        value={view}
        onChange={(next) =>
          void navigate({
            to: '/datasets/$datasetId',
            params: { datasetId: dataset.id },
            search: next === 'sql' ? { view: 'sql' } : {},
            replace: true,
          })
        }
        actions={
          <Link to="/datasets" className="text-12 text-muted hover:text-text">
            {t.datasets.all}
          </Link>
        }
        tabs={[
          {
            value: 'entries',
            label: t.datasets.views.entries,
            count: format.number(all),
            content: <Entries dataset={dataset} read={read} onOpen={setDialog} />,
          },
          {
            value: 'sql',
            label: t.datasets.views.sql,
            content: (
              <QueryPanel
                keepAs={dataset.id}
                initial={'select *\nfrom entries\nlimit 100'}
                schema={[{ name: 'entries', columns: fields }]}
                dialect="sqlite"
                run={(sql, signal) => queryEntries(dataset.id, sql, signal)}
              />
            ),
          },
        ]}
      />
      {dialog === 'add' ? <EntrySheet dataset={dataset} fields={fields} entries={entries} onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog dataset={dataset} entries={all} onClose={close} /> : null}
      {dialog === 'dedupe' ? <DedupeDialog dataset={dataset} fields={fields} onClose={close} /> : null}
    </Page>
  )
}

/** The entries as far as they are read, and the way to more of them. */
function useEntries(datasetId: string) {
  const going = useGoing()
  const list = useInfiniteQuery(entriesQuery(datasetId))
  const counts = useQuery(datasetsQuery)
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.rows).filter(({ id }) => !going.has(id)) ?? [],
    [list.data, going],
  )
  const fields = useMemo(() => fieldsOf(entries), [entries])
  const all = counts.data?.find(({ id }) => id === datasetId)?._count.entries ?? entries.length
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const [wanted, setWanted] = useState(readAtOnce)
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && entries.length < wanted) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, entries.length, wanted])
  return {
    list,
    entries,
    fields,
    all,
    more: hasNextPage ? () => setWanted(entries.length + readAtOnce) : null,
  }
}

type EntriesProps = {
  dataset: Dataset
  read: ReturnType<typeof useEntries>
  onOpen: (dialog: OpenDialog) => void
}

function Entries({ dataset, read: { list, entries, fields, all, more }, onOpen }: EntriesProps) {
  if (list.isPending)
    return (
      <div className="p-6">
        <SkeletonRows count={10} />
      </div>
    )
  if (isLost(list)) return <ErrorState error={list.error} onRetry={() => list.refetch()} />
  if (entries.length === 0) return <EmptyDataset onOpen={onOpen} />
  return <EntryGrid dataset={dataset} entries={entries} fields={fields} all={all} more={more} />
}

type DatasetActionsProps = { dataset: Dataset; isEmpty: boolean; onOpen: (dialog: OpenDialog) => void }

function DatasetActions({ dataset, isEmpty, onOpen }: DatasetActionsProps) {
  const can = useCan()
  const navigate = useNavigate()
  return (
    <div className="flex items-center gap-2">
      {dataset.unavailableAt ? (
        <Tooltip text={t.datasets.goneSince(dataset.dataSourceName ?? '')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason is told on focus too */}
          <span tabIndex={0} className="rounded-sm max-sm:hidden">
            <Badge tone="warn">{t.datasets.gone}</Badge>
          </span>
        </Tooltip>
      ) : null}
      {can.write && !isEmpty ? (
        <>
          <Button icon={CopyX} className="max-md:hidden" onClick={() => onOpen('dedupe')}>
            {t.dedupe.open}
          </Button>
          <Button icon={Import} className="max-md:hidden" onClick={() => onOpen('import')}>
            {t.importing.open}
          </Button>
          <Button look="primary" icon={Plus} onClick={() => onOpen('add')}>
            {t.entries.add}
          </Button>
        </>
      ) : null}
      <DatasetMenu
        dataset={dataset}
        actions={
          can.write
            ? [
                { label: t.importing.open, icon: Import, onSelect: () => onOpen('import') },
                { label: t.dedupe.open, icon: CopyX, disabled: isEmpty, onSelect: () => onOpen('dedupe') },
              ]
            : []
        }
        onDelete={() => void navigate({ to: '/datasets' })}
        onUndoDelete={() => void navigate({ to: '/datasets/$datasetId', params: { datasetId: dataset.id } })}
      />
    </div>
  )
}

function EmptyDataset({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const can = useCan()
  return (
    <EmptyState
      title={t.entries.empty}
      text={can.write ? t.entries.emptyText : undefined}
      action={
        can.write ? (
          <span className="flex gap-2">
            <Button look="primary" icon={Import} onClick={() => onOpen('import')}>
              {t.importing.open}
            </Button>
            <Button icon={Plus} onClick={() => onOpen('add')}>
              {t.entries.add}
            </Button>
          </span>
        ) : null
      }
    />
  )
}
