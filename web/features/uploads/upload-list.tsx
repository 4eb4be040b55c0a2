import { Link } from '@tanstack/react-router'
import { Check, FileSpreadsheet, RotateCcw, X } from 'lucide-react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Progress } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import {
  cancelUpload,
  canRetry,
  clearFinished,
  dismissUpload,
  isRunning,
  retryUpload,
  type Upload,
  useUploads,
} from './uploads.ts'

/** Files on their way, and those that have just arrived. */
export function UploadList() {
  const uploads = useUploads()
  if (uploads.length === 0) return null
  return (
    <section aria-label={t.uploads.title} className="mb-6 rounded border border-line">
      <header className="flex h-9 items-center border-b border-line pr-1 pl-3">
        <h2 className="flex-1 text-13 font-medium">{t.uploads.title}</h2>
        {uploads.some((upload) => !isRunning(upload)) ? (
          <Button look="quiet" size="small" onClick={clearFinished}>
            {t.uploads.clear}
          </Button>
        ) : null}
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}

/** The share that is done, or null where it cannot be known, and what is going on. */
function stageOf({ state, sent, progress }: Upload): { share: number | null; text: string } {
  if (state === 'waiting') return { share: 0, text: t.uploads.waiting }
  if (state === 'sending') return { share: sent, text: t.uploads.sending(format.percent(Math.floor(sent * 100) / 100)) }
  if (progress === null) return { share: null, text: t.uploads.phases.waiting }
  const phase = t.uploads.phases[progress.phase]
  const share =
    progress.phase === 'reading' && progress.totalBytes ? Math.min(1, progress.bytes / progress.totalBytes) : null
  return { share, text: progress.rows > 0 ? t.uploads.rows(phase, format.number(progress.rows)) : phase }
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, size, state, sourceId } = upload
  const stage = stageOf(upload)
  return (
    <li className="border-b border-line px-3 py-2 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === 'done' ? (
          <Check size={16} className="shrink-0 text-good" aria-hidden />
        ) : (
          <FileSpreadsheet size={16} className="shrink-0 text-muted" aria-hidden />
        )}
        <span className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
          <span className="numeric ml-2 font-normal text-muted">
            {format.bytes(size)}
            {upload.elsewhere && isRunning(upload) ? ` · ${t.uploads.elsewhere}` : ''}
          </span>
        </span>
        {isRunning(upload) ? (
          <div className="w-72 max-sm:order-last max-sm:w-full">
            <Progress value={stage.share} label={`${name}: ${stage.text}`} text={stage.text} />
          </div>
        ) : null}
        {state === 'done' && sourceId ? <SourceLinks sourceId={sourceId} name={name} /> : null}
        {canRetry(upload) ? (
          <Button size="small" icon={RotateCcw} onClick={() => retryUpload(id)}>
            {t.actions.tryAgain}
          </Button>
        ) : null}
        <IconButton
          icon={X}
          size="small"
          label={isRunning(upload) && !upload.elsewhere ? t.links.cancel(name) : t.uploads.dismiss(name)}
          onClick={() => (isRunning(upload) && !upload.elsewhere ? cancelUpload(id) : dismissUpload(id))}
        />
      </div>
      {state === 'failed' ? (
        <div className="pt-2">
          <FormError error={upload.error} />
        </div>
      ) : null}
    </li>
  )
}

const SourceLinks = ({ sourceId, name }: { sourceId: string; name: string }) => (
  <span className="flex items-center gap-3">
    <Link
      to="/data/$sourceId"
      params={{ sourceId }}
      search={{ view: 'report' }}
      className="text-muted hover:text-text hover:underline"
    >
      {t.uploads.report}
    </Link>
    <Link
      to="/data/$sourceId"
      params={{ sourceId }}
      className="font-medium text-accent-text hover:underline"
      aria-label={`${t.actions.open}: ${name}`}
    >
      {t.actions.open}
    </Link>
  </span>
)
