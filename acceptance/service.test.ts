import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { call, makeKey, programOf, type Service, setUp, startService } from './harness.ts'

const root = path.dirname(import.meta.dirname)

/** Starts the service and waits for it to end by itself. */
function failingStart(env: Record<string, string>): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawn(process.execPath, [programOf('main')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  })
  let stderr = ''
  let stdout = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr, stdout })))
}

describe('the service as a whole', () => {
  let service: Service
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  test('health needs no credential', async () => {
    const answer = await call(service, 'GET', '/health')
    assert.equal(answer.status, 200)
    assert.equal(answer.body.status, 'ok')
  })

  test('an address that is none, or looks like that of another host, is answered as any other', async () => {
    for (const address of ['//', '///', '//[', '//x:99999/', '/\\', '/%', '/%ff']) {
      const asked = request(service.url, { path: address })
      asked.end()
      const [answer] = await once(asked, 'response')
      answer.resume()
      assert.ok([200, 400, 404].includes(answer.statusCode), `${address}: ${answer.statusCode}`)
    }
  })

  test('every list in a body, and every object of any names, has a most, so that reading it never takes long', async () => {
    const { body } = await call(service, 'GET', '/openapi.json')
    // Questions are read with a limit of their own on parts and on faults.
    const bounded = new Set(['Question', 'Condition', 'Expression', 'FieldRef', 'Measure'])
    type Schema = {
      [key: string]: unknown
      $ref?: string
      items?: unknown
      prefixItems?: unknown
      maxItems?: number
      maxProperties?: number
    }
    const open: string[] = []
    const look = (schema: Schema, place: string): void => {
      const component = schema.$ref?.split('/').at(-1)
      if (component) {
        if (!bounded.has(component)) look(body.components.schemas[component], component)
        return
      }
      if (schema.items && !schema.prefixItems && schema.maxItems === undefined) open.push(place)
      if (schema.additionalProperties && schema.maxProperties === undefined) open.push(place)
      for (const [key, part] of Object.entries(schema))
        for (const one of Array.isArray(part) ? part : [part])
          if (typeof one === 'object' && one !== null) look(one as Schema, `${place} ${key}`)
    }
    for (const [address, methods] of Object.entries<Record<string, { requestBody?: { content: Schema } }>>(body.paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const sent = requestBody?.content['application/json'] as { schema?: Schema } | undefined
        if (sent?.schema) look(sent.schema, `${method} ${address}`)
      }
    assert.deepEqual(open, [])
  })

  test('the OpenAPI document is valid by an independent validator and names the error codes of each operation', async () => {
    const { body } = await call(service, 'GET', '/openapi.json')
    const verdict = await new Validator().validate(structuredClone(body))
    assert.deepEqual(verdict.errors ?? [], [])
    assert.ok(verdict.valid)
    assert.equal(body.openapi, '3.1.0')
    for (const [address, methods] of Object.entries<
      Record<string, { responses: Record<string, { 'x-error-codes'?: string[] }> }>
    >(body.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const codes = Object.values(responses).flatMap((response) => response['x-error-codes'] ?? [])
        assert.ok(
          codes.includes('api/unsupported-media-type') && codes.includes('api/invalid-json'),
          `${method} ${address}: ${codes}`,
        )
      }
    }
  })

  test('the reference page shows every operation and asks for nothing from elsewhere', async () => {
    const { body } = await call(service, 'GET', '/openapi.json')
    const page = await call(service, 'GET', '/docs')
    assert.match(page.contentType, /^text\/html/)
    for (const address of Object.keys(body.paths)) assert.ok(page.text.includes(`<code>${address}</code>`), address)
    assert.doesNotMatch(page.text, /<script|src="http|href="http/)
  })

  test('the first start makes a secret that only its owner can read', () => {
    const file = path.join(service.folder, 'secret')
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.ok(readFileSync(file, 'utf8').length > 40)
  })

  test('a second process on the same folder refuses to start and says who holds it', async () => {
    const { code, stderr } = await failingStart({ TALLYROOM_DATA_DIR: service.folder })
    assert.equal(code, 1)
    assert.match(
      stderr,
      new RegExp(`^tallyroom: the data folder \\S+ is in use by process ${service.process.pid} on .*\\n$`),
    )
    assert.equal((await call(service, 'GET', '/health')).status, 200)
  })
})

describe('starting and stopping', () => {
  test('a wrong setting stops the start with one line that names it and the mend', async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: 'http' }, /^tallyroom: PORT: must be a whole number \(see docs\/settings\.md\)\n$/],
      [{ TALLYROOM_SECRET: 'short' }, /^tallyroom: TALLYROOM_SECRET: must have at least 32 characters/],
      [{ DATABASE_URL: 'mysql://x' }, /^tallyroom: DATABASE_URL: must begin with postgres:\/\//],
      [{ TALLYROOM_DATADIR: '/x' }, /^tallyroom: TALLYROOM_DATADIR: there is no such setting/],
    ]
    for (const [env, expected] of cases) {
      const { code, stderr } = await failingStart({ TALLYROOM_DATA_DIR: path.join(tmpdir(), 'never-made'), ...env })
      assert.equal(code, 1)
      assert.match(stderr, expected)
      assert.ok(!stderr.includes('short\n'), 'the value of a secret is never printed')
    }
  })

  test('SIGTERM ends with 0, and what was written is there after the next start', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-stop-'))
    try {
      const first = await startService({ folder })
      const { key } = await setUp(first)
      assert.equal(await first.stop(), 0)
      const second = await startService({ folder })
      assert.equal((await call(second, 'GET', '/api-keys', { key })).status, 200)
      assert.equal(await second.stop('SIGINT'), 0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('SIGKILL at any moment: the next start comes up clean with all that was acknowledged', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-kill-'))
    let service = await startService({ folder })
    try {
      const owner = await setUp(service)
      const acknowledged: string[] = []
      for (let round = 0; round < 5; round++) {
        const before = acknowledged.length
        const writing = (async () => {
          for (;;) acknowledged.push(await makeKey(service, owner, { name: `round ${round}` }))
        })().catch(() => {})
        // On a busy machine the first may take its time.
        for (let waited = 0; waited < 10_000 && acknowledged.length === before; waited += 10)
          await new Promise((resolve) => setTimeout(resolve, 10))
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 100))
        await service.stop('SIGKILL')
        await writing
        service = await startService({ folder })
      }
      const { body } = await call(service, 'GET', '/api-keys', { key: owner.key })
      const starts = new Set(body.map((row: { start: string }) => row.start))
      assert.ok(acknowledged.length >= 5)
      assert.deepEqual(
        acknowledged.filter((key) => ![...starts].some((start) => key.startsWith(start as string))),
        [],
      )
    } finally {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
