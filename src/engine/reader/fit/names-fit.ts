import type { Field } from '../../question/catalog.ts'
import type { Condition, Expression, Measure, Period } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { endingSpokenOf } from '../clauses/narrowing/due.ts'
import { unitsOfColumns } from '../constructions/naming/unit-of-column.ts'
import { and, fieldOf, isAmount, isTimeLike, isYear, reach } from '../fields.ts'
import { directionOf } from '../knowledge/directions.ts'
import { identifierStems } from '../words/words.ts'
import { fieldIn } from './group-fields.ts'

/** Whether names and values are those that were said: the whole of them, and no other's. */

/** "women", "towers", and these are among the values: not what is called by another word elsewhere. */
export const takesAnotherWord = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      (edge.kind === 'value' || (edge.kind === 'field' && edge.score < 0.6)) &&
      /^(?:synonym|related)$/.test(edge.how) &&
      chart
        .of(edge.start, 'value')
        .some((v) => v.end === edge.end && v.how === 'exact' && v.dataset === edge.dataset && v.field !== edge.field),
  )

/** "date" of receipts that have a date: not another's year. */
export const takesAnothersName = ({ edges, question: { dataset } }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'field' &&
      /^(?:synonym|related)$/.test(edge.how) &&
      chart
        .of(edge.start, 'field')
        .some((f) => f.end === edge.end && /^(?:exact|words)$/.test(f.how) && f.dataset.name === dataset),
  )

/** "from Rome to Oslo", and there are origins and destinations: Rome is where it began. */
export const goesTheOtherWay = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    const words = edge.kind === 'value' ? directionOf(chart.word(edge.start - 1)) : null
    if (edge.kind !== 'value' || !words) return false
    const meant = chart
      .of(edge.start, 'value')
      .filter((v) => v.end === edge.end && identifierStems(v.field.label).some((own) => words.includes(own)))
    return meant.length > 0 && !meant.some(({ field }) => field === edge.field)
  })

const beginning = /^(?:start|starts|started|begin|begins|began|leave|leaves|left|depart|departs|departed)$/
const ending = /^(?:end|ends|ended|finish|finishes|finished|arrive|arrives|arrived)$/

/** "which station do most rides start from", and there are two: where they begin. */
export const startsTheOtherWay = ({ edges }: Candidate, chart: Chart): boolean => {
  const last = chart.word(chart.tokens.length - 1)
  const said = chart.tokens.some(({ word }) => beginning.test(word))
    ? 'from'
    : chart.tokens.some(({ word }) => ending.test(word))
      ? 'to'
      : last
  const words = directionOf(said)
  if (!words) return false
  return edges.some((edge) => {
    const alike = edge.kind === 'field' ? chart.of(edge.start, 'field').filter((f) => f.end === edge.end) : []
    const meant = alike.filter(({ field }) => identifierStems(field.label).some((own) => words.includes(own)))
    const others = directionOf(said === 'from' ? 'to' : 'from') ?? []
    return (
      edge.kind === 'field' &&
      meant.length > 0 &&
      identifierStems(edge.field.label).some((own) => others.includes(own)) &&
      !meant.some(({ field }) => field === edge.field)
    )
  })
}

/** "airports in Chicago", and that is a place: not what has Chicago in its name. */
export const takesAPartForAPlace = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'value' &&
      edge.how === 'part' &&
      /^(?:in|at|near)$/.test(chart.word(edge.start - 1)) &&
      chart
        .of(edge.start, 'value')
        .some((v) => v.end === edge.end && v.how === 'exact' && v.dataset === edge.dataset && v.field.role === 'place'),
  )

/** "customers who signed up in 2025": when they signed up, not when something else was. */
export const takesAnothersPeriod = ({ edges, question: { where } }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'field' &&
      edge.score >= 0.9 &&
      isTimeLike(edge.field) &&
      edges.some(({ kind, start }) => kind === 'floating' && (start === edge.end || start === edge.end + 1)) &&
      chart.of(edge.start, 'entity').length === 0 &&
      !isHeldToTime(JSON.stringify(where ?? null), JSON.stringify(fieldOf(edge))),
  )

/** Not only held against another column: "due back in 2023, and came back late". */
const isHeldToTime = (where: string, field: string): boolean =>
  [`"during":${field}`, `"of":${field}`, `"left":${field},"right":{"value"`].some((part) => where.includes(part))

/** "in May and June", and several times are kept: the one in May and the other in June are two things that nobody named. */
export const takesTwoTimesForOne = ({ question: { where, measures } }: Candidate, chart: Chart): boolean => {
  const held = [...JSON.stringify([where ?? null, measures]).matchAll(/"at":"\w+","of":\{"field":(\{[^{}]*\})/g)]
  const times = [...new Set(held.flatMap(([, field]) => field ?? []))]
  const isSaid = (time: string) =>
    chart.tokens.some((_, at) =>
      chart.of(at, 'field').some(({ ref, score }) => score >= 0.5 && JSON.stringify(ref) === time),
    )
  return times.length > 1 && times.filter((time) => !isSaid(time)).length > 1
}

/** "insurance that ran out before May": when it ran out, and not what else happened before May. */
export const takesAnotherForTheEnd = ({ question: { where, measures } }: Candidate, chart: Chart): boolean => {
  const spoken = endingSpokenOf(chart)
  if (!spoken) return false
  const [own, whole] = [JSON.stringify(fieldOf(spoken.until)), JSON.stringify([where ?? null, measures])]
  return !spoken.periods.some(({ period }) => whole.includes(`"during":${own},"period":${JSON.stringify(period)}`))
}

/**
 * Nothing is Germany and France at once, or Germany and missing; and who never ordered has no orders of tents. Nor does anyone say what holds
 * anyway: of what is in March, that it is not in April.
 */
export const contradicts = ({ question: { where, measures } }: Candidate, { catalog }: Chart): boolean =>
  [
    ...(where ? heldTogether(where) : []),
    ...measures.flatMap(heldIn).map((held) => (where ? (and([held, where]) ?? held) : held)),
  ].some((held) => {
    const all = 'all' in held ? held.all : []
    const none = all.flatMap((each) => ('related' in each && !each.some && !each.where ? [each.related] : []))
    const isNone = (each: Condition) =>
      'related' in each && each.some && none.some((name) => reach(catalog, each.related).has(name))
    return all.some(
      (each, at) =>
        isNone(each) ||
        all.slice(0, at).some((other) => isApart(other, plainOf(each)) || isApart(each, plainOf(other))),
    )
  })

/** A condition, and what must hold of one row that belongs to it. */
const heldTogether = (cond: Condition): Condition[] => [
  cond,
  ...('all' in cond ? cond.all : [cond]).flatMap((each) => ('related' in each && each.where ? [each.where] : [])),
]

const plainOf = (cond: Condition): Condition => ('not' in cond && !('missing' in cond.not) ? cond.not : cond)

/** Whether one leaves nothing of the other. */
const isApart = (a: Condition, b: Condition): boolean => {
  const [of, value] = fixedBy(a)
  const [other, otherValue] = fixedBy(b)
  if (of !== undefined && other !== undefined)
    return JSON.stringify(of) === JSON.stringify(other) && value !== otherValue
  const [one, theOther] = [valuesIn(a), valuesIn(b)]
  if (one && theOther) return one.of === theOther.of && !one.values.some((each) => theOther.values.includes(each))
  if (isOutOf(a, b) || isOutOf(b, a)) return true
  if (!('during' in a && 'during' in b) || JSON.stringify(a.during) !== JSON.stringify(b.during)) return false
  return isBefore(a.period, b.period) || isBefore(b.period, a.period)
}

/** More than 900 and exactly 100. */
const isOutOf = (limit: Condition, fixed: Condition): boolean => {
  const [of, value] = fixedBy(fixed)
  if (of === undefined || !('compare' in limit) || !('value' in limit.right)) return false
  const [bound, held] = [limit.right.value, JSON.parse(value === 'missing' ? 'null' : value)]
  if (typeof bound !== 'number' || typeof held !== 'number' || JSON.stringify(limit.left) !== JSON.stringify(of))
    return false
  return limit.compare === '>' ? held <= bound : limit.compare === '<' ? held >= bound : false
}

/** The values of which one must be there. */
const valuesIn = (cond: Condition): { of: string; values: string[] } | null => {
  if ('in' in cond && Array.isArray(cond.values))
    return { of: JSON.stringify(cond.in), values: cond.values.map((value) => JSON.stringify(value)) }
  const [of, value] = fixedBy(cond)
  if (of !== undefined) return { of: JSON.stringify(of), values: [value] }
  const any = 'any' in cond ? cond.any.map(valuesIn) : []
  const [first] = any
  if (!first || any.some((each) => each?.of !== first.of)) return null
  return { of: first.of, values: any.flatMap((each) => each?.values ?? []) }
}

const isBefore = (a: Period, b: Period): boolean =>
  'from' in a && 'from' in b && a.to !== null && b.from !== null && a.to < b.from

/** What a figure is narrowed by, or the figures that it is made of. */
const heldIn = (measure: Measure): Condition[] => [
  ...('where' in measure && measure.where ? [measure.where] : []),
  ...('left' in measure ? [...heldIn(measure.left), ...heldIn(measure.right)] : []),
]

const fixedBy = (each: Condition): [of: Expression, value: string] | [undefined, ''] => {
  if ('missing' in each) return [each.missing, 'missing']
  if ('compare' in each && each.compare === '=' && 'value' in each.right)
    return [each.left, JSON.stringify(each.right.value)]
  return [undefined, '']
}

/** "by ship country", and there is a ship country: not the ships, and the country of something else. */
export const splitsAName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge, i) => {
    const next = edges[i + 1]
    if (next?.kind !== 'field' || next.start !== edge.end || edge.end === edge.start) return false
    for (let at = edge.start; at < edge.end; at++)
      if (
        chart
          .of(at, 'field')
          .some((f) => f.end === next.end && f.how === 'exact' && f.score >= 0.99 && f.field !== next.field)
      )
        return true
    return false
  })

/** "below their reorder level", and that is a column: no spirit level is spoken of. */
export const takesAWordOfAName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    ({ start, end, ...edge }) =>
      edge.kind === 'value' &&
      edge.how !== 'exact' &&
      chart.tokens.some(
        (_, at) =>
          at <= start &&
          chart
            .of(at, 'field')
            .some((f) => f.end >= end && f.end - at > end - start && f.how === 'exact' && f.score >= 0.99),
      ),
  )

/** "total kwh", "goals at home", and there is a column of that name: no other one that counts kWh, or goals. */
export const takesAnotherOfItsName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    const own =
      edge.kind === 'superlative' && edge.field
        ? [edge.field.field]
        : edge.kind === 'field'
          ? [edge.field]
          : edge.kind === 'measure'
            ? edge.fields.map((f) => f.field)
            : []
    return (
      own.length === 1 &&
      chart.tokens.some(
        (_, at) =>
          at <= edge.start &&
          chart
            .of(at, 'field')
            .some(
              (f) =>
                f.end >= edge.end && f.how === 'exact' && f.score >= 0.95 && f.field !== own[0] && isAmount(f.field),
            ),
      )
    )
  })

/** "the most falls", and a fall is what some rows are: no decline. */
const isValueCounted = (chart: Chart, { start, end }: Edge): boolean =>
  /^(?:most|fewest|many|of)$/.test(chart.word(start - 1)) &&
  chart.of(start, 'value').some((v) => v.how === 'exact' && v.end >= end)

/** "lines changed", where a column is called so: what was changed, and not a change of the lines. */
export const takesANameForAChange = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    ({ kind, start, end, ...edge }) =>
      kind === 'over' &&
      (isValueCounted(chart, { kind, start, end, ...edge } as Edge) ||
        chart.tokens.some(
          (_, at) =>
            at < start &&
            at >= start - 3 &&
            chart.of(at, 'field').some((f) => f.how === 'exact' && f.end === end) &&
            edges.some((e) => e.start === at && e.end <= start),
        )),
  )

/** The highest member number: nobody asks for that, unless by that name. */
export const measuresAKey = ({ question: { measures }, edges }: Candidate, chart: Chart): boolean =>
  measures.some((measure) => {
    const field =
      'fn' in measure &&
      'of' in measure &&
      /^(?:sum|avg|max|min|first|last)$/.test(measure.fn) &&
      fieldIn(chart, measure.of)
    const isSaid = (e: Edge) =>
      e.kind === 'field' && e.field === field && e.how === 'exact' && !ofThings.test(chart.word(e.start - 1))
    return field && field.role === 'id' && !edges.some(isSaid)
  })

/** "the longest firing": of firings that are numbered no number is long. */
const ofThings =
  /^(?:longest|shortest|biggest|largest|smallest|heaviest|lightest|tallest|oldest|youngest|fastest|slowest|cheapest|dearest|best|worst|busiest)$/

/** "average yearly tonnes": nobody adds years up, nor takes their average unless by that word. */
export const measuresAYear = ({ question: { measures } }: Candidate, chart: Chart): boolean =>
  measures.some((measure) => {
    if (!('fn' in measure) || !('of' in measure) || !/^(?:sum|avg|median)$/.test(measure.fn)) return false
    const field = fieldIn(chart, measure.of)
    const isSaid = () =>
      chart.tokens.some(({ word }, at) => /^(?:average|mean|median)$/.test(word) && chart.word(at + 1) === 'year')
    return field !== undefined && isYear(field) && isTitled(field) && (measure.fn === 'sum' || !isSaid())
  })

/** A year by its name too: what an amount is may lie among the years by chance. */
const isTitled = ({ label }: Field): boolean => identifierStems(label).includes('year')

/** "sick days in 2023", and there is a column of that name: the year is no time besides. */
export const splitsALongerName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      (edge.kind === 'field' || edge.kind === 'measure') &&
      chart.tokens.some(
        (_, at) =>
          at >= edge.start &&
          at < edge.end &&
          chart
            .of(at, 'field')
            .some(
              (f) =>
                f.end > edge.end &&
                f.how === 'exact' &&
                f.score >= 0.99 &&
                edges.some(
                  (e) => (e.kind === 'floating' || e.kind === 'condition') && e.start >= edge.end && e.start < f.end,
                ),
            ),
      ),
  )

/** "average income per person", and that is a column: nothing is divided. */
export const dividesAName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'measure' &&
      JSON.stringify(edge.measures).includes('"op":"/"') &&
      chart.tokens.some(
        (_, at) =>
          at >= edge.start &&
          chart.of(at, 'field').some(
            (f) =>
              f.end <= edge.end &&
              f.end > at + 2 &&
              f.how === 'exact' &&
              // "litres of milk per cow"
              f.rule !== unitsOfColumns.name &&
              f.score >= 0.99 &&
              isAmount(f.field) &&
              !edge.fields.some(({ field }) => field === f.field && edge.fields.length === 1),
          ),
      ),
  )

/** "percentage of women", and that is a column: no share of anything. */
export const sharesAName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'operator' &&
      edge.op === 'share' &&
      chart.tokens.some(
        (_, at) =>
          at <= edge.start &&
          edge.start - at <= 3 &&
          chart
            .of(at, 'field')
            .some((f) => f.end > edge.end && f.how === 'exact' && f.score >= 0.95 && isAmount(f.field)),
      ),
  )

/** "total maize production", "towers built before 1850": of maize, and towers, which stand among the words; not of all. */
export const swallowsAValue = ({ edges, question }: Candidate, chart: Chart): boolean => {
  const whole = JSON.stringify(question)
  return edges.some(
    (edge) =>
      (edge.kind === 'measure' || (edge.kind === 'condition' && edge.field && isTimeLike(edge.field.field))) &&
      chart.tokens.some(
        (_, at) =>
          at >= edge.start &&
          at < edge.end &&
          chart
            .of(at, 'value')
            .some(
              (v) =>
                v.how === 'exact' &&
                v.end <= edge.end &&
                !isOfAName(chart, v) &&
                !v.values.some((value) => whole.includes(JSON.stringify(value))),
            ),
      ),
  )
}

/** Whether words are part of what a column or a thing is called: "home goals". */
const isOfAName = (chart: Chart, { start, end }: { start: number; end: number }): boolean =>
  chart.tokens.some(
    (_, at) =>
      at <= start &&
      [...chart.of(at, 'field'), ...chart.of(at, 'entity')].some((named) => named.end >= end && named.score >= 0.5),
  )
