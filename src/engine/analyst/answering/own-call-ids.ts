import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Part = LanguageModelV4StreamPart

/**
 * Some servers number the calls of each step from the beginning, or give two of them one id. What a call gave is kept and told by its
 * id: one that was there before gets another.
 */
export function ownCallIds(): LanguageModelV4Middleware {
  const taken = new Set<string>()
  const take = (id: string): string => {
    let free = id
    for (let n = 2; taken.has(free); n++) free = `${id}_${n}`
    taken.add(free)
    return free
  }
  return {
    specificationVersion: 'v4',
    async wrapStream({ doStream, params }) {
      for (const { role, content } of params.prompt)
        if (role === 'assistant') for (const part of content) if (part.type === 'tool-call') taken.add(part.toolCallId)
      const { stream, ...rest } = await doStream()
      return { stream: stream.pipeThrough(renamed(take)), ...rest }
    },
  }
}

function renamed(take: (id: string) => string): TransformStream<Part, Part> {
  /** Calls whose input is coming, by their server's ids. */
  const underWay = new Map<string, string>()
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'tool-input-start') {
        underWay.set(part.id, take(part.id))
        controller.enqueue({ ...part, id: underWay.get(part.id)! })
      } else if (part.type === 'tool-input-delta' || part.type === 'tool-input-end')
        controller.enqueue({ ...part, id: underWay.get(part.id) ?? part.id })
      else if (part.type === 'tool-call') {
        const toolCallId = underWay.get(part.toolCallId) ?? take(part.toolCallId)
        underWay.delete(part.toolCallId)
        controller.enqueue({ ...part, toolCallId })
      } else controller.enqueue(part)
    },
  })
}
