import { InvalidValue, shownDocumentOf, withLockedClauses } from '../../engine/documents/index.ts'
import { QueryError } from '../../engine/sandbox/index.ts'
import {
  type DashboardQueryInput,
  type DocumentOutcome,
  type DocumentRunner,
  findQuery,
  runDocumentQuery,
  showsWhole,
  strangeFilter,
} from '../dashboards/index.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow } from './dashboard-shares.store.ts'
import { hiddenQueries, lockedOf, offeredOf, type PublishedDeps, publishedDocument } from './shared-document.ts'

/** The submitted text is only a key: what runs is the stored query of the published document, with values that its controls allow. */
export async function runSharedQuery(
  deps: PublishedDeps & { runner: DocumentRunner },
  share: ShareRow,
  { sql, params = {}, filters = [], whole }: DashboardQueryInput,
  signal: AbortSignal,
): Promise<DocumentOutcome> {
  const { document, spaceId } = await publishedDocument(deps, share)
  const locked = lockedOf(share)
  const hidden = hiddenQueries(shownDocumentOf(document), locked)
  // Two queries of the same text: the one that is shown is meant.
  const query = findQuery({ ...document, queries: document.queries.filter(({ name }) => !hidden.has(name)) }, sql)
  if (!query) throw errors.templateMismatch()
  const taken = Object.keys(params).find((name) => Object.hasOwn(locked, name))
  if (taken !== undefined) throw errors.invalidParameter(`${taken}: the dashboard has no such control`)
  const strange = strangeFilter(offeredOf(share, document), filters)
  if (strange) throw errors.invalidParameter(`${strange.field}: the dashboard has no such mark`)
  if (whole && !showsWhole(document, query.name, whole))
    throw errors.invalidParameter('whole: no view of the dashboard shows these totals')
  try {
    return await runDocumentQuery(
      deps.runner,
      { teamId: share.teamId, userId: null, shareLinkId: share.id, spaceId },
      document,
      { ...query, template: withLockedClauses(query.template, locked) },
      { params, locked, filters, whole },
      {
        maxRows: share.maxRows,
        signal,
      },
    )
  } catch (error) {
    if (error instanceof InvalidValue) {
      // That a locked value no longer fits is the owner's to mend, and nothing a visitor should read of.
      throw Object.hasOwn(locked, error.control) ? errors.queryFailed() : errors.invalidParameter(error.message)
    }
    if (!(error instanceof QueryError)) throw error
    // A database's own words may tell of tables that the dashboard does not show.
    if (error.kind === 'busy') throw errors.rateLimited('too many queries at once', { 'retry-after': '5' })
    throw errors.queryFailed(error.kind === 'timeout' ? 'the query took too long' : undefined)
  }
}
