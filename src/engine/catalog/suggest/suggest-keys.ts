import {
  contactWords,
  firstNameWords,
  idWords,
  lastNameWords,
  numberWords,
  placeWords,
  proseWords,
} from './heading-words.ts'
import { areCodes, countsInWords } from './shape.ts'
import type { ReadColumn, ReadTable } from './tables.ts'

export type KeySuggestion = { primaryKey: string[]; uniqueKeys: string[][]; evidence: string }

const isIdHeading = ({ heading: { words } }: ReadColumn) =>
  idWords.has(words.at(-1) ?? '') || numberWords.has(words.at(-1) ?? '') || words.join(' ') === 'code'

/** Which columns tell the rows apart: those the database declares, else one whose values all differ. */
export function suggestKeys({ columns }: ReadTable): KeySuggestion {
  const declared = columns.filter(({ column }) => column.primaryKey)
  const unique = columns.filter((entry) => isKeyLike(entry) && tellsApart(entry))
  const uniqueKeys = unique.map(({ column }) => [column.name])
  if (declared.length > 0) {
    const primaryKey = declared.map(({ column }) => column.name)
    const others = uniqueKeys.filter(([name]) => !(primaryKey.length === 1 && primaryKey[0] === name))
    return { primaryKey, uniqueKeys: others, evidence: 'declared by the database' }
  }
  const key = bestKey(unique)
  if (!key?.shape) return { primaryKey: [], uniqueKeys, evidence: '' }
  return {
    primaryKey: [key.column.name],
    uniqueKeys: uniqueKeys.filter(([name]) => name !== key.column.name),
    evidence: `${key.column.name}: ${countsInWords(key.shape)}${key.column.profile?.sampled ? ' among the rows looked at' : ''}`,
  }
}

/** In a small table many columns differ in every row by chance: amounts, addresses, last names. */
function isKeyLike(entry: ReadColumn): boolean {
  const { column, shape, heading } = entry
  if (!shape || shape.values < 2) return false
  if (column.type === 'integer') return isIdHeading(entry) || (shape.dense && entry.index === 0)
  if (entry.index > 0 && heading.words.some((word) => placeWords.has(word))) return false
  const other = [contactWords, firstNameWords, lastNameWords, proseWords]
  return (
    column.type === 'text' &&
    heading.words.length <= 3 &&
    !heading.words.some((word) => other.some((set) => set.has(word)))
  )
}

/** Every row was looked at; or very many were, and the heading says that it is an id. */
const tellsApart = (entry: ReadColumn): boolean => {
  const { shape } = entry
  if (!shape?.unique || shape.values < shape.rows) return false
  return shape.complete || (shape.values >= 1000 && isIdHeading(entry))
}

/** An id before numbers that run through, those before codes. A name is unique by chance: it stays a unique key. */
function bestKey(unique: ReadColumn[]): ReadColumn | undefined {
  const numbered = ({ column, shape, index }: ReadColumn) =>
    column.type === 'integer' && shape?.dense === true && index === 0
  const codes = ({ shape, index }: ReadColumn) => index === 0 && shape !== null && areCodes(shape)
  return unique.find(isIdHeading) ?? unique.find(numbered) ?? unique.find(codes)
}
