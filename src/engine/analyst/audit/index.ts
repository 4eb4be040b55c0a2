export { type AuditInput, auditAnswer } from './audit-answer.ts'
export type { AuditResult } from './evidence.ts'
