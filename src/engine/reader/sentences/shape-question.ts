import type { Dataset } from '../../question/catalog.ts'
import type { ColumnRef, Dimension, Expression, Measure, Over, Question } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, NamedField, Parts } from '../chart.ts'
import { conditionsOn } from '../compose.ts'
import { amountOf, fieldOf, isNumber, isTime, measureDataset, namedFields, nearestTime, reach } from '../fields.ts'
import { dimensionsFor } from '../frames/shared.ts'
import type { SaidColumn, SaidColumns } from './said-columns.ts'

type Chosen =
  | { dim: Dimension; field: NamedField | null }
  | { measure: Measure }
  | { over: Over['kind']; of: Measure | null }

/** What a column is among rows of a dataset: the nearest of the things that bear its name. */
const choose = (
  parts: Parts,
  column: SaidColumn,
  base: Dataset,
  near: readonly Dataset[],
  grouped: boolean,
): Chosen | null => {
  const up = reach(parts.chart.catalog, base.name)
  const worth = (edge: { score: number; field?: NamedField['field'] }, on: Dataset) => {
    const at = near.indexOf(on)
    const key = edge.field !== undefined && on.primaryKey.includes(edge.field.name)
    return edge.score + (at >= 0 ? 0.3 - 0.02 * at : 0) - 0.03 * (up.get(on.name) ?? 0) + (key ? 0.08 : 0)
  }
  const best = <E extends { score: number; field?: NamedField['field'] }>(
    edges: E[],
    on: (e: E) => Dataset,
  ): E | undefined => edges.toSorted((a, b) => worth(b, on(b)) - worth(a, on(a)))[0]
  const measure = best(
    column.measures.filter((m) => m.measures.length === 1 && usable(parts, m, base)),
    (m) => m.on,
  )
  const field = best(
    column.fields.filter((f) => up.has(f.dataset.name)),
    (f) => f.dataset,
  )
  if (column.over)
    return grouped
      ? { over: column.over, of: measure ? onRows(measure.measures[0] as Measure, base, parts) : null }
      : null
  if (column.grain && grouped) {
    const time = nearestTime(parts.chart.catalog, base.name)
    if (time && isTime(time.field)) return { dim: { of: fieldOf(time), grain: column.grain }, field: time }
  }
  if (measure && grouped && (!field || worth(measure, measure.on) >= worth(field, field.dataset)))
    return { measure: onRows(measure.measures[0] as Measure, base, parts) }
  if (!field) return null
  if (isGroupSaid(parts, field)) return { dim: { of: fieldOf(field) }, field }
  if (grouped && isNumber(field.field) && field.field.role === 'measure')
    return { measure: { fn: field.field.aggregation === 'avg' ? 'avg' : 'sum', of: amountOf(field) } }
  return { dim: { of: fieldOf(field) }, field }
}

/** "for each number of gears: gears, model": the groups themselves. */
const isGroupSaid = (parts: Parts, { field }: NamedField): boolean =>
  parts.of('dimension').some(({ by }) => by.some((each) => 'field' in each && each.field.field === field))

const usable = (parts: Parts, m: EdgeOf<'measure'>, base: Dataset): boolean =>
  reach(parts.chart.catalog, base.name).has(m.on.name) || reach(parts.chart.catalog, m.on.name).has(base.name)

/** Things that rows belong to are counted once each among those rows: the customers of the orders. */
const onRows = (measure: Measure, base: Dataset, parts: Parts): Measure => {
  if (!('count' in measure) || measure.count === base.name) return measure
  const thing = parts.chart.catalog.datasets.find((d) => d.name === measure.count)
  const key = thing && namedFields(thing).find((n) => n.field.name === thing.primaryKey[0])
  if (!key || !reach(parts.chart.catalog, base.name).has(measure.count)) return measure
  return { fn: 'distinct', of: fieldOf(key), rows: base.name, ...(measure.where ? { where: measure.where } : {}) }
}

/** Of all columns, or none where one of them is not among these rows. */
const chooseAll = (
  parts: Parts,
  columns: SaidColumn[],
  base: Dataset,
  near: Dataset[],
  grouped: boolean,
): Chosen[] | null => {
  const out: Chosen[] = []
  const nearest = [...near]
  for (const column of columns) {
    const chosen = choose(parts, column, base, nearest, grouped)
    if (!chosen) return null
    if ('field' in chosen && chosen.field) nearest.unshift(chosen.field.dataset)
    out.push(...wholeName(column, chosen))
  }
  return out
}

/** The name of a person is their first name and their last. */
const wholeName = (column: SaidColumn, chosen: Chosen): Chosen[] => {
  if (!('field' in chosen) || !chosen.field || column.end - column.start > 1 || !/^names?$/.test(column.word))
    return [chosen]
  const { dataset, field } = chosen.field
  if (dataset.nameFields.length < 2 || !dataset.nameFields.includes(field.name)) return [chosen]
  return namedFields(dataset)
    .filter((n) => dataset.nameFields.includes(n.field.name))
    .map((n) => ({ dim: { of: fieldOf(n) }, field: n }))
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const datasetIn = (of: Expression): string | null => ('field' in of ? of.field.dataset : null)

/** Dimensions of the question that the columns do not stand for: a period, or another thing than those that are listed. */
const otherDimensions = (question: Question, dims: Dimension[]): Dimension[] => {
  const said = new Set(dims.map((d) => datasetIn(d.of)))
  return question.by.filter(
    (d, at) =>
      !dims.some((o) => same(o.of, d.of)) &&
      (dims.length === 0 ||
        d.grain !== undefined ||
        question.limitWithin?.by.includes(at) ||
        !said.has(datasetIn(d.of))),
  )
}

/** "the oldest of each class: name and age": the class too, and where it stands now. */
const withinThese = ({ limitWithin }: Question, had: Dimension[], shown: { of: Expression }[]): Partial<Question> => {
  if (!limitWithin) return {}
  const by = limitWithin.by.map((at) => shown.findIndex(({ of }) => same(of, had[at]?.of)))
  return { limitWithin: { ...limitWithin, by } }
}

/** A question of figures with the columns that were named, in their order. */
const shapeFigures = (question: Question, chosen: Chosen[], isOrdered = question.order !== undefined): Question => {
  const dims = chosen.flatMap((c) => ('dim' in c ? [c.dim] : []))
  const by = [...dims, ...otherDimensions(question, dims)]
  const measures = chosen.flatMap((c) => ('measure' in c ? [c.measure] : []))
  const place = (at: number): number => {
    const measure = question.measures[at] as Measure
    const known = measures.findIndex((m) => same(m, measure))
    return known >= 0 ? known : measures.push(measure) - 1
  }
  if (measures.length === 0) for (const at of question.measures.keys()) place(at)
  const moved = <T extends ColumnRef | { of: Expression }>(column: T): T =>
    'measure' in column ? ({ measure: place(column.measure) } as unknown as T) : column
  const across = chosen.flatMap((c): Over[] => {
    if (!('over' in c)) return []
    // a rank is by what the rows are ordered by, else by the figure that was said before it
    const said = isOrdered ? 0 : measures.length - 1
    const known = c.of === null ? said : measures.findIndex((m) => same(m, c.of))
    return [{ kind: c.over, measure: known >= 0 ? known : c.of ? measures.push(c.of) - 1 : 0 }]
  })
  const { asked: _, ...rest } = question
  const over = [...(question.over ?? []).map((o) => ({ ...o, measure: place(o.measure) })), ...across]
  return {
    ...rest,
    ...(question.order ? { order: question.order.map((o) => ({ ...o, column: moved(o.column) })) } : {}),
    ...(question.having ? { having: question.having.map((h) => ({ ...h, column: moved(h.column) })) } : {}),
    ...(over.length > 0 ? { over } : {}),
    ...withinThese(question, question.by, by),
    by,
    measures,
  }
}

/** The things that the rows are about, nearest first. */
const nearOf = (parts: Parts, { question, target }: Candidate): Dataset[] => {
  const grouped = question.by.flatMap((d) => parts.chart.catalog.datasets.filter((x) => x.name === datasetIn(d.of)))
  return [
    ...grouped,
    ...(target && (grouped.length === 0 || question.measures.length === 0) ? [target.dataset] : []),
    ...parts.of('entity').map((e) => e.dataset),
  ]
}

const shownBy = (chosen: Chosen) => ('dim' in chosen ? chosen.dim : chosen)

/** What a question shows by itself. */
const askedIn = ({ by, measures, fields = [] }: Question): Chosen[] => [
  ...[...by, ...fields].map((dim) => ({ dim, field: null })),
  ...measures.map((measure) => ({ measure })),
]

const orderedBy = ({ order = [] }: Question): Chosen[] =>
  order.flatMap(({ column }) =>
    'of' in column && !('position' in column.of) ? [{ dim: { of: column.of }, field: null }] : [],
  )

const isName = (chosen: Chosen): boolean => {
  const { dataset, field } = ('field' in chosen ? chosen.field : null) ?? {}
  return dataset !== undefined && [...dataset.nameFields, ...dataset.primaryKey].includes(field?.name ?? '')
}

/** A candidate with the columns that were named; null where it cannot show them. */
export const shape = (
  candidate: Candidate,
  { columns, distinct, beside, whichThings, figure }: SaidColumns,
  parts: Parts,
): Candidate | null => {
  const { question } = candidate
  const { catalog } = parts.chart
  if (question.compare) return null
  const named = (name: string | null | undefined) => catalog.datasets.find((d) => d.name === name)
  const [first] = question.measures
  const base = named(first ? measureDataset(first, catalog) : question.dataset)
  if (!base) return null
  const said = chooseAll(parts, columns, base, nearOf(parts, candidate), first !== undefined)
  if (!said) return null
  const all = beside || (whichThings && !said.some(isName)) ? [...askedIn(question), ...said] : said
  // "and how many", of a list that nothing orders
  if (figure && (first ? !question.order : orderedBy(question).length === 0)) return null
  if (figure) all.push(...orderedBy(question))
  const chosen = all.filter((c, at) => all.findIndex((other) => same(shownBy(other), shownBy(c))) === at)
  const tags = [...candidate.tags, 'columns named']
  if (first) {
    // Only fields are named: a figure belongs to it where it orders or narrows them.
    if (chosen.every((c) => 'dim' in c) && !question.order && !question.having) return null
    const shaped = shapeFigures(question, chosen)
    // A condition of a figure that is not shown would be lost.
    if (question.measures.some((m) => m.where && !shaped.measures.some((o) => same(o, m)))) return null
    return { ...candidate, question: shaped, tags }
  }
  const fields = chosen.flatMap((c) => ('dim' in c ? [{ of: c.dim.of }] : []))
  if (fields.length < chosen.length) return null
  const had = question.fields ?? []
  const groups = (question.limitWithin?.by ?? []).flatMap((at) => had[at] ?? [])
  fields.unshift(...groups.filter(({ of }) => !fields.some((f) => same(f.of, of))))
  const { asked: _, ...rest } = question
  const shaped = { ...rest, fields, ...withinThese(question, had, fields), ...(distinct ? { distinct } : {}) }
  return { ...candidate, question: shaped, tags }
}

export const columnsFrame = 'columns that are named'

/** Where the columns hold figures and the other words only say of which rows. */
export const figuresOfColumns = (parts: Parts, columns: SaidColumn[]): Candidate[] => {
  if (parts.of('superlative').length > 0 || parts.of('having').length > 0) return []
  const bases = [...new Set(columns.flatMap((c) => c.measures.map((m) => m.on)))]
  const near = parts.of('entity').map((e) => e.dataset)
  return bases.slice(0, 3).flatMap((base): Candidate[] => {
    const where = conditionsOn(parts, base)
    const groups = dimensionsFor(parts, base)
    const chosen = where === null || !groups ? null : chooseAll(parts, columns, base, near, true)
    if (!chosen || !groups || !chosen.some((c) => 'measure' in c)) return []
    const question: Question = { measures: [], by: groups.dims, ...(where ? { where } : {}) }
    const order = parts.of('order')[0]
    const shaped = shapeFigures(question, chosen, order !== undefined)
    return [
      {
        question:
          order && shaped.by.length > 0
            ? { ...shaped, order: [{ column: { measure: 0 }, descending: order.descending }] }
            : shaped,
        frame: columnsFrame,
        edges: parts.edges,
        tags: [columnsFrame, 'columns named', where ? 'where' : 'all'],
        target: null,
        targetSaid: 0,
      },
    ]
  })
}
