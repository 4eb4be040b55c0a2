import type { FastifyRequest } from 'fastify'
import { UnkeepableNumber, withExactNumbers } from '../exact-json.ts'
import { isTooDeep, maxJsonDepth } from '../json-depth.ts'
import { inTurns } from '../workers/in-turns.ts'
import { jsonInPieces, maxNameBytes } from '../workers/json-in-pieces.ts'
import { httpErrors } from './http.errors.ts'
import type { Route } from './route.ts'

/** What is longer is read in pieces, so that nobody waits for it. */
const shortBody = 128 * 1024
const byteOrderMark = Buffer.from('\ufeff')
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const tooDeep = () => httpErrors.invalidRequest(`body: nested deeper than ${maxJsonDepth} levels`)
const tooLongName = () => httpErrors.invalidRequest(`body: the name of a field has more than ${maxNameBytes} bytes`)
/** Most different names in a long body. The engine keeps every name once, and what looks at each field of an object takes long of very many. */
const usualNames = 10_000
const limitsFor = (maxNames: number) => ({
  ...{ maxDepth: maxJsonDepth, tooDeep, tooLongName, maxNames },
  tooManyNames: () => httpErrors.invalidRequest(`body: its objects have more than ${maxNames} different fields`),
})

export const noText = 'holds the NUL character or half of a surrogate pair, which cannot be kept'
/** UTF-8 without them: only an escape can stand for one. */
const mayBeNoText = /\\u(?:0000|d[89a-f])/i

/** Whether PostgreSQL could not keep it, or SQLite would give something else back. */
export const isNoText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

function holdsNoText(value: unknown): boolean {
  if (typeof value === 'string') return isNoText(value)
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) if (isNoText(key) || holdsNoText((value as Record<string, unknown>)[key])) return true
  return false
}

export async function parseJson(sent: Buffer, emptyMeansNothing: boolean, maxNames = usualNames): Promise<unknown> {
  if (sent.length === 0 && emptyMeansNothing) return undefined
  const body = sent.subarray(0, 3).equals(byteOrderMark) ? sent.subarray(3) : sent
  try {
    if (body.length <= shortBody) return readJson(body)
    return await inTurns(jsonInPieces(body, { read: readJson, limits: limitsFor(maxNames) }))
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
  if (mayBeNoText.test(text) && holdsNoText(value)) throw httpErrors.invalidRequest(`body: a text ${noText}`)
  return withExactNumbers(value, text)
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
