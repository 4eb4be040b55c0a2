import type { Field } from '../../../question/catalog.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { saysTheSame, sidesOfWord } from '../../knowledge/opposites.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { flagCodes } from '../../knowledge/said/flag-codes.ts'
import { phrasalVerbs } from '../../knowledge/said/phrasal-verbs.ts'
import { rootOf, withoutNot } from '../../words/roots.ts'
import { identifierWords, stem, stopWords } from '../../words/words.ts'
import { flagWords } from './flag-words.ts'
import { yesAndNo } from './yes-and-no.ts'

/** What a word says of a thing: which values of a column it has then. `others`: those of the opposite, where the column has only these two. */
export type State = NamedField & {
  values: Value[]
  others: Value[]
  end: number
  /** The column or its value is not called by this very word. */
  isOther: boolean
}

const helpers =
  /^(?:is|has|had|was|are|ever|did|does|do|currently|current|now|flag|status|indicator|yn|the|of|a|gender|sex|if|whether)$/

/** A word as it is compared: its root, its root without a "not" before it, and its stem. */
type Said = { stem: string; root: string; without: string | null; isCode?: true }

const words = new Map<string, Said>()
const maxWords = 5000
const saidBy = (word: string): Said => {
  let known = words.get(word)
  if (!known) {
    const without = withoutNot(word)
    known = { stem: stem(word), root: rootOf(word), without: without === null ? null : rootOf(without) }
    if (words.size >= maxWords) words.clear()
    words.set(word, known)
  }
  return known
}

type Value = string | number | boolean
type Told =
  | { called: Said[]; spelled: string[][]; yes: Value; no: Value }
  | { texts: { text: string; own: Said }[]; all: string[]; spelled: { text: string; words: string[] }[] }

const few = 8
const told = new WeakMap<Field, Told | null>()

/** What a column tells of states: the words that it is called by and what it writes for yes and no, or its few texts. */
const toldBy = (field: Field): Told | null => {
  let known = told.get(field)
  if (known === undefined) {
    known = flagOf(field) ?? textsOf(field)
    told.set(field, known)
  }
  return known
}

/** The one word that a column of yes or no is called by: "smoker" of "is_smoker". */
const flagOf = (field: Field): Told | null => {
  const written = yesAndNo(field)
  if (!written || written.yes === null || written.no === null) return null
  const called = [field.label, ...field.synonyms, field.column ?? ''].flatMap((text) => {
    const own = flagWords(text).filter((word) => !helpers.test(word))
    const deed = own.length === 2 && brought.test(own[1] ?? '') ? own.slice(0, 1) : own
    const noun = gluedOf(own)
    if (noun) return [{ ...saidBy(noun), isCode: true as const }]
    return [
      ...(deed.length === 1 ? [saidBy(deed[0] ?? '')] : []),
      ...codesIn(own).flatMap((words) =>
        words.length === 1 ? [{ ...saidBy(words[0] ?? ''), isCode: true as const }] : [],
      ),
    ]
  })
  const spelled = codesIn(flagWords(field.label))
    .filter((words) => words.length > 1)
    .map((words) => words.map(stem))
  return called.length + spelled.length > 0 ? { called, spelled, yes: written.yes, no: written.no } : null
}

/** "rolled back" is a rollback, "dropped out" a dropout. */
const gluedOf = ([verb = '', particle = '', ...more]: readonly string[]): string | null =>
  more.length === 0 &&
  /^(?:back|out|off|down|up|over|away|in|on|through|by)$/.test(particle) &&
  /(?:ed|en|t|n)$/.test(verb)
    ? rootOf(verb) + particle
    : null

/** "arrest made": what was made is the deed. */
const brought = /^(?:made|done|happened|occurred|took)$/

/** What a heading of letters stands for: "PB" is a personal best. */
const codesIn = ([code = '', ...more]: readonly string[]): string[][] =>
  more.length > 0 ? [] : (flagCodes.get(code) ?? []).map((words) => words.split(' '))

const textsOf = ({ type, profile }: Field): Told | null => {
  const top = profile?.top ?? []
  if (type !== 'text' || !profile || profile.distinct > few || top.length < profile.distinct) return null
  const all = top.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const texts = all.flatMap((text) => {
    const words = identifierWords(text)
    const own = words.length === 1 ? words[0] : gluedOf(words)
    return own ? [{ text, own: saidBy(own) }] : []
  })
  const spelled = all.flatMap((text) =>
    codesIn([text.toLowerCase()]).map((words) => ({ text, words: words.map(stem) })),
  )
  return texts.length + spelled.length > 0 ? { texts, all, spelled } : null
}

/** Whether a word says that what another says is so, or is not so; null where it says nothing of it. */
const heldBy = (word: Said, of: Said): boolean | null => {
  if (word.root === of.root) return true
  if (word.without === of.root || of.without === word.root) return false
  const same = saysTheSame(word.root, of.root)
  if (same !== null || word.without === null) return same
  const said = saysTheSame(word.without, of.root)
  return said === null ? null : !said
}

const ofFlag = (named: NamedField, word: Said, { called, yes, no }: Extract<Told, { yes: Value }>): Found | null => {
  for (const own of called) {
    const held = heldBy(word, own)
    if (held !== null)
      return {
        ...named,
        values: [held ? yes : no],
        others: [held ? no : yes],
        isOther: own.isCode === true || word.stem !== own.stem,
      }
  }
  return null
}

/** "died", of a column that says alive or dead; "unmarried", of one that says married, divorced or widowed. */
const ofTexts = (named: NamedField, word: Said, { texts, all }: Extract<Told, { all: string[] }>): Found | null => {
  const textsThat = (is: (own: Said) => boolean) => texts.filter(({ own }) => is(own)).map(({ text }) => text)
  let values = textsThat((own) => own.root === word.root)
  // "invertebrates", of what is written "invert"
  if (values.length === 0) values = textsThat((own) => isCut(own.stem, word.stem))
  if (values.length === 0) {
    const not = textsThat((own) => own.root === word.without)
    values = not.length > 0 ? all.filter((text) => !not.includes(text)) : []
  }
  if (values.length === 0) {
    // both ends of a pair stand in the column
    const on = (line: number, side: number) =>
      textsThat((own) => sidesOfWord(own.root).some((each) => each.line === line && each.side === side))
    const pair = sidesOfWord(word.root).find(({ line }) => on(line, 0).length > 0 && on(line, 1).length > 0)
    values = pair ? on(pair.line, pair.side) : []
  }
  if (values.length === 0 || values.length === all.length) return null
  const rest = all.filter((text) => !values.includes(text))
  const isOther = !texts.some(({ text, own }) => values.includes(text) && own.stem === word.stem)
  return { ...named, values, others: all.length === 2 ? rest : [], isOther }
}

const isCut = (short: string, word: string): boolean =>
  short.length >= 5 && word.length >= short.length + 4 && word.startsWith(short)

type Found = Omit<State, 'end'>

const isSilent = (word: string): boolean =>
  word.length < 3 || !/^\p{L}+$/u.test(word) || stopWords.has(word) || (plainWords.has(word) && !meant.has(word))
/** Plain words that say something of a state. */
const meant = new Set(['present'])

/** "the largest single order", "left over": the word says nothing of a state. */
const isAnother = (chart: Chart, at: number): boolean => {
  const [before, word, after] = [chart.word(at - 1), chart.word(at), chart.word(at + 1)]
  if (word === 'single') return /^(?:a|every|each|any|no|one)$|est$/.test(before)
  if (word === 'left') return /^(?:a|an|the|on|over|to|in|hand|handed|by|of|-)$/.test(after)
  return /^(?:well|right|old|young|open|own|held)$/.test(word) && /^(?:as|how|so|very)$/.test(before)
}

const known = new WeakMap<Chart, Map<number, State[]>>()

/** What the word at a place says of the state of things; "non-smokers" is one word. */
export const statesAt = (chart: Chart, at: number): State[] => {
  let all = known.get(chart)
  if (!all) {
    all = new Map()
    known.set(chart, all)
  }
  const found = all.get(at) ?? findStates(chart, at)
  all.set(at, found)
  return found
}

const statesOf = (fields: readonly NamedField[], said: Said, end: number): State[] =>
  fields.flatMap((named): State[] => {
    const tells = toldBy(named.field)
    const state = tells && ('yes' in tells ? ofFlag(named, said, tells) : ofTexts(named, said, tells))
    return state ? [{ ...state, end }] : []
  })

/** "personal bests", of what is written "PB". */
const spelledAt = (chart: Chart, at: number, named: NamedField): State[] => {
  const tells = toldBy(named.field)
  if (!tells || tells.spelled.length === 0) return []
  const ends = (words: readonly string[]) => words.every((own, i) => chart.tokens[at + i]?.stem === own)
  if ('yes' in tells) {
    const words = tells.spelled.filter(ends).sort((a, b) => b.length - a.length)[0]
    return words ? [{ ...named, values: [tells.yes], others: [tells.no], end: at + words.length, isOther: true }] : []
  }
  const found = tells.spelled.filter(({ words }) => ends(words)).sort((a, b) => b.words.length - a.words.length)[0]
  return found ? [{ ...named, values: [found.text], others: [], end: at + found.words.length, isOther: true }] : []
}

const findStates = (chart: Chart, at: number): State[] => {
  const word = chart.word(at)
  if (/^(?:non|un)$/.test(word)) {
    const from = chart.word(at + 1) === '-' ? at + 2 : at + 1
    return statesAt(chart, from).flatMap((state) =>
      state.others.length > 0 ? [{ ...state, values: state.others, others: state.values, isOther: true }] : [],
    )
  }
  const fields = chart.catalog.datasets.filter(({ hidden }) => !hidden).flatMap(namedFields)
  const spelled = fields.flatMap((named) => spelledAt(chart, at, named))
  if (spelled.length > 0) return spelled
  const phrasal = phrasalVerbs.find(({ words }) => chart.phrase(at, words) > 0)
  if (phrasal) {
    const end = at + chart.phrase(at, phrasal.words)
    const meant = phrasal.same.flatMap((each) => statesOf(fields, saidBy(each), end))
    if (meant.length > 0) return meant.slice(0, 1).map((state) => ({ ...state, isOther: true }))
  }
  if (isSilent(word) || isAnother(chart, at)) return []
  const states = statesOf(fields, saidBy(word), at + 1)
  // what is called by the very word goes before what is only meant by it
  const own = states.filter((state) => !state.isOther)
  return own.length > 0 ? own : states
}
