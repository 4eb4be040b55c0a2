import type { Dashboard, SuggestionInput } from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import { createDashboard, type SaveDeps } from './save-dashboard.ts'

/** A dashboard of what somebody chose of the data, saved and ready to be looked at. */
export async function suggestDashboard(
  deps: SaveDeps,
  saver: { teamId: string; userId: string },
  { id: spaceId, name }: { id: string; name: string },
  { about = '', dataset, metrics, title }: SuggestionInput,
): Promise<Dashboard> {
  const catalog = await deps.catalogOf(saver.teamId, spaceId)
  const unknown =
    metrics?.find((name) => !catalog.metrics.some((metric) => metric.name === name)) ??
    (dataset !== undefined && !catalog.datasets.some(({ name }) => name === dataset) ? dataset : undefined)
  if (unknown !== undefined) throw dashboardErrors.nothingToShow(`the data has no ${unknown}`)
  const asked = { catalog, about, wanted: { dataset, metrics }, name }
  return createSuggested(deps, saver, spaceId, asked, title)
}

export async function createSuggested(
  deps: SaveDeps,
  saver: { teamId: string; userId: string },
  spaceId: string,
  asked: Parameters<typeof deps.workers.run<'suggestDashboard'>>[1],
  title: string | undefined,
): Promise<Dashboard> {
  const { teamId, userId } = saver
  const { made, fault } = await deps.workers.run('suggestDashboard', asked, { teamId, userId })
  if (!made) throw dashboardErrors.nothingToShow(fault ?? undefined)
  return createDashboard(deps, saver, spaceId, { title: title ?? made.title.slice(0, 200), markup: made.markup })
}
