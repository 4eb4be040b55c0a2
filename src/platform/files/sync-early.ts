import { open } from 'node:fs/promises'

const STEP = 16 * 1024 * 1024

/** Has a growing file written to disk while it grows, so that the sync at its end finds little left to do. */
export type EarlySync = {
  /** The file has this many bytes, about. */
  grown(bytes: number): void
  /** Resolves when nothing of it goes on any more. */
  end(): Promise<void>
}

export function syncEarly(path: string): EarlySync {
  let asked = 0
  let running: Promise<void> | null = null
  async function sync(): Promise<void> {
    const handle = await open(path, 'r')
    try {
      await handle.datasync()
    } finally {
      await handle.close()
    }
  }
  return {
    grown(bytes) {
      if (running || bytes - asked < STEP) return
      asked = bytes
      // Only a head start: whoever needs the file durable syncs it, and hears of what is wrong.
      running = sync()
        .catch(() => {})
        .finally(() => {
          running = null
        })
    },
    async end() {
      await running
    },
  }
}
