import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { heardIn } from './heard.ts'
import { type OracleShop, openOracleShop } from './oracle-shop.ts'
import { piecesOf, type RecordedTurn, recordConversation, tokensOf } from './recorded.ts'

let shop: OracleShop
before(async () => {
  shop = await openOracleShop()
})
after(() => shop?.close())

for (const provider of ['OpenAI', 'Anthropic'] as const)
  describe(`what ${provider} is sent over 25 turns`, () => {
    let turns: RecordedTurn[]
    before(async () => {
      turns = await recordConversation(shop, provider, { turns: 25 })
    })
    const bodies = () => turns.flatMap(({ requests }) => requests.map(({ body }) => body))

    test('is small at first and stays small', () => {
      const sizes = bodies().map((body) => tokensOf(piecesOf(body)))
      assert.ok(sizes[0]! <= 6_000, `${sizes[0]} tokens at the first request`)
      assert.ok(Math.max(...sizes) <= 18_000, `${Math.max(...sizes)} tokens at most`)
    })

    test('begins as it began in the turn before, to the byte, up to the newest question', () => {
      const firsts = turns.map(({ requests }) => piecesOf(requests[0]!.body).slice(0, -1))
      for (const [at, pieces] of firsts.entries())
        if (at > 0) assert.deepEqual(pieces.slice(0, firsts[at - 1]!.length), firsts[at - 1], `turn ${at + 1}`)
    })

    test('grows within a turn, and nothing before its end changes', () => {
      for (const { requests } of turns) {
        const steps = requests.map(({ body }) => piecesOf(body))
        for (const [at, pieces] of steps.entries())
          if (at > 0) assert.deepEqual(pieces.slice(0, steps[at - 1]!.length), steps[at - 1])
      }
    })

    test('has every question once, in order, each answer after its evidence', () => {
      const { messages } = heardIn(bodies().at(-1))
      const asked = messages.filter(({ role }) => role === 'user')
      assert.equal(asked.length, 25)
      for (const [at, { question }] of turns.entries()) assert.ok(asked[at]!.text.includes(question), question)
      for (const [at, said] of messages.entries())
        if (said.role === 'tool') assert.ok(['assistant', 'tool'].includes(messages[at - 1]!.role), `message ${at}`)
      assert.equal(messages.filter(({ text }) => text.includes('<context>')).length, 1)
    })

    test('has roles as the provider wants them', () => {
      for (const { messages } of bodies()) {
        const roles = (messages as { role: string }[]).map(({ role }) => role)
        if (provider === 'Anthropic')
          assert.ok(roles.every((role, i) => role === (i % 2 === 0 ? 'user' : 'assistant')) && roles.length % 2 === 1)
        else assert.match(roles.join(' '), /^system( user( assistant( tool)*)*)+$/)
      }
    })

    test('is marked for a cache where the provider wants that', () => {
      for (const body of bodies()) {
        const marks = JSON.stringify(body).split('"cache_control"').length - 1
        if (provider === 'OpenAI') assert.equal(marks, 0)
        else {
          assert.ok(marks >= 2 && marks <= 4, `${marks} marks`)
          assert.ok(body.system.at(-1).cache_control, 'the end of the instructions')
          assert.ok(body.messages.at(-1).content.at(-1).cache_control, 'the end of all')
        }
      }
    })
  })

for (const privacy of ['aggregates', 'schema'] as const)
  test(`no value of fewer than five rows is sent where the source is ${privacy}`, async () => {
    const values = shop
      .rows(`SELECT email FROM customers UNION SELECT customer FROM customers GROUP BY 1 HAVING COUNT(*) < 5`)
      .flat()
      .filter((value) => typeof value === 'string' && value.length > 6) as string[]
    assert.ok(values.length > 100)
    for (const provider of ['OpenAI', 'Anthropic']) {
      const turns = await recordConversation(shop, provider, { turns: 12, from: 40, privacy })
      const sent = JSON.stringify(turns.map(({ requests }) => requests.map(({ body }) => body)))
      assert.deepEqual(
        values.filter((value) => sent.includes(value)),
        [],
      )
    }
  })
