export { type DashboardShareRouteDeps, dashboardShareRoutes } from './dashboard-shares.routes.ts'
export { createShareStore, type ShareRow } from './dashboard-shares.store.ts'
export { dashboardFramedBy } from './framed-by.ts'
export { type SharedDashboardDeps, sharedDashboardRoutes } from './shared-dashboards.routes.ts'
