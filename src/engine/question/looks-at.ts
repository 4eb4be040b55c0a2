import type { Catalog } from './catalog.ts'
import type { Way } from './plan.ts'
import type { Question } from './question.contract.ts'
import { resolve } from './resolve/resolve.ts'

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
