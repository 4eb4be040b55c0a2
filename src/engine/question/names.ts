import type { Catalog, Dataset, Field, Metric, Relationship } from './catalog.ts'
import { refuse, refuseReach } from './fault.ts'
import type { Way } from './plan.ts'
import { createWays } from './ways.ts'

/** The catalog by its names, and the ways from row to row. Made once for a catalog. */
export type Names = {
  catalog: Catalog
  dataset(name: string, path: string): Dataset
  field(dataset: Dataset, name: string, path: string): Field
  /** The same where it is no fault that there is none. */
  known(dataset: string, name: string): Field | undefined
  metric(name: string, path: string): Metric
  /** The way up from one dataset to another, when there is one and it is clear which. */
  way(from: Dataset, to: string, via: readonly string[] | undefined, path: string): Way
  reaches(from: string, to: string): boolean
  /** Datasets that reach both: what stands between many and many. */
  bridges(one: string, other: string): Dataset[]
}

const known = new WeakMap<Catalog, Names>()

const listed = (names: Iterable<string>) => [...names].slice(0, 12).join(', ')
const byName = <Item extends { name: string }>(items: Item[]) => new Map(items.map((item) => [item.name, item]))

export function namesOf(catalog: Catalog): Names {
  let names = known.get(catalog)
  if (!names) {
    names = makeNames(catalog)
    known.set(catalog, names)
  }
  return names
}

function makeNames(catalog: Catalog): Names {
  const datasets = byName(catalog.datasets)
  const fields = new Map<string, Map<string, Field>>()
  const fieldsOf = (dataset: string) => {
    const own = fields.get(dataset) ?? byName(datasets.get(dataset)?.fields ?? [])
    fields.set(dataset, own)
    return own
  }
  const metrics = byName(catalog.metrics)
  const { waysOf, leads } = createWays(catalog.relationships)

  function metricFault(name: string): string {
    const others = `There are: ${listed(metrics.keys()) || 'none'}.`
    const reason = catalog.brokenMetrics && Object.hasOwn(catalog.brokenMetrics, name) && catalog.brokenMetrics[name]
    return reason
      ? `The metric "${name}" is defined, but cannot be read any more: ${reason}. Mend it in the definitions, or bring back the data that it names. ${others}`
      : `There is no metric "${name}". ${others}`
  }

  const names: Names = {
    catalog,
    dataset: (name, path) =>
      datasets.get(name) ??
      refuse(path, `There is no dataset "${name}". There are: ${listed(datasets.keys()) || 'none'}.`),
    field(dataset, name, path) {
      const own = fieldsOf(dataset.name)
      return own.get(name) ?? refuse(path, `${dataset.name} has no field "${name}". It has: ${listed(own.keys())}.`)
    },
    known: (dataset, name) => fieldsOf(dataset).get(name),
    metric: (name, path) => metrics.get(name) ?? refuse(path, metricFault(name)),
    reaches: (from, to) => from === to || leads(from, to),
    bridges: (one, other) =>
      catalog.datasets.filter(({ name }) => name !== one && name !== other && leads(name, one) && leads(name, other)),
    way(from, to, via, path) {
      if (from.name === to && (via === undefined || via.length === 0)) return []
      names.dataset(to, path)
      const way = via && via.length > 0 ? namedWay(from, to, via, path) : onlyWay(from, to, path)
      for (const step of way) checkStep(step, path)
      return way
    },
  }

  function namedWay(from: Dataset, to: string, via: readonly string[], path: string): Way {
    const walked: Relationship[] = []
    let at = from.name
    for (const name of via) {
      const step = catalog.relationships.find((one) => one.name === name && one.from === at)
      if (!step) break
      walked.push(step)
      at = step.to
    }
    if (walked.length === via.length && at === to) return walked
    const fitting = waysOf(from.name, to).filter((way) => {
      let next = 0
      for (const { name } of way) if (name === via[next]) next++
      return next === via.length
    })
    if (fitting.length === 1) return fitting[0] as Way
    return refuse(
      path,
      fitting.length === 0
        ? `${via.join(', ')} does not lead from ${from.name} to ${to}. Relationships of ${from.name}: ${listed(catalog.relationships.filter((step) => step.from === from.name).map(({ name }) => name)) || 'none'}.`
        : `${via.join(', ')} leaves more than one way from ${from.name} to ${to}: ${waysInWords(fitting)}. Name all steps in \`via\`.`,
    )
  }

  function onlyWay(from: Dataset, to: string, path: string): Way {
    const all = waysOf(from.name, to)
    if (all.length === 1) return all[0] as Way
    // A key of its own is what a dataset means, whatever detours there are.
    const direct = all.filter((way) => way.length === 1)
    if (direct.length === 1) return direct[0] as Way
    if (all.length > 1)
      refuse(path, `${from.name} leads to ${to} in more than one way: ${waysInWords(all)}. Say which with \`via\`.`)
    return refuseReach(path, unreachable(from, to))
  }

  function unreachable(from: Dataset, to: string): string {
    if (leads(to, from.name))
      return `One row of ${from.name} has many rows of ${to}, so a row of ${from.name} has no single value there; joining would count it many times. Measure ${to} instead, use a rollup of ${to}, or a condition \`related\`.`
    const between = names.bridges(from.name, to)
    if (between.length > 0)
      return `${from.name} and ${to} are many to many through ${listed(between.map(({ name }) => name))}; a row would be counted more than once. Count the rows of ${between[0]?.name} instead (or distinct values of its key of ${from.name}).`
    return `${from.name} has no relationship that leads to ${to}. Define one, or leave ${to} out.`
  }

  function checkStep(step: Relationship, path: string): void {
    const to = names.dataset(step.to, path)
    const covered = (key: string[]) => key.length > 0 && key.every((field) => step.toFields.includes(field))
    if (![to.primaryKey, ...to.uniqueKeys].some(covered))
      refuse(
        path,
        `${step.toFields.join(', ')} is not known to be unique in ${step.to}, so "${step.name}" could find several rows for one and count it many times. Say the key of ${step.to}, or mend its rows.`,
      )
  }
  return names
}

const waysInWords = (ways: Way[]) => ways.map((way) => way.map(({ name }) => name).join(' > ')).join('; ')
