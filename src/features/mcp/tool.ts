import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Action, Principal } from '../access/index.ts'

/** One call of a tool: for whom, from which address, and until when. */
export type ToolCall = {
  caller: Principal
  /** Where people open the service. */
  base: string
  /** Aborts when the caller cancels or goes away, or the service stops. */
  signal: AbortSignal
  /** Tells a caller who asked to be told how far it is. */
  progress(message: string): void
}

export type McpTool = {
  name: string
  title: string
  description: string
  /** All of them are needed, or the tool is not there for the caller. */
  may: Action[]
  input: z.ZodObject
  /** The JSON schema of the input, where Zod knows less of it; made when it is asked for, which no start should wait for. */
  inputJson?(): Record<string, unknown>
  output: z.ZodObject
  annotations: ToolAnnotations
  run(args: never, call: ToolCall): Promise<CallToolResult>
}

/** Nothing is changed, nothing outside of the service is reached. */
export const readsOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } satisfies ToolAnnotations

export const defineTool = <I extends z.ZodObject, O extends z.ZodObject>(tool: {
  name: string
  title: string
  description: string
  may: Action[]
  input: I
  inputJson?(): Record<string, unknown>
  output: O
  annotations: ToolAnnotations
  run(args: z.output<I>, call: ToolCall): Promise<{ data: z.input<O>; content?: CallToolResult['content'] }>
}): McpTool => ({
  ...tool,
  async run(args: never, call: ToolCall): Promise<CallToolResult> {
    const { data, content } = await tool.run(args, call)
    return {
      content: content ?? [{ type: 'text', text: JSON.stringify(data) }],
      structuredContent: data as Record<string, unknown>,
    }
  },
})
