import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Service } from './harness.ts'

/** The two eras of the protocol: everything with each request, and a handshake first. */
export const eras = { '2026-07-28': { pin: '2026-07-28' }, '2025-11-25': 'legacy' } as const
export type Era = keyof typeof eras

/** The official client, connected. */
export async function connectMcp(
  service: Pick<Service, 'url'>,
  headers: Record<string, string>,
  { era = '2026-07-28' }: { era?: Era } = {},
) {
  const client = new Client({ name: 'acceptance', version: '1.0.0' }, { versionNegotiation: { mode: eras[era] } })
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return client
}

export type Tools = Awaited<ReturnType<typeof connectMcp>>
// biome-ignore lint/suspicious/noExplicitAny: a black box answers what it answers
export type ToolAnswer = { isError: boolean; text: string; data: any; content: any[]; error: any }

export async function askTool(
  client: Tools,
  name: string,
  args: Record<string, unknown> = {},
  options: Parameters<Tools['callTool']>[1] = {},
): Promise<ToolAnswer> {
  const result = await client.callTool({ name, arguments: args }, options)
  const content = result.content as { type: string; text?: string }[]
  return {
    isError: result.isError === true,
    text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    data: result.structuredContent,
    content,
    error: result._meta?.['tallyroom/error'],
  }
}

export const everyTool = [
  'list_spaces',
  'describe_data',
  'describe_definitions',
  'ask',
  'search_tables',
  'find_values',
  'find_verified_questions',
  'list_saved_questions',
  'ask_analyst',
  'run_sql',
  'render_chart',
  'list_dashboards',
  'get_dashboard',
]
