import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A browser that is asked nothing while it loads a page. Playwright has it note where each request came from, and for
 * that it reads the page's scripts a second time: up to a fifth of the start page's time, which nobody else ever waits for.
 */
export type PlainBrowser = {
  /** Opens a page of its own, as slow as asked for, and answers what the expression does in it. */
  visit<T>(
    url: string,
    options: { cookies: { name: string; value: string; url: string }[]; slowDown: number; expression: string },
  ): Promise<{ value: T; cpuMs: number }>
  close(): Promise<void>
}

type Answer = { id?: number; result?: unknown; error?: { message: string } }
// biome-ignore lint/suspicious/noExplicitAny: what each command answers, its protocol says
type Send = (method: string, params?: object, sessionId?: string) => Promise<any>
type Metric = { name: string; value: number }

export async function startPlainBrowser(executablePath: string): Promise<PlainBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tallyroom-browser-'))
  const browser = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.once('error', reject)
    browser.once('exit', () => reject(new Error(`the browser ended:\n${said}`)))
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer
    if (id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  let sent = 0
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params, ...(sessionId && { sessionId }) }))
    })

  return {
    async visit(url, { cookies, slowDown, expression }) {
      const { browserContextId } = await send('Target.createBrowserContext')
      await send('Storage.setCookies', { browserContextId, cookies })
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      await send('Performance.enable', { timeDomain: 'threadTicks' }, sessionId)
      await send('Emulation.setCPUThrottlingRate', { rate: slowDown }, sessionId)
      await send('Page.navigate', { url }, sessionId)
      const evaluation = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send('Runtime.evaluate', evaluation, sessionId)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      const { metrics } = await send('Performance.getMetrics', {}, sessionId)
      const cpuMs = (metrics.find(({ name }: Metric) => name === 'TaskDuration')?.value ?? 0) * 1000
      await send('Target.disposeBrowserContext', { browserContextId })
      return { value: result.value, cpuMs }
    },
    async close() {
      socket.close()
      browser.kill()
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
