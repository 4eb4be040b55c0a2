import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import {
  type Pivot,
  type PivotLine,
  type PivotSort,
  pivotFields,
  pivotOf,
  wholesOf,
} from '../../../src/engine/charts/pivot/pivot.ts'
import { type PivotText, pivotText } from '../../../src/engine/charts/pivot/pivot-text.ts'
import { cellTone } from '../../../src/engine/formats/cell-tone.ts'
import { classNames } from '../../lib/class-names.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { toneLook } from '../table/data-table-row.tsx'
import type { Picked } from './chart-canvas.tsx'
import { PivotHeader } from './pivot-header.tsx'
import { useWholes, type WholeSource } from './use-wholes.ts'

type PivotTableProps = {
  spec: ChartSpec
  data: ChartData
  label: string
  wholes?: WholeSource | undefined
  onPick?: ((picked: Picked) => void) | undefined
}
/** Where the keyboard is: row -1 is the heading, column -1 the names of the groups. */
type Place = { row: number; column: number }

const numberLook = 'numeric px-2 text-right whitespace-nowrap'

/** Groups down the side and across the top; groups fold, headings sort, totals are those of the whole. */
export function PivotTable({ spec, data, label, wholes: source, onPick }: PivotTableProps) {
  const [sort, setSort] = useState<PivotSort | null>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fields = useMemo(() => pivotFields(spec, data), [spec, data])
  const wanted = useMemo(() => wholesOf(fields), [fields])
  const { wholes, isPending } = useWholes(source, wanted)
  const pivot = useMemo(
    () => pivotOf(spec, { ...data, wholes, ...(isPending && { truncated: true }) }, sort),
    [spec, data, wholes, sort, isPending],
  )
  const text = useMemo(() => pivotText(pivot, spec, data, locale), [pivot, spec, data])
  const lines = pivot.lines.filter(
    ({ path }) => !path.slice(0, -1).some((_, i) => folded.has(JSON.stringify(path.slice(0, i + 1)))),
  )
  const groups = pivot.lines.filter(({ isGroup }) => isGroup).map(({ key }) => key)
  const fold = (keys: string[], on: boolean) =>
    setFolded((now) => (on ? new Set([...now, ...keys]) : new Set([...now].filter((key) => !keys.includes(key)))))
  const sortBy = (head: string | null) =>
    setSort((now) => (now?.head !== head ? { head, descending: head !== null } : turned(now, head)))
  const keys = usePivotKeys({ pivot, lines, folded, fold, sortBy, onPick })
  return (
    <div className="max-h-full min-h-0 w-full overflow-auto rounded border border-line bg-bg print:overflow-visible">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows fold is a treegrid
        role="treegrid"
        aria-label={label}
        aria-busy={isPending}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        onFocus={keys.onFocus}
        className="w-max min-w-full border-separate border-spacing-0 text-13"
      >
        <PivotHeader
          pivot={pivot}
          text={text}
          sort={sort}
          onSort={sortBy}
          at={keys.at}
          fold={groups.length > 0 ? { isFolded: folded.size > 0, onFold: (on) => fold(groups, on) } : null}
        />
        <tbody>
          {lines.map((line, row) => (
            <Line
              key={line.key}
              {...{ line, row, pivot, text, at: keys.at, onPick, rules: spec.rules }}
              isFolded={folded.has(line.key)}
              onFold={(on) => fold([line.key], on)}
            />
          ))}
        </tbody>
      </table>
      {pivot.moreColumns > 0 ? (
        <p className="sticky left-0 px-2 py-1 text-12 text-muted">{t.chart.moreColumns(String(pivot.moreColumns))}</p>
      ) : null}
    </div>
  )
}

/** Highest, lowest, then as the question has it. */
const turned = (now: PivotSort, head: string | null): PivotSort | null =>
  now.descending === (head !== null) ? { head, descending: head === null } : null

type LineProps = {
  line: PivotLine
  row: number
  rules: ChartSpec['rules']
  pivot: Pivot
  text: PivotText
  at: Place
  isFolded: boolean
  onFold: (on: boolean) => void
  onPick: PivotTableProps['onPick']
}

function Line({ line, row, rules, pivot, text, at, isFolded, onFold, onPick }: LineProps) {
  const { isTotal, isGroup, depth, path } = line
  const tab = (column: number) => (at.row === row && at.column === column ? 0 : -1)
  const field = pivot.fields.rows[depth] ?? ''
  const look = isTotal ? 'sticky bottom-0 border-t border-t-line-strong bg-surface font-semibold' : 'bg-bg'
  const Icon = isFolded ? ChevronRight : ChevronDown
  return (
    <tr aria-level={depth + 1} {...(isGroup ? { 'aria-expanded': !isFolded } : {})} className="group">
      <th
        scope="row"
        data-row={row}
        data-column={-1}
        tabIndex={tab(-1)}
        title={isTotal ? undefined : text.group(field, path.at(-1))}
        onClick={isGroup ? () => onFold(!isFolded) : undefined}
        style={{ paddingLeft: 8 + depth * 16 }}
        className={classNames(
          'sticky left-0 z-10 h-7 max-w-[40vw] truncate border-r border-b border-line pr-3 text-left md:max-w-80',
          isTotal ? 'bottom-0 z-20' : '',
          isGroup ? 'cursor-pointer font-medium' : isTotal ? '' : 'font-normal',
          look,
        )}
      >
        <span className="flex h-7 max-w-full items-center gap-1">
          {isGroup ? (
            <Icon size={14} aria-hidden className="shrink-0 text-muted" />
          ) : pivot.fields.rows.length > 1 && !isTotal ? (
            <span className="w-3.5 shrink-0" />
          ) : null}
          <span className="truncate">{isTotal ? t.words.total : text.group(field, path.at(-1))}</span>
        </span>
      </th>
      {line.cells.map(({ value, row: source }, i) => {
        const head = pivot.heads[i]!
        const picks = onPick && source && isWholeCell(pivot, line, i)
        return (
          <td
            key={head.key}
            data-row={row}
            data-column={i}
            tabIndex={tab(i)}
            className={classNames(
              'h-7 border-b border-line',
              numberLook,
              head.isTotal && 'font-medium',
              head.isTotal && !pivot.heads[i - 1]?.isTotal && 'border-l',
              isGroup && 'font-medium',
              picks ? 'cursor-pointer hover:bg-hover' : '',
              isTotal ? look : toneLook(cellTone(rules, head.value, value)) || look,
            )}
          >
            {value === null ? <span className="text-faint">–</span> : text.cell(head.value, value)}
          </td>
        )
      })}
    </tr>
  )
}

/** A cell of the rows themselves, not of their totals. */
const isWholeCell = ({ fields, heads }: Pivot, line: PivotLine, at: number): boolean =>
  !line.isTotal && !line.isGroup && (fields.columns.length === 0 || !heads[at]!.isTotal)

type KeysProps = {
  pivot: Pivot
  lines: PivotLine[]
  folded: ReadonlySet<string>
  fold: (keys: string[], on: boolean) => void
  sortBy: (head: string | null) => void
  onPick: PivotTableProps['onPick']
}

/** One stop for Tab; arrows move, right and left unfold and fold, Enter sorts, folds or opens what a cell leads to. */
function usePivotKeys({ pivot, lines, folded, fold, sortBy, onPick }: KeysProps) {
  const [at, setAt] = useState<Place>({ row: 0, column: -1 })
  const table = useRef<HTMLTableElement | null>(null)
  const within: Place = {
    row: Math.min(at.row, lines.length - 1),
    column: Math.min(at.column, pivot.heads.length - 1),
  }
  const go = (row: number, column: number) => {
    const place = {
      row: Math.max(-1, Math.min(lines.length - 1, row)),
      column: Math.max(-1, Math.min(pivot.heads.length - 1, column)),
    }
    setAt(place)
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${place.row}"][data-column="${place.column}"]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const pick = ({ row, column }: Place, at: Picked['at']) => {
    const line = lines[row]
    const source = line?.cells[column]?.row
    if (line && source && onPick && isWholeCell(pivot, line, column))
      onPick({ row: source, measure: pivot.heads[column]!.value, at })
  }
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const cell = (target as HTMLElement).closest<HTMLElement>('td[data-row]')
    const { row, column } = cell?.dataset ?? {}
    if (cell) pick({ row: Number(row), column: Number(column) }, { x: clientX, y: clientY })
  }
  const enter = (cell: HTMLElement) => {
    const { row, column } = within
    if (row === -1) return sortBy(column === -1 ? null : (pivot.heads[column]?.key ?? null))
    const line = lines[row]
    if (!line) return
    if (column === -1) return line.isGroup ? fold([line.key], !folded.has(line.key)) : undefined
    const { left, bottom } = cell.getBoundingClientRect()
    pick(within, { x: left, y: bottom })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    table.current = event.currentTarget
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (!cell || event.altKey || event.metaKey) return
    const { row, column } = within
    const line = lines[row]
    const onGroup = column === -1 && line?.isGroup ? line : null
    const last = pivot.heads.length - 1
    const moved: Record<string, [number, number]> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      Home: [event.ctrlKey ? 0 : row, -1],
      End: [event.ctrlKey ? lines.length - 1 : row, last],
    }
    const place = moved[event.key]
    const folds = onGroup && event.key === (folded.has(onGroup.key) ? 'ArrowRight' : 'ArrowLeft')
    if (folds) fold([onGroup.key], !folded.has(onGroup.key))
    else if (place) go(...place)
    else if (event.key === 'Enter' || event.key === ' ') enter(cell)
    else return
    event.preventDefault()
  }
  const onFocus = (event: { target: EventTarget; currentTarget: HTMLTableElement }) => {
    table.current = event.currentTarget
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (cell) setAt({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) })
  }
  return { at: within, onKeyDown, onClick, onFocus }
}
