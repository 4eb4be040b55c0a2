export { type Allowance, checkBudget, costOf, type UnderWay } from './check-budget.ts'
export { usageErrors } from './usage.errors.ts'
export { usageRoutes } from './usage.routes.ts'
export { createUsageStore, type UsageStore } from './usage.store.ts'
