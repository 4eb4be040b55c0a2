import type { Candidate, Chart } from '../chart.ts'

/** "of the done ones", "the paid jobs": a word that else says nothing stands in the data as a value, before what the rows are: it is not passed over. */
export const passesOverAValue = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(
    (_, at) =>
      chart.isPlain(at) &&
      chart.of(at, 'value').some(({ end, how, score }) => end === at + 1 && how === 'exact' && score >= 0.9) &&
      /^(?:the|of|all|our|my|these|those)$/.test(chart.word(at - 1)) &&
      (/^(?:ones|rows|entries|records|items)$/.test(chart.word(at + 1)) ||
        chart.of(at + 1, 'entity').some(({ how }) => how !== 'part')) &&
      !edges.some(({ start, end, kind }) => (kind === 'value' || kind === 'condition') && start <= at && at < end),
  )
