import { isPlural, onLast, plural, singular } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import * as say from './heading-words.ts'
import type { ReadColumn, ReadTable } from './tables.ts'

type Named = { heading: { words: string[] }; field: Field }

const without = (words: string[], set: ReadonlySet<string>) => words.filter((word) => !set.has(word))
const thingOf = (words: string[]) => ({
  one: onLast(words, singular),
  many: onLast(words, (word) => plural(singular(word))),
})

/** Words of a name that say which file it is, not what is in it: "flights-10k", "orders_v2_final". */
const ofTheFile = /^(?:\d+[a-z]?|v\d+|final|copy|export|exported|extract|sample|subset|clean|cleaned|raw)$/
/** At its end, words that say when its rows were: "faults_h1", "checks_summer24", "sales jan". */
const ofItsTime =
  /^(?:[hq]\d|(?:spring|summer|autumn|fall|winter|season|year|fy|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\d*|january|february|march|april|june|july|august|september|october|november|december|ytd|latest|current|to|date|so|far)$/

/** What one row is, where a column or a name in the plural says so: `guest_id`, `orders`. Never by adding an s to a title. */
export function suggestThing(
  table: ReadTable,
  primaryKey: string[],
  nameFields: string[],
  /** Columns of other tables that point here. */
  pointers: ReadColumn[],
): { thing: NonNullable<Dataset['thing']>; evidence: string } | null {
  const words = namedBy(table.words)
  const last = words.at(-1) ?? ''
  const called = { thing: thingOf(words), evidence: `the table is called ${table.table.name}` }
  const key = primaryKey.length === 1 ? table.columns.find(({ column }) => column.name === primaryKey[0]) : undefined
  const keyWords = key ? subject(key.heading.words) : []
  // Prescriptions that are numbered by an "Rx No" are prescriptions; sales by an order, or scores by a student, are not.
  if (words.length === 1 && isThings(last)) return called
  if (key && keyWords.length > 0) return { thing: thingOf(keyWords), evidence: `its key is ${key.column.name}` }
  const name = nameFields.length === 1 ? table.columns.find(({ column }) => column.name === nameFields[0]) : undefined
  const nameSubject = name?.shape?.complete ? without(name.heading.words, say.nameWords) : []
  const byName = name && nameSubject.length > 0 && nameSubject.length <= 2 && !isPlural(nameSubject.at(-1) as string)
  // Without a key, what differs in every row says better what the rows are than the title of the table.
  if (byName && !key) return { thing: thingOf(nameSubject), evidence: `${name.column.name} is different in every row` }
  if (words.length > 0 && words.length <= 3 && isPlural(last) && !say.containerWords.has(last)) return called
  const pointer = pointers.find(({ about }) => about.join(' ') === onLast(words, singular))
  return pointer && words.length > 0 ? { thing: thingOf(words), evidence: `${pointer.column.name} points at it` } : null
}

const namedBy = (all: string[]): string[] => {
  const words = all.filter((word) => !ofTheFile.test(word))
  const end = words.findLastIndex((word) => !ofItsTime.test(word))
  return end < 1 ? words : words.slice(0, end + 1)
}

/** "books", but no amounts or kinds of data: those are of something else, which the key tells. */
const isThings = (word: string): boolean =>
  isPlural(word) &&
  !say.containerWords.has(word) &&
  ![word, singular(word)].some((each) => say.addedWords.has(each) || say.averagedWords.has(each))

/** What a key is the key of: `guest_id`, "order no". */
const subject = (words: string[]): string[] => {
  const rest = words.filter((word) => !say.idWords.has(word) && !say.numberWords.has(word) && !say.nameWords.has(word))
  return rest.length < words.length &&
    rest.every((word) => /^\p{L}+$/u.test(word) && word.length > 1) &&
    !(rest.length === 1 && generic.has(rest[0] as string))
    ? rest
    : []
}
const generic = new Set([
  'row',
  'record',
  'line',
  'serial',
  'index',
  'unique',
  'primary',
  'internal',
  'external',
  'object',
  'item',
  'the',
])

/** The fields that name a row to a person. */
export function suggestNameFields(
  fields: Named[],
  thing: string | null,
  complete: (name: string) => boolean,
): string[] {
  const texts = fields.filter(({ field }) => field.type === 'text' && field.role !== 'id')
  const first = texts.find(
    ({ heading: { words } }) =>
      words.some((word) => say.firstNameWords.has(word)) && (words.includes('name') || words.length === 1),
  )
  const last = texts.find(
    ({ heading: { words } }) =>
      words.some((word) => say.lastNameWords.has(word)) && (words.includes('name') || words[0] === 'surname'),
  )
  if (first && last) return [first.field.name, last.field.name]
  const called = texts.filter(
    ({ field, heading: { words } }) => say.nameWords.has(words.at(-1) ?? '') && !repeats(field),
  )
  // "Country" of countries is what each is called, beside its code.
  const itself = texts.find(({ field, heading: { words } }) => words.join(' ') === thing && complete(field.name))
  const plainName =
    called.find(({ heading: { words } }) => words.length === 1 || words.slice(0, -1).join(' ') === thing) ?? called[0]
  const alone = (words: ReadonlySet<string>) =>
    texts.find(({ heading: { words: own } }) => own.length === 1 && words.has(own[0] ?? ''))
  const [maker, model] = [alone(say.makerWords), alone(modelWords)]
  if (!plainName && maker && model) return [maker.field.name, model.field.name]
  const isCode = ({ heading: { words } }: Named) =>
    [say.codeWords, say.idWords, say.numberWords].some((codes) => codes.has(words.at(-1) ?? ''))
  const unique = texts.filter(({ field }) => complete(field.name) && field.role !== 'text')
  const found =
    plainName ??
    itself ??
    unique.find((each) => !isCode(each)) ??
    unique[0] ??
    texts.find((each) => each.field.role === 'name' && !isCode(each))
  return found ? [found.field.name] : []
}

const modelWords: ReadonlySet<string> = new Set(['model'])

/** Names of the rows themselves hardly repeat; a name that does is one of something else. */
const repeats = ({ profile }: Field) => profile !== null && profile.distinct < (profile.rows - profile.nulls) / 2

/** The time that "in March" means when no other is said. */
export function suggestTimeField(fields: Named[], thing: string | null): { field: string; evidence: string } | null {
  const times = fields.filter(({ field }) => field.role === 'time' && field.type !== 'time')
  const score = ({ field, heading: { words } }: Named) => {
    const empty = field.profile && field.profile.rows > 0 ? field.profile.nulls / field.profile.rows : 0
    return (
      (field.format?.kind === 'year' ? -2 : 0) +
      (words.some((word) => say.auditWords.has(word)) ? -3 : 0) +
      (words.some((word) => say.birthWords.has(word)) ? -4 : 0) +
      (words.join(' ') === 'date' ? 2 : 0) +
      (thing && words.join(' ').startsWith(thing) ? 1 : 0) -
      empty * 4
    )
  }
  const best = times.map((time) => ({ time, score: score(time) })).sort((a, b) => b.score - a.score)[0]
  if (!best) return null
  return {
    field: best.time.field.name,
    evidence: times.length === 1 ? 'the only time in it' : `the likeliest of ${times.length} times in it`,
  }
}
