import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Dimension, Measure, Question, Scalar } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge, NamedField } from '../chart.ts'
import { candidate, listing, present } from '../compose.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { and, fieldOf, isNumber, namedFields, orderOf, reach } from '../fields.ts'
import { comparisons } from '../frames/comparisons.ts'
import { namedGroups } from '../frames/each.ts'
import { figures as figuresFrame } from '../frames/figures.ts'
import { groupsHaving } from '../frames/groups-having.ts'
import { listRows } from '../frames/rows/list-rows.ts'
import { personFields } from '../frames/shared.ts'
import { topGroups } from '../frames/top-groups.ts'
import { narrowed } from '../frames/two-sides/measured.ts'
import { partsOf } from '../select-parts.ts'
import { limitOn } from './limits.ts'
import type { Figure, Limit, Sides } from './phrases.ts'
import type { Having } from './having.ts'
import { presence } from './presence.ts'
import { type Sentence, sentencesIn } from './sentence.ts'

/** Whole questions from sentences whose clauses were read by themselves and then joined. */
const mostCandidates = 24

export const clauseCandidates = (chart: Chart): Candidate[] => {
  const made = new Map<string, Candidate>()
  for (const sentence of sentencesIn(chart))
    for (const each of [...withFigures(chart, sentence), ...ranked(chart, sentence), ...held(chart, sentence), ...listed(chart, sentence)]) {
      const key = JSON.stringify(each.question)
      if (!made.has(key) && !isSaidTwice(each)) made.set(key, each)
      if (made.size >= mostCandidates) return [...made.values()]
    }
  return [...made.values()]
}

/** "with a penicillin allergy": who has that one has one. */
const isSaidTwice = ({ edges }: Candidate): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'condition' &&
      edge.rule === presence &&
      edges.some(
        (other) =>
          other !== edge &&
          (other.kind === 'value' ? other.field : other.kind === 'condition' ? other.field?.field : null) ===
            edge.field?.field,
      ),
  )

const whereOf = (chart: Chart, limits: readonly Limit[], on: Dataset): Condition | undefined | null => {
  const conds: Condition[] = []
  for (const limit of limits) {
    const cond = limitOn(chart, limit, on)
    if (!cond) return null
    conds.push(cond)
  }
  return and(conds)
}

const dimensionsOf = ({ groups }: Sentence, on: Dataset): Dimension[] | null => {
  const all: Dimension[] = []
  for (const each of groups) {
    const dims = each.make(on)
    if (!dims) return null
    all.push(...dims)
  }
  return all
}

const holdsEach = (chart: Chart, sides: Sides, on: Dataset): [Condition, Condition] | null => {
  const [one, other] = [limitOn(chart, sides.one, on), limitOn(chart, sides.other, on)]
  // "november vs december 2025": of the same year
  const isApart = one && other && sides.one.isTime && Object.keys(one).join() !== Object.keys(other).join()
  return one && other && !isApart ? [one, other] : null
}

const withFigures = (chart: Chart, sentence: Sentence): Candidate[] => {
  const figures: Figure[] = sentence.figures.flatMap((each) => each.figures).map((f) => averaged(sentence, f))
  if (figures.length === 0 && sentence.rows && !sentence.rows.isGuess && !/^(?:who|which|where|when)$/.test(sentence.lead) && (sentence.groups.length > 0 || sentence.sides)) {
    const { on, where, distinct } = sentence.rows
    const cond = and([...where])
    if (!distinct) figures.push({ measure: { count: on.name, ...(cond ? { where: cond } : {}) }, on, target: null })
  }
  const [first] = figures
  if (!first || sentence.top || sentence.n !== null || sentence.fields.length > 0 || sentence.unknown > 0) return []
  if (sentence.rows && sentence.figures.length > 0 && !sentence.duration) return []
  // "the most expensive phone and what it costs" is one phone
  if (figures.some(({ isEnd }) => isEnd) && figures.length < (sentence.groups.length > 0 ? 2 : 3)) return []
  if (sentence.having.length > 0 && sentence.groups.length === 0) return []
  const by = dimensionsOf(sentence, first.on)
  const where = whereOf(chart, sentence.limits, first.on)
  if (!by || where === null || figures.some(({ on }) => on !== first.on)) return []
  const parts = partsOf(chart, [...sentence.edges] as Edge[])
  const target = first.target && { ...first.target, said: 0.9, edge: null }
  const measures = figures.map(({ measure }) => measure)
  if (new Set(measures.map((m) => JSON.stringify(m))).size < measures.length) return []
  if (sentence.limits.some(({ isBoth }) => isBoth)) return []
  const tags = ['clauses', by.length > 0 ? 'grouped' : 'one figure', 'named']
  if (!sentence.sides) {
    const question: Question = withHaving(sentence, { measures, by, ...(where ? { where } : {}) })
    return [candidate(figuresFrame.name, parts, ordered(sentence, question), tags, target)]
  }
  const held = holdsEach(chart, sentence.sides, first.on)
  if (!held) return []
  const kinds = ofOneField(sentence.sides, held)
  if (kinds) {
    const both = and([...(where ? [where] : []), { in: fieldOf(kinds), values: held.flatMap(valuesOf) }])
    const question: Question = { measures, by: [{ of: fieldOf(kinds) }, ...by], ...(both ? { where: both } : {}) }
    return [candidate(namedGroups.name, parts, question, ['listed'], target)]
  }
  const sided = held.flatMap((cond): Measure[] => measures.map((measure) => narrowed(measure, cond)))
  const question: Question = { measures: sided, by, ...(where ? { where } : {}) }
  return [candidate(comparisons.name, parts, question, ['clauses', 'of two', 'said'], target)]
}

/** Groups that must come to something, whose other figures are told. */
const withHaving = ({ having }: Sentence, question: Question): Question => {
  if (having.length === 0) return question
  const key = (measure: Measure) => JSON.stringify(measure)
  const measures = [...question.measures]
  for (const { measure } of having) if (!measures.some((m) => key(m) === key(measure))) measures.push(measure)
  return {
    ...question,
    measures,
    having: having.map(({ measure, compare, value }) => ({
      column: { measure: measures.findIndex((m) => key(m) === key(measure)) },
      compare,
      value,
    })),
    ...(measures.length > question.measures.length && {
      asked: [...question.by.map((_, by) => ({ by })), ...question.measures.map((_, measure) => ({ measure }))],
    }),
  }
}

/** Who or what is asked for: a column that was named, things, or people. */
const askedFor = (chart: Chart, { fields, rows, lead }: Sentence, on: Dataset): NamedField[][] => {
  const up = reach(chart.catalog, on.name)
  const named = fields.filter((f) => up.has(f.dataset.name) && (!isNumber(f.field) || f.field.role !== 'measure'))
  if (fields.length > 0) return named.length === fields.length ? [[...named]] : []
  if (rows) return rows.where.length === 0 && rows.on !== on ? [nameDimensions(rows.on)?.fields ?? []].filter((f) => f.length > 0) : []
  return lead === 'who' ? personFields(on).map((n) => [n]) : []
}

/** "which vet did the most inspections". */
const ranked = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { top: said, groups } = sentence
  const top = said && { ...said, n: said.n ?? sentence.n, figure: averaged(sentence, said.figure) }
  if (!top || sentence.sides || sentence.having.length > 1) return []
  const { on } = top.figure
  const where = whereOf(chart, sentence.limits, on)
  const outer = dimensionsOf(sentence, on)
  if (where === null || !outer) return []
  const targets = top.field ? [[top.field as NamedField]] : askedFor(chart, sentence, on)
  const asksToo = sentence.figures.length > 0 || asksHowMany(chart)
  return targets.map((fields) => {
    const known = and([...(where ? [where] : []), ...fields.filter((f) => (f.field.profile?.nulls ?? 0) > 0).map(present)])
    const by = [...fields.map((f): Dimension => ({ of: fieldOf(f) })), ...outer]
    const question: Question = {
      measures: [top.figure.measure],
      by,
      ...(known ? { where: known } : {}),
      order: [{ column: { measure: 0 }, descending: top.descending }],
      ...(groups.length > 0
        ? { limitWithin: { n: top.n ?? 1, by: outer.map((_, i) => fields.length + i) } }
        : { limit: top.n ?? 1 }),
      ...(top.n === null && !asksToo ? { asked: by.map((_, i) => ({ by: i })) } : {}),
    }
    const [first] = fields
    const parts = partsOf(chart, [...sentence.edges] as Edge[])
    const tags = ['said measure', top.descending ? 'desc' : 'asc', 'said', 'clauses']
    return candidate(topGroups.name, parts, withHaving(sentence, question), tags, first ? { ...first, said: 0.9, edge: null } : null)
  })
}

const asksHowMany = (chart: Chart): boolean =>
  chart.tokens.some((_, at) => at > 3 && (chart.phrase(at, 'how many') > 0 || chart.phrase(at, 'how much') > 0))

/** "which clubs had at least 25 finishers", "how many patients have at least five visits". */
const held = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { having, top, sides, figures } = sentence
  const [first] = having
  if (!first || top || sides || sentence.n !== null || figures.length > 1 || sentence.groups.length > 0) return []
  const where = whereOf(chart, sentence.limits, first.on)
  if (where === null) return []
  const parts = partsOf(chart, [...sentence.edges] as Edge[])
  const [counts] = figures.flatMap((f) => f.figures)
  if (counts) return groupsCounted(chart, sentence, first, where)
  return askedFor(chart, sentence, first.on).map((fields) => {
    const known = and([...(where ? [where] : []), ...fields.filter((f) => (f.field.profile?.nulls ?? 0) > 0).map(present)])
    const question = withHaving(sentence, {
      measures: [],
      by: fields.map((f) => ({ of: fieldOf(f) })),
      ...(known ? { where: known } : {}),
    })
    const [target] = fields
    return candidate(groupsHaving.name, parts, { ...question, asked: fields.map((_, by) => ({ by })) }, ['list', 'said', 'clauses'], target ? { ...target, said: 0.9, edge: null } : null)
  })
}

/** "how many patients have at least five visits": the groups are counted. */
const groupsCounted = (chart: Chart, sentence: Sentence, { on }: Having, where: Condition | undefined): Candidate[] => {
  const { of, figures } = sentence.figures[0] ?? { of: null, figures: [] }
  const [figure, ...more] = figures
  if (!of || !figure || more.length > 0 || of.on !== figure.on) return []
  const up = reach(chart.catalog, on.name)
  const fields = of.distinct ? [of.distinct] : of.on === on ? [] : (nameDimensions(of.on)?.fields ?? [])
  const key = of.distinct ? fields : of.on.primaryKey.map((name) => namedFields(of.on).find((n) => n.field.name === name)).filter((n) => n !== undefined)
  const by = key.length > 0 ? key : fields
  if (by.length === 0 || !up.has(of.on.name)) return []
  const cond = and([...of.where, ...(where ? [where] : []), ...by.map(present)])
  const over = withHaving(sentence, { measures: [], by: by.map((f) => ({ of: fieldOf(f) })), ...(cond ? { where: cond } : {}) })
  const { asked: _, ...plain } = over
  const parts = partsOf(chart, [...sentence.edges] as Edge[])
  return [candidate(groupsHaving.name, parts, { measures: [{ fn: 'count', over: plain }], by: [] }, ['count', 'clauses'], null)]
}

/** "director and country of all world premieres", "unpaid fines over 60 euros: number, street and amount". */
const listed = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { figures, groups, sides, having, top, fields, rows, limits, order } = sentence
  if (sentence.n !== null || sentence.isAveraged || rows?.isGuess || figures.length + groups.length + having.length > 0 || sides || top || fields.length + (rows ? 1 : 0) === 0) return []
  // "which customers have an overdue invoice": who has them, and not these
  const [asked] = [...fields].sort((a, b) => a.start - b.start)
  if (rows && asked && /^(?:which|what|who)$/.test(sentence.lead) && asked.start <= 2) return []
  const bases = rows ? [rows.on] : [...new Set(fields.map((f) => f.dataset))]
  if (fields.length === 1 && (!rows || /^(?:which|what|who)$/.test(sentence.lead))) return []
  if (fields.length === 0 && !/^(?:which|who|list|show|what|where|when)$/.test(sentence.lead)) return []
  const isNamed = rows === null || rows.edges.some(({ kind }) => kind === 'entity' || kind === 'field')
  if (!isNamed && chart.catalog.datasets.length > 1) return []
  if (!isList(chart, fields) || (rows === null && chart.catalog.datasets.length > 1 && bases.length > 1)) return []
  return bases.flatMap((base): Candidate[] => {
    const up = reach(chart.catalog, base.name)
    const where = whereOf(chart, limits, base)
    if (where === null || fields.some((f) => !up.has(f.dataset.name))) return []
    const cond = and([...(rows?.where ?? []), ...(where ? [where] : [])])
    const names = nameDimensions(base)?.fields ?? []
    const ways = fields.length === 0 ? [names] : fields.some((f) => names.some((n) => n.field === f.field)) ? [[...fields]] : [[...names, ...fields], [...fields]]
    const more: Partial<Question> = order?.field ? { order: [{ column: { of: orderOf(order.field) }, descending: order.descending }] } : {}
    const parts = partsOf(chart, [...sentence.edges] as Edge[])
    return ways
      .filter((way) => way.length > 0)
      .map((way) => {
        const [first] = way
        return candidate(listRows.name, parts, listing(base, way, cond, more), [way.length > 1 ? 'many' : 'where', 'clauses'], first ? { ...first, said: 0.9, edge: null } : null)
      })
  })
}

const between = /^(?:,|and|&|plus|with|-|:|;|the|their|its|his|her|also|as|well|number|of|name|[?])$/

/** One beside the other, each called by its name. */
const isList = (chart: Chart, fields: Sentence['fields']): boolean =>
  fields.every((field, i) => {
    const before = fields[i - 1]
    const words = before ? chart.tokens.slice(before.end, field.start) : []
    return field.how !== 'part' && (!before || (words.length > 0 && words.every(({ word }) => between.test(word))))
  })

const valuesOf = (cond: Condition): Scalar[] => {
  if ('in' in cond && Array.isArray(cond.values)) return cond.values
  return 'compare' in cond && 'value' in cond.right ? [cond.right.value] : []
}

/** Two values of one column: each has its row. */
const ofOneField = ({ one, other }: Sides, held: readonly Condition[]): NamedField | null => {
  const [named, ...more] = one.of
  const isValue = (cond: Condition) =>
    ('compare' in cond && cond.compare === '=' && 'field' in cond.left) || ('in' in cond && 'field' in cond.in)
  return named && more.length === 0 && other.of[0]?.field === named.field && held.every(isValue) ? named : null
}

/** What is taken on average is not added up. */
const averaged = ({ isAveraged }: Sentence, figure: Figure): Figure => {
  const { measure } = figure
  const adds = 'fn' in measure && 'of' in measure && measure.fn === 'sum'
  return isAveraged && adds ? { ...figure, measure: { ...measure, fn: 'avg' } } : figure
}

const ordered = ({ order }: Sentence, question: Question): Question =>
  order && question.by.length > 0
    ? { ...question, order: [{ column: { measure: 0 }, descending: order.descending }] }
    : question
