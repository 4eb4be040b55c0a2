import { z } from 'zod'
import { referencePage } from '../../platform/http/reference-page.ts'
import { type AppRoute, publicRoute } from '../access/index.ts'

const health = z.object({ status: z.literal('ok'), version: z.string() })
const tag = 'Service'

/** What the service says about itself. `document` is asked for when it is first read: it describes these routes too. */
export function serviceRoutes({
  version,
  document,
}: {
  version: string
  document(): Record<string, unknown>
}): AppRoute[] {
  let json: string | undefined
  let html: string | undefined
  return [
    publicRoute('GET', '/health', {
      summary: 'Tells that the service answers',
      tag,
      answer: health,
      handle: () => ({ status: 'ok' as const, version }),
    }),
    publicRoute('GET', '/openapi.json', {
      summary: 'This interface as an OpenAPI 3.1 document',
      tag,
      answer: { kind: 'raw', contentType: 'application/json', description: 'The document', schema: z.looseObject({}) },
      handle({ reply }) {
        json ??= JSON.stringify(document())
        return reply.type('application/json; charset=utf-8').send(json)
      },
    }),
    publicRoute('GET', '/docs', {
      summary: 'This interface as a page to read',
      tag,
      answer: { kind: 'raw', contentType: 'text/html', description: 'The page' },
      handle({ reply }) {
        html ??= referencePage(document())
        return reply
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
          )
          .type('text/html; charset=utf-8')
          .send(html)
      },
    }),
  ]
}
