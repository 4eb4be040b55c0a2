export { type Auditor, auditAnswer, createAuditor } from './audit-answer.ts'
export { unfoundedCells } from './unfounded-cells.ts'
