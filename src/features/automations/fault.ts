import { InvalidValue } from '../../engine/documents/index.ts'
import { QueryError } from '../../engine/sandbox/index.ts'
import { ServiceError } from '../../platform/errors.ts'

/** Why an automation could not do what it should, and what its owner can do about it. */
export class Fault extends Error {
  override name = 'Fault'
  readonly mend: string
  /** Trying again would end the same way. */
  readonly lasting: boolean
  constructor(message: string, mend: string, lasting = true) {
    super(message)
    this.mend = mend
    this.lasting = lasting
  }
}

/** What is wrong by its nature; everything else may be better in a while. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (error instanceof InvalidValue) return new Fault(error.message, 'Change the values of its controls.')
  if (error instanceof QueryError) {
    const lasting = ['refused', 'failed', 'too-large', 'timeout'].includes(error.kind)
    return new Fault(
      error.message,
      lasting ? 'Change the query, or what it asks for.' : 'Look whether the data source can be reached.',
      lasting,
    )
  }
  if (error instanceof ServiceError) {
    const later = error.status >= 500 || error.status === 429 || error.status === 424
    return new Fault(`${error.message}: ${error.detail}`, 'Mend this, then run it again.', !later)
  }
  return new Fault('It failed for a reason of our own.', 'Look at the log of the service.', false)
}
