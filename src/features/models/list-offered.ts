import { APICallError } from '@ai-sdk/provider'
import { explainModelError } from '../../engine/analyst/index.ts'
import type { ModelConnection } from './connect-model.ts'
import { type ModelPrices, presetOf } from './model-presets.ts'
import type { OfferedModel, ProviderKind } from './models.contract.ts'
import { modelErrors } from './models.errors.ts'
import { refuseWebPages } from './refuse-web-pages.ts'

const addresses: Record<Exclude<ProviderKind, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}
const waitMs = 15_000
const maxBytes = 2 * 1024 * 1024
const maxModels = 1_000
/** As long as a model may be called. */
const maxName = 200
/** What a provider lists beside models that answer. */
const other = /embed|tts|whisper|transcri|dall-e|image|moderation|realtime|audio|sora|rerank|davinci|babbage/i

/** What a provider says of one of its models; each has its own words for the length of a request. */
type Listed = Partial<
  Record<
    | 'id'
    | 'name'
    | 'display_name'
    | 'displayName'
    | 'max_model_len'
    | 'context_length'
    | 'max_context_length'
    | 'context_window'
    | 'inputTokenLimit'
    | 'max_input_tokens'
    | 'supportedGenerationMethods',
    unknown
  >
>

/** The models that a provider offers for this key, by its own list; refuses with what to mend. */
export async function listOffered(
  { provider, baseUrl, apiKey, fetch }: Omit<ModelConnection, 'modelId' | 'effort'>,
  prices: ModelPrices,
  signal: AbortSignal,
): Promise<OfferedModel[]> {
  const base = (baseUrl ?? addresses[provider as keyof typeof addresses]).replace(/\/+$/, '')
  const url = `${base}/models${{ anthropic: '?limit=1000', google: '?pageSize=1000' }[provider as string] ?? ''}`
  let text: string
  try {
    const response = await refuseWebPages(fetch)(url, {
      headers: keyHeaders(provider, apiKey),
      signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
    })
    text = await readText(response)
    if (!response.ok)
      throw new APICallError({
        message: response.statusText,
        url,
        requestBodyValues: {},
        statusCode: response.status,
        responseBody: text,
      })
  } catch (error) {
    signal.throwIfAborted()
    const { message, fix } = explainModelError(error)
    throw modelErrors.failed(`${message} ${fix}`)
  }
  return offeredIn(text, provider, prices)
}

const keyHeaders = (provider: ProviderKind, apiKey: string | null): Record<string, string> => {
  if (apiKey === null) return {}
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error('The list of models is too long to be one.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function offeredIn(text: string, provider: ProviderKind, prices: ModelPrices): OfferedModel[] {
  let body: { data?: unknown; models?: unknown } | null
  try {
    body = JSON.parse(text)
  } catch {
    throw modelErrors.failed('What answers at this address is not a model server. For most servers it ends in /v1.')
  }
  const listed = body?.data ?? body?.models
  if (!Array.isArray(listed)) throw modelErrors.failed('The provider lists no models. Write the name of the model.')
  const found = new Map<string, OfferedModel>()
  for (const entry of (listed as Listed[]).slice(0, maxModels)) {
    const modelId = textIn(entry?.id, entry?.name)?.replace(/^models\//, '')
    if (!modelId || modelId.length > maxName || other.test(modelId)) continue
    const methods = entry.supportedGenerationMethods
    if (Array.isArray(methods) && !methods.includes('generateContent')) continue
    const preset = presetOf(provider, modelId, prices)
    const name = (textIn(entry.display_name, entry.displayName) ?? modelId).slice(0, maxName)
    found.set(modelId, { modelId, name, ...preset, contextTokens: contextOf(entry) ?? preset.contextTokens })
  }
  // Those whose price is known are those that people ask for.
  const known = ({ inputPrice }: OfferedModel) => (inputPrice === null ? 1 : 0)
  return [...found.values()].sort((a, b) => known(a) - known(b) || (a.modelId < b.modelId ? -1 : 1))
}

const textIn = (...said: unknown[]): string | undefined => said.find((one) => typeof one === 'string')

const contextOf = (entry: Listed): number | null => {
  const { max_model_len, context_length, max_context_length, context_window, inputTokenLimit, max_input_tokens } = entry
  const said =
    max_model_len ?? context_length ?? max_context_length ?? context_window ?? inputTokenLimit ?? max_input_tokens
  return typeof said === 'number' && Number.isSafeInteger(said) && said > 0 ? said : null
}
