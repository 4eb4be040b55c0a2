import type { Condition, Expression } from '../../question/question.contract.ts'

/** A value or a condition: SQL lets each stand where the other is meant. */
export type Part = { value: Expression } | { condition: Condition }

export const asExpression = (part: Part): Expression => ('value' in part ? part.value : { test: part.condition })

export function asCondition(part: Part): Condition {
  if ('condition' in part) return part.condition
  const { value } = part
  if ('value' in value && typeof value.value === 'boolean') return value.value ? { all: [] } : { any: [] }
  if ('test' in value) return value.test
  return { compare: '=', left: value, right: { value: true } }
}

/** `'%word%'` is a test for a part of a text; only other patterns stay patterns. */
export function patternTest(of: Expression, pattern: string, caseSensitive: boolean): Condition {
  const [, before, word = '', after] = /^(%?)([^%_]+)(%?)$/.exec(pattern) ?? []
  const kind = before && after ? 'contains' : before ? 'ends' : after ? 'starts' : null
  return kind ? { text: kind, of, value: word, caseSensitive } : { text: 'like', of, value: pattern, caseSensitive }
}
