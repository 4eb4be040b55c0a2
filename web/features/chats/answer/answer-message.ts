import type { UIMessage } from 'ai'
import { takeBack } from '../../../../src/client/streams.ts'
import type {
  AnswerPart,
  AuditPart,
  ChartPart,
  EditedPart,
  OfferedDefinition,
  PrivacyPart,
  QuestionPart,
  ReadingPart,
  UsagePart,
  VerifiedPart,
  WithdrawnPart,
} from '../../../../src/engine/analyst/answer-parts.contract.ts'
import type { RunSqlOutput } from '../../../../src/engine/analyst/tool-contract.ts'
import { together } from '../../../../src/engine/connection.contract.ts'
import type { DataRow } from '../../../components/table/data-table-values.ts'

export type MessageMetadata = {
  streamId?: string
  createdAt?: string
  status?: 'completed' | 'failed' | 'cancelled'
  error?: string
  /** Of a question that came from a shortcut. */
  shortcut?: { name: string; prefix: string }
  prompt?: string
}
type AnswerParts = {
  answer: AnswerPart
  chart: ChartPart
  audit: AuditPart
  usage: UsagePart
  question: QuestionPart
  reading: ReadingPart
  privacy: PrivacyPart
  verified: VerifiedPart
  edited: EditedPart
  definition: OfferedDefinition
  withdrawn: WithdrawnPart
}
export type ChatMessage = UIMessage<MessageMetadata, AnswerParts>

type SqlInput = { source?: string; sql?: string; purpose?: string; tables?: unknown[] }
export type SqlOutput = RunSqlOutput & { sql: string; source: string; asOf?: string }
export type GoodOutput = Extract<SqlOutput, { ok: true }>

export type Step = {
  key: string
  tool: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  input: SqlInput & Record<string, unknown>
  output: unknown
  error: string | null
}
export type QueryStep = {
  resultId: string
  source: string
  sql: string
  purpose: string | null
  output: GoodOutput
  rerunnable: boolean
  /** What a person made of the statement, and is shown instead. */
  edited: EditedPart | null
}

export type ReadAnswer = {
  steps: Step[]
  /** With where each begins in the whole text, as the audit counts. */
  texts: { text: string; start: number; streaming: boolean }[]
  text: string
  reasoning: string
  queries: QueryStep[]
  charts: { id: string; part: ChartPart }[]
  audit: AuditPart | null
  usage: UsagePart | null
  privacy: PrivacyPart | null
  question: QuestionPart | null
  reading: ReadingPart | null
  /** The result that the answer is from, where it says so. */
  answerFrom: string | null
  verified: VerifiedPart | null
  /** What was said that words mean, to be kept or not. */
  offered: OfferedDefinition[]
}

type ToolPart = {
  type: string
  toolCallId: string
  state: string
  input?: unknown
  output?: unknown
  errorText?: string
}

const isOutput = (value: unknown): value is SqlOutput => typeof value === 'object' && value !== null && 'ok' in value

const nothingRead = (): ReadAnswer => ({
  steps: [],
  texts: [],
  text: '',
  reasoning: '',
  queries: [],
  charts: [],
  audit: null,
  usage: null,
  privacy: null,
  question: null,
  reading: null,
  answerFrom: null,
  verified: null,
  offered: [],
})

export function readAnswer(message: Pick<ChatMessage, 'parts'>): ReadAnswer {
  const read = nothingRead()
  for (const part of message.parts) {
    switch (part.type) {
      case 'text':
        if (part.text !== '')
          read.texts.push({ text: part.text, start: read.text.length, streaming: part.state === 'streaming' })
        read.text += part.text
        break
      case 'reasoning':
        read.reasoning += part.text
        break
      case 'data-chart':
        read.charts.push({ id: part.id ?? `chart-${read.charts.length + 1}`, part: part.data })
        break
      case 'data-audit':
        read.audit = part.data
        break
      case 'data-usage':
        read.usage = part.data
        break
      case 'data-privacy':
        read.privacy = part.data
        break
      case 'data-question':
        read.question = part.data
        break
      case 'data-reading':
        read.reading = part.data
        break
      case 'data-answer':
        read.answerFrom = part.data.resultId ?? null
        break
      case 'data-verified':
        read.verified = part.data
        break
      case 'data-definition':
        read.offered.push(part.data)
        break
      case 'data-withdrawn':
        takeBack(read.texts, part.data.characters)
        read.texts = read.texts.filter(({ text }) => text !== '')
        read.text = read.texts.map(({ text }) => text).join('')
        break
      case 'data-edited':
        for (const query of read.queries) if (query.resultId === part.data.resultId) query.edited = part.data
        break
      default:
        if (part.type.startsWith('tool-')) addStep(read, part as ToolPart)
    }
  }
  return read
}

/** A statement that was written, or one that a question object became. */
export const runsStatement = (tool: string) => tool === 'run_sql' || tool === 'ask'

function addStep(read: ReadAnswer, part: ToolPart): void {
  const tool = part.type.slice('tool-'.length)
  const input = (typeof part.input === 'object' && part.input !== null ? part.input : {}) as Step['input']
  const output = part.output
  const refused = isOutput(output) && output.ok === false ? output.error : null
  const state: Step['state'] =
    part.state === 'output-error' || refused !== null
      ? 'failed'
      : part.state === 'output-available'
        ? 'done'
        : part.state === 'input-available'
          ? 'running'
          : 'waiting'
  read.steps.push({ key: part.toolCallId, tool, state, input, output, error: part.errorText ?? refused })
  if (!runsStatement(tool) || !isOutput(output) || output.ok !== true) return
  const source = output.source ?? input.source ?? ''
  read.queries.push({
    resultId: output.resultId,
    source,
    sql: output.sql ?? input.sql ?? '',
    purpose: input.purpose ?? null,
    output,
    rerunnable:
      source !== 'results' && source !== together && !(Array.isArray(input.tables) && input.tables.length > 0),
    edited: null,
  })
}

/** Rows as every table and chart takes them. */
export const asObjects = (columns: readonly string[], rows: readonly (readonly unknown[])[]): DataRow[] =>
  rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])))

/** What stands beside the text: results with a chart, and the last one. The others are found in the steps. */
export function shownQueries(read: ReadAnswer): QueryStep[] {
  const charted = new Set(read.charts.map(({ part }) => part.resultId))
  const last = read.queries.find(({ resultId }) => resultId === read.answerFrom) ?? read.queries.at(-1)
  return read.queries.filter((query) => charted.has(query.resultId) || (query === last && charted.size === 0))
}
