import { rounds } from '../../../platform/exact-json.ts'
import { isPlural } from '../../nouns.ts'
import type { Field } from '../../question/catalog.ts'
import type { Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf } from '../chart.ts'
import { conceptWays, stockValue, usualMeasure } from '../concepts.ts'
import { isCompared } from '../constructions/conditions/exact-numbers.ts'
import { flag } from '../constructions/conditions/flag.ts'
import { elapsed } from '../constructions/elapsed.ts'
import { takesOneOfMeant } from '../constructions/measuring/asked-amounts.ts'
import { products } from '../constructions/per-unit/products.ts'
import { durationsSaid } from '../constructions/statistics/durations-said.ts'
import { unusedTokens } from '../features.ts'
import { isAmount, isKind, isNumber, isTime, keepsDigits } from '../fields.ts'
import { looseFigures } from '../frames/loose-figures.ts'
import { whichOfThese } from '../frames/which-of-these.ts'
import { yesOrNo } from '../frames/yes-or-no.ts'
import { operations } from '../knowledge/operations.ts'
import { isAgeWord } from '../knowledge/people.ts'
import { countsThings } from '../knowledge/per-unit.ts'
import { isQuantity } from '../knowledge/quantities.ts'
import { comparatives, superlatives } from '../knowledge/superlatives.ts'
import { inUnitOf, isOfCalendar, unitFrom } from '../knowledge/units.ts'
import { otherWords } from '../knowledge/value-words.ts'
import { changeWords } from '../knowledge/verbs/change-words.ts'
import { monthNumber } from '../words/dates.ts'
import { fold } from '../words/words.ts'
import { forgetsAnAlternative } from './alternatives-said.ts'
import { forgetsWhenOrWhere } from './as-asked/asked-besides.ts'
import {
  averagesCountsForAmount,
  countsForDegree,
  countsForLength,
  countsInAUnit,
} from './as-asked/counts-for-amounts.ts'
import { forgetsTheDefinition } from './as-asked/shares-said.ts'
import { forgetsAState } from './as-asked/states-forgotten.ts'
import { countsThingsOrRows, ranksAnyAmount } from './as-asked/things-or-rows.ts'
import { tellsNoChange } from './both-said.ts'
import { countsRowsOfMass } from './counts-said.ts'
import { fieldIn } from './group-fields.ts'
import { forgetsInWhat, forgetsOneOfAList } from './lists-whole.ts'
import { addsAFigure } from './needless-figures.ts'
import { forgetsWhich } from './tells-what-is-asked.ts'

/**
 * Whether a reading makes its figure in the way that was said. "Refund rate" told as the refunds, or a list where a number was asked for, is
 * an answer to something else, however well its names fit. `unused` are the words that nothing in it explains.
 */
export const isHeeded = (chart: Chart, candidate: Candidate, unused: readonly string[]): boolean =>
  isMadeAsSaid(chart, candidate, unused) && !leavesAWord(chart, candidate)

/** These words are often said in passing ("percentage of intake" where all rows are what was taken in): where the rest is sure, most such readings are right. */
const leavesAWord = (chart: Chart, candidate: Candidate): boolean =>
  forgetsOfWhat(chart, candidate) || forgetsAColumn(chart, candidate)

/** The same without what is often said in passing. */
export const isMadeAsSaid = (chart: Chart, candidate: Candidate, unused: readonly string[]): boolean =>
  !comparesForBoth(chart, candidate) &&
  !listsForCount(chart, candidate) &&
  !forgetsTheDefinition(chart, candidate) &&
  !groupsForCount(chart, candidate) &&
  !addsUpForCount(chart, candidate) &&
  !averagesForTotal(chart, candidate) &&
  !placesForSize(candidate, unused) &&
  !asksWhetherThere(chart, candidate, unused) &&
  !countsForAmount(chart, candidate) &&
  !takesMoneyForPieces(chart, candidate) &&
  !forgetsAFunction(chart, candidate) &&
  !datesForLong(chart, candidate) &&
  !makesOtherwise(candidate, unused) &&
  !unused.some((word) => isUtmost(fold(word)) || isMonth(fold(word)) || isTooLong(fold(word))) &&
  !(unused.some((word) => changeWords.has(fold(word))) && tellsNoChange(candidate.question, chart)) &&
  !forgetsWhatIsThere(chart, candidate) &&
  !forgetsAValue(chart, candidate) &&
  !forgetsAnAlternative(chart, candidate) &&
  !takesAsEqual(chart, candidate) &&
  !ordersDigits(chart) &&
  !forgetsHowMany(chart, candidate) &&
  !sharesForBoth(chart, candidate) &&
  !averagesForOne(chart, candidate) &&
  !forgetsWhatTheyAre(chart, candidate) &&
  !forgetsWhichOnes(chart, candidate) &&
  !forgetsANot(chart, candidate) &&
  !countsForHowMuch(chart, candidate) &&
  !countsForWho(chart, candidate) &&
  !addsUpForList(chart, candidate) &&
  !forgetsAUnit(chart, candidate) &&
  !forgetsAQuantity(chart, candidate) &&
  !forgetsInWhat(chart, unusedTokens(chart, candidate)) &&
  !forgetsOneOfAList(chart, candidate, unusedTokens(chart, candidate)) &&
  !takesOneOfSeveral(chart, candidate) &&
  !takesOneOfMeant(chart, candidate) &&
  !forgetsASecond(chart, candidate) &&
  !groupsByACount(chart, candidate) &&
  !forgetsWithWhat(chart, candidate) &&
  !forgetsWho(chart, candidate) &&
  !forgetsByWhat(chart, candidate) &&
  !addsAFigure(chart, candidate) &&
  !forgetsMore(chart, candidate) &&
  !forgetsTheRate(chart, candidate) &&
  !forgetsWhich(chart, candidate) &&
  !countsForLength(chart, candidate) &&
  !averagesCountsForAmount(chart, candidate) &&
  !countsInAUnit(chart, candidate) &&
  !countsForDegree(chart, candidate, unusedTokens(chart, candidate)) &&
  !countsRowsOfMass(candidate, chart) &&
  !tellsMoreThanAsked(chart, candidate) &&
  !forgetsTheOthers(chart, candidate) &&
  !forgetsAState(chart, candidate) &&
  !forgetsWhenOrWhere(chart, candidate) &&
  !countsThingsOrRows(chart, candidate) &&
  !ranksAnyAmount(chart, candidate)

/** "approved but not paid": those that are both, and not the ones beside the others. */
const comparesForBoth = (chart: Chart, { question: { compare } }: Candidate): boolean =>
  compare !== undefined &&
  chart.tokens.some(({ word }, at) => word === 'but' && /^(?:not|never|no|without)$|n'?t$/.test(chart.word(at + 1)))

/** "the value of the hours", "the total cost" of packs at a price each, "stock value": neither all hours nor all prices added up. */
const forgetsTheRate = (chart: Chart, { question }: Candidate): boolean =>
  chart.tokens.some((_, at) =>
    chart
      .of(at, 'measure')
      .some(({ rule, measures }) => rule === products.name || measures.some(({ label }) => label === stockValue)),
  ) && !JSON.stringify(question).includes('"op":"*"')

/** "had mice", of "Evidence of mice": a word that stands in one value, and that nothing else is called by. */
const isOnlyIn = (chart: Chart, at: number, values: readonly unknown[]): boolean =>
  values.length === 1 &&
  chart.word(at).length >= 4 &&
  fold(String(values[0])).includes(chart.word(at)) &&
  chart.of(at, 'field').length + chart.of(at, 'entity').length === 0

/** "tents and mugs in Germany", without Germany: a value that stands so in the data is not left out. */
const forgetsAValue = (chart: Chart, candidate: Candidate): boolean => {
  const unused = new Set(unusedTokens(chart, candidate))
  return [...unused].some((at) =>
    chart
      .of(at, 'value')
      .some(
        ({ start, end, how, rule, values }) =>
          (how === 'exact' || rule === flag.name || isOnlyIn(chart, at, values)) &&
          chart.tokens.slice(start, end).every((_, i) => unused.has(start + i) || chart.isPlain(start + i)),
      ),
  )
}

/** "more than the average of their own brand", without the brand: a column that is called so is not left out; a time, or all countries, may be said in passing. */
const forgetsAColumn = (chart: Chart, candidate: Candidate): boolean => {
  const whole = JSON.stringify(candidate.question)
  return unusedTokens(chart, candidate).some((at) =>
    chart
      .of(at, 'field')
      .some(
        ({ end, how, field }) =>
          how === 'exact' &&
          end === at + 1 &&
          !isTime(field) &&
          !isPlural(chart.word(at)) &&
          !whole.includes(`"field":${JSON.stringify(field.name)}`),
      ),
  )
}

/** "how many are there and what is their average": both. */
const forgetsHowMany = (chart: Chart, { question: { measures }, edges }: Candidate): boolean =>
  measures.length > 0 &&
  chart.tokens.some(
    (_, at) =>
      ['how many are there', 'how many there are', 'how many were there'].some(
        (words) => chart.phrase(at, words) > 0,
      ) && edges.every((e) => e.kind === 'ask' || e.end <= at || e.start > at + 1),
  ) &&
  !/"count"|"distinct"/.test(JSON.stringify(measures))

/** "how many were there and what percentage survived": all of them are counted, not those who survived; and both are told. */
const sharesForBoth = (chart: Chart, { question, edges }: Candidate): boolean => {
  const { measures, where, over = [], compare } = question
  const both = ['and what percentage', 'and what percent', 'and what share', 'and the percentage']
  const at = chart.tokens.findIndex((_, i) => both.some((words) => chart.phrase(i, words) > 0))
  const isOfTwo = chart.tokens.some((_, i) => i < at && chart.phrase(i, 'how many') > 0)
  if (isOfTwo && compare === undefined && measures.length + over.length < 2) return true
  return (
    at >= 0 &&
    measures.length === 1 &&
    over.length > 0 &&
    where !== undefined &&
    edges.some(({ kind, start }) => start > at && (kind === 'value' || kind === 'condition'))
  )
}

/** "in which town is the most expensive house": one house, not where they are dear on average. */
const averagesForOne = (chart: Chart, { question: { measures, by }, edges }: Candidate): boolean =>
  by.length > 0 &&
  measures.some((measure) => 'fn' in measure && measure.fn === 'avg') &&
  !chart.tokens.some(({ word }) => /^(?:average|avg|mean|typical|typically)$/.test(word)) &&
  edges.some(
    (e) =>
      e.kind === 'superlative' &&
      e.hints.length > 0 &&
      (e.n ?? 1) === 1 &&
      chart.of(e.end, 'entity').some(({ how }) => how === 'exact' || how === 'words') &&
      !isPlural(chart.word(e.end)),
  )

/** "how many of them are vegetarians", where nothing says so: not all of them. */
const forgetsWhatTheyAre = (chart: Chart, candidate: Candidate): boolean =>
  candidate.question.measures.length > 0 &&
  unusedTokens(chart, candidate).some(
    (at) => at === chart.tokens.length - 1 && isPlural(chart.word(at)) && /^(?:are|were)$/.test(chart.word(at - 1)),
  )

const doers = /(?:[^aeiou]ers|ors|ists|ians|ees|ants)$/

/** "how many children survived", "how many doctors", where nobody says who is one; "deaths by ward", which there is not: not all of them. */
const forgetsWho = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some((at) => {
    const { stem = '', word = '' } = chart.tokens[at] ?? {}
    return (
      isAgeWord(stem) ||
      otherWords(word).some((other) => /^[fm]$/.test(other)) ||
      (doers.test(word) && /^(?:many|of)$/.test(chart.word(at - 1)) && chart.catalog.datasets.length === 1) ||
      (chart.word(at - 1) === 'by' && candidate.question.by.length === 0)
    )
  })

/** "guests by hotel", "guests in each hotel": of each hotel, though all rows are hotels' too. */
const forgetsByWhat = (chart: Chart, { question: { by, measures, order = [] } }: Candidate): boolean =>
  measures.length > 0 &&
  !measures.some((measure) => 'over' in measure) &&
  by.length === 0 &&
  order.length === 0 &&
  chart.tokens.some(
    ({ word }, at) =>
      /^(?:by|per|each|every)$/.test(word) &&
      (at > 0 || word === 'each') &&
      [at - 1, at, at + 1].some((from) => chart.of(from, 'dimension').length > 0) &&
      chart.of(at + 1, 'field').some(({ how, field }) => /^(?:exact|words)$/.test(how) && isKind(field)),
  )
/** "are they released less often": held against something, not which is more frequent. */
const forgetsMore = (chart: Chart, candidate: Candidate): boolean =>
  candidate.frame !== whichOfThese.name &&
  candidate.edges.some((edge) => edge.kind === 'ask' && edge.what === 'yesno') &&
  unusedTokens(chart, candidate).some((at) => /^(?:more|less|fewer|likely)$/.test(chart.word(at)))

const negation = /^(?:not|never|nobody|noone|nor|neither|without|\p{L}+n't)$/u

/** "who have never done a shift", "who haven't replied": not those who have. */
const forgetsANot = (chart: Chart, { edges }: Candidate): boolean =>
  chart.tokens.some(
    ({ word }, at) =>
      negation.test(word) &&
      !(word === 'not' && /^(?:or|and|,)$/.test(chart.word(at - 1))) &&
      !edges.some((e) => e.start <= at && e.end > at && e.kind !== 'ask'),
  )

/** "how many kilos", "total of approved expenses", "how many trips, and how much did they bring in": not only how many rows there are. */
const countsForHowMuch = (chart: Chart, { question: { measures, over = [] } }: Candidate): boolean => {
  if (measures.length === 0 || !measures.every((measure) => 'count' in measure)) return false
  const isAmount = (at: number) =>
    unitFrom(chart.word(at), '') !== null && !isOfCalendar(chart, at) && chart.of(at, 'entity').length === 0
  // "how many days", of rows that are days
  const isRows = (at: number) => chart.of(at, 'measure').some((m) => m.fn === 'count' && !m.loose && m.end > at + 2)
  return (
    chart.tokens.some((_, at) => {
      const many = chart.phrase(at, 'how many')
      return (
        (many > 0 && isAmount(at + many) && !isRows(at)) ||
        (at > 0 && chart.phrase(at, 'how much') > 0 && over.length === 0)
      )
    }) ||
    (chart.word(0) === 'total' && chart.word(1) === 'of' && usualMeasure(chart.catalog).length > 0)
  )
}

/** What a noun with its adjective begins behind. */
const beforeThings =
  /^(?:|many|of|the|all|our|with|without|any|no|for|which|what|list|show|top|are|were|is|by|and|or|per|each|every|\d+)$/

/** "how many overdue loans": not all loans. */
const forgetsWhichOnes = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some(
    (at) =>
      beforeThings.test(chart.word(at - 1)) &&
      chart.of(at + 1, 'entity').some((e) => e.how === 'exact') &&
      candidate.edges.some((e) => e.start <= at + 1 && e.end > at + 1),
  )

/** "total hours", "average wait in hours", of what is kept in minutes: not what an hour costs, and not how many rows there are. */
const forgetsAUnit = (chart: Chart, candidate: Candidate): boolean => {
  const { question } = candidate
  if (saysUnitInVain(chart, candidate)) return true
  if (question.measures.length === 0) return false
  const whole = JSON.stringify(question)
  return chart.tokens.some(({ word }, at) => {
    // what is told per litre, or of a litre, is not told in litres
    const isOfOne = /^(?:a|an|one|each)$/.test(chart.word(at - 1)) && /^(?:of|for)$/.test(chart.word(at - 2))
    const isEach = isOfOne || chart.word(at - 1) === 'per'
    const unit = isEach ? undefined : unitFrom(word, chart.word(at + 1))?.unit
    const before = unit ? Array.from({ length: 10 }, (_, back) => at - back) : []
    const ways = before
      .flatMap((from) => chart.of(from, 'measure'))
      .filter((m) => m.end > at && m.score >= 0.8 && m.fn !== 'count' && isIn(m, unit ?? ''))
    // "the busiest hours": those of the day
    if (question.by.some(({ grain }) => grain !== undefined && `${grain}s` === unit)) return false
    return ways.length > 0 && !ways.some(({ measures }) => measures.some((measure) => hasAllOf(whole, measure)))
  })
}

/** "weigh more than 5": not of what has no weight; "on day 21": not on all of them. */
const forgetsAQuantity = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some((at) => isQuantity(chart.tokens[at]?.stem ?? '') || /^\d/.test(chart.word(at)))

/** "litres per person", of rows that tell how many people there were: so much for each of these, and not for each number of them. */
const groupsByACount = (chart: Chart, { question, edges }: Candidate): boolean =>
  question.by.length > 0 &&
  question.measures.length > 0 &&
  edges.some(
    (edge) =>
      edge.kind === 'dimension' &&
      edge.by.some((by) => 'field' in by && isManySized(by.field.field) && isSaidOfOne(chart, edge.start)),
  )

const isManySized = (field: Field): boolean =>
  isNumber(field) && field.role === 'measure' && (countsThings(field) || (field.profile?.distinct ?? 0) > 12)

const isSaidOfOne = (chart: Chart, at: number): boolean => chart.word(at) === 'per' && !isPlural(chart.word(at + 1))

/** "how many need it, and what were they billed": both are asked for. */
const forgetsASecond = (chart: Chart, { question }: Candidate): boolean => {
  const told = question.measures.length + (question.fields?.length ?? 0) + question.by.length
  const isAsked = (at: number) => /^how$/.test(chart.word(at)) && /^(?:many|much)$/.test(chart.word(at + 1))
  const isFigure = (at: number) =>
    isAsked(at) || (chart.word(at) === 'what' && /^(?:is|are|was|were|do|did|does)$/.test(chart.word(at + 1)))
  return (
    told < 2 &&
    question.compare === undefined &&
    chart.tokens.some(
      ({ word }, at) =>
        word === 'and' &&
        (isFigure(at + 1) || (/^(?:on|in|for|by)$/.test(chart.word(at + 1)) && isAsked(at + 2))) &&
        chart.tokens.some((_, i) => i < at && isFigure(i)),
    )
  )
}

/** "average mileage", of what has one in the city and one on the highway: nobody said which. */
const takesOneOfSeveral = (chart: Chart, { question }: Candidate): boolean => {
  const whole = JSON.stringify(question)
  const isIn = ({ ref }: EdgeOf<'field'>) => whole.includes(JSON.stringify(ref))
  return chart.tokens.some(({ stem }, at) => {
    const own = isQuantity(stem) ? chart.of(at, 'field').filter((f) => f.end === at + 1) : []
    const best = Math.max(0, ...own.map(({ score }) => score))
    const alike = own.filter(({ score }) => score > best - 0.01)
    if (best >= 0.8 || alike.length < 2 || alike.filter(isIn).length !== 1) return false
    const [from, to] = [Math.max(0, at - 3), at]
    const longer = Array.from({ length: to - from + 1 }, (_, i) => chart.of(from + i, 'field')).flat()
    return !longer.some((f) => f.end > at && f.end - f.start > 1 && isIn(f))
  })
}

/** "houses with air conditioning", "price per square foot", "revenue per guest", where nothing is called so: not of all of them. */
const forgetsWithWhat = (chart: Chart, candidate: Candidate): boolean =>
  candidate.question.measures.length > 0 &&
  unusedTokens(chart, candidate).some(
    (at) =>
      isRateOf(chart, at) ||
      /^(?:with|without|per)$/.test(chart.word(/^(?:an?|the|any)$/.test(chart.word(at - 1)) ? at - 2 : at - 1)),
  )

/** "revenue per guest", of what has no revenue; "kilometres raced per runner" has its kilometres. */
const isRateOf = (chart: Chart, at: number): boolean =>
  chart.word(at + 1) === 'per' &&
  !/(?:ed|en)$/.test(chart.word(at)) &&
  chart.of(at, 'entity').length + chart.of(at, 'field').length === 0

const counted = /^(?:thousands|millions|billions)$/

/** "average mass in pounds", "population in thousands": not as it is kept. */
const saysUnitInVain = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some((at) => {
    if (chart.word(at - 1) !== 'in' || isOfCalendar(chart, at)) return false
    return counted.test(chart.word(at)) || unitFrom(chart.word(at), chart.word(at + 1)) !== null
  })

const isIn = ({ rule, fields }: EdgeOf<'measure'>, unit: string): boolean =>
  rule === elapsed.name || rule === durationsSaid.name || fields.some(({ field }) => inUnitOf(field, unit) !== null)

const ofMeasure = /\{"dataset":"[^"]*","field":"[^"]*"\}|"value":[\d.]+/g

/** The fields of a measure, and what they are divided by. */
const hasAllOf = (whole: string, measure: Measure): boolean =>
  (JSON.stringify(measure).match(ofMeasure) ?? []).every((part) => whole.includes(part))

/** "list the flats with street and rent": each of them, not what the rents come to. */
const addsUpForList = (chart: Chart, { question: { measures, having } }: Candidate): boolean => {
  const at = chart.word(0) === 'please' ? 1 : 0
  const thing = at + 1 + Number(chart.word(at + 1) === 'the' || chart.word(at + 1) === 'all')
  return (
    chart.word(at) === 'list' &&
    having === undefined &&
    measures.some((measure) => 'fn' in measure && measure.fn === 'sum') &&
    [thing, thing + 1].some((from) => chart.of(from, 'entity').some((e) => e.how === 'exact')) &&
    !chart.tokens.some(({ word }) => /^(?:total|sum|by|per|each)$/.test(word))
  )
}

/** "whose rent is higher than": names, not how many there are. */
const countsForWho = (chart: Chart, { question: { measures, by } }: Candidate): boolean =>
  /^(?:who|whose|whom)$/.test(chart.word(0)) &&
  by.length === 0 &&
  measures.some((measure) => 'count' in measure) &&
  !chart.tokens.some(({ word }) => /^(?:many|number|count)$/.test(word))

/** "orders that had a discount": not all orders, nor what the discounts come to. */
const forgetsWhatIsThere = (chart: Chart, { edges }: Candidate): boolean =>
  chart.tokens.some(
    (_, at) =>
      /^(?:with|has|have|had|having|got|received)$/.test(chart.word(at)) &&
      /^an?$/.test(chart.word(at + 1)) &&
      chart.of(at, 'condition').some((c) => !c.loose && c.score >= 0.7) &&
      !edges.some((e) => (e.kind === 'condition' || isOfSome(e)) && e.start <= at + 2 && e.end > at + 2),
  )

/** "how many of them have a guarantee": a figure that is narrowed by it. */
const isOfSome = (edge: Candidate['edges'][number]): boolean =>
  edge.kind === 'measure' && edge.measures.some((measure) => 'where' in measure && measure.where !== undefined)

/** "how much did they produce": an amount, not how many rows there are. */
const countsForAmount = (chart: Chart, { question: { measures, by } }: Candidate): boolean =>
  by.length === 0 &&
  measures.length === 1 &&
  measures.every((measure) => 'count' in measure) &&
  chart.tokens.some((_, at) => chart.phrase(at, 'how much') > 0) &&
  !chart.tokens.some(({ word }) => /^(?:many|number|more|less|often)$/.test(word))

/** "which product sold the most units": pieces, where they are known, and no money. */
const takesMoneyForPieces = (chart: Chart, { question: { measures } }: Candidate): boolean => {
  if (measures.length === 0 || !chart.tokens.some(({ word }) => /^(?:units|pieces|copies)$/.test(word))) return false
  const ways = conceptWays(chart.catalog, 'units').flatMap(({ measure }) => ('of' in measure ? [measure.of] : []))
  const whole = JSON.stringify(measures)
  return (
    ways.length > 0 &&
    !measures.some((m) => 'of' in m && ways.some((of) => JSON.stringify(m.of) === JSON.stringify(of))) &&
    /"op":"\*"/.test(whole)
  )
}

/** "how long does it take to ship": no dates. */
const datesForLong = (chart: Chart, { question: { measures, fields = [] }, edges }: Candidate): boolean =>
  measures.length === 0 &&
  fields.length > 0 &&
  edges.some((edge) => edge.kind === 'ask' && edge.what === 'long') &&
  fields.every(({ of }) => {
    const field = fieldIn(chart, of)
    return field !== undefined && isTime(field)
  })

/** "how many lack a label, how many a size": one figure for each time it was asked. */
const tellsMoreThanAsked = (chart: Chart, { question: { measures } }: Candidate): boolean => {
  const asked = chart.tokens.filter((_, at) => chart.phrase(at, 'how many') > 0).length
  const isOther = chart.tokens.some(
    ({ word }) => functions.test(word) || /^(?:much|total|share|percentage)$/.test(word),
  )
  // "how many the size", of those that lack it
  const isElided = chart.tokens.some((_, at) => chart.phrase(at, 'how many the') > 0)
  return asked > 1 && !isOther && (measures.length > asked || (isElided && /"fn":"sum"/.test(JSON.stringify(measures))))
}

/** "of those that failed, and of the others": both, not the first of them. */
const forgetsTheOthers = (chart: Chart, { question: { measures, by, compare } }: Candidate): boolean =>
  by.length === 0 &&
  compare === undefined &&
  measures.length === 1 &&
  chart.tokens.some(
    ({ word }, at) =>
      /^(?:others|rest)$/.test(word) &&
      chart.word(at - 1) === 'the' &&
      [at - 2, at - 3].some((before) => /^(?:and|vs|versus|against)$/.test(chart.word(before))),
  )

const functions = /^(?:average|avg|mean|median|minimum|maximum)$/

/** "average wait and average length": both; "number of sales and total value": both; "total hours of": no list. */
const forgetsAFunction = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some((at) => functions.test(chart.word(at))) ||
  (chart.word(0) === 'total' && candidate.question.measures.length === 0) ||
  chart.tokens.some(
    (_, at) =>
      ['total value', 'total worth', 'total amount'].some((words) => chart.phrase(at, words) > 0) &&
      !candidate.edges.some((e) => e.start <= at + 1 && e.end > at + 1),
  )

const nouns = /^(?:forest|harvest|interest|honest|contest|protest|arrest|invest|digest|request|conquest|manifest)$/

/** "the steepest": one that stands first, by something that the data does not have. */
const isUtmost = (word: string): boolean =>
  superlatives.has(word) || (/^\p{L}{3,}(?:est|(?:er|r)nmost|ermost)$/u.test(word) && !nouns.test(word))

/** "over 9007199254740993" where that is a name of text, which has no order: it is not one that is called so. */
const takesAsEqual = (chart: Chart, candidate: Candidate): boolean => {
  const long = chart.tokens.flatMap(({ word }, at) => (isTooLong(word) && isCompared(chart, at) ? [at] : []))
  if (long.length === 0) return false
  const unused = new Set(unusedTokens(chart, candidate))
  return long.some((at) => !unused.has(at) && [1, 2, 3].some((back) => unused.has(at - back)))
}

/** "the highest order id", where that is text: text stands in another order than numbers. */
const ordersDigits = (chart: Chart): boolean =>
  chart.tokens.some(
    ({ word }, at) =>
      /^(?:highest|lowest|largest|smallest|biggest|greatest|max|maximum|min|minimum)$/.test(word) &&
      chart.of(at + 1, 'field').some(({ how, field }) => how === 'exact' && keepsDigits(field)),
  )

/** "where price is 0.1234567890123456789": what no number holds is not left out, as it is not rounded. */
const isTooLong = (word: string): boolean => /^\d/.test(word) && rounds(word.replaceAll(',', ''))

/** "from June to August", without August. */
const isMonth = (word: string): boolean => monthNumber(word) !== null && !/^(?:may|mar|march|dec)$/.test(word)

const makesOtherwise = ({ question }: Candidate, unused: readonly string[]): boolean => {
  if (unused.length === 0) return false
  const whole = JSON.stringify(question)
  return unused.some((word) => operations.some(([words, has]) => words.has(fold(word)) && !has.test(whole)))
}

/** "how many products cost more than 50": not these products. */
const groupsForCount = (chart: Chart, { question: { having, measures }, edges }: Candidate): boolean =>
  having !== undefined &&
  edges.some(({ start, end }) =>
    chart.tokens.some((_, at) => at >= start && at < end && chart.phrase(at, 'how many')),
  ) &&
  !/"count"|"distinct"/.test(JSON.stringify(measures))

/** "how many payments": not what the payments come to. */
const addsUpForCount = (chart: Chart, { question }: Candidate): boolean => {
  const at = chart.tokens.findIndex((_, i) => chart.phrase(i, 'how many') > 0)
  if (at < 0 || question.measures.length === 0 || /"count"|"distinct"/.test(JSON.stringify(question))) return false
  const isThing = chart.of(at + 2, 'entity').some((e) => e.how === 'exact' && e.score >= 0.95)
  return isThing && !chart.of(at + 2, 'field').some((f) => f.score >= 0.95)
}

/** "the total number of matches": not how many there are on average. */
const averagesForTotal = (chart: Chart, { question: { measures }, edges }: Candidate): boolean =>
  chart.tokens.some(({ word }) => word === 'total') &&
  !chart.tokens.some(({ word }) => /^(?:average|avg|mean|per)$/.test(word)) &&
  measures.some(
    (measure) =>
      'fn' in measure && measure.fn === 'avg' && !/total/i.test(JSON.stringify('of' in measure && measure.of)),
  ) &&
  edges.some(({ kind }) => kind === 'measure')

/** "did Kiel pay more than Bonn", "did Kiel win in Bonn": not whether there is a Kiel; "are there any": not what they come to. */
const asksWhetherThere = (chart: Chart, { frame, tags }: Candidate, unused: readonly string[]): boolean =>
  (frame === yesOrNo.name && tags.includes('exists') && unused.length > 0) ||
  (frame === looseFigures.name && /^(?:is|are|was|were)$/.test(chart.word(0)) && chart.word(1) === 'there')

const degree = /^(?:most|least|fewest|more|less|fewer)$/

const sharing = /^(?:share|percentage|percent|proportion|fraction)$/

/** "the most electricity", "share of the insured", "more than 3 occupants", "which patients", "turnout by county": what there is so much of was said, and is not what is counted. */
const forgetsOfWhat = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some(
    (at) =>
      degree.test(chart.word(at - 1)) ||
      (chart.word(at - 1) === 'of' && sharing.test(chart.word(at - 2))) ||
      (chart.word(at + 1) === 'by' && candidate.question.measures.length === 0) ||
      (/^(?:which|what)$/.test(chart.word(at - 1)) &&
        (at === 1 || (at === 2 && /^(?:in|for|on|at|by|from|of|with)$/.test(chart.word(0)))) &&
        !/^(?:kinds?|types?|sorts?)$/.test(chart.word(at))) ||
      (chart.of(at - 1, 'number').length > 0 &&
        /^(?:than|least|most|over|above|under|below)$/.test(chart.word(at - 2))),
  )

const ofNumber = /^(?:more|less|fewer|larger|bigger|smaller)$/

/** "which is longer, A or B": not which of them stands first, nor of which there are more. */
const placesForSize = ({ frame, tags }: Candidate, unused: readonly string[]): boolean =>
  frame === whichOfThese.name &&
  unused.some(
    (word) =>
      comparatives.has(fold(word)) &&
      (tags.includes('position') || (tags.includes('count') && !ofNumber.test(fold(word)))),
  )

/** "the AOV and the ARPU": both of them. */
export const dropsFigures = ({ measures, over = [], compare = [] }: Question, figures: number): boolean =>
  figures > 1 && compare.length === 0 && measures.length + over.length < figures

const asksNumber = (tokens: Chart['tokens']): boolean =>
  /^(?:(?:what|is|was|are|were|the|total) )*number of (?!the )/.test(tokens.map(({ word }) => word).join(' '))

/** "how many payments": not what the payments are called. */
const listsForCount = (
  { catalog, tokens }: Chart,
  { question: { measures, fields = [] }, edges }: Candidate,
): boolean =>
  measures.length === 0 &&
  (edges.some((edge) => edge.kind === 'ask' && edge.what === 'count') || asksNumber(tokens)) &&
  fields.every(({ of }) => {
    if (!('field' in of)) return false
    const { dataset, field: name } = of.field
    const field = catalog.datasets.find((d) => d.name === dataset)?.fields.find((f) => f.name === name)
    return field !== undefined && (field.role === 'id' || !isAmount(field))
  })
