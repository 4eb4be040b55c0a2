import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { amountOf, namedFields } from '../../fields.ts'
import { currencySaid, isMoneyKept } from '../../knowledge/money.ts'
import { identifierWords } from '../../words/words.ts'
import { type Figures, phraseAt, wholly } from '../phrases.ts'

/** What is left of the price of each thing once its cost is taken off: "margin in euros", "profit per item". */

const margins = ['gross profit', 'gross margin', 'profit margin', 'margin', 'markup', 'mark - up', 'profit']
const ofEach = ['per', 'on each', 'for each', 'of each', 'on a', 'on an', 'on every']
const things = /^(?:item|product|article|unit|piece|one|thing)$/
const currencies = /^(?:usd|eur|gbp|chf|[$€£])$/

const called = (dataset: Dataset, is: RegExp): NamedField[] =>
  namedFields(dataset).filter(
    ({ field }) =>
      isMoneyKept(field) &&
      is.test(
        identifierWords(field.label)
          .filter((word) => !currencies.test(word))
          .join(' '),
      ),
  )

const pairIn = (dataset: Dataset): { price: NamedField; cost: NamedField } | null => {
  const [price, ...dearer] = called(dataset, /^(?:unit |sale |sales |selling |retail |list )?price$/)
  const [cost, ...others] = called(
    dataset,
    /^(?:unit |purchase |buying |wholesale )?cost(?: price)?$|^(?:purchase|buying|wholesale) price$/,
  )
  const isKept = dataset.fields.some(({ label }) => /margin|profit|mark-?up/i.test(label))
  return price && cost && !isKept && dearer.length + others.length === 0 ? { price, cost } : null
}

export const marginsAsked = (chart: Chart, from: number, to: number): Figures[] => {
  const words = phraseAt(chart, from, margins)
  if (words === 0) return []
  const money = from + words
  const isInMoney = chart.word(money) === 'in' && currencySaid(chart.word(money + 1)) !== null
  const each = isInMoney ? money + 2 : money
  const per = phraseAt(chart, each, ofEach)
  const isThing =
    things.test(chart.word(each + per)) ||
    chart
      .of(each + per, 'field')
      .some(({ end, field, dataset }) => end === to && dataset.nameFields.includes(field.name))
  const end = per > 0 && isThing ? each + per + 1 : each
  if (end !== to || (!isInMoney && end === each)) return []
  const found = chart.catalog.datasets.filter(({ hidden }) => !hidden).flatMap((dataset) => pairIn(dataset) ?? [])
  const [pair, ...others] = found
  if (!pair || others.length > 0) return []
  const of = { op: '-' as const, left: amountOf(pair.price), right: amountOf(pair.cost) }
  const figures = [{ measure: { fn: 'avg' as const, of }, on: pair.price.dataset, target: pair.price }]
  return [{ cost: 0.1, edges: [wholly(from, to)], figures, of: null }]
}
