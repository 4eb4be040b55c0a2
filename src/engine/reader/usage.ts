import type { Measure, Question } from '../question/question.contract.ts'
import type { Candidate, Chart, Edge, EdgeOf } from './chart.ts'
import { fold } from './words/words.ts'

/** Which of the parts a question was made of are in it: a frame may leave some out, and nothing is to be dropped in silence. */

const named = (whole: string, field: string): boolean => whole.includes(`"field":${JSON.stringify(field)}`)

const measured = (measure: Measure, whole: string, loose: boolean): boolean => {
  if ('count' in measure) return whole.includes(`"count":${JSON.stringify(measure.count)}`)
  if ('fn' in measure && 'of' in measure)
    return whole.includes(JSON.stringify(measure.of)) && (loose || whole.includes(`"fn":"${measure.fn}"`))
  if ('op' in measure) return measured(measure.left, whole, true) && measured(measure.right, whole, true)
  return whole.includes(JSON.stringify(measure).slice(1, -1))
}

const operated = (op: EdgeOf<'operator'>['op'], question: Question, whole: string): boolean => {
  switch (op) {
    case 'difference':
      return whole.includes('"op":"-"') || whole.includes('"kind":"change"') || question.compare !== undefined
    case 'elapsed':
      return whole.includes('"op":"-"') || whole.includes('"call":"elapsed_') || whole.includes('"count"')
    case 'share':
    case 'ratio':
      return whole.includes('"op":"/"') || whole.includes('"kind":"share"')
    case 'distinct':
      return whole.includes('"distinct"') || question.by.length > 0
    case 'duplicates':
      return question.having !== undefined || whole.includes('"fn":"count","over"')
    case 'together':
      return question.measures.length > 0 && question.by.length === 0 && question.compare === undefined
    case 'describe':
      return question.measures.length > 1
    case 'average':
      return whole.includes('"fn":"avg"') || whole.includes('"op":"/"')
    case 'compare':
      return (
        question.compare !== undefined ||
        question.by.length > 0 ||
        question.measures.length > 1 ||
        whole.includes('"any"')
      )
    default:
      return true
  }
}

const changes = /"kind":"(?:change|growth)"|"op":"-"/

/** `whole` is the question as JSON. */
export const isUsed = (edge: Edge, question: Question, whole: string): boolean => {
  switch (edge.kind) {
    case 'field':
      return named(whole, edge.field.name)
    case 'entity':
      return whole.includes(`:${JSON.stringify(edge.dataset.name)}`)
    case 'value':
      // true and 1 stand in any question
      return edge.values.some(
        (v) => whole.includes(JSON.stringify(v)) && (typeof v === 'string' || named(whole, edge.field.name)),
      )
    case 'condition':
      return edge.field === null || named(whole, edge.field.field.name)
    case 'floating':
      return whole.includes('"where"')
    case 'measure':
      return edge.measures.every((m) => measured(m, whole, edge.loose || /[!?]$/.test(edge.fn)))
    case 'dimension':
      return edge.by.every((b) =>
        'field' in b
          ? named(whole, b.field.field.name)
          : whole.includes(`"grain":"${b.grain}"`) || question.by.length > 0,
      )
    case 'superlative':
      // "longest, shortest and average": each of them
      return (
        whole.includes('"descending"') ||
        (edge.time ? /"fn":"(?:max|min)"/.test(whole) : whole.includes(`"fn":"${edge.descending ? 'max' : 'min'}"`))
      )
    case 'against':
      return (
        isUsed(edge.value, question, whole) &&
        (/"question":|"compare":"[<>]/.test(whole) || question.order !== undefined || question.having !== undefined)
      )
    case 'over':
      return (
        question.over?.some((o) => o.kind === edge.over.kind) === true ||
        (edge.over.kind !== 'rank' && (question.compare !== undefined || changes.test(whole)))
      )
    case 'having':
      return (
        (whole.includes('"having"') || whole.includes('"rollup"')) &&
        new RegExp(`"value":${edge.value}(?![\\d.])`).test(whole)
      )
    case 'order':
      return question.order !== undefined
    case 'operator':
      return operated(edge.op, question, whole)
    default:
      return true
  }
}

/** Mistyped words of a candidate, with the name or value that they were taken for. */
export const takenWords = (chart: Chart, { edges, question }: Candidate): { word: string; for: string }[] => {
  const whole = JSON.stringify(question)
  return chart.tokens.flatMap((token, i) => {
    if (!edges.some((e) => e.start <= i && i < e.end)) return []
    if (token.word !== fold(token.raw)) return [{ word: token.raw, for: token.word }]
    const taken = chart
      .at(i)
      .find((e) => 'how' in e && e.how === 'typo' && e.end === i + 1 && isUsed(e, question, whole))
    return taken ? [{ word: token.raw, for: nameOf(taken) }] : []
  })
}

const nameOf = (edge: Edge): string => {
  if (edge.kind === 'value') return edge.values.slice(0, 3).join(' or ')
  if (edge.kind === 'field') return edge.field.label
  if (edge.kind === 'entity') return edge.dataset.thing?.many ?? edge.dataset.label
  return edge.kind === 'metric' ? edge.name : ''
}
