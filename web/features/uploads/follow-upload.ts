import type { UploadProgress } from '../../../src/features/uploads/uploads.contract.ts'
import { client } from '../../lib/api.ts'

type Listeners = { onProgress: (progress: UploadProgress) => void; onGone?: () => void }

/** Hears how far the service has come with an upload, until it has ended or nobody knows of it. */
export function followUpload(id: string, { onProgress, onGone }: Listeners): () => void {
  const events = new EventSource(client.address('GET', '/uploads/{uploadId}', { path: { uploadId: id } }))
  for (const name of ['progress', 'done', 'failed'])
    events.addEventListener(name, (event) => {
      if (name !== 'progress') events.close()
      onProgress(JSON.parse((event as MessageEvent<string>).data) as UploadProgress)
    })
  // A broken connection is made again by the browser; only a refusal closes it.
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) onGone?.()
  }
  return () => events.close()
}
