import type { Dataset, Field } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge, EdgeOf } from '../chart.ts'
import { forgetsOperator } from '../clauses/figures/column-figures.ts'
import { saysFlag } from '../constructions/conditions/flag.ts'
import { isMeantBy, isOfAnyAmount } from '../constructions/ranking/qualities.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { isAmount, isGroup, isKind, isTimeLike, measureDataset, reach } from '../fields.ts'
import { isOfTheWhole } from '../knowledge/quantities.ts'
import { identifierStems } from '../words/words.ts'
import { averagesSingleRows, extremesOfSingleRows, groupsByAnAmount } from './as-asked/groups-of-one-row.ts'
import {
  groupsByAWordInPassing,
  groupsByTimeForRows,
  groupsByWhomForEach,
  takesADoerForTheDeed,
} from './as-asked/groups-unsaid.ts'
import { addsUpRates, comparesAKey, takesAFunctionForAName } from './as-asked/never-added.ts'
import { passesOverACourse, passesOverAValue } from './as-asked/plain-values.ts'
import {
  answersWhetherForWhom,
  countsRowsForHowMuch,
  countsThingsForDeeds,
  dividesByItsOwnRows,
  groupsByWhatIsCounted,
  ordersByDateForMost,
} from './as-asked/several-tables.ts'
import {
  addsUpForRate,
  countsForShare,
  countsTheWholeAsPart,
  forgetsTheWhole,
  sharesItself,
  sumsForThings,
} from './as-asked/shares-said.ts'
import {
  addsUpApart,
  answersWhetherForWhich,
  forgetsEachMissing,
  forgetsWhichHasMore,
  holdsToAllKinds,
  listsForTime,
  takesApartTwoPeriods,
  tellsARangeForTwo,
} from './as-asked/sides-said.ts'
import {
  addsUpBoth,
  averagesBoth,
  averagesEachRow,
  averagesFewTotals,
  changesAlongNothing,
  changesTheNumber,
  countsForBest,
  countsRowsForDifferent,
  forgetsEach,
  forgetsHowFar,
  forgetsOneSide,
  forgetsTheChange,
  forgetsTheShared,
  groupsByOneSide,
  groupsByWhatIsFixed,
  holdsOfAll,
  mixesFunctions,
  ordersForMost,
  ranksAllForEach,
  ranksEachRow,
  ranksGroupsForEach,
  ranksOneGroup,
  ranksYesAndNo,
  takesAStretchForTwo,
  takesAThingForAFlag,
  takesNeverForNot,
  tellsBothForChange,
  tellsEachStep,
} from './both-said.ts'
import { takesADateForColumns } from './columns-of-years.ts'
import {
  addsUpKinds,
  countsAColumnForTheThing,
  countsAllForSome,
  countsForHowMuch,
  countsPartForBoth,
  groupsByEachRow,
} from './counts-said.ts'
import { fieldIn } from './group-fields.ts'
import {
  contradicts,
  dividesAName,
  goesTheOtherWay,
  measuresAKey,
  measuresAYear,
  sharesAName,
  splitsALongerName,
  splitsAName,
  startsTheOtherWay,
  swallowsAValue,
  takesANameForAChange,
  takesAnotherForTheEnd,
  takesAnotherOfItsName,
  takesAnothersName,
  takesAnothersPeriod,
  takesAnotherWord,
  takesAPartForAPlace,
  takesAWordOfAName,
  takesTwoTimesForOne,
} from './names-fit.ts'
import { measuresAGroup, measuresWhatIsHeld, splitsWhatIsDoneMost } from './needless-figures.ts'
import {
  averagesWhatIsOne,
  countsForDone,
  ranksAFigureForMany,
  ranksAmountForOften,
  ranksAnotherForMost,
  ranksKindsForRows,
  ranksRowsForPeriods,
  takesMoneyForBest,
  tellsEachRowsHighest,
  tellsPeopleForWhat,
} from './ranked-rows.ts'
import {
  addsUpForOne,
  forgetsWhoToo,
  tellsHalfAName,
  tellsNoName,
  tellsNoPerson,
  tellsNoPlace,
  tellsNoTime,
  tellsNotWhichRow,
  tellsOneOfTwo,
  tellsTheFirstForAStretch,
  tellsTheLastForMost,
  tellsTheUnasked,
  tellsWhatWasSaid,
  tellsWhenInPassing,
} from './tells-what-is-asked.ts'

/** Whether a reading fits the data and what was spoken of; what does not is no candidate. */
export const isPlausible = (candidate: Candidate, chart: Chart): boolean => {
  const { question, edges } = candidate
  if (groupsTwiceByTime(question) || misses.some((isMissed) => isMissed(candidate, chart))) return false
  if (countsWhatItGroups(question, chart)) return false
  if (chart.catalog.datasets.length < 2) return true
  const said = new Set(
    edges.flatMap((e) => (e.kind === 'entity' ? [e.dataset] : e.kind === 'measure' && e.fn === 'count' ? [e.on] : [])),
  )
  const values = edges.filter((e): e is EdgeOf<'value'> => e.kind === 'value')
  if (takesAnothersField(question, chart, said) || values.some((v) => isByItself(question, chart, v))) return false
  if (groupsByAnothersTime(question, edges) || datesOfAnother(candidate, chart)) return false
  if (groupsByFarther(question, chart) || measuresFarther(question, chart) || takesTopForFirst(candidate)) return false
  return !edges.some((edge) => isOfUnsaid(edge, edges, question))
}

const measuredField = /"fn":"\w+","of":\{"field":\{"dataset":("[^"]*"),"field":("[^"]*")\}\}/g

/** "the average price of products", and products have a price: not that of another dataset which nobody spoke of. */
const takesAnothersField = (question: Question, chart: Chart, said: ReadonlySet<Dataset>): boolean => {
  if (said.size === 0) return false
  for (const [, dataset = '""', name = '""'] of JSON.stringify(question).matchAll(measuredField)) {
    const owner = chart.catalog.datasets.find((d) => d.name === JSON.parse(dataset))
    const field = owner?.fields.find((f) => f.name === JSON.parse(name))
    if (owner && field && !said.has(owner) && [...said].some((d) => d.fields.some((f) => isNamesake(f, field))))
      return true
  }
  return false
}

const isNamesake = (a: Field, b: Field): boolean =>
  a.role === b.role && identifierStems(a.label).join(' ') === identifierStems(b.label).join(' ')

/** "sales by country": the customers' country, not that of the employee who looks after them, of whom nobody spoke. */
const groupsByFarther = ({ by, measures, dataset }: Question, chart: Chart): boolean => {
  const { catalog } = chart
  const [first] = measures
  const up = reach(catalog, (first ? measureDataset(first, catalog) : dataset) ?? '')
  return by.some(({ of }) => {
    const owner = 'field' in of ? catalog.datasets.find((d) => d.name === of.field.dataset) : undefined
    const field = owner?.fields.find((f) => 'field' in of && f.name === of.field.field)
    const steps = owner && up.get(owner.name)
    if (!field || !owner || !steps || field.role === 'id' || field.role === 'name') return false
    if (isSpokenOf(owner, chart)) return false
    return catalog.datasets.some(
      (d) => (up.get(d.name) ?? steps) < steps && d.fields.some((f) => !f.hidden && isNamesake(f, field)),
    )
  })
}

const isSpokenOf = ({ label, thing, synonyms }: Dataset, { tokens }: Chart): boolean => {
  const stems = [label, thing?.one ?? '', ...synonyms].flatMap(identifierStems)
  return tokens.some(({ stem }) => stems.includes(stem))
}

/** "average price by category": what the products of a category cost, not the prices of order lines, of which nobody spoke. */
const measuresFarther = ({ by, measures }: Question, chart: Chart): boolean => {
  const [measure, ...others] = measures
  const [group] = by
  if (!measure || others.length > 0 || !group || !('field' in group.of)) return false
  if (!('fn' in measure) || !('of' in measure) || measure.fn === 'sum' || !('field' in measure.of)) return false
  const { dataset, field: name } = measure.of.field
  const to = group.of.field.dataset
  const owner = chart.catalog.datasets.find((d) => d.name === dataset)
  const field = owner?.fields.find((f) => f.name === name)
  const up = reach(chart.catalog, dataset)
  if (!owner || !field || isSpokenOf(owner, chart)) return false
  return chart.catalog.datasets.some((d) => {
    const steps = d === owner || !up.has(d.name) ? undefined : reach(chart.catalog, d.name).get(to)
    return steps !== undefined && steps < (up.get(to) ?? 0) && d.fields.some((f) => !f.hidden && isNamesake(f, field))
  })
}

/** "how many albums does Iron Maiden have": not those that are themselves called so, where the name is also one of something else. */
const isByItself = (question: Question, chart: Chart, value: EdgeOf<'value'>): boolean => {
  const { dataset, field } = value
  const counted = question.measures.some((m) => 'count' in m && m.count === dataset.name)
  if (!counted || question.by.length > 0 || !dataset.nameFields.includes(field.name)) return false
  return chart
    .of(value.start, 'value')
    .some((v) => v.end === value.end && v.dataset !== dataset && v.score >= value.score && v.how === 'exact')
}

/** How many patients each patient is: nobody asks that. */
const countsWhatItGroups = ({ measures, by }: Question, { catalog }: Chart): boolean => {
  const whole = JSON.stringify(measures)
  return catalog.datasets.some(({ name, primaryKey, nameFields }) => {
    const isBy = (field: string) => by.some((d) => JSON.stringify(d.of) === refer(name, field))
    const own = catalog.datasets.length > 1 ? [primaryKey, nameFields] : [primaryKey]
    const isEach = own.some((fields) => fields.length > 0 && fields.every(isBy))
    const key = primaryKey[0]
    return (
      isEach &&
      (whole.includes(`{"count":${JSON.stringify(name)}`) ||
        (key !== undefined && whole.includes(`"fn":"distinct","of":${refer(name, key)}`)))
    )
  })
}

const refer = (dataset: string, field: string): string => JSON.stringify({ field: { dataset, field } })

/** "customers who ordered in each of the last 3 months": the months of the orders, not those in which the customers came. */
const groupsByAnothersTime = ({ by, where }: Question, edges: readonly Edge[]): boolean => {
  const isSaid = edges.every((e) => e.kind !== 'dimension' || e.by.every((b) => 'field' in b))
  if (isSaid || !where) return false
  const timed = ('all' in where ? where.all : [where]).flatMap((c) =>
    'related' in c && c.some && JSON.stringify(c.where).includes('"during"') ? [c.related] : [],
  )
  return timed.length > 0 && by.some((d) => d.grain && 'field' in d.of && !timed.includes(d.of.field.dataset))
}

/** "how many litres did we buy in 2024": when they were bought, not the cars that they were for. */
const datesOfAnother = ({ question: { measures }, edges }: Candidate, chart: Chart): boolean => {
  const measured = measures.map((measure) => measureDataset(measure, chart.catalog))
  return edges.some(
    ({ start, ...edge }) =>
      edge.kind === 'condition' &&
      edge.field !== null &&
      isTimeLike(edge.field.field) &&
      measured.length > 0 &&
      !measured.includes(edge.field.dataset.name) &&
      /^(?:we|they|you|i)$/.test(chart.word(start - 1)) &&
      /^(?:did|do)$/.test(chart.word(start - 2)) &&
      measured.some((name) => chart.catalog.datasets.some((d) => d.name === name && d.timeField !== null)),
  )
}

const coarse = new Set(['week', 'month', 'quarter', 'year'])

/** "daily users per month": the days of a month are no groups beside it, nor the weeks of "per week over time", and neither are the moments of an hour. */
const groupsTwiceByTime = ({ by }: Question): boolean =>
  by.some(
    (d) =>
      (d.grain === 'day' || d.grain === 'week' || !d.grain) &&
      by.some(
        (o) =>
          o !== d &&
          (d.grain ? coarse.has(o.grain ?? '') : o.grain !== undefined) &&
          JSON.stringify(o.of) === JSON.stringify(d.of),
      ),
  )

/** "within 10 days": no duration of something that nobody spoke of. */
const isOfUnsaid = (edge: Edge, edges: readonly Edge[], question: Question): boolean => {
  if (edge.kind !== 'condition' || !edge.loose || !edge.field) return false
  const { dataset } = edge.field
  return dataset.name !== question.dataset && !edges.some((e) => e !== edge && speaksOfDataset(e, dataset))
}

const speaksOfDataset = (edge: Edge, dataset: Dataset): boolean =>
  ('dataset' in edge && edge.dataset === dataset) ||
  ('on' in edge && edge.on === dataset) ||
  (edge.kind === 'dimension' && edge.by.some((b) => 'field' in b && b.field.dataset === dataset))

/** "top ten donors", and there are donations: not those that stand first. */
const takesTopForFirst = ({ question: { order = [] }, edges }: Candidate): boolean =>
  edges.some((edge) => edge.kind === 'superlative' && !edge.order) &&
  order.some(({ column }) => 'of' in column && 'position' in column.of)

/** "top 3 regions by amount": regions by their amounts, not the regions of three orders that nobody spoke of. */
const ranksRowsForGroups = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const { measures, by, fields = [], order = [], limit } = question
  if (measures.length > 0 || by.length > 0 || fields.length !== 1 || order.length === 0 || limit === undefined)
    return false
  const field = fieldIn(chart, fields[0]!.of)
  return field !== undefined && isGroup(field) && !edges.some(({ kind }) => kind === 'entity')
}

/** "the most expensive", and there is a price: it is that which is ordered by. */
const ordersByAnother = ({ question, edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    if (edge.kind !== 'superlative' || edge.field || edge.measure || edge.time) return false
    const { hints } = edge
    if (isOfAnyAmount(hints)) return false
    const meant = chart.catalog.datasets.flatMap(({ name, fields }) =>
      fields.flatMap((field) => (isMeantBy(edge, field) ? [{ field, ref: { dataset: name, field: field.name } }] : [])),
    )
    // of costs in several columns: by their total
    const totals = meant.filter(({ field }) => isTotalOf(edge, field))
    const ordering = JSON.stringify(orderedBy(question))
    const wholes = meant.filter(({ field }) => isOfTheWhole(field))
    const wanted = totals.length > 0 ? totals : wholes.length > 0 ? wholes : meant
    return meant.length > 0 && !wanted.some(({ ref }) => ordering.includes(JSON.stringify(ref)))
  })

/** "the longest wings", of what has a wing length: by that, and by no other length or other size of a wing. */
const splitsWhatStandsFirst = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      !isOfAnyAmount(edge.hints) &&
      !(edge.field && isMeantBy(edge, edge.field.field)) &&
      chart
        .of(edge.start, 'superlative')
        .some(({ field, end, score }) => field && end >= edge.end && score >= 0.9 && isMeantBy(edge, field.field)),
  )

/** What decides the order: the figures that are named for it, else anything but what is only shown. */
const orderedBy = (question: Question): unknown => {
  const { order = [], measures, where } = question
  if (order.length === 0) return { ...question, fields: [] }
  return [where, ...order.map(({ column }) => ('measure' in column ? measures[column.measure] : column))]
}

/** "cost total", "total price": nothing but the total of what is meant. */
const isTotalOf = ({ hints }: EdgeOf<'superlative'>, { label }: Field): boolean => {
  const stems = identifierStems(label).filter((own) => /\p{L}/u.test(own))
  const others = stems.filter((own) => own !== 'total')
  return others.length === stems.length - 1 && others.every((own) => hints.some((hint) => own.startsWith(hint)))
}

/** "the highest price": by what stands behind the word, not by another amount. */
const ordersByUnsaid = ({ question, edges }: Candidate): boolean =>
  edges.some((edge) => {
    if (edge.kind !== 'superlative' || edge.field || edge.measure || edge.hints.length > 0 || edge.order) return false
    const said = edges.find((e) => e.start === edge.end && e.kind === 'field' && isAmount(e.field))
    const ordered = JSON.stringify(question.order ?? null)
    return said?.kind === 'field' && ordered.includes('"field":') && !ordered.includes(JSON.stringify(said.ref))
  })

/** "more than 100 airports": so many of them, not more than 100 of whatever has no name here. */
const comparesTheUnsaid = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'condition' &&
      edge.loose &&
      chart.of(edge.end - 1, 'number').some(({ end }) => end === edge.end) &&
      chart.of(edge.end, 'entity').some((e) => e.score >= 0.9),
  )

/** "units sold" is one figure where the data knows it, not a number of units beside what was sold. */
const splitsAFigure = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'measure' &&
      chart
        .of(edge.start, 'measure')
        .some(
          ({ score, measures, fields, end }) =>
            score >= 0.95 &&
            fields.length <= 1 &&
            (measures.length > 1 || chart.catalog.datasets.length > 1) &&
            edges.some((e) => e !== edge && e.kind === 'measure' && e.end === end),
        ),
  )

/** "police stations" are a thing by that name: no other things that have to do with the police. */
const splitsAThing = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some((_, at) =>
    chart
      .of(at, 'entity')
      .some(
        ({ end, how }) =>
          how === 'exact' &&
          edges.some((e) => e.kind === 'value' && e.start >= at && e.end <= end && e.end - e.start < end - at),
      ),
  )

/** "november vs december 2025": no month of every year beside one of this year, nor beside a day of the week. */
const comparesUnlike = ({ question: { compare = [] } }: Candidate): boolean => {
  const dated = compare.filter(({ where }) => 'during' in where)
  const parts = new Set(compare.flatMap(({ where }) => /"at":"\w+"/.exec(JSON.stringify(where))?.[0] ?? []))
  return (dated.length > 0 && parts.size > 0) || parts.size > 1
}

/** "the 5 cheapest": not the one. */
const forgetsHowMany = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((e) => e.kind === 'superlative' && e.n === null && e.nth === null && isNumbered(chart, e))

const isNumbered = (chart: Chart, { start }: Edge): boolean =>
  chart.of(start - 1, 'number').some(({ end, value }) => end === start && value > 1)

/** "the most goals", and goals are an amount: not how many different amounts there are. */
const countsAmounts = ({ question: { measures } }: Candidate, chart: Chart): boolean =>
  !chart.tokens.some(({ word }) => /^(?:different|distinct|unique|separate|various)$/.test(word)) &&
  differentIn(measures).some((of) => {
    const field = fieldIn(chart, of)
    return field?.role === 'measure' && isAmount(field)
  })

const differentField = /"fn":"distinct","of":(\{"field":\{[^}]*\}\})/g

/** What is counted in different ones, wherever in a figure it stands. */
const differentIn = (measures: Question['measures']): object[] =>
  [...JSON.stringify(measures).matchAll(differentField)].map(([, of = '{}']) => JSON.parse(of) as object)

/** "how many helpers for each role": of each role there is one role. */
const countsTheGroup = ({ question: { measures, by } }: Candidate): boolean => {
  const groups = by.filter(({ grain, bins }) => !grain && !bins).map(({ of }) => JSON.stringify(of))
  return differentIn(measures).some((of) => groups.includes(JSON.stringify(of)))
}

/** "countries without orders": not the countries of customers who have none, of whom nobody spoke. */
const takesOneForAll = ({ question: { dataset, fields = [], where }, edges }: Candidate, chart: Chart): boolean =>
  fields.length === 1 &&
  where !== undefined &&
  'related' in where &&
  !where.some &&
  where.where !== null &&
  !edges.some((edge) => edge.kind === 'entity' && edge.dataset.name === dataset) &&
  fields.every(({ of }) => {
    const field = fieldIn(chart, of)
    return field !== undefined && isKind(field)
  })

/** "a first reply", and there is a first reply; "whose last eruption was in 2015", and each says when that was: nothing stands first. */
const splitsFirst = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      edge.order &&
      edge.end === edge.start + 1 &&
      (chart.of(edge.start, 'field').some((f) => f.end > edge.end && f.how === 'exact' && f.score >= 0.99) ||
        edges.some((e) => e.start === edge.end && isCalledAlso(e, chart.tokens[edge.start]?.stem ?? ''))),
  )

/** A field, or a condition on one, that has this word in its name too. */
const isCalledAlso = (edge: Edge, word: string): boolean => {
  const field = edge.kind === 'field' ? edge.field : edge.kind === 'condition' ? edge.field?.field : undefined
  return field !== undefined && identifierStems(field.label).includes(word)
}

/** "still open": not what was opened; "current tenants", "never in Kiel": not all of them; "the same station": no other one. */
const forgetsStill = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(
    (t, at) =>
      /^(?:still|same|currently|current|presently|never)$/.test(t.word) &&
      [...chart.of(at, 'condition'), ...chart.of(at, 'value')].some(({ score }) => score >= 0.8) &&
      !edges.some((e) => e.start <= at && e.end > at),
  )

/** "most bikes": not by whether they are e-bikes. */
const takesAFlagForAThing = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => edge.kind === 'field' && yesAndNo(edge.field) !== null && !saysFlag(chart, edge))

const percents = ['by how many percent', 'by what percentage', 'by what percent']

/** "by how many percent did it grow": not both figures. */
const forgetsPercent = ({ question }: Candidate, chart: Chart): boolean =>
  chart.tokens.some((_, at) => percents.some((words) => chart.phrase(at, words) > 0)) &&
  !/"op":"\/"|"kind":"growth"/.test(JSON.stringify(question))

const misses = [
  answersWhetherForWhom,
  countsRowsForHowMuch,
  countsThingsForDeeds,
  dividesByItsOwnRows,
  groupsByWhatIsCounted,
  addsUpRates,
  comparesAKey,
  takesAFunctionForAName,
  groupsByAWordInPassing,
  groupsByTimeForRows,
  groupsByWhomForEach,
  takesADoerForTheDeed,
  ordersByDateForMost,
  passesOverACourse,
  passesOverAValue,
  addsUpForRate,
  countsForShare,
  forgetsTheWhole,
  countsTheWholeAsPart,
  sharesItself,
  sumsForThings,
  answersWhetherForWhich,
  forgetsWhichHasMore,
  holdsToAllKinds,
  listsForTime,
  takesApartTwoPeriods,
  tellsARangeForTwo,
  forgetsEachMissing,
  addsUpApart,
  countsPartForBoth,
  countsAColumnForTheThing,
  countsForHowMuch,
  countsAllForSome,
  addsUpKinds,
  groupsByEachRow,
  forgetsOperator,
  measuresAGroup,
  measuresWhatIsHeld,
  splitsWhatIsDoneMost,
  addsUpForOne,
  tellsNoPlace,
  tellsNoTime,
  tellsTheFirstForAStretch,
  tellsTheLastForMost,
  tellsTheUnasked,
  tellsNotWhichRow,
  tellsWhatWasSaid,
  takesAFlagForAThing,
  tellsOneOfTwo,
  forgetsPercent,
  forgetsStill,
  splitsFirst,
  swallowsAValue,
  takesOneForAll,
  averagesBoth,
  changesAlongNothing,
  changesTheNumber,
  countsRowsForDifferent,
  takesADateForColumns,
  tellsEachStep,
  countsAmounts,
  countsTheGroup,
  tellsNoName,
  tellsWhenInPassing,
  forgetsHowMany,
  forgetsEach,
  splitsAFigure,
  splitsAThing,
  takesAnotherWord,
  takesAnothersName,
  takesAPartForAPlace,
  takesAWordOfAName,
  takesAnothersPeriod,
  takesTwoTimesForOne,
  takesAnotherForTheEnd,
  goesTheOtherWay,
  startsTheOtherWay,
  contradicts,
  comparesUnlike,
  forgetsOneSide,
  forgetsTheChange,
  forgetsHowFar,
  tellsBothForChange,
  forgetsTheShared,
  takesAStretchForTwo,
  takesNeverForNot,
  tellsNoPerson,
  ranksRowsForGroups,
  ranksGroupsForEach,
  ranksAllForEach,
  ordersForMost,
  countsForBest,
  averagesFewTotals,
  averagesWhatIsOne,
  takesMoneyForBest,
  countsForDone,
  ranksAFigureForMany,
  ranksAmountForOften,
  ranksAnotherForMost,
  ranksKindsForRows,
  ranksRowsForPeriods,
  tellsPeopleForWhat,
  tellsEachRowsHighest,
  forgetsWhoToo,
  tellsHalfAName,
  ordersByAnother,
  splitsWhatStandsFirst,
  ordersByUnsaid,
  splitsAName,
  dividesAName,
  sharesAName,
  splitsALongerName,
  takesANameForAChange,
  takesAnotherOfItsName,
  measuresAKey,
  measuresAYear,
  comparesTheUnsaid,
  groupsByWhatIsFixed,
  addsUpBoth,
  ranksOneGroup,
  averagesEachRow,
  ranksEachRow,
  ranksYesAndNo,
  holdsOfAll,
  takesAThingForAFlag,
  groupsByOneSide,
  mixesFunctions,
  averagesSingleRows,
  extremesOfSingleRows,
  groupsByAnAmount,
]
