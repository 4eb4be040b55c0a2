import type { Condition, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { usualMeasure } from '../../concepts.ts'
import { and, percent } from '../../fields.ts'
import { narrowed } from '../../frames/two-sides/measured.ts'
import { frameOf } from '../../frames/two-sides/two-sides.ts'
import type { Figure } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import { holdsEach } from './figures-told.ts'
import { averaged, dimensionsOf, madeOf, narrowing, type WholeOfClauses, whereOf } from './shared.ts'

/** What became of a figure from one side to the other: whether it went up, by how much, or both. */
export const changeTold: WholeOfClauses = {
  name: 'what became of a figure',
  examples: [
    'did fees go up from the first to the second half of 2025',
    'by how many percent did the number of members change from 2024 to 2025',
    'how did the average fee change between 2024 and 2025',
  ],
  make: (chart, sentence) => changeToldOf(chart, sentence),
}

const changeToldOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { change, sides, more, other, top, peak, tells, having, fields, n, unknown, columns } = sentence
  if (!change || !sides || more || other || top || peak || columns || n !== null || unknown > 0) return []
  if (tells.length + having.length + fields.length > 0) return []
  return figuresMeant(chart, sentence).flatMap((figure) => {
    const { on } = figure
    const held = holdsEach(chart, sides, on)
    const by = dimensionsOf(sentence, on)
    const where = whereOf(chart, sentence, on)
    if (!held || !by || where === null) return []
    const of = (cond: Condition): Measure =>
      narrowed(figure.measure, and([...(where ? [where] : []), cond]) as Condition)
    const [one, second] = [of(held[0]), of(held[1])]
    // "rose in 2025 compared with 2024"
    const [earlier, later] = sides.isOpposed ? [second, one] : [one, second]
    const asked = askedOf(chart, sentence)
    const question: Question = {
      measures: told(asked, earlier, later, change.way === 'down'),
      by,
      ...narrowing(undefined),
    }
    return [madeOf(chart, sentence, frameOf[asked], question, ['of two', 'said', 'between periods'], figure.target)]
  })
}

type Asked = 'whether' | 'apart' | 'percent' | 'times' | 'both'

const askedOf = (chart: Chart, { apart, change, lead, groups }: Sentence): Asked => {
  if (apart) return apart
  if (lead === 'how') return 'both'
  const isWhether = /^(?:did|do|does|has|have|had|is|are|was|were)$/.test(chart.word(0))
  return isWhether && change?.way !== 'any' && groups.length === 0 ? 'whether' : isWhether ? 'both' : 'apart'
}

const told = (asked: Asked, earlier: Measure, later: Measure, falls: boolean): Measure[] => {
  const [more, less] = falls ? [earlier, later] : [later, earlier]
  switch (asked) {
    case 'whether':
      return [{ compare: falls ? '<' : '>', left: later, right: earlier }]
    case 'both':
      return [earlier, later]
    case 'times':
      return [{ op: '/', left: later, right: earlier }]
    case 'percent':
      return [percent({ op: '-', left: more, right: less }, earlier)]
    default:
      return [{ op: '-', left: more, right: less }]
  }
}

/** What was said; or rows, that are counted; or else what is usually meant of what is only narrowed: "did donations go up". */
const figuresMeant = (chart: Chart, sentence: Sentence): Figure[] => {
  const said = sentence.figures.flatMap((each) => each.figures)
  if (said.length > 0) return said.length === 1 ? said.map((figure) => averaged(sentence, figure)) : []
  const { rows, limits } = sentence
  if (rows) {
    const cond = and([...rows.where])
    const isThing = !rows.isGuess && !rows.distinct && !rows.isImplied
    return isThing ? [{ measure: { count: rows.on.name, ...narrowing(cond) }, on: rows.on, target: null }] : []
  }
  const [usual, ...others] = limits.length > 0 ? usualMeasure(chart.catalog) : []
  return usual && others.length === 0 ? [{ ...usual, target: null }] : []
}
