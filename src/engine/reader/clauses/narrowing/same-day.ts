import type { Condition, Expression, Grain } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { courses } from '../../knowledge/verbs/courses.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { holding, type Limit, phraseAt } from '../phrases.ts'
import { dueWords } from './due.ts'

/** Rows of which two things happened on one day: "fixed the same day they were reported", "went out on the day they came in". */

const grains: Record<string, Grain> = { day: 'day', week: 'week', month: 'month', year: 'year' }
const openings = [
  'on the very same',
  'on the same',
  'in the same',
  'within the same',
  'the very same',
  'the same',
  'same',
  'on the very',
  'on the',
]
const silent =
  /^(?:as|that|when|on|which|they|it|he|she|we|i|you|was|were|is|are|had|has|have|been|did|do|got|get|gets|the|their|its|a|an|of|to|be|being|day|date|-|came|come|comes|went|go|goes|gone|also|already|both|only|customer|people|someone|somebody)$/

const timesIn = (chart: Chart): NamedField[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isTime(field))

const isPlanned = ({ field }: NamedField): boolean => identifierWords(field.label).some((own) => dueWords.test(own))

/** "came in", of "DateIn"; "went out"; else the deed itself or another word for it. */
const calledBy = (times: readonly NamedField[], words: readonly string[]): NamedField | null => {
  // "came back" is not when it was due back
  const such = words.some((word) => dueWords.test(word)) ? times : times.filter((each) => !isPlanned(each))
  const is = (test: (own: string) => boolean) =>
    such.filter(({ field }) => identifierWords(field.label).some((own) => test(own)))
  const said = words.filter((word) => !silent.test(word))
  const roots = said.map(rootOf)
  const known = courses.filter(({ done }) =>
    done.some(
      (each) => ` ${words.join(' ')} `.includes(` ${each} `) || said.includes(each) || roots.includes(rootOf(each)),
    ),
  )
  const ways = [
    is((own) => said.includes(own) || roots.includes(rootOf(own))),
    is((own) => known.some(({ kept }) => kept.has(rootOf(own)))),
  ]
  const [only] = ways.find(([first, ...more]) => first && more.length === 0) ?? []
  return only ?? null
}

/** The other of the only two that it may be. */
const beside = (times: readonly NamedField[], named: NamedField | null): NamedField | null => {
  const pairs = inOrder(times)
  const others = new Set(
    named
      ? times.filter(
          (each) =>
            each !== named &&
            !isPlanned(each) &&
            each.dataset === named.dataset &&
            pairs.some(({ from, to }) => (from === each && to === named) || (from === named && to === each)),
        )
      : [],
  )
  const [only, ...more] = others
  return only && more.length === 0 ? only : null
}

const at = (named: NamedField, grain: Grain): Expression =>
  grain === 'day' && named.field.type === 'date' ? fieldOf(named) : { at: grain, of: fieldOf(named) }

export const sameDayAt = (chart: Chart, from: number, to: number): Limit[] => {
  for (let start = from; start < Math.min(to, from + 4); start++) {
    const words = phraseAt(chart, start, openings)
    const dash = chart.word(start + words) === '-' ? 1 : 0
    const grain = grains[chart.word(start + words + dash)]
    const isSame = chart.tokens.slice(start, start + words).some(({ word }) => word === 'same' || word === 'very')
    const end = start + words + dash + 1
    if (words === 0 || !grain || end > to || (!isSame && start === from)) continue
    const wordsIn = (a: number, b: number) => chart.tokens.slice(a, b).map(({ word }) => word)
    const [before, behind] = [wordsIn(from, start), wordsIn(end, to)]
    const times = timesIn(chart)
    const two = calledBy(times, behind)
    const one = calledBy(
      times.filter((each) => each !== two),
      before,
    )
    // what nothing is called by is something else
    const isSaid = (words: string[], named: NamedField | null) =>
      named !== null || words.every((word) => silent.test(word))
    if (!isSaid(before, one) || !isSaid(behind, two) || before.length > 3) return []
    const [left, right] = [one ?? beside(times, two), two ?? beside(times, one)]
    if (!left || !right || left.field === right.field || left.dataset !== right.dataset) {
      if (one || two) return []
      const [pair, ...more] = inOrder(times)
      return pair && more.length === 0 ? [limitOf(pair.from, pair.to, grain, from, to)] : []
    }
    return [limitOf(left, right, grain, from, to)]
  }
  return []
}

const limitOf = (left: NamedField, right: NamedField, grain: Grain, from: number, to: number): Limit => {
  const cond: Condition = { compare: '=', left: at(left, grain), right: at(right, grain) }
  return { cost: 0.12, edges: [holding(from, to)], of: [left, right], on: left.dataset, make: () => cond }
}
