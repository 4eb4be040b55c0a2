import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { numericTest } from '../../constructions/conditions/comparators.ts'
import { amountOf, isNumber, namedFields } from '../../fields.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { holding, type Limit, phraseAt } from '../phrases.ts'

/** Rows by how much of their places is taken, where they keep both: "more than 90% full", "sold out". */

const places = /^(?:capacity|seats|places|spaces|beds|spots|slots|berths|pitches)$/
const most = /^(?:max|maximum|total|available|number|no|of)$/
const taking = new Set(
  [
    'sold',
    'booked',
    'bookings',
    'taken',
    'filled',
    'occupied',
    'attended',
    'attendance',
    'used',
    'enrolled',
    'registered',
    'participants',
    'passengers',
    'visitors',
    'guests',
    'present',
    'reserved',
  ].map(rootOf),
)

type Fullness = { taken: NamedField; places: NamedField; on: Dataset }

const isCount = ({ field }: NamedField): boolean => isNumber(field) && field.role !== 'id' && field.role !== 'flag'
const wordsOf = ({ field }: NamedField): string[] => identifierWords(field.label)

/** The one column of places of a table, beside the one of what takes them. */
export const fullnessOf = (chart: Chart): Fullness | null => {
  const found = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap((on): Fullness[] => {
      const all = namedFields(on).filter(isCount)
      const [there, ...more] = all.filter((named) => {
        const words = wordsOf(named).filter((word) => !most.test(word))
        return words.some((word) => places.test(word)) && !words.some((word) => taking.has(rootOf(word)))
      })
      const [taken, ...others] = all.filter(
        (named) => named !== there && wordsOf(named).some((word) => taking.has(rootOf(word))),
      )
      return there && taken && more.length + others.length === 0 ? [{ taken, places: there, on }] : []
    })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

const filled = ['sold out', 'completely full', 'fully booked', 'booked out', 'full']

/** "more than 95% full", "sold out": each row by itself. */
export const fullAt = (chart: Chart, from: number, to: number): Limit[] => {
  if (!/^(?:full|booked|out|taken|sold|filled)$/.test(chart.word(to - 1))) return []
  const test = numericTest(chart, from)
  const behind = test ? chart.tokens.slice(test.end, to).map(({ word }) => word) : []
  const isShare = test?.unit === '%' || /^(?:%|percent)$/.test(behind[0] ?? '')
  const isWhole = phraseAt(chart, from, filled) === to - from && !/^(?:%|percent)$/.test(chart.word(from - 1))
  if (
    !isWhole &&
    (!test || !isShare || test.high !== null || behind.filter((word) => !/^(?:%|percent)$/.test(word)).length !== 1)
  )
    return []
  const full = fullnessOf(chart)
  if (!full) return []
  const share = isWhole ? 1 : (test?.value ?? 100) / 100
  const cond: Condition = {
    compare: isWhole ? '>=' : (test?.compare ?? '>='),
    left: amountOf(full.taken),
    right: share === 1 ? amountOf(full.places) : { op: '*', left: amountOf(full.places), right: { value: share } },
  }
  return [{ cost: 0.08, edges: [holding(from, to)], of: [full.taken, full.places], on: full.on, make: () => cond }]
}
