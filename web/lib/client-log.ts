import { client } from './api.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'
type Fields = Record<string, unknown>
type Item = { event: { level: Level; event: string; at: string; page: string } & Fields }

const batchSize = 50
const waitMs = 2000
/** Below the service's own limit, so that a page gone wild cannot shut out its neighbours' tabs. */
const maxPerMinute = 200

/** `crypto.randomUUID` is missing on plain http addresses. */
const instance = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

const waiting: Item[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let windowStart = 0
let inWindow = 0

/** Never throws, never rejects: what reports failures must not make any. */
export function clientLog(level: Level, event: string, fields: Fields = {}): void {
  const now = Date.now()
  if (now - windowStart > 60_000) {
    windowStart = now
    inWindow = 0
  }
  inWindow++
  if (inWindow > maxPerMinute) return
  waiting.push({ event: { ...fields, level, event, at: new Date(now).toISOString(), page: location.pathname } })
  if (waiting.length >= batchSize) flush()
  else timer ??= setTimeout(flush, waitMs)
}

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const batch = waiting.splice(0, batchSize)
  if (batch.length === 0) return
  let body: string
  try {
    body = JSON.stringify({ batch })
  } catch {
    return
  }
  fetch(client.address('POST', '/logs'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-instance': instance },
    credentials: 'same-origin',
    keepalive: true,
    body,
  }).catch(() => undefined)
  if (waiting.length > 0) timer = setTimeout(flush, waitMs)
}

const cut = (text: unknown): string => String(text ?? '').slice(0, 2000)
const described = (error: unknown): Fields =>
  error instanceof Error
    ? { message: cut(error.message), name: error.name, stack: cut(error.stack) }
    : { message: cut(error) }

export function logError(event: string, error: unknown, fields: Fields = {}): void {
  clientLog('error', event, { ...described(error), ...fields })
}

export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    // Raised by browsers when layout settles in a second round; nothing is wrong.
    if (event.message.startsWith('ResizeObserver loop')) return
    logError('window-error', event.error ?? event.message, { source: event.filename, line: event.lineno })
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') return
    logError('unhandled-rejection', event.reason)
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}
