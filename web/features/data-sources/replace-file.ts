import type { ReplaceAnswer as Replaced } from '../../../src/client/index.ts'
import type { UploadProgress } from '../../../src/features/uploads/uploads.contract.ts'
import { ApiError, client } from '../../lib/api.ts'
import { followUpload } from '../uploads/follow-upload.ts'
import { contentsChanged, type DataSource } from './data-sources.queries.ts'

export type { Replaced }

type Progress = { sent: number; progress: UploadProgress | null }
type Options = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Whether it may break definitions that name its columns. */
  breaks: 'keep' | 'refuse'
}

export async function replaceFile(
  source: DataSource,
  file: File,
  { signal, onProgress, breaks }: Options,
): Promise<Replaced> {
  const uploadId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  let unfollow: (() => void) | undefined
  try {
    const answer = await client.upload('PUT', '/data-sources/{id}/file', {
      path: { id: source.id },
      form: { uploadId, breaks, file },
      // Tables of delimited text are named after their file: statements that name them go on working.
      fileName: nameLike(source.originalFileName ?? file.name, file.name),
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

/** The old name, with the ending of the new one. */
const nameLike = (before: string, after: string): string =>
  before.replace(/\.[^.]*$/, '') + (/\.[^.]*$/.exec(after)?.[0] ?? '')

/** The file as it is now, to put it back; null where that would be too much to hold. */
export async function presentFile(source: DataSource): Promise<File | null> {
  if ((source.fileSize ?? Number.POSITIVE_INFINITY) > 100_000_000) return null
  try {
    const { response } = await client.file('GET', '/data-sources/{id}/download', { path: { id: source.id } })
    return new File([await response.blob()], source.originalFileName ?? source.name)
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    throw error
  }
}
