import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { FileDrop } from '../../components/form/file-drop.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Progress } from '../../components/page/states.tsx'
import { ApiError } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { fileKinds } from '../spaces/upload-file.ts'
import type { DataSource } from './data-sources.queries.ts'
import { presentFile, type Replaced, replaceFile } from './replace-file.ts'
import { SchemaDiff } from './schema-diff.tsx'

/** The file goes up with its progress told, and the one before can be put back. */
function useReplacing(source: DataSource, onPutBack: () => void) {
  const stop = useRef(new AbortController())
  const before = useRef<File | null>(null)
  const [sent, setSent] = useState<{ share: number | null; text: string } | null>(null)
  const [done, setDone] = useState<Replaced | null>(null)
  const send = (file: File, breaks: 'keep' | 'refuse') =>
    replaceFile(source, file, {
      breaks,
      signal: stop.current.signal,
      onProgress: ({ sent: share, progress }) =>
        setSent(
          share < 1
            ? { share, text: t.replace.sending }
            : { share: null, text: progress ? t.uploads.phases[progress.phase] : t.replace.reading },
        ),
    })
  const replace = useMutation({
    mutationFn: async ({ file, breaks }: { file: File; breaks: 'keep' | 'refuse' }) => {
      before.current = await presentFile(source)
      return send(file, breaks)
    },
    onSuccess: setDone,
    onSettled: () => setSent(null),
  })
  const putBack = useMutation({
    mutationFn: () => send(before.current!, 'keep'),
    onSuccess: () => {
      toast(t.replace.putBackDone)
      onPutBack()
    },
    onSettled: () => setSent(null),
  })
  return { replace, putBack, sent, done, before, stop: () => stop.current.abort() }
}

export function ReplaceDialog({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const { replace, putBack, sent, done, before, stop } = useReplacing(source, onClose)
  const close = () => {
    stop()
    onClose()
  }
  const error = replace.error ?? putBack.error
  const broken =
    replace.error instanceof ApiError && replace.error.code === 'data-sources/breaks-definitions'
      ? ((replace.error.cause.faults ?? []) as { path: string; message: string }[])
      : null
  return (
    <Dialog
      onClose={close}
      title={done ? t.replace.done : t.replace.title(source.name)}
      description={done ? undefined : t.replace.text}
      footer={
        done ? (
          <>
            {before.current ? (
              <Button icon={Undo2} busy={putBack.isPending} onClick={() => putBack.mutate()}>
                {t.replace.putBack}
              </Button>
            ) : null}
            <Button look="primary" onClick={close}>
              {t.actions.done}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {done ? (
          <SchemaDiff changes={done.changes} />
        ) : replace.isPending ? null : (
          <FileDrop
            multiple={false}
            accept={fileKinds}
            onFiles={([file]) => file && replace.mutate({ file, breaks: 'refuse' })}
          />
        )}
        {replace.isPending || putBack.isPending ? (
          <Progress
            value={sent?.share ?? null}
            label={sent?.text ?? t.replace.sending}
            text={sent?.text ?? t.replace.sending}
          />
        ) : null}
        {broken ? (
          <Broken faults={broken} onReplace={() => replace.mutate({ file: replace.variables!.file, breaks: 'keep' })} />
        ) : error ? (
          <FormError error={error} />
        ) : null}
      </div>
    </Dialog>
  )
}

/** What the definitions would name in vain, before anything is replaced. */
function Broken({ faults, onReplace }: { faults: { path: string; message: string }[]; onReplace: () => void }) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded border border-line bg-warn-soft px-3 py-2">
      <p className="font-medium">{t.replace.breaks}</p>
      <ul className="list-disc pl-5">
        {faults.slice(0, 10).map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onReplace}>{t.replace.anyway}</Button>
      </div>
    </div>
  )
}
