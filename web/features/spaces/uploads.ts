import { useMemo } from 'react'
import { createListeners } from '../../lib/listeners.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { attachSource } from './spaces.queries.ts'
import { uploadFile } from './upload-file.ts'

/** A file on its way into a space. It goes on when one leaves the page of the space. */
export type SpaceUpload = { key: number; spaceId: string; name: string; share: number; cancel: () => void }

let uploads: readonly SpaceUpload[] = []
let made = 0
const listeners = createListeners()
const change = (next: readonly SpaceUpload[]) => {
  uploads = next
  listeners.tell()
}

export function useUploads(spaceId: string): readonly SpaceUpload[] {
  const all = listeners.use(() => uploads)
  return useMemo(() => all.filter((upload) => upload.spaceId === spaceId), [all, spaceId])
}

/** Uploads files and attaches each as soon as it is read. */
export function startUploads(spaceId: string, files: readonly File[]): void {
  for (const file of files) void start(spaceId, file)
}

async function start(spaceId: string, file: File): Promise<void> {
  const key = ++made
  const stop = new AbortController()
  change([...uploads, { key, spaceId, name: file.name, share: 0, cancel: () => stop.abort() }])
  const patch = (share: number) => change(uploads.map((upload) => (upload.key === key ? { ...upload, share } : upload)))
  try {
    const source = await uploadFile(file, { signal: stop.signal, onProgress: patch })
    await attachSource(spaceId, source.id)
    toast(t.links.ready(source.name))
  } catch (error) {
    if (!stop.signal.aborted) showError(error)
  } finally {
    change(uploads.filter((upload) => upload.key !== key))
  }
}
