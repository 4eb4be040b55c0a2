import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { FileDrop } from '../../components/form/file-drop.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Progress } from '../../components/page/states.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { fileKinds } from '../spaces/upload-file.ts'
import type { DataSource } from './data-sources.queries.ts'
import { presentFile, type Replaced, replaceFile } from './replace-file.ts'
import { SchemaDiff } from './schema-diff.tsx'

export function ReplaceDialog({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const stop = useRef(new AbortController())
  const before = useRef<File | null>(null)
  const [sent, setSent] = useState<{ share: number | null; text: string } | null>(null)
  const [done, setDone] = useState<Replaced | null>(null)
  const send = (file: File) =>
    replaceFile(source, file, {
      signal: stop.current.signal,
      onProgress: ({ sent: share, progress }) =>
        setSent(
          share < 1
            ? { share, text: t.replace.sending }
            : { share: null, text: progress ? t.uploads.phases[progress.phase] : t.replace.reading },
        ),
    })
  const replace = useMutation({
    mutationFn: async (file: File) => {
      before.current = await presentFile(source)
      return send(file)
    },
    onSuccess: setDone,
    onSettled: () => setSent(null),
  })
  const putBack = useMutation({
    mutationFn: () => send(before.current!),
    onSuccess: () => {
      toast(t.replace.putBackDone)
      onClose()
    },
    onSettled: () => setSent(null),
  })
  const close = () => {
    stop.current.abort()
    onClose()
  }
  const error = replace.error ?? putBack.error
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
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
          <FileDrop multiple={false} accept={fileKinds} onFiles={([file]) => file && replace.mutate(file)} />
        )}
        {replace.isPending || putBack.isPending ? (
          <Progress
            value={sent?.share ?? null}
            label={sent?.text ?? t.replace.sending}
            text={sent?.text ?? t.replace.sending}
          />
        ) : null}
        {error ? <FormError error={error} /> : null}
      </div>
    </Dialog>
  )
}
