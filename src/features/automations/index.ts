export { automationRoutes } from './automations.routes.ts'
export { createAutomations } from './automations.ts'
export { readValue } from './check-threshold.ts'
export { runAction } from './run-action.ts'
