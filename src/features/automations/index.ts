export { automationRoutes } from './automations.routes.ts'
export { createAutomations } from './automations.ts'
export { readValue } from './check-threshold.ts'
export { type ActionDeps, runAction } from './run-action.ts'
