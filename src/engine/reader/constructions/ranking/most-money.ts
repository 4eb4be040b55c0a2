import type { Field } from '../../../question/catalog.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { moneyWays } from '../../concepts.ts'
import { isNumber, namedFields } from '../../fields.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { wantedBefore } from '../superlatives.ts'

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem))
const taken = stems('gross revenue sales income earnings profit turnover takings proceeds receipts winnings prize')
const given = stems('fare price cost paid amount total bill fee charge rent spend spent spending expense payment')

/** Verbs of what comes in, and of what goes out. */
const earning = /^(?:made|make|makes|earned|earn|earns|grossed|gross|brought|bring|brings|took|takes)$/
const paying = /^(?:paid|pay|pays|spent|spend|spends|cost|costs|charged|charge|charges)$/

/** "price per pack", "unit price": what one of them costs is not what was paid. */
const isOfOne = ({ label }: Field): boolean =>
  identifierStems(label).some((own) => /^(?:per|unit|each|hourly|daily)$/.test(own))

const isMoney = ({ format }: Field): boolean => format?.kind === 'currency'

/** The one column of money that a verb is about; of several, the one that is called so. */
const moneyOf = (chart: Chart, words: ReadonlySet<string>): NamedField[] =>
  chart.catalog.datasets.flatMap((dataset) => {
    const all = namedFields(dataset).filter(({ field }) => isNumber(field) && isMoney(field) && !isOfOne(field))
    const called = all.filter(({ field }) => identifierStems(field.label).some((own) => words.has(own)))
    return called.length === 1 ? called : all.length === 1 ? all : []
  })

/** "paid the most", "cost us the most", "made the most money": from the verb to the end. */
const spanAt = (chart: Chart, at: number): { start: number; end: number; words: ReadonlySet<string> } | null => {
  const back = [1, 2, 3].find((n) => earning.test(chart.word(at - n)) || paying.test(chart.word(at - n)))
  if (back === undefined) return null
  const verb = chart.word(at - back)
  const between = chart.tokens.slice(at - back + 1, at)
  if (!between.every(({ word }) => /^(?:the|us|me|in|them|up)$/.test(word))) return null
  const isSaid = chart.word(at + 1) === 'money'
  // "made the most goals"
  if (!isSaid && (earning.test(verb) || chart.of(at + 1, 'field').length > 0 || chart.of(at + 1, 'entity').length > 0))
    return null
  const end = isSaid ? at + 2 : at + 1
  return { start: at - back, end: afterThing(chart, end), words: earning.test(verb) ? taken : given }
}

/** "for their ticket": what was paid for, which the data has no other word for. */
const afterThing = (chart: Chart, at: number): number =>
  chart.word(at) === 'for' &&
  /^(?:their|his|her|the|a|an|its)$/.test(chart.word(at + 1)) &&
  chart.at(at + 2).length === 0
    ? at + 3
    : at

/** "who paid the most", "which film made the most money", where one column tells what was paid or taken. */
export const mostMoney: PartConstruction = {
  name: 'the most money',
  examples: ['who paid the most for their ticket', 'which film made the most money'],
  match(chart, at) {
    const verb = chart.word(at)
    if (!(earning.test(verb) || paying.test(verb)) || moneyWays(chart.catalog).length > 0) return []
    return [1, 2, 3, 4].flatMap((n) => {
      const said = /^(?:most|least)$/.test(chart.word(at + n)) ? spanAt(chart, at + n) : null
      if (!said || said.start !== at) return []
      return moneyOf(chart, said.words).map((field): Edge => {
        const superlative: Omit<EdgeOf<'superlative'>, 'start' | 'end' | 'score' | 'rule'> = {
          ...{ kind: 'superlative', word: chart.word(at + n), descending: chart.word(at + n) === 'most' },
          ...{
            field,
            measure: null,
            on: field.dataset,
            n: wantedBefore(chart, at),
            nth: null,
            time: false,
            order: false,
            hints: [],
          },
        }
        return { start: at, end: said.end, score: 0.95, rule: mostMoney.name, ...superlative }
      })
    })
  },
}
