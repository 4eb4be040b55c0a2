export { auditAnswer } from './audit-answer.ts'
export { unfoundedCells } from './unfounded-cells.ts'
