import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'

const normal = [
  'normal distribution',
  'normally distributed',
  'normality',
  'gaussian distribution',
  'bell shaped',
  'normal',
]
const skewed = ['positively or negatively skewed', 'skewed']

const phraseAt = (chart: Chart, at: number, phrases: string[]): number =>
  Math.max(0, ...phrases.map((words) => chart.phrase(at, words)))

const product = (left: Measure, right: Measure): Measure => ({ op: '*', left, right })

/**
 * Whether values may come from a normal distribution: the test of Jarque and Bera, which holds skewness and kurtosis against what chance
 * gives; 5.991 is exceeded by chance once in twenty.
 */
const isNormal = (of: Expression): Measure[] => {
  const skewness: Measure = { fn: 'skewness', of }
  const kurtosis: Measure = { fn: 'kurtosis', of }
  const shape: Measure = {
    op: '+',
    left: product(skewness, skewness),
    right: { op: '/', left: product(kurtosis, kurtosis), right: { value: 4 } },
  }
  const statistic: Measure = { op: '/', left: product({ fn: 'count', of }, shape), right: { value: 6 } }
  return [
    { compare: '<', left: statistic, right: { value: 5.991 }, label: 'normally distributed' },
    skewness,
    kurtosis,
    { fn: 'avg', of },
    { fn: 'stddev', of },
  ]
}

const isSkewed = (of: Expression): Measure[] => {
  const skewness: Measure = { fn: 'skewness', of }
  return [skewness, { compare: '>', left: skewness, right: { value: 0 }, label: 'positively skewed' }]
}

/** A name that another field is surely spoken of by. */
const plainly = 0.7

const strongest = (chart: Chart, at: number, from = 0.5): EdgeOf<'field'> | undefined =>
  chart
    .of(at, 'field')
    .filter((f) => isAmount(f.field) && f.field.role !== 'id' && f.score >= from)
    .toSorted((a, b) => b.score - a.score || b.end - a.end)[0]

/** "does price follow a normal distribution", "is the distribution of age skewed". */
export const distributionShape: PartConstruction = {
  name: 'the shape of a distribution',
  examples: [
    'does price follow a normal distribution',
    'is the distribution of weight skewed',
    'test the normality of age',
  ],
  match(chart, at) {
    const out: Edge[] = []
    const put = (f: EdgeOf<'field'>, end: number, measures: Measure[], fn: string) =>
      out.push({
        start: at,
        end,
        score: f.score,
        rule: distributionShape.name,
        kind: 'measure',
        measures,
        on: f.dataset,
        fn,
        fields: [f],
        loose: false,
      })
    const shapeOf = (from: number) => {
      const length = phraseAt(chart, from, normal)
      if (length > 0) return { length, make: isNormal, fn: 'normal' }
      const skew = phraseAt(chart, from, skewed)
      return skew > 0 ? { length: skew, make: isSkewed, fn: 'skewed' } : null
    }
    let from = at
    while (from < at + 5 && /^(?:distribution|of|the|a|if|whether|values?)$/.test(chart.word(from))) from++
    const field = from === at || chart.word(at) === 'distribution' ? strongest(chart, from) : undefined
    if (field) {
      // the last mention is taken, so that "Is it skewed? If yes, positively or negatively skewed?" is one
      let last: { end: number; make: typeof isNormal; fn: string } | null = null
      for (let next = field.end; next < Math.min(chart.tokens.length, field.end + 22); next++) {
        const shape = shapeOf(next)
        if (shape) {
          last = { end: next + shape.length, make: shape.make, fn: shape.fn }
          if (shape.fn === 'normal') break
        } else if ((strongest(chart, next, plainly)?.field ?? field.field) !== field.field) break
      }
      if (last) put(field, last.end, last.make(amountOf(field)), last.fn)
    }
    const shape = shapeOf(at)
    for (let next = at + (shape?.length ?? 0); shape && next <= at + shape.length + 4; next++) {
      const after = strongest(chart, next)
      if (after) put(after, after.end, shape.make(amountOf(after)), shape.fn)
      if (after || !/^(?:of|the|in|for|a|an|column|values?|resulting)$/.test(chart.word(next))) break
    }
    return out
  },
}
