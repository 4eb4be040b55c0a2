import type { Catalog } from '../catalog.ts'
import { both } from '../desugar.ts'
import type { Condition, Expression, Measure, Question } from '../question.contract.ts'
import { createReach } from '../resolve/reach.ts'

/** A condition over fields of one dataset. */
export type Narrowing = { dataset: string; condition: Condition }

/**
 * The question over fewer rows: each condition stands wherever rows have its field or reach it, in the questions within it and in the
 * metrics that it names too. Rows that know nothing of the field stay.
 */
export function narrow(
  question: Question,
  narrowings: readonly Narrowing[],
  catalog: Catalog,
): { question: Question; catalog: Catalog } {
  if (narrowings.length === 0) return { question, catalog }
  const { homesOf, reaches } = createReach(catalog)
  const meets = (homes: string[], { dataset }: Narrowing) =>
    homes.length > 0 && homes.every((home) => home === dataset || reaches(home, dataset))

  function narrowed(asked: Question): Question {
    const homes = homesOfQuestion(asked)
    const whole = narrowings.filter((one) => meets(homes, one))
    const others = narrowings.filter((one) => !whole.includes(one))
    const where = both(asked.where, ...whole.map(({ condition }) => condition))
    const measures = asked.measures.map((measure): Measure => {
      const own = others.filter((one) => meets(homesOf(measure), one)).map(({ condition }) => condition)
      const only = both(measure.where, ...own)
      return only ? { ...measure, where: only } : measure
    })
    return { ...asked, measures, ...(where && { where }) }
  }
  function homesOfQuestion(asked: Question): string[] {
    if (asked.measures.length > 0) return [...new Set(asked.measures.flatMap(homesOf))]
    if (asked.dataset !== undefined) return [asked.dataset]
    return [...new Set([...asked.by, ...(asked.fields ?? [])].flatMap(({ of }) => datasetsIn(of)))]
  }
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
    return isQuestion(inner) ? narrowed(inner) : inner
  }
  return {
    question: walk(question) as Question,
    catalog: {
      ...catalog,
      metrics: catalog.metrics.map((metric) => ({ ...metric, expression: walk(metric.expression) as Expression })),
    },
  }
}

const isQuestion = (part: object): part is Question =>
  'measures' in part && 'by' in part && Array.isArray(part.measures) && Array.isArray(part.by)

function datasetsIn(of: Expression): string[] {
  if ('field' in of) return [of.field.dataset]
  return 'at' in of ? datasetsIn(of.of) : []
}
