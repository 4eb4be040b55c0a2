import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

type Waits = { asked: number; median: number; worst: number; over: number }

const pauseMs = 20
const wantedMs = 100

/** Asks how the service is again and again, from a thread of its own: whoever sends large bodies is busy with them. */
export function watchHealth(url: string): { end(): Promise<Waits> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: `${url}/api/health` })
  return {
    async end() {
      const told = new Promise<Waits>((resolve, reject) => worker.once('message', resolve).once('error', reject))
      worker.postMessage('end')
      return told
    },
  }
}

async function ask(address: string): Promise<void> {
  const waits: number[] = []
  let ended = false
  parentPort!.once('message', () => {
    ended = true
  })
  while (!ended) {
    const begun = performance.now()
    const { ok } = await fetch(address)
    waits.push(ok ? performance.now() - begun : Number.POSITIVE_INFINITY)
    await sleep(pauseMs)
  }
  waits.sort((a, b) => a - b)
  const over = waits.filter((ms) => ms > wantedMs).length
  parentPort!.postMessage({ asked: waits.length, median: waits[waits.length >> 1], worst: waits.at(-1), over })
}

if (!isMainThread) await ask(workerData)
