import type { LanguageModelV4Middleware, LanguageModelV4StreamPart, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import { isTooDeep } from '../../../platform/json-depth.ts'

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
    .replace(/\[TOOL_CALLS\]|<\/?\|[^<>]*>|```(?:json|tool_call|tool_code)?/gi, ' ')
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

const tooDeep = Symbol('too deep')

/** Null where it is no JSON. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(text, value) ? tooDeep : value
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

/** A call that is not whole, or not well written: made without its input, it is refused with what it takes. */
function brokenCall(text: string, tools: ReadonlySet<string>): { name: string; input: string }[] | null {
  if (!opening.test(text)) return null
  const name = /"(?:name|tool|function)"\s*:\s*"([\w-]+)"|<function=([\w-]+)/.exec(text)
  const called = name?.[1] ?? name?.[2]
  return called !== undefined && tools.has(called) ? [{ name: called, input: '{}' }] : null
}

/**
 * A call that a model writes as text is made, instead of being shown as the answer; also of a tool that is not offered any more, which is
 * then refused.
 */
export const readWrittenCalls = (tools: ReadonlySet<string>): LanguageModelV4Middleware => ({
  specificationVersion: 'v4',
  async wrapStream({ doStream }) {
    const { stream, ...rest } = await doStream()
    return { stream: stream.pipeThrough(callsFromText(tools)), ...rest }
  },
})

/** A text that may be a call, from where it may begin. */
type Held = {
  start: Part & { type: 'text-start' }
  text: string /** Its beginning was passed on as words. */
  isBegun: boolean
}

function callsFromText(tools: ReadonlySet<string>): TransformStream<Part, Part> {
  let held: Held | null = null
  let made = 0
  const passOn = (text: Held, send: (part: Part) => void) => {
    if (!text.isBegun) send(text.start)
    if (text.text !== '') send({ type: 'text-delta', id: text.start.id, delta: text.text })
  }
  /** The half of a call that was cut off is no answer either. */
  const giveUp = (text: Held, send: (part: Part) => void) => {
    if (!brokenCall(text.text, tools)) passOn(text, send)
  }
  const more = (text: Held, delta: string, send: (part: Part) => void): Held => {
    text.text += delta
    const from = !text.isBegun && opens(text.text) ? 0 : callWithin(text.text)
    if (from === 0 && text.text.length < maxHeld) return text
    const words = text.text.length < maxHeld ? text.text.slice(0, from) : text.text
    passOn({ ...text, text: words }, send)
    return { ...text, text: text.text.slice(words.length), isBegun: true }
  }
  const end = (text: Held, last: Part, send: (part: Part) => void) => {
    const calls = writtenCalls(text.text, tools) ?? brokenCall(text.text, tools)
    if (calls === null) passOn(text, send)
    if (calls === null || text.isBegun) send(last)
    for (const call of calls ?? []) for (const one of callParts(call, made++)) send(one)
  }
  return new TransformStream({
    transform(part, controller) {
      const send = (one: Part) => controller.enqueue(one)
      if (part.type === 'text-start') {
        held = { start: part, text: '', isBegun: false }
      } else if (held && part.type === 'text-delta' && part.id === held.start.id) {
        held = more(held, part.delta, send)
      } else if (held && part.type === 'text-end' && part.id === held.start.id) {
        end(held, part, send)
        held = null
      } else {
        if (held && (part.type === 'finish' || part.type === 'error')) {
          giveUp(held, send)
          held = null
        }
        // Nobody could write it again; without its input it is refused with what it takes.
        if (part.type === 'tool-call' && parse(part.input) === tooDeep) return send({ ...part, input: '{}' })
        const isCalled = part.type === 'finish' && made > 0
        send(isCalled ? { ...part, finishReason: { ...part.finishReason, unified: 'tool-calls' } } : part)
      }
    },
    flush(controller) {
      if (held) giveUp(held, (one) => controller.enqueue(one))
    },
  })
}

const opens = (text: string) => opening.test(text) || (text.length < 20 && couldOpen.test(text))

/** Where a call may begin after words: at a tag, or at a fence that opens a line. */
function callWithin(text: string): number {
  const whole = /<tool_call>|<function=|\[TOOL_CALLS\]|^```(?:json|tool_call|tool_code)\s/m.exec(text)
  const begun = whole ?? /(?:<[a-z_]{0,10}|\[[A-Z_]{0,11}|^`{1,3}[a-z_]{0,9})(?![\s\S])/m.exec(text)
  return begun?.index ?? text.length
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
