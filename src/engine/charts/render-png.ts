import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import type { ChartTheme } from './chart-colours.ts'

export type PngOptions = { width?: number; height?: number; theme?: ChartTheme }
export type PngTask = {
  id: number
  spec: ChartSpec
  data: ChartData
  width: number
  height: number
  theme?: ChartTheme
}
export type PngAnswer = { id: number; png: Uint8Array } | { id: number; fault: string }

type Waiting = { resolve(png: Uint8Array): void; reject(error: Error): void; timer: NodeJS.Timeout }
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined }

const program = new URL(`./render-png-worker${path.extname(import.meta.filename)}`, import.meta.url)
const deadlineMs = 60_000
const idleMs = 60_000
let thread: Thread | undefined
let tasks = 0

/**
 * The same chart as in the browser, as a PNG at twice its size in dots. Drawn in a thread (a tenth of a second each), which is kept for
 * a minute because loading the libraries takes longer than drawing.
 */
export function renderChartPng(spec: ChartSpec, data: ChartData, options: PngOptions = {}): Promise<Uint8Array> {
  const { width = 760, height = 430, theme } = options
  thread ??= startThread()
  const { worker, waiting } = thread
  clearTimeout(thread.idle)
  const task: PngTask = { id: ++tasks, spec, data, width, height, ...(theme && { theme }) }
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const timer = setTimeout(() => void worker.terminate(), deadlineMs)
  waiting.set(task.id, { resolve, reject, timer })
  worker.postMessage(task)
  worker.ref()
  return promise
}

function startThread(): Thread {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
  const own: Thread = { worker, waiting: new Map(), idle: undefined }
  const end = (error: Error) => {
    if (thread === own) thread = undefined
    clearTimeout(own.idle)
    for (const { reject, timer } of own.waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    own.waiting.clear()
  }
  worker.on('message', (answer: PngAnswer) => {
    const asked = own.waiting.get(answer.id)
    if (!asked) return
    own.waiting.delete(answer.id)
    clearTimeout(asked.timer)
    if ('png' in answer) asked.resolve(answer.png)
    else asked.reject(new Error(`the chart could not be drawn: ${answer.fault}`))
    if (own.waiting.size > 0) return
    worker.unref()
    own.idle = setTimeout(() => {
      end(new Error('the drawing was stopped'))
      void worker.terminate()
    }, idleMs).unref()
  })
  worker.once('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.once('exit', () => end(new Error('the drawing was stopped')))
  return own
}
