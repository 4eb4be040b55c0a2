import { countryName } from '../../charts/country-names.ts'
import type { Field, Format, Role } from '../../question/catalog.ts'
import type { SourceColumn } from '../../schema.ts'
import type { Heading } from './heading.ts'
import * as say from './heading-words.ts'
import { areCodes, countsInWords, type Shape } from './shape.ts'
import { currencyOf } from './units.ts'
import { areClasses, countedThings, usualAggregation } from './usual-aggregation.ts'

export type RoleSuggestion = Pick<Field, 'role' | 'aggregation' | 'format' | 'valueLabels'> & { evidence: string }

/** What else is known of a column: where it stands, and whether it points at another table or is a key of its own. */
export type ColumnPlace = { index: number; isReference: boolean; isKey: boolean }

const as = (role: Role, evidence: string, rest: Partial<RoleSuggestion> = {}): RoleSuggestion => ({
  role,
  aggregation: null,
  format: null,
  valueLabels: [],
  ...rest,
  evidence,
})

const has = (words: string[], set: ReadonlySet<string>) => words.find((word) => set.has(word))
const endsWith = (words: string[], set: ReadonlySet<string>) => set.has(words.at(-1) ?? '')
const yesWord = /^(?:yes|y|true|t|1)$/i
const noWord = /^(?:no|n|false|f|0)$/i

/** What a column is for, from its type, its values and the general words of its heading. */
export function suggestRole(
  column: SourceColumn,
  heading: Heading,
  shape: Shape | null,
  place: ColumnPlace,
): RoleSuggestion {
  if (column.type === 'boolean') return flagOf(column)
  if (column.type === 'date' || column.type === 'datetime')
    return as('time', `a ${column.type}`, { format: { kind: 'date' } })
  if (column.type === 'time') return as('time', 'a time of day')
  if (column.type === 'json' || column.type === 'blob' || column.type === 'other')
    return as('text', `of type ${column.nativeType || column.type}`)
  // "home team", which points at a club by its name, is told by that name.
  if (place.isReference && !(shape && areNames(shape)))
    return as('id', 'it points at the rows of another table', { format: { kind: 'id' } })
  return column.type === 'text' ? roleOfText(heading, shape, place) : roleOfNumber(column, heading, shape, place)
}

function flagOf(column: SourceColumn): RoleSuggestion {
  const { trueWord, falseWord } = column.format ?? {}
  const valueLabels = [
    { value: true, label: trueWord ?? 'yes' },
    { value: false, label: falseWord ?? 'no' },
  ]
  return as('flag', trueWord ? `its values were ${trueWord} and ${falseWord}` : 'yes or no', { valueLabels })
}

function roleOfText({ words }: Heading, shape: Shape | null, place: ColumnPlace): RoleSuggestion {
  const said = shape ? countsInWords(shape) : 'nothing is known of its values'
  if (
    shape &&
    shape.distinct === 2 &&
    shape.texts.some((text) => yesWord.test(text)) &&
    shape.texts.some((text) => noWord.test(text))
  )
    return as('flag', `two values: ${shape.texts.join(', ')}`, {
      valueLabels: shape.texts.map((value) => ({ value, label: yesWord.test(value) ? 'yes' : 'no' })),
    })
  if (endsWith(words, say.idWords)) return as('id', `its heading says so; ${said}`, { format: { kind: 'id' } })
  const repeatsOrEmpty = !shape || shape.distinct < shape.values * 0.9 || shape.values === 0
  const repeats = shape !== null && shape.distinct < shape.values / 2
  if (endsWith(words, say.nameWords) && !(words.at(-1) === 'title' && repeats))
    return as('name', `its heading says so; ${said}`)
  if (endsWith(words, say.contactWords) || (endsWith(words, say.proseWords) && repeatsOrEmpty))
    return as('text', `its heading says so; ${said}`)
  if (has(words, say.placeWords)) return as('place', `its heading says so; ${said}`)
  if (!shape || shape.values === 0) return as(place.isKey ? 'id' : 'category', said)
  if (areCountries(shape)) return as('place', 'its values are countries')
  if (shape.unique && shape.values >= 3 && areCodes(shape))
    return as('id', `codes: ${said}`, { format: { kind: 'id' } })
  if (isProse(shape)) return as('text', 'long texts')
  if (shape.distinct >= shape.values * 0.9 && shape.values >= 3 && shape.values >= shape.rows / 2)
    return as('name', said)
  return as('category', said)
}

const areNames = ({ texts }: Shape): boolean =>
  texts.length > 0 && texts.filter((text) => /\p{Ll}[^\p{N}]*\s\p{Lu}/u.test(text)).length > texts.length / 2

const areCountries = ({ texts }: Shape) =>
  texts.length >= 3 &&
  texts.filter((text) => /^\P{N}{3,}$/u.test(text) && countryName(text) !== null).length >= texts.length * 0.8

const isProse = ({ texts }: Shape) =>
  texts.length > 0 &&
  texts.filter((text) => text.length > 80 || text.split(/\s+/).length > 10).length > texts.length / 2

function roleOfNumber(column: SourceColumn, heading: Heading, shape: Shape | null, place: ColumnPlace): RoleSuggestion {
  const { words, quantity } = heading
  const measured = quantity !== null || column.format?.percent === true || column.format?.currency !== undefined
  const said = shape ? countsInWords(shape) : 'nothing is known of its values'
  if (!measured) {
    const found =
      calendarRole(words, shape) ?? flagRole(words, shape) ?? idRole(words, shape, place) ?? kindRole(words, shape)
    if (found) return found
  }
  const format = formatOf(column, heading, shape)
  const [aggregation, why] = usualAggregation(column, heading, shape, format)
  if (aggregation === null && quantity === null && shape && areClasses(shape))
    return as('category', `1 to ${shape.max}, as classes are numbered; ${said}`)
  return as('measure', why ? `${why}; ${said}` : said, { aggregation, format })
}

function calendarRole(words: string[], shape: Shape | null): RoleSuggestion | null {
  const year = { format: { kind: 'year' } as Format }
  const within = (low: number, high: number) =>
    !shape || (shape.whole && shape.min !== null && shape.max !== null && shape.min >= low && shape.max <= high)
  if ((words.at(-1) === 'year' || words[0] === 'year' || words[0] === 'yr') && within(1000, 2200) && words[1] !== 'to')
    return as('time', shape ? `years from ${shape.min} to ${shape.max}` : 'its heading says so', year)
  if (has(words, say.yearWords) && shape && shape.distinct >= 2 && within(500, 2100))
    return as('time', `whole numbers from ${shape.min} to ${shape.max}, as years are`, year)
  if (
    shape &&
    shape.values >= 5 &&
    shape.distinct >= 2 &&
    within(1700, 2100) &&
    !has(words, say.addedWords) &&
    !has(words, say.averagedWords)
  )
    return as('time', `whole numbers from ${shape.min} to ${shape.max}, as years are`, year)
  if (has(words, say.foundedWords) && shape && shape.values >= 5 && within(500, 2200) && (shape.max ?? 0) >= 1700)
    return as('time', `years from ${shape.min} to ${shape.max}`, year)
  const part = words.find((word) => Object.hasOwn(say.calendarParts, word))
  const range = part === undefined ? undefined : say.calendarParts[part]
  if (part && range && shape && words.length <= 3 && within(...range) && !has(words, say.countsFirst))
    return as('category', `${part}s from ${shape.min} to ${shape.max}`)
  return null
}

function flagRole(words: string[], shape: Shape | null): RoleSuggestion | null {
  const asked = words[0] === 'is' || words[0] === 'has'
  const yesNo = shape?.whole && shape.min === 0 && shape.max === 1 && shape.distinct === 2
  const one = asked && shape?.whole && shape.distinct === 1 && (shape.min === 0 || shape.min === 1)
  if (!yesNo && !one) return null
  return as('flag', 'only 0 and 1', {
    valueLabels: [
      { value: 1, label: 'yes' },
      { value: 0, label: 'no' },
    ],
  })
}

/** A number that is unique and given out, or that its heading calls an id, is never added up. */
function idRole(words: string[], shape: Shape | null, { index, isKey }: ColumnPlace): RoleSuggestion | null {
  const said = shape ? countsInWords(shape) : 'nothing is known of its values'
  const id = (why: string) => as('id', `${why}${said}`, { format: { kind: 'id' } })
  const counted = say.countsFirst.has(words[0] ?? '') && words.length > 1
  if (endsWith(words, say.idWords)) return id('its heading says so; ')
  if (isKey) return id('the key of the table; ')
  if (has(words, say.postalWords)) return as('place', `its heading says so; ${said}`)
  if (has(words, say.coordinateWords)) return as('place', `its heading says so; ${said}`)
  if (has(words, say.rankWords) && words.length <= 2) return as('measure', `a rank; ${said}`)
  if ((endsWith(words, say.numberWords) || has(words, say.codeWords)) && !counted && shape?.whole !== false)
    return id('its heading says so; ')
  if (!shape?.whole || !shape.unique || shape.values < 5 || has(words, say.addedWords) || has(words, say.averagedWords))
    return null
  if (areOneLength(shape)) return id('numbers of one length, as codes have; ')
  if (areGivenOut(shape) && !countedThings(words)) return id('no two alike, where chance would make some; ')
  if (index === 0 && (shape.dense || shape.even)) return id(shape.dense ? 'numbered through; ' : 'spread evenly; ')
  return shape.dense && shape.values >= 20 && (shape.min ?? 0) >= 0 ? id('numbered through; ') : null
}

/** Amounts run over several lengths; with eight digits and more, what is all of one was given out. */
const areOneLength = ({ min, max, values }: Shape) =>
  values >= 20 && min !== null && max !== null && min >= 1e7 && String(min).length === String(max).length

/** So many numbers from so small a range are all different only where somebody saw to it. */
const areGivenOut = ({ min, max, values }: Shape) =>
  values >= 50 && min !== null && max !== null && min >= 0 && values ** 2 > 20 * (max - min + 1)

function kindRole(words: string[], shape: Shape | null): RoleSuggestion | null {
  if (!shape?.whole || shape.distinct > 50) return null
  const word = endsWith(words, say.kindWords) ? words.at(-1) : undefined
  if (word && shape.values >= shape.distinct * 2) return as('category', `a ${word}: ${countsInWords(shape)}`)
  return shape.distinct === 2 && shape.values >= 20 ? as('category', `two values: ${shape.top.join(', ')}`) : null
}

function formatOf(column: SourceColumn, { words, quantity }: Heading, shape: Shape | null): Format | null {
  const fraction = shape !== null && shape.max !== null && shape.min !== null && shape.max <= 1.5 && shape.min >= -1.5
  if (column.format?.percent) return { kind: 'percent', scale: 1 }
  const currency = column.format?.currency && currencyOf(column.format.currency)
  if (currency) return { kind: 'currency', unit: currency }
  if (quantity?.format.kind === 'percent' || words.some((word) => /^(?:percent|percentage|pct|%)$/.test(word)))
    return { kind: 'percent', scale: fraction ? 1 : 100 }
  if (quantity) return quantity.format
  if (isPart(words, shape)) return { kind: 'percent', scale: 1 }
  return isMoney(words, shape) ? { kind: 'currency' } : null
}

const isPart = (words: string[], shape: Shape | null) =>
  (endsWith(words, say.partWords) || say.shareWords.has(words[0] ?? '')) &&
  !has(words, say.exchangeWords) &&
  shape !== null &&
  !shape.whole &&
  shape.min !== null &&
  shape.max !== null &&
  shape.min >= 0 &&
  shape.max <= 1

/** In whatever the team counts. What is never as much as 1 may be anything. */
function isMoney(words: string[], shape: Shape | null): boolean {
  if (say.countsFirst.has(words[0] ?? '') && words[0] !== 'total') return false
  const end = words.findIndex((word) => word === 'per' || word === 'of' || /^\d+$/.test(word))
  return endsWith(end > 0 ? words.slice(0, end) : words, say.moneyWords) && (shape?.max ?? 1) >= 1
}
