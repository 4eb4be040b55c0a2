import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { isNumber } from '../../fields.ts'
import { currencySaid, keptAs } from '../../knowledge/money.ts'
import { inUnitOf, unitFrom } from '../../knowledge/units.ts'

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
  examples: ['litres of milk per cow', 'average price in euros'],
  match: (chart, at) => [...unitBefore(chart, at), ...moneyBehind(chart, at)],
}
