import { z } from 'zod'
import { questionComponents } from '../../engine/question/index.ts'
import { openApiDocument } from '../../platform/http/openapi.ts'
import { referencePage } from '../../platform/http/reference-page.ts'
import { maxJsonDepth } from '../../platform/json-depth.ts'
import { bytesOfText, writeJson } from '../../platform/workers/json-in-turns.ts'
import { type AppRoute, describeAccess, publicRoute, securitySchemes, tagged } from '../access/index.ts'

const asBytes = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text)

const health = z.object({ status: z.literal('ok'), version: z.string() })

/** What the service says about itself: these routes and the `others`. The document is made when it is first read. */
export function serviceRoutes({ version, others }: { version: string; others: AppRoute[] }): AppRoute[] {
  // Kept before they are done, and as bytes: all who ask share one making, and those who do not read share its memory.
  let json: Promise<Buffer> | undefined
  let html: Promise<Buffer> | undefined
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => {
    made ??= openApiDocument([...routes, ...others], {
      title: 'Tallyroom',
      version,
      description: [
        'Put your spreadsheets and databases in one place, ask in plain words, get answers you can check.',
        `Numbers are never rounded in silence: integers in a JSON body are kept digit for digit, up to 308 of them; a number with a point or an exponent is a double, and refused (\`api/invalid-request\`) when a double does not hold its digits. A JSON body may be nested ${maxJsonDepth} levels deep.`,
      ].join('\n\n'),
      prefix: '/api',
      describeAccess,
      securitySchemes,
      schemas: questionComponents(),
    })
    return made
  }
  const routes: AppRoute[] = tagged('Service', [
    publicRoute('GET', '/health', {
      summary: 'Tells that the service answers',
      answer: health,
      handle: () => ({ status: 'ok' as const, version }),
    }),
    publicRoute('GET', '/openapi.json', {
      summary: 'This interface as an OpenAPI 3.1 document',
      answer: { kind: 'raw', contentType: 'application/json', description: 'The document', schema: z.looseObject({}) },
      async handle({ reply }) {
        json ??= document().then(writeJson).then(asBytes)
        return reply.type('application/json; charset=utf-8').send(await json)
      },
    }),
    publicRoute('GET', '/docs', {
      summary: 'This interface as a page to read',
      answer: { kind: 'raw', contentType: 'text/html', description: 'The page' },
      async handle({ reply }) {
        html ??= document().then(referencePage).then(bytesOfText)
        return reply
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
          )
          .type('text/html; charset=utf-8')
          .send(await html)
      },
    }),
  ])
  return routes
}
