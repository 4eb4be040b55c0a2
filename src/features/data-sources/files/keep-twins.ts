import { existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type ImportLimits, type ImportOptions, rebuildTwin } from '../../../engine/spreadsheets/index.ts'
import type { DiskRoom } from '../../../platform/files/disk-room.ts'
import type { FileStore, StagedFolder } from '../../../platform/files/file-store.ts'
import type { Log } from '../../../platform/log.ts'

/** The files of a version: what was uploaded, what was made of it, and that in columns, which can always be made again. */
export const originalFile = 'original'
export const dataFile = 'data'
export const twinFile = 'columnar'

/** A smaller file has no table that is worth a twin. */
const WORTH_BYTES = 200_000
const notMade = 'a columnar file could not be made'

/** Looks after the columnar twins of uploads: of older ones, those restored from a backup, and those that cannot be read. */
export type TwinKeeper = {
  /** Where an import is to put the twin of a file that it makes. */
  wanted(staged: StagedFolder): NonNullable<ImportOptions['twin']>
  /** Where the twin of a version is; when it is not there, it is made, for whoever asks later. */
  find(version: string): string | undefined
  /** A twin could not be read. */
  damaged(file: string): void
  close(): Promise<void>
}

export function createTwinKeeper(deps: {
  files: FileStore
  limits: ImportLimits
  room: Pick<DiskRoom, 'hasRoom'>
  log: Log
}): TwinKeeper {
  const { files, limits, room, log } = deps
  const stopping = new AbortController()
  // Each is tried once: what failed or was not worth it does so again.
  const asked = new Set<string>()
  const bringing = new Set<string>()
  let working: Promise<void> = Promise.resolve()

  async function make(version: string): Promise<void> {
    if (stopping.signal.aborted) return
    const started = performance.now()
    try {
      const request = { data: files.path(version, dataFile), output: files.path(version, twinFile), limits }
      const { made, failure } = await rebuildTwin(request, { signal: stopping.signal, hasRoom: room.hasRoom })
      if (failure !== undefined) log.warn({ reason: failure, version }, notMade)
      const elapsedMs = Math.round(performance.now() - started)
      if (!made) return
      await files.publish(version, twinFile)
      log.info({ version, elapsedMs }, 'a columnar file was made')
    } catch (error) {
      // SQLite answers without it.
      if (!stopping.signal.aborted) log.warn({ err: error, version }, notMade)
    }
  }

  function ask(version: string): void {
    if (asked.has(version)) return
    asked.add(version)
    const data = statSync(files.path(version, dataFile), { throwIfNoEntry: false })
    if (data && data.size >= WORTH_BYTES) working = working.then(() => make(version))
  }

  /** Another instance may have made it. */
  async function bring(version: string): Promise<void> {
    if (bringing.has(version)) return
    bringing.add(version)
    try {
      if ((await files.fetch(version, twinFile)) === null) ask(version)
    } catch (error) {
      log.warn({ err: error, version }, 'a columnar file could not be brought')
    } finally {
      bringing.delete(version)
    }
  }

  return {
    wanted: (staged) => ({
      path: staged.path(twinFile),
      onFailure: (reason) => log.warn({ reason }, notMade),
    }),
    find(version) {
      const file = files.path(version, twinFile)
      if (existsSync(file)) return file
      if (!asked.has(version)) void bring(version)
      return undefined
    },
    damaged(file) {
      const version = path.basename(path.dirname(file))
      if (asked.has(version)) return
      rmSync(file, { force: true })
      ask(version)
    },
    async close() {
      stopping.abort()
      await working
    },
  }
}
