import type { UIMessage, UIMessageChunk } from 'ai'
import { takeBack } from '../../client/streams.ts'
import type { WithdrawnPart } from '../../engine/analyst/answer-parts.contract.ts'

type Part = UIMessage['parts'][number]
type ToolPart = {
  type: string
  toolCallId: string
  state: string
  input?: unknown
  output?: unknown
  errorText?: string
}

type DataChunk = { type: `data-${string}`; id?: string; data: unknown }

export type Assembly = {
  message: UIMessage
  add(chunk: UIMessageChunk): unknown
  /** The message as it is kept: nothing in it is left open, also when it was cut off. */
  close(): UIMessage
}

/**
 * Puts a message together from its chunks, as the AI SDK's clients do. Theirs copies the message at each chunk,
 * which for a long answer costs its length squared. What was taken back while it was written is not kept.
 */
export function assembleMessage(id: string): Assembly {
  const message: UIMessage = { id, role: 'assistant', parts: [], metadata: {} }
  const open = new Map<string, Part & { text: string; state?: string }>()
  const tools = new Map<string, ToolPart>()

  const startText = (type: 'text' | 'reasoning', chunkId: string) => {
    const part = { type, ...(type === 'reasoning' && { id: chunkId }), text: '', state: 'streaming' as const }
    open.set(`${type} ${chunkId}`, part)
    message.parts.push(part)
  }
  const tool = (toolCallId: string, toolName: string, fields: Partial<ToolPart>) => {
    let part = tools.get(toolCallId)
    if (!part) {
      part = { type: `tool-${toolName}`, toolCallId, state: 'input-streaming' }
      tools.set(toolCallId, part)
      message.parts.push(part as Part)
    }
    Object.assign(part, fields)
  }

  /** One with an id takes the place of what was sent under it before. */
  const putData = ({ type, id: partId, data }: DataChunk) => {
    const same =
      partId !== undefined && message.parts.find((part) => part.type === type && 'id' in part && part.id === partId)
    if (same) Object.assign(same, { data })
    else message.parts.push({ type, ...(partId !== undefined && { id: partId }), data })
  }

  const saidTexts = () => message.parts.filter((part) => part.type === 'text')

  function add(chunk: UIMessageChunk): unknown {
    switch (chunk.type) {
      case 'start':
      case 'finish':
      case 'message-metadata':
        if (chunk.messageMetadata)
          message.metadata = { ...(message.metadata as object), ...(chunk.messageMetadata as object) }
        return
      case 'start-step':
        message.parts.push({ type: 'step-start' })
        return
      case 'text-start':
        return startText('text', chunk.id)
      case 'reasoning-start':
        return startText('reasoning', chunk.id)
      case 'text-delta':
      case 'reasoning-delta': {
        const part = open.get(`${chunk.type === 'text-delta' ? 'text' : 'reasoning'} ${chunk.id}`)
        if (part) part.text += chunk.delta
        return
      }
      case 'text-end':
      case 'reasoning-end': {
        const key = `${chunk.type === 'text-end' ? 'text' : 'reasoning'} ${chunk.id}`
        const part = open.get(key)
        if (part) part.state = 'done'
        open.delete(key)
        return
      }
      case 'data-withdrawn':
        return takeBack(saidTexts(), (chunk.data as WithdrawnPart).characters)
      case 'tool-input-start':
        return tool(chunk.toolCallId, chunk.toolName, { state: 'input-streaming' })
      case 'tool-input-available':
        return tool(chunk.toolCallId, chunk.toolName, { state: 'input-available', input: chunk.input })
      case 'tool-input-error':
        return tool(chunk.toolCallId, chunk.toolName, {
          state: 'output-error',
          input: chunk.input,
          errorText: chunk.errorText,
        })
      case 'tool-output-available': {
        const part = tools.get(chunk.toolCallId)
        if (part) Object.assign(part, { state: 'output-available', output: chunk.output })
        return
      }
      case 'tool-output-error': {
        const part = tools.get(chunk.toolCallId)
        if (part) Object.assign(part, { state: 'output-error', errorText: chunk.errorText })
        return
      }
      default:
        if (chunk.type.startsWith('data-') && 'data' in chunk) putData(chunk as DataChunk)
    }
  }

  return {
    message,
    add,
    close() {
      for (const part of open.values()) part.state = 'done'
      message.parts = message.parts.filter((part) => part.type !== 'text' || part.text !== '')
      for (const part of tools.values())
        if (part.state === 'input-streaming' || part.state === 'input-available')
          Object.assign(part, { state: 'output-error', input: part.input ?? {}, errorText: 'It was cut off.' })
      return message
    },
  }
}

/** Whether anything was said that is worth keeping. */
const beside = new Set(['step-start', 'data-usage', 'data-privacy'])
export const saysSomething = (message: UIMessage): boolean => message.parts.some(({ type }) => !beside.has(type))
