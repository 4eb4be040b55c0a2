import type { Candidate, Chart } from '../../chart.ts'
import { amountOfMass, isOfMass, rowsNoun } from '../../constructions/naming/row-nouns.ts'

/** Readings of nouns that may be rows or what a column holds, or an amount that several columns may be: nobody can be sure of these. */

const isDifferent = /^(?:different|distinct|unique|kinds?|types?|sorts?|separate)$/

/** "how many projects", of a table of projects with a column of projects, whose key is that of tasks. */
export const countsThingsOrRows = (chart: Chart, { question: { measures } }: Candidate): boolean =>
  /"count":|"fn":"distinct"/.test(JSON.stringify(measures)) &&
  !chart.tokens.some(({ word }) => isDifferent.test(word)) &&
  chart.tokens.some(
    (_, at) => isCounted(chart, at) && chart.of(at, 'field').some((f) => rowsNoun(chart, f) === 'other'),
  )

const isCounted = (chart: Chart, at: number): boolean =>
  /^(?:many|most|fewest|least)$/.test(chart.word(at - 1)) || chart.phrase(at - 2, 'number of') > 0

/** "the most rain", and its rows have no amount or several, none of which is called so. */
export const ranksAnyAmount = (chart: Chart, { edges }: Candidate): boolean =>
  edges.some((edge) => edge.kind === 'superlative' && edge.field === null) &&
  chart.tokens.some((_, at) =>
    chart.of(at, 'entity').some((e) => isOfMass(chart, e) && isSaidBy(edges, at) && !amountOfMass(chart, e)),
  )

const isSaidBy = (edges: Candidate['edges'], at: number): boolean =>
  edges.some((e) => e.start <= at && e.end > at && (e.kind === 'superlative' || e.kind === 'entity'))
