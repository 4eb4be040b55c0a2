import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after } from 'node:test'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import { startAnthropic } from '../../../test/servers/anthropic.ts'
import { startGoogle } from '../../../test/servers/google.ts'
import type { ModelServer, Script, Turn } from '../../../test/servers/model-script.ts'
import { startOpenAI } from '../../../test/servers/openai.ts'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { buildCatalog } from '../catalog/build-catalog.ts'
import { createSandbox } from '../sandbox/index.ts'
import type { SourceTable } from '../schema.ts'
import { programs } from '../sources/index.ts'
import { type AnswerLimits, defaultLimits } from './answer-limits.ts'
import type { AnswerOutcome } from './answer-outcome.ts'
import type { Privacy } from './answer-parts.contract.ts'
import { answerQuestion } from './answer-question.ts'
import type { AnswerRequest } from './answer-request.ts'
import { createWorkbench, type LinkedPart, type Workbench } from './workbench.ts'

export const column = (name: string, type: 'text' | 'integer') => ({
  name,
  type,
  nativeType: type,
  nullable: true,
  primaryKey: false,
  references: null,
  label: null,
  profile: {
    rows: 7,
    nulls: 0,
    distinct: 7,
    min: name === 'amount' ? 10 : 'Ann',
    max: name === 'amount' ? 150 : 'Gus',
    mean: null,
    top: [{ value: 'secret-sample', count: 1 }],
    histogram: [],
    sampled: false,
  },
})
export const sales: SourceTable = {
  name: 'sales',
  schema: null,
  kind: 'table',
  rows: 7,
  hidden: false,
  columns: [column('region', 'text'), column('amount', 'integer'), column('person', 'text')],
}

/** Workbenches over a small shop; both end with the tests of the file. */
export function openShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-analyst-'))
  const file = path.join(folder, 'shop.db')
  const database = new DatabaseSync(file)
  database.exec(`create table sales (region text, amount integer, person text);
    insert into sales values ('North', 100, 'Ann'), ('North', 150, 'Bea'), ('South', 40, 'Cid'), ('South', 60, 'Dan'),
      ('South', 10, 'Eve'), ('South', 20, 'Fay'), ('South', 70, 'Gus')`)
  database.close()
  const sandbox = createSandbox({
    programs,
    tempDir: path.join(folder, 'tmp'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  after(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })

  function bench(
    options: { privacy?: Privacy; leaves?: boolean; signal?: AbortSignal; more?: SourceTable[]; notes?: string } = {},
  ): Workbench {
    const tables = [sales, ...(options.more ?? [])]
    const part: LinkedPart = {
      dataSourceId: 'd1',
      name: 'Shop',
      schemaName: null,
      grounding: options.notes ?? 'Generated: secret-grounding',
      groundingGenerated: options.notes === undefined,
      privacy: options.privacy ?? 'full',
      tables,
    }
    return createWorkbench({
      sources: [
        {
          source: 'sqlite',
          engine: 'sqlite',
          parts: [part],
          target: { kind: 'SQLITE', databases: [{ schema: null, path: file }] },
        },
      ],
      catalog: buildCatalog([{ id: 'd1', dialect: 'sqlite', schema: { tables }, isFile: true }], {
        timeZone: 'UTC',
        fiscalYearStart: 1,
        today: '2026-01-15',
      }),
      shortcuts: [],
      today: '2026-01-15',
      leaves: options.leaves ?? true,
      signal: options.signal ?? new AbortController().signal,
      runQuery: (query) => sandbox.query({ ...query, teamId: 't1' }),
    })
  }
  return { bench }
}

const asks = (text: string, id: string): UIMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] })
export type Asked = { chunks: UIMessageChunk[]; outcome: AnswerOutcome; text: string; bench: Workbench }

export async function answer(
  model: LanguageModel,
  workbench: Workbench,
  question = 'sales by region',
  limits: Partial<AnswerLimits> = {},
  before: UIMessage[] = [],
  more: Partial<AnswerRequest> = {},
): Promise<Asked> {
  const steps = answerQuestion({
    model,
    messages: [...before, asks(question, `q${before.length}`)],
    bench: workbench,
    agentInstructions: '',
    spaceDescription: null,
    examples: [],
    limits: { ...defaultLimits, retries: 2, ...limits },
    ...more,
  })
  const chunks: UIMessageChunk[] = []
  for (;;) {
    const step = await steps.next()
    if (step.done) {
      const text = chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.delta] : [])).join('')
      return { chunks, outcome: step.value, text, bench: workbench }
    }
    chunks.push(step.value)
  }
}
/** What was asked and answered, as it is kept and told again with the next question. */
export async function kept(question: string, { chunks }: Asked, before: UIMessage[] = []): Promise<UIMessage[]> {
  const id = `a${before.length}`
  const all: UIMessageChunk[] = [{ type: 'start', messageId: id }, ...chunks, { type: 'finish' }]
  let message: UIMessage | undefined
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of all) controller.enqueue(chunk)
      controller.close()
    },
  })
  for await (const state of readUIMessageStream({ stream })) message = state
  return [...before, asks(question, `q${before.length}`), ...(message ? [message] : [])]
}

export const part = <T>(asked: Asked, type: string) =>
  (asked.chunks.find((chunk) => chunk.type === type) as { data: T } | undefined)?.data

export const grouped = 'select region, sum(amount) as total from sales group by region order by region'
export const scripted =
  (...turns: Turn[]): Script =>
  ({ index }) =>
    turns[Math.min(index, turns.length - 1)]!

export const providers: Record<string, (script: Script) => Promise<{ server: ModelServer; model: LanguageModel }>> = {
  async OpenAI(script) {
    const server = await startOpenAI(script)
    return { server, model: createOpenAI({ apiKey: 'k', baseURL: server.url }).chat('gpt-test') }
  },
  async Anthropic(script) {
    const server = await startAnthropic(script)
    return { server, model: createAnthropic({ apiKey: 'k', baseURL: server.url })('claude-test') }
  },
  async Google(script) {
    const server = await startGoogle(script)
    return { server, model: createGoogle({ apiKey: 'k', baseURL: server.url })('gemini-test') }
  },
  async 'OpenAI-compatible'(script) {
    const server = await startOpenAI(script)
    return { server, model: createOpenAICompatible({ name: 'x', baseURL: server.url, includeUsage: true })('llama') }
  },
}
