import type { z } from 'zod'
import { type Fault, QuestionFault } from './fault.ts'
import { type Question, question } from './question.contract.ts'

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

export function faultsOf(error: z.ZodError): Fault[] {
  const faults = error.issues.flatMap((issue) => meant(issue, []))
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()].slice(0, 20)
}

/** A question from outside; throws a QuestionFault that names the part which is none. */
export function parseQuestion(value: unknown): Question {
  const parsed = question.safeParse(value)
  if (!parsed.success) throw new QuestionFault(faultsOf(parsed.error))
  return parsed.data
}
