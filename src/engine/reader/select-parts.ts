import type { Chart, Edge, EdgeOf, Parts } from './chart.ts'
import { islands } from './fields.ts'

const width = 40
const maxOfShape = 8

/** How much a word that nothing explains counts against a choice of parts. */
const loss = (chart: Chart, at: number): number =>
  chart.isPlain(at) || !/[\p{L}\p{N}]/u.test(chart.word(at)) ? 0.08 : 0.6

const bonus: Partial<Record<Edge['kind'], number>> = {
  floating: 0.2,
  sides: 0.15,
  value: 0.12,
  condition: 0.12,
  measure: 0.1,
  dimension: 0.25,
  superlative: 0.12,
  against: 0.3,
  having: 0.2,
  field: 0,
  entity: 0.05,
  over: 0.15,
  order: 0.3,
  operator: 0.1,
  step: 0.02,
  ask: 0.05,
  wish: 0.4,
  number: -0.4,
  ordinal: -0.4,
  period: -0.6,
  metric: -0.2,
}

const gain = (chart: Chart, edge: Edge): number => {
  let words = 0
  for (let at = edge.start; at < edge.end; at++) words += chart.isPlain(at) ? 0.15 : 1
  return (
    edge.score * words + (bonus[edge.kind] ?? 0) - (1 - edge.score) * 0.4 - ('loose' in edge && edge.loose ? 0.1 : 0)
  )
}

/** A question of more parts is none that anyone asks: the words behind are of no part. */
const maxParts = 80

type State = { score: number; edges: Edge[]; key: string; shape: string; island: number | null }

/** The best ways to cut the question into parts that do not overlap. */
export const selectParts = (chart: Chart): Parts[] => {
  const n = chart.tokens.length
  const beams: State[][] = Array.from({ length: n + 1 }, () => [])
  beams[0] = [{ score: 0, edges: [], key: '', shape: '', island: null }]
  const push = (at: number, state: State) => beams[at]?.push(state)
  for (let at = 0; at < n; at++) {
    const states = prune(beams[at] ?? [])
    const edges = strongest(chart, at)
    for (const state of states) {
      push(at + 1, { ...state, score: state.score - loss(chart, at) })
      for (const { edge, worth, id, island } of edges)
        if (state.edges.length < maxParts && (island === null || state.island === null || island === state.island))
          push(edge.end, {
            score: state.score + worth,
            edges: [...state.edges, edge],
            key: `${state.key}|${id}`,
            shape: `${state.shape}|${edge.kind}${edge.start}-${edge.end}`,
            island: state.island ?? island,
          })
    }
  }
  return prune(beams[n] ?? []).map(({ edges }) => partsOf(chart, edges))
}

/** The best, but not all of one shape: the same words read as another field are less of another reading than other words. */
const prune = (states: State[]): State[] => {
  const seen = new Set<string>()
  const shapes = new Map<string, number>()
  const kept: State[] = []
  for (const state of states.sort((a, b) => b.score - a.score)) {
    const alike = shapes.get(state.shape) ?? 0
    if (seen.has(state.key) || alike >= maxOfShape) continue
    seen.add(state.key)
    shapes.set(state.shape, alike + 1)
    kept.push(state)
    if (kept.length >= width) break
  }
  return kept
}

/** At each place the strongest meanings of each kind; the rest would only crowd the beam. */
const strongest = (chart: Chart, at: number) => {
  const counts = new Map<string, number>()
  return chart
    .at(at)
    .map((edge, i) => ({ edge, worth: gain(chart, edge), id: `${at}.${i}`, island: islandOf(chart, edge) }))
    .filter(({ edge }) => !['number', 'ordinal', 'period', 'metric'].includes(edge.kind))
    .sort((a, b) => b.worth - a.worth)
    .filter(({ edge, island }) => {
      const key = `${edge.kind}${edge.end} ${island}`
      const n = (counts.get(key) ?? 0) + 1
      counts.set(key, n)
      return n <= 4
    })
    .slice(0, 32)
}

/** Tables that nothing joins cannot stand in one question. */
const islandOf = (chart: Chart, edge: Edge): number | null => {
  const dataset =
    'dataset' in edge
      ? edge.dataset
      : 'on' in edge
        ? edge.on
        : edge.kind === 'dimension'
          ? edge.by.flatMap((b) => ('field' in b ? [b.field.dataset] : []))[0]
          : edge.kind === 'order' || edge.kind === 'against'
            ? edge.field?.dataset
            : null
  return dataset ? (islands(chart.catalog).get(dataset.name) ?? null) : null
}

export const partsOf = (chart: Chart, edges: Edge[]): Parts => {
  const of = <K extends Edge['kind']>(kind: K) => edges.filter((e): e is EdgeOf<K> => e.kind === kind)
  return { chart, edges, of, bases: chart.catalog.datasets.filter((d) => !d.hidden) }
}
