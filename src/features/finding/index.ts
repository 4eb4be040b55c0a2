export { findingRoutes } from './finding.routes.ts'
export { createFindingStore } from './finding.store.ts'
