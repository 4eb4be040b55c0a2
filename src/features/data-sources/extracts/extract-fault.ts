import { QueryError } from '../../../engine/sandbox/index.ts'
import { UnreadableFileError } from '../../../engine/spreadsheets/index.ts'
import { ServiceError } from '../../../platform/errors.ts'
import { DiskFullError } from '../../../platform/files/disk-full.ts'

/** Why an extract cannot be made, said to whoever wants it. */
export class ExtractFault extends Error {
  override name = 'ExtractFault'
}

/** Told by the child that writes what is read; a server whose disk is full says it in its own words. */
const isOwnDiskFull = (error: unknown): boolean => error instanceof QueryError && /^ENOSPC\b/.test(error.message)

/** What went wrong, in words; null when nobody foresaw it. */
export function inWords(error: unknown): string | null {
  if (error instanceof DiskFullError || isOwnDiskFull(error)) return 'There is too little room on the disk for it.'
  if (error instanceof ExtractFault || error instanceof QueryError) return error.message
  if (error instanceof UnreadableFileError && /more memory/.test(error.reason))
    return 'It takes more memory to write than is allowed: it has very many columns, or very long texts. Keep the result of a statement that names the columns you need.'
  if (error instanceof UnreadableFileError) return `It could not be written: ${error.reason}.`
  if (error instanceof ServiceError) return error.detail
  return null
}
