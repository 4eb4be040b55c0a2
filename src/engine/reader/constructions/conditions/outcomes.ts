import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { namedFields } from '../../fields.ts'

/** Results that are written by their first letter ("W 23-16") or by a word ("Won"). */
const outcomes: [words: RegExp, letters: string[]][] = [
  [/^(?:win|wins|won|winning|victory|victories|beat|defeated)$/, ['w', 'won', 'win', 'winner', 'victory', 'awarded']],
  [/^(?:loss|losses|lose|loses|lost|losing|defeat|defeats)$/, ['l', 'lost', 'loss', 'defeat', 'runner']],
  [/^(?:draw|draws|drew|drawn|tie|ties|tied)$/, ['d', 't', 'draw', 'drawn', 'tie', 'tied']],
]

const firstWord = (text: string) => /^[a-z]+/.exec(text.toLowerCase().trim())?.[0] ?? ''

const columns = (chart: Chart): { named: NamedField; texts: string[] }[] =>
  chart.catalog.datasets.flatMap((d) =>
    namedFields(d).flatMap((named) => {
      const texts = chart.names.texts.get(named.field)
      if (!texts || texts.length === 0) return []
      const told = texts.filter((t) => outcomes.some(([, letters]) => letters.includes(firstWord(t))))
      return told.length / texts.length >= 0.7 ? [{ named, texts }] : []
    }),
  )

export const outcome: PartConstruction = {
  name: 'won, lost or drawn',
  examples: ['how many games did they win'],
  match(chart, at) {
    const known = outcomes.find(([words]) => words.test(chart.word(at)))
    if (!known) return []
    return columns(chart).flatMap(({ named, texts }): Edge[] => {
      const values = texts.filter((t) => known[1].includes(firstWord(t)))
      if (values.length === 0) return []
      return [
        {
          start: at,
          end: at + 1,
          score: 0.8,
          rule: outcome.name,
          kind: 'value',
          how: 'synonym',
          dataset: named.dataset,
          field: named.field,
          ref: named.ref,
          values,
          negated: false,
        },
      ]
    })
  },
}
