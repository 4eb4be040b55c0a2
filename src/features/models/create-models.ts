import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { TranscriptionModel } from 'ai'
import { explainModelError } from '../../engine/analyst/index.ts'
import { type EngineWorkers, readStepWith } from '../../engine/workers/index.ts'
import type { Database } from '../../platform/database/open.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import type { Log } from '../../platform/log.ts'
import { createNetworkGuard, type NetworkGuard } from '../../platform/network/network.ts'
import { createStreamingFetch } from '../../platform/network/streaming-fetch.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { connectModel, connectTranscription, type ModelConnection } from './connect-model.ts'
import { type ModelPrices, presetOf } from './model-presets.ts'
import type { ModelInfo, ProviderKind } from './models.contract.ts'
import { createModelStore, type TeamModelRow } from './models.store.ts'
import { pacedBody } from './paced-body.ts'
import { withFallback } from './with-fallback.ts'

/** A connection that the settings describe. */
export type SettingsProvider = {
  providerId: string
  provider: ProviderKind
  baseUrl: string | null
  apiKey: string | null
  models: string[]
  transcriptionModels: string[]
}
export type ModelSettings = {
  providers: SettingsProvider[]
  prices: ModelPrices
  /** Models that are told less, with few tools. */
  small: string[]
  defaultModel: () => string
}

export type ModelDeps = {
  database: Pick<Database, 'queries'>
  secrets: Secrets
  guard: NetworkGuard
  workers: EngineWorkers
  settings: ModelSettings
  log: Log
}

/** A model ready to be asked, with what is known of it. */
export type ReadyModel = {
  info: ModelInfo
  model: LanguageModelV4
  /** It runs elsewhere: what it is told leaves the service. */
  isRemote: boolean
  /** All that may answer. */
  candidates: ModelInfo[]
  /** Which answers: another once this one has failed before its first word. */
  answering(): ModelInfo
  /** Why the one that was chosen does not; null while it does. */
  whyNotChosen(): string | null
}
export type SpaceModelChoice = { modelId: string | null; providerId: string | null }

const alone = (info: ModelInfo) => ({ info, candidates: [info], answering: () => info, whyNotChosen: () => null })

const keyPurpose = (id: string) => `model ${id}`
const money = (micros: number | null) => (micros === null ? null : Number(micros) / 1e6)
export const builtinId = 'builtin/analyst'

export type Models = ReturnType<typeof createModels>

const maxConnected = 200
/** What the analyst tells and is told in a few steps does not fit into less. */
const smallTokens = 16_000

/** A provider's package takes milliseconds to make a model: the ones in use are kept. They hold no connection. */
function keepConnected() {
  const models = new Map<string, Promise<LanguageModelV4>>()
  const fetches = new Map<typeof fetch, number>()
  return (connection: ModelConnection): Promise<LanguageModelV4> => {
    const { fetch, ...rest } = connection
    if (!fetches.has(fetch)) fetches.set(fetch, fetches.size)
    const key = JSON.stringify([fetches.get(fetch), rest])
    const model = models.get(key) ?? connectModel(connection)
    // The map is in order of use; what failed is not kept.
    models.delete(key)
    models.set(key, model)
    model.catch(() => models.delete(key))
    if (models.size > maxConnected) models.delete(models.keys().next().value!)
    return model
  }
}

export function createModels({ database, secrets, guard, workers, settings, log }: ModelDeps) {
  const store = createModelStore(database)
  const guardedFetch = createStreamingFetch(guard, pacedBody)
  // The operator's own address: it may be in their network without opening that to the teams.
  const operatorFetch = createStreamingFetch(createNetworkGuard({ allowPrivate: true }), pacedBody)
  // What a service without questions never needs is loaded with the first one.
  const builtin = async (owner: WorkOwner) => {
    const { createBuiltinAnalyst } = await import('../../engine/analyst/builtin/index.ts')
    return createBuiltinAnalyst(readStepWith(workers, owner))
  }
  const connected = keepConnected()

  const builtinInfo = {
    id: builtinId,
    providerId: 'builtin',
    modelId: 'analyst',
    name: 'Built-in analyst',
    provider: 'builtin' as const,
    purpose: 'chat' as const,
    origin: 'builtin' as const,
    hasKey: false,
    baseUrl: null,
    inputPrice: 0,
    cachedPrice: 0,
    outputPrice: 0,
    contextTokens: null,
    effort: null,
    fallbackId: null,
    isSmall: false,
    createdAt: null,
  }

  const fromSettings = (purpose: 'chat' | 'transcription'): ModelInfo[] =>
    settings.providers.flatMap((provider) =>
      (purpose === 'chat' ? provider.models : provider.transcriptionModels).map((modelId) => ({
        id: `${provider.providerId}/${modelId}`,
        providerId: provider.providerId,
        modelId,
        name: modelId,
        provider: provider.provider,
        purpose,
        origin: 'settings' as const,
        isDefault: purpose === 'chat' && settings.defaultModel() === `${provider.providerId}/${modelId}`,
        hasKey: provider.apiKey !== null,
        baseUrl: null,
        ...presetOf(provider.provider, modelId, settings.prices),
        effort: null,
        fallbackId: null,
        isSmall: settings.small.includes(modelId),
        createdAt: null,
      })),
    )

  const fromTeam = (row: TeamModelRow): ModelInfo => {
    const preset = presetOf(row.provider, row.modelId, settings.prices)
    const contextTokens = row.contextTokens ?? preset.contextTokens
    return {
      id: `${row.providerId}/${row.modelId}`,
      providerId: row.providerId,
      modelId: row.modelId,
      name: row.name,
      provider: row.provider,
      purpose: row.purpose,
      origin: 'team',
      isDefault: settings.defaultModel() === `${row.providerId}/${row.modelId}`,
      hasKey: row.sealedKey !== null,
      baseUrl: row.baseUrl,
      inputPrice: money(row.inputPriceMicros) ?? preset.inputPrice,
      // A price that the team gave for input is for all of it, unless they said what is asked for what was cached.
      cachedPrice: money(row.cachedPriceMicros) ?? (row.inputPriceMicros === null ? preset.cachedPrice : null),
      outputPrice: money(row.outputPriceMicros) ?? preset.outputPrice,
      contextTokens,
      effort: row.effort,
      fallbackId: row.fallbackId,
      isSmall: row.isSmall === null ? contextTokens !== null && contextTokens < smallTokens : row.isSmall === 1,
      createdAt: row.createdAt,
    }
  }

  async function all(teamId: string): Promise<{ info: ModelInfo; row: TeamModelRow | null }[]> {
    const rows = (await store.list(teamId)).map((row) => ({ info: fromTeam(row), row }))
    const own = new Set(rows.map(({ info }) => `${info.purpose} ${info.id}`))
    const others = [
      { ...builtinInfo, isDefault: settings.defaultModel() === builtinId },
      ...fromSettings('chat'),
      ...fromSettings('transcription'),
    ]
      .filter((info) => !own.has(`${info.purpose} ${info.id}`))
      .map((info) => ({ info, row: null }))
    return [...others, ...rows]
  }

  async function find(teamId: string, choice: SpaceModelChoice, purpose: 'chat' | 'transcription') {
    const candidates = (await all(teamId)).filter(({ info }) => info.purpose === purpose)
    if (choice.modelId === null) {
      if (choice.providerId === null)
        return candidates.find(({ info }) => info.isDefault) ?? candidates.find(({ info }) => info.id === builtinId)
      return candidates.find(({ info }) => info.providerId === choice.providerId)
    }
    return candidates.find(
      ({ info }) =>
        (info.modelId === choice.modelId || info.id === choice.modelId) &&
        (choice.providerId === null || info.providerId === choice.providerId),
    )
  }

  const byId = async (teamId: string, id: string) =>
    (await all(teamId)).find(({ info }) => info.id === id && info.purpose === 'chat')

  function connectionOf({ info, row }: { info: ModelInfo; row: TeamModelRow | null }): ModelConnection {
    if (row)
      return {
        provider: row.provider,
        modelId: row.modelId,
        baseUrl: row.baseUrl,
        apiKey: row.sealedKey === null ? null : secrets.decrypt(row.sealedKey, keyPurpose(row.id)),
        effort: row.effort,
        fetch: guardedFetch,
      }
    const provider = settings.providers.find(({ providerId }) => providerId === info.providerId)!
    return {
      provider: provider.provider,
      modelId: info.modelId,
      baseUrl: provider.baseUrl,
      apiKey: provider.apiKey,
      effort: null,
      fetch: operatorFetch,
    }
  }

  return {
    store,
    seal: (id: string, apiKey: string) => secrets.encrypt(apiKey, keyPurpose(id)),
    guardedFetch,
    prices: settings.prices,
    list: async (teamId: string): Promise<ModelInfo[]> => (await all(teamId)).map(({ info }) => info),

    /** For a space's choice; the default where it has none. Undefined when what it chose is no longer configured. */
    async ready(owner: WorkOwner, choice: SpaceModelChoice): Promise<ReadyModel | undefined> {
      const { teamId } = owner
      const found = await find(teamId, choice, 'chat')
      if (!found) return undefined
      const { info } = found
      if (info.provider === 'builtin') return { ...alone(info), model: await builtin(owner), isRemote: false }
      const model = await connected(connectionOf(found))
      const second = info.fallbackId === null ? undefined : await byId(teamId, info.fallbackId)
      // One that is gone by now is as none; one of the service itself reads with other tools.
      if (!second || second.info.provider === 'builtin') return { ...alone(info), model, isRemote: true }
      let why: string | null = null
      const both = withFallback(model, await connected(connectionOf(second)), (reason) => {
        why = explainModelError(reason).message
        log.warn({ model: info.id, fallback: second.info.id, reason: why }, 'a model failed')
      })
      return {
        info,
        model: both,
        isRemote: true,
        candidates: [info, second.info],
        answering: () => (why === null ? info : second.info),
        whyNotChosen: () => why,
      }
    },

    async transcription(
      teamId: string,
      modelId: string,
    ): Promise<{ info: ModelInfo; model: TranscriptionModel } | undefined> {
      const found = await find(teamId, { modelId, providerId: null }, 'transcription')
      return found && { info: found.info, model: await connectTranscription(connectionOf(found)) }
    },

    async byId(teamId: string, id: string): Promise<ModelConnection | 'builtin' | undefined> {
      const found = await byId(teamId, id)
      if (!found) return undefined
      return found.info.provider === 'builtin' ? 'builtin' : connectionOf(found)
    },

    /** What is known of the model of a choice. */
    choose: async (teamId: string, choice: SpaceModelChoice): Promise<ModelInfo | undefined> =>
      (await find(teamId, choice, 'chat'))?.info,

    /** Whether there is a model to ask for this choice. */
    isConfigured: async (teamId: string, choice: SpaceModelChoice): Promise<boolean> =>
      (await find(teamId, choice, 'chat')) !== undefined,

    /** Refuses a provider or model that is not configured. */
    async check(teamId: string, choice: SpaceModelChoice & { transcriptionModelId: string | null }): Promise<void> {
      if ((choice.modelId !== null || choice.providerId !== null) && !(await find(teamId, choice, 'chat'))) {
        const known = (await all(teamId)).some(({ info }) => info.providerId === choice.providerId)
        throw httpErrors.invalidRequest(
          choice.providerId !== null && !known
            ? `body.providerId: no provider "${choice.providerId}" is configured`
            : `body.modelId: no model "${choice.modelId}" is configured`,
        )
      }
      if (
        choice.transcriptionModelId !== null &&
        !(await find(teamId, { modelId: choice.transcriptionModelId, providerId: null }, 'transcription'))
      )
        throw httpErrors.invalidRequest(
          `body.transcriptionModelId: no transcription model "${choice.transcriptionModelId}" is configured`,
        )
    },
  }
}
