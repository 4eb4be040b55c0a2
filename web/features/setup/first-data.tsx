import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronRight, Database, FlaskConical, type LucideIcon, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { acceptFiles, FilePicker } from '../../components/form/file-drop.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Progress } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { loadSample } from '../samples/load-sample.ts'
import { fileKinds } from '../spaces/upload-file.ts'
import { type FirstFile, useFirstFiles } from './use-first-files.ts'

const choice =
  'flex w-full items-center gap-3 rounded border border-line bg-bg p-4 text-left transition-colors hover:border-line-strong hover:bg-hover disabled:opacity-60'

type ChoiceProps = { icon: LucideIcon; title: string; text: string; disabled?: boolean; onClick: () => void }

const Choice = ({ icon: Icon, title, text, disabled, onClick }: ChoiceProps) => (
  <button type="button" className={choice} disabled={disabled} onClick={onClick}>
    <Icon size={20} className="shrink-0 text-accent-text" aria-hidden />
    <span className="min-w-0 flex-1">
      <span className="block text-14 font-medium">{title}</span>
      <span className="block text-muted">{text}</span>
    </span>
    <ChevronRight size={16} className="shrink-0 text-faint" aria-hidden />
  </button>
)

/** What to look at first: the one choice of a first run. Files may also be dropped right here. */
export function FirstData({ footer }: { footer?: ReactNode }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const open = (space: { id: string }) => navigate({ to: '/spaces/$spaceId', params: { spaceId: space.id } })
  const uploads = useFirstFiles(open)
  const sample = useMutation({ mutationFn: loadSample, onSuccess: open })
  const take = (files: Iterable<File>) => {
    const taken = acceptFiles([...files], fileKinds)
    if (taken.length > 0) uploads.send(taken)
  }
  const busy = uploads.isPending || sample.isPending
  return (
    <section
      aria-label={t.setup.choiceTitle}
      className={classNames('flex flex-col gap-2 rounded', over && 'outline-2 outline-offset-4 outline-accent')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!busy) take(event.dataTransfer.files)
      }}
    >
      <Choice
        icon={Upload}
        title={t.setup.upload}
        text={t.setup.uploadText}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
      <Choice
        icon={Database}
        title={t.setup.connect}
        text={t.setup.connectText}
        disabled={busy}
        onClick={() => void navigate({ to: '/data/connect', search: { into: 'space' } })}
      />
      <Choice
        icon={FlaskConical}
        title={t.setup.sample}
        text={t.setup.sampleText}
        disabled={busy}
        onClick={() => sample.mutate()}
      />
      <FilePicker ref={input} label={t.setup.upload} accept={fileKinds} onFiles={take} />
      {uploads.files.map((file, at) =>
        file.error ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <FormError key={at} error={file.error} about={file.name} />
        ) : uploads.isPending ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <FileProgress key={at} file={file} />
        ) : null,
      )}
      {sample.isPending ? <Progress value={null} label={t.setup.sampleBusy} text={t.setup.sampleBusy} /> : null}
      {sample.error ? <FormError error={sample.error} /> : footer}
    </section>
  )
}

function FileProgress({ file: { name, sent, isDone } }: { file: FirstFile }) {
  const label = isDone ? t.uploads.ready(name) : sent === 1 ? t.links.reading(name) : t.links.uploading(name)
  return <Progress value={isDone ? 1 : sent === 1 ? null : sent} label={label} text={label} />
}
