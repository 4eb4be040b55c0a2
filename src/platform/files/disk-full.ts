/** There is no room left where something was to be written. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
  constructor(message = 'no room left on the disk') {
    super(message)
  }
}

/** No room and no quota left, PostgreSQL's disk_full. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** SQLite's SQLITE_FULL, and what it says when there is no room for its index of the log. */
const SQLITE_FULL = 13
const SQLITE_IOERR_SHMSIZE = 4874

/** Whether an error, or what caused it, is that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const { code, errcode } = one as Error & { code?: unknown; errcode?: unknown }
    if (typeof code === 'string' && codes.has(code)) return true
    if (typeof errcode === 'number' && ((errcode & 255) === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE))
      return true
  }
  return false
}

/** DuckDB has no codes for it, only words. */
export const saysDiskFull = (error: unknown): boolean =>
  error instanceof Error && /no space left on device/i.test(error.message)
