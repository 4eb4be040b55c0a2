import type { Dataset, Field } from '../../question/catalog.ts'
import type { Expression } from '../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { directionFor } from '../compose.ts'
import { meantFields } from '../constructions/ranking/qualities.ts'
import { fieldOf, isAmount, isNumber, isPlaced, isTime, isTimeLike, namedFields, reach, timeFields } from '../fields.ts'
import { elapsedBetween } from '../knowledge/measured-in.ts'
import { elapsedIn, isDuration } from '../knowledge/units.ts'
import { inOrder } from '../knowledge/verbs/times-in-order.ts'
import { identifierWords } from '../words/words.ts'
import { costOf, holding, type Phrase, remembered } from './phrases.ts'

/** Rows that stand first by what they are: "the five fastest", "most expensive", "the longest running", "the highest reading". */
export type Peak = Phrase & { sup: EdgeOf<'superlative'> }

/** By what they stand in order, and from which end. `of`: not the column itself, but how long it was until then. */
export type Ordered = { named: NamedField; of?: Expression; descending: boolean; cost: number; isSaid: boolean }

const articles = /^(?:the|our|my|their|its|a)$/
/** What is said of the word itself: the highest ever, the longest running. */
const enduring = /^(?:running|lasting|serving|standing|living|reigning|established)$/
/** "the highest average fee", "the largest number of": of more rows than one. */
const figured = /^(?:average|avg|mean|median|total|overall|number|amount|share|percentage)$/
/** "ran the longest", "lasted longest". */
const goingOn = /^(?:ran|run|runs|lasted|lasts|last|stayed|stays|stay|waited|waits|wait|went)$/
const passing = /^(?:ever|yet|overall|so|far|known|recorded|measured|single)$/

export const peaksOf = (chart: Chart): ((start: number, end: number) => readonly Peak[]) =>
  remembered<Peak>((start, end) => {
    const won = winning(chart, start, end)
    if (won) return [won]
    const said = goingOn.test(chart.word(start)) ? start + 1 : start
    const at = articles.test(chart.word(said)) ? said + 1 : said
    if (chart.word(at - 1) === 'at' || chart.phrase(start - 2, 'within the') > 0) return []
    return chart
      .of(at, 'superlative')
      .filter((sup) => !sup.measure && !sup.per && sup.end <= end && sup.field?.field.role !== 'id')
      .filter(({ word }) => !/^(?:max|min|maximum|minimum)$/.test(word))
      .filter((sup) => said === start || isOfTime(sup))
      .flatMap((sup): Peak[] => {
        const behind = chart.tokens.slice(sup.end, end).map(({ word }) => word)
        const isLasting = behind.length === 1 && enduring.test(behind[0] ?? '')
        if (chart.tokens.slice(sup.start, sup.end).some(({ word }) => figured.test(word))) return []
        if (!isLasting && !behind.every((word) => passing.test(word))) return []
        const kept = isLasting ? sinceBeginning(sup) : sup
        if (!kept) return []
        const edges = [kept, holding(start, at), holding(sup.end, end)]
        return [{ sup: kept, cost: costOf(sup) + (sup.field ? 0 : 0.05), edges }]
      })
  })

const isOfTime = ({ hints }: EdgeOf<'superlative'>): boolean =>
  hints.some((hint) => /^(?:durat|time|length)/.test(hint))

/** "who won", where nobody's place is told, but each one's time. */
const winning = (chart: Chart, start: number, end: number): Peak | null => {
  const isSaid = /^(?:won|winner|winners)$/.test(chart.word(start)) && end === start + 1
  const isKnown = chart.of(start, 'value').length > 0 || chart.of(start, 'condition').length > 0
  const fields = chart.catalog.datasets.flatMap((d) => (d.hidden ? [] : d.fields.filter((f) => !f.hidden)))
  const isTimed = fields.some((field) => isDuration(field) && isOfARace(field))
  if (!isSaid || isKnown || !isTimed || fields.some(isPlaced)) return null
  const sup: EdgeOf<'superlative'> = {
    ...{ start, end, score: 0.85, rule: 'peaks', kind: 'superlative', word: 'fastest', descending: false },
    ...{ field: null, measure: null, on: null, n: null, nth: null, time: false, order: false },
    hints: ['time', 'lap', 'duration'],
  }
  return { sup, cost: 0.15, edges: [sup] }
}
const isOfARace = ({ label }: Field): boolean =>
  identifierWords(label).some((word) => /^(?:finish|final|race|net|gun|swim|lap|heat)$/.test(word))

/** "the longest serving": what began first. */
const sinceBeginning = (sup: EdgeOf<'superlative'>): EdgeOf<'superlative'> | null =>
  sup.field || !isOfTime(sup) ? null : { ...sup, descending: !sup.descending, time: true, order: true, hints: [] }

const beginnings =
  /^(?:joined|joining|start|started|starts|begin|began|begun|beginning|since|opened|opening|founded|founding|established|built|made|created|constructed|planted|published|released|release|hired|entered|registered|filed|received|opened)$/
const births = /^(?:birth\p{L}*|born|dob)$/u

const isCalled = ({ field }: Pick<NamedField, 'field'>, words: RegExp): boolean =>
  identifierWords(field.label).some((word) => words.test(word))

/** When a thing began, of the times that it has: nothing is the older for having been looked at. */
const timesMeant = (sup: EdgeOf<'superlative'>, base: Dataset): NamedField[] => {
  const all = timeFields(base).filter((named) => !isCalled(named, births) || sup.hints.length > 0)
  const began = all.filter((named) => isCalled(named, beginnings))
  const born = all.filter((named) => isCalled(named, births))
  const first = born.length > 0 ? born : began
  return first.length > 0 && (sup.hints.length > 0 || !sup.descending) ? first : all
}

const marks = /^(?:score|scores|rating|ratings|mark|marks|grade|stars|points|review|rank)$/

/** "the best": by the mark that each was given, where there is one. */
export const marked = (base: Dataset): NamedField[] => {
  const all = namedFields(base)
  const placed = all.filter(({ field }) => isPlaced(field))
  const given = all.filter(
    (named) =>
      isNumber(named.field) &&
      isCalled(named, marks) &&
      !isCalled(named, /^(?:max|maximum|min|minimum|possible)$/) &&
      (named.field.profile?.distinct ?? 2) > 1,
  )
  return placed.length > 0 ? placed.slice(0, 1) : given.length === 1 ? given : []
}

/** What rows of a base stand in order of. */
export const orderedBy = (chart: Chart, { sup }: Peak, base: Dataset): Ordered[] => {
  const of = (named: NamedField, cost: number, isSaid: boolean): Ordered => ({
    ...{ named, cost, isSaid },
    descending: directionFor(sup, named),
  })
  if (sup.field) return reach(chart.catalog, base.name).has(sup.field.dataset.name) ? [of(sup.field, 0, true)] : []
  const meant = sup.hints.length > 0 ? meantFields(sup, namedFields(base)) : []
  const amounts = meant.filter(({ field }) => isAmount(field) && !isTimeLike(field))
  if (amounts.length > 0) return amounts.slice(0, 2).map((named, i) => of(named, i * 0.1, true))
  if (sup.time || sup.order)
    return timesMeant(sup, base)
      .slice(0, 1)
      .map((named) => of(named, 0.1, true))
  if (/^(?:best|worst|top|bottom)$/.test(sup.word))
    return [...marked(base).map((named) => of(named, 0.15, false)), ...timed(sup, base)]
  const lasting = isOfTime(sup) ? lastingOf(chart, base) : null
  if (lasting) return [{ ...of(lasting.to, 0.15, true), of: lasting.of, descending: sup.descending }]
  // "the second highest mountain"
  if (/^(?:highest|lowest)$/.test(sup.word))
    return namedFields(base)
      .filter(({ field }) => isAmount(field) && isCalled({ field }, /^(?:height|elevation|altitude)$/))
      .slice(0, 1)
      .map((named) => of(named, 0.1, true))
  return []
}

/** "the longest repair": from the one time that is kept to the other. */
const lastingOf = (chart: Chart, base: Dataset): { to: NamedField; of: Expression } | null => {
  const [span, ...others] = inOrder(timeFields(base).filter(({ field }) => isTime(field)))
  if (!span || others.length > 0) return null
  const said = chart.tokens.find(({ word }) => elapsedIn(word, span.from.field.type) !== null)?.word
  const unit = said ?? (span.from.field.type === 'date' ? 'days' : 'hours')
  return { to: span.to, of: elapsedBetween(span.from, fieldOf(span.to), unit) }
}

/** "the top three women in the 50 m": the quickest, where each has a time and no mark or place. */
const timed = ({ word }: EdgeOf<'superlative'>, base: Dataset): Ordered[] => {
  if (marked(base).length > 0) return []
  const times = namedFields(base).filter(({ field }) => isDuration(field) && isOfARace(field))
  const final = times.filter((named) => isCalled(named, /^(?:final|finish|net|gun)$/))
  const [named, ...others] = final.length > 0 ? final : times
  return named && others.length === 0
    ? [{ named, descending: /^(?:worst|bottom)$/.test(word), cost: 0.15, isSaid: false }]
    : []
}
