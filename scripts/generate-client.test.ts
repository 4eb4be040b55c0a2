import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateOperations, keptOperations } from './generate-client.ts'

test('the types of the client are those of the interface as it is now', async () => {
  assert.ok(
    keptOperations() === (await generateOperations()),
    'src/client/operations.ts is out of date: run "npx node scripts/generate-client.ts"',
  )
})
