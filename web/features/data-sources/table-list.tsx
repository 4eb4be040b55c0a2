import { Link } from '@tanstack/react-router'
import { ArrowLeft, Eye, Search, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../components/form/input.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import type { SourceTable } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { isTableView, type SourceView } from './source-view.ts'

type TableListProps = {
  sourceId: string
  tables: readonly SourceTable[] | undefined
  chosen: SourceTable | null
  view: SourceView
}

const item = 'flex h-8 w-full items-center gap-2 rounded px-2 text-13 hover:bg-hover'

/** The tables of a source; schemas are headings where there is more than one. */
export function TableList({ sourceId, tables, chosen, view }: TableListProps) {
  const [search, setSearch] = useState('')
  const needle = search.trim().toLowerCase()
  const found = tables?.filter(({ name }) => name.toLowerCase().includes(needle)) ?? []
  const schemas = [...new Set(found.map(({ schema }) => schema))]
  return (
    <>
      <Link to="/data" className="mb-2 flex h-7 items-center gap-1.5 rounded px-2 text-12 text-muted hover:text-text">
        <ArrowLeft size={14} aria-hidden />
        {t.sources.all}
      </Link>
      {tables === undefined ? (
        <div className="flex flex-col gap-3 px-2 pt-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      ) : (
        <>
          {tables.length > 8 ? (
            <div className="px-1 pb-2">
              <Input
                icon={Search}
                type="search"
                className="h-7"
                placeholder={t.sources.findTable}
                aria-label={t.sources.findTable}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
          ) : null}
          {found.length === 0 ? (
            <p className="px-2 text-muted">{tables.length === 0 ? t.sources.noTables : t.sources.noTableFound}</p>
          ) : null}
          {schemas.map((schema) => (
            <div key={schema ?? ''} className="pb-2">
              {schemas.length > 1 ? <h3 className="px-2 pb-1 text-12 text-muted">{schema}</h3> : null}
              <ul>
                {found
                  .filter((table) => table.schema === schema)
                  .map((table) => (
                    <li key={table.name}>
                      <Link
                        to="/data/$sourceId"
                        params={{ sourceId }}
                        search={{
                          table: table.name,
                          ...(table.schema === null ? {} : { schema: table.schema }),
                          view: isTableView(view) ? view : 'columns',
                        }}
                        aria-current={table === chosen ? 'page' : undefined}
                        className={classNames(
                          item,
                          table === chosen ? 'bg-pressed font-medium text-text' : 'text-muted hover:text-text',
                        )}
                      >
                        {table.kind === 'view' ? (
                          <Eye size={14} className="shrink-0" aria-label={t.sources.view} />
                        ) : (
                          <Table2 size={14} className="shrink-0" aria-hidden />
                        )}
                        <span className="min-w-0 flex-1 truncate" title={table.name}>
                          {table.name}
                        </span>
                        {table.rows === null ? null : (
                          <span className="numeric text-12 font-normal text-muted">{format.compact(table.rows)}</span>
                        )}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </>
  )
}
