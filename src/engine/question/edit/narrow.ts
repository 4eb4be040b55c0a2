import type { Catalog, Dataset } from '../catalog.ts'
import { both } from '../desugar.ts'
import { refuse } from '../fault.ts'
import type { Condition, Dimension, Expression, Measure, Question } from '../question.contract.ts'
import { createReach } from '../resolve/reach.ts'

/** A condition over fields of one dataset. Behind a lock, other rows are as though they were not there. */
export type Narrowing = { dataset: string; condition: Condition; isLock?: boolean }

/**
 * The question over fewer rows: each condition stands wherever rows have its field or reach it, in the questions, rollups and
 * related rows within it, and in the metrics and fields that it names. Rows that know nothing of the field stay. Visitors of a shared
 * page see no more than what is left: a part that is forgotten here tells of rows that are locked away.
 */
export function narrow(
  question: Question,
  narrowings: readonly Narrowing[],
  catalog: Catalog,
): { question: Question; catalog: Catalog } {
  if (narrowings.length === 0) return { question, catalog }
  const { homesOf, homesOfRows, reaches } = createReach(catalog)
  const knows = (home: string, { dataset }: Narrowing) => home === dataset || reaches(home, dataset)
  const meets = (homes: string[], one: Narrowing) => homes.length > 0 && homes.every((home) => knows(home, one))
  const conditions = (list: readonly Narrowing[]) => list.map(({ condition }) => condition)

  /** What only some rows of a metric know: it is narrowed where it is defined. */
  const partly = new Set<Narrowing>()

  /** Each part of a measure by what its own rows know. */
  function narrowedMeasure(measure: Measure, by: readonly Narrowing[]): Measure {
    if ('left' in measure)
      return { ...measure, left: narrowedMeasure(measure.left, by), right: narrowedMeasure(measure.right, by) }
    if (!('count' in measure || 'of' in measure || 'metric' in measure)) return measure
    const homes = homesOf(measure)
    const own = by.filter((one) => meets(homes, one))
    for (const one of by) if (!own.includes(one) && homes.some((home) => knows(home, one))) partly.add(one)
    const where = both(measure.where, ...conditions(own))
    return where ? { ...measure, where } : measure
  }

  /** Without those by which the rows that these belong to are narrowed already. */
  function notAbove(homes: string[], via: unknown): Narrowing[] {
    const last = Array.isArray(via) ? via.at(-1) : undefined
    const above = catalog.relationships
      .filter(({ from, name }) => (last === undefined ? homes.includes(from) : name === last))
      .map(({ to }) => to)
    // By another way than those rows are, these may lie behind a lock.
    return narrowings.filter((one) => one.isLock || !meets(above, one))
  }

  function narrowed(asked: Question): Question {
    const homes = homesOfQuestion(asked)
    const whole = narrowings.filter((one) => meets(homes, one))
    const others = narrowings.filter((one) => !whole.includes(one))
    const some = asked.measures.flatMap(homesOf)
    if (
      asked.by.some(({ bins }) => bins && 'count' in bins) &&
      others.some((one) => some.some((home) => knows(home, one)))
    )
      refuse(
        'by',
        'What is cut into a number of parts cannot be filtered for some measures alone: give the width of a part.',
      )
    const where = both(asked.where, ...conditions(whole))
    return {
      ...asked,
      by: asked.by.map(withoutEmpty),
      measures: asked.measures.map((measure) => narrowedMeasure(measure, others)),
      ...(where && { where }),
    }
  }

  /** Values without rows are all values there are, also those of rows that are left out. */
  function withoutEmpty(dimension: Dimension): Dimension {
    const { empty, ...rest } = dimension
    const homes = empty && !rest.grain ? homesOfRows([rest.of]) : []
    return homes.some((home) => narrowings.some((one) => knows(home, one))) ? rest : dimension
  }

  function homesOfQuestion(asked: Question): string[] {
    if (asked.measures.length > 0) return [...new Set(asked.measures.flatMap(homesOf))]
    if (asked.dataset !== undefined) return [asked.dataset]
    return homesOfRows([...asked.by, ...(asked.fields ?? [])].map(({ of }) => of))
  }

  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
    if (isQuestion(inner)) return narrowed(inner)
    if ('rollup' in inner) {
      const rollup = inner.rollup as Measure
      return { ...inner, rollup: narrowedMeasure(rollup, notAbove(homesOf(rollup), inner.via)) }
    }
    if ('related' in inner) {
      const home = inner.related as string
      const own = notAbove([home], inner.via).filter((one) => knows(home, one))
      return { ...inner, where: both(inner.where as Condition | null, ...conditions(own)) ?? null }
    }
    return 'measure' in inner && typeof inner.measure === 'object'
      ? { ...inner, measure: narrowedMeasure(inner.measure as Measure, [...partly]) }
      : inner
  }
  const asked = walk(question) as Question
  // A metric may name others, and a question in it more: until nothing comes to what they only partly know.
  for (;;) {
    const known = partly.size
    const narrower = narrowedCatalog(catalog, walk)
    if (partly.size === known) return { question: asked, catalog: { ...narrower, seen: seenRows() } }
  }

  function seenRows(): Record<string, Condition> {
    const locks = narrowings.filter(({ isLock }) => isLock)
    return Object.fromEntries(
      catalog.datasets.flatMap(({ name }) => {
        const seen = both(...conditions(locks.filter((one) => knows(name, one))))
        return seen ? [[name, seen] as const] : []
      }),
    )
  }
}

function narrowedCatalog(catalog: Catalog, walk: (part: unknown) => unknown): Catalog {
  const datasets = catalog.datasets.map((dataset): Dataset => {
    if (dataset.fields.every(({ expression }) => expression === null)) return dataset
    const fields = dataset.fields.map((field) =>
      field.expression ? { ...field, expression: walk(field.expression) as Expression } : field,
    )
    return { ...dataset, fields }
  })
  const metrics = catalog.metrics.map((metric) => ({
    ...metric,
    expression: walk(metric.expression) as Expression,
    where: walk(metric.where) as Condition | null,
  }))
  return { ...catalog, datasets, metrics }
}

const isQuestion = (part: object): part is Question =>
  'measures' in part && 'by' in part && Array.isArray(part.measures) && Array.isArray(part.by)
