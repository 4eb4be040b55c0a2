import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { mergeDeltas } from './merge-deltas.ts'
import { nextStretch, pacedBody } from './paced-body.ts'

const openai = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}`
const anthropic = (delta: object, index = 0) =>
  `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index, delta })}`
const textDelta = (text: string) => ({ type: 'text_delta', text })

test('text of OpenAI and Anthropic that comes in a row is said in one event', () => {
  assert.deepEqual(mergeDeltas([openai({ content: 'a' }), openai({ content: 'b' }), openai({ content: 'c' })]), [
    openai({ content: 'abc' }),
  ])
  assert.deepEqual(mergeDeltas([anthropic(textDelta('a')), anthropic(textDelta('b')), anthropic(textDelta('c'), 1)]), [
    anthropic(textDelta('ab')),
    anthropic(textDelta('c'), 1),
  ])
})

test('nothing else is touched, and the order stays', () => {
  const frames = [
    openai({ role: 'assistant', content: '' }),
    openai({ reasoning_content: 'hm' }),
    openai({ content: 'a' }),
    openai({ tool_calls: [{ index: 0, id: 'x', function: { name: 'f', arguments: '{' } }] }),
    openai({ content: 'b' }),
    openai({}, 'stop'),
    'data: [DONE]',
    ': a comment',
    'event: ping\ndata: {"type":"ping"}',
    'data: {"broken',
  ]
  assert.deepEqual(mergeDeltas(frames), frames)
})

const read = async (pieces: (string | Uint8Array | Error)[]) => {
  const source = Readable.from(
    (async function* () {
      for (const piece of pieces) {
        await new Promise((resolve) => setTimeout(resolve, 2))
        if (piece instanceof Error) throw piece
        yield typeof piece === 'string' ? Buffer.from(piece) : piece
      }
    })(),
    { objectMode: false },
  )
  return pacedBody(source)
}

test('frames that are split anywhere arrive whole, letters of several bytes too', async () => {
  const text = `${openai({ content: 'Grüße ' })}\n\n${openai({ content: '😀' })}\n\n${openai({}, 'stop')}\n\ndata: [DONE]\n\n`
  const bytes = new TextEncoder().encode(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.slice(i * 7, i * 7 + 7))
  const got = await new Response(await read(pieces)).text()
  assert.match(got, /Grüße /)
  assert.ok(got.includes('😀') && got.endsWith('data: [DONE]\n\n'))
})

test('what came before a failure is passed on, then the failure', async () => {
  const reader = (await read([`${openai({ content: 'half' })}\n\n`, new Error('cut')])).getReader()
  const first = await reader.read()
  assert.match(new TextDecoder().decode(first.value), /half/)
  await assert.rejects(reader.read(), /cut/)
})

test('text of many streams at once comes in fewer pieces, and all of it', async () => {
  const words = Array.from({ length: 40 }, (_, i) => `${openai({ content: `w${i} ` })}\n\n`)
  const bodies = await Promise.all(Array.from({ length: 40 }, () => read(words)))
  for (const body of bodies) {
    let pieces = 0
    let text = ''
    for await (const bytes of body) {
      pieces += 1
      text += new TextDecoder().decode(bytes)
    }
    const said = [...text.matchAll(/"content":"(.*?)"/g)].map((match) => match[1]).join('')
    assert.equal(said, Array.from({ length: 40 }, (_, i) => `w${i} `).join(''))
    assert.ok(pieces < 40, `${pieces} pieces`)
  }
})

test('events whose lines end as those of HTTP come as they are said, not at the end', async () => {
  const [first, second] = ['data: {"candidates":[1]}', 'data: {"candidates":[2]}']
  const source = new Readable({ read() {} })
  const reader = pacedBody(source).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  source.push(`${first}\r\n\r`)
  source.push(`\n`)
  assert.equal(await next(), `${first}\n\n`)
  source.push(`${second}\r\n\r\n`)
  assert.equal(await next(), `${second}\n\n`)
  source.push(null)
  assert.equal((await reader.read()).done, true)
})

test('an event without an end, and events without an end, are cut off', async () => {
  for (const piece of ['x'.repeat(300_000), ': ping\n\n'.repeat(40_000), 'data: {}\n\n'.repeat(20_000)]) {
    let pieces = 0
    const source = new Readable({
      read() {
        pieces += 1
        this.push(piece)
      },
    })
    await assert.rejects(new Response(pacedBody(source)).text(), { name: 'QuotaExceededError' })
    assert.ok(pieces * piece.length < 80_000_000, `${pieces} pieces`)
  }
})

test('everyone else has a turn while a flood of events is passed on', async () => {
  const frames = Array.from({ length: 20_000 }, (_, i) => `data: {"n":${i}}\n\n`)
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const largest = { events: 0 }
  let all = 0
  for await (const bytes of pacedBody(Readable.from([Buffer.from(frames.join(''))], { objectMode: false }))) {
    const events = new TextDecoder().decode(bytes).split('\n\n').length - 1
    largest.events = Math.max(largest.events, events)
    all += events
  }
  clearImmediate(next)
  assert.deepEqual([all, largest.events], [20_000, 64])
  assert.ok(turns >= 200, `${turns} turns`)
})

test('a key that a server says again is left out', async () => {
  const source = Readable.from([Buffer.from('data: {"error":"bad sk-abc'), Buffer.from('defgh"}\n\n')])
  const got = await new Response(pacedBody(source, (text) => text.replaceAll('sk-abcdefgh', '…'))).text()
  assert.equal(got, 'data: {"error":"bad …"}\n\n')
})

test('pieces grow while the process has no time left, up to a limit, and shrink again when it has', () => {
  let stretch = 1
  for (let i = 0; i < 20; i++) stretch = nextStretch(stretch, 0.99)
  assert.equal(stretch, 4)
  assert.equal(nextStretch(stretch, 0.8), 4, 'between the two it stays')
  for (let i = 0; i < 20; i++) stretch = nextStretch(stretch, 0.5)
  assert.equal(stretch, 1)
})
