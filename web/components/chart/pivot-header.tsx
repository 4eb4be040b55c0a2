import { ArrowDown, ArrowUp, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import type { Pivot, PivotHead, PivotSort } from '../../../src/engine/charts/pivot/pivot.ts'
import type { PivotText } from '../../../src/engine/charts/pivot/pivot-text.ts'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'

type HeaderProps = {
  pivot: Pivot
  text: PivotText
  sort: PivotSort | null
  onSort: (head: string | null) => void
  /** Where the keyboard is. */
  at: { row: number; column: number }
  fold: { isFolded: boolean; onFold: (on: boolean) => void } | null
}
type Span = { key: string; text: string; wide: number; high: number; first: number; isTotal: boolean }

/** The groups across the top, one line for each, and below them the measures where there are several. */
export function PivotHeader({ pivot, text, sort, onSort, at, fold }: HeaderProps) {
  const lines = headerLines(pivot, text)
  return (
    <thead>
      {lines.map((spans, level) => (
        <tr key={`level ${String(level)}`}>
          {level === 0 ? (
            <th
              scope="col"
              rowSpan={lines.length}
              data-row={-1}
              data-column={-1}
              tabIndex={at.row === -1 && at.column === -1 ? 0 : -1}
              aria-sort={sortOf(sort, null)}
              className="sticky top-0 left-0 z-30 border-r border-b border-line bg-surface px-2 text-left align-bottom font-medium"
            >
              <span className="flex h-7 items-center gap-1">
                <SortButton sort={sort} head={null} onSort={onSort}>
                  {pivot.fields.rows.map((name) => text.label(name)).join(' › ') || t.words.total}
                </SortButton>
                {fold ? (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={fold.isFolded ? t.chart.unfoldAll : t.chart.foldAll}
                    title={fold.isFolded ? t.chart.unfoldAll : t.chart.foldAll}
                    onClick={() => fold.onFold(!fold.isFolded)}
                    className="ml-auto flex size-6 items-center justify-center rounded text-muted hover:bg-hover hover:text-text"
                  >
                    {fold.isFolded ? (
                      <ChevronsUpDown size={14} aria-hidden />
                    ) : (
                      <ChevronsDownUp size={14} aria-hidden />
                    )}
                  </button>
                ) : null}
              </span>
            </th>
          ) : null}
          {spans.map((span) => {
            const isLast = level + span.high === lines.length
            const head = isLast ? pivot.heads[span.first] : undefined
            return (
              <th
                key={span.key}
                scope={span.wide > 1 ? 'colgroup' : 'col'}
                colSpan={span.wide}
                rowSpan={span.high}
                {...(head
                  ? {
                      'data-row': -1,
                      'data-column': span.first,
                      tabIndex: at.row === -1 && at.column === span.first ? 0 : -1,
                      'aria-sort': sortOf(sort, head.key),
                    }
                  : {})}
                style={{ top: level * 28 }}
                className={classNames(
                  'sticky z-20 h-7 border-b border-line bg-surface px-2 text-right align-bottom font-medium whitespace-nowrap',
                  span.isTotal && !pivot.heads[span.first - 1]?.isTotal && 'border-l',
                )}
              >
                {head ? (
                  <SortButton sort={sort} head={head.key} onSort={onSort}>
                    {span.text}
                  </SortButton>
                ) : (
                  span.text
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

const sortOf = (sort: PivotSort | null, head: string | null) =>
  sort === null || sort.head !== head ? 'none' : sort.descending ? 'descending' : 'ascending'

type SortProps = {
  sort: PivotSort | null
  head: string | null
  onSort: (head: string | null) => void
  children: string
}

function SortButton({ sort, head, onSort, children }: SortProps) {
  const Icon = sort === null || sort.head !== head ? null : sort.descending ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => onSort(head)}
      className="inline-flex h-7 max-w-60 items-center gap-1 rounded hover:text-accent-text"
    >
      {Icon ? <Icon size={12} aria-hidden className="shrink-0" /> : null}
      <span className="truncate">{children}</span>
    </button>
  )
}

function headerLines({ fields, heads }: Pivot, text: PivotText): Span[][] {
  const several = fields.values.length > 1
  const levels = fields.columns.length
  if (levels === 0) return [heads.map((head, first) => spanOf(head, first, text.label(head.value)))]
  const groups = fields.columns.map((name, level): Span[] => {
    const spans: Span[] = []
    heads.forEach((head, first) => {
      const before = spans.at(-1)
      const key = head.isTotal ? 'total' : JSON.stringify(head.path.slice(0, level + 1))
      if (before?.key === key) before.wide++
      else if (!head.isTotal || level === 0)
        spans.push({
          key,
          text: head.isTotal ? t.words.total : text.group(name, head.path[level]),
          wide: 1,
          high: head.isTotal ? levels : 1,
          first,
          isTotal: head.isTotal,
        })
    })
    return spans
  })
  return several ? [...groups, heads.map((head, first) => spanOf(head, first, text.label(head.value)))] : groups
}

const spanOf = (head: PivotHead, first: number, text: string): Span => ({
  key: head.key,
  text,
  wide: 1,
  high: 1,
  first,
  isTotal: head.isTotal,
})
