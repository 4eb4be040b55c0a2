import type { Bus } from '../../platform/bus/bus.ts'
import { ServiceError } from '../../platform/errors.ts'
import { sha256 } from '../../platform/ids.ts'
import type { UploadProgress } from './uploads.contract.ts'

/** How far an upload has come, told as it goes; on every instance, because the one that is asked may not be the one that receives. */
export type UploadTracker = {
  tell(progress: Partial<UploadProgress>): void
  done(dataSourceId: string, told: Pick<UploadProgress, 'bytes' | 'rows'>): void
  failed(error: unknown): void
}

export type Uploads = {
  begin(teamId: string, uploadId: string): UploadTracker
  /** Calls the listener with how far it is now, if anything is known, and with what comes; the answer ends that. */
  follow(teamId: string, uploadId: string, listener: (progress: UploadProgress) => void): () => void
  close(): void
}

type Upload = { progress: UploadProgress; touched: number }

const topic = 'uploads'
const tellEveryMs = 200
/** After this long without news the last is told again: the upload goes on. */
const repeatMs = 2000
/** After this long without news an upload is forgotten; also one that has ended. */
const keptMs = 5 * 60 * 1000
const nothing: UploadProgress = {
  phase: 'receiving',
  bytes: 0,
  totalBytes: null,
  rows: 0,
  dataSourceId: null,
  error: null,
}

/** The id is the client's own choice: only together with the team does it name an upload. */
const keyOf = (teamId: string, uploadId: string) => sha256(`${teamId} ${uploadId}`)

export const hasEnded = ({ phase }: UploadProgress): boolean => phase === 'done' || phase === 'failed'

export function trackUploads(bus: Bus): Uploads {
  const uploads = new Map<string, Upload>()
  const listeners = new Map<string, Set<(progress: UploadProgress) => void>>()
  const unsubscribe = bus.subscribe(topic, (payload) => {
    const { key, progress } = JSON.parse(payload) as { key: string; progress: UploadProgress }
    uploads.set(key, { progress, touched: performance.now() })
    for (const listener of listeners.get(key) ?? []) listener(progress)
  })
  const forget = setInterval(() => {
    for (const [key, { touched }] of uploads) if (performance.now() - touched > keptMs) uploads.delete(key)
  }, 60_000).unref()

  return {
    begin(teamId, uploadId) {
      const key = keyOf(teamId, uploadId)
      let progress = nothing
      let toldAt = Number.NEGATIVE_INFINITY
      const publish = () => {
        toldAt = performance.now()
        // Notices may get lost; the upload goes on all the same.
        void bus.publish(topic, JSON.stringify({ key, progress })).catch(() => {})
      }
      const repeat = setInterval(publish, repeatMs).unref()
      const tell = (change: Partial<UploadProgress>) => {
        const phaseChanged = change.phase !== undefined && change.phase !== progress.phase
        progress = { ...progress, ...change }
        if (!phaseChanged && performance.now() - toldAt < tellEveryMs) return
        publish()
        if (hasEnded(progress)) clearInterval(repeat)
        else repeat.refresh()
      }
      tell({ phase: 'receiving' })
      return {
        tell,
        done: (dataSourceId, told) => tell({ phase: 'done', dataSourceId, ...told }),
        failed(error) {
          const known = error instanceof ServiceError ? error : null
          tell({
            phase: 'failed',
            error: {
              code: known?.code ?? 'api/internal',
              message: known?.message ?? 'Internal error',
              detail: known?.detail ?? 'the upload could not be finished',
            },
          })
        },
      }
    },
    follow(teamId, uploadId, listener) {
      const key = keyOf(teamId, uploadId)
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      const known = uploads.get(key)
      if (known) listener(known.progress)
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(key)
      }
    },
    close() {
      unsubscribe()
      clearInterval(forget)
    },
  }
}
