import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField } from '../../chart.ts'
import { fieldOf, namedFields } from '../../fields.ts'
import { saysTheSame } from '../../knowledge/opposites.ts'
import { rootOf } from '../../words/roots.ts'
import { flagWords } from './flag-words.ts'
import { yesAndNo } from './yes-and-no.ts'

/** Columns of yes or no that are said as a sentence says them, and not as their heading does: "need a check up" of "check up needed". */

type Flag = NamedField & { roots: string[]; yes: string | number | boolean; no: string | number | boolean }
type Phrase = { end: number; named: Flag; isSo: boolean }

const known = new WeakMap<Chart, { flags: Flag[]; phrases: Map<number, Phrase[]> }>()

const flagsOf = (chart: Chart): Flag[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .flatMap((named): Flag[] => {
      const written = yesAndNo(named.field)
      if (!written || written.yes === null || written.no === null) return []
      return [{ ...named, roots: flagWords(named.field.label).map(rootOf), yes: written.yes, no: written.no }]
    })

const between = /^(?:an?|the|any|some|by|for|their|its|his|her|-)$/
const deed = /(?:ed|en)$|^(?:sent|paid|made|done|given|held|kept|sold|ok|okay)$/

/** The deed or its opposite first, then all other words of the heading and none besides: "failed for bathing" of "bathing ok". */
const deedFirst = (chart: Chart, at: number, named: Flag): { end: number; isSo: boolean } | null => {
  const words = flagWords(named.field.label)
  const [last = '', ...others] = named.roots.toReversed()
  if (others.length === 0 || !deed.test(words.at(-1) ?? '')) return null
  const said = rootOf(chart.word(at))
  const isSo = said === last || saysTheSame(said, last)
  if (isSo === null) return null
  const left = new Set(others)
  let end = at + 1
  while (left.size > 0 && end < chart.tokens.length) {
    const root = rootOf(chart.word(end))
    if (left.has(root)) left.delete(root)
    else if (!between.test(chart.word(end))) return null
    end++
  }
  // "failed the bathing test"
  const isTest = said !== last && tests.test(chart.word(end))
  return left.size === 0 ? { end: isTest ? end + 1 : end, isSo } : null
}
const tests = /^(?:tests?|checks?|inspections?|standards?|limits?)$/

/** "first time pass", of "passed first time": its words and no others, in whatever order. */
const inAnyOrder = (chart: Chart, at: number, { roots }: Flag): { end: number; isSo: boolean } | null => {
  const end = at + roots.length
  const said = chart.tokens.slice(at, end).map(({ word }) => rootOf(word))
  const isAll = roots.length > 1 && said.length === roots.length && roots.every((root) => said.includes(root))
  return isAll && said.some((root, i) => root !== roots[i]) ? { end, isSo: true } : null
}

const happened = ['actually ran', 'did run', 'actually happened', 'took place', 'actually took place', 'went ahead']
const afterWhich = ['ran', 'were run', 'happened', 'were held', 'was held']
const calledOff = new Set(['cancelled', 'canceled', 'cancellation', 'scrapped'].map(rootOf))

/** "the trips that actually ran": those that were not cancelled. */
const ranAt = (chart: Chart, at: number, { roots: [root = '', ...more] }: Flag): number | null => {
  if (more.length > 0 || !calledOff.has(root)) return null
  const isClause = /^(?:that|which|who)$/.test(chart.word(at - 1))
  const words = isClause ? [...happened, ...afterWhich] : happened.filter((each) => /^(?:actually|did)/.test(each))
  const length = Math.max(0, ...words.map((each) => chart.phrase(at, each)))
  return length > 0 ? at + length : null
}

const phrasesAt = (chart: Chart, at: number): Phrase[] => {
  const all = known.get(chart) ?? { flags: flagsOf(chart), phrases: new Map<number, Phrase[]>() }
  known.set(chart, all)
  const before = all.phrases.get(at)
  if (before) return before
  const found = all.flags.flatMap((named): Phrase[] => {
    const done = deedFirst(chart, at, named) ?? inAnyOrder(chart, at, named)
    const ran = ranAt(chart, at, named)
    return [...(done ? [{ ...done, named }] : []), ...(ran ? [{ end: ran, named, isSo: false }] : [])]
  })
  // of which of two is not said
  const phrases = found.length === 1 ? found : []
  all.phrases.set(at, phrases)
  return phrases
}

const longest = 6

/** Whether the word is part of such a phrase, and so says something. */
export const isInFlagPhrase = (chart: Chart, at: number): boolean =>
  Array.from({ length: longest }, (_, back) => at - back).some(
    (from) => from >= 0 && phrasesAt(chart, from).some(({ end }) => end > at),
  )

export const flagPhrases = (chart: Chart, at: number, rule: string): Edge[] =>
  phrasesAt(chart, at).map(({ end, named, isSo }) => {
    const cond: Condition = { compare: '=', left: fieldOf(named), right: { value: isSo ? named.yes : named.no } }
    const { dataset: on } = named
    return { start: at, end, score: 0.95, rule, kind: 'condition', cond, on, loose: false, field: named }
  })
