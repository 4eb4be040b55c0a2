import type { z } from 'zod'
import { type Fault, QuestionFault, refuse } from './fault.ts'
import { type Question, question, withFewFaults } from './question.contract.ts'

type Issue = z.core.$ZodIssue

const written = (path: PropertyKey[]) =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${String(step)}`)).join('')

/** Of several forms that a part may have, the one that was meant: that of which most could be read. */
function meant(issue: Issue, before: PropertyKey[]): Fault[] {
  const path = [...before, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: written(path), message: issue.message }]
  const depth = (list: readonly Issue[]): number =>
    Math.max(
      0,
      ...list.map(
        (one) => one.path.length + (one.code === 'invalid_union' ? Math.max(0, ...one.errors.map(depth)) : 0),
      ),
    )
  const strange = (list: readonly Issue[]) => list.filter(({ code }) => code === 'unrecognized_keys').length
  const [best] = issue.errors.toSorted((a, b) => strange(a) - strange(b) || depth(b) - depth(a) || a.length - b.length)
  return (best ?? []).flatMap((one) => meant(one, path))
}

function faultsOf(error: z.ZodError): Fault[] {
  const faults = error.issues.flatMap((issue) => meant(issue, []))
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()].slice(0, 20)
}

const MAX_VALUES = 10_000

/** Whether there are more values in it than any question has: to read them all would hold up others. */
function isTooLarge(value: unknown): boolean {
  const open = [value]
  for (let seen = 0; open.length > 0; seen++) {
    if (seen > MAX_VALUES) return true
    const one = open.pop()
    // Not spread: a list may be longer than a call has room for.
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) open.push(inner)
  }
  return false
}

/** A question from outside; throws a QuestionFault that names the part which is none. */
export function parseQuestion(value: unknown): Question {
  if (isTooLarge(value))
    refuse('', `A question has at most ${MAX_VALUES} values with all that is in it. Ask for less at once.`)
  const parsed = withFewFaults(() => question.safeParse(value))
  if (!parsed.success) throw new QuestionFault(faultsOf(parsed.error))
  return parsed.data
}
