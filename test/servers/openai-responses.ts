import type { ServerResponse } from 'node:http'
import {
  endsWell,
  type ModelRequest,
  type ModelServer,
  type Script,
  startModelServer,
  type Turn,
} from './model-script.ts'

/** A model server that speaks OpenAI's Responses, with thoughts that come back sealed, and says what it is told to. */
export const startOpenAIResponses = (script: Script): Promise<ModelServer> => startModelServer(script, speak)

async function speak(turn: Turn, response: ServerResponse, { body, index }: ModelRequest): Promise<void> {
  const send = (type: string, fields: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`)
  const { input, output } = turn.usage ?? { input: 100, output: 20 }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send('response.created', { response: { id: `resp_${index}`, created_at: 1_700_000_000, model: body.model } })
  let at = 0
  if (turn.reasoning) {
    const item = { type: 'reasoning', id: `rs_${index}`, encrypted_content: `sealed-${index}`, summary: [] }
    send('response.output_item.added', { output_index: at, item })
    send('response.output_item.done', { output_index: at, item })
    at += 1
  }
  for (const [n, call] of (turn.calls ?? []).entries()) {
    const id = `fc_${index}_${n}`
    const item = { type: 'function_call', id, call_id: `call_${index}_${n}`, name: call.name }
    const json = JSON.stringify(call.input)
    send('response.output_item.added', { output_index: at, item: { ...item, arguments: '' } })
    send('response.function_call_arguments.delta', { item_id: id, output_index: at, delta: json })
    send('response.output_item.done', { output_index: at, item: { ...item, arguments: json, status: 'completed' } })
    at += 1
  }
  if (turn.text) {
    const item = { type: 'message', id: `msg_${index}` }
    send('response.output_item.added', { output_index: at, item })
    for (const delta of turn.text) send('response.output_text.delta', { item_id: item.id, output_index: at, delta })
    send('response.output_item.done', { output_index: at, item })
  }
  if (!endsWell(turn, response)) return
  send('response.completed', { response: { usage: { input_tokens: input, output_tokens: output } } })
  response.end()
}
