import type { Dataset } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { isNumber } from '../fields.ts'
import { identifierStems, stem } from '../words/words.ts'

const tallies = new Set(
  ['count', 'number', 'n', 'headcount', 'frequency', 'freq', 'tally', 'people', 'persons', 'cases'].map(stem),
)

/** The column of a table that says how many each of its rows stands for. */
const tallyOf = ({ fields }: Dataset): string | null => {
  const found = fields.filter(
    (field) => !field.hidden && isNumber(field) && field.role === 'measure' && isTally(identifierStems(field.label)),
  )
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

const isTally = ([word = '', ...others]: string[]): boolean => others.length === 0 && tallies.has(word)

/** A table that tells only how often each of its cases was seen. */
const isOfCases = ({ fields }: Dataset, tally: string): boolean => {
  const others = fields.filter((field) => !field.hidden && field.name !== tally)
  return others.length > 0 && others.every(({ role }) => ['category', 'place', 'flag'].includes(role))
}

/** "how many cancelled bookings", of rows that are a booking each. */
const keyIsSaid = ({ fields, primaryKey }: Dataset, chart: Chart, from: number): boolean => {
  const [key, ...more] = primaryKey
  const label = more.length === 0 ? fields.find(({ name }) => name === key)?.label : undefined
  const called = new Set(
    identifierStems(label ?? '').filter((word) => !/^(?:id|no|nr|number|ref|key|code)$/.test(word)),
  )
  return chart.tokens.some(({ stem }, at) => at >= from && called.has(stem))
}

const counting = ['how many', 'number of', 'count of', 'most', 'fewest', 'least', 'more', 'fewer']

/** "how many women", of rows that each say how many there were: what these add up to. The rows themselves are counted by their name. */
export const countedRows = (candidate: Candidate, chart: Chart): Candidate => {
  const value = candidate.edges.find(
    (e) => e.kind === 'value' && counting.some((words) => chart.phrase(e.start - words.split(' ').length, words) > 0),
  )
  const [only, ...others] = chart.catalog.datasets
  const own = new Set(['row', 'record', 'line', 'entry', ...identifierStems(only?.label ?? '').slice(-1)])
  const asksRows = chart.tokens.some((token) => own.has(token.stem))
  const ofCases = only && others.length === 0 && !asksRows && isOfCases(only, tallyOf(only) ?? '') ? only : null
  const dataset = value?.kind === 'value' ? value.dataset : ofCases
  if (!dataset || (value && keyIsSaid(dataset, chart, value.end))) return candidate
  const tally = tallyOf(dataset)
  const rows = `{"count":${JSON.stringify(dataset.name)}`
  if (tally === null || !JSON.stringify(candidate.question).includes(rows)) return candidate
  const sum = `{"fn":"sum","of":{"field":${JSON.stringify({ dataset: dataset.name, field: tally })}}`
  const instead = <T extends object>(part: T): T => JSON.parse(JSON.stringify(part).replaceAll(rows, sum)) as T
  return {
    ...candidate,
    question: instead<Question>(candidate.question),
    edges: candidate.edges.map((e): Edge => (e.kind === 'measure' ? { ...e, measures: instead(e.measures) } : e)),
  }
}
