import type { Condition, Expression, Measure } from '../../question/question.contract.ts'

/** Calls with every field and metric that an expression of a definition names. */
export type Visit = { field?(dataset: string, field: string): void; metric?(name: string): void }

/** Whatever the construct: definitions hold no questions inside, so every field and metric is found by its shape. */
export function visit(node: Expression | Condition | Measure | null | undefined, on: Visit): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const item of node) visit(item, on)
    return
  }
  if ('field' in node) {
    on.field?.(node.field.dataset, node.field.field)
    return
  }
  if ('metric' in node) on.metric?.(node.metric)
  for (const part of Object.values(node)) visit(part as Expression, on)
}
