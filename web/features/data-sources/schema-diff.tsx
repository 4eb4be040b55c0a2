import { Minus, Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { SchemaChanges } from './data-sources.queries.ts'

const marks = {
  added: { icon: Plus, className: 'text-good' },
  removed: { icon: Minus, className: 'text-bad' },
  changed: { icon: Pencil, className: 'text-warn' },
}

function Change({ kind, name, text }: { kind: keyof typeof marks; name: string; text: ReactNode }) {
  const { icon: Icon, className } = marks[kind]
  return (
    <li className="flex items-center gap-2 py-0.5">
      <Icon size={14} className={`shrink-0 ${className}`} aria-hidden />
      <span className="min-w-0 truncate font-mono text-12">{name}</span>
      <span className={`text-12 whitespace-nowrap ${className}`}>{text}</span>
    </li>
  )
}

/** What a new version of a file has changed in its tables. */
export function SchemaDiff({ changes }: { changes: SchemaChanges }) {
  const { addedTables, removedTables, changedTables } = changes
  const gone = removedTables.length > 0 || changedTables.some(({ removedColumns }) => removedColumns.length > 0)
  if (addedTables.length + removedTables.length + changedTables.length === 0)
    return <p className="text-muted">{t.replace.same}</p>
  const rows = (count: number | null) => (count === null ? '?' : format.number(count))
  return (
    <div className="flex flex-col gap-3">
      {addedTables.length + removedTables.length > 0 ? (
        <ul>
          {addedTables.map((name) => (
            <Change key={name} kind="added" name={name} text={t.replace.addedTable} />
          ))}
          {removedTables.map((name) => (
            <Change key={name} kind="removed" name={name} text={t.replace.removedTable} />
          ))}
        </ul>
      ) : null}
      {changedTables.map((table) => (
        <section key={table.name} aria-label={table.name} className="rounded border border-line px-3 py-2">
          <h3 className="flex items-baseline gap-2 font-medium">
            {table.name}
            {table.rowsBefore === table.rowsAfter ? null : (
              <span className="numeric text-12 font-normal text-muted">
                {t.replace.rows(rows(table.rowsBefore), rows(table.rowsAfter))}
              </span>
            )}
          </h3>
          <ul>
            {table.addedColumns.map((name) => (
              <Change key={name} kind="added" name={name} text={t.replace.added} />
            ))}
            {table.removedColumns.map((name) => (
              <Change key={name} kind="removed" name={name} text={t.replace.removed} />
            ))}
            {table.changedColumns.map(({ name, from, to }) => (
              <Change
                key={name}
                kind="changed"
                name={name}
                text={t.replace.retyped(t.columnProfile.types[from], t.columnProfile.types[to])}
              />
            ))}
          </ul>
        </section>
      ))}
      {gone ? <p className="text-12 text-warn">{t.replace.broken}</p> : null}
    </div>
  )
}
