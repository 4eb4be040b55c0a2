import type { Dataset, Field } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import type { Candidate, Chart, Edge, EdgeOf } from './chart.ts'
import { isOfAnyAmount } from './constructions/superlatives.ts'
import { identifierStems } from './words/words.ts'

/** Whether a reading fits the data and what was spoken of; what does not is no candidate. */
export const isPlausible = (candidate: Candidate, chart: Chart): boolean => {
  const { question, edges } = candidate
  const misses = [ranksRowsForGroups, averagesFewTotals, tellsHalfAName, ordersByAnother]
  if (misses.some((isMissed) => isMissed(candidate, chart))) return false
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

/** Each value stands in many rows: it names a group of them, never one. */
const manyRows = 100
const rowsPerValue = 5
const groupRoles = new Set<Field['role']>(['category', 'place', 'flag', 'name'])
const isGroup = ({ profile, role }: Field): boolean =>
  profile !== null &&
  groupRoles.has(role) &&
  profile.rows >= manyRows &&
  profile.rows / profile.distinct >= rowsPerValue

/** Its values are kinds, not things that are named. */
const isKind = ({ role }: Field): boolean => role !== 'name' && groupRoles.has(role)

const fieldIn = (chart: Chart, of: object): Field | undefined =>
  'field' in of
    ? chart.catalog.datasets
        .find(({ name }) => name === (of.field as { dataset: string }).dataset)
        ?.fields.find(({ name }) => name === (of.field as { field: string }).field)
    : undefined

/** "top 3 regions by amount": regions by their amounts, not the regions of three orders that nobody spoke of. */
const ranksRowsForGroups = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const { measures, by, fields = [], order = [], limit } = question
  if (measures.length > 0 || by.length > 0 || fields.length !== 1 || order.length === 0 || limit === undefined)
    return false
  const field = fieldIn(chart, fields[0]!.of)
  return field !== undefined && isGroup(field) && !edges.some(({ kind }) => kind === 'entity')
}

/** "who was the youngest": a first name alone, or what is no name, is told only where it was asked for. */
const tellsHalfAName = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const told = [...(question.fields ?? []), ...question.by].flatMap(({ of }) => fieldIn(chart, of) ?? [])
  const unsaid = told.filter((field) => !edges.some((edge) => speaksOf(edge, field)))
  const isWho = edges.some((edge) => edge.kind === 'ask' && edge.what === 'who')
  const base = chart.catalog.datasets.find(({ name }) => name === question.dataset)
  const named = isWho && unsaid.length === told.length ? (base?.nameFields ?? []) : []
  if (named.length > 0 && !told.some(({ name }) => named.includes(name))) return true
  return chart.catalog.datasets.some(({ nameFields, fields }) => {
    const names = fields.filter(({ name }) => nameFields.includes(name))
    const given = names.filter((field) => told.includes(field))
    return given.length > 0 && given.length < names.length && given.every((field) => unsaid.includes(field))
  })
}

const speaksOf = (edge: Edge, field: Field): boolean =>
  (edge.kind === 'field' && edge.field === field) ||
  (edge.kind === 'dimension' && edge.by.some((by) => 'field' in by && by.field.field === field))

/** "the most expensive", and there is a price: it is that which is ordered by. */
const ordersByAnother = ({ question, edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    if (edge.kind !== 'superlative' || edge.field || edge.measure || edge.time) return false
    const { hints } = edge
    if (isOfAnyAmount(hints)) return false
    const meant = chart.catalog.datasets.flatMap(({ name, fields }) =>
      fields.flatMap((field) =>
        identifierStems(field.label).some((own) => hints.some((hint) => own.startsWith(hint)))
          ? JSON.stringify({ dataset: name, field: field.name })
          : [],
      ),
    )
    const whole = JSON.stringify(question)
    return meant.length > 0 && !meant.some((field) => whole.includes(field))
  })

/** "average amount per region" is one for each region; the average of a few totals is asked for by that word. */
const averagesFewTotals = ({ question: { measures, by } }: Candidate, chart: Chart): boolean =>
  by.length === 0 &&
  measures.some((measure) => {
    if (!('over' in measure) || measure.fn !== 'avg' || measure.over.by.length !== 1) return false
    const [inner] = measure.over.by
    const field = inner?.grain === undefined ? fieldIn(chart, inner?.of ?? {}) : undefined
    const total = measure.over.measures.some((one) => 'fn' in one && one.fn === 'sum')
    return (
      total &&
      field !== undefined &&
      (isGroup(field) || isKind(field)) &&
      !chart.tokens.some((_, at) => /^total/.test(chart.word(at)))
    )
  })
