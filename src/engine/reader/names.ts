import { editDistance } from '../../platform/nearest.ts'
import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import type { Scalar } from '../question/question.contract.ts'
import type { How, NamedField } from './chart.ts'
import { isShortFor, writtenOut } from './knowledge/abbreviations.ts'
import { numberedNames } from './knowledge/numbered-columns.ts'
import { isPeopleWord } from './knowledge/people.ts'
import { plainWords } from './knowledge/plain-words.ts'
import { quantityNames } from './knowledge/quantities.ts'
import { relatedTo } from './knowledge/related-words.ts'
import { comparatives, superlatives } from './knowledge/superlatives.ts'
import { synonymsOf } from './knowledge/synonyms.ts'
import { isDuration, withoutUnit } from './knowledge/units.ts'
import { codesOf, isStateCode, placeAliases } from './places.ts'
import { isDeniedValue, withCodes } from './words/code-words.ts'
import { fold, identifierWords, stem, type Token, tokenise } from './words/words.ts'

/** Every name by which the data can be spoken of, found by the stems of its words. */
export type NameIndex = {
  names: Map<string, Name[]>
  values: Map<string, ValueName[]>
  /** Stems of all names, for typing errors. */
  stems: Set<string>
  /** Short names of places that headings write in capitals: "EU" of "EU sales". */
  placeCodes: Set<string>
  /** The different texts of a field, where its rows are at hand. */
  texts: Map<Field, string[]>
  /** Names and values in which letters and figures are one word: "pm25", "100m". */
  codes: Set<string>
}

export type Name = {
  stems: string[]
  weight: number
  /** How many of the stems, at the beginning, only say whose it is. */
  whose?: number
  /** It was made of other words than the data's: no words beside these are meant by it. */
  strict?: boolean
} & (({ kind: 'field' } & NamedField) | { kind: 'entity'; dataset: Dataset } | { kind: 'metric'; name: string })

type ValueName = NamedField & { value: string | number | boolean; stems: string[]; label: boolean }

/** Values that were looked up in the data for words of this question. */
export type FoundValue = { dataset: string; field: string; value: string | number | boolean }

/** The rows of a small table, each cell in the order of the dataset's fields. */
export type SmallTable = { dataset: string; rows: Scalar[][] }

const filler = new Set(['of', 'the', 'in', 'and', 'a', 'an', 's', 'to', 'for', 'by', 'at', 'on'])

const stemsOf = (text: string): string[] => {
  const all = identifierWords(text).map(stem)
  const content = all.filter((s) => !filler.has(s))
  return content.length > 0 ? content : all
}

const put = <T>(map: Map<string, T[]>, key: string, entry: T) => {
  const list = map.get(key)
  if (list) list.push(entry)
  else map.set(key, [entry])
}

const addName = (index: NameIndex, name: Name) => {
  for (const s of new Set(name.stems)) {
    put(index.names, s, name)
    index.stems.add(s)
    if (/\d/.test(s) && /\p{L}/u.test(s)) index.codes.add(s)
  }
}

/** "Rent p.m." is the rent, and the monthly rent. */
const perPeriod: [words: RegExp, period: string][] = [
  [/(?:\bp\.? ?m\.?|\bpcm|\bper month|\/ ?month)(?!\p{L})/iu, stem('monthly')],
  [/(?:\bp\.? ?a\.?|\bper annum|\bper year|\/ ?year)(?!\p{L})/iu, stem('yearly')],
  [/(?:\bp\.? ?w\.?|\bper week|\/ ?week)(?!\p{L})/iu, stem('weekly')],
]

/** "an e-mail address", "phone number": no more than the word before. */
const longer = new Map([
  ['email', 'address'],
  ['e mail', 'address'],
  ['phone', 'number'],
  ['telephone', 'number'],
  ['mobile', 'number'],
])

type OwnName = { stems: string[]; weight: number; whose?: number; strict?: boolean }

/** "salary87" is the salary of 1987, "run200m" the run over 200 m, and the 200 m. */
const withNumber = (label: string): OwnName[] => {
  const [, before = '', digits = '', unit = ''] = /^(\p{L}{3,})_?(\d{2,4})(\p{L}{0,2})$/u.exec(label) ?? []
  if (digits === '') return []
  const own = stemsOf(before)
  const year = digits.length === 2 && unit === '' ? [`${Number(digits) > 40 ? '19' : '20'}${digits}`] : []
  const names = [[...own, digits, ...stemsOf(unit)], ...year.map((each) => [...own, each])]
  return [...names, ...(unit === '' ? [] : [[digits, ...stemsOf(unit)]])].map((stems) => ({ stems, weight: 0.97 }))
}

const gathered = ['party', 'group', 'team', 'family', 'household', 'crew', 'class'].map(stem)

/** "guests", of each booking: how large the party is. */
const countsPeople = ({ type, role, label }: Field): boolean => {
  const [only, ...others] = stemsOf(label)
  const isPeople = only === 'pax' || isPeopleWord(only ?? '')
  return type === 'integer' && role === 'measure' && isPeople && others.length === 0
}

/** What a field is called by itself: its own names first. */
const ownNames = (field: Field): OwnName[] => {
  const own: OwnName[] = [field.label, ...field.synonyms].map((text, i) => ({
    stems: stemsOf(text),
    weight: i === 0 ? 1 : 0.98,
  }))
  if (field.column && field.column !== field.label) own.push({ stems: stemsOf(field.column), weight: 0.96 })
  const period = perPeriod.find(([words]) => words.test(field.label))
  if (period) {
    const plain = stemsOf(field.label.replace(period[0], ' '))
    own.push({ stems: plain, weight: 0.99 }, { stems: [...plain, period[1]], weight: 0.99 })
  }
  const bare = field.label.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').trim()
  if (bare !== '' && bare !== field.label) own.push({ stems: stemsOf(bare), weight: 0.99 })
  const plain = withoutUnit(field)
  if (plain !== null) own.push({ stems: stemsOf(plain), weight: 0.99 })
  own.push(...withNumber(field.label))
  if (countsPeople(field)) own.push(...gathered.map((each) => ({ stems: [each, stem('size')], weight: 0.93 })))
  for (const { stems } of [...own])
    for (const whole of writtenOut(stems)) own.push({ stems: whole, weight: 0.97, strict: true })
  for (const [word, more] of longer)
    if (own.some((o) => o.stems.join(' ') === word)) own.push({ stems: [...word.split(' '), more], weight: 0.99 })
  return own
}

/** Names by what a field measures: "weight" of a mass. Of several tables another may have what is called so. */
const ofQuantity = (dataset: Dataset, field: Field, own: OwnName[], several: boolean): OwnName[] =>
  own.flatMap(({ stems }) => {
    const { alone, beside } = quantityNames(dataset, field, stems)
    return [
      ...(several ? [] : alone).map((word) => ({ stems: [word], weight: 0.86 })),
      ...beside.map((name) => ({ stems: name, weight: 0.97 })),
    ]
  })

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu

/** "EU" of "EU_Sales"; a heading all in capitals has none. */
const codesIn = (field: Field): string[] =>
  [field.label, field.column ?? '']
    .filter((text) => /\p{Ll}/u.test(text))
    .flatMap((text) => [...text.replaceAll('_', ' ').matchAll(capitals)].map(([code]) => code.toLowerCase()))

const fieldNames = (dataset: Dataset, field: Field, several: boolean): OwnName[] => {
  const own = ownNames(field)
  const things = [dataset.label, dataset.thing?.one ?? '', dataset.thing?.many ?? '', ...dataset.synonyms].map(stemsOf)
  const seen = new Set<string>()
  const all: OwnName[] = []
  const add = (stems: string[], weight: number, whose = 0, strict = false) => {
    const key = stems.join(' ')
    if (stems.length === 0 || seen.has(key)) return
    seen.add(key)
    all.push({ stems, weight, ...(whose > 0 && { whose }), ...(strict && { strict }) })
  }
  for (const o of own) add(o.stems, o.weight, 0, o.strict)
  if (dataset.nameFields.length === 1 && dataset.nameFields[0] === field.name) add(['name'], 0.85)
  if (isDuration(field)) for (const word of ['length', 'duration']) add([word], 0.85)
  for (const { stems, weight } of ofQuantity(dataset, field, own, several)) add(stems, weight, 0, true)
  for (const stems of numberedNames(dataset, field)) add(stems, 0.97)
  // "GuestNights" is one word in a question
  for (const text of [field.label, field.column ?? ''])
    if (identifierWords(text).length > 1) add([stem(fold(text).replace(/[^\p{L}\p{N}]/gu, ''))], 0.99)
  // "the house value", of a table of house values whose column is a median value
  const [whose = '', told = ''] = stemsOf(dataset.label).slice(-2)
  const isTold = ({ role, hidden, label }: Field) => !hidden && role === 'measure' && stemsOf(label).includes(told)
  if (told !== '' && isTold(field) && dataset.fields.filter(isTold).length === 1) add([whose, told], 0.95, 1)
  // "the customer's name": the thing before what it has
  for (const thing of things)
    for (const o of own.slice(0, 3))
      if (thing.length > 0 && thing.length <= 2 && thing.join(' ') !== o.stems.join(' '))
        if (thing.at(-1) === o.stems[0])
          // of "house prices" the houses are no price
          add([...thing, ...o.stems.slice(1)], o.weight * 0.97, thing.length - 1)
        else add([...thing, ...o.stems], o.weight * 0.97, dataset.nameFields.includes(field.name) ? 0 : thing.length)
  return all
}

/** "A+" is not A. */
const isMark = (text: string): boolean => /^\p{L}{1,2}[+-]$/u.test(text)

const addValue = (
  index: NameIndex,
  named: NamedField,
  value: string | number | boolean,
  text: string,
  label: boolean,
) => {
  for (const name of new Set([text, ...shorter(text)])) {
    const parts = tokenise(name)
    const isWhole = isDeniedValue(parts)
    const whole = withCodes(parts, (key) => (!key.startsWith('no:') || isWhole) && index.codes.add(key).has(key))
    for (const tokens of whole.length < parts.length ? [whole, ...(isMark(name) ? [] : [parts])] : [parts]) {
      const stems = tokens.map((t) => t.stem).filter((s) => /[\p{L}\p{N}]/u.test(s))
      if (stems.length === 0 || stems.length > 14) continue
      const entry = { ...named, value, stems, label }
      for (const s of new Set(stems)) put(index.values, s, entry)
    }
  }
}

/** "Ukraine (UKR)" is spoken of as Ukraine, and a cell of two lines by either. */
const shorter = (text: string): string[] => {
  const lines = text.split('\n')
  const bare = lines.map((line) => line.replace(/(?<=\S)\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/, ''))
  return lines.length <= 4 ? [...lines, ...bare, ...turned(text)] : []
}

/** "Turner, Joseph" is spoken of as Joseph Turner. */
const turned = (text: string): string[] => {
  const [, last, first] = /^([^,\d]{2,40}), ([^,\d]{2,40})$/.exec(text) ?? []
  return first === undefined ? [] : [`${first} ${last}`]
}

const isTextual = (field: Field) => field.type === 'text' || field.type === 'other' || field.type === 'json'

const addFieldValues = (index: NameIndex, named: NamedField) => {
  const { field } = named
  for (const { value, label } of field.valueLabels) addValue(index, named, value, label, true)
  if (!isTextual(field)) return
  for (const { value } of field.profile?.top ?? [])
    if (typeof value === 'string' && value.length <= 80) addValue(index, named, value, value, false)
}

const addRows = (index: NameIndex, dataset: Dataset, rows: Scalar[][]) => {
  dataset.fields.forEach((field, column) => {
    if (!isTextual(field) || field.hidden) return
    const named = { dataset, field, ref: { dataset: dataset.name, field: field.name } }
    const texts = new Set(rows.map((r) => r[column]).filter((v): v is string => typeof v === 'string'))
    index.texts.set(field, [...texts])
    for (const text of texts) if (text.length <= 160) addValue(index, named, text, text, false)
  })
}

/** What holds things: they are named by the words before it. */
const holders =
  /^(?:data|dataset|table|list|log|sheet|file|export|report|record|register|catalog|catalogue|collection|library|inventory|tracker|overview|history|archive|club|stat|statistic)$/

/** "films", of a table "film club": what it holds, where no column is called so. */
const ownWords = ({ label, fields }: Dataset): string[] => {
  const words = stemsOf(label)
  if (!holders.test(words.at(-1) ?? '')) return []
  const ofFields = new Set(fields.flatMap((field) => stemsOf(field.label)))
  return words.slice(0, -1).filter((word) => word.length > 2 && !ofFields.has(word))
}

/** "bookings", of tickets that are numbered by their booking id; but no users, of what is kept for each user of another table. */
const keyedBy = ({ datasets, relationships }: Catalog, dataset: Dataset): string[] => {
  const [key, ...others] = dataset.primaryKey
  const label = others.length === 0 ? dataset.fields.find(({ name }) => name === key)?.label : undefined
  const [, subject] = /^(.{3,})[ _](?:id|ref|reference|no|nr|number)$/i.exec(label ?? '') ?? []
  if (subject === undefined || relationships.some((r) => r.from === dataset.name && r.fromFields.includes(key ?? '')))
    return []
  const own = stemsOf(subject).join(' ')
  const isOfAnother = datasets.some(
    (d) => d !== dataset && [d.label, d.name, d.thing?.one ?? ''].some((name) => stemsOf(name).includes(own)),
  )
  return isOfAnother ? [] : [subject]
}

const buildIndex = (catalog: Catalog): NameIndex => {
  const index: NameIndex = {
    names: new Map(),
    values: new Map(),
    stems: new Set(),
    placeCodes: new Set(),
    texts: new Map(),
    codes: new Set(),
  }
  const several = catalog.datasets.length > 1
  // what a view shows stands in tables too, which are spoken of first
  const known = ({ isView }: Dataset) => (isView && several ? 0.85 : 1)
  for (const dataset of catalog.datasets) {
    if (dataset.hidden) continue
    const things = [
      dataset.label,
      dataset.name,
      dataset.thing?.one ?? '',
      dataset.thing?.many ?? '',
      ...dataset.synonyms,
      ...keyedBy(catalog, dataset),
    ]
    for (const key of new Set(things.map((t) => stemsOf(t).join(' ')).filter(Boolean)))
      addName(index, { kind: 'entity', dataset, stems: key.split(' '), weight: known(dataset) })
    if (!several)
      for (const word of ownWords(dataset)) addName(index, { kind: 'entity', dataset, stems: [word], weight: 0.9 })
    for (const field of dataset.fields) {
      if (field.hidden) continue
      const named = { dataset, field, ref: { dataset: dataset.name, field: field.name } }
      for (const code of codesIn(field)) index.placeCodes.add(code)
      for (const { whose = 0, ...name } of fieldNames(dataset, field, several))
        addName(index, {
          kind: 'field',
          ...named,
          ...name,
          whose,
          weight: name.weight * known(dataset),
        })
      addFieldValues(index, named)
    }
  }
  for (const metric of catalog.metrics)
    for (const text of [metric.label, metric.name, ...metric.synonyms])
      addName(index, { kind: 'metric', name: metric.name, stems: stemsOf(text), weight: 1 })
  return index
}

const indexes = new WeakMap<Catalog, NameIndex>()
const ofCatalog = (catalog: Catalog): NameIndex => {
  const known = indexes.get(catalog) ?? buildIndex(catalog)
  indexes.set(catalog, known)
  return known
}

/** What belongs to some questions alone is put into an index of their own. */
const extended = (index: NameIndex): NameIndex => ({
  ...index,
  values: new Map([...index.values].map(([stem, named]) => [stem, [...named]])),
  texts: new Map(index.texts),
  codes: new Set(index.codes),
})

const withRows = new WeakMap<readonly SmallTable[], { catalog: Catalog; index: NameIndex }>()
const ofTables = (catalog: Catalog, tables: readonly SmallTable[]): NameIndex => {
  if (tables.length === 0) return ofCatalog(catalog)
  const known = withRows.get(tables)
  if (known?.catalog === catalog) return known.index
  const index = extended(ofCatalog(catalog))
  for (const { dataset: name, rows } of tables) {
    const dataset = catalog.datasets.find((d) => d.name === name)
    if (dataset) addRows(index, dataset, rows)
  }
  withRows.set(tables, { catalog, index })
  return index
}

export const nameIndex = (catalog: Catalog, tables: readonly SmallTable[], found: readonly FoundValue[]): NameIndex => {
  const known = ofTables(catalog, tables)
  const others = found.filter(({ dataset }) => !tables.some((table) => table.dataset === dataset))
  if (others.length === 0) return known
  const index = extended(known)
  for (const { dataset: name, field: fieldName, value } of others) {
    const dataset = catalog.datasets.find((d) => d.name === name)
    const field = dataset?.fields.find((f) => f.name === fieldName)
    if (!dataset || !field) continue
    addValue(index, { dataset, field, ref: { dataset: name, field: fieldName } }, value, String(value), false)
  }
  return index
}

export type Alternative = { stem: string; weight: number; how: How }

/** The stems of the catalog that a word may stand for. */
export const alternatives = (index: NameIndex, asked: string, known: boolean): Alternative[] => {
  const out: Alternative[] = []
  if (index.stems.has(asked)) out.push({ stem: asked, weight: 1, how: 'exact' })
  for (const s of synonymsOf(asked)) if (index.stems.has(s)) out.push({ stem: s, weight: 0.72, how: 'synonym' })
  if (asked.length < 4 || /\d/.test(asked)) return out
  const most = asked.length >= 8 ? 2 : 1
  for (const s of index.stems) {
    if (s === asked || s.length < 3) continue
    const [short, long] = s.length < asked.length ? [s, asked] : [asked, s]
    if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 5)
      out.push({ stem: s, weight: 0.75, how: 'part' })
    // "race" of a column "raceethnicity"; "population" of a column "pop"; "strikes" of a table "birdstrikes"
    else if (!known && asked.length >= 4 && s.length - asked.length >= 6 && s.startsWith(asked))
      out.push({ stem: s, weight: 0.65, how: 'part' })
    else if (!known && s.length === 3 && asked.length >= 5 && asked.startsWith(s))
      out.push({ stem: s, weight: 0.7, how: 'part' })
    // and "child" of a column "nchild"
    else if (
      !known &&
      asked.length >= 5 &&
      (s.length - asked.length >= 3 || /^[pnx]$/.test(s.slice(0, -asked.length))) &&
      s.endsWith(asked)
    )
      out.push({ stem: s, weight: 0.7, how: 'part' })
    else if (!known && isShortFor(s, asked)) out.push({ stem: s, weight: 0.7, how: 'part' })
    else if (
      !known &&
      out.length === 0 &&
      Math.max(asked.length, s.length) >= 5 &&
      s[0] === asked[0] &&
      editDistance(asked, s, most) <= most
    )
      out.push({ stem: s, weight: 0.6, how: 'typo' })
  }
  return out
}

/** Clearly less than a name by its own stem, or by a word that people use for it when they speak of data. */
const byRelation = 0.66

/** The stems of the catalog that a word has to do with in general English: asked where nothing is called by the word. */
export const relatedAlternatives = (index: NameIndex, { word, stem: asked }: Token): Alternative[] => {
  if (asked.length < 3 || /[^a-z]/.test(asked)) return []
  if ([plainWords, superlatives, comparatives].some((known) => known.has(word))) return []
  if (index.values.get(asked)?.some(isOneWord)) return []
  const stems = relatedTo(asked).filter((each) => index.stems.has(each))
  const codes = index.placeCodes.size > 0 ? codesOf(word).filter((code) => index.placeCodes.has(code)) : []
  return [...new Set([...stems, ...codes])].map((each) => ({ stem: each, weight: byRelation, how: 'related' }))
}

const isOneWord = ({ stems }: ValueName): boolean => stems.length === 1

export type NameMatch = { name: Name; score: number; how: How; words: number }

/** The likeliest first. */
const byStem = (options: Alternative[]): Map<string, Alternative & { rank: number }> =>
  new Map(
    options
      .toSorted((a, b) => b.weight - a.weight)
      .map((option, rank) => [option.stem, { ...option, rank }] as const)
      .reverse(),
  )

const light = new Set(
  `score index rate level total amount average avg mean median number count name title type value percent percentage pct annual yearly monthly
  daily per capita of figure rating code id year years usd eur gbp`
    .split(/\s+/)
    .map(stem),
)

/** "happy" of a happiness score, but "delivery" of no shipping cost: a word that only has to do with a name says what it is, not whose. */
const tellsIt = ({ placeCodes: codes }: NameIndex, { stems }: Name, how: How, left: readonly string[]): boolean => {
  if (how !== 'related') return true
  const head = stems.findLast((own) => own.length > 2 && !light.has(own))
  return head === undefined || !left.includes(head) || stems.some((own) => codes.has(own) && !left.includes(own))
}

/** Names that hold every word of a span, each word once. */
export const matchNames = (index: NameIndex, words: Alternative[][]): NameMatch[] => {
  const first = words[0]
  if (!first) return []
  const ranked = words.map(byStem)
  // most names hold a common word, few the rarest
  const lists = words.map((options) => options.map(({ stem }) => index.names.get(stem) ?? []))
  const size = (list: Name[][]) => list.reduce((sum, { length }) => sum + length, 0)
  const rarest = new Set(lists.reduce((a, b) => (size(b) < size(a) ? b : a)).flat())
  const tried = new Set<Name>()
  const best = new Map<unknown, NameMatch>()
  for (const start of first)
    for (const name of index.names.get(start.stem) ?? []) {
      if (!rarest.has(name) || tried.has(name) || name.stems.length < words.length) continue
      tried.add(name)
      let total = 0
      let how: How = 'exact'
      const left = [...name.stems]
      const all = ranked.every((options) => {
        const [chosen] = left.flatMap((stem) => options.get(stem) ?? []).sort((a, b) => a.rank - b.rank)
        if (!chosen || (name.strict && /^(?:synonym|typo|related)$/.test(chosen.how))) return false
        left.splice(left.indexOf(chosen.stem), 1)
        total += chosen.weight
        if (chosen.how !== 'exact') how = chosen.how
        return true
      })
      if (!all) continue
      const whole = left.length === 0
      if (!tellsIt(index, name, how, left)) continue
      // "candies" are no field that candies have
      if (name.whose && left.length >= name.stems.length - name.whose) continue
      const score =
        name.weight * (total / words.length) * (whole ? 1 : 0.42 + (0.43 * words.length) / name.stems.length)
      if (!whole && how === 'exact') how = 'words'
      const key = name.kind === 'field' ? name.field : name.kind === 'entity' ? name.dataset : name.name
      const known = best.get(key)
      if (!known || known.score < score) best.set(key, { name, score, how, words: words.length })
    }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** "the men's 100m", of what is written "100m Men". */
const isTurned = (whole: string[], said: string[]): boolean =>
  said.length > 1 && said.length === whole.length && said.toSorted().join(' ') === whole.toSorted().join(' ')

export type ValueMatch = NamedField & { values: (string | number | boolean)[]; score: number; how: How }

const contains = (whole: string[], part: string[]): boolean => {
  for (let at = 0; at + part.length <= whole.length; at++) if (part.every((s, i) => whole[at + i] === s)) return true
  return false
}

/** Values whose words hold the span's words in a row; one match for each field. */
export const matchValues = (index: NameIndex, stems: string[]): ValueMatch[] => {
  let rarest: ValueName[] | undefined
  for (const s of stems) {
    const list = index.values.get(s)
    if (!list) return []
    if (!rarest || list.length < rarest.length) rarest = list
  }
  const byField = new Map<
    Field,
    { named: ValueName; exact: Set<string | number | boolean>; part: Map<string | number | boolean, number> }
  >()
  for (const entry of rarest ?? []) {
    if (!contains(entry.stems, stems) && !isTurned(entry.stems, stems)) continue
    const known = byField.get(entry.field) ?? { named: entry, exact: new Set(), part: new Map() }
    byField.set(entry.field, known)
    if (entry.stems.length === stems.length) known.exact.add(entry.value)
    else known.part.set(entry.value, entry.stems.length)
  }
  const out: ValueMatch[] = []
  for (const { named, exact, part } of byField.values()) {
    const { dataset, field, ref } = named
    for (const value of exact) part.delete(value)
    if (exact.size > 0) out.push({ dataset, field, ref, values: [...exact], score: 1, how: 'exact' })
    if (part.size > 0) {
      const mean = [...part.values()].reduce((sum, size) => sum + size, 0) / part.size
      const values = [...exact, ...part.keys()]
      if (values.length <= 200)
        out.push({
          dataset,
          field,
          ref,
          values,
          score: 0.45 + (0.4 * stems.length) / mean - (exact.size > 0 ? 0.25 : 0),
          how: 'part',
        })
    }
  }
  return out.sort((a, b) => b.score - a.score)
}

/** Other spellings of a place, as stems; what its code means is told by the column alone. */
export const placeStems = (word: string): string[][] =>
  placeAliases(fold(word))
    .filter((alias) => !isStateCode(alias))
    .map((alias) => tokenise(alias).map((t) => t.stem))
