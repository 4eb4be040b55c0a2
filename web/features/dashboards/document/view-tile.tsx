import { Code } from 'lucide-react'
import { useState } from 'react'
import type { ViewNode } from '../../../../src/engine/documents/documents.contract.ts'
import { Chart } from '../../../components/chart/chart.tsx'
import { IconButton } from '../../../components/form/button.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { Skeleton } from '../../../components/page/states.tsx'
import { SqlView } from '../../../components/text/sql-editor.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { describeError } from '../../../lib/errors.ts'
import { t } from '../../../lib/texts/index.ts'
import { useDocument, useResult } from './document-data.tsx'
import type { Result } from './documents.ts'
import { MetricTile } from './metric-tile.tsx'
import { TableTile } from './table-tile.tsx'
import { Tile } from './tile.tsx'

const chartHeight = 280

/** One view with its own waiting and its own error: what fails here leaves the rest as it is. */
export function ViewTile({ view }: { view: ViewNode }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useResult(view.query)
  const { document } = useDocument()
  const title = view.type === 'chart' ? view.chart.title : view.title
  if (!document.queries.some(({ name }) => name === view.query))
    return (
      <Tile>
        {title ? <p className="text-13 font-semibold">{title}</p> : null}
        <p className="text-muted">{t.dashboards.noQuery(view.query)}</p>
      </Tile>
    )
  if (error) return <FailedTile title={title} error={error} onRetry={() => void refetch()} />
  if (isPending || data === undefined) return <WaitingTile view={view} title={title} />
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        'flex min-w-0 flex-col break-inside-avoid transition-opacity *:flex-1',
        isPlaceholderData && 'opacity-60',
      )}
    >
      <Drawn view={view} result={data} />
    </div>
  )
}

function Drawn({ view, result }: { view: ViewNode; result: Result }) {
  const sql = <SqlButton query={view.query} />
  if (view.type === 'metric') return <MetricTile view={view} result={result} tools={sql} />
  if (view.type === 'table') return <TableTile view={view} result={result} tools={sql} />
  return <Chart spec={view.chart} data={result} height={view.height ?? chartHeight} tools={sql} />
}

/** Every number can show where it came from. */
function SqlButton({ query }: { query: string }) {
  const { document, showSql } = useDocument()
  const [open, setOpen] = useState(false)
  const found = document.queries.find(({ name }) => name === query)
  if (!showSql || !found || found.sql === '') return null
  return (
    <>
      <IconButton
        icon={Code}
        label={t.dashboards.whereFrom}
        size="small"
        className="print:hidden"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={t.dashboards.whereFromTitle(query)} size="large">
        <SqlView sql={found.sql} />
      </Dialog>
    </>
  )
}

function WaitingTile({ view, title }: { view: ViewNode; title: string | undefined }) {
  return (
    <Tile>
      <div role="status" aria-label={title ? `${t.loading}: ${title}` : t.loading} className="flex flex-col gap-3">
        {title ? <p className="text-13 text-muted">{title}</p> : <Skeleton className="h-4 w-32" />}
        {view.type === 'metric' ? (
          <Skeleton className="h-8 w-28" />
        ) : view.type === 'chart' ? (
          <div style={{ height: view.height ?? chartHeight }}>
            <Skeleton className="size-full" />
          </div>
        ) : (
          [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} className="h-5 w-full" />)
        )}
      </div>
    </Tile>
  )
}

function FailedTile({ title, error, onRetry }: { title: string | undefined; error: unknown; onRetry: () => void }) {
  const said = describeError(error)
  return (
    <Tile>
      <div role="alert" className="flex flex-col gap-1">
        {title ? <p className="text-13 font-semibold">{title}</p> : null}
        <p className="text-bad">{said.title}</p>
        <p className="text-muted">{said.fix}</p>
        <p className="flex flex-wrap items-center gap-3">
          {said.code ? <span className="font-mono text-12 text-muted">{said.code}</span> : null}
          <button type="button" onClick={onRetry} className="text-accent-text underline underline-offset-2">
            {t.actions.tryAgain}
          </button>
        </p>
      </div>
    </Tile>
  )
}
