import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider'

type Part = LanguageModelV4StreamPart

/** How models that were not taught the interface write a call: as JSON, in tags, or in a fence. */
const opening =
  /^\s*(?:\{|\[\s*\{|\[TOOL_CALLS\]|```(?:json|tool_call|tool_code)?\s|<(?:tool_call|function|tools?)\b|<\|)/i
const couldOpen = /^\s*(?:[[<`{]|$)/
const maxHeld = 200_000

type Written = { name?: unknown; tool?: unknown; arguments?: unknown; parameters?: unknown; input?: unknown }

/** Calls of tools that a model wrote as its text; null where the text is none. */
export function writtenCalls(text: string, tools: ReadonlySet<string>): { name: string; input: string }[] | null {
  if (!opening.test(text)) return null
  const bodies = text
    .replace(/\[TOOL_CALLS\]|<\/?\|[^>]*\|?>|```(?:json|tool_call|tool_code)?/gi, ' ')
    .split(/<\/?(?:tool_call|function_call|tools?)>/i)
    .map((body) => body.trim())
    .filter((body) => body !== '')
  const calls: { name: string; input: string }[] = []
  for (const body of bodies) {
    const inTag = /^<function=([\w-]+)>\s*([\s\S]*?)\s*<\/function>$/.exec(body)
    const parsed = inTag ? { name: inTag[1], arguments: parse(inTag[2]!) } : parse(body)
    for (const one of Array.isArray(parsed) ? parsed : [parsed]) {
      const call = callOf(one, tools)
      if (!call) return null
      calls.push(call)
    }
  }
  return calls.length > 0 ? calls : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function callOf(value: unknown, tools: ReadonlySet<string>): { name: string; input: string } | null {
  if (typeof value !== 'object' || value === null) return null
  const { function: inner, ...rest } = value as Written & { function?: Written | string }
  const written = typeof inner === 'object' && inner !== null ? inner : rest
  const name = typeof inner === 'string' ? inner : (written.name ?? written.tool)
  const given = written.arguments ?? written.parameters ?? written.input
  if (typeof name !== 'string' || !tools.has(name) || given === undefined || given === null) return null
  return { name, input: typeof given === 'string' ? given : JSON.stringify(given) }
}

/** A call that a model writes as text is made, instead of being shown as the answer. */
export const readWrittenCalls: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  async wrapStream({ doStream, params }) {
    const { stream, ...rest } = await doStream()
    return { stream: stream.pipeThrough(callsFromText(toolNames(params))), ...rest }
  },
}

const toolNames = ({ tools, toolChoice }: LanguageModelV4CallOptions) =>
  new Set(toolChoice?.type === 'none' ? [] : (tools ?? []).map(({ name }) => name))

function callsFromText(tools: Set<string>): TransformStream<Part, Part> {
  let held: { id: string; text: string; parts: Part[] } | null = null
  let made = 0
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-start' && tools.size > 0) {
        held = { id: part.id, text: '', parts: [part] }
        return
      }
      if (held && part.type === 'text-delta' && part.id === held.id) {
        held.text += part.delta
        held.parts.push(part)
        const open = opening.test(held.text) || (held.text.length < 20 && couldOpen.test(held.text))
        if (open && held.text.length < maxHeld) return
        for (const one of held.parts) controller.enqueue(one)
        held = null
        return
      }
      if (held && part.type === 'text-end' && part.id === held.id) {
        const calls = writtenCalls(held.text, tools)
        if (calls === null) for (const one of [...held.parts, part]) controller.enqueue(one)
        for (const call of calls ?? []) for (const one of callParts(call, made++)) controller.enqueue(one)
        held = null
        return
      }
      if (held && (part.type === 'finish' || part.type === 'error')) {
        for (const one of held.parts) controller.enqueue(one)
        held = null
      }
      if (part.type === 'finish' && made > 0)
        controller.enqueue({ ...part, finishReason: { ...part.finishReason, unified: 'tool-calls' } })
      else controller.enqueue(part)
    },
    flush(controller) {
      for (const one of held?.parts ?? []) controller.enqueue(one)
    },
  })
}

function callParts({ name, input }: { name: string; input: string }, at: number): Part[] {
  const toolCallId = `written-${Date.now().toString(36)}-${at}`
  const call: LanguageModelV4ToolCall = { type: 'tool-call', toolCallId, toolName: name, input }
  return [
    { type: 'tool-input-start', id: toolCallId, toolName: name },
    { type: 'tool-input-delta', id: toolCallId, delta: input },
    { type: 'tool-input-end', id: toolCallId },
    call,
  ]
}
