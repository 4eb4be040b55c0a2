import { isPlural, singular } from '../../nouns.ts'
import type { Aggregation, Format } from '../../question/catalog.ts'
import type { SourceColumn } from '../../schema.ts'
import type { Heading } from './heading.ts'
import * as say from './heading-words.ts'
import type { Shape } from './shape.ts'

const has = (words: string[], set: ReadonlySet<string>) =>
  words.find((word) => set.has(word) || (isPlural(word) && set.has(singular(word))))

const computedWords = new Set(
  'avg average mean median per rate ratio percent percentage pct share growth change minimum maximum'.split(' '),
)

type Usual = [Aggregation | null, string]

/** Added up or averaged where nobody says which; null where nothing tells. */
export function usualAggregation(
  column: SourceColumn,
  { words, quantity }: Heading,
  shape: Shape | null,
  format: Format | null,
): Usual {
  if (format?.kind === 'percent') return ['avg', 'a percentage']
  // "total price" is a total, "average revenue" and "total per head" are averages: words for what was computed win.
  const computed = words.find((word) => computedWords.has(word))
  if (computed) return ['avg', `"${computed}" is averaged`]
  const percentile = words.find((word) => /^p\d{1,2}(th)?$|^(percentile|quantile|quartile|decile)s?$/.test(word))
  if (percentile) return ['avg', `"${percentile}" says where a part of the values ends`]
  const scale = scaleOf(words, shape)
  if (scale) return ['avg', `a scale of ${scale}`]
  const ofEach = has(words, say.perHeadWords)
  if (ofEach && !has(words, say.countsFirst)) return ['avg', `"${ofEach}" may be that of each one`]
  if (words[0] && say.countsFirst.has(words[0]) && words.length > 1) return ['sum', 'a number of something']
  // so many kilos of it
  if (words.includes('yield') && quantity?.kind === 'amount') return ['sum', `amounts in ${quantity.format.unit}`]
  const averaged = has(words, say.averagedWords)
  const added = words.find((word) => say.addedWords.has(word))
  if (averaged && !added) return ['avg', `"${averaged}" is averaged`]
  if (quantity?.kind === 'level') return ['avg', `measured in ${quantity.format.unit}`]
  if (added) return ['sum', `"${added}" is added up`]
  if (format?.kind === 'currency' && format.unit) return ['sum', `amounts in ${format.unit}`]
  return byShape(column, { words, quantity }, shape)
}

/** What the values tell where the heading has no word for it. */
function byShape(
  column: SourceColumn,
  { words, quantity }: Pick<Heading, 'words' | 'quantity'>,
  shape: Shape | null,
): Usual {
  const [min, max] = [shape?.min ?? null, shape?.max ?? null]
  if (shape && !shape.whole && min !== null && max !== null && min >= 0 && max <= 1) return ['avg', 'between 0 and 1']
  if (quantity?.kind === 'duration') {
    const unit = quantity.format.unit ?? ''
    return max !== null && max > (longestAtOnce[unit] ?? Number.POSITIVE_INFINITY)
      ? ['sum', 'too long for one time']
      : ['avg', `measured in ${unit}`]
  }
  const part = has(words, say.partsOfThings)
  if (part && shape?.whole && min !== null && min >= 0 && max !== null && max <= 20)
    return ['avg', `how many ${part} each has`]
  const weight = has(words, say.weightWords)
  if (weight && min !== null && max !== null && min > 0 && max <= min * 8)
    return ['avg', `"${weight}" of one kind of thing`]
  const counted = countedThings(words)
  if (counted && (min ?? 0) >= 0 && shape?.whole !== false) return ['sum', `"${counted}" are counted`]
  if (column.type !== 'integer') return [null, '']
  return shape && mayBeCodes(shape) ? [null, ''] : ['sum', '']
}

/** A week: what takes longer was added up already. */
const longestAtOnce: Record<string, number> = { seconds: 604_800, minutes: 10_080 }

/** "Satisfaction (1-5)", "rating 1 to 10", "grade out of 6": marks, not amounts. */
function scaleOf(words: string[], shape: Shape | null): string | null {
  const found = /(?:^| )(?:(0|1)(?: to)? (\d{1,3})|(?:out )?of (\d{1,3}))$/.exec(words.join(' '))
  if (!found || words.length < 2) return null
  const [from, to] = [Number(found[1] ?? 0), Number(found[2] ?? found[3])]
  const fits = !shape || (shape.min !== null && shape.max !== null && shape.min >= from && shape.max <= to)
  return fits && to > from + 1 && to <= 100 ? `${from} to ${to}` : null
}

/** "eggs broken", "copies on loan", "garage spaces": things in the plural, so many of them. */
export const countedThings = (words: string[]): string | undefined => {
  const end = words.findIndex((word) =>
    /^(?:on|in|of|at|for|per|from|to|by|aboard|(?:thousand|million|billion)s)$/.test(word),
  )
  const head = end > 0 ? words.slice(0, end) : words
  return [head.at(-1), head[0]].find(
    (word) => word !== undefined && isPlural(word) && !say.kindWords.has(singular(word)),
  )
}

/** 1 to a few without a gap, over many rows each. */
export const areClasses = ({ distinct, values, min, max, whole }: Shape) =>
  whole && min === 1 && max === distinct && distinct <= 7 && values >= distinct * 10

/** A few small numbers over many rows may be codes as well as counts; so may 1 to n without a gap, each about as often. */
const mayBeCodes = ({ distinct, values, min, max, even }: Shape) =>
  (distinct <= 12 && values >= 50) ||
  (even && (min === 0 || min === 1) && max === min + distinct - 1 && values >= distinct * 10)
