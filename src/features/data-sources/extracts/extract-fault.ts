import { QueryError } from '../../../engine/sandbox/index.ts'
import { UnreadableFileError } from '../../../engine/spreadsheets/index.ts'
import { ServiceError } from '../../../platform/errors.ts'
import { DiskFullError } from '../../../platform/files/disk-full.ts'

/** Why an extract cannot be made, said to whoever wants it. */
export class ExtractFault extends Error {
  override name = 'ExtractFault'
}

/** What went wrong, in words; null when nobody foresaw it. */
export function inWords(error: unknown): string | null {
  if (error instanceof ExtractFault || error instanceof QueryError) return error.message
  if (error instanceof DiskFullError) return 'There is too little room on the disk for it.'
  if (error instanceof UnreadableFileError) return `It could not be written: ${error.reason}.`
  if (error instanceof ServiceError) return error.detail
  return null
}
