import { KeyRound, Link2 } from 'lucide-react'
import { Badge } from '../../components/page/badge.tsx'
import { ColumnProfile } from '../../components/table/column-profile.tsx'
import { format } from '../../lib/format.ts'
import type { SourceTable } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'

/** What each column holds. */
export function TableColumns({ table }: { table: SourceTable }) {
  const profiling = table.columns.some(({ profile }) => profile === null)
  return (
    <div className="p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4">
        <h2 className="min-w-0 truncate text-16 font-semibold">{table.name}</h2>
        <span className="numeric text-muted">
          {table.rows === null ? null : `${t.sources.rowCount(format.number(table.rows))} · `}
          {t.sources.columnCount(format.number(table.columns.length))}
        </span>
        {table.hidden ? <Badge>{t.sources.hidden}</Badge> : null}
        {table.kind === 'view' ? <Badge>{t.sources.view}</Badge> : null}
        {profiling ? (
          <span role="status" className="text-12 text-muted">
            {t.sources.profiling} …
          </span>
        ) : null}
      </header>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {table.columns.map((column) => (
          <li key={column.name} className="flex flex-col *:first:flex-1">
            <ColumnProfile name={column.name} type={column.type} profile={column.profile} />
            {column.primaryKey || column.references ? (
              <p className="flex items-center gap-1.5 truncate px-1 pt-1 text-12 text-muted">
                {column.primaryKey ? (
                  <>
                    <KeyRound size={12} aria-hidden /> {t.sources.primaryKey}
                  </>
                ) : null}
                {column.references ? (
                  <>
                    <Link2 size={12} aria-hidden />
                    {t.sources.refers(column.references.table, column.references.column)}
                  </>
                ) : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
