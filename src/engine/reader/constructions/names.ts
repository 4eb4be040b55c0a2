import { editDistance } from '../../../platform/nearest.ts'
import { isPlural } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Chart, Edge, EdgeOf, How, PartConstruction } from '../chart.ts'
import { fieldOf, isAmount, isNumber, isRate, isTimeLike } from '../fields.ts'
import { stemsKnown } from '../knowledge/abbreviations.ts'
import { plainWords, signalWords } from '../knowledge/plain-words.ts'
import { isToldAsRate, nounsOf } from '../knowledge/quantities.ts'
import { relatedTo } from '../knowledge/related-words.ts'
import { withoutUnit } from '../knowledge/units.ts'
import { isLetterFor, otherWords } from '../knowledge/value-words.ts'
import {
  type Alternative,
  alternatives,
  matchNames,
  matchValues,
  type Name,
  type NameMatch,
  placeStems,
  relatedAlternatives,
} from '../names.ts'
import { fold, identifierStems, stem, stopWords, type Token } from '../words/words.ts'
import { elidedNames } from './naming/elided-names.ts'
import { meantNames } from './naming/meant-names.ts'
import { monthNumbers } from './naming/month-numbers.ts'
import { placesMeant } from './naming/places-meant.ts'
import { isHeadOfRows } from './naming/row-nouns.ts'
import { isOfRows } from './naming/rows-meant.ts'
import { ordinalValues } from './states/ordinal-values.ts'
import { isWhose, rowNouns } from './states/row-nouns.ts'
import { isAwaited, stillWaiting } from './states/still-waiting.ts'
import { yesAndNo } from './states/yes-and-no.ts'

const longest = 5
/** Of words that more names hold only the best are weighed. */
const maxNames = 500
const longestValue = 10
const signals = new Set(signalWords)

const optionsOf = new WeakMap<Chart, Alternative[][]>()
const wordOptions = (chart: Chart): Alternative[][] => {
  let known = optionsOf.get(chart)
  if (!known) {
    known = chart.tokens.map((token, at) => {
      const { word, stem } = token
      const isStop = stopWords.has(word) || stopWords.has(stem)
      const isKnown = stopWords.has(word) || signals.has(word)
      const own = [stem, ...(chart.word(at - 1) === 'how' ? nounsOf(stem) : [])].flatMap((each) =>
        alternatives(chart.names, each, isKnown),
      )
      // a word that has to do with a name was not mistyped
      const related = isKnown || own.some(({ how }) => how !== 'typo') ? [] : relatedAlternatives(chart.names, token)
      const all = related.length > 0 ? related : own
      // "their counts" are no countries
      return all.filter(({ how }) => !(isStop && how === 'part') && !(how === 'synonym' && isWay(chart, at)))
    })
    optionsOf.set(chart, known)
  }
  return known
}

/** "shipped to Germany" is where something went, not what that cost; "ordered from most to least" is no way. */
const isWay = (chart: Chart, at: number): boolean => {
  if (!/ed$/.test(chart.word(at)) || !/^(?:to|from)$/.test(chart.word(at + 1))) return false
  const { word = '', stem = '' } = chart.tokens[chart.word(at + 2) === 'the' ? at + 3 : at + 2] ?? {}
  return !signals.has(word) && [[stem], ...placeStems(word)].some((stems) => matchValues(chart.names, stems).length > 0)
}

const named = (span: { start: number; end: number; score: number }, { name, how }: NameMatch): Edge => {
  const edge = { ...span, rule: names.name, how }
  if (name.kind === 'field') return { ...edge, kind: 'field', dataset: name.dataset, field: name.field, ref: name.ref }
  if (name.kind === 'entity') return { ...edge, kind: 'entity', dataset: name.dataset }
  return { ...edge, kind: 'metric', name: name.name }
}

/** Words that join the words of a name: "date of birth". */
const isJoint = (word: string) =>
  /^(?:of|the|their|our|its|his|her|'s|s|in|on|at|-|_|\/|and|to|for|\.|'|:|\(|\))$/.test(word)

/** "check-in" is one name to its end. */
const withTail = (chart: Chart, end: number): number => {
  const [before, dash, tail] = [chart.tokens[end - 1], chart.tokens[end], chart.tokens[end + 1]]
  const isOne = dash?.word === '-' && dash.start === before?.end && tail?.start === dash.end && isJoint(tail.word)
  return isOne ? end + 2 : end
}

/** "the ozone level", "the murder rate", "the final score": the column itself. */
const withFigure = (chart: Chart, edge: Edge): Edge[] => {
  if (edge.kind !== 'field' || edge.how !== 'exact' || !isAmount(edge.field) || yesAndNo(edge.field)) return []
  const isMore = saysFigure(edge, chart.tokens[edge.end])
  const start = /^(?:final|actual)$/.test(chart.word(edge.start - 1)) ? edge.start - 1 : edge.start
  const end = isMore ? edge.end + 1 : edge.end
  if (isDoneWith(chart, edge)) return [{ ...edge, end: edge.end + 1, score: edge.score * 0.98 }]
  return isMore || start < edge.start ? [{ ...edge, start, end, score: edge.score * 0.98 }] : []
}

/** "hours worked", "litres used": what was done with them, where nothing else is called so. */
const isDoneWith = (chart: Chart, { end, field }: EdgeOf<'field'>): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[end] ?? {}
  const isCalled =
    chart.names.names.get(own)?.some(({ kind, stems }) => kind !== 'entity' && stems.length === 1) ||
    chart.names.values.get(own)?.some(({ stems }) => stems.length === 1) ||
    // "green cost", where another column is that
    (moneyWith.test(word) && chart.names.stems.has(own))
  return field.role === 'measure' && !isCalled && doneWith.test(word)
}

const moneyWith = /^(?:spend|spending|costs?|bills?|expenses?)$/

const doneWith =
  /^(?:worked|driven|ridden|travelled|traveled|covered|burnt|burned|eaten|drunk|walked|run|climbed|logged|billed|charged|invoiced|collected|raised|earned|donated|given|scored|caught|seen|counted|harvested|picked|wasted|scrapped|lost|saved|needed|received|awarded|owed|outstanding|bought|invested|lent|borrowed|recycled|emitted|printed|measured|recorded|produced|baked|brewed|served|used|consumed|generated|made|sold|spent|paid|taken|read|booked|played|spotted|spend|spending|cost|costs|bill|bills|expense|expenses)$/

/** A word that says no more than that there is a number, where no column is called so. */
const saysFigure = ({ dataset, field }: EdgeOf<'field'>, token: Token | undefined): boolean => {
  if (/^(?:figures?|levels?|readings?|values?)$/.test(token?.word ?? '')) return true
  if (!/^(?:rates?|scores?|ratings?)$/.test(token?.word ?? '')) return false
  if (dataset.fields.some(({ label }) => identifierStems(label).includes(token?.stem ?? ''))) return false
  if (token?.stem !== stem('rate')) return true
  // whole numbers beside how many people there are: the rate is one of them for each
  const isCounted = dataset.fields.some((f) => isNumber(f) && stemsKnown(f).includes('population'))
  return isToldAsRate(field) && !(field.type === 'integer' && isCounted && Number(field.profile?.max) >= 1000)
}

const rates = ['percentage of', 'percent of', '% of', 'proportion of', 'share of', 'rate of']

/** "murder rate", "percentage of women", where each row tells such a figure under that name: the column itself. */
const asRate = (chart: Chart, edge: Edge): Edge[] => {
  if (
    edge.kind !== 'field' ||
    edge.how !== 'exact' ||
    !isRate(edge.field) ||
    withoutUnit(edge.field) !== null ||
    !isToldOfEach(edge.dataset)
  )
    return []
  const before = rates.find((words) => chart.phrase(edge.start - words.split(' ').length, words) > 0)
  const start = edge.start - (before?.split(' ').length ?? 0)
  const end = edge.end + (/^rates?$/.test(chart.word(edge.end)) ? 1 : 0)
  if (end - start === edge.end - edge.start) return []
  const whole = { ...edge, start, end, score: edge.score * 0.98 }
  const { dataset: on, field, ref, score, rule } = whole
  const fields = [{ dataset: on, field, ref }]
  const average: Edge = {
    kind: 'measure',
    start,
    end,
    score,
    rule,
    measures: [{ fn: 'avg', of: fieldOf(whole) }],
    on,
    fn: 'avg',
    fields,
    loose: false,
  }
  return [whole, average]
}

const asFigure = (chart: Chart, edge: Edge): Edge[] => {
  const rate = asRate(chart, edge)
  return rate.length > 0 ? rate : withFigure(chart, edge)
}

/** Each row is of something else, which it names. */
const isToldOfEach = ({ fields }: Dataset): boolean =>
  fields.some(
    ({ role, type, profile }) =>
      type === 'text' && role !== 'id' && profile !== null && profile.rows > 2 && profile.distinct === profile.rows,
  )

/** Fields, datasets and metrics by their names. */
export const names: PartConstruction = {
  name: 'a name of the catalog',
  examples: ['order date', 'customers', 'wing length and depth', 'highway mileage, where a column is called hwy'],
  match(chart, at) {
    const options = wordOptions(chart)
    const out: Edge[] = []
    const words: Alternative[][] = []
    let isListed = false
    const said = chart.tokens[at]
    if (!said || isJoint(said.word)) return out
    out.push(...rowNouns(chart, at, names.name))
    for (const { end, score, how, name } of joinedAt(chart, at))
      out.push({
        start: at,
        end,
        score,
        how,
        rule: names.name,
        kind: 'field',
        dataset: name.dataset,
        field: name.field,
        ref: name.ref,
      })
    if ((options[at]?.length ?? 0) === 0) return out
    out.push(...elidedNames(chart, options, at, names.name))
    for (let end = at + 1; end <= Math.min(chart.tokens.length, at + longest + 2); end++) {
      const last = chart.tokens[end - 1]
      if (!last || last.quote !== said.quote) break
      // "the name of their team"
      const isOwners = /^(?:their|its)$/.test(last.word) && chart.word(end - 2) === 'of'
      if (isJoint(last.word) || isOwners) {
        // "price - cost" are two names, "vin-number" is one
        if (/^[-/]$/.test(last.word) && last.start > (chart.tokens[end - 2]?.end ?? 0)) break
        isListed ||= last.word === 'and'
        continue
      }
      const own = options[end - 1] ?? []
      if (own.length === 0 || words.length >= longest) break
      words.push(own)
      const plain = end === at + 1 && stopWords.has(said.word)
      const matches = matchNames(chart.names, words).map((match) => ofHead(chart, at, match))
      const exact = matches.filter(({ how, score }) => how === 'exact' && score >= 0.95).map(({ name }) => name)
      for (const match of matches.slice(0, maxNames)) {
        const { score } = match
        // "service and salary" of salaries are two
        if ((words.length === 1 && isWhose(chart, at, match.name)) || isDeedForName(said.word, match)) continue
        if (
          isForTheRows(chart, at, match) ||
          isOutdone(match, exact) ||
          (isListed && 'whose' in match.name && match.name.whose)
        )
          continue
        if (score < (match.name.kind === 'metric' ? 0.6 : 0.4) || (plain && score < 0.95)) continue
        const edge = named({ start: at, end: withTail(chart, end), score: plain ? score * 0.6 : score }, match)
        out.push(edge, ...asFigure(chart, edge))
      }
    }
    return out
  },
}

/** "price" of what has a price is not its cost; where there are orders, "orders" are not order lines, but may be web orders. */
const isOutdone = ({ name, how }: NameMatch, exact: Name[]): boolean => {
  if (name.kind === 'entity')
    return how !== 'exact' && exact.some((o) => o.kind === 'entity' && o.stems.at(-1) !== name.stems.at(-1))
  return (
    name.kind === 'field' &&
    /^(?:synonym|typo|related)$/.test(how) &&
    exact.some((o) => o.kind === 'field' && o.dataset === name.dataset)
  )
}

/** "kilometres raced": no name of a race; "people injured" are the injuries. */
const isDeedForName = (word: string, { name, how }: NameMatch): boolean =>
  how === 'related' && /ed$/.test(word) && name.kind === 'field' && !isAmount(name.field) && !isTimeLike(name.field)

/** "checks", of a table of pool checks: a plural that ends the name of one table alone is as good as the whole of it. */
const ofHead = (chart: Chart, at: number, match: NameMatch): NameMatch => {
  const { name, how, words } = match
  if (name.kind !== 'entity' || how !== 'words' || words > 1 || !isPlural(chart.word(at))) return match
  const called = chart.catalog.datasets.filter((dataset) => !dataset.hidden && isHeadOfRows(chart, at, dataset))
  const [only, ...others] = called
  return only === name.dataset && others.length === 0 ? { ...match, how: 'exact', score: 0.95 * name.weight } : match
}

/** "checks" are the rows of pool checks, and not who each was checked by. */
const isForTheRows = (chart: Chart, at: number, { name, words }: NameMatch): boolean =>
  name.kind === 'field' &&
  words === 1 &&
  isPlural(chart.word(at)) &&
  ofDeed.test(name.field.label) &&
  isHeadOfRows(chart, at, name.dataset)

/** "Checked by", "booked_on": what was done, and not what it was done to. */
const ofDeed = /^\p{L}+ed[ _](?:by|on|at|in|to|for|from|with|until)$/iu

type FieldName = Extract<Name, { kind: 'field' }>

/** Whether a text is the beginnings of words, one after the other. */
const isBegun = (text: string, [word, ...others]: string[]): boolean => {
  if (word === undefined) return text === ''
  for (let letters = 1; letters <= text.length && word.startsWith(text.slice(0, letters)); letters++)
    if (isBegun(text.slice(letters), others)) return true
  return false
}

/** Names that are several words in one, or short for them: "guest nights" is GUESTNIGHTS, "room capacity" roomCap, "guest class" Gclass, "indoor seats" indseats. */
const joinedAt = (chart: Chart, at: number): { end: number; score: number; how: How; name: FieldName }[] => {
  const out: { end: number; score: number; how: How; name: FieldName }[] = []
  const words: string[] = []
  for (let end = at; end < Math.min(chart.tokens.length, at + 4); end++) {
    const token = chart.tokens[end]
    if (!token || !/^\p{L}+$/u.test(token.word) || /^(?:not|no|never|non)$/.test(token.word)) break
    words.push(token.word)
    if (words.length < 2 || stopWords.has(words[0] ?? '') || stopWords.has(token.word)) continue
    const whole = [words.slice(0, -1).join('') + token.word, words.slice(0, -1).join('') + token.stem]
    const before = words.slice(0, -1)
    const head = before.join('').length
    const isShort = (stem: string) =>
      [token.word, token.stem].some((tail) => stem.endsWith(tail) && isBegun(stem.slice(0, -tail.length), before))
    for (const [stem, list] of chart.names.names) {
      const score = whole.includes(stem)
        ? 0.97
        : stem.length >= 5 && isShort(stem)
          ? 0.78
          : stem.length >= head + 2 && stem.length >= 6 && whole.some((w) => w.startsWith(stem))
            ? 0.8
            : 0
      if (score === 0) continue
      for (const name of list)
        if (name.kind === 'field' && name.stems.length === 1)
          out.push({ end: end + 1, score: score * name.weight, how: score > 0.9 ? 'exact' : 'part', name })
    }
  }
  return out
}

/** "Return the name", "List all": the first word of a sentence says what to do. */
const isOrder = (chart: Chart, at: number): boolean =>
  /^(?:return|list|show|give|name|find|tell|get|also|calculate|compute)$/.test(chart.word(at)) &&
  (at === 0 || /^[.?!;:,]$/.test(chart.word(at - 1)))

const isWordToken = (word: string) => /[\p{L}\p{N}]/u.test(word)

/** Values of the data, whole or by some of their words. */
export const values: PartConstruction = {
  name: 'a value of the data',
  examples: [
    'Germany',
    '"New Haven"',
    'visits in January, where the data says month 1',
    'passengers in first class, where the data says 1st',
    'how many applications were rejected, where the table is of permits',
    'samples by each person, where one column tells people',
    'site, date and value',
  ],
  match(chart, at) {
    const out: Edge[] = []
    const first = chart.tokens[at]
    if (!first || !isWordToken(first.word) || isOrder(chart, at) || isAwaited(chart, at)) return out
    const stems: string[] = []
    for (let end = at + 1; end <= Math.min(chart.tokens.length, at + longestValue); end++) {
      const last = chart.tokens[end - 1]
      if (!last) break
      if (!isWordToken(last.word)) {
        if (/^[.,'\-&/():!?"+_]$/.test(last.word)) continue
        break
      }
      stems.push(last.stem)
      const content = chart.tokens.slice(at, end).filter((t) => isWordToken(t.word) && !stopWords.has(t.word))
      const matches = matchValues(chart.names, stems)
      if (matches.length === 0 && !chart.names.values.has(last.stem)) break
      const quoted = first.quote > 0 && last.quote === first.quote
      for (const m of matches) {
        if (!isMeant(chart, { at, end }, m, { stems, quoted, hasContent: content.length > 0 })) continue
        if (end === at + 1 && isKindOf(m, first.stem)) {
          const { dataset, field, ref } = m
          out.push({ start: at, end, score: 0.85, rule: values.name, kind: 'field', how: 'part', dataset, field, ref })
          continue
        }
        const score = (m.how === 'exact' ? 1 : m.score) * (isFigure(stems) ? 0.8 : 1)
        out.push(valueEdge(at, end, m, m.how, quoted ? score + 0.1 : score))
      }
    }
    if (out.length === 0) out.push(...mistyped(chart, at))
    const found = [
      ...out,
      ...figuresOfOne(chart, at),
      ...afterDeed(chart, at),
      ...inOtherWords(chart, at, first.word),
      ...monthNumbers(chart, at, values.name),
      ...ordinalValues(chart, at, values.name),
      ...stillWaiting(chart, at, values.name),
    ]
    return found.length > 0 ? found : meantNames(chart, at, values.name)
  },
}

/** "airlines", where most are called some airlines: that is what the column tells, and none of them. */
const isKindOf = ({ how, values: found, field: { profile } }: ValueMatch, word: string): boolean =>
  how === 'part' &&
  found.length >= 3 &&
  2 * found.length > (profile?.distinct ?? Number.POSITIVE_INFINITY) &&
  found.every((value) => identifierStems(String(value)).at(-1) === word)

const listed = /^(?:and|or|vs|versus|,)$/

/** "4 and 8 cylinder cars": each of them so many cylinders. */
const figuresOfOne = (chart: Chart, at: number): Edge[] => {
  const number = (place: number) => chart.of(place, 'number').find(({ end }) => end === place + 1)
  const isFirst = listed.test(chart.word(at + 1)) && number(at + 2) !== undefined
  const isSecond = listed.test(chart.word(at - 1)) && number(at - 2) !== undefined
  const own = number(at)
  if (!own || !(isFirst || isSecond) || chart.word(isFirst ? at - 1 : at - 3) === 'between') return []
  const behind = isFirst ? at + 3 : at + 1
  const from = chart.word(behind) === '-' ? behind + 1 : behind
  return (
    chart
      .of(from, 'field')
      .filter((f) => f.score >= 0.9 && isNumber(f.field) && f.field.role !== 'id' && !isTimeLike(f.field))
      // so many of few: "2019 and 2020 sales" are no sales of 2019
      .filter((f) => (f.field.profile?.distinct ?? Number.POSITIVE_INFINITY) <= 20)
      .map(({ dataset, field, ref, end, score }) => {
        const match: ValueMatch = { dataset, field, ref, values: [own.value], score, how: 'exact' }
        return valueEdge(at, isFirst ? at + 1 : end, match, 'exact', score)
      })
  )
}

/** "shipped to Germany": of several fields that hold Germany, the ship country. */
const afterDeed = (chart: Chart, at: number): Edge[] => {
  const { word = '', stem = '' } = chart.tokens[at] ?? {}
  if (!/ed$/.test(word) || !/^(?:to|from|in|at|by|on|with)$/.test(chart.word(at + 1))) return []
  return values
    .match(chart, at + 2)
    .filter((edge) => edge.kind === 'value' && edge.how === 'exact' && identifierStems(edge.field.label).includes(stem))
    .map((edge) => ({ ...edge, start: at }))
}

const valuesOf = ({ profile, valueLabels }: Field): unknown[] => [
  ...(profile?.top ?? []).map(({ value }) => value),
  ...valueLabels.map(({ value }) => value),
]

/** Values that are called by another word: a country's short name, "yes" for 1. */
const inOtherWords = (chart: Chart, at: number, word: string): Edge[] => {
  const edges = (stems: string[][], end: number, isPlace: boolean) =>
    stems.flatMap((other) =>
      matchValues(chart.names, other)
        // "men" are no club of old boys
        .filter((m) => m.how === 'exact' || (isPlace && m.values.length <= 40 && (other[0]?.length ?? 0) > 1))
        .filter((m) => isPlace || m.values.every((value) => isLetterFor(value, valuesOf(m.field))))
        .map((m) => valueEdge(at, end, m, 'synonym', 0.75 * m.score)),
    )
  // "no visits" are none; they do not say no
  if (word === 'no' && (chart.of(at + 1, 'entity').length > 0 || chart.of(at + 1, 'field').length > 0)) return []
  // "South Korean"
  const both = placeStems(chart.word(at + 1)).filter(([first, ...more]) => more.length > 0 && first === stem(word))
  return [
    ...placesMeant(chart, at).map(({ end, ...match }) => valueEdge(at, end, match, 'synonym', 0.75)),
    ...relatedValues(chart, at),
    ...edges([...both], at + 2, true),
    ...edges(placeStems(word), at + 1, true),
    ...edges(
      otherWords(word).map((w) => [w]),
      at + 1,
      false,
    ),
  ]
}

/** "electrical", of what says electric: a value of one word of the same family, where nothing is called by the word. */
const relatedValues = (chart: Chart, at: number): Edge[] => {
  const { word = '', stem: asked = '' } = chart.tokens[at] ?? {}
  if (asked.length < 4 || stopWords.has(word) || signals.has(word) || plainWords.has(word)) return []
  if (chart.names.values.has(asked) || (wordOptions(chart)[at]?.length ?? 0) > 0) return []
  return relatedTo(asked)
    .filter((other) => other.slice(0, 4) === asked.slice(0, 4))
    .flatMap((other) => matchValues(chart.names, [other]))
    .filter(({ how }) => how === 'exact')
    .map((match) => valueEdge(at, at + 1, match, 'related', 0.62))
}

type ValueMatch = ReturnType<typeof matchValues>[number]

const valueEdge = (start: number, end: number, match: ValueMatch, how: How, score: number): Edge => {
  const { dataset, field, ref, values: found } = match
  return {
    start,
    end,
    rule: values.name,
    kind: 'value',
    how,
    dataset,
    field,
    ref,
    values: found,
    negated: false,
    score,
  }
}

const isFigure = (stems: string[]): boolean => /^\d+$/.test(stems.join(''))

const ofEachRow = /^(?:per|each|every)$/

/** Words that say little, and short figures, are a value only where they are the whole of it. */
const isMeant = (
  chart: Chart,
  { at, end }: { at: number; end: number },
  { how, values: found, dataset, field }: ValueMatch,
  { stems, quoted, hasContent }: { stems: string[]; quoted: boolean; hasContent: boolean },
): boolean => {
  const first = chart.tokens[at] as Token
  // "won deals", and there are deals that are "Closed Won"
  const isOfThing = signals.has(first.word) && chart.of(end, 'entity').some((e) => e.dataset === dataset)
  if (how !== 'exact')
    return (
      hasContent &&
      // "boats", of rows that have a boat name each: all of them, and not the fishing boats
      !(stems.length === 1 && isPlural(first.word) && isOfRows(dataset, first.stem)) &&
      // "per reading", of meter readings, and not of what was self-read
      !(stems.length === 1 && ofEachRow.test(chart.word(at - 1)) && isHeadOfRows(chart, at, dataset)) &&
      !(stems.length === 1 && !isOfThing && (signals.has(first.word) || plainWords.has(first.word))) &&
      // what was "shipped" is not called "Fast Shipping"
      !(
        stems.length === 1 &&
        /ed$/.test(first.word) &&
        !found.some((value) => fold(String(value)).includes(first.word))
      ) &&
      // "from 2024" is no number of "BP-2024-0071"
      !(isFigure(stems) && (stems.join('').length < 3 || (found.length > 1 && field.role === 'id' && !quoted)))
    )
  // "got an A": one letter is a mark where no sentence begins and nobody speaks of himself
  const isMark = /^\p{Lu}$/u.test(first.raw) && first.raw !== 'I' && first.start > 0
  const letters = /^\p{Lu}{2,}$/u.test(first.raw) || isMark
  const isMixed = /\p{Ll}/u.test(chart.tokens.map((t) => t.raw).join(''))
  return hasContent || stems.length > 1 || quoted || (letters && isMixed)
}

/** A value of one word that was mistyped: nothing knows the word as it stands, and one word of the data is near it. */
const mistyped = (chart: Chart, at: number): Edge[] => {
  const token = chart.tokens[at]
  if (!token || token.stem.length < 6 || /\d/.test(token.word) || stopWords.has(token.word) || signals.has(token.word))
    return []
  if (plainWords.has(token.word) || (wordOptions(chart)[at]?.length ?? 0) > 0 || chart.names.values.has(token.stem))
    return []
  const most = token.word.length >= 8 ? 2 : 1
  const near = [...chart.names.values.keys()].filter(
    (s) => s[0] === token.stem[0] && s.length >= 4 && editDistance(token.stem, s, most) <= most,
  )
  if (near.length !== 1) return []
  return matchValues(chart.names, near)
    .slice(0, 3)
    .map((m) => ({
      start: at,
      end: at + 1,
      rule: values.name,
      kind: 'value' as const,
      how: 'typo' as const,
      dataset: m.dataset,
      field: m.field,
      ref: m.ref,
      values: m.values,
      negated: false,
      score: 0.7 * m.score,
    }))
}
