import { useQueries, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { type SqlDialectName, SqlEditor, type SqlSchema, SqlView } from '../../../components/text/sql-editor.tsx'
import { t } from '../../../lib/texts/index.ts'
import { dialectOf } from '../../data-sources/data-sources.queries.ts'
import { linksQuery, schemaQuery } from '../../spaces/spaces.queries.ts'

export type SqlPanelProps = {
  spaceId: string
  source: string
  sql: string
  rerunnable: boolean
  running: boolean
  error: Error | null
  ran: string | null
  onRun: (sql: string) => void
}

/** The statement of a result, to read; or to change and run again. */
export function SqlPanel(props: SqlPanelProps) {
  const [editing, setEditing] = useState(false)
  return (
    <div className="flex flex-col gap-2 border-t border-line p-2">
      {editing ? (
        <Editor {...props} />
      ) : (
        <>
          <div className="[&>div]:my-0">
            <SqlView sql={props.sql} />
          </div>
          {props.rerunnable ? (
            <Button size="small" icon={Pencil} className="self-start" onClick={() => setEditing(true)}>
              {t.answer.edit}
            </Button>
          ) : (
            <p className="text-12 text-muted">{t.answer.cannotRerun}</p>
          )}
        </>
      )}
      {props.ran ? (
        <p role="status" className="numeric px-1 text-12 text-muted">
          {props.ran}
        </p>
      ) : null}
      {props.error ? <FormError error={props.error} /> : null}
    </div>
  )
}

function Editor({ spaceId, source, sql, running, onRun }: SqlPanelProps) {
  const [draft, setDraft] = useState(sql)
  const { schema, dialect } = useSpaceSchema(spaceId, source)
  return (
    <SqlEditor
      value={draft}
      onChange={setDraft}
      onRun={(text) => onRun(text)}
      running={running}
      schema={schema}
      dialect={dialect}
      maxHeight={320}
      autoFocus
    />
  )
}

/** Names for completion: those of the files that the source stands for, or of the servers when it is one of them. */
function useSpaceSchema(spaceId: string, source: string): { schema: SqlSchema; dialect: SqlDialectName } {
  const links = useQuery(linksQuery(spaceId))
  const kind = source.startsWith('sqlite') ? 'SQLITE' : source.startsWith('duckdb') ? 'DUCKDB' : null
  const linked = (links.data ?? []).filter(({ dataSource: { type } }) =>
    kind === null ? type !== 'SQLITE' && type !== 'DUCKDB' : type === kind,
  )
  const schemas = useQueries({
    queries: linked.map((link) => schemaQuery(link.dataSourceId)),
    combine: (results) => results.flatMap(({ data }) => data?.tables ?? []),
  })
  const schema = useMemo(
    () => schemas.map((table) => ({ name: table.name, columns: table.columns.map(({ name }) => name) })),
    [schemas],
  )
  return { schema, dialect: dialectOf({ type: kind ?? linked[0]?.dataSource.type ?? 'POSTGRES' }) }
}
