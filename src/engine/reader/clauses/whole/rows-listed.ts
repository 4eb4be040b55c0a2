import type { Dataset, Field } from '../../../question/catalog.ts'
import type { Condition, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge, NamedField } from '../../chart.ts'
import { listing } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { isOfPeople } from '../../constructions/states/row-nouns.ts'
import { and, fieldOf, isAmount, namedFields, reach } from '../../fields.ts'
import { listRows } from '../../frames/rows/list-rows.ts'
import { isPerson, personFields } from '../../frames/shared.ts'
import { columnsOn, type Held, timesOf } from '../columns.ts'
import type { Sentence } from '../sentence.ts'
import { orderedBy } from './list-order.ts'
import { rowsWithFigures } from './rows-with-figures.ts'
import { columnsTold, madeOf, type WholeOfClauses, whereOf } from './shared.ts'

/** Rows that are narrowed in several ways, with the columns that were named. */
export const rowsListed: WholeOfClauses = {
  name: 'rows with what is told of each',
  examples: [
    'I need name, club and fee of all members in Rowing over 60',
    'list all premieres with director and country',
    'members in Rowing who left - name, date and amount',
  ],
  make: (chart, sentence) => [...rowsListedOf(chart, sentence), ...rowsWithFigures(chart, sentence)],
}

const rowsListedOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { fields, rows, columns } = sentence
  if (!isOfRows(sentence)) return []
  if (columns) return basesOf(chart, sentence).flatMap((base) => toldOf(chart, sentence, base))
  const isSeveral = chart.catalog.datasets.length > 1
  const isNamed = rows === null || rows.edges.some(({ kind }) => kind === 'entity' || kind === 'field')
  if (isSeveral && rows === null && fields.length === 0)
    return whoMeant(chart, sentence).flatMap((base) => listedOf(chart, sentence, base))
  const bases = rows || fields.length === 0 ? basesOf(chart, sentence) : [...new Set(fields.map((f) => f.dataset))]
  if (isSeveral && (!isNamed || bases.length > 1)) return []
  return bases.flatMap((base) => listedOf(chart, sentence, base))
}

/** "who still owes the fee": people of whom it can be said, where others may be spoken of too. */
const whoMeant = (chart: Chart, sentence: Sentence): Dataset[] =>
  chart.catalog.datasets.filter(
    (each) =>
      !each.hidden &&
      sentence.unknown === 0 &&
      // when they did it is not when they were born, and whom they belong to is not what they did
      sentence.limits.every(({ isTime, of, on }) => !isTime && (of.length === 0 || on === each)) &&
      (isPerson(each) || personFields(each).some(({ field }) => each.nameFields.includes(field.name))) &&
      chart.catalog.relationships.some(({ to }) => to === each.name) &&
      whereOf(chart, sentence, each) !== null,
  )

const isOfRows = (sentence: Sentence): boolean => {
  const { figures, groups, having, sides, top, peak, tells, n, isAveraged, rows, fields, lead, columns } = sentence
  if (
    figures.length + groups.length + having.length + tells.length > 0 ||
    sides ||
    top ||
    peak ||
    n !== null ||
    isAveraged
  )
    return false
  // what the rows are called is left to the columns that are told of them
  if (columns) return fields.length === 0 && (rows !== null || sentence.limits.length > 0)
  const isWished = /^(?:list|show)$/.test(lead)
  const isAsked = /^(?:which|what|who|where|when)$/.test(lead)
  // "projects past their deadline"
  const isBare =
    lead === '' && rows !== null && !rows.isImplied && !rows.isGuess && sentence.unknown === 0 && opensWith(rows)
  // "which customers have an overdue invoice": who has them
  const isNarrowed = sentence.limits.length > 0 || (rows?.where.length ?? 0) > 0
  return (
    (!rows?.isGuess || isNarrowed) &&
    (isWished ||
      (isBare && isNarrowed) ||
      (rows !== null && isAsked) ||
      (rows === null && lead === 'who' && sentence.limits.length > 0)) &&
    fields.length === 0
  )
}

const opensWith = ({ edges }: NonNullable<Sentence['rows']>): boolean =>
  edges.some(({ kind, start }) => (kind === 'entity' || kind === 'field') && start <= 1)

/** What rows are told of: those that were named, else those that what holds of them is of. */
const basesOf = ({ catalog }: Chart, { rows, limits }: Sentence): Dataset[] => {
  const visible = catalog.datasets.filter(({ hidden }) => !hidden)
  if (rows && !rows.isImplied) return [rows.on]
  const on = [...limits.map((limit) => limit.on), rows?.on ?? null].filter((each) => each !== null)
  const lowest = visible.filter(({ name }) => on.every((each) => reach(catalog, name).has(each.name)))
  const own = lowest.filter((each) => on.includes(each))
  return own.length > 0 ? own.slice(0, 1) : lowest.slice(0, 2)
}

const conditionOf = (chart: Chart, sentence: Sentence, base: Dataset): Condition | undefined | null => {
  const where = whereOf(chart, sentence, base)
  return where === null ? null : and([...(sentence.rows?.where ?? []), ...(where ? [where] : [])])
}

/** With the columns that were asked for, and with their names where these come behind. */
const toldOf = (chart: Chart, sentence: Sentence, base: Dataset): Candidate[] => {
  const { columns, limits, rows } = sentence
  const cond = conditionOf(chart, sentence, base)
  if (!columns || cond === null) return []
  const up = chart.catalog.datasets.filter(({ name }) => reach(chart.catalog, base.name).has(name))
  const held = heldIn(cond ?? null, [...limits.flatMap(({ of }) => of), ...(rows ? fieldsOf(rows.edges) : [])])
  // "gold, silver and bronze for Italy": figures, as long as no rows are spoken of
  const isOfFigures = !columns.isBehind && (rows === null || rows.isImplied === true)
  return columnsOn(columns, base, held, up).flatMap(({ fields }) => {
    if (isOfFigures && fields.every(({ field }) => isAmount(field) && field.role === 'measure')) return []
    // "which parts are late? show the price": the parts, too
    const isAlso =
      columns.isWith ||
      (columns.isBehind && (columns.isAsked ? /^(?:which|who|what|list)$/ : /^(?:which|who)$/).test(sentence.lead))
    const names = isAlso ? namesAsked(chart, sentence, base, fields) : []
    const edges = fields.filter((each): each is NamedField & Edge => 'kind' in each)
    const made = { ...sentence, edges: [...sentence.edges, ...edges, ...wordOf(sentence)] }
    const list = (way: NamedField[]) => {
      const question = listing(base, way, cond, orderedBy(chart, sentence, way, held))
      return madeOf(chart, made, listRows.name, question, ['many', 'clauses', columnsTold], way[0])
    }
    return [list([...names, ...fields])]
  })
}

/** "which objects": whatever the rows are called. */
const wordOf = ({ rows }: Sentence): Edge[] => (rows?.word ? [rows.word] : [])

/** What rows are narrowed by, and whether it is gone. */
const heldIn = (cond: Condition | null, fields: readonly NamedField[]): Held[] => {
  const gone = new Set(
    (cond && 'all' in cond ? cond.all : cond ? [cond] : []).flatMap((c) =>
      'missing' in c ? [JSON.stringify(c.missing)] : [],
    ),
  )
  return fields.map((named) => ({ of: [named], isGone: gone.has(JSON.stringify(fieldOf(named))) }))
}

const fieldsOf = (edges: readonly Edge[]): NamedField[] =>
  edges.flatMap((edge) =>
    edge.kind === 'value' ? [edge] : edge.kind === 'condition' && edge.field ? [edge.field] : [],
  )

/** "who hasn't paid": people before what rows are called by; "what is still out": what these rows are of, where they have no name. */
const namesAsked = (
  { catalog }: Chart,
  sentence: Sentence,
  base: Dataset,
  fields: readonly NamedField[],
): NamedField[] => {
  const people = sentence.lead === 'who' ? personFields(base) : []
  const told = new Set(fields.map(({ field }) => field))
  if (people.length > 0) return people.some(({ field }) => told.has(field)) ? [] : people.slice(0, 1)
  const own = namesOf(sentence, base, fields)
  if (own.some(({ field }) => field.role !== 'id' && !base.primaryKey.includes(field.name))) return own
  const ups = catalog.datasets.filter(
    (each) =>
      each !== base && reach(catalog, base.name).has(each.name) && !isOfPeople(each) && each.nameFields.length > 0,
  )
  const [up, ...others] = ups
  return up && others.length === 0 ? (nameDimensions(up)?.fields ?? own) : own
}

/** Names of the rows that are not told yet; whose name was said is not told again. */
const namesOf = ({ limits }: Sentence, base: Dataset, fields: readonly NamedField[]): NamedField[] => {
  const told = new Set([...limits.flatMap(({ of }) => of.map(({ field }) => field)), ...fields.map((f) => f.field)])
  const names = nameDimensions(base)?.fields ?? []
  if (names.length > 0) return names.some(({ field }) => told.has(field)) ? [] : names
  return fields.length > 0 ? [] : unnamedOf(base, told)
}

const mostTold = 3
/** "evening shifts", which have no name: when each is and what is told of it first, besides what they were narrowed by. */
const unnamedOf = (base: Dataset, told: ReadonlySet<Field>): NamedField[] => {
  const texts = namedFields(base).filter(
    ({ field }) => field.type === 'text' && field.role !== 'id' && field.role !== 'text' && !told.has(field),
  )
  const times = timesOf(base).filter(({ field }) => !told.has(field))
  return times.length > 0 ? [...times.slice(0, 1), ...texts].slice(0, mostTold) : []
}

const listedOf = (chart: Chart, sentence: Sentence, base: Dataset): Candidate[] => {
  const cond = conditionOf(chart, sentence, base)
  // "which patients did not come", where many rows are of each
  const each = sentence.rows?.distinct
  const names = each
    ? [each]
    : sentence.lead === 'who' && !sentence.rows
      ? namesAsked(chart, sentence, base, [])
      : namesOf(sentence, base, [])
  if (cond === null || names.length === 0) return []
  const held = heldIn(
    cond ?? null,
    sentence.limits.flatMap(({ of }) => of),
  )
  const question: Question = {
    ...listing(base, names, cond, orderedBy(chart, sentence, names, held)),
    ...(each && { distinct: true }),
  }
  const made = { ...sentence, edges: [...sentence.edges, ...wordOf(sentence)] }
  return [madeOf(chart, made, listRows.name, question, [names.length > 1 ? 'many' : 'where', 'clauses'], names[0])]
}
