import type { AppendAnswer as Appended, ReplaceAnswer as Replaced } from '../../../src/client/index.ts'
import type { UploadProgress } from '../../../src/features/uploads/uploads.contract.ts'
import { ApiError, client } from '../../lib/api.ts'
import { followUpload } from '../uploads/follow-upload.ts'
import { contentsChanged, type DataSource } from './data-sources.queries.ts'

export type { Appended, Replaced }

type Options = {
  signal: AbortSignal
  onProgress: (progress: { sent: number; progress: UploadProgress | null }) => void
}
type Sending = { uploadId: string; signal: AbortSignal; onProgress: (sent: number, total: number) => void }

/** Tells how much is sent, and then how far the service has come with it. */
async function sendFor<T>(source: DataSource, options: Options, send: (sending: Sending) => Promise<T>): Promise<T> {
  const { signal, onProgress } = options
  const uploadId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  let unfollow: (() => void) | undefined
  try {
    const answer = await send({
      uploadId,
      signal,
      onProgress(sent, total) {
        const share = total > 0 ? sent / total : 0
        onProgress({ sent: share, progress: null })
        if (share === 1)
          unfollow ??= followUpload(uploadId, { onProgress: (progress) => onProgress({ sent: 1, progress }) })
      },
    })
    await contentsChanged(source.id)
    return answer
  } finally {
    unfollow?.()
  }
}

/** `breaks`: whether it may break definitions that name its columns. */
export const replaceFile = (
  source: DataSource,
  file: File,
  { breaks, ...options }: Options & { breaks: 'keep' | 'refuse' },
): Promise<Replaced> =>
  sendFor(source, options, ({ uploadId, ...sending }) =>
    client.upload('PUT', '/data-sources/{id}/file', {
      path: { id: source.id },
      form: { uploadId, breaks, file },
      // Tables of delimited text are named after their file: statements that name them go on working.
      fileName: nameLike(source.originalFileName ?? file.name, file.name),
      ...sending,
    }),
  )

/** `table`: the one that the rows are added to, where names do not tell it. */
export const appendFile = (
  source: DataSource,
  file: File,
  { table, ...options }: Options & { table: string | undefined },
): Promise<Appended> =>
  sendFor(source, options, ({ uploadId, ...sending }) =>
    client.upload('POST', '/data-sources/{id}/file', {
      path: { id: source.id },
      form: { uploadId, ...(table && { table }), file },
      fileName: file.name,
      ...sending,
    }),
  )

/** The old name, with the ending of the new one. */
const nameLike = (before: string, after: string): string =>
  before.replace(/\.[^.]*$/, '') + (/\.[^.]*$/.exec(after)?.[0] ?? '')

/** The file as it is now, to put it back; null where that would be too much to hold, or would lack rows that were added. */
export async function presentFile(source: DataSource): Promise<File | null> {
  if ((source.fileSize ?? Number.POSITIVE_INFINITY) > 100_000_000) return null
  const path = { id: source.id }
  try {
    const { appended } = await client.get('/data-sources/{id}/import-report', { path })
    if (appended?.length) return null
    const { response } = await client.file('GET', '/data-sources/{id}/download', { path })
    return new File([await response.blob()], source.originalFileName ?? source.name)
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    throw error
  }
}
