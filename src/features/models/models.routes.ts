import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { connectModel } from './connect-model.ts'
import type { Models } from './create-models.ts'
import { listOffered } from './list-offered.ts'
import {
  type ModelInfo,
  type ModelInput,
  modelChange,
  modelInfo,
  modelInput,
  modelRemoval,
  modelTest,
  modelTestResult,
  offeredInput,
  offeredModel,
} from './models.contract.ts'
import { modelErrors } from './models.errors.ts'
import { testModel } from './test-model.ts'

const micros = (price: number | null | undefined) => (typeof price === 'number' ? Math.round(price * 1e6) : price)

/** As they are kept; undefined where nothing is said of one. */
const optionsOf = ({ inputPrice, cachedPrice, outputPrice, isSmall, ...rest }: Options) => ({
  inputPriceMicros: micros(inputPrice),
  cachedPriceMicros: micros(cachedPrice),
  outputPriceMicros: micros(outputPrice),
  effort: rest.effort,
  fallbackId: rest.fallbackId,
  contextTokens: rest.contextTokens,
  isSmall: typeof isSmall === 'boolean' ? Number(isSmall) : isSmall,
})
type Options = Partial<Omit<ModelInput, 'purpose'>>

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

export function modelRoutes({ models, clock, log }: { models: Models; clock: Clock; log: Log }): AppRoute[] {
  return tagged('Models', [
    teamRoute('GET', '/models', {
      summary: 'Lists the models that spaces of the team can use',
      may: 'models:read',
      answer: z.array(modelInfo),
      handle: ({ caller }) => models.list(caller.teamId),
    }),
    teamRoute('POST', '/models', {
      summary: 'Adds a model of a provider, with its key',
      description: 'The key is kept encrypted and never answered.',
      may: 'models:write',
      body: modelInput,
      status: 201,
      answer: modelInfo,
      errors: [modelErrors.taken],
      async handle({ caller, body }) {
        if (body.fallbackId) await checkFallback(models, caller.teamId, body.fallbackId)
        const row = teamModel(models, caller, body, isoNow(clock))
        await models.store.insert(row)
        return ofTeam(models, caller.teamId, row)
      },
    }),
    teamRoute('PATCH', '/models/:providerId/:modelId', {
      summary: 'Changes a model that the team added: its key, price or options',
      may: 'models:write',
      body: modelChange,
      answer: modelInfo,
      errors: [modelErrors.notFound],
      async handle({ caller: { teamId }, params, body }) {
        const named = { ...params, purpose: body.purpose }
        const row = (await models.store.list(teamId)).find(isModel(named))
        if (!row) throw modelErrors.notFound()
        if (body.fallbackId) await checkFallback(models, teamId, body.fallbackId, `${row.providerId}/${row.modelId}`)
        const isElsewhere = body.baseUrl !== undefined && body.baseUrl !== row.baseUrl
        if (isElsewhere && row.sealedKey !== null && !body.apiKey)
          throw httpErrors.invalidRequest('body.apiKey: the saved key is for the address before; give the key again')
        if (row.provider === 'openai-compatible' && body.baseUrl === null)
          throw httpErrors.invalidRequest('body.baseUrl: an OpenAI-compatible model needs its address')
        const { apiKey, name, baseUrl } = body
        await models.store.update(teamId, row.id, {
          ...given({ name, baseUrl, ...optionsOf(body) }),
          ...(apiKey === undefined ? {} : { sealedKey: apiKey === null ? null : models.seal(row.id, apiKey) }),
          // Where nothing else is changed, there is still something to write.
          purpose: row.purpose,
        })
        return ofTeam(models, teamId, named)
      },
    }),
    teamRoute('POST', '/models/test', {
      summary: 'Tries a model, says what it can be used for, and names what to mend when it does not work',
      description:
        'Asks for a tool call, for an answer exactly as told, and for the beginning of a text of 8,000 tokens.',
      may: 'models:write',
      body: modelTest,
      answer: modelTestResult,
      errors: [modelErrors.notFound],
      async handle({ caller, body, signal }) {
        if (!('id' in body)) {
          const { provider, modelId, baseUrl = null, apiKey = null, effort = null } = body
          const connection = { provider, modelId, baseUrl, apiKey, effort, fetch: models.guardedFetch }
          return testModel(await connectModel(connection), signal, log)
        }
        const found = await findOrThrow(models.byId(caller.teamId, body.id), modelErrors.notFound)
        if (found === 'builtin')
          return {
            success: true,
            problem: null,
            message: 'The built-in analyst needs no connection.',
            mend: null,
            tools: true,
            instructions: null,
            longText: null,
            use: 'everything' as const,
            elapsedMs: 0,
          }
        return testModel(await connectModel(found), signal, log)
      },
    }),
    teamRoute('POST', '/models/offered', {
      summary: 'Lists the models that a provider offers, with what is known of each',
      may: 'models:write',
      body: offeredInput,
      answer: z.array(offeredModel),
      errors: [modelErrors.notFound, modelErrors.failed],
      async handle({ caller, body, signal }) {
        if (!('id' in body)) {
          const { provider, baseUrl = null, apiKey = null } = body
          if (provider === 'openai-compatible' && !baseUrl)
            throw httpErrors.invalidRequest('body.baseUrl: an OpenAI-compatible server needs its address')
          return listOffered({ provider, baseUrl, apiKey, fetch: models.guardedFetch }, models.prices, signal)
        }
        const found = await findOrThrow(models.byId(caller.teamId, body.id), modelErrors.notFound)
        return found === 'builtin' ? [] : listOffered(found, models.prices, signal)
      },
    }),
    teamRoute('DELETE', '/models/:providerId/:modelId', {
      summary: 'Removes a model that the team added',
      may: 'models:write',
      query: modelRemoval,
      answer: { kind: 'empty' },
      errors: [modelErrors.notFound],
      async handle({ caller: { teamId }, params: { providerId, modelId }, query: { purpose } }) {
        await findOrThrow(models.store.remove(teamId, providerId, modelId, purpose), modelErrors.notFound)
      },
    }),
  ])
}

type Named = Pick<ModelInfo, 'providerId' | 'modelId' | 'purpose'>
const isModel =
  ({ providerId, modelId, purpose }: Named) =>
  (one: Named): boolean =>
    one.providerId === providerId && one.modelId === modelId && one.purpose === purpose

async function ofTeam(models: Models, teamId: string, named: Named): Promise<ModelInfo> {
  const is = isModel(named)
  const found = (await models.list(teamId)).find((one) => one.origin === 'team' && is(one))
  if (!found) throw modelErrors.notFound('it was deleted at the same moment')
  return found
}

async function checkFallback(models: Models, teamId: string, id: string, own?: string): Promise<void> {
  const found = id === own ? null : await models.byId(teamId, id)
  if (!found || found === 'builtin')
    throw httpErrors.invalidRequest(`body.fallbackId: the team has no model "${id}" of a provider`)
}

function teamModel(models: Models, caller: { teamId: string; userId: string }, body: ModelInput, now: string) {
  const id = newId()
  return {
    id,
    teamId: caller.teamId,
    providerId: body.providerId ?? body.provider,
    provider: body.provider,
    modelId: body.modelId,
    purpose: body.purpose,
    name: body.name ?? body.modelId,
    baseUrl: body.baseUrl ?? null,
    sealedKey: body.apiKey ? models.seal(id, body.apiKey) : null,
    inputPriceMicros: null,
    cachedPriceMicros: null,
    outputPriceMicros: null,
    effort: null,
    fallbackId: null,
    contextTokens: null,
    isSmall: null,
    ...given(optionsOf(body)),
    createdByUserId: caller.userId,
    createdAt: now,
  }
}
