import type { Condition, Expression } from '../../question/question.contract.ts'
import { ExpressionError } from './tokens.ts'

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

const maxParts = 2_500

/** Some words stand for more than one part (TRUNC, BETWEEN, IS DISTINCT FROM): nested, they double with each level. */
export function assertWritable<T extends object>(whole: T, tokens: number): T {
  const sizes = new Map<object, number>()
  const sizeOf = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) return 0
    const known = sizes.get(part)
    if (known !== undefined) return known
    const size = Object.values(part).reduce((sum: number, inner) => sum + sizeOf(inner), 1)
    sizes.set(part, size)
    return size
  }
  const most = Math.min(maxParts, 10 * tokens)
  if (sizeOf(whole) > most)
    throw new ExpressionError(
      0,
      `written out, the expression has more than ${most} parts`,
      'fewer of TRUNC, BETWEEN and IS DISTINCT FROM within each other',
    )
  return whole
}
