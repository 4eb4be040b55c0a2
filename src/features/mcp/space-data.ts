import {
  type AnalystSource,
  type Cell,
  type ModelLimits,
  type ModelQuery,
  queryForModel,
  type RunSqlOutput,
  schemaNamesOf,
  strictest,
} from '../../engine/analyst/index.ts'
import type { Catalog } from '../../engine/question/catalog.ts'
import { type Query, QueryError, type QueryOutcome } from '../../engine/sandbox/query.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { dataSourceErrors, withQueryErrors } from '../data-sources/index.ts'
import { type ClosedSource, type Space, type SpaceStore, spaceErrors, whyClosed } from '../spaces/index.ts'
import type { ToolCall } from './tool.ts'

export type SpaceDataDeps = {
  spaces: SpaceStore
  analystSources(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** With what people say of them to the analyst. */
  toldSources(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Those that cannot be asked now. */
  closedOf(teamId: string, spaceId: string): Promise<ClosedSource[]>
  /** What the data of a space means. */
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
  runQuery(query: Query): Promise<QueryOutcome>
}

export type ShownResult = {
  columns: { name: string; type: string }[]
  rows: Cell[][]
  rowCount: number | null
  truncated: boolean
  note: string | null
  /** Where the rows after these begin; null where there are none. */
  nextOffset: number | null
}

export async function requireSpace({ spaces }: SpaceDataDeps, { caller }: ToolCall, spaceId: string): Promise<Space> {
  return findOrThrow(spaces.find(caller.teamId, spaceId), spaceErrors.notFound)
}

/** What stands at the other end of /mcp is a model that runs elsewhere: it sees what such a model sees, and no more. */
export async function showToModel(
  { runQuery }: Pick<SpaceDataDeps, 'runQuery'>,
  { caller, signal }: Pick<ToolCall, 'caller' | 'signal'>,
  query: Omit<ModelQuery, 'privacy' | 'schemaNames'> & { parts: AnalystSource['parts'] },
  limits: ModelLimits,
): Promise<ShownResult> {
  const { parts, ...rest } = query
  const outcome = await withQueryErrors(
    queryForModel(
      (each) => runQuery({ ...each, teamId: caller.teamId, userId: caller.userId }),
      {
        ...rest,
        privacy: strictest(parts.map(({ privacy }) => privacy)),
        schemaNames: parts.flatMap(schemaNamesOf),
      },
      () => 'r1',
      limits,
      signal,
    ).then((done) => {
      if (!done.ok) throw new QueryError(done.kind, done.view.error)
      return done
    }),
  )
  return asShown(outcome.view, limits.from ?? 0, outcome.result.rows.length)
}

function asShown(
  { columns, types, rows, rowCount, truncated, note }: RunSqlOutput & { ok: true },
  from: number,
  kept: number,
): ShownResult {
  const end = from + rows.length
  return {
    columns: columns.map((name, index) => ({ name, type: types[index] ?? 'other' })),
    rows,
    // Even how many there are says something of private rows.
    rowCount: rowCount < 0 ? null : rowCount,
    truncated: truncated || end < rowCount,
    note: note ?? null,
    nextOffset: rows.length > 0 && end < kept ? end : null,
  }
}

/** The source of a space by the name that `describe_data` gives it; the only one needs no name. */
export async function sourceOf(
  deps: SpaceDataDeps,
  call: ToolCall,
  spaceId: string,
  name: string | undefined,
): Promise<AnalystSource> {
  await requireSpace(deps, call, spaceId)
  const sources = await deps.analystSources(call.caller.teamId, spaceId)
  const found = name === undefined && sources.length === 1 ? sources[0] : sources.find(({ source }) => source === name)
  if (found) return found
  const why = whyClosed(await deps.closedOf(call.caller.teamId, spaceId), name ?? null)
  if (why !== null && (name !== undefined || sources.length === 0)) throw dataSourceErrors.unavailable(why)
  const names = sources.map(({ source }) => `"${source}"`).join(', ') || 'none'
  throw spaceErrors.dataSourceNotFound(
    name === undefined
      ? `source is needed: the space has ${names}`
      : `the space has no source "${name}"; it has ${names}`,
  )
}
