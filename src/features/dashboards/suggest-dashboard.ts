import { QuestionFault } from '../../engine/question/index.ts'
import { suggestDashboard as suggest } from '../../engine/reports/index.ts'
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
  const made = suggested()
  if (!made) throw dashboardErrors.nothingToShow()
  return createDashboard(deps, saver, spaceId, { title: title ?? made.title.slice(0, 200), markup: made.markup })

  function suggested() {
    try {
      return suggest(catalog, about, { dataset, metrics }, name)
    } catch (error) {
      // Metrics of different tables may have no field in common.
      throw error instanceof QuestionFault ? dashboardErrors.nothingToShow(error.message) : error
    }
  }
}
