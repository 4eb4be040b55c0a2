import { useQuery } from '@tanstack/react-query'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { DataTable, type TableAsked } from '../../components/table/data-table.tsx'
import { readFilter } from '../../components/table/data-table-values.ts'
import { saveMade } from '../../lib/clipboard.ts'
import { format } from '../../lib/format.ts'
import { useShortcut } from '../../lib/keys.ts'
import { whyNot } from '../../lib/query.ts'
import type { SourceTable } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import {
  type DataSource,
  exportRows,
  pageRows,
  type RowsAsked,
  rowsCountQuery,
  rowsQuery,
} from './data-sources.queries.ts'

const s = t.sources
const everything: RowsAsked = { sort: [], filters: [] }
/** Whoever types is still typing. */
const typingMs = 250

/** What a table's header and search ask for, as the service takes it. */
const askedBy = ({ sort, filters, search }: TableAsked): RowsAsked => ({
  sort: sort.map(({ id, desc }) => ({ column: id, descending: desc })),
  filters: filters.flatMap(({ id, value }) => {
    const filter = typeof value === 'string' ? readFilter(value) : null
    return filter ? [{ column: id, ...filter }] : []
  }),
  ...(search.trim() !== '' && { search: search.trim() }),
})

/** What is asked for, a moment after the last key; a click takes effect at once. */
function useAsked() {
  const [{ asked, page }, setState] = useState({ asked: everything, page: 0 })
  const latest = useRef(everything)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onAsk = useCallback((given: TableAsked) => {
    const next = askedBy(given)
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    if (same(next, latest.current)) return
    const typed = same(next.sort, latest.current.sort)
    latest.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState({ asked: next, page: 0 }), typed ? typingMs : 0)
  }, [])
  return { asked, page, onAsk, setPage: (to: number) => setState({ asked, page: to }) }
}

/** The rows of a table: sorted, filtered and counted by its database, a page at a time. */
export function TableRows({ source, table }: { source: DataSource; table: SourceTable }) {
  const { asked, page, onAsk, setPage } = useAsked()
  const rows = useQuery(rowsQuery(source.id, table, asked, page))
  const count = useQuery(rowsCountQuery(source.id, table, asked)).data?.count ?? null
  const sample = useRef(rows.data)
  sample.current ??= rows.data
  const first = sample.current
  const columns = useMemo(() => first?.columns.map((name, i) => ({ name, type: first.types[i]! })) ?? [], [first])
  if (rows.isPending)
    return (
      <div className="p-6">
        <SkeletonRows count={10} />
      </div>
    )
  const error = whyNot(rows)
  if (first === undefined) return <ErrorState error={error} onRetry={() => rows.refetch()} />
  const shown = error ? [] : (rows.data?.data ?? [])
  const save = () =>
    saveMade(exportRows(source.id, table, asked))
      .then((name) => toast(s.rowsExported(name)))
      .catch(showError)
  const isNarrowed = asked.search !== undefined || (asked.filters?.length ?? 0) > 0
  return (
    <div className="flex h-full min-h-0 flex-col gap-2 p-4 md:px-6">
      <DataTable
        className="min-h-0 flex-1"
        label={table.name}
        columns={columns}
        rows={shown}
        keepAs={`${source.id}:${table.name}`}
        onExport={() => void save()}
        whole={{
          onAsk,
          busy: rows.isPlaceholderData,
          sample: first.data,
          count: error ? '' : countInWords({ page, shown: shown.length, count, all: isNarrowed ? table.rows : null }),
          empty: error ? <ErrorState error={error} onRetry={() => rows.refetch()} /> : <NoRows narrowed={isNarrowed} />,
        }}
      />
      <Pager page={page} count={error ? 0 : count} shown={shown.length} onPage={setPage} />
    </div>
  )
}

const NoRows = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? <EmptyState title={s.noRowsFound} text={s.noRowsFoundText} /> : <EmptyState title={s.noRows} />

type Counted = { page: number; shown: number; count: number | null; all: number | null }

function countInWords({ page, shown, count, all }: Counted): string {
  const [from, to] = [page * pageRows + 1, page * pageRows + shown].map((n) => format.number(n)) as [string, string]
  if (count === null) return shown === 0 ? '' : s.counting(from, to)
  if (all !== null && all > count) return s.filteredRows(format.number(count), format.number(all))
  const of = s.rowCount(format.number(count))
  return count > pageRows && shown > 0 ? s.rowsFromTo(from, to, of) : of
}

type PagerProps = { page: number; count: number | null; shown: number; onPage: (page: number) => void }

/** Nothing where one page is all. Without a count one can still go on as long as pages are full. */
function Pager({ page, count, shown, onPage }: PagerProps) {
  const last = count === null ? null : Math.max(0, Math.ceil(count / pageRows) - 1)
  const hasNext = last === null ? shown === pageRows : page < last
  useShortcut(hasNext ? 'n' : null, s.nextPage, t.keysHelp.groups.page, () => onPage(page + 1))
  useShortcut(page > 0 ? 'p' : null, s.previousPage, t.keysHelp.groups.page, () => onPage(page - 1))
  if (page === 0 && !hasNext) return null
  const step = (icon: LucideIcon, label: string, to: number | null, able: boolean, keys?: string) => (
    <IconButton
      icon={icon}
      label={label}
      {...(keys && { keys })}
      disabled={!able || to === null}
      onClick={() => to !== null && onPage(to)}
    />
  )
  return (
    <nav aria-label={s.pages} className="flex items-center justify-center gap-1">
      {step(ChevronFirst, s.firstPage, 0, page > 0)}
      {step(ChevronLeft, s.previousPage, page - 1, page > 0, 'p')}
      <span className="numeric min-w-32 text-center text-12 text-muted">
        {last === null ? s.page(format.number(page + 1)) : s.pageOf(format.number(page + 1), format.number(last + 1))}
      </span>
      {step(ChevronRight, s.nextPage, page + 1, hasNext, 'n')}
      {step(ChevronLast, s.lastPage, last, hasNext)}
    </nav>
  )
}
