import { type AnalystSource, placeStatement } from '../../engine/analyst/index.ts'
import { fieldLooks } from '../../engine/charts/field-looks.ts'
import { InvalidValue } from '../../engine/documents/index.ts'
import { type Catalog, compile, type Question, readRows } from '../../engine/question/index.ts'
import {
  builtinTemplates,
  type FrozenResult,
  type KeptResult,
  type ReportContent,
  type ReportContext,
  unpackResults,
} from '../../engine/reports/index.ts'
import { type Query, QueryError, type QueryTarget, rowsInTurns, type Sandbox } from '../../engine/sandbox/index.ts'
import { type EngineWorkers, readDocument, readWords } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { ServiceError } from '../../platform/errors.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import type { Log } from '../../platform/log.ts'
import { createRoom, type DocumentRunner, freezeDocument, keptInAll, keptOfQuery } from '../dashboards/index.ts'
import type { Models } from '../models/index.ts'
import { pickSource, type SpaceStore, usedSources } from '../spaces/index.ts'
import { checkBudget, type UsageStore } from '../usage/index.ts'
import { answerSection, answerTemplate, type KeptAnswer } from './answer-section.ts'
import type { ReportInput } from './reports.contract.ts'
import type { ReportRow, ReportStore } from './reports.store.ts'
import { proseByModel } from './write-prose.ts'

export type MakeReportDeps = {
  workers: EngineWorkers
  reports: ReportStore
  spaces: SpaceStore
  models: Models
  usage: UsageStore
  sandbox: Pick<Sandbox, 'query'>
  runner: DocumentRunner
  clock: Clock
  log: Log
  /** Told in the transaction that makes it so. */
  reportReady?: (queries: Queries, report: ReportRow) => Promise<void>
  /** With their profiles. */
  analystSources(teamId: string, spaceId: string, only?: string[] | null): Promise<AnalystSource[]>
  /** What their data means. */
  catalogOf(teamId: string, spaceId: string, only?: string[] | null): Promise<Catalog>
  /** How somebody has figures written. */
  localeOf(teamId: string, userId: string): Promise<string>
}

type KeptOptions = NonNullable<ReportInput['options']> & { sources?: string[]; answer?: KeptAnswer }

/** Makes a report and keeps it whole. Safe to begin again. */
export async function makeReport(
  deps: MakeReportDeps,
  { teamId, reportId }: { teamId: string; reportId: string },
  signal: AbortSignal,
): Promise<void> {
  const { reports, clock } = deps
  const report = await reports.forMaking(teamId, reportId)
  // Deleted meanwhile, or made by the instance before this one.
  if (!report || report.generatedAt !== null) return
  const owner = { teamId, userId: report.createdByUserId }
  const options = parseExactJson(report.options) as KeptOptions
  await reports.update(teamId, reportId, { status: 'running', progress: 0, doing: 'Reading the sources', error: null })
  const only = options.sources ?? null
  const sources = await deps.analystSources(teamId, report.spaceId, only)
  const locale = await deps.localeOf(teamId, report.createdByUserId)
  const draft = createDraft(deps, owner, sources, signal)
  const { content, used } = draft
  const progress = async (share: number, doing: string) => {
    signal.throwIfAborted()
    await reports.update(teamId, reportId, { progress: Math.round(Math.min(0.99, share) * 100), doing })
  }

  if (options.answer)
    content.nodes = await answerSection(options.answer, {
      ask: (title, { source, sql }) => draft.askSql(title, source, sql),
      read: (words) => readWords(deps.workers, owner, words, signal),
      locale,
    })
  const builtIn = builtinTemplates.find(({ id }) => id === report.templateId)
  if (builtIn) {
    const catalog = { ...(await deps.catalogOf(teamId, report.spaceId, only)), locale }
    const { measure, from, to } = options
    const context: ReportContext = {
      catalog,
      today: catalog.today,
      options: {
        ...(measure !== undefined && { measure }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
      ask: (title, question) => draft.askQuestion(title, question, catalog),
      keep: (title, table) => draft.keep(title, { ...table, truncated: false, sql: null }),
      prose: await proseFor(deps, report, sources, { signal, locale }),
      progress,
    }
    content.nodes.push(...(await builtIn.make(context)))
    for (const { parts } of sources) for (const { dataSourceId } of parts) used.add(dataSourceId)
  } else if (report.templateId !== answerTemplate.id) {
    await fillFromTemplate(deps, report, draft, options.params ?? {}, progress, signal)
  }
  const named = sources.flatMap(({ parts }) => parts).filter(({ dataSourceId }) => used.has(dataSourceId))
  await reports.finish(
    report,
    content,
    named.map(({ dataSourceId, name }) => ({ id: dataSourceId, name })),
    isoNow(clock),
    async (queries) => deps.reportReady?.(queries, report),
  )
}

/** The report as far as it is made: what was asked for it is kept in it, under a name. */
function createDraft(
  { sandbox }: MakeReportDeps,
  owner: { teamId: string; userId: string },
  sources: AnalystSource[],
  signal: AbortSignal,
) {
  const content: ReportContent = { nodes: [], results: {} }
  const used = new Set<string>()
  const room = createRoom(keptInAll)
  const keep = (title: string, fields: Omit<FrozenResult, 'title'>): KeptResult => {
    const name = `result_${Object.keys(content.results).length + 1}`
    const result = { title, ...fields }
    content.results[name] = result
    return { name, result }
  }
  const countSource = (query: Parameters<typeof usedSources>[1]) => {
    for (const { dataSourceId } of usedSources(sources, query)) used.add(dataSourceId)
  }
  const run = async (target: QueryTarget | null, query: Pick<Query, 'sql' | 'params'>) => {
    if (!target) throw new QueryError('unavailable', 'A source of the report is gone.')
    const outcome = await sandbox.query({ ...owner, target, ...query, ...keptOfQuery, timeoutMs: 120_000, signal })
    room.take(outcome)
    return outcome
  }
  return {
    content,
    used,
    room,
    keep,
    countSource,
    async askSql(title: string, source: string | null, sql: string): Promise<KeptResult> {
      countSource({ source, sql })
      const outcome = await run(pickSource(sources, source), { sql })
      const { columns, types, truncated } = outcome
      return keep(title, { columns, types, rows: await rowsInTurns(outcome), truncated, sql })
    },
    async askQuestion(title: string, question: Question, catalog: Catalog): Promise<KeptResult> {
      const placed = placeStatement(sources, catalog, (on) => compile(question, on))
      const { sql, params, columns } = placed.compiled
      const outcome = await run(placed.target, { sql, params })
      return keep(title, {
        columns: columns.map(({ name }) => name),
        types: columns.map(({ type }) => type),
        rows: readRows(await rowsInTurns(outcome), columns),
        truncated: outcome.truncated,
        sql: compile(question, placed.shown, { written: true }).sql,
        fields: fieldLooks(question, columns),
      })
    },
  }
}

type Draft = ReturnType<typeof createDraft>

async function fillFromTemplate(
  deps: MakeReportDeps,
  { teamId, spaceId, templateId, createdByUserId: userId }: ReportRow,
  { content, room, countSource }: Draft,
  params: NonNullable<KeptOptions['params']>,
  progress: ReportContext['progress'],
  signal: AbortSignal,
): Promise<void> {
  const template = await deps.reports.template(teamId, templateId)
  if (!template) throw new TemplateGone()
  const { document } = await readDocument(deps.workers, { teamId, userId }, template.markup, signal)
  content.nodes.push(...document.nodes)
  const place = { teamId, userId, spaceId }
  const limits = { ...keptOfQuery, signal, room }
  const frozen = await freezeDocument(deps.runner, place, document, params, limits, (name, share) =>
    progress(share, `Asking ${name}`),
  )
  Object.assign(content.results, await unpackResults(frozen))
  for (const { source, question, template } of document.queries) countSource({ source, question, sql: template.sql })
}

/** A model elsewhere writes only where all that it would read may be read by it, and while the budget lasts. */
async function proseFor(
  deps: MakeReportDeps,
  report: ReportRow,
  sources: AnalystSource[],
  { signal, locale }: { signal: AbortSignal; locale: string },
): Promise<ReportContext['prose']> {
  const byRules: ReportContext['prose'] = async (_title, text) => text
  const space = await deps.spaces.find(report.teamId, report.spaceId)
  const model = space && (await deps.models.ready({ teamId: report.teamId, userId: report.createdByUserId }, space))
  const open = sources.every(({ parts: linked }) => linked.every(({ privacy }) => privacy === 'full'))
  if (!model?.isRemote || !open) return byRules
  try {
    await checkBudget(deps, {
      teamId: report.teamId,
      userId: report.createdByUserId,
      apiKeyId: null,
      shareLinkId: null,
    })
  } catch (error) {
    if (error instanceof ServiceError) return byRules
    throw error
  }
  return proseByModel({ ...deps, model, signal, locale }, report)
}

/** Whether trying again would end the same way. */
export const isLasting = (error: unknown): boolean =>
  error instanceof InvalidValue ||
  error instanceof TemplateGone ||
  (error instanceof QueryError && ['refused', 'failed', 'too-large', 'timeout'].includes(error.kind))

/** What went wrong, for the report's owner. */
export const faultOf = (error: unknown): string =>
  error instanceof QueryError || error instanceof InvalidValue || error instanceof TemplateGone
    ? error.message
    : 'The report could not be made.'

class TemplateGone extends Error {
  override message = 'The template of the report is gone.'
}
