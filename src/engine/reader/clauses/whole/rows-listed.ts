import type { Dataset } from '../../../question/catalog.ts'
import type { Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { listing } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, orderOf, reach } from '../../fields.ts'
import { listRows } from '../../frames/rows/list-rows.ts'
import type { Sentence } from '../sentence.ts'
import { madeOf, type WholeOfClauses, whereOf } from './shared.ts'

/** Rows that are narrowed in several ways, with the columns that were named. */
export const rowsListed: WholeOfClauses = {
  name: 'rows with what is told of each',
  examples: [
    'I need name, club and fee of all members in Rowing over 60',
    'list all premieres with director and country',
  ],
  make: (chart, sentence) => rowsListedOf(chart, sentence),
}

const rowsListedOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { fields, rows } = sentence
  if (!isOfRows(sentence) || !isBesideEachOther(chart, fields)) return []
  const isSeveral = chart.catalog.datasets.length > 1
  const isNamed = rows === null || rows.edges.some(({ kind }) => kind === 'entity' || kind === 'field')
  const bases = rows ? [rows.on] : [...new Set(fields.map((f) => f.dataset))]
  if (isSeveral && (!isNamed || bases.length > 1)) return []
  return bases.flatMap((base) => listedOf(chart, sentence, base))
}

const isOfRows = (sentence: Sentence): boolean => {
  const { figures, groups, having, sides, top, peak, tells, n, isAveraged, rows, fields, lead } = sentence
  if (
    figures.length + groups.length + having.length + tells.length > 0 ||
    sides ||
    top ||
    peak ||
    n !== null ||
    isAveraged
  )
    return false
  const isWished = /^(?:list|show)$/.test(lead)
  const isAsked = /^(?:which|what|who|where|when)$/.test(lead)
  if (rows?.isGuess || (fields.length < 2 && !isWished && !(rows && isAsked && fields.length === 0))) return false
  // "which customers have an overdue invoice": who has them, and not these
  const first = Math.min(...fields.map(({ start }) => start))
  return !(rows && isAsked && first <= 2)
}

const between = /^(?:,|and|&|plus|with|-|:|;|the|their|its|his|her|also|as|well|number|of|name|[?])$/

/** One beside the other, each called by its name. */
const isBesideEachOther = (chart: Chart, fields: Sentence['fields']): boolean =>
  fields.every((field, i) => {
    const before = fields[i - 1]
    const words = before ? chart.tokens.slice(before.end, field.start) : []
    return field.how !== 'part' && (!before || (words.length > 0 && words.every(({ word }) => between.test(word))))
  })

const listedOf = (chart: Chart, sentence: Sentence, base: Dataset): Candidate[] => {
  const { fields, rows, limits, order } = sentence
  const up = reach(chart.catalog, base.name)
  const where = whereOf(chart, sentence, base)
  if (where === null || fields.some((f) => !up.has(f.dataset.name))) return []
  // whose name was said is not told again
  const told = new Set(limits.flatMap(({ of }) => of.map(({ field }) => field)))
  const names = (nameDimensions(base)?.fields ?? []).filter(({ field }) => !told.has(field))
  const isTold = names.length === 0 || fields.some((f) => names.some((name) => name.field === f.field))
  const ways: NamedField[][] =
    fields.length === 0 ? [names] : isTold ? [[...fields]] : [[...names, ...fields], [...fields]]
  const more: Partial<Question> = order?.field
    ? { order: [{ column: { of: orderOf(order.field) }, descending: order.descending }] }
    : {}
  const cond = and([...(rows?.where ?? []), ...(where ? [where] : [])])
  return ways
    .filter((way) => way.length > 0)
    .map((way) => {
      const tags = [way.length > 1 ? 'many' : 'where', 'clauses']
      return madeOf(chart, sentence, listRows.name, listing(base, way, cond, more), tags, way[0])
    })
}
