import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { trackUploads } from './track-uploads.ts'
import type { UploadProgress } from './uploads.contract.ts'

test('every instance on the bus hears of an upload, of its own team alone', () => {
  const bus = createLocalBus()
  const [here, there] = [trackUploads(bus), trackUploads(bus)]
  const heard: string[] = []
  const strange: UploadProgress[] = []
  there.follow('team', 'upload-1', ({ phase, rows }) => heard.push(`${phase} ${rows}`))
  there.follow('another team', 'upload-1', (progress) => strange.push(progress))
  const tracker = here.begin('team', 'upload-1')
  tracker.tell({ phase: 'reading', rows: 1 })
  tracker.tell({ phase: 'reading', rows: 2 })
  tracker.tell({ phase: 'writing', rows: 3 })
  tracker.done('source', { bytes: 10, rows: 4 })
  assert.deepEqual(heard, ['receiving 0', 'reading 1', 'writing 3', 'done 4'])
  assert.deepEqual(strange, [])
  here.close()
  there.close()
})

test('who comes late hears how it ended', () => {
  const uploads = trackUploads(createLocalBus())
  uploads.begin('team', 'upload-2').failed(httpErrors.payloadTooLarge('too much'))
  uploads.begin('team', 'upload-3').failed(new Error('a secret of the inside'))
  const heard: UploadProgress[] = []
  uploads.follow('team', 'upload-2', (progress) => heard.push(progress))()
  uploads.follow('team', 'upload-3', (progress) => heard.push(progress))()
  assert.deepEqual(heard[0]?.error, {
    code: 'api/payload-too-large',
    message: 'The request is too large',
    detail: 'too much',
  })
  assert.equal(heard[1]?.error?.code, 'api/internal')
  assert.ok(!JSON.stringify(heard[1]).includes('secret'))
  uploads.close()
})

test('while an upload goes on and there is no news of it, the last is told again', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: 1_000_000 })
  const uploads = trackUploads(createLocalBus())
  const heard: string[] = []
  uploads.follow('team', 'upload-4', ({ phase, rows }) => heard.push(`${phase} ${rows}`))
  const tracker = uploads.begin('team', 'upload-4')
  tracker.tell({ phase: 'profiling', rows: 7 })
  tracker.tell({ rows: 8 })
  mock.timers.tick(1999)
  assert.deepEqual(heard, ['receiving 0', 'profiling 7'])
  mock.timers.tick(1)
  assert.deepEqual(heard.slice(2), ['profiling 8'])
  mock.timers.tick(4000)
  assert.equal(heard.length, 5)
  tracker.done('source', { bytes: 1, rows: 8 })
  mock.timers.tick(10_000)
  assert.deepEqual(heard.slice(5), ['done 8'])
  uploads.close()
})
