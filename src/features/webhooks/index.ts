export type { EmitEvent } from './emit-event.ts'
export { dashboardOpened, linkUsed, reportReady, runFinished, sourceFailed } from './events.ts'
export { webhookRoutes } from './webhooks.routes.ts'
export { createWebhooks } from './webhooks.ts'
