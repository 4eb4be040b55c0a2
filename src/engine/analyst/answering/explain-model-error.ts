import { APICallError, LoadAPIKeyError, NoSuchModelError } from '@ai-sdk/provider'
import type { RetryError } from 'ai'

/** A model's failure in words for the person who asked, or who set the model up. `fix` says what to do about it. */
export type ModelFault = { kind: string; message: string; fix: string }

const fault = (kind: string, message: string, fix: string): ModelFault => ({ kind, message, fix })

// By its name, because the class would bring the whole SDK along.
const isRetryError = (error: unknown): error is RetryError => error instanceof Error && error.name === 'AI_RetryError'

const cut = fault('cut', 'The connection to the model was cut in the middle of its answer.', 'Try again.')

const webPage = fault(
  'not-a-model',
  'The address answered with a web page, not as a model server does.',
  'Check the address (for most servers it ends in /v1), and that no proxy or sign-in page stands in between.',
)

/** A request that failed so was not worked on, and nobody counts it. */
export const unheardKinds: ReadonlySet<string> = new Set([
  'no-key',
  'no-model',
  'refused-address',
  'unreachable',
  'wrong-key',
  'not-pulled',
  'no-v1',
  'no-tools',
  'no-credit',
  'busy',
  'provider-down',
  'not-a-model',
  'refused',
])

/** Of an answer that was stopped because it went on and on. */
export const endlessName = 'QuotaExceededError'

export function explainModelError(error: unknown): ModelFault {
  const cause = isRetryError(error) ? error.lastError : error
  if (LoadAPIKeyError.isInstance(cause)) return fault('no-key', 'The model has no key.', 'Give the model its API key.')
  if (NoSuchModelError.isInstance(cause))
    return fault('no-model', 'The provider does not know this model.', 'Check the name of the model.')
  if (APICallError.isInstance(cause)) return explainCall(cause)
  if (cause instanceof Error) {
    const code = codeOf(cause)
    if (cause.name === 'TimeoutError' || /timeout of \d+ms exceeded/.test(cause.message))
      return fault('timeout', 'The model did not answer in time.', 'Try again, or choose a faster model.')
    if (cause.name === endlessName)
      return fault('endless', 'The model went on without coming to an end.', 'Try again, or choose another model.')
    if (code === 'ENETREFUSED')
      return fault(
        'refused-address',
        'The address of the model is private, and private addresses are not allowed.',
        'Set TALLYROOM_ALLOW_PRIVATE_NETWORKS=true if the model runs in your own network.',
      )
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EHOSTUNREACH' || code === 'ETIMEDOUT')
      return fault(
        'unreachable',
        `Nothing answers at the model's address (${code}).`,
        'Check the address, and that the model server is running.',
      )
    if (
      code === 'ECONNRESET' ||
      /terminated|socket hang up|other side closed|closed in the middle|without a finish (chunk|reason)/i.test(
        cause.message,
      )
    )
      return cut
    // What the SDK says of it repeats what came.
    if (/^AI_(JSONParse|TypeValidation|InvalidResponseData)Error$/.test(cause.name))
      return fault(
        'garbled',
        'The model answered in a form that cannot be read.',
        'Check the provider: its server speaks another protocol.',
      )
    // A fault of our own: its words would say nothing to a person.
    if (
      (cause instanceof TypeError && cause.message !== 'fetch failed') ||
      cause instanceof RangeError ||
      cause instanceof ReferenceError
    )
      return fault('failed', 'The analyst failed at this question.', 'Try again, or ask it in other words.')
    return fault('failed', cause.message.slice(0, 500), 'Try again; if it stays, test the model under Models.')
  }
  return fault('failed', 'The model failed.', 'Try again; if it stays, test the model under Models.')
}

function explainCall(error: APICallError): ModelFault {
  const status = error.statusCode
  const said = providerMessage(error)
  // It had begun to answer well.
  if (status === 200 && error.message === 'Failed to process successful response')
    return error.cause instanceof Error && error.cause.name === endlessName ? explainModelError(error.cause) : cut
  if (status === undefined) {
    const inner = error.cause
    if (inner instanceof Error && inner !== error) return explainModelError(inner)
    return fault(
      'unreachable',
      `The model could not be reached: ${error.message}`,
      'Check the address, and that the model server is running.',
    )
  }
  if (status === 401 || status === 403)
    return fault(
      'wrong-key',
      `The provider refused the key (${status}).`,
      'Check the API key, and that it may use this model.',
    )
  if (status === 404) {
    if (/not found, try pulling|pull/i.test(said))
      return fault(
        'not-pulled',
        'The model server does not have this model.',
        'Pull the model first, for example: ollama pull MODEL.',
      )
    if (/model/i.test(said))
      return fault('no-model', `The provider does not know this model: ${said}`, 'Check the name of the model.')
    return fault(
      'no-v1',
      'There is nothing at this address (404).',
      'Check the address: for most servers it ends in /v1.',
    )
  }
  if (status === 400 && /tool|function/i.test(said) && /support/i.test(said))
    return fault(
      'no-tools',
      'This model cannot use tools, which the analyst needs.',
      'Choose a model with tool support.',
    )
  if (status === 402 || /quota|billing|credit/i.test(said))
    return fault(
      'no-credit',
      'The account with the provider has no credit left.',
      'Add credit with the provider, or choose another model.',
    )
  if (status === 429) return fault('busy', 'The provider is limiting requests.', 'Wait a little, then try again.')
  if (status >= 500) return fault('provider-down', `The provider failed (${status}).`, 'Try again later.')
  if (/<html/i.test(error.responseBody ?? '')) return webPage
  if (error.message === 'Invalid JSON response')
    return fault(
      'not-a-model',
      'What answers at this address is not a model server.',
      'Check the address: for most servers it ends in /v1.',
    )
  return fault('refused', `The provider refused the request (${status}): ${said}`, 'Check the model and its settings.')
}

function providerMessage(error: APICallError): string {
  try {
    const body = JSON.parse(error.responseBody ?? '')
    const message = body?.error?.message ?? body?.error ?? body?.message
    if (typeof message === 'string') return message.slice(0, 300)
  } catch {
    // Not JSON: what the SDK made of it must do.
  }
  return error.message.slice(0, 300)
}

function codeOf(error: Error): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : undefined
}
