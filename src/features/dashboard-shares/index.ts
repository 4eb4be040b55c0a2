export { type DashboardShareRouteParts, dashboardShareRoutes } from './dashboard-shares.routes.ts'
export { createShareStore } from './dashboard-shares.store.ts'
export { type SharedDashboardParts, sharedDashboardRoutes } from './shared-dashboards.routes.ts'
