import type { UIMessage, UIMessageChunk } from 'ai'

/** One chunk as the bytes that readers get and the log keeps. */
export const frame = (chunk: UIMessageChunk): string => `data: ${JSON.stringify(chunk)}\n\n`
export const doneFrame = 'data: [DONE]\n\n'

export function* chunksOfFrames(body: string): Generator<UIMessageChunk> {
  for (const line of body.split('\n\n')) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6))
}

/** The chunks that make a kept message again, for a reader who comes when its log is gone. */
export function* chunksOfMessage(message: UIMessage): Generator<UIMessageChunk> {
  yield { type: 'start', messageId: message.id, messageMetadata: message.metadata }
  for (const [index, part] of message.parts.entries()) {
    const id = 'id' in part && typeof part.id === 'string' ? part.id : `p${index}`
    if (part.type === 'step-start') yield { type: 'start-step' }
    else if (part.type === 'text' || part.type === 'reasoning') {
      yield { type: `${part.type}-start`, id }
      yield { type: `${part.type}-delta`, id, delta: part.text }
      yield { type: `${part.type}-end`, id }
    } else if (part.type.startsWith('data-') && 'data' in part) {
      yield { type: part.type as `data-${string}`, ...(part.id !== undefined && { id: part.id }), data: part.data }
    } else if (part.type.startsWith('tool-') && 'toolCallId' in part) {
      const { toolCallId } = part
      yield { type: 'tool-input-available', toolCallId, toolName: part.type.slice(5), input: part.input ?? {} }
      if (part.state === 'output-available') yield { type: 'tool-output-available', toolCallId, output: part.output }
      if (part.state === 'output-error') yield { type: 'tool-output-error', toolCallId, errorText: part.errorText }
    }
  }
  yield { type: 'finish' }
}
