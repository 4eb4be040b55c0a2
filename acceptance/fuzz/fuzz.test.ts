import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { call, type Owner, type Service, setUp, startService } from '../harness.ts'
import { fromSchema, identifier } from './from-schema.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const atOnce = 48

/** What starts processes or hashes passwords is asked less often than the rest, so that the time goes into variety. */
const costly = new Set(['POST /samples', 'POST /setup', 'POST /auth/reset-password'])
const weightOf = ({ method, address }: Operation) => (costly.has(`${method} ${address}`) ? 1 : 8)

type Operation = {
  method: string
  address: string
  parameters: { name: string; in: 'path' | 'query'; schema: Record<string, unknown> }[]
  body: { type: string; schema: Record<string, unknown> } | null
}
type Shot = { method: string; address: string; headers: Record<string, string>; body?: string | Uint8Array }

function operationsOf(document: { paths: Record<string, Record<string, never>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries<{
      parameters: Operation['parameters']
      requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
    }>(methods).map(([method, operation]) => {
      const content = Object.entries(operation.requestBody?.content ?? {})[0]
      return {
        method: method.toUpperCase(),
        address,
        parameters: operation.parameters,
        body: content ? { type: content[0], schema: content[1].schema } : null,
      }
    }),
  )
}

const rawBody = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.constantFrom('{', '[', '{"a":', '"\\u', '[1,]', 'nul', '{"a":1}{"b":2}'),
  fc.uint8Array({ maxLength: 60 }),
)
const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  ';;;',
  'application/json, application/json',
]

function shots(operations: Operation[], ids: () => string[], owner: Owner): fc.Arbitrary<Shot> {
  const each = operations.map((operation) => ({ weight: weightOf(operation), arbitrary: fc.constant(operation) }))
  return fc.oneof(...each).chain((operation) => {
    const pathText = fc.oneof(
      { weight: 6, arbitrary: identifier(ids) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
      { weight: 1, arbitrary: fc.constantFrom('%', '..', '.', ' ', 'a/b', '%2e%2e', '\u0000') },
    )
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    const bodyOf = operation.body
      ? fc.oneof(
          { weight: 8, arbitrary: fromSchema(operation.body.schema, ids).map((value) => JSON.stringify(value) ?? '') },
          { weight: 1, arbitrary: rawBody },
        )
      : fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: rawBody })
    return fc
      .tuple(
        fc.array(pathText, { minLength: 4, maxLength: 4 }),
        fc.tuple(...query.map(({ schema }) => fromSchema(schema, ids))),
        bodyOf,
        fc.nat(29),
        fc.constantFrom(...contentTypes),
      )
      .map(([path, values, body, dice, oddType]) => {
        let next = 0
        const address = operation.address.replace(/\{[^}]+\}/g, () => encodeURIComponentSafely(path[next++]!))
        const search = new URLSearchParams()
        query.forEach(({ name }, i) => {
          if ((dice + i) % 3 === 0)
            search.append(name, typeof values[i] === 'string' ? (values[i] as string) : JSON.stringify(values[i]))
        })
        const type =
          dice === 1 ? oddType : body === undefined ? undefined : (operation.body?.type ?? 'application/json')
        return {
          method: operation.method,
          address: `${address}${search.size > 0 ? `?${search}` : ''}`,
          headers: {
            ...(dice === 2 ? {} : dice === 3 ? { 'x-api-key': 'tly_nonsense' } : { 'x-api-key': owner.key }),
            ...(type !== undefined && { 'content-type': type }),
          },
          body: operation.method === 'GET' ? undefined : body,
        }
      })
  })
}

/** Lone surrogates cannot be encoded, and a bare percent sign must sometimes reach the server as it is. */
function encodeURIComponentSafely(text: string): string {
  return text === '%' ? '%' : encodeURIComponent(text.toWellFormed())
}

/** What the test itself stands on must not be hit: its own key, user and team. */
const harvest = (text: string, into: Set<string>, spared: Set<string>) => {
  for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g))
    if (!spared.has(id)) into.add(id)
}

async function fire(service: Service, shot: Shot): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(`${service.url}/api${shot.address}`, {
    method: shot.method,
    headers: shot.headers,
    body: shot.body as BodyInit | undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  })
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, type, text: '' }
  }
  return { status: response.status, type, text: await response.text() }
}

test(`${requests} requests made from the OpenAPI document give no 5xx (FUZZ_SEED=${seed})`, async () => {
  process.stdout.write(`fuzz seed ${seed}\n`)
  const service = await startService({
    // Nothing is asked of Slack: nobody answers there.
    env: { TALLYROOM_LOG_LEVEL: 'error', TALLYROOM_SLACK_API_URL: 'http://127.0.0.1:9' },
  })
  try {
    const owner = await setUp(service)
    const { body: document } = await call(service, 'GET', '/openapi.json')
    const operations = operationsOf(document)
    const own = await call(service, 'GET', '/api-keys', { key: owner.key })
    const spared = new Set<string>([owner.userId, owner.teamId, ...own.body.map((key: { id: string }) => key.id)])
    const ids = new Set<string>()
    const known = () => [...ids].slice(-300)
    const failures: string[] = []
    const statuses = new Map<number, number>()
    const batch = 400
    let drawn = 0
    let queue: Shot[] = []
    // Made in batches, so that later ones know the ids of earlier answers; nobody waits for a batch to end.
    const next = (): Shot | undefined => {
      if (queue.length === 0 && drawn < requests && failures.length < 5) {
        const numRuns = Math.min(batch, requests - drawn)
        queue = fc.sample(shots(operations, known, owner), { numRuns, seed: seed + drawn })
        drawn += numRuns
      }
      return queue.pop()
    }
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let shot = next(); shot; shot = next()) {
          const answer = await fire(service, shot).catch((error: Error) => ({
            status: 0,
            type: '',
            text: String(error.cause ?? error),
          }))
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status < 400 && answer.status > 0) harvest(answer.text, ids, spared)
          const envelope =
            answer.status < 400 || /^\{"message":".*","cause":\{"code":"[a-z-]+\/[a-z-]+","detail":/.test(answer.text)
          if (answer.status === 0 || answer.status >= 500 || !envelope)
            failures.push(
              `${shot.method} ${shot.address} ${JSON.stringify(shot.headers)} ${String(shot.body).slice(0, 500)}\n -> ${answer.status} ${answer.text.slice(0, 500)}`,
            )
        }
      }),
    )
    const total = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    process.stdout.write(`fuzz: ${operations.length} operations, ${total.join(', ')}\n`)
    assert.deepEqual(
      failures,
      [],
      `${failures.length} bad answers, e.g.\n${failures[0]}\n${service.output().slice(-3000)}`,
    )
    assert.ok(
      (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0) > requests / 50,
      'some of the requests reached what they asked for',
    )
    assert.equal(
      [...statuses.values()].reduce((sum, count) => sum + count),
      requests,
    )
    assert.equal((await call(service, 'GET', '/health')).status, 200)
  } finally {
    await service.stop()
  }
})
