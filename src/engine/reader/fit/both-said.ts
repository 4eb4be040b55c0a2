import type { Dataset, Field } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { flag } from '../constructions/conditions/flag.ts'
import { missing } from '../constructions/conditions/missing.ts'
import { outcome } from '../constructions/conditions/outcomes.ts'
import { twoFields } from '../constructions/conditions/two-fields.ts'
import { manyOfEach } from '../constructions/counts.ts'
import { eachOfUsAt } from '../constructions/groups.ts'
import { isOfAnyAmount } from '../constructions/ranking/qualities.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { fieldOf, isAmount, isGroup, isKind, isTimeLike, manyRows } from '../fields.ts'
import { comparisons } from '../frames/comparisons.ts'
import { shares } from '../frames/shares/shares.ts'
import { functionPhrases } from '../knowledge/functions.ts'
import { changeNouns } from '../knowledge/verbs/change-words.ts'
import { identifierStems, stem } from '../words/words.ts'
import { fieldIn } from './group-fields.ts'

/** "how much did it grow from 2020 to 2025", "the change of each country from 2020 to 2025": from the one to the other, not from year to year. */
export const tellsEachStep = ({ question: { over = [], by }, edges }: Candidate, chart: Chart): boolean => {
  if (by.length === 0 || !over.some(({ kind }) => kind === 'change' || kind === 'growth')) return false
  const sides = chart.tokens.findIndex((_, from) => chart.of(from, 'sides').length > 0)
  if (sides < 0) return false
  const isPerPeriod = edges.some(
    (e) => e.kind === 'dimension' && e.by.some((b) => 'grain' in b || isTimeLike(b.field.field)),
  )
  const isGrowth = over.some(({ kind }) => kind === 'growth')
  const isHowMuch = chart.tokens.some(
    (_, at) => at < sides && (chart.phrase(at, 'how much') > 0 || chart.phrase(at, 'by how many') > 0),
  )
  return isHowMuch || ((isGrowth || by.length > 1) && !isPerPeriod)
}

const alongTime = new Set(['change', 'growth'])
const timeWords = new Set(
  ['year', 'quarter', 'month', 'week', 'day', 'date', 'period', 'season', 'time', 'decade'].map(stem),
)

/** The change from one country to the next, of a list of countries: nobody asks that. */
export const changesAlongNothing = ({ question: { over = [], by } }: Candidate, chart: Chart): boolean =>
  over.some(({ kind, from, along }) => alongTime.has(kind) && from === undefined && along === undefined) &&
  by.every(({ of, grain }) => {
    const field = fieldIn(chart, of)
    if (grain || field === undefined || field.type !== 'text') return false
    return !identifierStems(field.label).some((own) => timeWords.has(own))
  })

/** "in how many countries did it fall": in so many, not how their number changed beside it. */
export const changesTheNumber = (
  { question: { measures, over = [], compare }, edges }: Candidate,
  chart: Chart,
): boolean =>
  (over.length > 0 || compare !== undefined || measures.some((measure) => 'op' in measure)) &&
  /"fn":"distinct"/.test(JSON.stringify(measures)) &&
  edges.some((edge) => edge.kind === 'over' && alongTime.has(edge.over.kind)) &&
  (edges.filter(({ kind }) => kind === 'measure').length > 1 ||
    chart.tokens.some((_, at) => chart.phrase(at, 'in how many') > 0 || chart.phrase(at, 'for how many') > 0))

/** "average sales from June to August 2022": of all that time, where nothing says that its ends are held against each other. */
export const takesAStretchForTwo = ({ frame, edges }: Candidate, chart: Chart): boolean =>
  frame === comparisons.name &&
  edges.some(
    ({ kind, start, end }) =>
      kind === 'sides' &&
      [start, start - 1].some((at) => chart.word(at) === 'from') &&
      chart.tokens.slice(start, end).some(({ word }) => /^(?:to|through|until|till)$/.test(word)),
  ) &&
  !edges.some((e) => e.kind === 'over' || (e.kind === 'operator' && /^(?:compare|difference)$/.test(e.op)))

const saysNumber = (whole: string, value: number): boolean => new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(whole)

/** "grew by more than 10 percent": not only that it grew. */
export const forgetsHowFar = ({ question, edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'over' &&
      chart.tokens.some(
        (_, at) =>
          at > edge.start &&
          at < edge.end &&
          chart
            .of(at, 'number')
            .some(({ value }) => !saysNumber(JSON.stringify(question.having ?? question.measures), value)),
      ),
  )

const changed = /"kind":"(?:change|growth)"|"op":"-"/

/** "which grew the most", "did it go up": a change, or what there was at each time; never how much there is. */
export const forgetsTheChange = (candidate: Candidate, chart: Chart): boolean =>
  (candidate.edges.some(isOfChange) || passesOver(candidate, chart)) && tellsNoChange(candidate.question, chart)

const isOfChange = (edge: Edge): boolean => edge.kind === 'over' && alongTime.has(edge.over.kind)

/** "go up", of words that are plain by themselves. */
const passesOver = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some((_, at) =>
    chart
      .of(at, 'over')
      .some(
        (over) =>
          isOfChange(over) &&
          over.end > at + 1 &&
          chart.isPlain(at) &&
          !edges.some(({ start, end }) => start < over.end && end > at),
      ),
  )

export const tellsNoChange = (question: Question, chart: Chart): boolean =>
  question.compare === undefined &&
  !question.measures.some((measure) => 'compare' in measure) &&
  !changed.test(JSON.stringify(question)) &&
  !(question.limit === undefined && question.by.some(({ of, grain }) => grain || isTimeLikeIn(chart, of)))

/** "the change in price from 2000 to 2010": how much it was, not what there was at both times. */
export const tellsBothForChange = ({ question, edges }: Candidate, chart: Chart): boolean =>
  question.compare !== undefined &&
  !chart.tokens.some(({ word }) => /^(?:how|did|does|do|has|have|compare)$/.test(word)) &&
  edges.some(
    ({ kind, end }) =>
      kind === 'over' &&
      changeNouns.has(chart.word(end - 1)) &&
      /^(?:in|of|from|between|by|for)$/.test(chart.word(end)),
  )

const isTimeLikeIn = (chart: Chart, of: object): boolean => {
  const field = fieldIn(chart, of)
  return field !== undefined && isTimeLike(field)
}

const isOfMany = (field: Field | undefined): boolean =>
  field !== undefined && (isGroup(field) || (isTimeLike(field) && (field.profile?.rows ?? 0) >= manyRows))
const additive = new Set(['sum', 'count', 'distinct', 'min', 'max'])

/** "average rain for January and July", of many rows each: of both apart, not of all these rows together. */
export const averagesBoth = (
  { question: { measures, by, compare, where }, edges }: Candidate,
  chart: Chart,
): boolean => {
  // "average order total" may be a sum by so many orders
  const isSaid = chart.tokens.some(({ word }) => /^(?:average|avg|mean)$/.test(word))
  const isAverage = measures.some((m) =>
    'op' in m ? m.op === '/' && isSaid : 'fn' in m && 'of' in m && !additive.has(m.fn),
  )
  if (!isAverage || compare || !where) return false
  return ('all' in where ? where.all : [where]).some(
    (each) =>
      'in' in each &&
      Array.isArray(each.values) &&
      each.values.length >= 2 &&
      isOfMany(fieldIn(chart, 'at' in each.in ? each.in.of : each.in)) &&
      edges.some((e) => (e.kind === 'value' || e.kind === 'condition') && joinsWithAnd(chart, e)) &&
      !by.some(({ of }) => JSON.stringify(each.in).includes(JSON.stringify(of))),
  )
}

/** "shop and", "shop, phone and web". */
const joinsWithAnd = (chart: Chart, { start, end }: Edge): boolean =>
  chart.word(end) === 'and' || chart.tokens.slice(start, end).some(({ word }) => word === 'and')

const greatest = new Set(functionPhrases.flatMap(([words, fn]) => (fn === 'max' || fn === 'min' ? [words] : [])))

const degrees = /^(?:most|least|fewest|top)$/

const ofEach = /^(?:per|each|every|by|across)$/

/** Words that group: "per category", "in each category". */
const isGrouping = (chart: Chart, { kind, start }: Edge): boolean =>
  kind === 'dimension'
    ? [start, start + 1].some((at) => ofEach.test(chart.word(at)))
    : ofEach.test(chart.word(start - 1))

/** "highest price per category": one for each category, not the category whose prices add up to the most. */
export const ranksGroupsForEach = ({ question, edges, targetSaid }: Candidate, chart: Chart): boolean => {
  const ranked = question.limit === 1
  if (!ranked && !(question.limitWithin?.n === 1 && targetSaid < 0.5)) return false
  const thing = ranked ? edges.find((edge) => isGreatestThing(edge, edges)) : undefined
  const greatestOf = thing ?? edges.find((edge) => isGreatestOf(edge, edges))
  const groups = edges.filter(
    ({ kind, start }) => kind === 'dimension' || ((kind === 'entity' || kind === 'field') && start !== greatestOf?.end),
  )
  const isEach = groups.length > 0 || (thing === undefined && question.by.length > 0)
  return greatestOf !== undefined && isEach && groups.every((edge) => isGrouping(chart, edge))
}

/** "the heaviest of each kind", "which town has the most at each site": one of each, not one of them all. */
export const ranksAllForEach = ({ question: { limit, order = [] } }: Candidate, chart: Chart): boolean =>
  limit === 1 &&
  order.length > 0 &&
  chart.tokens.some(
    ({ word }, at) =>
      /^(?:each|every)$/.test(word) &&
      (at === 0 || /^(?:for|in|at|of|within|from|on)$/.test(chart.word(at - 1))) &&
      chart.of(Math.max(0, at - 1), 'dimension').length > 0,
  )

/** "the most stops": how many there are, not by a figure that nobody said. */
export const ordersForMost = ({ question: { measures, order = [] }, edges }: Candidate): boolean =>
  measures.length === 0 &&
  order.length > 0 &&
  edges.some(
    (e) =>
      e.kind === 'superlative' &&
      /^(?:most|fewest)$/.test(e.word) &&
      !e.field &&
      e.hints.length === 0 &&
      edges.some(({ kind, start }) => kind === 'entity' && start === e.end) &&
      !edges.some((o) => o.kind === 'field' && JSON.stringify(order).includes(JSON.stringify(o.ref))),
  )

/** "the best variety": by some figure, not the one with the most rows. */
export const countsForBest = ({ question: { measures, order = [] }, edges }: Candidate, chart: Chart): boolean =>
  order.some(({ column }) => 'measure' in column && 'count' in (measures[column.measure] ?? {})) &&
  edges.some((e) => e.kind === 'superlative' && /^(?:best|worst|highest|lowest)$/.test(e.word) && !e.measure) &&
  !edges.some((e) => e.kind === 'measure' && e.measures.some((measure) => 'count' in measure)) &&
  !chart.tokens.some(({ word }) => /^(?:many|number|count)$/.test(word))

const isGreatestOf = (edge: Edge, edges: readonly Edge[]): boolean =>
  edge.kind === 'superlative' &&
  greatest.has(edge.word) &&
  !degrees.test(edge.word) &&
  (edge.field !== null || edges.some((e) => e.start === edge.end && isAmountSaid(e)))

/** "the heaviest animal of every kind": the word itself says by what. */
const isGreatestThing = (edge: Edge, edges: readonly Edge[]): boolean =>
  edge.kind === 'superlative' &&
  !isOfAnyAmount(edge.hints) &&
  edges.some((e) => e.start === edge.end && e.kind === 'entity')

const isAmountSaid = (edge: Edge): boolean =>
  (edge.kind === 'measure' && edge.loose) || (edge.kind === 'field' && isAmount(edge.field))

/** "deaths by type", where one of the types is Death: all of them. */
export const groupsByWhatIsFixed = ({ question: { by, measures }, edges }: Candidate, chart: Chart): boolean =>
  measures.length > 0 &&
  edges.some(
    (edge) =>
      edge.kind === 'value' &&
      by.some(({ of, grain }) => grain === undefined && fieldIn(chart, of) === edge.field) &&
      edge.values.length === 1 &&
      !edges.some((other) => other !== edge && other.kind === 'value' && other.field === edge.field) &&
      /s$/.test(chart.word(edge.end - 1)) &&
      !/s$/i.test(String(edge.values[0])),
  )

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "cancelled vs not cancelled": both, not one of them as the only group. */
export const groupsByOneSide = ({ question: { by, where, measures } }: Candidate, chart: Chart): boolean =>
  [where, ...measures.map(partOf)]
    .flatMap((held) => (held ? ('all' in held ? held.all : [held]) : []))
    .some((each) => {
      const field = 'compare' in each && each.compare === '=' ? fieldIn(chart, each.left) : undefined
      // "those with 70 or more beside the rest"
      const isParted = by.some(({ of }) => 'case' in of && of.case.some(({ when }) => same(when, each)))
      if (isParted) return true
      return field !== undefined && yesAndNo(field) !== null && by.some(({ of }) => fieldIn(chart, of) === field)
    })

/** What holds of the part, of a share. */
const partOf = (measure: Measure): Condition | undefined =>
  'op' in measure ? partOf(measure.left) : 'where' in measure ? measure.where : undefined

/** "average loss (before minus after)": nothing is taken off an average that is not one. */
export const mixesFunctions = ({ question: { measures } }: Candidate): boolean =>
  measures.some((measure) => {
    if (!('op' in measure) || !/^[+-]$/.test(measure.op)) return false
    const [left, right] = [measure.left, measure.right]
    if (!('fn' in left && 'fn' in right)) return false
    return left.fn !== right.fn && /^(?:sum|avg)$/.test(left.fn) && /^(?:sum|avg)$/.test(right.fn)
  })

/** "where was the yield of rye lowest": not among rye alone. */
export const ranksOneGroup = ({ question: { by, limit, where } }: Candidate): boolean =>
  limit === 1 &&
  by.length === 1 &&
  by.every(({ of, grain }) => {
    const held = where === undefined ? [] : 'all' in where ? where.all : [where]
    return (
      grain === undefined &&
      held.some((each) => 'compare' in each && each.compare === '=' && JSON.stringify(each.left) === JSON.stringify(of))
    )
  })

/** "average number of storms per state", of a table with one row for each state: over all of them. */
export const averagesEachRow = ({ question: { by, measures } }: Candidate, chart: Chart): boolean =>
  chart.catalog.datasets.length === 1 &&
  chart.tokens.some((_, at) => chart.phrase(at, 'average number of') > 0) &&
  measures.every((measure) => 'fn' in measure && measure.fn === 'avg') &&
  by.length === 1 &&
  by.every(({ of, grain }) => {
    const { profile } = fieldIn(chart, of) ?? {}
    return grain === undefined && profile != null && profile.rows > 1 && profile.distinct === profile.rows
  })

/** "the five oldest survivors", each of whom has a row: the rows themselves, not the average of each one. */
export const ranksEachRow = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const { by, measures, order = [], limit } = question
  const [only, ...others] = chart.catalog.datasets
  if (others.length > 0) return false
  // "who was the youngest": one who has a name, not the family of the youngest
  const isWho = chart.word(0) === 'who' && only !== undefined && only.nameFields.length > 0 && by.length > 0
  const isSaid = edges.some(({ kind }) => kind === 'dimension' || kind === 'field')
  const isAveraged = measures.every((measure) => 'fn' in measure && measure.fn === 'avg')
  if (isWho && !isSaid && isAveraged && limit !== undefined && !by.some(({ of }) => isOwn(of, only))) return true
  return (
    chart.catalog.datasets.length === 1 &&
    order.length > 0 &&
    limit !== undefined &&
    !chart.tokens.some(({ word }) => /^(?:average|mean|total|sum|number|many)$/.test(word)) &&
    measures.every((measure) => 'count' in measure || ('fn' in measure && measure.fn === 'avg')) &&
    by.length === 1 &&
    by.every(({ of, grain }) => {
      const { profile } = fieldIn(chart, of) ?? {}
      return grain === undefined && profile != null && profile.rows > 20 && profile.distinct === profile.rows
    })
  )
}

/** "the oldest smoker", "smokers by age": those who are so, not which of yes and no comes first, nor that there are both. */
export const ranksYesAndNo = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const { by, order = [], limit, fields = [], distinct, measures } = question
  const isFlag = (of: object) => {
    const field = fieldIn(chart, of)
    return field !== undefined && yesAndNo(field) !== null
  }
  const isRanked = order.length > 0 && limit !== undefined && by.length > 0 && by.every(({ of }) => isFlag(of))
  if (isRanked) return !edges.some(({ kind }) => kind === 'dimension') && pairsIn(edges) === 0
  return measures.length === 0 && distinct === true && fields.length > 0 && fields.every(({ of }) => isFlag(of))
}

const pairsIn = (edges: Candidate['edges']): number =>
  edges.filter((e) => e.kind === 'value' && edges.some((o) => o !== e && o.kind === 'value' && o.field === e.field))
    .length

/** "survival rate of men and women": all are one or the other, so each of them is meant. */
export const holdsOfAll = ({ question: { where, by } }: Candidate, chart: Chart): boolean => {
  const all = where === undefined ? [] : 'all' in where ? where.all : [where]
  return all.some((cond) => {
    if (!('in' in cond) || !Array.isArray(cond.values) || cond.values.length !== 2) return false
    const field = fieldIn(chart, cond.in)
    const written = field?.profile?.distinct === 2 ? field.profile.top.map(({ value }) => String(value)) : []
    const isBoth = chart.catalog.datasets.length === 1 && cond.values.every((value) => written.includes(String(value)))
    return isBoth && !by.some(({ of }) => JSON.stringify(of) === JSON.stringify(cond.in))
  })
}

/** "who have insurance", of a table of that name: whether they have it, not the table. */
export const takesAThingForAFlag = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      (edge.kind === 'entity' &&
        ((/^(?:have|has|had|with|without|no|any)$/.test(chart.word(edge.start - 1)) &&
          chart
            .of(edge.start, 'field')
            .some((f) => f.how === 'exact' && f.end === edge.end && yesAndNo(f.field) !== null)) ||
          isDeed(chart, edge))) ||
      // "compared to others": not those whose kind is "other"
      (edge.kind === 'value' &&
        edge.rule !== flag.name &&
        /^(?:others?|rest)$/.test(chart.word(edge.start)) &&
        chart.of(edge.start, 'value').some(({ rule }) => rule === flag.name)) ||
      // "those who survived and those who did not": one side beside the other
      (edge.kind === 'field' &&
        edges.some((e) => e.kind === 'value' && e.rule === flag.name && e.field === edge.field) &&
        chart.of(edge.start, 'value').some((v) => v.rule === flag.name && v.field === edge.field)),
  )

/** "do more men or women smoke", of a table "smoking": what they do, not the table. */
const isDeed = (chart: Chart, { start, end }: Edge): boolean =>
  end === start + 1 &&
  !chart.word(start).endsWith('s') &&
  chart.of(start, 'value').some((v) => v.rule === flag.name && yesAndNo(v.field) !== null)

/** "number of male and female birds": of each of them. */
export const addsUpBoth = ({ question: { by, measures, compare }, edges }: Candidate, chart: Chart): boolean => {
  if (by.length > 0 || compare || !measures.some((measure) => 'count' in measure)) return false
  return edges.some((edge) => {
    const next = edges.find((e) => e.kind === 'value' && e.start === edge.end + 1 && chart.word(edge.end) === 'and')
    return (
      edge.kind === 'value' &&
      next?.kind === 'value' &&
      next.field === edge.field &&
      /^(?:of|many)$/.test(chart.word(edge.start - 1)) &&
      chart.of(next.end, 'entity').length > 0
    )
  })
}

/** "average amount per region" is one for each region; the average of a few totals is asked for by that word. */
export const averagesFewTotals = ({ question: { measures, by } }: Candidate, chart: Chart): boolean =>
  by.length === 0 &&
  measures.some((measure) => {
    if (!('over' in measure) || measure.fn !== 'avg' || measure.over.by.length !== 1) return false
    const [inner] = measure.over.by
    const field = inner?.grain === undefined ? fieldIn(chart, inner?.of ?? {}) : undefined
    const total = measure.over.measures.some((one) => 'fn' in one && one.fn === 'sum')
    return (
      total &&
      field !== undefined &&
      (isGroup(field) || isKind(field) || isAmount(field)) &&
      !chart.tokens.some((_, at) => /^total/.test(chart.word(at)))
    )
  })

/** "with and without a lid": both, not one of them. */
export const forgetsOneSide = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(
    (_, at) =>
      (chart.phrase(at, 'with and without') > 0 || chart.phrase(at, 'with or without') > 0) &&
      chart.of(at, 'dimension').length > 0 &&
      !edges.some((edge) => edge.kind === 'dimension' && edge.start <= at && edge.end > at),
  )

/** "orders per customer": of each customer, or what they come to for one; never all orders. */
export const forgetsEach = ({ question: { by }, edges }: Candidate, chart: Chart): boolean =>
  (by.length === 0 && chart.tokens.some((_, at) => eachOfUsAt(chart, at))) ||
  edges.some(
    (edge) =>
      edge.kind === 'entity' &&
      edge.score >= 0.9 &&
      chart.word(edge.start - 1) === 'per' &&
      !by.some(({ of }) => isOwn(of, edge.dataset)),
  )

const isOwn = (of: object, { name, primaryKey, nameFields }: Dataset): boolean => {
  const { dataset, field } = ('field' in of ? of.field : {}) as { dataset?: string; field?: string }
  return dataset === name && field !== undefined && [...primaryKey, ...nameFields].includes(field)
}

const rowsSaid = new Set([flag.name, outcome.name, missing.name, twoFields.name])

/** "what share of the parcels that each firm took came late": not the parcels alone, where the data knows what is late. */
export const forgetsTheShared = ({ frame, edges }: Candidate, chart: Chart): boolean => {
  const share = frame === shares.name ? edges.find((e) => e.kind === 'operator' && e.op === 'share') : undefined
  if (!share) return false
  const used = edges.filter((e) => e.kind !== 'field')
  const isSaidOfRows = (e: Edge) =>
    e.score >= 0.8 && rowsSaid.has(e.rule) && (e.kind === 'value' || (e.kind === 'condition' && !e.loose))
  return chart.tokens.some((_, at) =>
    chart.at(at).some((e) => isSaidOfRows(e) && !used.some(({ start, end }) => start < e.end && end > e.start)),
  )
}

/** "who has been to Kiel but never to Bonn": none of their visits was there, not one visit that was elsewhere. */
export const takesNeverForNot = ({ question: { having, fields = [] }, edges }: Candidate, chart: Chart): boolean =>
  having === undefined &&
  fields.length > 0 &&
  edges.some((e) => e.kind === 'value' && e.negated && chart.word(e.start) === 'never') &&
  fields.every(({ of }) => {
    const { rows = 0, distinct = 0 } = fieldIn(chart, of)?.profile ?? {}
    return distinct < rows
  })

const counting = ['how many', 'number of', 'most', 'fewest', 'least']

/** "how many countries", of rows that each have a country and a year: the different ones, not the rows. */
export const countsRowsForDifferent = ({ question: { measures } }: Candidate, chart: Chart): boolean => {
  if (!measures.some((measure) => 'count' in measure)) return false
  const whole = JSON.stringify(measures)
  return chart.tokens.some((_, at) => {
    const length = Math.max(...counting.map((words) => chart.phrase(at, words)))
    if (length === 0 || chart.word(at - 1) === 'at') return false
    const isSaid = /^(?:different|distinct|unique)$/.test(chart.word(at + length))
    const from = at + length + (isSaid || /^(?:the|of)$/.test(chart.word(at + length)) ? 1 : 0)
    // "how many different pigeons", of rows that are something else: those that no column names
    if (isSaid && !whole.includes('"distinct"') && chart.of(from, 'entity').every(({ how }) => how !== 'exact'))
      return true
    // "how many African countries"
    const behind = chart.of(from, 'value').filter(({ score }) => score >= 0.7)
    const said = [from, ...behind.map(({ end }) => end)].flatMap((place) => manyOfEach(chart, place))
    return said.some((f) => !whole.includes(`"of":${JSON.stringify(fieldOf(f))}`))
  })
}
