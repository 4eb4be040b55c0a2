import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { askNoisy, share } from './ask-noisy.ts'
import { converse } from './conversation-oracle.ts'
import { followUps } from './follow-ups.ts'
import { type OracleShop, openOracleShop } from './oracle-shop.ts'

let shop: OracleShop
before(async () => {
  shop = await openOracleShop()
})
after(() => shop?.close())

test('a model that makes mistakes ends in a right answer or an honest refusal, and no made-up figure is unmarked', async () => {
  const outcomes = await askNoisy(shop, 60)
  const told = (one: (typeof outcomes)[number]) => `${one.end}, ${one.noise}: ${one.question}: ${one.text}`
  const wrong = outcomes.filter(({ end }) => end !== 'right' && end !== 'refused')
  assert.equal(outcomes.length, 60)
  assert.ok(share(outcomes, 'right', 'refused') >= 0.9, wrong.map(told).join('\n'))
  assert.deepEqual(
    outcomes.filter(({ unmarked, leaked, end }) => unmarked.length > 0 || leaked || end === 'none').map(told),
    [],
  )
})

test('all 40 follow-ups are understood that need an earlier question, result, option or dashboard', async () => {
  assert.equal(followUps.length, 40)
  const missed: string[] = []
  for (const [i, one] of followUps.entries()) {
    const { right, text } = await converse(shop, one, {
      provider: i % 2 ? 'Anthropic' : 'OpenAI',
      // Every fifth when what it needs has long been told in short.
      turnsBetween: i % 5 === 0 ? 26 : 0,
    })
    if (!right) missed.push(`${one.name}: ${text}`)
  }
  assert.deepEqual(missed, [])
})
