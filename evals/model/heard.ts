/** What a model was told with one request, whichever protocol it came in. */
export type Heard = {
  /** Names of the tools that it may call. */
  tools: string[]
  system: string
  messages: Said[]
}
export type Said = { role: 'user' | 'assistant' | 'tool'; text: string; calls: { name: string; input: unknown }[] }

type Block = {
  type: string
  text?: string
  name?: string
  input?: unknown
  content?: string | { text?: string }[]
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider's package sends is looked at, not typed
export const heardIn = (body: any): Heard => (Array.isArray(body.system) ? fromAnthropic(body) : fromOpenAI(body))

const textOf = (content: string | { text?: string }[] | null | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n')

type OpenAIMessage = {
  role: string
  content: string | { text?: string }[] | null
  tool_calls?: { function: { name: string; arguments: string } }[]
}

function fromOpenAI(body: { tools?: { function: { name: string } }[]; messages: OpenAIMessage[] }): Heard {
  const isSystem = ({ role }: OpenAIMessage) => role === 'system' || role === 'developer'
  return {
    tools: (body.tools ?? []).map(({ function: { name } }) => name),
    system: body.messages
      .filter(isSystem)
      .map(({ content }) => textOf(content))
      .join('\n'),
    messages: body.messages
      .filter((message) => !isSystem(message))
      .map(({ role, content, tool_calls = [] }) => ({
        role: role as Said['role'],
        text: textOf(content),
        calls: tool_calls.map(({ function: { name, arguments: given } }) => ({ name, input: JSON.parse(given) })),
      })),
  }
}

function fromAnthropic(body: {
  tools?: { name: string }[]
  system: { text: string }[]
  messages: { role: string; content: Block[] }[]
}): Heard {
  return {
    tools: (body.tools ?? []).map(({ name }) => name),
    system: body.system.map(({ text }) => text).join('\n'),
    messages: body.messages.flatMap(({ role, content }): Said[] => {
      const results = content.filter(({ type }) => type === 'tool_result')
      const rest = content.filter(({ type }) => type === 'text' || type === 'tool_use')
      return [
        ...results.map((one): Said => ({ role: 'tool', text: textOf(one.content), calls: [] })),
        ...(rest.length === 0
          ? []
          : [
              {
                role: role as Said['role'],
                text: rest.map(({ text }) => text ?? '').join('\n'),
                calls: rest.flatMap(({ type, name, input }) =>
                  type === 'tool_use' ? [{ name: name ?? '', input }] : [],
                ),
              },
            ]),
      ]
    }),
  }
}
