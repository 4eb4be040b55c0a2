import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { filesMark } from '../../platform/files/file-store.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { bytesInWords } from '../terminal.ts'
import { broken, type Check, ok, reasonOf, warning } from './check.ts'

/** The nearest folder that is there. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder))
}

export function checkFolder(name: string, folder: string, setting: string): Check {
  const there = existing(folder)
  const found = statSync(there)
  if (!found.isDirectory()) return broken(name, `${there} is no folder`, `set ${setting} to a folder`)
  try {
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return broken(
      name,
      `${there} cannot be written by this user`,
      `give it to the user that the service runs as (chown), or set ${setting} to another`,
    )
  }
  if (there !== folder) return ok(name, `${folder} is made at the first start`)
  const readable = found.mode & 0o077
  if (readable && process.platform !== 'win32')
    return warning(name, `${folder} can be read by other users of this computer`, `chmod 700 ${folder}`)
  return ok(name, folder)
}

async function checkBucket(settings: NonNullable<Config['bucket']>): Promise<Check> {
  const { openBucket } = await import('../../platform/files/bucket.ts')
  const bucket = await openBucket(settings)
  try {
    await bucket.check()
    return ok('Files', `s3://${settings.bucket}/${settings.prefix} answers`)
  } catch (error) {
    return broken('Files', reasonOf(error), 'correct that setting, and run this again')
  } finally {
    bucket.close()
  }
}

export async function* checkFiles({ filesDir, dataDir, databaseUrl, bucket }: Config): AsyncGenerator<Check> {
  if (bucket) yield await checkBucket(bucket)
  else if (!filesDir.startsWith(dataDir + path.sep)) yield checkFolder('Files', filesDir, 'TALLYROOM_FILES_DIR')
  else if (databaseUrl)
    yield warning(
      'Files',
      'uploaded files are in the data folder of this instance',
      'only when several instances share the database: set TALLYROOM_FILES_DIR to a folder that they share, or TALLYROOM_FILES_URL to a bucket',
    )
  if (existsSync(path.join(dataDir, 'restoring')))
    yield warning('Restore', 'one was broken off', 'start the service: it finishes it, or takes it back')
}

export function* checkDisk({ dataDir, filesDir }: Config): Generator<Check> {
  const seen = new Set<number>()
  for (const folder of [existing(dataDir), existing(filesDir)]) {
    const device = statSync(folder).dev
    if (seen.has(device)) continue
    seen.add(device)
    const { bavail, bsize, blocks } = statfsSync(folder)
    const free = bavail * bsize
    const found = `${bytesInWords(free)} free of ${bytesInWords(blocks * bsize)} at ${folder}`
    const fix = 'free some space, or move the folder to a larger disk (TALLYROOM_DATA_DIR, TALLYROOM_FILES_DIR)'
    if (free < 200e6) yield broken('Disk', found, fix)
    else if (free < 2e9) yield warning('Disk', found, fix)
    else yield ok('Disk', found)
  }
}

export function checkSecret({ secret, dataDir, filesDir }: Config): Check {
  const name = 'Secret'
  const file = path.join(dataDir, 'secret')
  let value = secret
  if (value === undefined) {
    if (!existsSync(file)) {
      return existsSync(path.join(dataDir, 'tallyroom.db'))
        ? broken(
            name,
            `${file} is missing`,
            'restore it from a backup, or set TALLYROOM_SECRET: without it nothing encrypted can be read',
          )
        : ok(name, 'made at the first start')
    }
    try {
      value = readFileSync(file, 'utf8').trim()
    } catch (error) {
      return broken(name, reasonOf(error), `give ${file} to the user that the service runs as (chown)`)
    }
    if (value.length < 32) return broken(name, `${file} is damaged (too short)`, 'restore it from a backup')
    if (statSync(file).mode & 0o077 && process.platform !== 'win32')
      return broken(name, `${file} can be read by other users of this computer`, `chmod 600 ${file}`)
  }
  const owner = path.join(filesDir, 'owner')
  if (existsSync(owner) && readFileSync(owner, 'utf8') !== filesMark(createSecrets(value)))
    return warning(
      name,
      `${filesDir} was made by an installation with another secret`,
      'set TALLYROOM_SECRET to the one that it was made with, or TALLYROOM_FILES_DIR to another folder',
    )
  return ok(name, secret === undefined ? file : 'TALLYROOM_SECRET')
}
