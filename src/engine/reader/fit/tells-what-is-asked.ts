import { isPlural } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge, EdgeOf } from '../chart.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { isAmount, isTimeLike } from '../fields.ts'
import { asksWhichAndHowMuch, isPerson, personFields } from '../frames/shared.ts'
import { superlatives } from '../knowledge/superlatives.ts'
import { fieldIn } from './group-fields.ts'

/** Readings that tell something else than was asked for: a name that is none, a number for a place, one of two. */

/** Columns that were listed before "who" are no longer in the words. */
const asksWho = ({ tokens: [first] }: Chart): boolean => first?.word === 'who' && first.start === 0

/** "who was the youngest": a first name alone, or what is no name, is told only where it was asked for. */
export const tellsHalfAName = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const told = [...(question.fields ?? []), ...question.by].flatMap(({ of }) => fieldIn(chart, of) ?? [])
  const unsaid = told.filter((field) => !edges.some((edge) => speaksOf(edge, field)))
  const isWho =
    (asksWho(chart) && chart.catalog.datasets.length > 1) ||
    chart.word(0) === 'whose' ||
    edges.some((edge) => edge.kind === 'ask' && edge.what === 'who')
  const base = chart.catalog.datasets.find(({ name }) => name === question.dataset)
  const named = isWho && unsaid.length === told.length ? (base?.nameFields ?? []) : []
  if (named.length > 0 && !told.some(({ name }) => named.includes(name))) return true
  return chart.catalog.datasets.some(({ nameFields, fields }) => {
    if (nameFields.length < 2) return false
    const names = fields.filter(({ name }) => nameFields.includes(name))
    const given = names.filter((field) => told.includes(field))
    return given.length > 0 && given.length < names.length && given.every((field) => unsaid.includes(field))
  })
}

const speaksOf = (edge: Edge, field: Field): boolean =>
  (edge.kind === 'field' && edge.field === field) ||
  (edge.kind === 'dimension' && edge.by.some((by) => 'field' in by && by.field.field === field))

/** "who spent the most", and there are customers: no channel, nor what else is no person. */
export const tellsNoPerson = ({ question, edges, frame }: Candidate, chart: Chart): boolean => {
  const { catalog } = chart
  const [only, ...others] = catalog.datasets
  if (!asksWho(chart)) return false
  if (only && others.length === 0) return tellsAnother(only, question, edges) || tellsAFigureAlone(only, question)
  if (!catalog.datasets.some(isPerson)) return false
  const told = [...(question.fields ?? []), ...question.by]
  return (
    (told.length > 0 || frame === 'figures') &&
    told.every(({ of }) => {
      const field = fieldIn(chart, of)
      const dataset = 'field' in of ? catalog.datasets.find(({ name }) => name === of.field.dataset) : undefined
      const isSaid = edges.some(
        (e) => (e.kind === 'entity' && e.dataset === dataset && e.score >= 0.9) || (field && speaksOf(e, field)),
      )
      return dataset && !isPerson(dataset) && !isSaid
    })
  )
}

/** "who is the biggest spender", of a table that tells an employee: not a claim, nor a department. */
const tellsAnother = (dataset: Dataset, question: Question, edges: readonly Edge[]): boolean => {
  const people = personFields(dataset).map(({ field }) => field)
  const told = [...(question.fields ?? []), ...question.by].flatMap(({ of }) =>
    'field' in of ? dataset.fields.filter(({ name }) => name === of.field.field) : [],
  )
  return (
    people.length > 0 &&
    told.length > 0 &&
    !told.some((field) => people.includes(field) || edges.some((edge) => speaksOf(edge, field)))
  )
}

/** "who forgot it how many times", of a table that tells people: not only how many times. */
const tellsAFigureAlone = (dataset: Dataset, { fields = [], by, measures, compare }: Question): boolean =>
  measures.length > 0 && compare === undefined && fields.length + by.length === 0 && personFields(dataset).length > 0

/** "list the claims with who made them", "the longest call and who took it": a person too, where the table tells one. */
export const forgetsWhoToo = ({ question }: Candidate, { catalog, tokens }: Chart): boolean => {
  const [only, ...others] = catalog.datasets
  const isAsked = tokens.some(({ word }, at) => word === 'who' && /^(?:with|and)$/.test(tokens[at - 1]?.word ?? ''))
  if (!only || others.length > 0 || !isAsked) return false
  const people = personFields(only).map(({ field }) => field.name)
  const whole = JSON.stringify([question.fields, question.by])
  return people.length > 0 && !people.some((name) => whole.includes(`"field":${JSON.stringify(name)}`))
}

/** "which flat was the dearest when we bought it": the flat, not when. */
export const tellsWhenInPassing = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const told = [...(question.fields ?? []), ...question.by].flatMap(({ of }) => fieldIn(chart, of) ?? [])
  return edges.some(
    (edge) =>
      edge.start > 2 &&
      /^(?:i|we|you|they|it|he|she)$/.test(chart.word(edge.start - 1)) &&
      chart.word(edge.start - 2) === 'when' &&
      !/^(?:and|,)$/.test(chart.word(edge.start - 3)) &&
      told.some((field) => isTimeLike(field) && speaksOf(edge, field)),
  )
}

/** "who was the first to take office": a name, not the time or the figure that is spoken of. */
export const tellsNoName = ({ question: { fields = [], measures } }: Candidate, chart: Chart): boolean =>
  asksWho(chart) &&
  measures.length === 0 &&
  fields.length > 0 &&
  fields.every(({ of }) => {
    const field = fieldIn(chart, of)
    return field !== undefined && (isTimeLike(field) || isAmount(field))
  }) &&
  chart.catalog.datasets.some(({ fields: all }) => all.some((field) => field.role === 'name' && !isAmount(field)))

/** "how many are late, and how much do they owe": both. */
export const tellsOneOfTwo = ({ question: { measures, by, compare } }: Candidate, chart: Chart): boolean =>
  by.length === 0 &&
  compare === undefined &&
  measures.length === 1 &&
  chart.tokens.some((_, at) => chart.phrase(at, 'how many') > 0) &&
  chart.tokens.some((_, at) => chart.phrase(at, 'and how much') > 0)

/** "the highest wages": how high, not of what, which nobody asked. */
export const tellsTheUnasked = ({ question, edges, targetSaid }: Candidate): boolean => {
  const { measures, fields = [], order = [] } = question
  if (measures.length > 0 || fields.length !== 1 || order.length !== 1 || question.limit !== 1) return false
  if (targetSaid >= 0.5 || edges.some(({ kind }) => kind === 'ask' || kind === 'entity')) return false
  const highest = edges.find((edge): edge is EdgeOf<'superlative'> => edge.kind === 'superlative')
  if (!highest) return false
  const said = highest.field ?? edges.find((e) => e.kind === 'field' && e.start === highest.end)
  return said !== undefined && 'field' in said && isAmount(said.field as Field)
}

/** "wheat in 1600", "the trees that are dead or dying", "show the cancelled orders": not the year, nor the state, which was said. */
export const tellsWhatWasSaid = ({ question: { fields = [], measures, where } }: Candidate, chart: Chart): boolean => {
  if (fields.length === 0 || measures.length > 0 || !where) return false
  const said = ('all' in where ? where.all : [where]).flatMap((held) => {
    if ('compare' in held) return held.compare === '=' && 'value' in held.right ? [JSON.stringify(held.left)] : []
    return 'in' in held && Array.isArray(held.values) ? [JSON.stringify(held.in)] : []
  })
  const isWished = /^(?:list|show|give|which)$/.test(chart.tokens.find(({ word }) => !polite.test(word))?.word ?? '')
  return fields.every(({ of }) => {
    const field = fieldIn(chart, of)
    return said.includes(JSON.stringify(of)) || (isWished && field !== undefined && yesAndNo(field) !== null)
  })
}

/** "show me the visits that were late", of visits: one of their columns that nobody spoke of tells no visit, unless it is what they are called by. */
export const tellsNotWhichRow = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const { fields = [], measures, dataset: name, order = [] } = question
  const [told, ...others] = fields
  if (!told || others.length > 0 || measures.length > 0 || order.length > 0) return false
  const dataset = chart.catalog.datasets.find((each) => each.name === name)
  const field = fieldIn(chart, told.of)
  if (!dataset || !field) return false
  const at = thingsAt(chart, edges, dataset)
  const isSaid = edges.some(
    (edge) => (edge.start !== at || (edge.kind === 'field' && edge.how === 'exact')) && speaksOf(edge, field),
  )
  return at !== null && !isSaid && !dataset.nameFields.includes(field.name) && !dataset.primaryKey.includes(field.name)
}

/** Where "which", "list the" or the like ends at what the rows are, whatever narrows them between. */
const thingsAt = (chart: Chart, edges: readonly Edge[], dataset: Dataset): number | null => {
  const isOpening = (at: number) =>
    /^(?:which|list|show|give|the|all|our|of)$/.test(chart.word(at)) ||
    polite.test(chart.word(at)) ||
    edges.some((e) => (e.kind === 'value' || e.kind === 'condition') && e.start <= at && e.end > at)
  let at = 0
  while (at < chart.tokens.length && isOpening(at)) at++
  const isThing = chart
    .of(at, 'entity')
    .some((e) => e.dataset === dataset && e.score >= 0.5 && isPlural(chart.word(e.end - 1)))
  return at > 0 && isThing ? at : null
}
const polite = /^(?:can|could|would|please|pls|you|just|me|i|want|to|see)$/

/** "when was it highest": a time, no number by itself. */
export const tellsNoTime = ({ question: { measures, by, fields = [] } }: Candidate, chart: Chart): boolean =>
  chart.word(0) === 'when' &&
  measures.length > 0 &&
  by.length === 0 &&
  fields.length === 0 &&
  !chart.catalog.datasets.some(({ fields: all, name }) =>
    all.some(
      (field) =>
        isTimeLike(field) &&
        JSON.stringify(measures).includes(`{"dataset":${JSON.stringify(name)},"field":${JSON.stringify(field.name)}}`),
    ),
  )

/** "the busiest month", "the warmest day": not the last one there is. */
export const tellsTheLastForMost = ({ question: { measures }, edges }: Candidate, chart: Chart): boolean =>
  !edges.some((edge) => edge.kind === 'superlative' && (edge.time || edge.order)) &&
  measures.some((measure) => {
    if (!('fn' in measure) || !('of' in measure) || !/^(?:max|min)$/.test(measure.fn)) return false
    const field = fieldIn(chart, measure.of)
    return field !== undefined && isTimeLike(field) && chart.tokens.some(({ word }) => isOfSize(word))
  })

const isOfSize = (word: string): boolean => {
  const said = superlatives.get(word)
  return said?.of !== undefined && !said.time && !said.order
}

const stretches = /^(?:week|weeks|fortnight|half|quarter|days|months)$/

/** "in the first week of October": all of it, and not the first row. */
export const tellsTheFirstForAStretch = ({ question, edges }: Candidate, chart: Chart): boolean =>
  question.measures.length === 0 &&
  question.limit !== undefined &&
  edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      edge.order &&
      [edge.end - 1, edge.end].some((at) => stretches.test(chart.word(at)) && /^(?:of|in)$/.test(chart.word(at + 1))),
  )

/** "where was it lowest": a place or a name, no number by itself. */
export const tellsNoPlace = ({ question: { measures, by, fields = [] }, edges }: Candidate, chart: Chart): boolean =>
  chart.word(0) === 'where' &&
  measures.length > 0 &&
  by.length === 0 &&
  fields.length === 0 &&
  !edges.some((edge) => edge.kind === 'ask' && edge.what === 'count')

const joints = /^(?:the|with|that|which|who|had|has|having|of)$/

/** "which region had the earthquake with the most deaths": one earthquake, not all of a region. */
export const addsUpForOne = ({ question: { measures, by }, edges }: Candidate, chart: Chart): boolean =>
  by.length > 0 &&
  measures.some((measure) => 'fn' in measure && measure.fn === 'sum') &&
  edges.some((e) => {
    let before = e.start - 1
    while (before > 0 && joints.test(chart.word(before))) before--
    return (
      e.kind === 'superlative' &&
      e.start - before > 2 &&
      /^(?:the|a|an)$/.test(chart.word(before - 1)) &&
      chart.of(before, 'entity').some(({ how, end }) => how === 'exact' && end === before + 1) &&
      !isPlural(chart.word(before))
    )
  })

/** "which countries export wine, and how much", told as one figure. */
export const forgetsWhich = (chart: Chart, { question: { measures, by }, edges }: Candidate): boolean =>
  measures.length > 0 && by.length === 0 && edges.some((e) => e.kind === 'entity' && asksWhichAndHowMuch(chart, e))
