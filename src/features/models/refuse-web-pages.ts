import { APICallError } from '@ai-sdk/provider'

/** A proxy, or a page to sign in at, answers every request well; read as a stream it would be one that was cut before its first word. */
export const refuseWebPages =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return response
    await response.body?.cancel()
    throw new APICallError({
      message: 'a web page',
      url: response.url,
      requestBodyValues: {},
      statusCode: response.status,
      responseBody: '<html>',
    })
  }
