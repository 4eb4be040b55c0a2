import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUIMessageStream, type UIMessageChunk } from 'ai'
import { type ChatMessage, readAnswer } from './answer-message.ts'

test('what is taken back while an answer comes is no longer shown, and what stands after it is counted from there', async () => {
  const said: UIMessageChunk[] = [
    { type: 'start', messageId: 'a' },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'North leads. There ' },
    { type: 'text-delta', id: '1', delta: 'are ' },
    { type: 'data-withdrawn', data: { characters: 10 } },
    { type: 'text-end', id: '1' },
    { type: 'text-start', id: '2' },
    { type: 'text-delta', id: '2', delta: 'There are 250 of them.' },
    { type: 'text-end', id: '2' },
    { type: 'finish' },
  ]
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of said) controller.enqueue(chunk)
      controller.close()
    },
  })
  const seen: string[] = []
  let last = readAnswer({ parts: [] })
  for await (const message of readUIMessageStream<ChatMessage>({ stream })) {
    last = readAnswer(message)
    if (last.text !== seen.at(-1)) seen.push(last.text)
  }
  assert.ok(seen.includes('North leads. There are ') && seen.includes('North leads. '), seen.join('|'))
  assert.deepEqual(
    last.texts.map(({ text, start }) => [text, start]),
    [
      ['North leads. ', 0],
      ['There are 250 of them.', 13],
    ],
  )
})
