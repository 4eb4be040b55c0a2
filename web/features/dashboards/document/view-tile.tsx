import { useQuery } from '@tanstack/react-query'
import { Code, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Question } from '../../../../src/client/index.ts'
import type { ViewNode } from '../../../../src/engine/documents/documents.contract.ts'
import { Chart } from '../../../components/chart/chart.tsx'
import { IconButton } from '../../../components/form/button.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { ErrorState, Skeleton, SkeletonRows } from '../../../components/page/states.tsx'
import { SqlView } from '../../../components/text/sql-editor.tsx'
import { client } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { describeError } from '../../../lib/errors.ts'
import { t } from '../../../lib/texts/index.ts'
import { clicked, clicksOf } from './clicks.ts'
import { pickedIn, valueFor } from './control-clicks.ts'
import { controlFor } from './control-values.ts'
import { useDocument, useResult, useWholeSource } from './document-data.tsx'
import type { Result } from './documents.ts'
import { MetricTile } from './metric-tile.tsx'
import { TableTile } from './table-tile.tsx'
import { Tile } from './tile.tsx'

const chartHeight = 280

/** One view with its own waiting and its own error: what fails here leaves the rest as it is. */
export function ViewTile({ view, fill = false }: { view: ViewNode; fill?: boolean }) {
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
  if (isPending || data === undefined) return <WaitingTile view={view} title={title} fill={fill} />
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        'flex min-w-0 flex-col break-inside-avoid transition-opacity *:flex-1',
        fill && 'h-full *:min-h-0',
        isPlaceholderData && 'opacity-60',
      )}
    >
      <Drawn view={view} result={data} fill={fill} />
    </div>
  )
}

function Drawn({ view, result, fill }: { view: ViewNode; result: Result; fill: boolean }) {
  const { document, values, onChange, clicks } = useDocument()
  const query = document.queries.find(({ name }) => name === view.query)
  const wholes = useWholeSource(view.query)
  const isPicked = useMemo(() => clicks && pickedIn(view.query, clicks, values), [view.query, clicks, values])
  const tools = (
    <>
      {view.link === undefined ? null : <LinkButton href={view.link} />}
      <SqlButton query={view.query} />
    </>
  )
  if (view.type === 'metric') return <MetricTile view={view} result={result} tools={tools} wholes={wholes} />
  const onMark =
    clicks && query
      ? (row: Record<string, unknown>, column?: string) => {
          const made = clicksOf(query, result, row, column).filter(
            ({ field }) => clicks.offered === null || clicks.offered.has(field) || !field.includes('.'),
          )
          // Where a control of the document stands for the field, it is what the click sets.
          const rest = made.filter((one) => {
            const set = onChange && controlFor(document.controls, one, values)
            if (set) {
              clicks.onControl(
                set.name,
                set.value === undefined
                  ? undefined
                  : {
                      query: query.name,
                      column: one.column,
                      set: set.value,
                      before: valueFor(query.name, set.name, values, clicks.controls),
                    },
              )
              onChange(set.name, set.value)
            }
            return !set
          })
          if (rest.length > 0) clicks.onChange(clicked(clicks.filters, rest))
        }
      : undefined
  if (view.type === 'table')
    return (
      <TableTile
        view={view}
        result={result}
        tools={tools}
        fill={fill}
        onCell={onMark}
        isPicked={isPicked}
        wholes={wholes}
      />
    )
  return (
    <Chart
      spec={view.chart}
      data={result}
      height={fill ? 'fill' : (view.height ?? chartHeight)}
      tools={tools}
      wholes={wholes}
      isPicked={isPicked}
      {...(onMark ? { onPick: ({ row }) => onMark(row) } : {})}
    />
  )
}

/** Only addresses that a person can be sent to, whatever the service answered. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

const LinkButton = ({ href }: { href: string }) =>
  isSafe(href) ? (
    <a
      href={href}
      {...(/^[/#]/.test(href) ? {} : { target: '_blank' })}
      rel="noopener noreferrer nofollow"
      aria-label={t.dashboards.followLink}
      title={href}
      className="flex size-7 items-center justify-center rounded text-muted hover:bg-hover hover:text-text print:hidden"
    >
      <ExternalLink size={16} aria-hidden />
    </a>
  ) : null

/** Every number can show where it came from. */
function SqlButton({ query }: { query: string }) {
  const { document, showSql, spaceId } = useDocument()
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t.dashboards.whereFromTitle(query)} size="large">
        {found.question && spaceId ? (
          <QuestionSql spaceId={spaceId} question={found.question as unknown as Question} />
        ) : (
          <SqlView sql={found.sql} />
        )}
      </Dialog>
    </>
  )
}

/** What a question asks in words, and the statement that answers it. */
function QuestionSql({ spaceId, question }: { spaceId: string; question: Question }) {
  const checked = useQuery({
    queryKey: ['space', spaceId, 'check', JSON.stringify(question)],
    queryFn: ({ signal }) =>
      client.post('/spaces/{id}/questions/check', { path: { id: spaceId }, body: { question }, signal }),
  })
  if (checked.error) return <ErrorState error={checked.error} onRetry={() => void checked.refetch()} />
  if (!checked.data) return <SkeletonRows />
  return (
    <div className="flex flex-col gap-3">
      <p>{checked.data.sentence}</p>
      <SqlView sql={checked.data.statement} />
    </div>
  )
}

type WaitingProps = { view: ViewNode; title: string | undefined; fill: boolean }

function WaitingTile({ view, title, fill }: WaitingProps) {
  return (
    <Tile className={fill ? 'h-full overflow-hidden' : ''}>
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
