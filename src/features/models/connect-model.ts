import type { LanguageModel, TranscriptionModel } from 'ai'
import { loadInPieces } from '../../platform/load-in-pieces.ts'
import type { ProviderKind } from './models.contract.ts'

export type ModelConnection = {
  provider: ProviderKind
  modelId: string
  baseUrl: string | null
  apiKey: string | null
  fetch: typeof fetch
}

/** What all of them stand on comes first, and everyone else goes on in between. */
const load = <T>(provider: () => Promise<T>): Promise<T> => loadInPieces([() => import('ai')], provider)

/** Providers' packages are loaded when a model of theirs is first used. */
export async function connectModel({
  provider,
  modelId,
  baseUrl,
  apiKey,
  fetch,
}: ModelConnection): Promise<LanguageModel> {
  const common = { apiKey: apiKey ?? '', fetch, ...(baseUrl && { baseURL: baseUrl.replace(/\/+$/, '') }) }
  switch (provider) {
    case 'openai':
      return (await load(() => import('@ai-sdk/openai'))).createOpenAI(common).chat(modelId)
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
}: ModelConnection): Promise<TranscriptionModel> {
  const { createOpenAI } = await load(() => import('@ai-sdk/openai'))
  return createOpenAI({
    apiKey: apiKey ?? 'none',
    fetch,
    ...(baseUrl && { baseURL: baseUrl.replace(/\/+$/, '') }),
  }).transcription(modelId)
}
