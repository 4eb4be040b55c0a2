import type { Catalog } from './catalog.ts'
import { check } from './check.ts'
import type { Question } from './question.contract.ts'

/** Whether the parts of its first measure add up: what has shares is a sum of its parts. */
export function addsUp({ measures: [first], by }: Question, catalog: Catalog): boolean {
  return first !== undefined && check({ measures: [first], by, over: [{ kind: 'share', measure: 0 }] }, catalog).ok
}
