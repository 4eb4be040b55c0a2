import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import { writtenCalls } from './read-written-calls.ts'

const tools = new Set(['run_sql'])

test('a call between marks is read', () => {
  const call = '{"name": "run_sql", "arguments": {"sql": "SELECT 1"}}'
  for (const text of [`<|tool_call|>${call}<|end|>`, `<|python_tag>${call}</|x|>`, `[TOOL_CALLS]${call}`])
    assert.deepEqual(writtenCalls(text, tools), [{ name: 'run_sql', input: '{"sql":"SELECT 1"}' }], text)
})

test('marks that never close are read in time that grows with them', () =>
  assertGrowsEvenly((size) => assert.equal(writtenCalls('<|'.repeat(size), tools), null), 1_000))
