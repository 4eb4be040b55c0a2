import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'
import { skip } from '../conditions/comparators.ts'

const correlating = /^(?:correlat|relationship)/
const furnished = /^(?:coefficients?|\(|r|\)|analysis|values?|tests?)$/
/** From which chance on a correlation is not held to be one. */
const significanceLevel = 0.05

const wordsEnd = (chart: Chart, at: number): number => {
  let end = at + 1
  while (end < at + 5 && furnished.test(chart.word(end))) end++
  return end
}

/** "the size of a house and its price": the second stands behind the joint, where there is one. */
const behindJoint = (chart: Chart, from: number): number => {
  for (let at = from; at <= from + 6 && !/^[.?!;]$/.test(chart.word(at)); at++)
    if (/^(?:and|with|,|&|vs|versus|to)$/.test(chart.word(at))) return at + 1
  return from
}

/** "education and income", of a table of incomes: no one name. */
const isAcross = (chart: Chart, { start, end }: Edge): boolean =>
  chart.tokens.slice(start, end).some(({ word }) => /^(?:and|with)$/.test(word))

/** The two amounts that are named behind, within the sentence. */
const pairFrom = (chart: Chart, at: number): [EdgeOf<'field'>, EdgeOf<'field'>] | null => {
  const found: EdgeOf<'field'>[] = []
  for (let next = at; next < chart.tokens.length && !/^[.?!;]$/.test(chart.word(next)); ) {
    const f = chart
      .of(next, 'field')
      .filter((x) => isAmount(x.field) && !isAcross(chart, x))
      .sort(
        (a, b) =>
          Number(b.score >= 0.9) - Number(a.score >= 0.9) || b.score * (b.end - b.start) - a.score * (a.end - a.start),
      )[0]
    if (f && f.score >= 0.5 && found[0]?.field !== f.field) {
      found.push(f)
      next = behindJoint(chart, f.end)
    } else next++
    const [first, second] = found
    if (first && second) return [first, second]
  }
  return null
}

/** "is height related to weight", "how strongly is age correlated with income". */
const pairAround = (chart: Chart, at: number): [EdgeOf<'field'>, EdgeOf<'field'>] | null => {
  const isSure = (f: EdgeOf<'field'>) => isAmount(f.field) && f.score >= 0.8
  for (const first of chart.of(skip(chart, at, asking), 'field').filter(isSure)) {
    const word = skip(chart, first.end, /^(?:is|are|strongly|closely|well|positively|negatively)$/)
    if (!/^(?:correlated|related)$/.test(chart.word(word)) || !/^(?:with|to)$/.test(chart.word(word + 1))) continue
    const second = chart
      .of(skip(chart, word + 2, /^(?:the|their|its|a)$/), 'field')
      .filter((f) => isSure(f) && f.field !== first.field)
      .sort((a, b) => b.end - a.end || b.score - a.score)[0]
    if (second) return [first, second]
  }
  return null
}
const asking = /^(?:how|strongly|closely|well|is|are|the)$/

const says = (chart: Chart, word: RegExp): boolean => chart.tokens.some((t) => word.test(t.word))

/** "is there a correlation", "is it significant": not how strong it is alone, but whether chance would give it too. */
const asksWhether = (chart: Chart, at: number): boolean =>
  chart.tokens.slice(Math.max(0, at - 5), at).some((t, i, all) => t.word === 'there' && all[i - 1]?.word === 'is') ||
  says(chart, /^signifi/) ||
  chart.tokens.some((_, i) => chart.phrase(i, 'p - value') > 0)

const measuresFor = (chart: Chart, at: number, [of, and]: [EdgeOf<'field'>, EdgeOf<'field'>]): Measure[] => {
  const pair = { of: amountOf(of), and: amountOf(and) }
  const strength: Measure = { fn: 'correlation', ...pair }
  const chance: Measure = { fn: 'correlation_p', ...pair }
  return [
    strength,
    ...(says(chart, /^positive/) && says(chart, /^negative/)
      ? [{ compare: '>' as const, left: strength, right: { value: 0 }, label: 'positive' }]
      : []),
    ...(asksWhether(chart, at)
      ? [chance, { compare: '<' as const, left: chance, right: { value: significanceLevel }, label: 'significant' }]
      : []),
  ]
}

const verdicts = [
  'positive or negative',
  'positively or negatively',
  'statistically significant',
  'significant',
  'p - value',
]

/** What is said again of a correlation that was asked for: "if yes, what is the correlation coefficient", "is it positive or negative". */
const mention = (chart: Chart, at: number): Edge[] => {
  const isNamed = chart.tokens.some(
    (t, i) => i !== at && ((correlating.test(t.word) && pairFrom(chart, i + 1)) || pairAround(chart, i)),
  )
  const verdict = Math.max(0, ...verdicts.map((words) => chart.phrase(at, words)))
  const end = correlating.test(chart.word(at + verdict)) ? wordsEnd(chart, at + verdict) : at + verdict
  return isNamed && end > at
    ? [{ start: at, end, score: 0.9, rule: correlations.name, kind: 'operator', op: 'method' }]
    : []
}

/** "correlation between height and weight". */
export const correlations: PartConstruction = {
  name: 'a correlation',
  examples: [
    'correlation between age and income',
    'is there a correlation between price and rating',
    'is the correlation of age and income significant',
    'how strongly is age correlated with income',
  ],
  match(chart, at) {
    const word = /^(?:pearson|linear|significant)$/.test(chart.word(at)) ? at + 1 : at
    const pair = correlating.test(chart.word(word)) ? pairFrom(chart, wordsEnd(chart, word)) : pairAround(chart, at)
    if (!pair) return mention(chart, at)
    const [first, second] = pair
    return [
      {
        start: at,
        end: second.end,
        score: Math.min(first.score, second.score),
        rule: correlations.name,
        kind: 'measure',
        measures: measuresFor(chart, at, pair),
        on: first.dataset,
        fn: 'correlation',
        fields: [first, second],
        loose: false,
      },
    ]
  },
}
