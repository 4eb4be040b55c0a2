import type { Catalog } from '../catalog.ts'
import { namesOf } from '../names.ts'
import type { Expression, Measure } from '../question.contract.ts'
import { datasetsOf, lowest } from './find-home.ts'

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
    const home = measure.rows ?? lowest(datasetsOf(measure.of, names), names, '')?.name
    return home === undefined ? [] : [home]
  }

  /** Of a metric: its expression is one over measures. */
  function homesOfExpression(expression: Expression): string[] {
    if ('measure' in expression) return homesOf(expression.measure)
    if ('op' in expression)
      return unique([...homesOfExpression(expression.left), ...homesOfExpression(expression.right)])
    if ('call' in expression) return unique(expression.args.flatMap(homesOfExpression))
    if ('case' in expression)
      return unique([
        ...expression.case.flatMap(({ result }) => homesOfExpression(result)),
        ...(expression.else ? homesOfExpression(expression.else) : []),
      ])
    return []
  }
  return { homesOf, reaches: names.reaches }
}

const unique = (names: string[]) => [...new Set(names)]
