import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatTitle } from './chat-title.ts'

test('a title is the first sentence of the question, cut between words', () => {
  assert.equal(chatTitle('  How many\norders?  '), 'How many orders?')
  assert.equal(chatTitle('How many orders? And what did they cost?'), 'How many orders?')
  const long = chatTitle(`Compare ${'the revenue of each region '.repeat(8)}`)
  assert.ok(long.length <= 81 && long.endsWith('…') && !long.includes('  '))
  assert.equal(chatTitle('x'.repeat(200)), `${'x'.repeat(80)}…`)
})
