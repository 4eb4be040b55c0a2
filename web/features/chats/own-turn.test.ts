import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnTurn } from './own-turn.ts'

test('a viewer stops and repeats what they asked or began, and nothing of others', () => {
  const viewer = { id: 'vera', write: false }
  const chat = {
    createdByUserId: 'ada',
    messages: [
      { id: 'q1', userId: 'ada' },
      { id: 'q2', userId: 'vera' },
    ],
  }
  assert.equal(isOwnTurn(chat, 'q1', viewer), false)
  assert.equal(isOwnTurn(chat, 'q2', viewer), true)
  assert.equal(isOwnTurn(chat, 'asked on this page', viewer), true)
  assert.equal(isOwnTurn({ ...chat, createdByUserId: 'vera' }, 'q1', viewer), true)
  assert.equal(isOwnTurn(null, undefined, viewer), true)
  assert.equal(isOwnTurn(chat, 'q1', { id: 'mia', write: true }), true)
})
