import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

/**
 * The protocol's own conformance suite. Many of its scenarios call tools, prompts and resources of a server that is made for it;
 * those say so. Everything that can be asked of any server must hold.
 */
const program = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))
const mustHold = {
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'server-sse-polling',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-ignore-extra-params',
  ],
}
/** Of these: we have none, and say so as the protocol asks. */
const notOffered =
  /^Not testable: server does not list the diagnostic tool|^(prompts|resources)\/.* returned JSON-RPC error -32601/

type Check = { id: string; status: string; errorMessage?: string }

describe('MCP conformance', () => {
  let service: Service
  let owner: Owner
  let proxy: Server
  let results: string
  const portOf = (server: Server) => (server.address() as AddressInfo).port

  /** The suite's client has no credential; this puts one on and leaves everything else as it is. */
  const startProxy = () =>
    createServer((asked, answered) => {
      const options = { host: '127.0.0.1', port: new URL(service.url).port, method: asked.method, path: asked.url }
      const onward = forward({ ...options, headers: { ...asked.headers, 'x-api-key': owner.key } }, (answer) => {
        answered.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(answered)
      })
      onward.on('error', () => answered.destroy())
      answered.on('close', () => onward.destroy())
      asked.pipe(onward)
    })

  function run(args: string[], onOutput: (printed: string) => void = () => {}): Promise<Map<string, Check[]>> {
    const folder = mkdtempSync(path.join(results, 'run-'))
    const child = spawn(process.execPath, [program, ...args, '-o', folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const look = (chunk: Buffer) => {
      printed += chunk
      onOutput(printed)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => {
        const found = readdirSync(folder).map((name): [string, Check[]] => [
          name.replace(/^(server|authorization-server)-(.*)-\d{4}-\d\d-\d\dT[\d-]+Z$/, '$2'),
          JSON.parse(readFileSync(path.join(folder, name, 'checks.json'), 'utf8')),
        ])
        if (found.length === 0) reject(new Error(`the suite wrote no results:\n${printed}`))
        else resolve(new Map(found))
      })
    })
  }

  const failuresOf = (checks: Check[] | undefined) =>
    (checks ?? assert.fail('the scenario was not run'))
      .filter(({ status, errorMessage }) => status === 'FAILURE' && !notOffered.test(errorMessage ?? ''))
      .map(({ id, errorMessage }) => `${id}: ${errorMessage}`)

  before(async () => {
    results = mkdtempSync(path.join(tmpdir(), 'tallyroom-conformance-'))
    service = await startService()
    owner = await setUp(service)
    proxy = startProxy()
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  })
  after(async () => {
    proxy?.close()
    await service?.stop()
    rmSync(results, { recursive: true, force: true })
  })

  for (const [version, scenarios] of Object.entries(mustHold))
    test(`the server conforms to ${version}`, async () => {
      const url = `http://127.0.0.1:${portOf(proxy)}/mcp`
      const ran = await run(['server', '--url', url, '--suite', 'all', '--spec-version', version])
      for (const scenario of scenarios) {
        assert.ok(
          ran.get(scenario)?.some(({ status }) => status !== 'FAILURE'),
          scenario,
        )
        assert.deepEqual(failuresOf(ran.get(scenario)), [], scenario)
      }
    })

  test('the authorization server conforms', async () => {
    // A port that is free now; the suite listens there for the browser's return.
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const port = portOf(free)
    await new Promise((resolve) => free.close(resolve))
    const registered = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [`http://127.0.0.1:${port}/callback`] }),
    })
    const { client_id } = (await registered.json()) as { client_id: string }
    let sent = false
    const args = ['--url', service.url, '--client-id', client_id, '--port', String(port)]
    const ran = await run(['authorization', ...args, '--resource', `${service.url}/mcp`], (printed) => {
      const asked = /Callback server started/.test(printed) && /http\S+\/oauth\/authorize\?\S+/.exec(printed)?.[0]
      if (!asked || sent) return
      sent = true
      void allow(new URL(asked))
    })
    assert.ok(sent)
    for (const scenario of ['authorization-server-metadata-endpoint', 'authorization-code-grant']) {
      assert.ok(
        ran.get(scenario)?.some(({ status }) => status === 'SUCCESS'),
        scenario,
      )
      assert.deepEqual(failuresOf(ran.get(scenario)), [], scenario)
    }
  })

  /** As the page does, and then as the browser does that it sends back. */
  async function allow(asked: URL): Promise<void> {
    const answer = await call(service, 'POST', '/mcp/authorization', {
      headers: { cookie: owner.cookie, origin: service.url },
      json: { ...Object.fromEntries(asked.searchParams), allow: true },
    })
    await fetch(answer.body.redirectTo)
  }
})
