import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { format } from '../../lib/format.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import type { ColumnType } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { type DataSource, type ImportReport, importReportQuery } from './data-sources.queries.ts'
import { ImportOptionsDialog } from './import-options-dialog.tsx'

type ReportTable = ImportReport['tables'][number]
type ReportColumn = ReportTable['columns'][number]

/** How a file was read, for somebody who wants to know whether to trust the numbers. */
export function ImportReportTab({ source }: { source: DataSource }) {
  const report = useQuery(importReportQuery(source.id))
  const can = useCan()
  const [choosing, setChoosing] = useState(false)
  if (report.isPending)
    return (
      <div className="p-6">
        <SkeletonRows />
      </div>
    )
  if (isLost(report)) return <ErrorState error={report.error} onRetry={() => report.refetch()} />
  const { file, tables, warnings, elapsedMs } = report.data
  const { dialect } = file
  const facts: [string, string][] = [
    [t.words.format, file.format.toUpperCase()],
    ...(file.encoding ? [[t.importReport.encoding, file.encoding.toUpperCase()] as [string, string]] : []),
    ...(dialect
      ? ([
          [t.importReport.delimiter, t.importReport.delimiters[dialect.delimiter] ?? dialect.delimiter],
          [t.importReport.quote, dialect.quote === '' ? t.importReport.noQuote : dialect.quote],
        ] as [string, string][])
      : []),
    [t.words.size, format.bytes(file.bytes)],
    [t.importReport.took, format.duration(elapsedMs)],
  ]
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-6 p-4 md:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <dl className="flex flex-1 flex-wrap gap-x-8 gap-y-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-12 text-muted">{name}</dt>
              <dd className="numeric font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {can.write && hasOptions(report.data) ? (
          <Button icon={SlidersHorizontal} onClick={() => setChoosing(true)}>
            {t.importOptions.change}
          </Button>
        ) : null}
      </div>
      {choosing ? (
        <ImportOptionsDialog source={source} report={report.data} onClose={() => setChoosing(false)} />
      ) : null}
      <Warnings warnings={warnings} />
      {tables.map((table) => (
        <TableReport key={table.name} table={table} />
      ))}
    </div>
  )
}

/** Typed files say themselves what they hold; rows that were added later are not in the file that was kept. */
const hasOptions = ({ file, appended }: ImportReport) =>
  !['parquet', 'jsonl', 'sqlite'].includes(file.format) && (appended ?? []).length === 0

const Warnings = ({ warnings }: { warnings: string[] }) =>
  warnings.length === 0 ? null : (
    <ul className="flex flex-col gap-1">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2 rounded bg-warn-soft px-3 py-1.5 text-warn">
          <TriangleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
          {warning}
        </li>
      ))}
    </ul>
  )

/** Told by the name that stands below the heading. */
const isRenaming = (text: string) => text.startsWith('named ')

type RowNotes = ReportTable['skippedRows']

function RowNote({ text, notes }: { text: (count: string) => string; notes: RowNotes }) {
  if (notes.count === 0) return null
  const shown = notes.lines.slice(0, 8).map((line) => format.number(line))
  const lines = notes.count > shown.length ? t.importReport.andMore(shown.join(', ')) : shown.join(', ')
  return (
    <li>
      {text(format.number(notes.count))}
      {shown.length > 0 ? <span className="numeric text-muted"> ({t.importReport.lines(lines)})</span> : null}
    </li>
  )
}

function TableReport({ table }: { table: ReportTable }) {
  const { header, skippedRows, paddedRows, longRows, warnings } = table
  // What the lines and names beside it already say is not said twice.
  const notes = warnings.filter((text) => !isRenaming(text) && !(skippedRows.count > 0 && /left out$/.test(text)))
  const clean = skippedRows.count + paddedRows.count + longRows.count + notes.length === 0
  return (
    <section aria-label={table.label} className="flex flex-col gap-2">
      <h2 className="flex flex-wrap items-baseline gap-2 text-14 font-semibold">
        {table.label}
        {table.label === table.name ? null : (
          <span className="font-mono text-12 font-normal text-muted">{table.name}</span>
        )}
        <span className="numeric text-12 font-normal text-muted">
          {t.sources.rowCount(format.number(table.rows))} · {t.sources.columnCount(format.number(table.columns.length))}
        </span>
        {table.hidden ? <Badge>{t.sources.hidden}</Badge> : null}
      </h2>
      <ul className="list-disc pl-4">
        <li>
          {header.found && header.row !== null
            ? t.importReport.headerAt(format.number(header.row))
            : t.importReport.headerNone}
        </li>
        <RowNote text={t.importReport.skipped} notes={skippedRows} />
        <RowNote text={t.importReport.padded} notes={paddedRows} />
        <RowNote text={t.importReport.long} notes={longRows} />
        {notes.map((note) => (
          <li key={note} className="text-warn">
            {note}
          </li>
        ))}
        {clean ? <li>{t.importReport.clean}</li> : null}
      </ul>
      <ListTable
        label={table.label}
        rows={table.columns.map((column) => ({ ...column, id: column.name }))}
        columns={[
          { header: t.importReport.column, cell: (column) => <ColumnName column={column} /> },
          {
            header: t.words.type,
            cell: (column) => (
              <span className="flex flex-wrap gap-1">
                <Badge>{t.columnProfile.types[column.type as ColumnType] ?? column.type}</Badge>
                {formatNotes(column).map((note) => (
                  <Badge key={note} tone="accent">
                    {note}
                  </Badge>
                ))}
              </span>
            ),
          },
          { header: t.importReport.reason, wide: true, cell: (column) => <Reason column={column} /> },
          {
            header: t.importReport.empty,
            align: 'right',
            cell: (column) => (
              <span className={column.nulls === 0 ? 'text-faint' : ''}>
                {column.nulls === 0 ? '–' : format.number(column.nulls)}
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}

const ColumnName = ({ column }: { column: ReportColumn }) => (
  <span className="block">
    <span className="font-medium">{column.label}</span>
    {column.label === column.name ? null : <span className="block font-mono text-12 text-muted">{column.name}</span>}
  </span>
)

const Reason = ({ column }: { column: ReportColumn }): ReactNode => (
  <span className="block text-muted">
    {column.reason}
    {column.warnings
      .filter((text) => !isRenaming(text))
      .map((warning) => (
        <span key={warning} className="block text-warn">
          {warning}
        </span>
      ))}
  </span>
)

function formatNotes({ format: found }: ReportColumn): string[] {
  if (!found) return []
  return [
    ...(found.percent ? [t.importReport.percent] : []),
    ...(found.currency ? [found.currency] : []),
    ...(found.timezone ? [found.timezone] : []),
    ...(found.trueWord && found.falseWord ? [t.importReport.words(found.trueWord, found.falseWord)] : []),
  ]
}
