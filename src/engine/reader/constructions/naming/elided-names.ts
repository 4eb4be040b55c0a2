import type { Chart, Edge, EdgeOf } from '../../chart.ts'
import { type Alternative, matchNames, type NameMatch } from '../../names.ts'

const joint = /^(?:and|or|&|vs|versus|,)$/

/** Behind the joints from a place on: "length, width and depth". */
const behind = (chart: Chart, at: number): number => {
  let next = at
  while (next < at + 2 && joint.test(chart.word(next))) next++
  return chart.word(next) === 'the' ? next + 1 : next
}

type Options = readonly Alternative[][]

/** Fields that are called by all of these words, and by no others. */
const wholeNames = (chart: Chart, options: Options, places: number[]): (NameMatch & { name: { kind: 'field' } })[] => {
  const words = places.map((at) => options[at] ?? [])
  if (words.some(({ length }) => length === 0)) return []
  return matchNames(chart.names, words).filter(
    (match): match is NameMatch & { name: { kind: 'field' } } =>
      match.name.kind === 'field' && match.name.stems.length === places.length && match.score >= 0.7,
  )
}

/** Where one name is all of another but one word. */
const meant = (chart: Chart, options: Options, own: number[], other: number[], start: number, rule: string): Edge[] => {
  const others = wholeNames(chart, options, other)
  return wholeNames(chart, options, own)
    .filter(({ name }) => others.some((o) => o.name.dataset === name.dataset && o.name.field !== name.field))
    .map(({ name, score }): EdgeOf<'field'> => {
      const { dataset, field, ref } = name
      return {
        start,
        end: start + 1,
        score: Math.min(0.95, score),
        rule,
        kind: 'field',
        how: 'exact',
        dataset,
        field,
        ref,
      }
    })
}

/** "beak length and depth": the beak is said once, and so is the card of "yellow and red cards". */
export const elidedNames = (chart: Chart, options: Options, at: number, rule: string): Edge[] => {
  const next = behind(chart, at + 1)
  const ahead = next > at + 1 ? [next, behind(chart, next + 1)].filter((each, i) => i === 0 || each > next + 1) : []
  const heads = ahead.map((each) => meant(chart, options, [at, each + 1], [each, each + 1], at, rule))
  let last = at - 1
  while (last > 0 && (joint.test(chart.word(last)) || chart.word(last) === 'the')) last--
  if (last === at - 1 || last < 1) return heads.flat()
  // "length, width and depth" of the bill
  const firsts = [last - 1, last - 3].filter((first) => first >= 0 && !joint.test(chart.word(first)))
  const tails = firsts.map((first) => meant(chart, options, [first, at], [first, first + 1], at, rule))
  return [...heads.flat(), ...tails.flat()]
}
