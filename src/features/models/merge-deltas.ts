type Json = { [key: string]: unknown }
/** A piece of text in a provider's event stream, and how to say a longer one in its place. */
type Delta = { key: string; text: string; frame(text: string): string }

/** Text that comes in several events right behind each other is said in one; every other event stays as it is. */
export function mergeDeltas(frames: string[]): string[] {
  if (frames.length < 2) return frames
  const merged: string[] = []
  let open: Delta | null = null
  const close = () => {
    if (open) merged.push(open.frame(open.text))
    open = null
  }
  for (const frame of frames) {
    const delta = deltaOf(frame)
    if (!delta) {
      close()
      merged.push(frame)
    } else if (open && (open as Delta).key === delta.key) (open as Delta).text += delta.text
    else {
      close()
      open = delta
    }
  }
  close()
  return merged
}

function deltaOf(frame: string): Delta | null {
  const at = frame.indexOf('data: {')
  if (at < 0 || (at > 0 && !frame.startsWith('event: ')) || frame.indexOf('\n', at) >= 0) return null
  let event: Json
  try {
    event = JSON.parse(frame.slice(at + 6))
  } catch {
    return null
  }
  const head = frame.slice(0, at + 6)
  return openAiDelta(event, head) ?? anthropicDelta(event, head)
}

const only = (object: Json, allowed: string[]) => Object.keys(object).every((key) => allowed.includes(key))

function openAiDelta(event: Json, head: string): Delta | null {
  if (
    event.object !== 'chat.completion.chunk' ||
    event.usage ||
    !Array.isArray(event.choices) ||
    event.choices.length !== 1
  )
    return null
  const choice = event.choices[0] as Json
  const delta = choice.delta as Json | undefined
  if (!delta || choice.finish_reason || choice.logprobs || choice.index !== 0) return null
  const field = typeof delta.content === 'string' ? 'content' : 'reasoning_content'
  const text = delta[field]
  if (typeof text !== 'string' || !only(delta, [field])) return null
  return {
    key: `${event.id} ${field}`,
    text,
    frame: (longer) => head + JSON.stringify({ ...event, choices: [{ ...choice, delta: { [field]: longer } }] }),
  }
}

const anthropicFields: Record<string, string> = {
  text_delta: 'text',
  thinking_delta: 'thinking',
  input_json_delta: 'partial_json',
}

function anthropicDelta(event: Json, head: string): Delta | null {
  if (event.type !== 'content_block_delta') return null
  const delta = event.delta as Json | undefined
  const field = anthropicFields[String(delta?.type)]
  if (!delta || !field || typeof delta[field] !== 'string' || !only(delta, ['type', field])) return null
  return {
    key: `${event.index} ${field}`,
    text: delta[field],
    frame: (longer) => head + JSON.stringify({ ...event, delta: { ...delta, [field]: longer } }),
  }
}
