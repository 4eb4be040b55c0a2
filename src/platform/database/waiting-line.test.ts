import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { createWaitingLine, enterLine, leaveLine, letOthersThrough } from './waiting-line.ts'

test('with nobody in the line a thread goes straight on', () => {
  const line = createWaitingLine()
  letOthersThrough(line)
  enterLine(line)
  leaveLine(line)
  letOthersThrough(line)
  assert.deepEqual([...line], [0, 1])
})

test('a thread waits until those who stood in the line have left it, in whichever thread they are', async () => {
  const line = createWaitingLine()
  enterLine(line)
  enterLine(line)
  const program = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ letOthersThrough }) => {
      parentPort.postMessage('looks')
      letOthersThrough(workerData.line)
      parentPort.postMessage(Atomics.load(workerData.line, 1))
    })`
  const module = new URL('./waiting-line.ts', import.meta.url).href
  const worker = new Worker(program, { eval: true, workerData: { line, module } })
  const said: unknown[] = []
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  await new Promise<void>((resolve) => {
    worker.on('message', (message) => {
      said.push(message)
      resolve()
    })
  })
  leaveLine(line)
  leaveLine(line)
  await ended
  assert.deepEqual(said, ['looks', 2])
})
