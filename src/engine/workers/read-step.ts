import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { isTooMuch } from '../../platform/workers/workers.ts'
import type { ReadStep } from '../analyst/builtin/model.ts'
import type { EngineWorkers } from './engine-workers.ts'

/** The reading of questions by a worker, in the owner's turn: no question holds up the main thread. */
export const readStepWith =
  (workers: EngineWorkers, owner: WorkOwner): ReadStep =>
  async (request, signal) => {
    try {
      return await workers.run('nextStep', request, { ...ownerAlone(owner), signal })
    } catch (error) {
      signal?.throwIfAborted()
      if (!isTooMuch(error)) throw error
      return { calls: [], text: 'That question takes me too long to read. Ask it in fewer words.' }
    }
  }
