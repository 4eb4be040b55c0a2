import { lowerMonthNames } from '../../month-names.ts'
import type { ColumnProfile } from '../../schema.ts'
import { privacyOf, type Workbench } from '../workbench.ts'

/** Values of columns with more of them are too often ordinary words. */
const maxValues = 60
const maxLooked = 50_000

/** A value of a column, as it is written there. */
export type NamedValue = { table: string; column: string; value: string }

/** The values that words name, of columns all of whose few values are known, and may be. */
export function valuesNamedIn(bench: Pick<Workbench, 'sources' | 'isRemote'>, words: string): NamedValue[] {
  const phrases = phrasesOf(words)
  const named: NamedValue[] = []
  let looked = 0
  for (const { table, column, profile } of categories(bench)) {
    looked += profile.top.length
    if (looked > maxLooked) break
    for (const { value } of profile.top)
      if (phrases.has(String(value).trim().toLowerCase())) named.push({ table, column, value: String(value).trim() })
  }
  return named
}

const categories = (bench: Pick<Workbench, 'sources' | 'isRemote'>) =>
  bench.sources.flatMap(({ parts }) =>
    parts
      .filter((part) => privacyOf(bench, part) === 'full')
      .flatMap(({ tables }) =>
        tables
          .filter(({ hidden }) => !hidden)
          .flatMap((table) =>
            table.columns.flatMap(({ name, type, profile }) =>
              type === 'text' && profile && isWhole(profile) ? [{ table: table.name, column: name, profile }] : [],
            ),
          ),
      ),
  )
const isWhole = ({ sampled, distinct, top }: ColumnProfile) =>
  !sampled && distinct <= maxValues && top.length === distinct

/** One to four words of a text that stand together, the short ones and the names of months left out. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’&-]+/gu) ?? []
  const phrases = words.flatMap((_, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' ')))
  return new Set(phrases.filter((one) => one.length >= 4 && !lowerMonthNames.includes(one)))
}
