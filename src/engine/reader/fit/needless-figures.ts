import type { Candidate, Chart, EdgeOf } from '../chart.ts'
import { mostDone } from '../constructions/ranking/most-done.ts'

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

/** "which site costs us the most in repairs": what it costs, and not what stands first by something else beside its costs. */
export const splitsWhatIsDoneMost = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'measure' &&
      edge.loose &&
      chart
        .of(edge.start, 'superlative')
        .some(
          (whole) =>
            whole.rule === mostDone.name &&
            whole.end > edge.end &&
            edges.some(
              (e) =>
                e.kind === 'superlative' &&
                e.measure !== null &&
                'count' in e.measure &&
                e.start > edge.start &&
                e.start < whole.end,
            ),
        ),
  )

const joining =
  /^(?:|and|or|,|plus|&|with|also|as|well|both|together|vs|versus|than|minus|times|against|to|[-+*/:;.?!(]|show|give|get|list|want)$/
const beforeNoun = /^(?:the|a|an|their|its|his|her|our|your|my)$/
const holdsBeside = /^(?:of|in|at|on|after|before|since|by|for|from|during|per)$/

/**
 * "how many have a manual gearbox", "the average price of a litre", "how long do guests stay": one number is asked for, and not how many gears
 * they have, what the litres come to or how many guests there are beside it.
 */
export const addsAFigure = (chart: Chart, { edges, question: { measures } }: Candidate): boolean => {
  const figures = edges.filter((e) => e.kind === 'measure').sort((a, b) => a.start - b.start)
  if (figures.length < 2 || measures.length < 2) return false
  return figures.some((each, i) => {
    const before = figures[i - 1]
    if (!before) return false
    const isBare = each.end === each.start + 1 || (before.loose && before.end === before.start + 1)
    return isBare && isUnjoined(chart, before, each)
  })
}

/** Whether nothing between two figures says that both are asked for. */
const isUnjoined = (chart: Chart, before: EdgeOf<'measure'>, each: EdgeOf<'measure'>): boolean => {
  const asksCount = chart.phrase(before.start, 'how many') > 0
  const at = beforeNoun.test(chart.word(each.start - 1)) ? each.start - 2 : each.start - 1
  if (at < before.end) return asksCount || !(before.loose && each.loose)
  if (joining.test(chart.word(at))) return false
  if (asksCount || holdsBeside.test(chart.word(at))) return true
  return !chart.tokens.slice(before.end, at).some(({ word }) => word !== '' && joining.test(word) && word !== ':')
}
