import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { after, before, test } from 'node:test'
import { openSet, ownQuestions } from '../reader/own.ts'
import { tablesOf } from '../reader/tables.ts'
import { askNoisy, share } from './ask-noisy.ts'
import { askContext, workbenchOf } from './context-oracle.ts'
import { converse } from './conversation-oracle.ts'
import { decoyTables } from './decoys.ts'
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

test('among 475 other tables a model is shown what it needs, in few tokens, and finds the rest in three steps', async () => {
  const path = await openSet('shop')
  try {
    const asked = ownQuestions.shop.flatMap((one) =>
      typeof one.ask === 'string' && 'sql' in one ? [{ question: one.ask, sql: one.sql }] : [],
    )
    const some = asked.filter((_, at) => at % 4 === 0)
    const { names, shown, steps, tokens, misses } = await askContext(
      workbenchOf([...decoyTables(475), ...tablesOf(path)], '2026-01-15'),
      some,
    )
    assert.ok(shown / names >= 0.95, `${shown} of ${names} names\n${misses.join('\n')}`)
    assert.ok(Math.max(...tokens) <= 6_000, `${Math.max(...tokens)} tokens`)
    assert.equal(steps[3], 0, misses.join('\n'))
  } finally {
    rmSync(dirname(path), { recursive: true, force: true })
  }
})
