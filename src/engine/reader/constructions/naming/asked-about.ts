import type { Chart, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { isNumber, isTimeLike, namedFields } from '../../fields.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'

/** "why do we lose them most often", "how do people mostly pay": the column that answers such a question, where it asks what there is most of. */

const ranking =
  /^(?:most|mostly|mainly|predominantly|least|often|oftenest|frequently|commonly|usually|rarely|common|commonest)$/
const reasons = /^(?:reason|reasons|cause|because|why|motive|motivation|justification|excuse)$/
const ways = /^(?:method|mode|way|channel|means|how|via|medium|by)$/
const topics = /^(?:topic|subject|about|theme|issue|matter|query|enquiry)$/

type Asking = { length: number; column: RegExp }

const askedAt = (chart: Chart, at: number): Asking | null => {
  const word = chart.word(at)
  if (word === 'why') return { length: 1, column: reasons }
  if (word === 'how' && /^(?:do|did|does|are|were|is)$/.test(chart.word(at + 1))) return { length: 1, column: ways }
  if (word === 'about' && chart.word(0) === 'what') return { length: 1, column: topics }
  return null
}

const holdsKinds = ({ field, dataset }: NamedField): boolean =>
  field.type === 'text' &&
  !isNumber(field) &&
  !isTimeLike(field) &&
  field.role !== 'id' &&
  !dataset.nameFields.includes(field.name)

export const askedAbout: PartConstruction = {
  name: 'what a question word asks for',
  examples: ['why do we lose them most often', 'how do people mostly pay', 'what do they write to us about most'],
  match(chart, at) {
    const asking = askedAt(chart, at)
    if (!asking || !chart.tokens.some(({ word }) => ranking.test(word))) return []
    const said = new Set(chart.tokens.map(({ word }) => rootOf(word)))
    const all = chart.catalog.datasets
      .flatMap((d) => (d.hidden ? [] : namedFields(d).filter(holdsKinds)))
      .map((named) => ({ named, words: identifierWords(named.field.label) }))
      .filter(({ words }) => words.some((word) => asking.column.test(word)))
    // "how do they pay", of "how paid" and "booked via"
    const own = all.filter(({ words }) => words.some((word) => !asking.column.test(word) && said.has(rootOf(word))))
    return (own.length > 0 ? own : all).slice(0, 2).map(
      ({ named: { dataset, field, ref } }): EdgeOf<'field'> => ({
        ...{ start: at, end: at + asking.length, score: 0.85, rule: askedAbout.name },
        ...{ kind: 'field', how: 'synonym', dataset, field, ref },
      }),
    )
  },
}
