import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts the service as a person would: its own process, its own folder, spoken to over HTTP alone.
 * Nothing here or in any file of this folder imports from src.
 */
const root = path.dirname(import.meta.dirname)

export type Answer<T = unknown> = {
  status: number
  headers: Headers
  contentType: string
  text: string
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a black box answers what it answers
  body: T extends unknown ? any : T
}

export type Service = {
  url: string
  folder: string
  process: ChildProcess
  /** All that the service has printed. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export type StartOptions = { env?: Record<string, string>; folder?: string; keepFolder?: boolean }

/** `npm test` builds the service and tries what was built; a test file that is run by itself starts the sources. */
export const programOf = (name: 'main' | 'cli/main'): string =>
  path.join(root, process.env.TALLYROOM_TEST_BUILT ? `dist/server/${name}.js` : `src/${name}.ts`)

/** Shared by all that the tests start. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(tmpdir(), 'tallyroom-test-cache')

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function startService({ env = {}, folder, keepFolder = false }: StartOptions = {}): Promise<Service> {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), 'tallyroom-acceptance-'))
  const child = spawn(process.execPath, ['--max-semi-space-size=8', programOf('main')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      TALLYROOM_DATA_DIR: dataDir,
      TALLYROOM_CHECK_RESPONSES: 'true',
      TALLYROOM_LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk
      const address = /Tallyroom is ready: open (http\S+?)"?[\s,}]/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    exited.then((code) => reject(new Error(`the service ended with ${code} before it was ready:\n${printed}`)))
  })
  return {
    url,
    folder: dataDir,
    process: child,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const code = await exited
      if (!keepFolder && !folder) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

export type Call = {
  /** Sent as JSON, with its content type. */
  json?: unknown
  /** Sent as it is. */
  body?: string | Uint8Array | FormData
  headers?: Record<string, string>
  /** X-API-Key. */
  key?: string
}

/** One request below /api; never throws for a status. */
export async function call(
  service: Pick<Service, 'url'>,
  method: string,
  address: string,
  { json, body, headers = {}, key }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${service.url}/api${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'x-api-key': key }),
      ...headers,
    },
    body: json !== undefined ? JSON.stringify(json) : (body as BodyInit | undefined),
  })
  const text = await response.text()
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    parsed = undefined
  }
  return {
    status: response.status,
    headers: response.headers,
    contentType: response.headers.get('content-type') ?? '',
    text,
    body: parsed,
  }
}

export type Owner = { userId: string; teamId: string; key: string; cookie: string; email: string; password: string }

/** The first run: an administrator, a team, a key, a signed-in browser. */
export async function setUp(service: Service): Promise<Owner> {
  const person = {
    name: 'Ada Owner',
    email: 'ada@example.com',
    password: 'correct horse battery',
    teamName: 'First team',
  }
  const answer = await call(service, 'POST', '/setup', { json: person })
  if (answer.status !== 201) throw new Error(`setup answered ${answer.status}: ${answer.text}`)
  const { user, team, apiKey } = answer.body
  return {
    userId: user.id,
    teamId: team.id,
    key: apiKey.key,
    cookie: cookieOf(answer),
    email: person.email,
    password: person.password,
  }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookieOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

export type Member = { userId: string; email: string; password: string; cookie: string; key: string }

/** Invites a person into the owner's team, accepts, and makes a key for them. */
export async function addMember(
  service: Service,
  owner: Pick<Owner, 'key'>,
  role: 'admin' | 'member' | 'viewer',
  name: string,
): Promise<Member> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const password = 'a long enough password'
  const invitation = await call(service, 'POST', '/invitations', { key: owner.key, json: { email, role } })
  if (invitation.status !== 201) throw new Error(`invitation answered ${invitation.status}: ${invitation.text}`)
  const accepted = await call(service, 'POST', `/invitations/${invitation.body.token}/accept`, {
    json: { name, password },
  })
  if (accepted.status !== 201) throw new Error(`accept answered ${accepted.status}: ${accepted.text}`)
  const cookie = cookieOf(accepted)
  const me = await call(service, 'GET', '/me', { headers: { cookie } })
  const key = role === 'viewer' ? '' : await makeKey(service, { cookie })
  return { userId: me.body.user.id, email, password, cookie, key }
}

/** A key of whoever the cookie or key belongs to. */
export async function makeKey(
  service: Service,
  as: { cookie: string } | { key: string },
  fields: Record<string, unknown> = {},
): Promise<string> {
  const credential = 'key' in as ? { key: as.key } : { headers: { cookie: as.cookie, origin: service.url } }
  const answer = await call(service, 'POST', '/api-keys', { ...credential, json: fields })
  if (answer.status !== 201) throw new Error(`making a key answered ${answer.status}: ${answer.text}`)
  return answer.body.key
}

/** A second team of the same owner, with a key that is bound to it. */
export async function otherTeam(
  service: Service,
  owner: Owner,
  name = 'Other team',
): Promise<{ teamId: string; key: string }> {
  const headers = { cookie: owner.cookie, origin: service.url }
  const made = await call(service, 'POST', '/teams', { headers, json: { name } })
  if (made.status !== 201) throw new Error(`making a team answered ${made.status}: ${made.text}`)
  const activate = (id: string) => call(service, 'POST', `/teams/${id}/activate`, { headers })
  await activate(made.body.id)
  const key = await makeKey(service, { cookie: owner.cookie })
  await activate(owner.teamId)
  return { teamId: made.body.id, key }
}
