import type { Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { present } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, fieldOf, namedFields, reach } from '../../fields.ts'
import { groupsHaving } from '../../frames/groups-having.ts'
import { type Figures, holding } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import { askedFor, knownOf, madeOf, narrowing, type WholeOfClauses, whereOf, withHaving } from './shared.ts'

/** Groups whose figure is held against a number, told or counted. */
export const groupsHeld: WholeOfClauses = {
  name: 'groups that must come to something',
  examples: [
    'which clubs have at least 25 members over 60',
    'which species can be found on more than one island',
    'how many patients have at least five visits',
  ],
  make: (chart, sentence) => groupsHeldOf(chart, sentence),
}

/** "learners taking more than two courses": who they are is told by the rows between, of which each has one of the others. */
const countedBetween = (chart: Chart, sentence: Sentence): Sentence => {
  const [first, ...more] = sentence.having
  const [field] = sentence.fields
  const key = first?.on.primaryKey[0]
  if (!first || more.length > 0 || !field || key === undefined || field.dataset === first.on) return sentence
  const isPlain = 'count' in first.measure && first.measure.where === undefined
  if (!isPlain || !reach(chart.catalog, field.dataset.name).has(first.on.name)) return sentence
  const of = { field: { dataset: first.on.name, field: key } }
  const measure: Measure = { fn: 'distinct', of, rows: field.dataset.name }
  const edges = sentence.edges.map((edge) => (first.edges.includes(edge) ? holding(edge.start, edge.end) : edge))
  return { ...sentence, edges, having: [{ ...first, on: field.dataset, measure }] }
}

const groupsHeldOf = (chart: Chart, whole: Sentence): Candidate[] => {
  const sentence = countedBetween(chart, whole)
  const { having, top, peak, tells, sides, n, figures, groups } = sentence
  const [first] = having
  const [counts, ...more] = figures
  if (!first || top || peak || tells.length > 0 || sides || n !== null || more.length > 0 || groups.length > 0)
    return []
  const where = whereOf(chart, sentence, first.on)
  if (where === null) return []
  const groupedBy = (fields: NamedField[], known: NamedField[], over = where): Question =>
    withHaving(sentence, {
      measures: [],
      by: fields.map((f) => ({ of: fieldOf(f) })),
      ...narrowing(and([...(over ? [over] : []), ...known.map(present)])),
    })
  if (counts) {
    const fields = keysCounted(chart, counts, first.on.name)
    if (fields.length === 0) return []
    const narrow = and([...(counts.of?.where ?? []), ...(where ? [where] : [])])
    const { asked: _, ...over } = groupedBy(fields, fields, narrow)
    const question: Question = { measures: [{ fn: 'count', over }], by: [] }
    return [madeOf(chart, sentence, groupsHaving.name, question, ['count', 'clauses'], null)]
  }
  return askedFor(chart, sentence, first.on).map((fields) => {
    const question = groupedBy(fields, knownOf(fields).length > 0 ? fields : [])
    const asked = fields.map((_, by) => ({ by }))
    return madeOf(chart, sentence, groupsHaving.name, { ...question, asked }, ['list', 'said', 'clauses'], fields[0])
  })
}

/** What tells apart the things that are counted: one column of them, or their keys. */
const keysCounted = (chart: Chart, { of, figures }: Figures, on: string): NamedField[] => {
  const [figure, ...more] = figures
  if (!of || !figure || more.length > 0 || of.on !== figure.on || !reach(chart.catalog, on).has(of.on.name)) return []
  if (of.distinct) return [of.distinct]
  if (of.on.name === on) return []
  const keys = namedFields(of.on).filter(({ field }) => of.on.primaryKey.includes(field.name))
  return keys.length > 0 ? keys : (nameDimensions(of.on)?.fields ?? [])
}
