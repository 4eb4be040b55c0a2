import type { Catalog, Field, Metric, Relationship } from './catalog.ts'
import { type Names, namesOf } from './names.ts'
import type { Way } from './plan.ts'
import type { Question } from './question.contract.ts'
import { resolve, resolveBy } from './resolve/resolve.ts'

/** The names of all datasets whose rows a question looks at, those on the way from one to another too. */
export function looksAt(question: Question, catalog: Catalog): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'dataset' || key === 'home') names.add((value as { name: string }).name)
      else if (key === 'way') for (const { from, to } of value as Way) names.add(from).add(to)
      // What a field is says nothing of rows.
      else if (key !== 'field' && key !== 'keys' && key !== 'columns') visit(value)
    }
  }
  visit(resolve(question, catalog))
  return names
}

/**
 * As much of a catalog as a question needs, without what is known of values: what it is compiled against and placed by, where all
 * of it would be too much to hand on. Throws a QuestionFault.
 */
export function reachedBy(question: Question, catalog: Catalog): Catalog {
  const names = namesOf(catalog)
  const found = { datasets: new Set<string>(), fields: new Set<Field>() }
  const [metrics, relationships] = [new Set<Metric>(), new Set<Relationship>()]
  const noting: Names = {
    ...names,
    dataset(name, path) {
      found.datasets.add(name)
      return names.dataset(name, path)
    },
    field(dataset, name, path) {
      const field = names.field(dataset, name, path)
      found.fields.add(field)
      return field
    },
    metric(name, path) {
      const metric = names.metric(name, path)
      metrics.add(metric)
      return metric
    },
    way(...asked) {
      const way = names.way(...asked)
      for (const step of way) {
        relationships.add(step)
        found.datasets.add(step.from).add(step.to)
        for (const [dataset, fields] of [
          [step.from, step.fromFields],
          [step.to, step.toFields],
        ] as const)
          for (const name of fields) noting.field(names.dataset(dataset, ''), name, '')
      }
      return way
    },
  }
  resolveBy(question, noting)
  return {
    ...catalog,
    datasets: catalog.datasets
      .filter(({ name }) => found.datasets.has(name))
      .map((dataset) => {
        const first = dataset.fields.find(({ column }) => column !== null)
        const fields = dataset.fields.filter((field) => found.fields.has(field) || field === first)
        return { ...dataset, fields: fields.map((field) => ({ ...field, profile: null })) }
      }),
    relationships: [...relationships],
    metrics: [...metrics],
    brokenMetrics: {},
    readings: [],
  }
}
