import { isPlural } from '../../../nouns.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { definitionIn } from '../../clauses/figures/defined.ts'
import { shareWordsAt } from '../../clauses/figures/share-words.ts'
import { presencesAt } from '../../clauses/narrowing/presence.ts'
import { isVerb } from '../../frames/shares/share-scope.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { fieldIn } from '../group-fields.ts'

/** "in how many % of the inspections was it seen": how many is no answer, and neither is which. */
export const countsForShare = ({ question: { measures, over = [] } }: Candidate, chart: Chart): boolean =>
  over.length === 0 &&
  measures.every((measure) => 'count' in measure || ('fn' in measure && /^(?:sum|distinct)$/.test(measure.fn))) &&
  chart.tokens.some((_, at) => shareWordsAt(chart, at)?.isAsked === true)

/** All of something is always the whole of it: nobody asks that. */
export const sharesItself = ({ question: { measures } }: Candidate): boolean =>
  measures.some(
    (measure) =>
      'op' in measure &&
      measure.op === '*' &&
      'op' in measure.left &&
      measure.left.op === '/' &&
      JSON.stringify(measure.left.left) === JSON.stringify(measure.left.right),
  )

/** "attendance rate": a share of those who might have come, and never how many came. */
export const addsUpForRate = ({ question: { measures } }: Candidate, chart: Chart): boolean =>
  measures.some((measure) => {
    if (!('fn' in measure) || measure.fn !== 'sum' || !('of' in measure)) return false
    const field = fieldIn(chart, measure.of)
    if (field?.type !== 'integer' || /\brates?\b/i.test(field.label)) return false
    const own = identifierWords(field.label).map(rootOf)
    return chart.tokens.some(
      ({ word }, at) =>
        /^rates?$/.test(word) &&
        at > 0 &&
        own.includes(rootOf(chart.word(at - 1))) &&
        !/^(?:us|it)$/.test(chart.word(at + 1)),
    )
  })

const relative = /^(?:that|which|who|we|they|you|i)$/
const helping = /^(?:has|have|had|is|are|was|were|been|already|actually|ever)$/

/** "of the loans that have been returned, what share was late": only of these, where some have no such day. */
export const forgetsTheWhole = ({ question }: Candidate, chart: Chart): boolean => {
  const isShare = question.measures.some((measure) => 'op' in measure && measure.op === '*')
  if (!isShare || chart.tokens.every((_, at) => !shareWordsAt(chart, at))) return false
  const whole = JSON.stringify(question)
  return chart.tokens.some((_, at) => {
    let from = at - 1
    while (helping.test(chart.word(from))) from--
    if (!relative.test(chart.word(from))) return false
    return presencesAt(chart, at).some(
      ({ of: [named] }) => named && !whole.includes(`"missing":{"field":${JSON.stringify(named.ref)}`),
    )
  })
}

const articles = /^(?:the|our|all|these|those)$/

/** "what share of the phones got back": phones are the whole of it, and it was not asked what share of all are phones. */
export const countsTheWholeAsPart = ({ question: { measures }, edges }: Candidate, chart: Chart): boolean => {
  const wholes = measures.flatMap((measure) =>
    'op' in measure && measure.op === '*' && 'op' in measure.left && measure.left.op === '/'
      ? [measure.left.right]
      : [],
  )
  return (
    wholes.length > 0 &&
    chart.tokens.some((_, at) => {
      const words = shareWordsAt(chart, at)
      if (!words?.isOf) return false
      const start = words.end + (articles.test(chart.word(words.end)) ? 1 : 0)
      return edges.some(
        (edge) =>
          edge.kind === 'value' &&
          edge.start === start &&
          isVerb(chart.word(edge.end)) &&
          !edge.values.some((value) => wholes.every((whole) => JSON.stringify(whole).includes(JSON.stringify(value)))),
      )
    })
  )
}

/** "what fraction of students has paid the fee": so many of them, and not so much of what they pay. */
export const sumsForThings = ({ question }: Candidate, chart: Chart): boolean =>
  question.measures.some((measure) => 'op' in measure && JSON.stringify(measure).includes('"fn":"sum"')) &&
  chart.tokens.some((_, at) => {
    const words = shareWordsAt(chart, at)
    if (!words?.isOf) return false
    const start = words.end + (articles.test(chart.word(words.end)) ? 1 : 0)
    return chart
      .of(start, 'field')
      .some(
        ({ how, end, field, dataset }) =>
          how === 'exact' && isPlural(chart.word(end - 1)) && dataset.nameFields.includes(field.name),
      )
  })

/** "win rate (won out of won and lost)": what it is was said, and by this it goes. */
export const forgetsTheDefinition = (chart: Chart, { edges }: Candidate): boolean => {
  const defined = definitionIn(chart)
  return defined !== null && !edges.some(({ start, end }) => start < defined.at && end > defined.at)
}
