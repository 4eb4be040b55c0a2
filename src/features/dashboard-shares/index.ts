export { dashboardShareRoutes } from './dashboard-shares.routes.ts'
export { createShareStore } from './dashboard-shares.store.ts'
export { dashboardFramedBy } from './framed-by.ts'
export { sharedDashboardRoutes } from './shared-dashboards.routes.ts'
