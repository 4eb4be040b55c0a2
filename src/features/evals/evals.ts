import { isoNow } from '../../platform/clock.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AppRoute } from '../access/index.ts'
import { type EvalRouteDeps, evalRoutes } from './evals.routes.ts'
import { GaveUp, type RunEvalDeps, runEval } from './run-eval.ts'
import { evalJob } from './start-eval.ts'

/** Evaluations: their routes, and the job that asks their questions. */
export function createEvals(deps: EvalRouteDeps & RunEvalDeps): { routes: AppRoute[] } {
  const { jobs, store, clock } = deps
  type Payload = { teamId: string; evalId: string }
  const fail = async ({ teamId, evalId }: Payload, error: string) => {
    await store.change(teamId, evalId, { status: 'failed', error, finishedAt: isoNow(clock) })
  }
  jobs.define<Payload>(evalJob, {
    attempts: 5,
    async run(payload, signal) {
      try {
        await runEval(deps, payload, signal)
      } catch (error) {
        signal.throwIfAborted()
        // A budget that is used up, a model that is gone, one that fails each time: the next question would end the same way.
        if (error instanceof GaveUp) await fail(payload, error.message)
        else if (error instanceof ServiceError && error.status < 500)
          await fail(payload, `${error.message}: ${error.detail}`)
        else throw error
      }
    },
    failed: (payload) => fail(payload, 'It failed for a reason of our own: look at the log of the service.'),
  })
  return { routes: evalRoutes(deps) }
}
