import type { Field } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { comparatives } from '../../knowledge/superlatives.ts'
import { identifierStems, identifierWords, stem, stopWords, type Token } from '../../words/words.ts'
import { flagPhrases } from '../states/flag-phrases.ts'
import { flagWords } from '../states/flag-words.ts'
import { permittedThings } from '../states/permitted.ts'
import { hasOtherSide, stateValues } from '../states/state-values.ts'
import { statesAt } from '../states/states.ts'
import { yesAndNo } from '../states/yes-and-no.ts'
import { skip } from './comparators.ts'

/** The words say the flag itself, not only the thing that has it. */
export const saysFlag = (chart: Chart, { start, end, field, how }: EdgeOf<'field'>): boolean => {
  // "not nuetered": the word is only mistyped
  if (how === 'typo' && flagWords(field.label).length === 1) return true
  const own = new Set(
    [field.label, ...field.synonyms, field.column ?? ''].flatMap((label) => flagWords(label).map(stem)),
  )
  // "how many tasks are done", of a flag that is called so
  // "on display", of what is called only by such words
  const isAllPlain = [...own].every((each) => plainWords.has(each))
  const isPlain = (word: string) => own.size > 1 && !isAllPlain && plainWords.has(word)
  const said = chart.tokens.slice(start, end).filter((t) => own.has(t.stem) && !isPlain(t.word))
  // "showed up", of "no show"
  const isDenied = flagWords(field.label).some((word) => nots.test(word))
  return (
    said.length > 0 &&
    (!isDenied || chart.tokens.slice(start, end).some(({ word }) => nots.test(word))) &&
    !isThingItself(field, said) &&
    (isHad(chart, start) || !isHalfSaid(field, said)) &&
    !isOfWhom(field, said)
  )
}

const nots = /^(?:no|not|non)$/

/** "the host", of what is called "host is superhost": only whom it is said of. */
const isOfWhom = ({ label }: Field, said: readonly Token[]): boolean => {
  const words = identifierWords(label)
  const verb = words.findIndex((word, at) => at > 0 && /^(?:is|are|was|were|has|have)$/.test(word))
  const told = words.slice(verb + 1).map(stem)
  return verb > 0 && told.length > 0 && !said.some((t) => told.includes(t.stem))
}

/** "without a thank-you": whoever has none was sent none. */
const isHad = (chart: Chart, start: number): boolean =>
  /^(?:with|without|no)$/.test(chart.word(/^(?:an?|any)$/.test(chart.word(start - 1)) ? start - 2 : start - 1))

/** "the queen was not seen" says nothing of whether the queen is marked. */
const isHalfSaid = ({ label }: Field, said: readonly Token[]): boolean => {
  const deed = identifierWords(label)
    .filter((word) => /[^aeiou]ed$|^(?:paid|sent|sold|done|made|given|taken|seen|kept|built|left)$/.test(word))
    .at(-1)
  return deed !== undefined && identifierWords(label).length > 1 && !said.some((t) => t.stem === stem(deed))
}

/** "most bikes" are not those of a flag "e-bike": what tells them apart was not said. */
const isThingItself = ({ label }: Field, said: readonly Token[]): boolean => {
  const [apart = '', ...others] = flagWords(label)
    .map(stem)
    .filter((own) => !plainWords.has(own))
  const thing = others.at(-1)
  return (
    thing !== undefined &&
    said.every((t) => t.stem === thing && !/(?:ed|en)$/.test(t.word)) &&
    !said.some((t) => t.stem === apart)
  )
}

/** "active customers": a yes-or-no field said as an adjective, or "is active". */
export const flag: PartConstruction = {
  name: 'a yes-or-no field',
  examples: [
    'active merchants',
    'customers who are not active',
    'unpaid orders',
    'how many died, where a flag says who survived',
    'average age of smokers and non-smokers',
    'survivors by sex',
    'candies with and without chocolate',
    'average price of organic products compared with ordinary products',
    'cars with a manual gearbox, where a column is called manual',
  ],
  match(chart, at) {
    const out: Edge[] = []
    out.push(...flagPhrases(chart, at, flag.name))
    out.push(...notSo(chart, at), ...stateValues(chart, at, flag.name), ...permittedThings(chart, at, flag.name))
    const parted = chart.phrase(at, 'with and without') || chart.phrase(at, 'with or without')
    if (parted > 0)
      for (const f of chart.of(at + parted, 'field')) if (yesAndNo(f.field)) out.push(partedBy(f, at, f.end))
    for (const f of chart.of(at, 'field').map((each) => wholeSaid(chart, each))) {
      const end = yesAndNo(f.field) ? besideOthers(chart, f.end) : null
      if (end !== null && saysFlag(chart, f)) out.push(partedBy(f, at, end))
      const written = f.score < 0.45 || !saysFlag(chart, f) ? null : yesAndNo(f.field)
      // "those who survived and those who did not": one of two sides
      if (!written || statesAt(chart, at).some((s) => s.field === f.field && hasOtherSide(chart, at, s))) continue
      const before = /^(?:a|an)$/.test(chart.word(at - 1)) ? at - 2 : at - 1
      const without = /^(?:not|non|longer|no|without|didn't|don't|doesn't|isn't|aren't|wasn't|weren't)$/.test(
        chart.word(before),
      )
      const start = without || /^(?:with|has|have|contain|contains|containing)$/.test(chart.word(before)) ? before : at
      const cond: Condition = { compare: '=', left: fieldOf(f), right: { value: without ? written.no : written.yes } }
      out.push(edgeOf(f, start, cond))
      if (isOfUnnamed(chart, f)) out.push(edgeOf({ ...f, end: f.end + 1 }, start, cond))
      if (start < at && !without) out.push(edgeOf(f, at, cond))
    }
    return out
  },
}

/** "a manual gearbox": what is manual goes without a column of its own. */
const isOfUnnamed = (chart: Chart, { start, end, how }: EdgeOf<'field'>): boolean => {
  const token = chart.tokens[end]
  const isNamed = [...chart.of(end, 'field'), ...chart.of(end, 'value'), ...chart.of(end, 'entity')].some(
    (e) => e.how !== 'part' && e.how !== 'typo',
  )
  return (
    how === 'exact' &&
    /^(?:a|an|with|have|has)$/.test(chart.word(start - 1)) &&
    token !== undefined &&
    /^\p{L}{3,}$/u.test(token.word) &&
    !plainWords.has(token.word) &&
    !stopWords.has(token.word) &&
    !comparatives.has(token.word) &&
    !isNamed
  )
}

/** "unpaid orders", where a flag says whether they are paid. */
const notSo = (chart: Chart, at: number): Edge[] => {
  const so = /^(?:un|non)(\p{L}{4,})$/u.exec(chart.word(at))?.[1]
  if (so === undefined) return []
  return (chart.names.names.get(stem(so)) ?? []).flatMap((name): Edge[] => {
    const written = name.kind === 'field' && name.stems.length === 1 ? yesAndNo(name.field) : null
    if (name.kind !== 'field' || !written) return []
    const cond: Condition = { compare: '=', left: fieldOf(name), right: { value: written.no } }
    return [
      {
        start: at,
        end: at + 1,
        score: 1,
        rule: flag.name,
        kind: 'condition',
        loose: false,
        cond,
        on: name.dataset,
        field: name,
      },
    ]
  })
}

const partedBy = (f: EdgeOf<'field'>, start: number, end: number): Edge => ({
  start,
  end,
  score: f.score,
  rule: flag.name,
  kind: 'dimension',
  by: [{ dim: { of: fieldOf(f) }, field: f }],
})

const ordinary = /^(?:ordinary|normal|regular|standard|other|conventional|existing|non|not)$/

/** "e-bikes compared with ordinary bikes", "heated rooms and cold ones": those that are so beside those that are not. */
const besideOthers = (chart: Chart, from: number): number | null => {
  const joint = ['compared with', 'compared to', 'versus', 'vs', 'and', 'or', 'than']
  const jointAt = (place: number) => joint.map((words) => chart.phrase(place, words)).find((n) => n > 0) ?? 0
  const at = jointAt(from) > 0 ? from : (chart.of(from, 'entity')[0]?.end ?? from)
  const length = jointAt(at)
  if (length === 0) return null
  const isOther = chart.word(at + length + 1) === 'ones' && isUnnamed(chart, at + length)
  if (isOther) return at + length + 2
  if (!ordinary.test(chart.word(at + length))) return null
  const noun = chart.tokens[at + length + 1]
  return noun && chart.tokens.slice(0, at).some((t) => t.stem === noun.stem) ? at + length + 2 : at + length + 1
}

/** "and cold ones": a word that the data does not have. */
const isUnnamed = (chart: Chart, at: number): boolean =>
  (['value', 'field', 'condition'] as const).every((kind) => chart.of(at, kind).every(({ score }) => score < 0.8))

/** "no thank-you was sent", where a flag says whether a thank-you was sent: its name goes on behind the verb. */
const wholeSaid = (chart: Chart, f: EdgeOf<'field'>): EdgeOf<'field'> => {
  const next = skip(chart, f.end, /^(?:is|are|was|were|been|has|have)$/)
  const token = chart.tokens[next]
  const isMore =
    next > f.end && token !== undefined && f.how === 'words' && identifierStems(f.field.label).includes(token.stem)
  return isMore && yesAndNo(f.field) ? { ...f, end: next + 1, score: 1 } : f
}

const edgeOf = (f: EdgeOf<'field'>, start: number, cond: Condition): Edge => ({
  start,
  end: f.end,
  score: f.field.type === 'boolean' ? Math.max(0.8, f.score) : f.score,
  rule: flag.name,
  kind: 'condition',
  cond,
  on: f.dataset,
  loose: false,
  field: f,
})
