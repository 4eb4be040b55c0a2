export { auditLogRoutes } from './audit-log.routes.ts'
export { type AuditAction, by, record } from './audit-log.store.ts'
