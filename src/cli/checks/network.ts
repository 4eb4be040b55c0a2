import { connect, createServer } from 'node:net'
import type { Config } from '../../config.ts'
import { broken, type Check, ok, reasonOf, warning } from './check.ts'

const patienceMs = 5000

export async function checkPort({ host, port }: Config): Promise<Check> {
  const name = 'Port'
  const where = `${host}:${port}`
  if (port === 0) return ok(name, 'any that is free')
  const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ host, port }, () => server.close(() => resolve(null)))
  })
  if (!fault) return ok(name, `${where} is free`)
  if (fault.code !== 'EADDRINUSE')
    return broken(name, `${where}: ${fault.message}`, 'set HOST and PORT to an address that this user may listen on')
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? '[::1]' : host
  try {
    const answer = await fetch(`http://${shown}:${port}/api/health`, { signal: AbortSignal.timeout(patienceMs) })
    const { status, version } = (await answer.json()) as { status?: string; version?: string }
    if (status) return ok(name, `Tallyroom ${version ?? ''} is running at ${where}`)
  } catch {
    // Told below.
  }
  return broken(name, `another program listens at ${where}`, 'stop it, or set PORT to another port')
}

const providers = {
  openai: { name: 'OpenAI', url: 'https://api.openai.com/v1/models' },
  anthropic: { name: 'Anthropic', url: 'https://api.anthropic.com/v1/models' },
  google: { name: 'Google', url: 'https://generativelanguage.googleapis.com/v1beta/models' },
} as const

export async function* checkModels({ models }: Config): AsyncGenerator<Check> {
  const name = 'Models'
  const { compatible } = models
  if (!models.openai.apiKey && !models.anthropic.apiKey && !models.google.apiKey && !compatible.url)
    yield ok(name, `${models.default ?? models.fallback} (the built-in analyst needs no key)`)
  const { apiKey: openai } = models.openai
  const { apiKey: anthropic } = models.anthropic
  const { apiKey: google } = models.google
  if (openai) yield await reach(providers.openai, { authorization: `Bearer ${openai}` })
  if (anthropic) yield await reach(providers.anthropic, { 'x-api-key': anthropic, 'anthropic-version': '2023-06-01' })
  if (google) yield await reach(providers.google, { 'x-goog-api-key': google })
  if (compatible.url)
    yield await reach(
      { name: compatible.url, url: `${compatible.url.replace(/\/+$/, '')}/models` },
      compatible.apiKey ? { authorization: `Bearer ${compatible.apiKey}` } : {},
    )
}

async function reach(provider: { name: string; url: string }, headers: Record<string, string>): Promise<Check> {
  const name = 'Models'
  try {
    const { status } = await fetch(provider.url, { headers, signal: AbortSignal.timeout(patienceMs) })
    if (status === 401 || status === 403)
      return broken(name, `${provider.name} refuses the key (${status})`, 'correct the key in the settings')
    if (status >= 500) return warning(name, `${provider.name} answers ${status}`, 'try again later')
    return ok(name, `${provider.name} answers`)
  } catch (error) {
    return broken(
      name,
      `${provider.name} cannot be reached: ${reasonOf(error)}`,
      'check the address and that this computer may reach it (proxy, firewall)',
    )
  }
}

export async function checkMail(url: string): Promise<Check> {
  const { hostname, port, protocol } = new URL(url)
  const at = { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
  const fault = await new Promise<Error | null>((resolve) => {
    const socket = connect(at)
    const end = (error: Error | null) => {
      socket.destroy()
      resolve(error)
    }
    socket.setTimeout(patienceMs, () => end(new Error('no answer')))
    socket.once('connect', () => end(null))
    socket.once('error', end)
  })
  return fault
    ? broken(
        'Mail',
        `${at.host}:${at.port}: ${reasonOf(fault)}`,
        'start the mail server, or correct TALLYROOM_SMTP_URL',
      )
    : ok('Mail', `${at.host}:${at.port} answers`)
}
