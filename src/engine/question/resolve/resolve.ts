import type { Catalog } from '../catalog.ts'
import { refuse } from '../fault.ts'
import { type Names, namesOf } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { Question } from '../question.contract.ts'
import { createFacts } from './resolve-measure.ts'
import { resolveQuestion } from './resolve-question.ts'
import { resolveTerm } from './resolve-term.ts'
import { resolveTest } from './resolve-test.ts'
import type { Resolver } from './scope.ts'

const resolver: Resolver = {
  term: resolveTerm,
  test: resolveTest,
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

/** The question with every name looked up; throws a QuestionFault that tells what is wrong and where. */
export const resolve = (question: Question, catalog: Catalog): Plan => resolver.question(question, namesOf(catalog), '')
