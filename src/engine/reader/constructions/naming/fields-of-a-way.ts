import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { severalWays, speaksOf, type Way } from './ways.ts'

/** "destination city", "the home team's manager", where rows belong to two airports or two teams: of that one. */
export const fieldsOfAWay: PartConstruction = {
  name: 'a column of one of two things that rows belong to',
  examples: ['destination city', 'the manager of the home team', 'capacity of the home ground'],
  match: (chart, at) =>
    severalWays(chart.catalog).flatMap((ways) =>
      ways
        .filter((way) => speaksOf(chart, at, way))
        .flatMap((way) => [...behind(chart, at, way), ...before(chart, at, way)]),
    ),
}

const isOf = (chart: Chart, at: number, { to, roles }: Way): boolean =>
  chart.of(at, 'entity').some(({ dataset }) => dataset === to) ||
  chart
    .of(at, 'field')
    .some(({ field, end }) => end > at && [...roles].some((role) => field.name.toLowerCase().includes(role)))

const behind = (chart: Chart, at: number, way: Way): Edge[] => {
  const after = isOf(chart, at + 1, way) || /^(?:team|side|end|point)$/.test(chart.word(at + 1)) ? at + 2 : at + 1
  const starts = new Set([at + 1, /^(?:'s|s|')$/.test(chart.word(after)) ? after + 1 : after])
  return [...starts].flatMap((from) => fieldsAt(chart, from, way).map((f) => ({ ...f, start: at })))
}

/** "the manager of the home team". */
const before = (chart: Chart, at: number, way: Way): Edge[] => {
  const to = chart.word(at - 1) === 'the' ? at - 2 : at - 1
  if (chart.word(to) !== 'of') return []
  const end = isOf(chart, at + 1, way) || /^(?:team|side|end|point)$/.test(chart.word(at + 1)) ? at + 2 : at + 1
  return [1, 2].flatMap((n) =>
    fieldsAt(chart, to - n, way)
      .filter((f) => f.end === to)
      .map((f) => ({ ...f, end })),
  )
}

const fieldsAt = (chart: Chart, at: number, { to, name }: Way): Extract<Edge, { kind: 'field' }>[] =>
  chart
    .of(at, 'field')
    .filter(({ dataset, ref, score }) => dataset === to && !ref.via && score >= 0.8)
    .map((f) => ({ ...f, rule: fieldsOfAWay.name, score: Math.max(0.97, f.score), ref: { ...f.ref, via: [name] } }))
