import { toNumber } from './cell-values.ts'

export type CellTone = 'good' | 'warn' | 'bad'
type Rule = { column: string; is: 'above' | 'below' | 'equal'; value: number | string; tone: CellTone }

/** The tone of a cell by the first rule that holds; null: none does. */
export function cellTone(rules: readonly Rule[] | undefined, column: string, value: unknown): CellTone | null {
  if (value === null || value === undefined) return null
  const holds = (rule: Rule) => {
    if (rule.column !== column) return false
    const [number, limit] = [toNumber(value), toNumber(rule.value)]
    if (number === null || limit === null) return rule.is === 'equal' && String(value) === String(rule.value)
    return rule.is === 'above' ? number > limit : rule.is === 'below' ? number < limit : number === limit
  }
  return rules?.find(holds)?.tone ?? null
}
