import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Table2 } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { useMaking } from '../../lib/use-making.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { DatasetDialog } from './dataset-dialog.tsx'
import { DatasetMenu } from './dataset-menu.tsx'
import { type DatasetWithCount, datasetsQuery } from './datasets.queries.ts'

export function DatasetsPage() {
  const can = useCan()
  const datasets = useQuery(datasetsQuery)
  const [making, setMaking] = useMaking()
  const create = can.write ? (
    <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
      {t.datasets.create}
    </Button>
  ) : null
  return (
    <Page title={t.nav.datasets} text={t.datasets.text} action={create}>
      <LoadedList
        query={datasets}
        empty={
          <EmptyState
            icon={Table2}
            title={t.datasets.empty}
            text={can.write ? t.datasets.emptyText : t.datasets.emptyViewer}
          />
        }
      >
        {(rows) => <DatasetList datasets={rows} />}
      </LoadedList>
      {making ? <DatasetDialog dataset={null} onClose={() => setMaking(false)} /> : null}
    </Page>
  )
}

function DatasetList({ datasets }: { datasets: DatasetWithCount[] }) {
  const spaces = useQuery(spacesQuery)
  return (
    <ListTable
      label={t.nav.datasets}
      rows={datasets}
      columns={[
        {
          header: t.words.name,
          className: 'max-w-0 w-full',
          cell: (dataset) => (
            <Link to="/datasets/$datasetId" params={{ datasetId: dataset.id }} className="group block min-w-0">
              <span className="block truncate font-medium group-hover:underline">{dataset.name}</span>
              {dataset.description ? (
                <span className="block truncate text-12 text-muted">{dataset.description}</span>
              ) : null}
            </Link>
          ),
        },
        {
          header: t.words.space,
          wide: true,
          cell: (dataset) => (
            <span className="whitespace-nowrap text-muted">
              {spaces.data?.find(({ id }) => id === dataset.spaceId)?.name ?? '–'}
            </span>
          ),
        },
        {
          header: t.words.from,
          wide: true,
          cell: (dataset) => (
            <span className="flex items-center gap-2 whitespace-nowrap text-muted">
              {dataset.dataSourceName ?? '–'}
              {dataset.unavailableAt ? <Badge tone="warn">{t.datasets.gone}</Badge> : null}
            </span>
          ),
        },
        {
          header: t.datasets.entries,
          align: 'right',
          cell: (dataset) => format.number(dataset._count.entries),
        },
        { header: t.words.changed, wide: true, cell: (dataset) => <Time at={dataset.updatedAt} /> },
      ]}
      menu={(dataset) => <DatasetMenu dataset={dataset} />}
    />
  )
}
