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

/** A model server that speaks Google's generateContent, and says what it is told to. */
export const startGoogle = (script: Script): Promise<ModelServer> => startModelServer(script, speak)

async function speak(turn: Turn, response: ServerResponse, { index }: ModelRequest): Promise<void> {
  const { input, output } = turn.usage ?? { input: 100, output: 20 }
  const send = (parts: object[], ending: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ candidates: [{ index: 0, content: { role: 'model', parts }, ...ending }], modelVersion: 'gemini-test', responseId: `r${index}` })}\r\n\r\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (turn.reasoning) send([{ text: turn.reasoning, thought: true }])
  for (const text of turn.text ?? []) {
    send([{ text }])
    if (turn.pauseMs) await pause(turn.pauseMs)
    if (response.destroyed) return
  }
  for (const call of turn.calls ?? []) send([{ functionCall: { name: call.name, args: call.input } }])
  if (!endsWell(turn, response)) return
  response.end(
    `data: ${JSON.stringify({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
      modelVersion: 'gemini-test',
      responseId: `r${index}`,
    })}\r\n\r\n`,
  )
}
