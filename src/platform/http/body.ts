import type { FastifyRequest } from 'fastify'
import { UnkeepableNumber, withExactNumbers } from '../exact-json.ts'
import { isTooDeep, maxJsonDepth } from '../json-depth.ts'
import { httpErrors } from './http.errors.ts'
import type { Route } from './route.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
export function parseJson(body: Buffer, emptyMeansNothing: boolean): unknown {
  if (body.length === 0 && emptyMeansNothing) return undefined
  const { text, value } = readJson(body)
  if (isTooDeep(text, value)) throw httpErrors.invalidRequest(`body: nested deeper than ${maxJsonDepth} levels`)
  try {
    return withExactNumbers(value, text)
  } catch (error) {
    throw error instanceof UnkeepableNumber ? httpErrors.invalidRequest(`body: ${error.message}`) : error
  }
}

function readJson(body: Buffer): { text: string; value: unknown } {
  try {
    const text = utf8.decode(body)
    return { text, value: JSON.parse(text) }
  } catch (error) {
    throw httpErrors.invalidJson(error instanceof SyntaxError ? error.message : 'the body is not UTF-8')
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
