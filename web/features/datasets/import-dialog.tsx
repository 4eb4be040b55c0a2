import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button, CancelOr } from '../../components/form/button.tsx'
import { FileDrop } from '../../components/form/file-drop.tsx'
import { Field, FormError } from '../../components/form/form.tsx'
import { choicesOf, Select, SelectField } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { SqlEditor } from '../../components/text/sql-editor.tsx'
import { client } from '../../lib/api.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  type DataSource,
  dataSourcesQuery,
  dialectOf,
  nameInSql,
  runQuery,
  schemaQuery,
  sqlSchemaOf,
} from '../data-sources/data-sources.queries.ts'
import { type Dataset, entriesChanged } from './datasets.queries.ts'

type Mode = 'append' | 'replace'
type Origin = { kind: 'query'; sourceId: string; sql: string } | { kind: 'file'; file: File } | null

const kinds = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.xls', '.xlsb', '.ods']

type ImportDialogProps = { dataset: Dataset; entries: number; onClose: () => void }

export function ImportDialog({ dataset, entries, onClose }: ImportDialogProps) {
  const [from, setFrom] = useState<'query' | 'file'>('query')
  const [query, setQuery] = useState<Extract<Origin, { kind: 'query' }> | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<Mode>('append')
  const origin: Origin = from === 'query' ? query : file && { kind: 'file', file }
  const take = useMutation({
    mutationFn: async (chosen: NonNullable<Origin>) => {
      if (chosen.kind === 'query')
        return client.post('/datasets/{id}/import', {
          path: { id: dataset.id },
          body: { dataSourceId: chosen.sourceId, sql: chosen.sql, mode },
        })
      return client.upload('POST', '/datasets/{id}/import-file', {
        path: { id: dataset.id },
        form: { mode, file: chosen.file },
      })
    },
    onSuccess: async ({ added, removed, truncated }) => {
      const count = format.number(added)
      toast(
        removed > 0 ? t.importing.replaced(count, format.number(removed)) : t.importing.done(count),
        truncated ? { description: t.importing.truncated(count) } : {},
      )
      await entriesChanged(dataset.id)
      onClose()
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={t.importing.title(dataset.name)}
      size="large"
      footer={
        <CancelOr
          onCancel={onClose}
          busy={take.isPending}
          disabled={origin === null || (origin.kind === 'query' && origin.sql.trim() === '')}
          onClick={() => origin && take.mutate(origin)}
        >
          {t.importing.open}
        </CancelOr>
      }
    >
      <div className="flex flex-col gap-4">
        <Tabs
          label={t.importing.open}
          value={from}
          onChange={setFrom}
          tabs={[
            { value: 'query', label: t.importing.fromQuery, content: <FromQuery value={query} onChange={setQuery} /> },
            {
              value: 'file',
              label: t.importing.fromFile,
              content: <FromFile value={file} onChange={setFile} />,
            },
          ]}
        />
        {entries > 0 ? (
          <Field
            label={t.importing.mode}
            error={mode === 'replace' ? t.importing.replaceWarning(format.number(entries)) : null}
          >
            {({ 'aria-invalid': _, ...control }) => (
              <Select
                {...control}
                value={mode}
                onChange={setMode}
                options={choicesOf(['append', 'replace'], t.importing.modes)}
              />
            )}
          </Field>
        ) : null}
        {take.error ? <FormError error={take.error} /> : null}
      </div>
    </Dialog>
  )
}

type QueryOrigin = Extract<Origin, { kind: 'query' }>

function FromFile({ value, onChange }: { value: File | null; onChange: (file: File | null) => void }) {
  if (value === null)
    return (
      <FileDrop
        multiple={false}
        accept={kinds}
        hint={t.importing.fileHint}
        onFiles={([one]) => onChange(one ?? null)}
      />
    )
  return (
    <p className="flex items-center gap-3 rounded border border-line px-3 py-2">
      <span className="min-w-0 flex-1 truncate">{t.importing.chosen(value.name, format.bytes(value.size))}</span>
      <Button size="small" onClick={() => onChange(null)}>
        {t.importing.another}
      </Button>
    </p>
  )
}

function FromQuery({ value, onChange }: { value: QueryOrigin | null; onChange: (value: QueryOrigin) => void }) {
  const sources = useQuery(dataSourcesQuery)
  const source = sources.data?.find(({ id }) => id === value?.sourceId)
  if (sources.data?.length === 0) return <EmptyState title={t.importing.noSources} />
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t.importing.source}
        value={value?.sourceId}
        placeholder={t.importing.chooseSource}
        onChange={(sourceId) => onChange({ kind: 'query', sourceId, sql: '' })}
        options={(sources.data ?? []).map(({ id, name, type }) => ({
          value: id,
          label: name,
          hint: t.sources.types[type],
        }))}
      />
      {source && value ? (
        <SourceQuery key={source.id} source={source} sql={value.sql} onChange={(sql) => onChange({ ...value, sql })} />
      ) : null}
    </div>
  )
}

/** The statement, and its first rows when it is run. */
function SourceQuery({ source, sql, onChange }: { source: DataSource; sql: string; onChange: (sql: string) => void }) {
  const schema = useQuery(schemaQuery(source.id))
  const words = useMemo(() => sqlSchemaOf(schema.data), [schema.data])
  const preview = useMutation({ mutationFn: (statement: string) => runQuery(source.id, statement) })
  const first = schema.data?.tables.find(({ hidden }) => !hidden)
  // Something that works stands there to begin with.
  const [offered, setOffered] = useState(false)
  if (!offered && first) {
    setOffered(true)
    if (sql === '') onChange(`select *\nfrom ${nameInSql(first, source)}`)
  }
  return (
    <>
      <SqlEditor
        value={sql}
        onChange={onChange}
        onRun={(statement) => preview.mutate(statement)}
        running={preview.isPending}
        schema={words}
        dialect={dialectOf(source)}
        maxHeight={180}
      />
      {preview.error ? (
        <FormError error={preview.error} />
      ) : preview.data ? (
        <DataTable
          className="h-56"
          label={t.words.preview}
          columns={preview.data.columns}
          rows={preview.data.data}
          hideToolbar
        />
      ) : (
        <p className="text-12 text-muted">{t.importing.previewHint}</p>
      )}
    </>
  )
}
