import type { Grain } from '../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../chart.ts'
import { fieldOf, isNumber, isYear, reach } from '../fields.ts'
import { timeDimension } from '../frames/shared.ts'
import { costOf, type Groups, holding, phraseAt, remembered } from './phrases.ts'

/** What figures are told for each of: "per month", "for each region and year", "by crop". */

const openings = /^(?:per|by|each|every|across)$/

export const groupsOf = (chart: Chart): ((start: number, end: number) => readonly Groups[]) =>
  remembered<Groups>((from, to) => {
    const out: Groups[] = []
    for (const edge of chart.of(from, 'dimension'))
      if (
        (edge.end === to || (edge.end === to - 1 && isNoMore(chart, to - 1))) &&
        (edge.score >= 0.8 || !holdsAValue(chart, from, to))
      )
        out.push({
          cost: costOf(edge),
          edges: [edge],
          fields: edge.by.flatMap((b) => ('field' in b ? [b.field] : [])),
          make: (on) => {
            const up = reach(chart.catalog, on.name)
            const found = edge.by.map((b) => ('field' in b ? b : timeDimension(chart.catalog, on, b.grain, b)))
            const dims = found.flatMap((each) => (each && up.has(each.field.dataset.name) ? [each.dim] : []))
            return dims.length === found.length ? dims : null
          },
        })
    out.push(...overTime(chart, from, to))
    // "for each region": a column that kinds stand in
    const at = /^(?:for|in|of|within|from|to|at|on|with)$/.test(chart.word(from)) ? from + 1 : from
    const kinds = phraseAt(chart, at + 1, ['kind of', 'type of', 'sort of', 'individual', 'single', 'different'])
    if (openings.test(chart.word(at)))
      for (const edge of chart.of(at + 1 + kinds, 'field'))
        if (
          edge.end === to &&
          isCalledSo(edge) &&
          isNoValue(chart, edge) &&
          (!isNumber(edge.field) || isYear(edge.field) || edge.field.role !== 'measure')
        )
          out.push({
            cost: costOf(edge) + 0.05,
            edges: [edge, holding(from, at + 1 + kinds)],
            fields: [edge],
            make: (on) => (reach(chart.catalog, on.name).has(edge.dataset.name) ? [{ of: fieldOf(edge) }] : null),
          })
    // "by the way people booked": more is said of the column than its name
    if (openings.test(chart.word(at)) && to - at > 2)
      for (let place = at + 2; place < to; place++)
        for (const edge of chart.of(place, 'field'))
          if (edge.end === to && isCalledSo(edge) && edge.field.role === 'category' && isLoose(chart, at + 1, place))
            out.push({
              cost: costOf(edge) + 0.35,
              edges: [edge, holding(from, place)],
              fields: [edge],
              make: (on) => (reach(chart.catalog, on.name).has(edge.dataset.name) ? [{ of: fieldOf(edge) }] : null),
            })
    return out
  })

const units: Readonly<Record<string, Grain>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}

/** "month by month", "from week to week", "over the months": of each of them. */
const unitByUnit = (chart: Chart, from: number, to: number): Grain | null => {
  const words = chart.tokens.slice(from, to).map(({ word }) => word)
  const [unit, other] = words.filter((word) => units[word])
  const grain = unit ? (units[unit] ?? null) : null
  const said = words.join(' ').replaceAll(unit ?? ' ', '_')
  if (other && unit === other)
    return /^(?:from )?(?:one )?_ (?:by|to|on|after|for|over) (?:the )?(?:next )?_$/.test(said) ? grain : null
  const plural =
    /^(?:over|across|through|throughout|along) (?:the|these|all the) (days|weeks|months|quarters|years)$/.exec(
      words.join(' '),
    )?.[1]
  return plural ? (units[plural.slice(0, -1)] ?? null) : null
}

const overTime = (chart: Chart, from: number, to: number): Groups[] => {
  const grain = to - from >= 3 && to - from <= 7 ? unitByUnit(chart, from, to) : null
  if (!grain) return []
  return [
    {
      cost: 0.02,
      edges: [holding(from, to)],
      fields: [],
      isAlong: true,
      make: (on) => {
        const found = timeDimension(chart.catalog, on, grain)
        return found ? [found.dim] : null
      },
    },
  ]
}

/** "each priority level": the column before it says of what. */
const isNoMore = (chart: Chart, at: number): boolean =>
  /^(?:levels?|types?|categor(?:y|ies)|groups?|class|kinds?|names?|separately|individually|alone)$/.test(
    chart.word(at),
  ) && !chart.of(at, 'field').some(({ how }) => how === 'exact')

const isCalledSo = ({ how, score }: EdgeOf<'field'>): boolean => /^(?:exact|words|synonym)$/.test(how) && score >= 0.6

/** "robberies by gun": a weapon, and not by weapons. */
const isNoValue = (chart: Chart, { start, how }: EdgeOf<'field'>): boolean =>
  how === 'exact' || chart.of(start, 'value').length === 0

const holdsAValue = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.slice(from, to).some((_, i) => chart.of(from + i, 'value').length > 0)

/** Words that nothing is called by. */
const isLoose = (chart: Chart, from: number, to: number): boolean =>
  to - from <= 3 &&
  chart.tokens
    .slice(from, to)
    .every(
      ({ word }, i) => /^\p{L}+$/u.test(word) && !/^(?:and|or|by|per)$/.test(word) && chart.at(from + i).length === 0,
    )
