import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'

/** A provider that has not even begun to answer by then does not answer. */
const beginMs = 30_000
/** What a stream holds before its first word. */
const prelude = new Set<LanguageModelV4StreamPart['type']>(['stream-start', 'response-metadata', 'raw'])

/**
 * A model that hands over to another when it fails before its first word, for the rest of the answer. What has begun to speak is not
 * replaced: half an answer of one and half of another would be nobody's.
 */
export function withFallback(
  first: LanguageModelV4,
  second: LanguageModelV4,
  /** Told why the first does not answer. */
  onSwitch: (reason: unknown) => void,
  waitMs = beginMs,
): LanguageModelV4 {
  let current = first
  /** What had been told when it was handed over: what stands there was thought by the first. */
  let toldBefore = 0
  const handOver = (options: LanguageModelV4CallOptions, reason: unknown) => {
    options.abortSignal?.throwIfAborted()
    current = second
    toldBefore = options.prompt.length
    onSwitch(reason)
  }
  const forSecond = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...options,
    prompt: options.prompt.flatMap((message, at) => (at < toldBefore ? withoutThoughts(message) : [message])),
  })
  return {
    specificationVersion: 'v4',
    get provider() {
      return current.provider
    },
    get modelId() {
      return current.modelId
    },
    get supportedUrls() {
      return current.supportedUrls
    },
    async doGenerate(options) {
      if (current === second) return second.doGenerate(forSecond(options))
      try {
        return await first.doGenerate(options)
      } catch (error) {
        handOver(options, error)
        return second.doGenerate(forSecond(options))
      }
    },
    async doStream(options) {
      if (current === second) return second.doStream(forSecond(options))
      try {
        return await begun(first, options, waitMs)
      } catch (error) {
        handOver(options, error)
        return second.doStream(forSecond(options))
      }
    },
  }
}

/** Thoughts of one provider, and its marks, mean nothing to another, and are not its business. */
function withoutThoughts(message: LanguageModelV4Message): LanguageModelV4Message[] {
  if (message.role !== 'assistant') return [message]
  const content = message.content.flatMap(({ providerOptions: _, ...part }) =>
    part.type === 'reasoning' ? [] : [part],
  )
  return content.length > 0 ? [{ ...message, content }] : []
}

type Streaming = Awaited<ReturnType<LanguageModelV4['doStream']>>

/** Its stream, once it has said something; throws what comes instead. */
async function begun(model: LanguageModelV4, options: LanguageModelV4CallOptions, waitMs: number): Promise<Streaming> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no first byte', 'TimeoutError')), waitMs)
  const heard: LanguageModelV4StreamPart[] = []
  let result: Streaming
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>
  try {
    const signals = options.abortSignal ? [options.abortSignal, late.signal] : [late.signal]
    result = await model.doStream({ ...options, abortSignal: AbortSignal.any(signals) })
    reader = result.stream.getReader()
    // Headers alone are no answer.
    while (!heard.some(({ type }) => !prelude.has(type))) {
      const { done, value } = await reader.read()
      if (done) break
      if (value.type === 'error') {
        await reader.cancel(value.error)
        throw value.error
      }
      heard.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
  const stream = new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const early = heard.shift()
      if (early) return controller.enqueue(early)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { ...result, stream }
}
