import { type ParsedDocument, shownDocumentOf } from '../../engine/documents/index.ts'
import { readDocument } from '../../engine/workers/index.ts'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type CheckDeps, checkDocument, errorsOf, problemText } from './check-document.ts'
import type { Dashboard, DashboardChange, DashboardInput, DashboardSummary } from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import type { DashboardStore } from './dashboards.store.ts'
import type { DocumentPlace } from './run-document-query.ts'

export type SaveDeps = CheckDeps & { store: DashboardStore; clock: Clock }
type Saver = { teamId: string; userId: string }

async function checked(deps: SaveDeps, place: DocumentPlace, markup: string): Promise<ParsedDocument> {
  const { document, problems } = await checkDocument(deps, place, markup)
  const errors = errorsOf(problems)
  if (errors.length > 0) throw dashboardErrors.invalidDocument(problemText(errors.slice(0, 50)))
  return document
}

export async function createDashboard(
  deps: SaveDeps,
  { teamId, userId }: Saver,
  spaceId: string,
  { title, markup, draft }: DashboardInput,
): Promise<Dashboard> {
  const document = await checked(deps, { teamId, userId, spaceId }, markup)
  const now = isoNow(deps.clock)
  const row: DashboardSummary = {
    id: newId(),
    spaceId,
    title,
    version: 1,
    publishedVersion: draft ? null : 1,
    createdByUserId: userId,
    updatedByUserId: userId,
    ...madeAt(now),
  }
  await deps.store.insert(
    { ...row, teamId },
    { dashboardId: row.id, version: 1, teamId, title, markup, createdByUserId: userId, createdAt: now },
  )
  return { ...row, markup, document: shownDocumentOf(document) }
}

/** Saving publishes, unless it is a draft; every change of title or markup is a version that can be restored. */
export async function changeDashboard(
  deps: SaveDeps,
  { teamId, userId }: Saver,
  id: string,
  change: DashboardChange,
): Promise<Dashboard> {
  const before = await findOrThrow(deps.store.find(teamId, id), dashboardErrors.notFound)
  if (change.version !== undefined && change.version !== before.version) throw dashboardErrors.versionConflict()
  const current = await findOrThrow(deps.store.version(teamId, id, before.version), dashboardErrors.notFound)
  const title = change.title ?? current.title
  const markup = change.markup ?? current.markup
  const document =
    change.markup === undefined
      ? (await readDocument(deps.workers, { teamId, userId }, markup)).document
      : await checked(deps, { teamId, userId, spaceId: before.spaceId }, markup)
  const changed = title !== current.title || markup !== current.markup
  const version = before.version + (changed ? 1 : 0)
  const after: DashboardSummary = {
    ...before,
    title,
    version,
    publishedVersion: change.draft ? before.publishedVersion : version,
    updatedByUserId: userId,
    updatedAt: isoNow(deps.clock),
  }
  if (!(await deps.store.save(before, { ...after, teamId }, changed ? { title, markup } : null)))
    throw dashboardErrors.versionConflict()
  return { ...after, markup, document: shownDocumentOf(document) }
}

/** An earlier version becomes the newest; nothing of those between is lost. */
export async function restoreDashboard(
  deps: SaveDeps,
  saver: Saver,
  id: string,
  { version, draft }: { version: number; draft?: boolean | undefined },
): Promise<Dashboard> {
  await findOrThrow(deps.store.find(saver.teamId, id), dashboardErrors.notFound)
  const wanted = await findOrThrow(deps.store.version(saver.teamId, id, version), dashboardErrors.versionNotFound)
  return changeDashboard(deps, saver, id, { title: wanted.title, markup: wanted.markup, draft: draft ?? false })
}
