import type { Dataset } from '../../../question/catalog.ts'
import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField } from '../../chart.ts'
import { amountOf, fieldOf, isAmount, isTime, nearestTime } from '../../fields.ts'
import { elapsedBetween } from '../../knowledge/measured-in.ts'
import { elapsedIn } from '../../knowledge/units.ts'
import { type Figures, holding, phraseAt } from '../phrases.ts'

/** Figures of when rows came: how long ago the last was, how far apart they are, on how many days there are any, what changed from the first to the last. */

const bases = (chart: Chart): Dataset[] => chart.catalog.datasets.filter(({ hidden }) => !hidden)

/** The rows whose time is spoken of: those that are named in the words, or the only ones there are. */
const spokenOf = (chart: Chart, from: number, to: number): { on: Dataset; time: NamedField }[] => {
  const said = chart.tokens
    .slice(from, to)
    .flatMap((_, i) => chart.of(from + i, 'entity').map(({ dataset }) => dataset))
  const all = bases(chart)
  const meant = all.length === 1 ? all : all.filter((on) => said.includes(on))
  return [...new Set(meant)].flatMap((on) => {
    const time = nearestTime(chart.catalog, on.name)
    return time && isTime(time.field) && time.dataset === on ? [{ on, time }] : []
  })
}

const lasts = /^(?:last|latest|newest|recent|recently)$/
const spacing = /^(?:ago|since|passed|gone|between|two|one|next|consecutive|successive|apart)$/

/** Whose time is known came then, which says nothing more. */
const isNarrowing = (edge: Edge): boolean =>
  edge.score >= 0.7 &&
  (edge.kind === 'value' || (edge.kind === 'condition' && !/"(?:missing|related)"/.test(JSON.stringify(edge.cond))))

/** Words that say what was done, and name nothing that narrows. */
const saysTheDeed = (chart: Chart, from: number, to: number): boolean => {
  let loose = 0
  for (let at = from; at < to; at++) {
    const narrows = chart.at(at).some((edge) => isNarrowing(edge) && !/^(?:one|two)$/.test(chart.word(at)))
    if (narrows || /^[,;]$|^(?:and|or|per|by|each|not|without)$/.test(chart.word(at))) return false
    const isSaid = chart.isPlain(at) || lasts.test(chart.word(at)) || spacing.test(chart.word(at))
    if (!isSaid && /\p{L}/u.test(chart.word(at)) && chart.of(at, 'entity').length === 0) loose++
  }
  return loose <= 3
}

const figure = (measure: Measure, on: Dataset, from: number, to: number): Figures => ({
  cost: 0.25,
  edges: [holding(from, to)],
  figures: [{ measure, on, target: null }],
  of: null,
})

const today: Expression = { call: 'today', args: [] }

/** "how many days ago did we last fill up", "days since the last visit". */
const sinceLast = (chart: Chart, from: number, to: number): Figures[] => {
  const at = phraseAt(chart, from, ['how many', 'number of']) + from
  const isUnit = elapsedIn(chart.word(at), 'datetime') !== null
  const long = phraseAt(chart, from, ['how long'])
  const start = isUnit ? at + 1 : long > 0 ? from + long : null
  if (start === null) return []
  const words = chart.tokens.slice(start, to).map(({ word }) => word)
  const isAgo = words.some((word) => /^(?:ago|since|passed|gone)$/.test(word)) && words.some((word) => lasts.test(word))
  const rest = words.filter((word) => !/^(?:ago|since|passed|gone|by)$/.test(word) && !lasts.test(word))
  if (!isAgo || rest.length > 9 || !saysTheDeed(chart, start, to)) return []
  const unit = isUnit ? chart.word(at) : 'days'
  return spokenOf(chart, start, to).map(({ on, time }) =>
    figure({ fn: 'min', of: elapsedBetween(time, today, unit) }, on, from, to),
  )
}

const apart = [
  'between two consecutive',
  'between two',
  'between consecutive',
  'between one',
  'between successive',
  'between',
  'from one',
  'apart',
]

/** "how many days pass between two visits", "average time between orders": from the first to the last, in so many steps. */
const betweenRows = (chart: Chart, from: number, to: number): Figures[] => {
  const said = chart.tokens.findIndex((_, at) => at >= from && at < to && phraseAt(chart, at, apart) > 0)
  if (said < 0) return []
  const before = chart.tokens.slice(from, said).map(({ word }) => word)
  const unit = before.find((word) => elapsedIn(word, 'datetime') !== null) ?? 'days'
  const isTime = before.some((word) => word === unit || word === 'time' || word === 'long')
  const isOne = /two|one|consecutive|successive/.test(
    chart.tokens
      .slice(said, said + 3)
      .map(({ word }) => word)
      .join(' '),
  )
  const things = chart.tokens.slice(said, to).some((_, i) => chart.of(said + i, 'entity').length > 0)
  const isNamed = chart.tokens
    .slice(said, to)
    .some((_, i) => chart.of(said + i, 'field').some(({ how }) => how === 'exact' || how === 'words'))
  if (!isTime || (!isOne && (!things || isNamed)) || !saysTheDeed(chart, said, to)) return []
  return spokenOf(chart, from, to).map(({ on, time }) => {
    const age = elapsedBetween(time, today, unit)
    const whole: Measure = { op: '-', left: { fn: 'max', of: age }, right: { fn: 'min', of: age } }
    const steps: Measure = { op: '-', left: { count: on.name }, right: { value: 1 } }
    return figure({ op: '/', left: whole, right: steps }, on, from, to)
  })
}

const grains = new Map([
  ['days', 'day'],
  ['dates', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['years', 'year'],
] as const)

/** "on how many different days", "in how many months": those in which there is a row. */
const differentPeriods = (chart: Chart, from: number, to: number): Figures[] => {
  const start = from + (/^(?:on|in|during)$/.test(chart.word(from)) ? 1 : 0)
  const asked = phraseAt(chart, start, ['how many', 'number of'])
  const at = start + asked
  const different = phraseAt(chart, at, ['different', 'distinct', 'separate', 'unique', 'single'])
  const grain = grains.get(chart.word(at + different) as 'days')
  const end = at + different + 1
  if (asked === 0 || !grain || (different === 0 && start === from) || !saysTheDeed(chart, end, to)) return []
  return spokenOf(chart, end, to).map(({ on, time }) =>
    figure({ fn: 'distinct', of: { at: grain, of: fieldOf(time) } }, on, from, to),
  )
}

const changing =
  /^(?:change|changes|changed|lose|loses|lost|gain|gains|gained|grow|grew|grown|rise|risen|rose|fall|fell|fallen|drop|dropped|increase|increased|decrease|decreased)$/
const falling = /^(?:lose|loses|lost|fall|fell|fallen|drop|dropped|decrease|decreased)$/
const ends = /\bfirst\b.*\b(?:last|latest)\b|\bbeginning\b.*\bend\b|\bstart\b.*\bend\b/

/** "how much weight have I lost between the first and the last weighing". */
const fromFirstToLast = (chart: Chart, from: number, to: number): Figures[] => {
  const words = chart.tokens.slice(from, to).map(({ word }) => word)
  const verb = words.find((word) => changing.test(word))
  if (!verb || !ends.test(words.join(' '))) return []
  const named = words.flatMap((_, i) =>
    chart
      .of(from + i, 'field')
      .filter(({ field, how }) => isAmount(field) && field.role === 'measure' && how !== 'related'),
  )
  const [field] = named.toSorted((a, b) => b.score - a.score)
  if (!field || named.some((other) => other.field !== field.field && other.score >= field.score)) return []
  const narrows = words.some((_, i) => chart.of(from + i, 'value').some(({ score }) => score >= 0.7))
  const time = nearestTime(chart.catalog, field.dataset.name)
  if (narrows || time?.dataset !== field.dataset) return []
  const known = (fn: 'first' | 'last'): Measure => ({
    fn,
    of: amountOf(field),
    where: { not: { missing: amountOf(field) } },
  })
  const [left, right] = falling.test(verb) ? [known('first'), known('last')] : [known('last'), known('first')]
  return [{ ...figure({ op: '-', left, right }, field.dataset, from, to), edges: [field, holding(from, to)] }]
}

export const timeFigures = (chart: Chart, from: number, to: number): Figures[] => [
  ...sinceLast(chart, from, to),
  ...betweenRows(chart, from, to),
  ...differentPeriods(chart, from, to),
  ...fromFirstToLast(chart, from, to),
]
