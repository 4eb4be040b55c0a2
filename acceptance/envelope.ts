import assert from 'node:assert/strict'
import type { Answer } from './harness.ts'

/** The whole of an error: status, content type, and the exact body. */
export function assertError(answer: Answer, status: number, message: string, code: string, detail: string): void {
  assert.deepEqual([answer.status, answer.body], [status, { message, cause: { code, detail } }])
  assert.equal(answer.contentType, 'application/json; charset=utf-8')
}

/** Where the detail depends on what was sent: status, code, and that the envelope is whole. */
export function assertCode(answer: Answer, status: number, code: string): void {
  assert.deepEqual([answer.status, answer.body?.cause?.code], [status, code], answer.text.slice(0, 1000))
  assert.deepEqual(Object.keys(answer.body).sort(), ['cause', 'message'])
  assert.deepEqual(Object.keys(answer.body.cause).sort(), ['code', 'detail'])
  assert.equal(answer.contentType, 'application/json; charset=utf-8')
}

export const assertRefused = (answer: Answer, detail: string) =>
  assertError(answer, 401, 'Token verification failed', 'auth/jwt-invalid', detail)

export const assertForbidden = (answer: Answer, detail: string) =>
  assertError(answer, 403, 'Not allowed', 'auth/forbidden', detail)

export const assertNoTeam = (answer: Answer) =>
  assertError(answer, 403, 'No active team', 'api/no-active-team', 'the caller must select an active team')

export const assertUnsupported = (answer: Answer, detail: string) =>
  assertError(answer, 415, 'Unsupported Media Type', 'api/unsupported-media-type', detail)

export const assertInvalid = (answer: Answer, detail: string) =>
  assertError(answer, 400, 'The request does not fit the interface', 'api/invalid-request', detail)

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
export const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
export const noBodyType = 'this operation has no body and must not carry a Content-Type header'
