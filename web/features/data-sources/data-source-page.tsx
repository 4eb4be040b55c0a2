import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { BookOpen, RefreshCw, Table2 } from 'lucide-react'
import { useMemo } from 'react'
import { isFileSource } from '../../../src/engine/connection.contract.ts'
import { Button, IconButton } from '../../components/form/button.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { ListPage, Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { useAct } from '../../lib/query.ts'
import type { SourceTable } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { ResultActions } from '../explore/result-actions.tsx'
import { AskButton, ExploreButton, spaceOf } from './ask-button.tsx'
import { ConnectionTab } from './connection/connection-tab.tsx'
import {
  type DataSource,
  dataSourceQuery,
  dialectOf,
  explainQuery,
  exportQuery,
  nameInSql,
  readSchemaAgain,
  runQuery,
  type SourceSchema,
  schemaQuery,
  sqlSchemaOf,
  wasUploaded,
} from './data-sources.queries.ts'
import { ExtractsTab } from './extracts/extracts-tab.tsx'
import { ImportReportTab } from './import-report-tab.tsx'
import { QueryPanel } from './query/query-panel.tsx'
import { SearchAnalyticsTab } from './search-analytics-tab.tsx'
import { SourceMenu } from './source-menu.tsx'
import { SourceStatus } from './source-status.tsx'
import type { SourceView } from './source-view.ts'
import { TableColumns } from './table-columns.tsx'
import { TableList } from './table-list.tsx'
import { TableRows } from './table-rows.tsx'

const route = '/inside/data/$sourceId'

export function DataSourcePage() {
  const { sourceId } = useParams({ from: route })
  const source = useQuery(dataSourceQuery(sourceId))
  return (
    <LoadedPage query={source} title={t.nav.data}>
      {(data) => <Shown key={data.id} source={data} />}
    </LoadedPage>
  )
}

function Shown({ source }: { source: DataSource }) {
  const navigate = useNavigate()
  const { table: wanted, schema: wantedSchema, view = 'columns' } = useSearch({ from: route })
  const schema = useQuery(schemaQuery(source.id))
  const tables = schema.data?.tables
  const table =
    tables?.find(({ name, schema: of }) => name === wanted && (wantedSchema === undefined || of === wantedSchema)) ??
    tables?.find(({ hidden }) => !hidden) ??
    tables?.[0] ??
    null
  const again = useAct(() => readSchemaAgain(source.id))
  const params = { sourceId: source.id }
  return (
    <ListPage
      title={source.name}
      keepAs="data"
      action={
        isFileSource(source) ? null : (
          <IconButton
            icon={RefreshCw}
            label={t.sources.readAgain}
            disabled={again.isPending}
            onClick={() => again.mutate()}
          />
        )
      }
      list={<TableList sourceId={source.id} tables={tables} chosen={table} view={view} />}
    >
      <Page
        width="full"
        title={source.name}
        action={
          <div className="flex items-center gap-2">
            <SourceStatus source={source} isRead={schema.data !== undefined} />
            <Button icon={BookOpen} folds onClick={() => void navigate({ to: '/data/$sourceId/definitions', params })}>
              {t.definitions.title}
            </Button>
            <ExploreButton source={source} table={table} />
            <AskButton source={source} />
            <SourceMenu
              source={source}
              onDelete={() => void navigate({ to: '/data' })}
              onUndoDelete={() => void navigate({ to: '/data/$sourceId', params })}
            />
          </div>
        }
      >
        <Views
          source={source}
          schema={schema.data}
          schemaError={schema.error}
          onRetry={() => void schema.refetch()}
          table={table}
          view={view}
          onView={(next) =>
            void navigate({
              to: '/data/$sourceId',
              params,
              search: (now) => ({ ...now, view: next }),
              replace: true,
            })
          }
        />
      </Page>
    </ListPage>
  )
}

type ViewsProps = {
  source: DataSource
  schema: SourceSchema | undefined
  schemaError: unknown
  onRetry: () => void
  table: SourceTable | null
  view: SourceView
  onView: (view: SourceView) => void
}

function Views({ source, schema, schemaError, onRetry, table, view, onView }: ViewsProps) {
  const words = useMemo(() => sqlSchemaOf(schema), [schema])
  const ofTable = (content: (table: SourceTable) => React.ReactNode) =>
    schemaError ? (
      <ErrorState error={schemaError} onRetry={onRetry} />
    ) : schema === undefined ? (
      <TableSkeleton />
    ) : table === null ? (
      <EmptyState icon={Table2} title={t.sources.noTables} text={t.sources.noTablesText} />
    ) : (
      content(table)
    )
  const first = table ? `select *\nfrom ${nameInSql(table, source)}\nlimit 100` : ''
  const tab = (value: SourceView, content: React.ReactNode) => ({ value, label: t.sources.views[value], content })
  return (
    <Tabs
      fill
      label={source.name}
      className="h-full *:first:px-4 md:*:first:px-6"
      value={view}
      onChange={onView}
      tabs={[
        tab(
          'columns',
          <Scrolled>
            {ofTable((shown) => (
              <TableColumns table={shown} />
            ))}
          </Scrolled>,
        ),
        tab(
          'rows',
          ofTable((shown) => <TableRows key={`${shown.schema}.${shown.name}`} source={source} table={shown} />),
        ),
        tab(
          'sql',
          schema === undefined && !schemaError ? (
            <TableSkeleton />
          ) : (
            <QueryPanel
              keepAs={source.id}
              initial={first}
              schema={words}
              dialect={dialectOf(source)}
              run={(sql, signal) => runQuery(source.id, sql, signal)}
              explain={(sql) => explainQuery(source.id, sql)}
              exportAs={(sql, kind) => exportQuery(source.id, sql, kind)}
              actions={(sql, chart) => (
                <ResultActions
                  space={() => spaceOf(source)}
                  result={{ question: null, title: '', sql, source: source.name, chart }}
                />
              )}
            />
          ),
        ),
        ...(source.type === 'BIGQUERY'
          ? [tab('search', <Scrolled>{<SearchAnalyticsTab sourceId={source.id} />}</Scrolled>)]
          : []),
        wasUploaded(source)
          ? tab('report', <Scrolled>{<ImportReportTab source={source} />}</Scrolled>)
          : tab('extracts', <Scrolled>{<ExtractsTab source={source} table={table} />}</Scrolled>),
        ...(isFileSource(source)
          ? []
          : [tab('connection', <Scrolled>{<ConnectionTab key={source.updatedAt} source={source} />}</Scrolled>)]),
      ]}
    />
  )
}

const Scrolled = ({ children }: { children: React.ReactNode }) => <div className="h-full overflow-auto">{children}</div>

const TableSkeleton = () => (
  <div className="grid gap-3 p-6 sm:grid-cols-2 lg:grid-cols-3" role="status" aria-label={t.loading}>
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <Skeleton key={i} className="h-28 w-full" />
    ))}
  </div>
)
