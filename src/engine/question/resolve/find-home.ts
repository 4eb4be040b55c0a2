import type { Dataset } from '../catalog.ts'
import { refuse } from '../fault.ts'
import type { Names } from '../names.ts'
import type { Condition, Expression, Measure } from '../question.contract.ts'

/** Datasets that an expression reads rows of, in the order in which it names them. Questions inside stand for themselves. */
export function datasetsOf(expression: Expression, names: Names): string[] {
  if ('field' in expression) {
    const { dataset, via } = expression.field
    const start = via?.[0] && names.catalog.relationships.find(({ name }) => name === via[0])?.from
    return start ? [dataset, start] : [dataset]
  }
  if ('op' in expression) return [...datasetsOf(expression.left, names), ...datasetsOf(expression.right, names)]
  if ('call' in expression) return expression.args.flatMap((arg) => datasetsOf(arg, names))
  if ('at' in expression) return datasetsOf(expression.of, names)
  if ('case' in expression)
    return [
      ...expression.case.flatMap(({ when, result }) => [
        ...datasetsOfCondition(when, names),
        ...datasetsOf(result, names),
      ]),
      ...(expression.else ? datasetsOf(expression.else, names) : []),
    ]
  if ('test' in expression) return datasetsOfCondition(expression.test, names)
  if ('position' in expression) return [expression.position]
  return []
}

export function datasetsOfCondition(condition: Condition, names: Names): string[] {
  if ('all' in condition) return condition.all.flatMap((one) => datasetsOfCondition(one, names))
  if ('any' in condition) return condition.any.flatMap((one) => datasetsOfCondition(one, names))
  if ('not' in condition) return datasetsOfCondition(condition.not, names)
  if ('compare' in condition) return [...datasetsOf(condition.left, names), ...datasetsOf(condition.right, names)]
  if ('in' in condition) return datasetsOf(condition.in, names)
  if ('text' in condition) return datasetsOf(condition.of, names)
  if ('missing' in condition) return datasetsOf(condition.missing, names)
  return 'during' in condition ? datasetsOf(condition.during, names) : []
}

/** The dataset whose rows reach all of these by going from many to one. */
export function lowest(datasets: string[], names: Names, path: string): Dataset | null {
  const all = [...new Set(datasets)]
  if (all.length === 0) return null
  for (const name of all) names.dataset(name, path)
  const home = all.find((name) => all.every((other) => names.reaches(name, other)))
  if (home !== undefined) return names.dataset(home, path)
  const between = names.bridges(all[0] as string, all[1] as string)
  return refuse(
    path,
    `${all.join(' and ')} have no row in common, so their values cannot be put together row by row.${between.length > 0 ? ` Rows of ${between[0]?.name} belong to both: say \`rows\`: "${between[0]?.name}".` : ' Aggregate each apart and calculate with the measures.'}`,
  )
}

/** For a rollup alone nothing else tells whose row it belongs to: the datasets that its rows point at. */
export function parentsOfRollup(expression: Expression, names: Names): { child: string; parents: string[] } | null {
  const found = firstRollup(expression)
  const child = found && countedDataset(found.rollup, names)
  if (!child) return null
  const last = found.via?.at(-1)
  const steps = names.catalog.relationships.filter(({ from, name }) =>
    last === undefined ? from === child : name === last,
  )
  return { child, parents: [...new Set(steps.map(({ to }) => to))] }
}

/** The one of them, which there has to be. */
export function homeOfRollup(expression: Expression, names: Names, path: string): Dataset | null {
  const found = parentsOfRollup(expression, names)
  if (!found) return null
  const { child, parents } = found
  if (parents.length === 1) return names.dataset(parents[0] as string, path)
  return refuse(
    path,
    `Rows of ${child} belong to rows of ${parents.join(', ') || 'nothing'}. Say \`rows\`: the dataset for whose rows this is counted.`,
  )
}

function firstRollup(expression: Expression): Extract<Expression, { rollup: Measure }> | null {
  if ('rollup' in expression) return expression
  if ('op' in expression) return firstRollup(expression.left) ?? firstRollup(expression.right)
  if ('call' in expression) return expression.args.map(firstRollup).find((found) => found !== null) ?? null
  if ('test' in expression && 'compare' in expression.test)
    return firstRollup(expression.test.left) ?? firstRollup(expression.test.right)
  return null
}

function countedDataset(measure: Measure, names: Names): string | null {
  if ('count' in measure) return measure.count
  if ('rows' in measure && measure.rows !== undefined) return measure.rows
  if ('of' in measure) return lowest(datasetsOf(measure.of, names), names, '')?.name ?? null
  return 'left' in measure ? (countedDataset(measure.left, names) ?? countedDataset(measure.right, names)) : null
}
