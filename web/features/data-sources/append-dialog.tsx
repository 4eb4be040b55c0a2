import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { FileDrop } from '../../components/form/file-drop.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Progress } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { fileKinds } from '../spaces/upload-file.ts'
import { type DataSource, schemaQuery } from './data-sources.queries.ts'
import { type Appended, appendFile } from './replace-file.ts'

/** Adds the rows of a file to a table, and says what was added. */
export function AppendDialog({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const stop = useRef(new AbortController())
  const tables = useQuery(schemaQuery(source.id)).data?.tables ?? []
  const [table, setTable] = useState('')
  const [sent, setSent] = useState<{ share: number | null; text: string }>({ share: 0, text: t.append.sending })
  const add = useMutation({
    mutationFn: (file: File) =>
      appendFile(source, file, {
        table: table || undefined,
        signal: stop.current.signal,
        onProgress: ({ sent: share, progress }) =>
          setSent(
            share < 1
              ? { share, text: t.append.sending }
              : { share: null, text: progress ? t.uploads.phases[progress.phase] : t.append.reading },
          ),
      }),
  })
  const close = () => {
    stop.current.abort()
    onClose()
  }
  return (
    <Dialog
      onClose={close}
      title={add.data ? t.append.done : t.append.title(source.name)}
      description={add.data ? undefined : t.append.text}
      footer={
        add.data ? (
          <Button look="primary" onClick={close}>
            {t.actions.done}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {add.data ? (
          <Added answer={add.data} />
        ) : add.isPending ? (
          <Progress value={sent.share} label={sent.text} text={sent.text} />
        ) : (
          <>
            {tables.length > 1 ? (
              <Select
                label={t.append.table}
                placeholder={t.append.byName}
                value={table || undefined}
                onChange={setTable}
                options={tables.map(({ name }) => ({ value: name, label: name }))}
              />
            ) : null}
            <FileDrop multiple={false} accept={fileKinds} onFiles={([file]) => file && add.mutate(file)} />
          </>
        )}
        {add.error ? <FormError error={add.error} /> : null}
      </div>
    </Dialog>
  )
}

function Added({ answer: { added, changes } }: { answer: Appended }) {
  return (
    <ul className="flex flex-col gap-2">
      {added.tables.map(({ name, into = name, rows, columns, warnings, skippedRows }) => {
        const now = changes.changedTables.find((table) => table.name === into)?.rowsAfter
        const notes = [
          ...(skippedRows.count > 0 ? [t.append.skipped(skippedRows.count, format.number(skippedRows.count))] : []),
          ...warnings.filter((text) => !text.startsWith('named ')),
          ...columns.flatMap((column) => column.warnings.map((text) => `${column.name}: ${text}`)),
        ]
        return (
          <li key={name}>
            <p>
              <span className="font-medium">{into}</span>{' '}
              <span className="numeric">{t.append.rows(rows, format.number(rows))}</span>
              {now == null ? null : <span className="numeric text-muted"> {t.append.now(format.number(now))}</span>}
            </p>
            {notes.slice(0, 10).map((text) => (
              <p key={text} className="text-12 text-muted">
                {text}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
