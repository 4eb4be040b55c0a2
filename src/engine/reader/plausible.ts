import type { Dataset, Field } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf } from './chart.ts'
import { identifierStems } from './words/words.ts'

/** Whether a reading over several datasets fits what was spoken of; what does not is no candidate. */
export const isPlausible = ({ question, edges }: Candidate, chart: Chart): boolean => {
  if (chart.catalog.datasets.length < 2) return true
  const said = new Set(
    edges.flatMap((e) => (e.kind === 'entity' ? [e.dataset] : e.kind === 'measure' && e.fn === 'count' ? [e.on] : [])),
  )
  const values = edges.filter((e): e is EdgeOf<'value'> => e.kind === 'value')
  return !takesAnothersField(question, chart, said) && !values.some((v) => isByItself(question, chart, v))
}

const measuredField = /"fn":"\w+","of":\{"field":\{"dataset":("[^"]*"),"field":("[^"]*")\}\}/g

/** "the average price of products", and products have a price: not that of another dataset which nobody spoke of. */
const takesAnothersField = (question: Question, chart: Chart, said: ReadonlySet<Dataset>): boolean => {
  if (said.size === 0) return false
  for (const [, dataset = '""', name = '""'] of JSON.stringify(question).matchAll(measuredField)) {
    const owner = chart.catalog.datasets.find((d) => d.name === JSON.parse(dataset))
    const field = owner?.fields.find((f) => f.name === JSON.parse(name))
    if (owner && field && !said.has(owner) && [...said].some((d) => d.fields.some((f) => isNamesake(f, field))))
      return true
  }
  return false
}

const isNamesake = (a: Field, b: Field): boolean =>
  a.role === b.role && identifierStems(a.label).join(' ') === identifierStems(b.label).join(' ')

/** "how many albums does Iron Maiden have": not those that are themselves called so, where the name is also one of something else. */
const isByItself = (question: Question, chart: Chart, value: EdgeOf<'value'>): boolean => {
  const { dataset, field } = value
  const counted = question.measures.some((m) => 'count' in m && m.count === dataset.name)
  if (!counted || question.by.length > 0 || !dataset.nameFields.includes(field.name)) return false
  return chart
    .of(value.start, 'value')
    .some((v) => v.end === value.end && v.dataset !== dataset && v.score >= value.score && v.how === 'exact')
}
