import type { Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { elapsedIn } from '../../knowledge/units.ts'
import { identifierStems } from '../../words/words.ts'
import { functionsAt, measureOf } from '../functions-said.ts'

const starts = new Set(['start', 'begin', 'from', 'open', 'hire', 'started', 'began'])
const ends = new Set(['end', 'finish', 'to', 'close', 'clos', 'until', 'termination', 'stop'])

type Span = { from: NamedField; to: NamedField; words: Set<string> }

/** Pairs of times of one dataset of which one begins what the other ends. */
const spansOf = (chart: Chart): Span[] =>
  chart.catalog.datasets.flatMap((dataset) => {
    const times = namedFields(dataset).filter((n) => isTime(n.field))
    const has = (n: NamedField, words: Set<string>) => identifierStems(n.field.label).some((s) => words.has(s))
    return times
      .filter((n) => has(n, starts))
      .flatMap((from) =>
        times
          .filter((n) => n !== from && has(n, ends) && from.field.type === n.field.type)
          .map((to) => ({
            from,
            to,
            words: new Set([
              ...identifierStems(from.field.label),
              ...identifierStems(dataset.thing?.one ?? dataset.label),
            ]),
          })),
      )
  })

/** "average duration of a session in seconds": from a start to an end. */
export const durationsSaid: PartConstruction = {
  name: 'the duration between a start and an end',
  examples: ['average duration of a project', 'total session duration in minutes'],
  match(chart, at) {
    const found = functionsAt(chart, at)
    if (!found) return []
    const out: Edge[] = []
    for (let word = found.end; word <= found.end + 3; word++) {
      if (!/^(?:duration|length|time)$/.test(chart.word(word))) continue
      const said = chart.tokens.slice(found.end, word + 6).map((t) => t.stem)
      const unitAt = chart.tokens.findIndex((t, i) => i > word && elapsedIn.has(t.word) && chart.word(i - 1) === 'in')
      for (const { from, to, words } of spansOf(chart)) {
        if (!said.some((s) => words.has(s))) continue
        let end = word + 1
        for (let next = word + 1; next < Math.min(chart.tokens.length, word + 6); next++)
          if (words.has(chart.tokens[next]?.stem ?? '')) end = next + 1
        const call =
          (unitAt > 0 ? elapsedIn.get(chart.word(unitAt)) : undefined) ??
          (from.field.type === 'date' ? 'elapsed_days' : 'elapsed_seconds')
        const of: Expression = { call, args: [fieldOf(from), fieldOf(to)] }
        out.push({
          start: at,
          end: unitAt === end + 1 ? unitAt + 1 : end,
          score: 0.85,
          rule: durationsSaid.name,
          kind: 'measure',
          measures: found.fns.map((fn) => measureOf(fn, of)),
          on: from.dataset,
          fn: 'duration',
          fields: [],
          loose: false,
        })
      }
    }
    return out
  },
}
