import type { FastifyRequest } from 'fastify'
import { UnkeepableNumber, withExactNumbers } from '../exact-json.ts'
import { isTooDeep, maxJsonDepth } from '../json-depth.ts'
import { createPause } from '../workers/in-turns.ts'
import { httpErrors } from './http.errors.ts'
import { jsonInPieces, maxFields } from './json-in-pieces.ts'
import type { Route } from './route.ts'

/** What is longer is read in pieces, so that nobody waits for it. */
const shortBody = 128 * 1024
const byteOrderMark = Buffer.from('\ufeff')
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const tooDeep = () => httpErrors.invalidRequest(`body: nested deeper than ${maxJsonDepth} levels`)
const tooWide = () => httpErrors.invalidRequest(`body: an object has more than ${maxFields} fields`)

export async function parseJson(sent: Buffer, emptyMeansNothing: boolean): Promise<unknown> {
  if (sent.length === 0 && emptyMeansNothing) return undefined
  const body = sent.subarray(0, 3).equals(byteOrderMark) ? sent.subarray(3) : sent
  try {
    return body.length <= shortBody ? readJson(body) : await readInTurns(body)
  } catch (error) {
    if (error instanceof UnkeepableNumber) throw httpErrors.invalidRequest(`body: ${error.message}`)
    if (error instanceof SyntaxError) throw httpErrors.invalidJson(error.message)
    if (error instanceof TypeError) throw httpErrors.invalidJson('the body is not UTF-8')
    throw error
  }
}

function readJson(json: Buffer): unknown {
  const text = utf8.decode(json)
  const value = JSON.parse(text)
  if (isTooDeep(text, value)) throw tooDeep()
  return withExactNumbers(value, text)
}

async function readInTurns(body: Buffer): Promise<unknown> {
  const steps = jsonInPieces(body, { read: readJson, maxDepth: maxJsonDepth, tooDeep, tooWide })
  const pause = createPause()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const others = pause()
    if (others) await others
  }
}

/** The first check of all: nothing else of a request is looked at before its content type. */
export function checkContentType(
  request: FastifyRequest,
  route: Pick<Route, 'bodyKind' | 'bytesOf' | 'wrongMediaType'>,
): void {
  const { headers } = request
  const wrong = route.wrongMediaType ?? httpErrors.unsupportedMediaType
  const type = headers['content-type']
  if (route.bodyKind === 'none') {
    if (type !== undefined) throw wrong('this operation has no body and must not carry a Content-Type header')
    if (hasBody(request)) throw wrong('this operation has no body')
    return
  }
  if (type === undefined) {
    if (hasBody(request)) throw wrong('a body needs a Content-Type header')
    if (route.bodyKind === 'multipart') throw wrong('this operation takes multipart/form-data')
    if (route.bytesOf) throw wrong(`this operation takes ${route.bytesOf.join(' or ')}`)
    return
  }
  const essence = type.split(';', 1)[0]!.trim().toLowerCase()
  const wanted = route.bytesOf ?? [route.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json']
  if (!wanted.includes(essence)) throw wrong(`this operation takes ${wanted.join(' or ')}`)
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
