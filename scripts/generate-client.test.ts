import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateDefinitions, generateOperations, keptDefinitions, keptOperations } from './generate-client.ts'

test('the types of the client are those of the interface as it is now', async () => {
  assert.ok(
    keptOperations() === (await generateOperations()),
    'src/client/operations.ts is out of date: run "npx node scripts/generate-client.ts"',
  )
})

test('the JSON schema of a question is that of its contract as it is now', () => {
  assert.ok(
    keptDefinitions() === generateDefinitions(),
    'src/engine/question/question-definitions.json is out of date: run "npx node scripts/generate-client.ts"',
  )
})
