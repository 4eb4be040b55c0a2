import type { Catalog } from '../catalog.ts'
import { refuse } from '../fault.ts'
import { type Names, namesOf } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { Condition, Question } from '../question.contract.ts'
import { createFacts } from './resolve-measure.ts'
import { resolveQuestion } from './resolve-question.ts'
import { resolveTerm } from './resolve-term.ts'
import { resolveTest } from './resolve-test.ts'
import type { Resolver } from './scope.ts'

/** So many parts are resolved and written in well under 50 ms, which is how long anyone may hold the main thread. */
const MAX_PARTS = 2_500

/** Values are light, long ones less so, and least of all text that is looked for. */
const sizeOf = (value: unknown, lengthOfOne = 500) => 0.2 + (typeof value === 'string' ? value.length / lengthOfOne : 0)
const sizeOfValues = (condition: Condition): number => {
  if ('text' in condition) return sizeOf(condition.value, 50)
  if ('in' in condition && Array.isArray(condition.values))
    return condition.values.reduce<number>((sum, value) => sum + sizeOf(value), 0)
  return 0
}

/** For one question: all that it comes to is counted, what metrics and comparisons make of it too. */
function createResolver(): Resolver {
  let parts = 0
  const resolver: Resolver = {
    opened: new Set(),
    count(path, more = 0) {
      parts += 1 + more
      if (parts > MAX_PARTS)
        refuse(path, `With all that it is made of, this comes to more than ${MAX_PARTS} parts. Ask for less at once.`)
    },
    term(expression, scope, path) {
      resolver.count(path, 'value' in expression ? sizeOf(expression.value) : 0)
      return resolveTerm(expression, scope, path)
    },
    test(condition, scope, path) {
      resolver.count(path, sizeOfValues(condition))
      return resolveTest(condition, scope, path)
    },
    question: (question, names: Names, path) => resolveQuestion(question, names, path, resolver),
    rollup(measure, { names, resolve }, keys, path) {
      const facts = createFacts({
        names,
        resolve,
        open: (home) => ({ dimensions: keys(home), where: null }),
        openOver: (_measure, _filters, at) => {
          return refuse(at, 'A rollup counts rows of a dataset, not of another question.')
        },
      })
      return { value: facts.measure(measure, path), facts: facts.facts }
    },
  }
  return resolver
}

/** The question with every name looked up; throws a QuestionFault that tells what is wrong and where. */
export const resolve = (question: Question, catalog: Catalog): Plan => resolveBy(question, namesOf(catalog))
export const resolveBy = (question: Question, names: Names): Plan => createResolver().question(question, names, '')
