import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../../chart.ts'
import { amountOf, percent } from '../../fields.ts'
import { identifierWords } from '../../words/words.ts'
import {
  type Column,
  calledMost,
  columnsOf,
  largest,
  meanOf,
  type Part,
  partSaid,
  wholesIn,
} from '../parts-of-columns.ts'
import { type Figures, phraseAt, wholly } from '../phrases.ts'

/**
 * Shares of one column that another tells: "what percentage of the eggs break", "what share of the takings is paid by card", "what percentage of
 * the loaves we bake goes unsold". What stands before the verb says the whole, what stands behind it the part.
 */

const sum = ({ named }: Column): Measure => ({ fn: 'sum', of: amountOf(named) })

export const partsOfColumns = (chart: Chart, at: number, start: number, to: number): Figures[] => {
  const made = partSaid(chart, start, to)
  return made ? [figureOf(made, at, to)] : []
}

const asPart = ['percentage of', 'percent of', 'per cent of', '% of', 'share of', 'proportion of', 'fraction of']

/** "cracked pieces as a percentage of all pieces". */
export const columnsShared = (chart: Chart, from: number, to: number): Figures[] => {
  for (let at = from + 1; at < to - 2; at++) {
    const opening = chart.word(at) === 'as' ? at + (/^(?:a|the)$/.test(chart.word(at + 1)) ? 2 : 1) : 0
    const words = opening > 0 ? phraseAt(chart, opening, asPart) : 0
    if (words === 0) continue
    const start = opening + words
    const [whole, ...wholes] = largest(wholesIn(chart, /^(?:all|the)$/.test(chart.word(start)) ? start + 1 : start, to))
    const [part, ...parts] = calledMost(wholesIn(chart, from, at).filter((each) => each !== whole))
    const isOne = whole && part && wholes.length + parts.length === 0 && whole.named.dataset === part.named.dataset
    return isOne ? [figureOf({ whole, part, isRest: false }, from, to)] : []
  }
  return []
}

const everything =
  /^(?:collected|baked|made|produced|production|total|received|bought|ordered|delivered|harvested|caught|picked|planted|sown|seeded|laid|brewed|cooked|served|handled|processed|printed|invited|offered|booked|registered|enrolled|expected|capacity|places|seats)$/

/** What tells all there was, or might have been, of what one column tells a part. */
const allOf = (chart: Chart, part: Column): Column | null => {
  const [whole, ...others] = columnsOf(chart).filter(
    (each) =>
      each !== part && each.named.dataset === part.named.dataset && saysAll(each) && meanOf(each) >= meanOf(part),
  )
  return whole && others.length === 0 && !saysAll(part) ? whole : null
}

/** "percentage of rejected material": of all that was collected. */
export const partsOfAll = (chart: Chart, at: number, start: number, to: number): Figures[] => {
  const [part, ...more] = calledMost(wholesIn(chart, start, to))
  const whole = part && more.length === 0 ? allOf(chart, part) : null
  return part && whole ? [figureOf({ whole, part, isRest: false }, at, to)] : []
}

/** "attendance rate", "rejection rate". */
export const ratesOfAll = (chart: Chart, from: number, to: number): Figures[] => {
  const isName = columnsOf(chart).some(({ named }) => /\brates?\b/i.test(named.field.label))
  return isName
    ? []
    : partsOfAll(chart, from, from, to - 1).map((made) => ({ ...made, edges: [...made.edges, wholly(from, to)] }))
}
const saysAll = ({ named }: Column): boolean => identifierWords(named.field.label).some((word) => everything.test(word))

const figureOf = ({ whole, part, isRest }: Part, at: number, to: number): Figures => {
  const rest: Measure = { op: '-', left: sum(whole), right: sum(part) }
  const edge: EdgeOf<'field'> = {
    ...part.named,
    start: at,
    end: to,
    score: 0.9,
    rule: 'clauses',
    kind: 'field',
    how: 'words',
  }
  return {
    cost: 0.12,
    edges: [edge, wholly(at, to)],
    figures: [{ measure: percent(isRest ? rest : sum(part), sum(whole)), on: part.named.dataset, target: part.named }],
    of: null,
    isClosed: true,
  }
}
