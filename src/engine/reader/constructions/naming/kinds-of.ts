import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { isGroup, isNumber, isTimeLike, namedFields } from '../../fields.ts'
import { identifierStems, stem } from '../../words/words.ts'

/** "which kind of museum", "what sort of costs": the column that tells the kinds, and no names of the things themselves. */

const asked = /^(?:kind|type|sort|category|class|style|variety|genre)s?$/
const telling = new Set(['kind', 'type', 'sort', 'category', 'style', 'variety', 'genre'].map(stem))

const holdsKinds = ({ field }: NamedField): boolean =>
  field.type === 'text' && !isNumber(field) && !isTimeLike(field) && field.role !== 'id' && field.role !== 'name'

/** "type", or "cost type" of costs. */
const tellsKinds = ({ field: { label } }: NamedField, noun: string, said: string): boolean => {
  const stems = identifierStems(label)
  const others = stems.filter((own) => !telling.has(own) && own !== said)
  return others.length < stems.length && others.every((own) => own === noun || own === 'of')
}

export const kindsOf: PartConstruction = {
  name: 'kinds of things',
  examples: ['which kind of museum sells the most', 'what sort of costs do we have'],
  match(chart, at) {
    if (!asked.test(chart.word(at)) || chart.word(at + 1) !== 'of') return []
    const { stem: noun = '' } = chart.tokens[at + 2] ?? {}
    if (noun === '' || chart.word(at - 1) === 'many') return []
    const all = chart.catalog.datasets.flatMap((d) => (d.hidden ? [] : namedFields(d).filter(holdsKinds)))
    const { stem: said = '' } = chart.tokens[at] ?? {}
    const kinds = all.filter((named) => tellsKinds(named, noun, said))
    const own = kinds.filter(({ field: { label } }) => identifierStems(label).includes(noun))
    const found = own.length > 0 ? own : kinds.length > 0 ? kinds : whoseNoun(chart, at + 2, all)
    return found.map((named) => edgeOf(named, at, endOf(chart, at + 2, named)))
  },
}

/** "kind of item", where a column says which item each is. */
const whoseNoun = (chart: Chart, at: number, all: readonly NamedField[]): NamedField[] => {
  const said = chart.of(at, 'field').filter((f) => f.how !== 'part' && f.score >= 0.8)
  if (said.length > 0 || chart.of(at, 'value').length > 0) return said.filter((f) => holdsKinds(f) && isGroup(f.field))
  // "type of repair", of jobs of which a column tells the job
  return all.filter(
    ({ dataset, field }) =>
      isGroup(field) && identifierStems(field.label).join() === identifierStems(dataset.label).at(-1),
  )
}

/** Two words may be its name. */
const endOf = (chart: Chart, at: number, { field }: NamedField): number =>
  Math.max(at + 1, ...chart.of(at, 'field').flatMap((f) => (f.field === field ? [f.end] : [])))

const edgeOf = ({ dataset, field, ref }: NamedField, start: number, end: number): Edge => {
  const edge: EdgeOf<'field'> = {
    ...{ start, end, score: 0.97, rule: kindsOf.name },
    ...{ kind: 'field', how: 'words', dataset, field, ref },
  }
  return edge
}
