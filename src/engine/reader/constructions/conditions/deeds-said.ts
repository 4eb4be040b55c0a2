import type { Chart, EdgeOf } from '../../chart.ts'
import { thingsOf } from '../../knowledge/deeds.ts'

/** The things that words at a place name, or that come of what was done: "gave", where there are gifts. */
export const deedsAt = (chart: Chart, at: number): EdgeOf<'entity'>[] => {
  const named = chart.of(at, 'entity')
  const things = chart.catalog.datasets.length > 1 ? thingsOf(chart.word(at)) : null
  if (!things) return named
  const span = { start: at, end: at + 1, score: 0.8, rule: 'deeds', how: 'synonym' as const }
  const done = [...things]
    .flatMap((thing) => chart.names.names.get(thing) ?? [])
    .flatMap((name) =>
      name.kind === 'entity' && name.stems.length === 1 && !named.some(({ dataset }) => dataset === name.dataset)
        ? [{ ...span, kind: 'entity' as const, dataset: name.dataset }]
        : [],
    )
  return [...named, ...done]
}
