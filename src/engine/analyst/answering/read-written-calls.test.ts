import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writtenCalls } from './read-written-calls.ts'

const tools = new Set(['run_sql'])

test('a call between marks is read', () => {
  const call = '{"name": "run_sql", "arguments": {"sql": "SELECT 1"}}'
  for (const text of [`<|tool_call|>${call}<|end|>`, `<|python_tag>${call}</|x|>`, `[TOOL_CALLS]${call}`])
    assert.deepEqual(writtenCalls(text, tools), [{ name: 'run_sql', input: '{"sql":"SELECT 1"}' }], text)
})

test('marks that never close take no longer to read than other letters', () => {
  const began = performance.now()
  assert.equal(writtenCalls('<|'.repeat(50_000), tools), null)
  const tookMs = performance.now() - began
  assert.ok(tookMs < 500, `${Math.round(tookMs)} ms`)
})
