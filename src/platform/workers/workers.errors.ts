import { defineErrors } from '../errors.ts'
import { retryAfter } from '../sliding-window.ts'
import { NoTurnError, type Turns, type WorkOwner } from '../turns.ts'

/** Of whatever comes once the service was told to stop, or does not end in time. */
export const stoppingErrors = defineErrors('api', {
  stopping: {
    status: 503,
    message: 'The service is stopping',
    detail: 'it was told to stop; wait for the time in Retry-After and try again',
  },
})
export const stopping = () => stoppingErrors.stopping(undefined, retryAfter(5_000))

export const workErrors = defineErrors('work', {
  busy: {
    status: 429,
    message: 'Too much at once',
    detail: 'too much work of the team is waiting; wait for the time in Retry-After and try again',
  },
  tooMuch: {
    status: 422,
    message: 'This takes too much work',
    detail: 'it was stopped: it took longer, or more memory, than one piece of work may',
  },
})

/** A turn, or the answer to whoever gets none. */
export async function takeTurn(
  turns: Turns,
  owner: WorkOwner,
  signal?: AbortSignal,
  busy = workErrors.busy,
): Promise<() => void> {
  try {
    return await turns.take(owner, signal)
  } catch (error) {
    if (!(error instanceof NoTurnError)) throw error
    throw error.why === 'closed' ? stopping() : busy(undefined, retryAfter(5_000))
  }
}
