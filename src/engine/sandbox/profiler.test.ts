import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProfiler } from './profiler.ts'

test('long values are cut at a whole character', () => {
  const profiler = createProfiler(2, 100)
  const text = `a${'😀'.repeat(150)}`
  for (let i = 0; i < 3; i++) profiler.add([text, [text]])
  const [plain, list] = profiler.finish(['text', 'text'], false)
  assert.equal(plain!.min, `a${'😀'.repeat(99)}`)
  assert.equal(plain!.max, plain!.min)
  for (const profile of [plain, list]) {
    const texts = JSON.stringify(profile)
    assert.ok(texts.includes('😀') && !/\\ud8/i.test(texts), texts)
  }
})
