import type { LanguageModelV4, LanguageModelV4Middleware } from '@ai-sdk/provider'
import type { TranscriptionModel } from 'ai'
import { loadAiSdk } from '../../platform/ai-sdk/load-ai-sdk.ts'
import { loadInPieces } from '../../platform/load-in-pieces.ts'
import type { Effort, ProviderKind } from './models.contract.ts'
import { refuseWebPages } from './refuse-web-pages.ts'

export type ModelConnection = {
  provider: ProviderKind
  modelId: string
  baseUrl: string | null
  apiKey: string | null
  /** How long a reasoning model thinks; as its provider has it when null. */
  effort: Effort | null
  fetch: typeof fetch
}

/** What all of them stand on comes first, and everyone else goes on in between. */
const load = <T>(provider: () => Promise<T>): Promise<T> => loadInPieces([loadAiSdk], provider)

/** Anthropic reserves what is asked for; an answer and its thoughts are shorter. */
const maxOutputTokens = 16_000

/** Providers' packages are loaded when a model of theirs is first used. */
export async function connectModel(connection: ModelConnection): Promise<LanguageModelV4> {
  const model = await modelOf(connection)
  const { effort, provider } = connection
  const isResponses = model.provider === 'openai.responses'
  const isAnthropic = provider === 'anthropic'
  if (effort === null && !isResponses && !isAnthropic) return model
  const { wrapLanguageModel } = await loadAiSdk()
  const options: LanguageModelV4Middleware = {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => ({
      ...params,
      ...(effort !== null && { reasoning: effort }),
      ...(isAnthropic && { maxOutputTokens: params.maxOutputTokens ?? maxOutputTokens }),
      // Nothing is kept with the provider: thoughts come back sealed, and go along with the next step.
      ...(isResponses && {
        providerOptions: { ...params.providerOptions, openai: { ...params.providerOptions?.openai, store: false } },
      }),
    }),
  }
  return wrapLanguageModel({ model, middleware: options })
}

const officialOpenAI = /^https:\/\/api\.openai\.com(\/v1)?\/*$/

async function modelOf({ provider, modelId, baseUrl, apiKey, ...rest }: ModelConnection): Promise<LanguageModelV4> {
  const fetch = refuseWebPages(rest.fetch)
  const common = { apiKey: apiKey ?? '', fetch, ...(baseUrl && { baseURL: baseUrl.replace(/\/+$/, '') }) }
  switch (provider) {
    case 'openai': {
      const openai = (await load(() => import('@ai-sdk/openai'))).createOpenAI(common)
      // Gateways speak the older interface; only OpenAI itself keeps a model's thoughts between its steps.
      return baseUrl === null || officialOpenAI.test(baseUrl) ? openai.responses(modelId) : openai.chat(modelId)
    }
    case 'anthropic':
      return (await load(() => import('@ai-sdk/anthropic'))).createAnthropic(common)(modelId)
    case 'google':
      return (await load(() => import('@ai-sdk/google'))).createGoogle(common)(modelId)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await load(() => import('@ai-sdk/openai-compatible'))
      const settings = {
        name: 'openai-compatible',
        baseURL: baseUrl?.replace(/\/+$/, '') ?? '',
        fetch,
        includeUsage: true,
      }
      return createOpenAICompatible(apiKey ? { ...settings, apiKey } : settings)(modelId)
    }
  }
}

/** Speech to text goes through the OpenAI protocol, which compatible servers speak as well. */
export async function connectTranscription({
  modelId,
  baseUrl,
  apiKey,
  fetch,
}: Omit<ModelConnection, 'effort'>): Promise<TranscriptionModel> {
  const { createOpenAI } = await load(() => import('@ai-sdk/openai'))
  return createOpenAI({
    apiKey: apiKey ?? 'none',
    fetch,
    ...(baseUrl && { baseURL: baseUrl.replace(/\/+$/, '') }),
  }).transcription(modelId)
}
