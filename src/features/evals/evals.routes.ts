import { z } from 'zod'
import { isoNow } from '../../platform/clock.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { evalInput, evalRun, evalWithQuestions } from './evals.contract.ts'
import { evalErrors as errors } from './evals.errors.ts'
import type { EvalRow } from './evals.store.ts'
import { showEval, showEvals } from './show-evals.ts'
import { evalJob, type StartEvalDeps, startEval } from './start-eval.ts'

export type EvalRouteDeps = StartEvalDeps & { spaces: SpaceStore }

export function evalRoutes(deps: EvalRouteDeps): AppRoute[] {
  const { database, store, spaces, jobs, clock } = deps
  const ofEval = z.strictObject({ id: z.string(), evalId: z.string() })
  const find = async (teamId: string, { id, evalId }: z.output<typeof ofEval>): Promise<EvalRow> => {
    await requireSpace(spaces, teamId, id)
    const row = await store.find(teamId, evalId)
    if (row?.spaceId !== id) throw errors.notFound()
    return row
  }
  return tagged('Evaluations', [
    teamRoute('POST', '/spaces/:id/evals', {
      summary: 'Asks all verified questions of a space again, in the background, and compares the answers',
      description:
        "Each question is asked without its own verified answer. Without a body it is asked of the space's model; two variants are asked side by side. What models use counts towards budgets; a team runs one evaluation at a time.",
      may: 'spaces:write',
      body: evalInput,
      bodyOptional: true,
      status: 201,
      answer: evalRun,
      errors: [spaceErrors.notFound, errors.busy, errors.noQuestions],
      async handle({ caller, params: { id }, body, request }) {
        const space = await requireSpace(spaces, caller.teamId, id)
        const row = await startEval(deps, caller, space, body, request)
        return (await showEvals(store, caller.teamId, [row]))[0]!
      },
    }),
    teamRoute('GET', '/spaces/:id/evals', {
      summary: 'Lists the evaluations of a space, newest first',
      may: 'spaces:read',
      query: pageQuery,
      answer: z.array(evalRun),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await requireSpace(spaces, caller.teamId, id)
        const rows = page(await store.list(caller.teamId, id, query))
        return showEvals(store, caller.teamId, rows)
      },
    }),
    teamRoute('GET', '/spaces/:id/evals/:evalId', {
      summary: 'Gets an evaluation with all its questions and answers, or how far it is',
      may: ['spaces:read', 'data-sources:read'],
      answer: evalWithQuestions,
      errors: [spaceErrors.notFound, errors.notFound],
      handle: async ({ caller, params }) => showEval(store, await find(caller.teamId, params)),
    }),
    teamRoute('POST', '/spaces/:id/evals/:evalId/cancel', {
      summary: 'Stops an evaluation; what was answered stays. One that has ended is answered as it is',
      may: 'spaces:write',
      answer: evalRun,
      errors: [spaceErrors.notFound, errors.notFound],
      async handle({ caller, params, request }) {
        const { teamId } = caller
        const { id } = await find(teamId, params)
        const now = isoNow(clock)
        await database.transaction(async (queries) => {
          if (await store.change(teamId, id, { status: 'cancelled', finishedAt: now }, queries))
            await record(queries, { ...by(caller, request), action: 'eval.cancelled', targetId: id }, now)
        })
        await jobs.cancel(evalJob, id)
        return (await showEvals(store, teamId, [await find(teamId, params)]))[0]!
      },
    }),
    teamRoute('DELETE', '/spaces/:id/evals/:evalId', {
      summary: 'Deletes an evaluation; one under way is stopped',
      may: 'spaces:write',
      answer: { kind: 'empty' },
      errors: [spaceErrors.notFound, errors.notFound],
      async handle({ caller, params, request }) {
        const { id } = await find(caller.teamId, params)
        await jobs.cancel(evalJob, id)
        await database.transaction(async (queries) => {
          await store.remove(caller.teamId, id, queries)
          const entry = { ...by(caller, request), action: 'eval.deleted' as const, targetId: id }
          await record(queries, entry, isoNow(clock))
        })
      },
    }),
  ])
}
