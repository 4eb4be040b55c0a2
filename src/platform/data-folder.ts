import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from './files/disk-full.ts'

export class DataFolderError extends Error {}

export type DataFolder = { path: string; release(): void }

/**
 * Takes the folder for this process alone. The lock is SQLite's own lock on a file, which the operating
 * system drops when the process dies in whatever way, so there is never a stale one to clean up.
 */
export function takeDataFolder(folder: string): DataFolder {
  const absolute = path.resolve(folder)
  try {
    mkdirSync(absolute, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DataFolderError(
      `cannot make the data folder ${absolute} (${(error as Error).message}): set TALLYROOM_DATA_DIR to a folder that can be written`,
    )
  }
  const holderFile = path.join(absolute, 'lock.json')
  const lock = new DatabaseSync(path.join(absolute, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (isDiskFull(error))
      throw new DataFolderError(`no room left on the disk of ${absolute}: make room, then start again`)
    throw new DataFolderError(
      `the data folder ${absolute} is in use by ${holder(holderFile)}: stop it first, or set TALLYROOM_DATA_DIR to another folder`,
    )
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }))
  return {
    path: absolute,
    release() {
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function holder(file: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(file, 'utf8'))
    return `process ${pid} on ${host} since ${since}`
  } catch {
    return 'another process'
  }
}

/** Written beside and renamed, so that a crash leaves the whole file or none. */
export function writeFileDurably(file: string, content: string | Uint8Array, mode = 0o600): void {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = openSync(temporary, 'w', mode)
  try {
    writeFileSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(temporary, file)
  syncFolder(path.dirname(file))
}

/** A rename is only safe from power loss when its folder has been synced too. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The master secret of an installation: made at the first start, readable by its owner alone. */
export function readOrMakeSecret(folder: string): string {
  const file = path.join(folder, 'secret')
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < 32)
      throw new DataFolderError(
        `${file} is damaged (too short): restore it from a backup; without it nothing that was encrypted can be read`,
      )
    chmodSync(file, 0o600)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secret = randomBytes(32).toString('base64url')
  writeFileDurably(file, `${secret}\n`)
  return secret
}
