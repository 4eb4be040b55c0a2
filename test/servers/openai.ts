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

/** A model server that speaks OpenAI's chat completions and transcriptions, and says what it is told to. */
export const startOpenAI = (script: Script): Promise<ModelServer> => startModelServer(script, speak)

async function speak(turn: Turn, response: ServerResponse, request: ModelRequest): Promise<void> {
  const { path, body, index } = request
  if (path.endsWith('/audio/transcriptions')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ text: (turn.text ?? []).join(''), language: 'english', duration: 1.5 }))
    return
  }
  if (body.stream !== true) {
    const { input, output } = turn.usage ?? { input: 100, output: 20 }
    const message = { role: 'assistant', content: (turn.text ?? []).join('') }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: `chatcmpl-${index}`,
        object: 'chat.completion',
        created: 1_700_000_000,
        model: body.model,
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }),
    )
    return
  }
  const base = { id: `chatcmpl-${index}`, object: 'chat.completion.chunk', created: 1_700_000_000, model: body.model }
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (turn.reasoning || turn.text || turn.calls) send({ role: 'assistant', content: '' })
  if (turn.reasoning) send({ reasoning_content: turn.reasoning })
  for (const text of turn.text ?? []) {
    send({ content: text })
    if (turn.pauseMs) await pause(turn.pauseMs)
    if (response.destroyed) return
  }
  for (const [at, call] of (turn.calls ?? []).entries()) {
    const json = JSON.stringify(call.input)
    const half = Math.ceil(json.length / 2)
    send({
      tool_calls: [
        { index: at, id: `call_${index}_${at}`, type: 'function', function: { name: call.name, arguments: '' } },
      ],
    })
    // Arguments come in pieces, too.
    send({ tool_calls: [{ index: at, function: { arguments: json.slice(0, half) } }] })
    send({ tool_calls: [{ index: at, function: { arguments: json.slice(half) } }] })
  }
  if (!endsWell(turn, response)) return
  send({}, turn.calls?.length ? 'tool_calls' : 'stop')
  const { input, output, cached = 0 } = turn.usage ?? { input: 100, output: 20 }
  const details = { prompt_tokens_details: { cached_tokens: cached } }
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, ...details }
  response.write(`data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}
