import { isPlural } from '../../nouns.ts'
import type { Candidate, Chart, EdgeOf } from '../chart.ts'
import { defaultFunction, isAmount, measureDataset } from '../fields.ts'

/** Whether what is counted is what was said. */

/** "number of orders and how many of them were late": not how many were late alone. */
export const countsPartForBoth = ({ question, edges }: Candidate): boolean => {
  const [only, ...more] = question.measures
  if (!only || more.length > 0 || !('count' in only) || !question.where) return false
  const isOfThem = (e: Candidate['edges'][number]) =>
    e.kind === 'measure' && e.measures.some((m) => 'count' in m && m.count === only.count)
  return edges.filter(isOfThem).length > 1
}

const isDistinct = (e: Candidate['edges'][number]): e is EdgeOf<'measure'> =>
  e.kind === 'measure' && e.measures.some((m) => 'fn' in m && m.fn === 'distinct')

/** "number of repairs", where each row is one: not different days of what is called a little so. */
export const countsAColumnForTheThing = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((e) => {
    if (!isDistinct(e)) return false
    const [named] = e.fields
    const things = chart.of(e.end - 1, 'entity').filter(({ how, end }) => how === 'exact' && end === e.end)
    const isNamedSo = chart.of(e.end - 1, 'field').some(({ field, how }) => how === 'exact' && field === named?.field)
    return (
      things.some(({ dataset }) => dataset === named?.dataset && !dataset.primaryKey.includes(named.field.name)) &&
      !isNamedSo
    )
  })

/** "average fee per visit, insured and not": no visit is told by itself for each there is one. */
export const groupsByEachRow = ({ question: { by, measures } }: Candidate, { catalog }: Chart): boolean => {
  const [first] = measures
  const on = first && measureDataset(first, catalog)
  const [key, ...more] = catalog.datasets.find(({ name }) => name === on)?.primaryKey ?? []
  const isKey = by.some(({ of }) => 'field' in of && of.field.dataset === on && of.field.field === key)
  return key !== undefined && more.length === 0 && isKey && first !== undefined && 'fn' in first && first.fn === 'avg'
}

/** "how much water per week": what it comes to, and never how many rows there are. */
export const countsForHowMuch = ({ question }: Candidate, chart: Chart): boolean => {
  if (!chart.tokens.some((_, at) => asksHowMuch(chart, at))) return false
  const whole = JSON.stringify(question.measures)
  return whole.includes('"count":') && !/"op"|"fn":"\w+","of"/.test(whole)
}

const asksHowMuch = (chart: Chart, at: number): boolean =>
  chart.phrase(at, 'how much') > 0 &&
  chart.of(at + 2, 'field').some(({ field, score }) => score >= 0.6 && isAmount(field) && field.role === 'measure')

/** "the most garden waste", which is one kind of what each row has so much of: not so many rows. */
export const countsRowsOfMass = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  if (!measure || !('count' in measure) || question.limit === undefined) return false
  const counted = chart.catalog.datasets.find(({ name }) => name === measure.count)
  const adds = counted?.fields.some((field) => field.role === 'measure' && defaultFunction(field) === 'sum')
  return (
    adds === true &&
    edges.some(
      (e) =>
        e.kind === 'value' &&
        e.how === 'exact' &&
        /^(?:most|least)$/.test(chart.word(e.start - 1)) &&
        !isPlural(chart.word(e.end - 1)) &&
        !/ed$/.test(chart.word(e.end - 1)) &&
        (chart.isPlain(e.end) || chart.word(e.end) === '' || /^[,;(-]$/.test(chart.word(e.end))),
    )
  )
}

/** "what percentage came by car, bus and train": not of all three together. */
export const addsUpKinds = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const values = edges.filter((e) => e.kind === 'value')
  const [first, ...more] = values
  const isShare = question.by.length === 0 && question.measures.some((m) => 'op' in m && m.op === '*')
  if (!isShare || !first || more.some(({ field }) => field !== first.field)) return false
  if (!chart.tokens.some(({ word }) => /^(?:percentage|percent|%|share|proportion)$/.test(word))) return false
  const words = chart.tokens
    .slice(Math.min(...values.map((e) => e.start)), Math.max(...values.map((e) => e.end)))
    .map(({ word }) => word)
  return values.reduce((sum, e) => sum + e.values.length, 0) > 2 && words.includes('and') && !words.includes('or')
}

/** "how much was raised, and by how many": only those who have some of it are counted. */
export const countsAllForSome = ({ question: { measures, where } }: Candidate, { catalog, tokens }: Chart): boolean => {
  const asked = tokens.some(
    ({ word }, i) =>
      /^(?:by|from|to|for)$/.test(word) && tokens[i + 1]?.word === 'how' && tokens[i + 2]?.word === 'many' && i > 0,
  )
  const counts = measures.some((m) => 'count' in m && !m.where)
  const isOfSome = measures.some((m) => {
    if (!('fn' in m) || !('of' in m) || !('field' in m.of)) return false
    const { dataset, field } = m.of.field
    const named = catalog.datasets.find(({ name }) => name === dataset)?.fields.find(({ name }) => name === field)
    return (named?.profile?.nulls ?? 0) > 0
  })
  return asked && counts && isOfSome && !where
}
