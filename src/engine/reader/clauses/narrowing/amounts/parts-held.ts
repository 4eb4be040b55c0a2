import type { Expression } from '../../../../question/question.contract.ts'
import type { Chart } from '../../../chart.ts'
import { comparatorAt } from '../../../constructions/conditions/comparators.ts'
import { amountOf } from '../../../fields.ts'
import { partSaid } from '../../parts-of-columns.ts'
import { type Limit, phraseAt, wholly } from '../../phrases.ts'

/** What part one column must be of another in each row: "less than a quarter of the seeds germinated", "more than one in five eggs broke". */

const fractions = new Map([
  ...['half', 'half of', 'a half of', 'one half of'].map((words) => [words, 1 / 2] as const),
  ...['a third of', 'one third of', 'one in three', '1 in 3'].map((words) => [words, 1 / 3] as const),
  ...['two thirds of', 'two in three', '2 in 3'].map((words) => [words, 2 / 3] as const),
  ...['a quarter of', 'one quarter of', 'one in four', '1 in 4'].map((words) => [words, 1 / 4] as const),
  ...['three quarters of', 'three in four', '3 in 4'].map((words) => [words, 3 / 4] as const),
  ...['a fifth of', 'one fifth of', 'one in five', '1 in 5'].map((words) => [words, 1 / 5] as const),
  ...['a tenth of', 'one tenth of', 'one in ten', '1 in 10'].map((words) => [words, 1 / 10] as const),
])
const spoken = [...fractions.keys()].toSorted((a, b) => b.length - a.length)

const fractionAt = (chart: Chart, at: number): { value: number; end: number } | null => {
  const words = phraseAt(chart, at, spoken)
  const said = spoken.find((each) => chart.phrase(at, each) === words)
  if (words > 0 && said) return { value: fractions.get(said) ?? 1, end: at + words }
  const [number] = chart.of(at, 'number')
  const percent = number ? phraseAt(chart, number.end, ['% of', 'percent of', 'per cent of']) : 0
  return number && percent > 0 ? { value: number.value / 100, end: number.end + percent } : null
}

export const partsHeldAt = (chart: Chart, from: number, to: number): Limit[] => {
  const start = /^(?:had|has|have|having|with|where|whose)$/.test(chart.word(from)) ? from + 1 : from
  const comparator = comparatorAt(chart, start)
  const fraction = comparator && fractionAt(chart, comparator.end)
  const made = fraction && partSaid(chart, fraction.end, to)
  if (!comparator || !fraction || !made) return []
  const [part, whole] = [amountOf(made.part.named), amountOf(made.whole.named)]
  const told: Expression = made.isRest ? { op: '-', left: whole, right: part } : part
  return [
    {
      cost: 0.08,
      edges: [wholly(from, to)],
      of: [made.part.named, made.whole.named],
      on: made.part.named.dataset,
      make: () => ({
        compare: comparator.compare,
        left: { op: '/', left: told, right: whole },
        right: { value: fraction.value },
      }),
    },
  ]
}
