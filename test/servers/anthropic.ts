import type { ServerResponse } from 'node:http'
import {
  endsWell,
  type ModelRequest,
  type ModelServer,
  pause,
  type Script,
  startModelServer,
  type Turn,
} from './model-script.ts'

/** A model server that speaks Anthropic's messages, and says what it is told to. */
export const startAnthropic = (script: Script): Promise<ModelServer> => startModelServer(script, speak)

async function speak(turn: Turn, response: ServerResponse, { body, index }: ModelRequest): Promise<void> {
  const send = (type: string, fields: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`)
  const { input, output } = turn.usage ?? { input: 100, output: 20 }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send('message_start', {
    message: {
      id: `msg_${index}`,
      type: 'message',
      role: 'assistant',
      model: body.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: 1 },
    },
  })
  send('ping', {})
  let at = 0
  if (turn.reasoning) {
    send('content_block_start', { index: at, content_block: { type: 'thinking', thinking: '', signature: '' } })
    send('content_block_delta', { index: at, delta: { type: 'thinking_delta', thinking: turn.reasoning } })
    send('content_block_delta', { index: at, delta: { type: 'signature_delta', signature: 'c2lnbmVk' } })
    send('content_block_stop', { index: at })
    at += 1
  }
  if (turn.text) {
    send('content_block_start', { index: at, content_block: { type: 'text', text: '' } })
    for (const text of turn.text) {
      send('content_block_delta', { index: at, delta: { type: 'text_delta', text } })
      if (turn.pauseMs) await pause(turn.pauseMs)
      if (response.destroyed) return
    }
    if (turn.ending === undefined || turn.ending === 'end') send('content_block_stop', { index: at })
    at += 1
  }
  for (const [n, call] of (turn.calls ?? []).entries()) {
    const json = JSON.stringify(call.input)
    const half = Math.ceil(json.length / 2)
    send('content_block_start', {
      index: at,
      content_block: { type: 'tool_use', id: `toolu_${index}_${n}`, name: call.name, input: {} },
    })
    send('content_block_delta', { index: at, delta: { type: 'input_json_delta', partial_json: json.slice(0, half) } })
    send('content_block_delta', { index: at, delta: { type: 'input_json_delta', partial_json: json.slice(half) } })
    send('content_block_stop', { index: at })
    at += 1
  }
  if (!endsWell(turn, response)) return
  send('message_delta', {
    delta: { stop_reason: turn.calls?.length ? 'tool_use' : 'end_turn', stop_sequence: null },
    usage: { output_tokens: output },
  })
  send('message_stop', {})
  response.end()
}
