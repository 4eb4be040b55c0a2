import type { ModelSettings, SettingsProvider } from './create-models.ts'
import type { ModelPrices } from './model-presets.ts'

type Named = { apiKey?: string | undefined; models: string[] }

/** The providers that the settings of the service describe. */
export function modelSettings(
  config: {
    openai: Named
    anthropic: Named
    google: Named
    compatible: Named & { url?: string | undefined }
    transcription: string[]
    prices: ModelPrices
    small: string[]
  },
  defaultModel: () => string,
): ModelSettings {
  const providers: SettingsProvider[] = []
  const transcriptionOf = (here: boolean) => (here ? config.transcription : [])
  for (const provider of ['openai', 'anthropic', 'google'] as const) {
    const { apiKey, models } = config[provider]
    if (apiKey)
      providers.push({
        providerId: provider,
        provider,
        baseUrl: null,
        apiKey,
        models,
        transcriptionModels: transcriptionOf(provider === 'openai'),
      })
  }
  const { url, apiKey, models } = config.compatible
  if (url)
    providers.push({
      providerId: 'openai-compatible',
      provider: 'openai-compatible',
      baseUrl: url,
      apiKey: apiKey ?? null,
      models,
      transcriptionModels: transcriptionOf(!config.openai.apiKey),
    })
  return { providers, prices: config.prices, small: config.small, defaultModel }
}
