import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { writeFileDurably } from '../data-folder.ts'
import { newId, sha256 } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { type EarlySync, syncEarly } from './sync-early.ts'

/**
 * Folders of files that are never changed once kept: each is filled under a temporary name, then renamed into place.
 * Whether a kept folder is in use is said by a row somewhere, not by the folder; what no row names is swept away.
 */
export type FileStore = {
  stage(): Promise<StagedFolder>
  /** The absolute path at which a file of a kept folder is, or would be. */
  path(name: string, file: string): string
  /** That path once the file is there, wherever it has to be brought from; null when there is no such file. */
  fetch(name: string, file: string): Promise<string | null>
  /** For a file that was made at its path in a folder kept before: others find it too. */
  publish(name: string, file: string): Promise<void>
  remove(name: string): Promise<void>
  /**
   * Whether this root is of the installation that knows `mark`; the first to ask makes it theirs. What another
   * installation keeps here is named by rows that we cannot see, so that only the owner may sweep.
   */
  claim(mark: string): Promise<boolean>
  /** Removes what a crash left behind; answers how many folders that were. */
  sweep(options: SweepOptions): Promise<number>
}

/** What an installation claims a root with. */
export const filesMark = (secrets: Secrets): string => secrets.derive('files').slice(0, 24)

export type StagedFolder = {
  /** The name that it will have. */
  name: string
  /** Where a file of the folder is to be written. */
  path(file: string): string
  /** For a file that takes long to be written: has what is there made safe meanwhile, so that little is left for `keep`. */
  arriving(file: string): EarlySync
  /** Makes everything in it durable and gives the folder its lasting name. */
  keep(): Promise<string>
  drop(): Promise<void>
}

export type SweepOptions = {
  /** Which of these kept folders are in use. */
  inUse(names: string[]): Promise<Set<string>>
  /** False when other instances write to the same folder: then only what is certainly abandoned goes. */
  alone: boolean
}

export const abandonedAfterMs = 60 * 60 * 1000
/** Part of the name of what is being filled: which machine its process runs on. */
export const hostMark = sha256(hostname()).slice(0, 12)

export function createFileStore(root: string): FileStore {
  const incoming = path.join(root, 'incoming')
  const kept = path.join(root, 'kept')
  const inKept = (name: string, ...rest: string[]) => {
    if (!/^[0-9a-f-]{36}$/.test(name)) throw new Error(`not the name of a kept folder: ${name}`)
    return path.join(kept, name, ...rest)
  }

  return {
    async stage() {
      const name = newId()
      // The name says who is filling it, so that a sweep can tell whether they still live.
      const folder = path.join(incoming, `${name}.${hostMark}.${process.pid}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return {
        name,
        path: (file) => path.join(folder, file),
        arriving: (file) => syncEarly(path.join(folder, file)),
        async keep() {
          await mkdir(kept, { recursive: true, mode: 0o700 })
          await Promise.all((await readdir(folder)).map((file) => sync(path.join(folder, file))))
          await sync(folder)
          await rename(folder, inKept(name))
          await sync(kept)
          return name
        },
        // A file may still be opened in it: then it goes with the next try.
        drop: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
      }
    },

    path: (name, file) => inKept(name, path.basename(file)),

    async fetch(name, file) {
      const place = inKept(name, path.basename(file))
      return existsSync(place) ? place : null
    },

    async publish() {},

    remove: (name) => rm(inKept(name), { recursive: true, force: true }),

    async claim(mark) {
      const file = path.join(root, 'owner')
      await mkdir(root, { recursive: true, mode: 0o700 })
      // Nothing in it: a kill came between making the file and writing it.
      const found = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (found === '') writeFileDurably(file, mark)
      return found === '' || found === mark
    },

    async sweep({ inUse, alone }) {
      let swept = 0
      const drop = async (folder: string) => {
        await rm(folder, { recursive: true, force: true })
        swept++
      }
      for (const name of await entries(incoming)) {
        const folder = path.join(incoming, name)
        if (alone || madeByDeadProcess(name) || (await isAbandoned(folder))) await drop(folder)
      }
      const names = await entries(kept)
      for (let i = 0; i < names.length; i += 500) {
        const some = names.slice(i, i + 500)
        const used = await inUse(some)
        for (const name of some) {
          if (used.has(name)) continue
          const folder = path.join(kept, name)
          if (alone || (await isAbandoned(folder))) await drop(folder)
        }
      }
      return swept
    },
  }
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function madeByDeadProcess(name: string): boolean {
  const [, madeOn, pid] = name.split('.')
  if (madeOn !== hostMark) return false
  // A sweep runs before this process has made anything: its own number is a dead namesake's (in a container always 1).
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Nothing in it has been written for an hour. */
async function isAbandoned(folder: string): Promise<boolean> {
  try {
    const times = await Promise.all(
      [folder, ...(await readdir(folder)).map((file) => path.join(folder, file))].map(
        async (file) => (await stat(file)).mtimeMs,
      ),
    )
    return Date.now() - Math.max(...times) > abandonedAfterMs
  } catch (error) {
    // It went away, or was renamed into place, while it was being looked at.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
