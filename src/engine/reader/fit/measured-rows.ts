import type { Dataset, Field } from '../../question/catalog.ts'
import type { Measure, Question, Scalar } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { defaultFunction, isNumber, isTimeLike, isYear, namedFields } from '../fields.ts'
import type { SmallTable } from '../names.ts'

/** A table that keeps an amount for each country in each year: its rows are nothing that anybody counts, unless they say so. */

/** So many columns beside the time tell the rows apart, and each of their combinations is there in most of all times. */
const maxColumns = 2
const leastFilled = 0.6
const maxTried = 6

const isGroup = (field: Field): boolean =>
  !field.hidden &&
  (field.role === 'category' ||
    field.role === 'place' ||
    field.role === 'name' ||
    field.role === 'id' ||
    isTimeLike(field)) &&
  (field.profile?.distinct ?? 0) > 1 &&
  (field.profile?.nulls ?? 0) === 0

const subsets = <T>(list: T[], size: number): T[][] =>
  size === 0 ? [[]] : list.flatMap((one, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [one, ...rest]))

const combinations = (rows: readonly Scalar[][], places: number[]): number =>
  new Set(rows.map((row) => JSON.stringify(places.map((at) => row[at] ?? null)))).size

/** What these columns name stands in about one row for each time. */
const isKeptOver = (
  time: Field,
  columns: Field[],
  dataset: Dataset,
  rows: readonly Scalar[][] | undefined,
): boolean => {
  const count = time.profile?.rows ?? 0
  const times = time.profile?.distinct ?? 0
  const isFilled = (named: number) => count > 0 && count <= named * times && count >= leastFilled * named * times
  if (!rows) return isFilled(columns.reduce((product, { profile }) => product * (profile?.distinct ?? 0), 1))
  const places = columns.map((column) => dataset.fields.indexOf(column))
  return (
    isFilled(combinations(rows, places)) &&
    combinations(rows, [...places, dataset.fields.indexOf(time)]) === rows.length
  )
}

/** Of tables whose rows are at hand: the others are asked of their profile alone. */
const amounts = new WeakMap<Dataset, Field | null>()

/** What the rows of a table measure, where each is one combination of its groups; null where they are things or events. */
export const measuredBy = (dataset: Dataset, tables: readonly SmallTable[]): Field | null => {
  const rows = tables.find((table) => table.dataset === dataset.name)?.rows
  const known = rows && amounts.get(dataset)
  if (known !== undefined) return known
  const found = dataset.primaryKey.length === 1 ? null : amountOfGrid(dataset, rows)
  if (rows) amounts.set(dataset, found)
  return found
}

const amountOfGrid = (dataset: Dataset, rows: readonly Scalar[][] | undefined): Field | null => {
  const [amount, ...others] = namedFields(dataset)
    .map(({ field }) => field)
    .filter((f) => isNumber(f) && f.role === 'measure' && !isYear(f) && defaultFunction(f) === 'sum')
  const groups = dataset.fields.filter(isGroup).slice(0, maxTried)
  const times = groups.filter(isTimeLike)
  if (!amount || others.length > 0) return null
  for (let size = 1; size <= maxColumns; size++)
    for (const time of times)
      for (const columns of subsets(
        groups.filter((field) => !isTimeLike(field)),
        size,
      ))
        if (isKeptOver(time, columns, dataset, rows)) return amount
  return null
}

const counting =
  /^(?:many|number|count|counts|rows?|records?|entries|entry|lines?|observations?|often|times|frequent|common)$/
const stretches = /^(?:days|weeks|months|quarters|years)$/

/** "share of sunny days": what is kept of each day is no day. */
const countsTimes = ({ tokens }: Chart): boolean =>
  tokens.some(({ word }, at) => stretches.test(word) && /^(?:of|the|most|\p{L}+y)$/u.test(tokens[at - 1]?.word ?? ''))

/** "solar energy by country", "how much electricity": what its rows come to, not how many rows there are. */
export const measuredRows = (candidate: Candidate, chart: Chart, tables: readonly SmallTable[]): Candidate => {
  const whole = JSON.stringify(candidate.question)
  if (!whole.includes('"count":') || countsTimes(chart) || chart.tokens.some(({ word }) => counting.test(word)))
    return candidate
  let question: Question = candidate.question
  let edges: readonly Edge[] = candidate.edges
  for (const dataset of chart.catalog.datasets) {
    const rows = `{"count":${JSON.stringify(dataset.name)}`
    const isSaid = candidate.edges.some(
      (e) => (e.kind === 'entity' && e.dataset === dataset) || (e.kind === 'ask' && e.what === 'amount'),
    )
    const amount = isSaid && whole.includes(rows) ? measuredBy(dataset, tables) : null
    if (!amount) continue
    const measure: Measure = { fn: 'sum', of: { field: { dataset: dataset.name, field: amount.name } } }
    const instead = <T extends object>(part: T): T =>
      JSON.parse(JSON.stringify(part).replaceAll(rows, JSON.stringify(measure).slice(0, -1))) as T
    question = instead(question)
    edges = edges.map((e): Edge => (e.kind === 'measure' ? { ...e, measures: instead(e.measures) } : e))
  }
  return question === candidate.question ? candidate : { ...candidate, question, edges }
}
