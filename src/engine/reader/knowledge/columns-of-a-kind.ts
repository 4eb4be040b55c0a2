import type { Dataset, Field } from '../../question/catalog.ts'
import type { NamedField } from '../chart.ts'
import { isNumber, isYear, namedFields } from '../fields.ts'

/** Columns that stand side by side where other people would have rows: marks of each subject, amounts of each month, yes or no of each training. */

export type OfAKind = { nouns: RegExp; isOfTime: boolean; columns: readonly NamedField[] }

const months = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\p{L}*)?\b/iu
const quarter = /(?:^|[^\p{L}\p{N}])q ?[1-4](?![\p{L}\p{N}])/iu
const term = /(?:^|[^\p{L}])(?:spring|summer|autumn|fall|winter|(?:term|semester) ?[1-4])(?!\p{L})/iu
const year = /(?:^|[^\p{N}])((?:19|20)\d\d)(?![\p{N}])/u

const plain = ({ label }: Field): string => label.replaceAll('_', ' ').trim()

/** What a heading says beside its year or quarter: "visitors" of "visitors 2019". */
const beside = (label: string, part: RegExp): string => label.replace(part, ' ').replace(year, ' ').trim().toLowerCase()

const alike = (fields: readonly NamedField[], part: RegExp): NamedField[] => {
  const found = fields.filter(({ field }) => part.test(plain(field)))
  const cores = new Set(found.map(({ field }) => beside(plain(field), part)))
  return cores.size === 1 ? found : []
}

/** Numbers of about the same size, of which none has a unit of its own. */
const isOneScale = (columns: readonly NamedField[]): boolean => {
  const tops = columns.map(({ field }) => Number(field.profile?.max ?? Number.NaN))
  const units = new Set(columns.map(({ field }) => JSON.stringify(field.format)))
  const [low, high] = [Math.min(...tops), Math.max(...tops)]
  return units.size === 1 && low > 0 && high <= 2 * low
}

const least = 3
const time = (noun: string, columns: readonly NamedField[]): OfAKind => ({
  nouns: new RegExp(`^(?:${noun})$`),
  isOfTime: true,
  columns,
})

const marked =
  /^(?:subjects?|tests?|exams?|papers?|questions?|items?|aspects?|areas?|category|categories|topics?|criterion|criteria|skills?|events?|disciplines?|columns?|courses?|modules?|judges?|rounds?|assignments?|quizzes|parts?|points?)$/
const ticked =
  /^(?:trainings?|courses?|modules?|items?|checks?|certificates?|qualifications?|features?|tasks?|steps?|requirements?|vaccines?|vaccinations?|tests?|skills?|facilities|amenities|options?|extras?|consents?)$/

const known = new WeakMap<Dataset, OfAKind[]>()

export const columnsOfAKind = (dataset: Dataset): OfAKind[] => {
  const before = known.get(dataset)
  if (before) return before
  const all = namedFields(dataset)
  // marks from 1 to 5 are kinds too
  const amounts = all.filter(({ field }) => isNumber(field) && /^(?:measure|category)$/.test(field.role))
  const ofMonths = alike(amounts, months)
  const ofQuarters = alike(amounts, quarter)
  const ofTerms = alike(amounts, term)
  const ofYears = ofQuarters.length > 0 || ofMonths.length > 0 ? [] : alike(amounts, year)
  const timed = new Set([...ofMonths, ...ofQuarters, ...ofTerms, ...ofYears])
  const marks = amounts.filter((each) => !timed.has(each) && !isYear(each.field))
  const flags = all.filter(({ field }) => field.role === 'flag')
  const found: OfAKind[] = [
    time('months?|monthly', ofMonths),
    time('quarters?|quarterly', ofQuarters),
    time('terms?|seasons?|semesters?', ofTerms),
    time('years?|yearly|annual', ofYears),
    { nouns: marked, isOfTime: false, columns: isOneScale(marks) ? marks : [] },
    { nouns: ticked, isOfTime: false, columns: flags },
  ].filter(({ columns }) => columns.length >= least)
  known.set(dataset, found)
  return found
}
