import type { UIMessage } from 'ai'
import { z } from 'zod'
import {
  type AnalystSource,
  type AnswerPart,
  type AuditPart,
  type Cell,
  fitTable,
  type PrivacyPart,
  type QuestionPart,
  type RunSqlOutput,
  ranStatement,
  type UsagePart,
} from '../../../engine/analyst/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { accessErrors } from '../../access/index.ts'
import {
  type AskDeps,
  askerOf,
  askQuestion,
  asUIMessage,
  type ChatRow,
  chatErrors,
  draftChat,
} from '../../chats/index.ts'
import { followRun, type RunRow, runErrors, type StreamDeps } from '../../runs/index.ts'
import { mcpErrors } from '../mcp.errors.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, type ToolCall } from '../tool.ts'
import { thatFit } from './compact.ts'
import { page, spaceId } from './schemas.ts'

export type AskToolDeps = SpaceDataDeps & {
  ask: AskDeps
  stream: StreamDeps
}

const shownRows = { ...page, rows: 200 }
const rowsInText = { rows: 20, bytes: 4 * 1024 }
const maxSql = 4_000
/** The rest stands in the chat. */
const maxAnswer = 16_000
/** What the analyst does, in words that hold nothing of what it works on. */
const doing: Record<string, string> = {
  list_tables: 'Looking at the tables',
  describe_tables: 'Looking at the columns',
  find_values: 'Looking for values',
  ask: 'Asking the data',
  run_sql: 'Running a query',
  statistics: 'Calculating',
  make_chart: 'Drawing a chart',
  give_answer: 'Writing the answer',
}

export function askTools(deps: AskToolDeps): McpTool[] {
  return [
    defineTool({
      name: 'ask_analyst',
      title: 'Ask the analyst',
      description:
        'Asks the analyst of a space a question in plain words. It finds the tables, runs SQL and answers with text, the SQL it ran, a table and a link to the chat, where a person can check everything. Use it when a person asks something of the data and you need not see how it is found. It takes seconds to minutes. Give chatId of an earlier answer to ask on in the same chat.',
      may: ['spaces:read', 'chats:write'],
      input: z.object({
        spaceId,
        question: z.string().trim().min(1).max(20_000),
        chatId: z.string().max(100).optional().describe('Of an earlier answer, to ask on; a new chat when absent'),
      }),
      output: z.object({
        answer: z.string().nullable().describe('Null where it is private: follow the link'),
        sql: z.array(z.object({ source: z.string(), sql: z.string() })),
        table: z
          .object({
            columns: z.array(z.string()),
            rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
            truncated: z.boolean(),
          })
          .nullable(),
        asksBack: z
          .object({ question: z.string(), options: z.array(z.string()) })
          .nullable()
          .describe('The analyst needs to know this first: answer it with the same chatId'),
        checked: z
          .object({ verified: z.int(), unverified: z.int() })
          .nullable()
          .describe('How many numbers, dates and names of the text were found in the results, and how many were not'),
        note: z.string().nullable().describe('What was left out and why'),
        chatId: z.string(),
        url: z.string().describe('The chat in Tallyroom'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
      async run(input, call) {
        await requireSpace(deps, call, input.spaceId)
        const chat = await chatFor(deps, call, input.spaceId, input.chatId)
        const url = `${call.base}/spaces/${chat.spaceId}/chats/${chat.chatId}`
        const run = await askQuestion(deps.ask, askerOf(call.caller), chat, { id: newId(), text: input.question })
        const message = await waitFor(deps, call, run)
        const sources = await deps.analystSources(call.caller.teamId, chat.spaceId)
        const data = { ...shownOf(message, sources), chatId: chat.chatId, url }
        return { data, content: [{ type: 'text', text: asText(data) }] }
      },
    }),
  ]
}

async function chatFor(
  { ask: { chats, clock } }: AskToolDeps,
  { caller }: ToolCall,
  space: string,
  chatId: string | undefined,
): Promise<ChatRow> {
  if (chatId === undefined) {
    const row = draftChat(caller, { spaceId: space, chatId: newId() }, isoNow(clock))
    await chats.insert(row)
    return row
  }
  const found = await findOrThrow(chats.find(caller.teamId, chatId), chatErrors.notFound)
  if (found.spaceId !== space) throw runErrors.spaceMismatch()
  // What others wrote in a chat is told to a model that goes on in it.
  if (found.createdByUserId !== caller.userId) throw accessErrors.forbidden('the chat was begun by somebody else')
  return found
}

/** The answer, when it has been given. Whoever cancels the call or goes away stops it. */
async function waitFor({ ask, stream }: AskToolDeps, call: ToolCall, run: RunRow): Promise<UIMessage> {
  const { teamId } = call.caller
  const stop = () => void ask.runs.cancel(teamId, run.id).catch(() => {})
  if (call.signal.aborted) stop()
  call.signal.addEventListener('abort', stop, { once: true })
  try {
    let writing = false
    for await (const chunk of followRun(stream, run, call.signal)) {
      if (chunk.type === 'tool-input-available') call.progress(doing[chunk.toolName] ?? 'Working')
      if (chunk.type === 'text-start' && !writing) {
        writing = true
        call.progress('Writing the answer')
      }
    }
  } finally {
    call.signal.removeEventListener('abort', stop)
  }
  call.signal.throwIfAborted()
  const [ended, row] = await Promise.all([
    ask.runs.store.find(teamId, run.id),
    ask.messages.find(teamId, run.sessionId, run.answerId),
  ])
  if (ended?.status === 'completed' && row) return asUIMessage(row)
  if (stream.stopping.aborted) throw mcpErrors.answerFailed('the service is being restarted; see the chat later')
  throw mcpErrors.answerFailed(ended?.status === 'cancelled' ? 'the answer was cancelled' : (ended?.error ?? undefined))
}

type Shown = {
  answer: string | null
  sql: { source: string; sql: string }[]
  table: { columns: string[]; rows: Cell[][]; truncated: boolean } | null
  asksBack: QuestionPart | null
  checked: { verified: number; unverified: number } | null
  note: string | null
}

const withheld =
  'The answer rests on data whose level of privacy does not let a model elsewhere see it. The person can read it in the chat. With run_sql you see what may be seen.'

/**
 * An answer is written for a person, by an analyst that may have seen everything. Where a source of the space is private, only what a
 * model elsewhere wrote can be passed on: it saw no more than may be seen, and what the analyst inside or a verified answer says is held back.
 */
function shownOf(message: UIMessage, sources: AnalystSource[]): Shown {
  const data = <T>(type: string) =>
    message.parts.flatMap((part) => (part.type === `data-${type}` && 'data' in part ? [part.data as T] : []))[0]
  const open = sources.every(({ parts }) => parts.every(({ privacy }) => privacy === 'full'))
  const privacy = data<PrivacyPart>('privacy')
  // Without a result there is no word of privacy in the message, but always one of who answered.
  const elsewhere = privacy ? privacy.leaves : (data<UsagePart>('usage')?.providerId ?? 'builtin') !== 'builtin'
  const fromElsewhere = elsewhere && data('verified') === undefined
  const nothing = { answer: null, sql: [], table: null, asksBack: null, checked: null }
  if (!open && !fromElsewhere) return { ...nothing, note: withheld }
  const answer = message.parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()
  const steps = message.parts.flatMap((part) =>
    ranStatement(part.type) && 'output' in part ? [part.output as RunSqlOutput & { sql: string; source: string }] : [],
  )
  const ran = steps.filter((step) => step?.ok)
  const cells = data<AnswerPart>('answer')
  const last = ran.at(-1)
  const whole = cells ?? (open && last?.ok ? last : null)
  const audit = data<AuditPart>('audit')
  const { rows, columns } = whole ? fitTable(whole.rows, whole.columns.length, shownRows) : { rows: [], columns: 0 }
  return {
    answer: cutText(answer, maxAnswer),
    // The newest are those that the answer stands on.
    sql: thatFit(ran.map(({ sql, source }) => ({ source, sql: cutText(sql, maxSql) })).toReversed()).toReversed(),
    table: whole && {
      columns: whole.columns.slice(0, columns),
      rows,
      truncated:
        whole.rows.length > rows.length || whole.columns.length > columns || (whole === last && last.truncated),
    },
    asksBack: data<QuestionPart>('question') ?? null,
    checked: audit ? { verified: audit.verified, unverified: audit.unverified } : null,
    note: open ? null : 'Rows of private sources are left out; the person sees them in the chat.',
  }
}

function asText({ answer, sql, table, asksBack, note, url }: Shown & { url: string }): string {
  const line = (cells: unknown[]) =>
    `| ${cells.map((value) => String(value ?? '').replace(/[|\n]/g, ' ')).join(' | ')} |`
  const shown = table && table.columns.length > 0 && table.rows.length > 0 ? table : null
  const { rows } = fitTable(shown?.rows ?? [], shown?.columns.length ?? 0, rowsInText)
  return [
    answer,
    asksBack && `The analyst asks: ${asksBack.question} ${asksBack.options.map((option) => `"${option}"`).join(', ')}`,
    shown && [line(shown.columns), line(shown.columns.map(() => '---')), ...rows.map(line)].join('\n'),
    shown && (shown.truncated || rows.length < shown.rows.length) && 'There are more rows.',
    ...sql.map((step) => `\`\`\`sql\n${step.sql}\n\`\`\``),
    note,
    `Chat: ${url}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
