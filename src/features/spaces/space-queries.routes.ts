import type { AnalystSource } from '../../engine/analyst/index.ts'
import { tableOf } from '../../engine/exports/index.ts'
import type { Query, QueryOutcome } from '../../engine/sandbox/query.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { dataSourceErrors, queryFaults, sendExport, sendOutcome, withQueryErrors } from '../data-sources/index.ts'
import type { ClosedSource } from './analyst-sources.ts'
import { pickClosed, pickSource, whyClosed } from './pick-source.ts'
import { requireSpace } from './require-space.ts'
import { spaceQueryAnswer, spaceQueryExport, spaceQueryInput } from './space-queries.contract.ts'
import { spaceErrors } from './spaces.errors.ts'
import type { SpaceStore } from './spaces.store.ts'

export type SpaceQueryDeps = {
  spaces: SpaceStore
  tempDir: string
  /** Without their profiles. */
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Those that cannot be asked now. */
  closedOf(teamId: string, spaceId: string): Promise<ClosedSource[]>
  runQuery(query: Query): Promise<QueryOutcome>
}

const toldHere = new Set(queryFaults.map(({ definition }) => definition.code))
const exportRows = 1_000_000
const exportBytes = 64 * 1024 ** 2

/** Statements as an answer of the space shows them: its files can be joined, under the names that the analyst uses. */
export function spaceQueryRoutes({ spaces, tempDir, sourcesOf, closedOf, runQuery }: SpaceQueryDeps): AppRoute[] {
  const errors = [spaceErrors.notFound, spaceErrors.dataSourceNotFound, ...queryFaults]
  const targetOf = async (teamId: string, spaceId: string, source: string | null) => {
    await requireSpace(spaces, teamId, spaceId)
    const target = pickSource(await sourcesOf(teamId, spaceId), source)
    if (target) return target
    const closed = await closedOf(teamId, spaceId)
    const fault = pickClosed(closed, source)?.fault
    if (fault && toldHere.has(fault.code)) throw fault
    const why = whyClosed(closed, source)
    if (why !== null) throw dataSourceErrors.unavailable(why)
    throw spaceErrors.dataSourceNotFound(`the space has no source${source === null ? '' : ` "${source}"`}`)
  }
  return tagged('Spaces', [
    teamRoute('POST', '/spaces/:id/query', {
      summary: "Runs one SQL statement that reads, on the space's data as the analyst sees it",
      description: 'For statements of an answer, changed or not: `source` is the one that its `run_sql` step names.',
      may: 'data-sources:read',
      body: spaceQueryInput,
      answer: {
        kind: 'raw',
        contentType: 'application/json',
        description: 'The rows, as objects in the order of their columns',
        schema: spaceQueryAnswer,
      },
      errors,
      async handle({ caller: { teamId, userId }, params, body: { source, ...query }, reply, signal }) {
        const target = await targetOf(teamId, params.id, source)
        sendOutcome(reply, await withQueryErrors(runQuery({ teamId, userId, target, ...query, signal })))
      },
    }),
    teamRoute('POST', '/spaces/:id/query/export', {
      summary: "Runs one SQL statement on the space's data and answers its rows as a file",
      may: 'data-sources:read',
      body: spaceQueryExport,
      answer: { kind: 'raw', contentType: 'application/octet-stream', description: 'The file' },
      answerHeaders: { 'Content-Disposition': 'A name for the file' },
      errors,
      async handle({ caller: { teamId, userId }, params, body: { source, sql, format, name }, reply, signal }) {
        const target = await targetOf(teamId, params.id, source)
        const outcome = await withQueryErrors(
          runQuery({ teamId, userId, target, sql, maxRows: exportRows, maxBytes: exportBytes, signal }),
        )
        if (outcome.truncated)
          throw dataSourceErrors.queryTooLarge(`the result has more than ${outcome.rowCount} rows: narrow it`)
        await sendExport(reply, await tableOf(outcome), { format, name, tempDir, signal })
      },
    }),
  ])
}
