import { useEffect, useMemo } from 'react'
import type { UploadProgress } from '../../../src/features/uploads/uploads.contract.ts'
import { ApiError, client } from '../../lib/api.ts'
import { createListeners } from '../../lib/listeners.ts'
import { keep, readKept } from '../../lib/local-storage.ts'
import { queryClient } from '../../lib/query.ts'
import { meQuery, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { sourcesChanged } from '../data-sources/data-sources.queries.ts'
import { followUpload } from './follow-upload.ts'

/** A file on its way. It goes on when one leaves the page, and is found again from another tab. */
export type Upload = {
  id: string
  teamId: string
  name: string
  size: number
  state: 'waiting' | 'sending' | 'importing' | 'done' | 'failed'
  /** Of its bytes, between 0 and 1. */
  sent: number
  progress: UploadProgress | null
  sourceId: string | null
  error: unknown
  /** Begun in another tab, or before this one was loaded: it is watched, not sent. */
  elsewhere: boolean
}

type Kept = Pick<Upload, 'id' | 'teamId' | 'name' | 'size'>
const keptKey = 'uploads'
/** Browsers open six connections to a host; each upload needs two, and the rest of the app some too. */
const atOnce = 2

let uploads: readonly Upload[] = []
const files = new Map<string, { file: File; stop: AbortController }>()
const listeners = createListeners()

const isRunning = ({ state }: Upload) => state !== 'done' && state !== 'failed'

function change(next: readonly Upload[]): void {
  uploads = next
  const sending = uploads.some((upload) => isRunning(upload) && !upload.elsewhere)
  if (sending) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
  listeners.tell()
}
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
const patch = (id: string, fields: Partial<Upload>) =>
  change(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)))

const remember = (upload: Upload) => {
  const { id, teamId, name, size } = upload
  keep(keptKey, [...readKept<Kept[]>(keptKey, []), { id, teamId, name, size }].slice(-50))
}
const forget = (id: string) =>
  keep(
    keptKey,
    readKept<Kept[]>(keptKey, []).filter((kept) => kept.id !== id),
  )

/** The uploads of this team, in the order in which they are sent. */
export function useUploads(): readonly Upload[] {
  const { team } = useMe()
  const all = listeners.use(() => uploads)
  useEffect(() => findAgain(team?.id), [team?.id])
  return useMemo(() => all.filter(({ teamId }) => teamId === team?.id), [all, team?.id])
}

export function startUploads(chosen: readonly File[]): void {
  const teamId = queryClient.getQueryData(meQuery.queryKey)?.team?.id ?? ''
  const added = chosen.map((file): Upload => {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    files.set(id, { file, stop: new AbortController() })
    return {
      id,
      teamId,
      name: file.name,
      size: file.size,
      state: 'waiting',
      sent: 0,
      progress: null,
      sourceId: null,
      error: null,
      elsewhere: false,
    }
  })
  change([...uploads, ...added])
  sendNext()
}

function sendNext(): void {
  const running = uploads.filter((upload) => files.has(upload.id) && /sending|importing/.test(upload.state)).length
  const waiting = uploads.filter((upload) => upload.state === 'waiting' && !upload.elsewhere)
  for (const upload of waiting.slice(0, Math.max(0, atOnce - running))) void send(upload)
}

async function send(upload: Upload): Promise<void> {
  const { id } = upload
  const { file, stop } = files.get(id)!
  remember(upload)
  patch(id, { state: 'sending' })
  let unfollow: (() => void) | undefined
  try {
    const source = await client.upload('POST', '/data-sources/upload', {
      // The id before the file, or the service would not know whose progress it is.
      form: { uploadId: id, name: file.name.replace(/\.[^.]+$/, '') || file.name, file },
      signal: stop.signal,
      onProgress(sent, total) {
        const all = total > 0 && sent >= total
        patch(id, { sent: total > 0 ? sent / total : 0, ...(all ? { state: 'importing' as const } : {}) })
        if (all) unfollow ??= followUpload(id, { onProgress: (progress) => patch(id, { progress }) })
      },
    })
    patch(id, { state: 'done', sourceId: source.id })
    toast(t.uploads.ready(source.name))
    await sourcesChanged()
  } catch (error) {
    if (stop.signal.aborted) change(uploads.filter((one) => one.id !== id))
    else patch(id, { state: 'failed', error })
  } finally {
    unfollow?.()
    forget(id)
    if (uploads.find((one) => one.id === id)?.state !== 'failed') files.delete(id)
    sendNext()
  }
}

/** Uploads that another tab sends, or that a reload cut off. */
function findAgain(teamId: string | undefined): void {
  const lost = readKept<Kept[]>(keptKey, []).filter(
    (kept) => kept.teamId === teamId && !uploads.some((upload) => upload.id === kept.id),
  )
  if (lost.length === 0) return
  change([
    ...lost.map((kept): Upload => {
      const begun = { state: 'importing' as const, sent: 1, progress: null, sourceId: null, error: null }
      return { ...kept, ...begun, elsewhere: true }
    }),
    ...uploads,
  ])
  for (const { id } of lost)
    followUpload(id, {
      onGone: () => dismissUpload(id),
      onProgress(progress) {
        if (progress.phase === 'done') {
          patch(id, { state: 'done', progress, sourceId: progress.dataSourceId })
          void sourcesChanged()
        } else if (progress.phase === 'failed') {
          const { code, message, detail } = progress.error ?? { code: 'api/internal', message: '', detail: '' }
          const cutOff = code === 'api/internal'
          const error = cutOff
            ? new ApiError(400, 'uploads/interrupted', t.uploads.interrupted, '')
            : new ApiError(422, code, message, detail)
          patch(id, { state: 'failed', progress, error })
        } else patch(id, { progress })
        if (progress.phase === 'done' || progress.phase === 'failed') forget(id)
      },
    })
}

export function cancelUpload(id: string): void {
  files.get(id)?.stop.abort()
  // One that has not begun has no request to end.
  if (uploads.find((upload) => upload.id === id)?.state === 'waiting') dismissUpload(id)
}

export const canRetry = (upload: Upload): boolean => upload.state === 'failed' && files.has(upload.id)

export function retryUpload(id: string): void {
  const file = files.get(id)?.file
  dismissUpload(id)
  if (file) startUploads([file])
}

export function dismissUpload(id: string): void {
  files.delete(id)
  forget(id)
  change(uploads.filter((upload) => upload.id !== id))
}

export function clearFinished(): void {
  for (const upload of uploads) if (!isRunning(upload)) dismissUpload(upload.id)
}

export { isRunning }
