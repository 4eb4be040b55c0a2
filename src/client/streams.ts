import { parseJson } from './exact-json.ts'

/** One event of a `text/event-stream`. */
export type ServerEvent = { event: string; data: string }

/** The events of an answer as they come; leaving the loop early closes the connection. */
export async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      unread += value
      const blocks = unread.split(/\r?\n\r?\n/)
      unread = blocks.pop()!
      for (const block of blocks) {
        let event = 'message'
        const data: string[] = []
        for (const line of block.split(/\r?\n/)) {
          if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
          else if (line.startsWith('event:')) event = line.slice(6).trim()
        }
        if (data.length > 0) yield { event, data: data.join('\n') }
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** A table cell of an answer. */
export type Cell = string | number | boolean | null
type ToolChunk = { toolCallId: string; toolName?: string }
/**
 * The chunks of an answer: the AI SDK's UI message stream, of which these are the ones to know. Others may come and can be
 * passed over.
 */
export type AnswerChunk =
  | { type: 'start'; messageId?: string; messageMetadata?: { streamId?: string } }
  | { type: 'text-start' | 'text-end'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  /** So many of the last characters of all text said before it are taken back; `takeBack` does. What they begin is written again. */
  | { type: 'data-withdrawn'; data: { characters: number } }
  | ({ type: 'tool-input-start' } & ToolChunk)
  | ({ type: 'tool-input-available'; input: unknown } & ToolChunk)
  | ({ type: 'tool-output-available'; output: unknown } & ToolChunk)
  | ({ type: 'tool-output-error'; errorText: string } & ToolChunk)
  /** The fewest cells that answer the question. */
  | { type: 'data-answer'; data: { columns: string[]; rows: Cell[][] } }
  /** The analyst asks back. */
  | { type: 'data-question'; data: { question: string; options: string[] } }
  /** What a person said that a word means, to be kept in the definitions if somebody accepts it. */
  | { type: 'data-definition'; data: { id: string; word: string; sentence: string } }
  /** Who answered; `insteadOf` names the model that was chosen where it could not. */
  | {
      type: 'data-usage'
      data: { providerId: string; modelId: string; insteadOf?: { model: string; why: string } }
    }
  | { type: 'data-chart' | 'data-audit' | 'data-privacy' | 'data-verified'; data: unknown }
  | { type: 'error'; errorText: string }
  | { type: 'abort' | 'finish' | 'start-step' | 'finish-step' }

/** Takes the last characters back of what was said in these texts, one after the other. */
export function takeBack(texts: readonly { text: string }[], characters: number): void {
  let left = characters
  for (let at = texts.length - 1; at >= 0 && left > 0; at--) {
    const said = texts[at]!
    const kept = Math.max(0, said.text.length - left)
    left -= said.text.length - kept
    said.text = said.text.slice(0, kept)
  }
}

/** The chunks of an answer, to its end. */
export async function* chunksOf(response: Response): AsyncGenerator<AnswerChunk> {
  for await (const { data } of eventsOf(response)) {
    if (data === '[DONE]') return
    yield parseJson(data) as AnswerChunk
  }
}
