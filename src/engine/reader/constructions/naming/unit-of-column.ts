import type { Field } from '../../../question/catalog.ts'
import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { isNumber, namedFields } from '../../fields.ts'
import { currencySaid, keptAs } from '../../knowledge/money.ts'
import { inUnitOf, unitFrom } from '../../knowledge/units.ts'
import { identifierStems } from '../../words/words.ts'

/** "litres of milk", "minutes of delay", of what is kept in such: the column itself. */
const unitBefore = (chart: Chart, at: number): Edge[] => {
  const said = unitFrom(chart.word(at), chart.word(at + 1))
  const of = said ? at + said.words : at
  if (!said || chart.word(of) !== 'of') return []
  return chart
    .of(of + 1, 'field')
    .filter((f) => isNumber(f.field) && f.score >= 0.6 && inUnitOf(f.field, said.unit) === 1)
    .map((f) => ({ ...f, start: at, score: Math.max(f.score, 0.95), rule: unitsOfColumns.name }))
}

const ofRates = /^(?:price|prices|cost|costs|rate|charge|fee|fare|tariff|pay|wage)$/
const currencies = /^(?:eur|usd|gbp|chf|euro|dollar|pound|price|cost|rate|charge|fee|fare|tariff|pay|wage|unit)$/

/** "price per litre", "the price of a litre", where a column keeps so much money for each of them. */
const rateOf = (chart: Chart, at: number): Edge[] => {
  if (!ofRates.test(chart.word(at))) return []
  const opening = ['per', 'of a', 'of an', 'of one', 'for a', 'for an', 'for one', 'for each', 'of each', 'a', 'an']
  const words = Math.max(...opening.map((each) => chart.phrase(at + 1, each)))
  const { stem: unit = '' } = chart.tokens[at + 1 + words] ?? {}
  if (words <= 0 || unit === '') return []
  return chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isNumber(field) && field.role === 'measure' && isRateFor(field, unit))
    .map((named) => ({
      ...{ ...named, start: at, end: at + 2 + words, score: 0.97, rule: unitsOfColumns.name },
      ...{ kind: 'field', how: 'words' },
    }))
}

const isRateFor = (field: Field, unit: string): boolean => {
  const own = identifierStems(field.label)
  const per = own.indexOf('per')
  const head = own.slice(0, Math.max(0, per))
  return per >= 0 && own[per + 1] === unit && own.length === per + 2 && head.every((word) => currencies.test(word))
}

/** "average price in euros": it is kept so. */
const moneyBehind = (chart: Chart, at: number): Edge[] => {
  const currency =
    chart.word(at) === 'in' && !/^(?:us|the|a|an)$/.test(chart.word(at - 1)) ? currencySaid(chart.word(at + 1)) : null
  if (currency === null || !/^(?:|[,.;?!)]|and|by|per|for|of|in)$/.test(chart.word(at + 2))) return []
  const isTold = keptAs(chart.catalog, currency) !== null || saysCode(chart, currency)
  if (!isTold) return []
  return [{ start: at, end: at + 2, score: 1, rule: unitsOfColumns.name, kind: 'operator', op: 'method' }]
}

const saysCode = (chart: Chart, code: string): boolean =>
  chart.catalog.datasets.some(
    (d) =>
      !d.hidden &&
      d.fields.some(
        (f) =>
          isNumber(f) &&
          f.label
            .toUpperCase()
            .split(/[^A-Z$]+/)
            .includes(code),
      ),
  )

export const unitsOfColumns: PartConstruction = {
  name: 'what a column is kept in',
  examples: ['litres of milk per cow', 'average price in euros', 'price of a litre, where a column keeps it'],
  match: (chart, at) => [...unitBefore(chart, at), ...rateOf(chart, at), ...moneyBehind(chart, at)],
}
