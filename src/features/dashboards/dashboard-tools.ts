import type { DashboardAbilities, DashboardOutcome } from '../../engine/analyst/index.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Dashboard } from './dashboards.contract.ts'
import { changeDashboard, createDashboard, type SaveDeps } from './save-dashboard.ts'
import { createSuggested } from './suggest-dashboard.ts'

/** What the analyst may do with the dashboards of a space, as the person who asks it. What is wrong comes back as text, to be fixed. */
export function dashboardTools(
  deps: SaveDeps,
  saver: { teamId: string; userId: string },
  spaceId: string,
): DashboardAbilities {
  const outcome = (work: Promise<Dashboard>): Promise<DashboardOutcome> =>
    work.then(
      ({ id, title }) => ({ ok: true as const, dashboardId: id, title }),
      (error) => {
        if (!(error instanceof ServiceError)) throw error
        return { ok: false as const, error: `${error.message}: ${error.detail}` }
      },
    )
  const inSpace = async (id: string) => (await deps.store.find(saver.teamId, id))?.spaceId === spaceId
  return {
    suggest: ({ catalog, about, title }) =>
      outcome(createSuggested(deps, saver, spaceId, { catalog, about, wanted: {}, name: null }, title)),
    create: (input) => outcome(createDashboard(deps, saver, spaceId, input)),
    async edit({ dashboardId, title, markup }) {
      if (!(await inSpace(dashboardId)))
        return { ok: false, error: `There is no dashboard "${dashboardId}" in this space.` }
      return outcome(changeDashboard(deps, saver, dashboardId, { title, markup }))
    },
    async read(id) {
      const found = await deps.store.find(saver.teamId, id)
      const version = found?.spaceId === spaceId ? await deps.store.version(saver.teamId, id, found.version) : undefined
      return version ? { title: version.title, markup: version.markup } : null
    },
  }
}
