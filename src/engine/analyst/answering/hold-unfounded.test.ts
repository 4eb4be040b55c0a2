import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assembleMessage } from '../../../features/runs/assemble-message.ts'
import { answer, grouped, openShop, part, providers, scripted } from '../analyst.fixture.ts'
import type { AuditPart } from '../answer-parts.contract.ts'
import { createTextGate } from './hold-unfounded.ts'

const { bench } = openShop()

const dropped = async (...deltas: string[]) => {
  const gate = createTextGate({
    prepare: async () => {},
    doubt: (_, next) => (/311/.test(next) ? 'It stands nowhere.' : null),
  })
  gate.push('Before ')
  await gate.begin()
  for (const delta of deltas) gate.push(delta)
  const taken = gate.drop()
  return { taken, shown: gate.shown().slice('Before '.length) }
}

test('what was shown of the sentence or line that is dropped is taken back, and nothing before it', async () => {
  for (const [deltas, kept, taken] of [
    [['There are ', '311.'], '', 'There are '],
    [['Here it is. There are ', '311 of them.'], 'Here it is. ', 'There are '],
    [['The total is: ', '311'], '', 'The total is: '],
    [['By region:\n\n', '| North | ', '311 |\n'], 'By region:\n\n', '| North | '],
    [['So it is.', ' 311 of them.'], 'So it is.', ''],
    [['“So?” ', 'Yes… ', '311'], '“So?” Yes… ', ''],
    [['311 of them. ', 'And more.'], '', ''],
  ] as const)
    assert.deepEqual(await dropped(...deltas), { shown: kept, taken }, deltas.join(''))
})

const look = { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] }

test('a sentence that was begun and is written again stands once, and the marks stand where they belong', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(
    scripted(look, { text: ['North leads. ', 'There are ', '311 of them.'] }, { text: ['There are ', '250 of them.'] }),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.text, 'North leads. There are 250 of them.')
    assert.deepEqual(part(asked, 'data-withdrawn'), { characters: 'There are '.length })
    assert.match(JSON.stringify(server.requests[2]!.body), /What you wrote from ..There are 311 of them\.../)
    const { claims } = part<AuditPart>(asked, 'data-audit')!
    assert.deepEqual(
      claims.map(({ start, end, status }) => [asked.text.slice(start, end), status]),
      [['250', 'verified']],
    )
  } finally {
    await server.close()
  }
})

test('what is held back stands as it is, marked, where nothing is left to write it again with', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(
    scripted(look, { text: ['North leads. ', 'There are ', '311 of them.'] }),
  )
  try {
    const asked = await answer(model, bench(), 'q', {}, [], { isSpent: async () => server.requests.length >= 2 })
    assert.deepEqual([asked.outcome.status, asked.text], ['completed', 'North leads. There are 311 of them.'])
    assert.equal(part<AuditPart>(asked, 'data-audit')!.unverified, 1)
  } finally {
    await server.close()
  }
})

test('a text in two parts of which the first is held back is whole, and every delta has its beginning', async () => {
  const event = (type: string, fields: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
  const block = (index: number, text: string) =>
    event('content_block_start', { index, content_block: { type: 'text', text: '' } }) +
    event('content_block_delta', { index, delta: { type: 'text_delta', text } }) +
    event('content_block_stop', { index })
  const usage = { input_tokens: 10, output_tokens: 1 }
  const raw =
    event('message_start', {
      message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], usage },
    }) +
    block(0, 'There are 311 of them. ') +
    block(1, 'And 312 more.') +
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } }) +
    event('message_stop', {})
  const { server, model } = await providers.Anthropic!(scripted(look, { raw }))
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.text, 'There are 311 of them. And 312 more.')
    assert.equal(server.requests.length, 4)
    const begun = new Set(asked.chunks.flatMap((chunk) => (chunk.type === 'text-start' ? [chunk.id] : [])))
    for (const chunk of asked.chunks) if (chunk.type === 'text-delta') assert.ok(begun.has(chunk.id), chunk.id)
    const assembly = assembleMessage('m')
    for (const chunk of asked.chunks) assembly.add(chunk)
    assert.equal(assembly.close().parts.filter(({ type }) => type === 'text').length, 1)
  } finally {
    await server.close()
  }
})
