export { auditAnswer, auditorOf, createAuditor } from './audit-answer.ts'
export { unfoundedCells } from './unfounded-cells.ts'
