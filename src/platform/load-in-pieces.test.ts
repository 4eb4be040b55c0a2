import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadInPieces } from './load-in-pieces.ts'

test('each part, what comes before the first and what comes after the last have a turn of their own', async () => {
  let turn = 0
  let isDone = false
  const count = () => {
    turn++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const turns: number[] = [turn]
  const note = async () => turns.push(turn)
  await loadInPieces([note, note], note)
  isDone = true
  turns.push(turn)
  assert.equal(new Set(turns).size, 5, `in turns ${turns}`)
})
