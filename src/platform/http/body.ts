import type { FastifyRequest } from 'fastify'
import { UnkeepableNumber, withExactNumbers } from '../exact-json.ts'
import { httpErrors } from './http.errors.ts'
import type { Route } from './route.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** No operation needs more; what walks a value by recursion, as JSON.stringify does, would fail at some thousands. */
export const maxJsonDepth = 100

export function parseJson(body: Buffer, emptyMeansNothing: boolean): unknown {
  if (body.length === 0 && emptyMeansNothing) return undefined
  const { text, value } = readJson(body)
  if (mayBeDeep(text) && isDeeper(value, maxJsonDepth))
    throw httpErrors.invalidRequest(`body: nested deeper than ${maxJsonDepth} levels`)
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

/** Most bodies have fewer brackets than levels are allowed, and need no further look. */
function mayBeDeep(text: string): boolean {
  let opened = 0
  for (const bracket of '[{') {
    let at = -1
    do {
      at = text.indexOf(bracket, at + 1)
    } while (at !== -1 && ++opened <= maxJsonDepth)
  }
  return opened > maxJsonDepth
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true
  return false
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
