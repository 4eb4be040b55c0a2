import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { moneyWays } from '../../concepts.ts'
import { isAmount, isTimeLike, namedFields } from '../../fields.ts'
import { stemsKnown } from '../../knowledge/abbreviations.ts'
import { isSaidOfMuch, measuredBy } from '../../knowledge/verbs/verbs-measured.ts'
import { identifierStems } from '../../words/words.ts'
import { wantedBefore } from '../superlatives.ts'
import { hintsOf, isMeantBy } from './qualities.ts'

/** "price per pack", "unit price": what one of them costs is not what was paid. */
const isOfOne = ({ field: { label } }: NamedField): boolean =>
  identifierStems(label).some((own) => /^(?:per|unit|each|hourly|daily)$/.test(own))

/** The column that tells it: by the first words that any is called by, the one that is of the whole. */
export const columnsMeasured = (chart: Chart, nouns: string): NamedField[] => {
  const all = chart.catalog.datasets.flatMap((dataset) =>
    dataset.hidden
      ? []
      : namedFields(dataset).filter(
          (named) => isAmount(named.field) && !isTimeLike(named.field) && named.field.role !== 'id' && !isOfOne(named),
        ),
  )
  for (const of of nouns.split('|')) {
    const found = all.filter(({ field }) => isMeantBy({ hints: hintsOf({ of }), time: false }, field))
    const whole = found.filter(({ field }) => stemsKnown(field).some((own) => /^(?:total|gross|overall)$/.test(own)))
    if (found.length > 0) return found.length > 1 && whole.length === 1 ? whole : found.length <= 2 ? found : []
  }
  return []
}

const between =
  /^(?:the|us|me|you|them|it|in|up|on|out|for|back|off|to|with|by|far|money|cash|overall|altogether|all|together|our|club|very)$/
const monies = /^(?:money|cash|dosh|income)$/

/** "paid the most", "cost us the most", "brings in the most money": from the verb to the end. */
const spanAt = (chart: Chart, at: number): { most: number; end: number } | null => {
  for (let most = at + 1; most <= at + 4; most++) {
    if (/^(?:most|least)$/.test(chart.word(most))) {
      const isMoney = monies.test(chart.word(most + 1))
      const next = most + 1
      const isOfThings =
        chart.of(next, 'field').length + chart.of(next, 'entity').length + chart.of(next, 'measure').length > 0 ||
        /^(?:of|recent|recently|often|common|frequent|frequently|times|number|amount)$/.test(chart.word(next)) ||
        (/^\p{L}+$/u.test(chart.word(next)) && !chart.isPlain(next))
      return isMoney ? { most, end: next + 1 } : isOfThings ? null : { most, end: next }
    }
    if (!between.test(chart.word(most))) return null
  }
  return null
}

/** "for their ticket": what was paid for, which the data has no other word for. */
const afterThing = (chart: Chart, at: number): number =>
  chart.word(at) === 'for' &&
  /^(?:their|his|her|the|a|an|its)$/.test(chart.word(at + 1)) &&
  chart.at(at + 2).length === 0
    ? at + 3
    : at

/** "who paid the most", "which job brings in the most money", "what weighs the least": by the column that such a verb measures. */
export const mostDone: PartConstruction = {
  name: 'what is done the most',
  examples: ['who paid the most for their ticket', 'which film made the most money', 'which parcel weighs the least'],
  match(chart, at) {
    const verb = chart.word(at)
    const nouns = measuredBy(verb, chart.word(at + 1))
    const span = nouns === null ? null : spanAt(chart, at)
    if (nouns === null || !span) return []
    const isMoney = monies.test(chart.word(span.end - 1))
    // "made the most" of what?
    if (isSaidOfMuch(verb) && !isMoney && columnsMeasured(chart, nouns).length === 0) return []
    // of several tables the concepts know better whose money it is
    const isKnown = chart.catalog.datasets.length > 1 && moneyWays(chart.catalog).length > 0
    if (nouns.includes('money') && isKnown) return []
    return columnsMeasured(chart, isMoney && !nouns.includes('money') ? `${nouns}|money` : nouns).map((field): Edge => {
      const descending = chart.word(span.most) === 'most'
      const said: Omit<EdgeOf<'superlative'>, 'start' | 'end' | 'score' | 'rule'> = {
        ...{ kind: 'superlative', word: chart.word(span.most), descending, field, on: field.dataset },
        ...{ measure: null, n: wantedBefore(chart, at), nth: null, time: false, order: false, hints: [] },
      }
      return { start: at, end: afterThing(chart, span.end), score: 0.95, rule: mostDone.name, ...said }
    })
  },
}
