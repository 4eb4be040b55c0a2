export type { TellEvent } from './tell-events.ts'
export { webhookRoutes } from './webhooks.routes.ts'
export { createWebhooks } from './webhooks.ts'
