export { type DashboardShareRouteParts, dashboardShareRoutes } from './dashboard-shares.routes.ts'
export { createShareStore, type ShareRow } from './dashboard-shares.store.ts'
export { type SharedDashboardParts, sharedDashboardRoutes } from './shared-dashboards.routes.ts'
