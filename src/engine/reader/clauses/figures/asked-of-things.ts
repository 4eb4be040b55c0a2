import type { Dataset } from '../../../question/catalog.ts'
import type { Grain } from '../../../question/question.contract.ts'
import type { Chart } from '../../chart.ts'
import { askedAmounts } from '../../constructions/measuring/asked-amounts.ts'
import { bothParts } from '../../constructions/measuring/both-parts.ts'
import { isAmount } from '../../fields.ts'
import { timeDimension } from '../../frames/shared.ts'
import { unitFrom } from '../../knowledge/units.ts'
import { type Groups, holding, phraseAt } from '../phrases.ts'

/** Words that hold a figure and the things that it is of together. */

const amounts = ['how much money', 'how much', 'how far', 'how well', 'how highly', 'how many people', 'how many']

/** "how much did each of them bill": where the opening ends, when a verb behind tells of what. */
export const amountAsked = (chart: Chart, at: number): number => {
  const opening = phraseAt(chart, at, amounts)
  // "how many metres did I climb"
  const isUnit =
    chart.phrase(at, 'how many') > 0 && opening === 2 && unitFrom(chart.word(at + 2), chart.word(at + 3)) !== null
  const words = isUnit ? opening + 1 : opening
  // "how much more did we take than" is held against another
  if (/^(?:more|less|fewer|higher|lower|of)$/.test(chart.word(at + words))) return at
  const isTold = (_: unknown, i: number) =>
    i >= at + words && chart.of(i, 'measure').some(({ rule }) => rule === askedAmounts.name)
  return words > 0 && chart.tokens.some(isTold) ? at + words : at
}

/** "how high is the rent": where the opening ends that asks how large an amount is. */
export const sizeAsked = (chart: Chart, at: number): number => {
  const isSize = chart.word(at) === 'how' && /^(?:high|low|big|large|great)$/.test(chart.word(at + 1))
  return isSize && /^(?:is|are|was|were)$/.test(chart.word(at + 2)) ? at + 3 : at
}

const usual = /^(?:average|typical|normal|usual|standard|ordinary)$/

/** "what does an average stay bring in", "how old is the typical pupil": where the word ends that says it of each. */
export const averagedThing = (chart: Chart, at: number): number => {
  const from =
    at +
    phraseAt(chart, at, [
      'on an',
      'from an',
      'from a',
      'by an',
      'by a',
      'with an',
      'with a',
      'at an',
      'at a',
      'on a',
      'in an',
      'in a',
      'for an',
      'for a',
      'of an',
      'of a',
      'an',
      'a',
      'the',
    ])
  const isOfAmount = chart.of(from + 1, 'field').some(({ field, how }) => isAmount(field) && how === 'exact')
  return from > at && usual.test(chart.word(from)) && !isOfAmount ? from + 1 : at
}

const both = [
  'both sides counted',
  'counting both sides',
  'both sides',
  'both teams',
  'home and away',
  'both together',
  'together',
]

const periods = new Map<string, Grain>([
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['year', 'year'],
])

/** "in an average month": of what each month comes to. */
export const averagePeriod = (chart: Chart, at: number): { end: number; groups: Groups } | null => {
  const from = averagedThing(chart, at)
  const grain = from > at ? periods.get(chart.word(from)) : undefined
  if (!grain) return null
  const make: Groups['make'] = (on) => {
    const time = timeDimension(chart.catalog, on, grain)
    return time && [time.dim]
  }
  return { end: from + 1, groups: { cost: 0.02, edges: [holding(at, from + 1)], fields: [], make } }
}

/** "goals per match, both sides counted": said again of what two parts have together. */
export const bothSaid = (chart: Chart, at: number): number =>
  chart.tokens.some((_, i) => chart.of(i, 'measure').some(({ rule }) => rule === bothParts.name))
    ? at + phraseAt(chart, at, both)
    : at

const events =
  /^(?:match|game|visit|trip|ride|sailing|crossing|departure|screening|viewing|booking|order|sale|booking|stay|session|job|case|call|entry|record|transaction|purchase|delivery|flight|appointment|lesson|shift|event|meeting|inspection|refuel|refill|charge|race|run|round|test|sample|survey|response|item|fixture|workout|journey|parcel|shipment|loan|payment|deal|row|one|go|time)$/

/** "per match", of rows that nothing in the data calls so. */
export const rowsUnnamed = (chart: Chart, at: number): { end: number; dataset: Dataset }[] => {
  const [only, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  const { word = '' } = chart.tokens[at] ?? {}
  const isFree = chart.at(at).length === 0 && events.test(word)
  return only && others.length === 0 && isFree ? [{ end: at + 1, dataset: only }] : []
}
