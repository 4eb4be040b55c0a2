import type { Field } from '../../../question/catalog.ts'
import type { Scalar } from '../../../question/question.contract.ts'

const pairs: [no: string, yes: string][] = [
  ['0', '1'],
  ['n', 'y'],
  ['no', 'yes'],
  ['false', 'true'],
  ['f', 't'],
]

const neither = /^(?:no \p{L}.*|not .*|unknown|n\/?a|none|maybe|don'?t know|\?|-)$/iu

const known = new WeakMap<Field, { yes: Scalar; no: Scalar } | null>()
/** What a field of yes or no writes for them: booleans, 0 and 1, "no" and "yes". */
export const yesAndNo = (field: Field): { yes: Scalar; no: Scalar } | null => {
  if (field.type === 'boolean') return { yes: true, no: false }
  let found = known.get(field)
  if (found === undefined) {
    const values = (field.profile?.top ?? []).map(({ value }) => value)
    const distinct = field.profile?.distinct ?? 0
    // "No internet service" is neither yes nor no
    const told = values.filter((value) => !neither.test(String(value))).length
    const pair =
      (distinct === 2 || (field.type === 'text' && distinct === values.length && told === 2)) && field.role !== 'id'
        ? pairs.find((p) => p.every((word) => values.some((v) => String(v).toLowerCase() === word)))
        : undefined
    const written = (word: string | undefined) => values.find((v) => String(v).toLowerCase() === word) ?? null
    found = pair ? { no: written(pair[0]), yes: written(pair[1]) } : null
    known.set(field, found)
  }
  return found
}
