export { searchAnalyticsRoutes } from './search-analytics.routes.ts'
export { createSearchAnalyticsStore } from './search-analytics.store.ts'
