import type { Catalog } from '../catalog.ts'
import { namesOf } from '../names.ts'
import type { Expression, Measure } from '../question.contract.ts'
import { datasetsOf, lowest, parentsOfRollup } from './find-home.ts'

/** Which rows a measure is computed from, and by whose fields these can be grouped. */
export function createReach(catalog: Catalog) {
  const names = namesOf(catalog)
  const metrics = new Map(catalog.metrics.map((metric) => [metric.name, metric]))
  // Metrics are made of metrics, and each of those twice: looked at once, it is done.
  const ofMetrics = new Map<string, string[]>()

  function homesOfMetric(name: string): string[] {
    const known = ofMetrics.get(name)
    if (known) return known
    const metric = metrics.get(name)
    ofMetrics.set(name, [])
    const homes = metric ? homesOfExpression(metric.expression) : []
    ofMetrics.set(name, homes)
    return homes
  }

  function homesOf(measure: Measure): string[] {
    if ('metric' in measure) return homesOfMetric(measure.metric)
    if ('count' in measure) return [measure.count]
    if ('left' in measure) return unique([...homesOf(measure.left), ...homesOf(measure.right)])
    if ('over' in measure) return unique(measure.over.measures.flatMap(homesOf))
    if (!('of' in measure)) return []
    if (measure.rows !== undefined) return [measure.rows]
    return homesOfRows([measure.of, ...(measure.and ? [measure.and] : [])])
  }

  /** Whose rows have all these values. */
  function homesOfRows(values: Expression[]): string[] {
    const home = lowest(
      values.flatMap((value) => datasetsOf(value, names)),
      names,
      '',
    )
    if (home) return [home.name]
    return unique(values.flatMap((value) => parentsOfRollup(value, names)?.parents ?? []))
  }

  /** Of a metric: its expression is one over measures, in its conditions too. */
  const homesOfExpression = (expression: Expression): string[] => unique(measuresIn(expression).flatMap(homesOf))

  return { homesOf, homesOfRows, reaches: names.reaches }
}

function measuresIn(part: unknown): Measure[] {
  if (Array.isArray(part)) return part.flatMap(measuresIn)
  if (typeof part !== 'object' || part === null) return []
  return 'measure' in part ? [part.measure as Measure] : Object.values(part).flatMap(measuresIn)
}

const unique = (names: string[]) => [...new Set(names)]
