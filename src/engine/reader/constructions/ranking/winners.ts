import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { fieldOf, isPlaced, namedFields } from '../../fields.ts'

const won = /^(?:won|win|wins|winner|winners|victory|victories|victorious)$/

/** Something that is known by this word already: a column of wins, a value "won". */
const isKnown = (chart: Chart, at: number): boolean =>
  chart.of(at, 'field').some((f) => f.score >= 0.7 && !isPlaced(f.field)) ||
  chart.of(at, 'value').length > 0 ||
  chart.of(at, 'entity').length > 0

/** "who won", "races that Anna won": the first place, where each row tells one. */
export const winners: PartConstruction = {
  name: 'who won',
  examples: ['who won', 'winner of the race in Kiel', 'how many races did Anna win'],
  match(chart, at) {
    if (!won.test(chart.word(at)) || isKnown(chart, at)) return []
    return chart.catalog.datasets.flatMap((on) =>
      namedFields(on)
        .filter(({ field }) => isPlaced(field) && Number(field.profile?.min) === 1)
        .slice(0, 1)
        .map(
          (field): Edge => ({
            ...{ start: at, end: at + 1, score: 0.9, rule: winners.name, kind: 'condition', on, loose: false, field },
            cond: { compare: '=', left: fieldOf(field), right: { value: 1 } },
          }),
        ),
    )
  },
}
