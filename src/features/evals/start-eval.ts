import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Principal } from '../access/index.ts'
import type { AgentStore } from '../agents/index.ts'
import { by, record } from '../audit-log/index.ts'
import type { Models } from '../models/index.ts'
import type { Space } from '../spaces/index.ts'
import type { VerifiedStore } from '../verified-answers/index.ts'
import type { EvalInput, KeptVariant } from './evals.contract.ts'
import { evalErrors } from './evals.errors.ts'
import type { EvalRow, EvalStore } from './evals.store.ts'

export const evalJob = 'run-eval'
/** The newest of them. */
const maxQuestions = 500

export type StartEvalDeps = {
  database: Database
  store: EvalStore
  verified: VerifiedStore
  agents: AgentStore
  models: Pick<Models, 'choose'>
  jobs: Jobs
  clock: Clock
}

/** Keeps what is to be asked, of which models and with which words, and has it begun. */
export async function startEval(
  deps: StartEvalDeps,
  caller: Principal,
  space: Space,
  { variants }: EvalInput,
  request: Pick<FastifyRequest, 'ip'>,
): Promise<EvalRow> {
  const { database, store, verified, jobs, clock } = deps
  const { teamId, userId } = caller
  const questions = await verified.wholeQuestions(teamId, space.id, maxQuestions)
  if (questions.length === 0) throw evalErrors.noQuestions()
  const now = isoNow(clock)
  const row: EvalRow = {
    id: newId(),
    teamId,
    spaceId: space.id,
    startedByUserId: userId,
    apiKeyId: caller.via === 'api-key' ? caller.credentialId : null,
    status: 'queued',
    error: null,
    variants: JSON.stringify(await resolveVariants(deps, teamId, space, variants)),
    total: questions.length,
    startedAt: now,
    finishedAt: null,
  }
  await database.transaction(async (queries) => {
    const waiting = questions.map(({ id: verifiedAnswerId, question }, position) => ({
      evalId: row.id,
      teamId,
      position,
      verifiedAnswerId,
      question,
      verified: null,
      detail: null,
      expected: null,
    }))
    await store.insert(row, waiting, queries)
    await jobs.enqueue(evalJob, { teamId, evalId: row.id }, { key: row.id }, queries)
    const detail = { spaceId: space.id, questions: row.total }
    await record(queries, { ...by(caller, request), action: 'eval.started', targetId: row.id, detail }, now)
  })
  jobs.wake()
  return row
}

/** As they are now: the space may change while its questions are asked. */
async function resolveVariants(
  { agents, models }: Pick<StartEvalDeps, 'agents' | 'models'>,
  teamId: string,
  space: Space,
  variants: EvalInput['variants'],
): Promise<KeptVariant[]> {
  const first = await agents.findOrFirst(teamId, space.id, null)
  const resolved: KeptVariant[] = []
  for (const [n, { name, providerId, modelId, instructions }] of variants.entries()) {
    const own = providerId === null && modelId === null
    const model = await models.choose(teamId, own ? space : { providerId, modelId })
    if (!model)
      throw httpErrors.invalidRequest(
        own
          ? "the space's model is no longer configured: choose another"
          : `body.variants.${n}.modelId: no model "${modelId ?? providerId}" is configured`,
      )
    resolved.push({
      name: name ?? (instructions === null ? model.name : `${model.name}, other instructions`),
      providerId: model.providerId,
      modelId: model.modelId,
      instructions: instructions ?? first?.instructions ?? '',
    })
  }
  return resolved
}
