import type { Candidate, Chart } from '../chart.ts'

const reckoned = /^(?:divided|multiplied|ordered|sorted|ranked|arranged|measured|judged|weighted|grouped)$/
const numberWords = /^(?:number|no|nr|count|of|the)$/

/** The place of "by", where what is said at a place stands behind it, with or without "the number of". */
const byBefore = (chart: Chart, at: number): number => {
  let before = at - 1
  while (numberWords.test(chart.word(before))) before--
  return chart.word(before) === 'by' && !reckoned.test(chart.word(before - 1)) ? before : -1
}

/** "average rent by number of bedrooms": the bedrooms group, and nobody asks how many there are of them. */
export const measuresAGroup = ({ edges }: Candidate, chart: Chart): boolean =>
  !edges.some(({ kind }) => /^(?:superlative|order|over)$/.test(kind)) &&
  edges.some(({ kind, start, end }) => {
    const by = kind === 'measure' ? byBefore(chart, start) : -1
    return (
      by > 0 &&
      edges.some((other) => other.kind === 'measure' && other.end <= by) &&
      chart.of(by, 'dimension').some((group) => group.end >= end)
    )
  })

/** "8 cylinder cars": the number of them is held to 8, and is not told beside it. */
export const measuresWhatIsHeld = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    ({ kind, start, end }) =>
      kind === 'condition' &&
      edges.some(
        (other) =>
          other.kind === 'measure' &&
          other.loose &&
          other.start === end &&
          chart.of(start, 'condition').some((whole) => whole.end === other.end),
      ),
  )
