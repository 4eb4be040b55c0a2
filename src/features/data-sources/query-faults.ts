import { QueryError, type QueryFailure } from '../../engine/sandbox/index.ts'
import type { ErrorFactory } from '../../platform/errors.ts'
import { dataSourceErrors as errors } from './data-sources.errors.ts'

const byKind: Record<QueryFailure, ErrorFactory> = {
  refused: errors.queryRefused,
  failed: errors.queryFailed,
  timeout: errors.queryTimeout,
  cancelled: errors.queryCancelled,
  unavailable: errors.unavailable,
  'too-large': errors.queryTooLarge,
  busy: errors.busy,
}

/** What a route that runs SQL can answer. */
export const queryFaults: ErrorFactory[] = [...Object.values(byKind), errors.writableRole]

/** Runs what asks a database, and tells its failures in our words. */
export async function withQueryErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const place = error.position === undefined ? '' : ` (at character ${error.position + 1})`
    const headers = error.kind === 'busy' ? { 'retry-after': '5' } : undefined
    throw byKind[error.kind](`${error.message}${place}`, headers)
  }
}
