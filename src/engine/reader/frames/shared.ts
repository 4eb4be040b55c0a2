import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Dimension, Grain, Measure, Question } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, Parts } from '../chart.ts'
import { targetsOf } from '../compose.ts'
import { usualMeasure } from '../concepts.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { isOfPeople } from '../constructions/states/row-nouns.ts'
import { isRankedBy } from '../constructions/superlatives.ts'
import { fieldOf, isNumber, isTime, isTimeLike, isYear, namedFields, nearestTime, reach } from '../fields.ts'
import { isByWhom, isCalledAsPeople, tellsPeople } from '../knowledge/people.ts'
import { rootOf } from '../words/roots.ts'
import { identifierStems, identifierWords } from '../words/words.ts'

/** The datasets whose rows may be listed, given what is said. */
export const rowBases = (parts: Parts): Dataset[] => {
  if (parts.bases.length <= 1) return parts.bases
  const said = new Set<Dataset>()
  for (const e of parts.of('entity')) said.add(e.dataset)
  // "who has never paid": a person, of whom there is no such row
  if (said.size === 0 && parts.of('ask')[0]?.what === 'who' && parts.of('condition').some((c) => 'related' in c.cond))
    for (const d of parts.bases) if (isPerson(d)) said.add(d)
  for (const e of parts.of('field')) said.add(e.dataset)
  if (said.size === 0) for (const e of parts.of('value')) said.add(e.dataset)
  if (said.size === 0) for (const e of parts.of('condition')) said.add(e.on)
  if (said.size === 0) for (const e of parts.of('superlative')) if (e.on) said.add(e.on)
  return [...said].slice(0, 4)
}

export const limitOf = (sup: EdgeOf<'superlative'>): Partial<Question> => ({
  limit: sup.n ?? 1,
  ...(sup.nth && sup.nth > 1 ? { offset: sup.nth - 1 } : {}),
})

export const pairOf = (values: EdgeOf<'value'>[]): [EdgeOf<'value'>, EdgeOf<'value'>] | null => {
  for (let i = values.length - 1; i > 0; i--) {
    const b = values[i]
    const a = values
      .slice(0, i)
      .reverse()
      .find((v) => b && v.field === b.field && !v.values.every((x) => b.values.includes(x)))
    if (a && b) return [a, b]
  }
  return null
}

export const timeDimension = (
  catalog: Catalog,
  base: Dataset,
  grain: Grain,
  { any = false, years = 1 } = {},
): { dim: Dimension; field: NamedField } | null => {
  const field = nearestTime(catalog, base.name)
  if (!field) return null
  if (years > 1) {
    const of = fieldOf(field)
    return { dim: { of: isTime(field.field) ? { at: 'year_number', of } : of, bins: { width: years } }, field }
  }
  if (isTime(field.field)) return { dim: { of: fieldOf(field), grain }, field }
  return grain === 'year' || any ? { dim: { of: fieldOf(field) }, field } : null
}

/** Where a figure runs along time, which of the groups that is; those of a date are known as such. */
export const alongYears = (catalog: Catalog, by: Dimension[]): { along?: number } => {
  const place = by.findIndex(({ of, grain, bins }) => {
    const { dataset, field } = 'field' in of ? of.field : { dataset: '', field: '' }
    const named = catalog.datasets.find(({ name }) => name === dataset)?.fields.find(({ name }) => name === field)
    return grain === undefined && bins === undefined && named !== undefined && isYear(named)
  })
  return place < 0 || by.some(({ grain }) => grain) ? {} : { along: place }
}

export const dimensionsFor = (parts: Parts, base: Dataset): { dims: Dimension[]; fields: NamedField[] } | null => {
  const up = reach(parts.chart.catalog, base.name)
  const dims: Dimension[] = []
  const fields: NamedField[] = []
  // "inspections per year": of the time that is counted
  const counted = parts
    .of('measure')
    .flatMap((m) => (/^(?:count|distinct)/.test(m.fn) ? m.fields : []))
    .find((f) => isTime(f.field) && f.dataset === base)
  for (const each of parts.of('dimension').flatMap((d) => d.by)) {
    const found = !('grain' in each)
      ? each
      : counted && (each.years ?? 1) === 1
        ? { dim: { of: fieldOf(counted), grain: each.grain }, field: counted }
        : timeDimension(parts.chart.catalog, base, each.grain, each)
    if (!found || !up.has(found.field.dataset.name)) return null
    if (dims.some((d) => JSON.stringify(d) === JSON.stringify(found.dim))) continue
    dims.push(found.dim)
    fields.push(found.field)
  }
  return { dims, fields }
}

/** The measures that are said; the things themselves are counted where only they and their groups are said. */
export const measuresOf = (parts: Parts): { measure: Measure; on: Dataset }[] => {
  const seen = new Set<string>()
  const said = [...parts.of('measure'), ...thingsListed(parts)]
    .sort((a, b) => a.start - b.start)
    .flatMap((e) =>
      e.kind === 'entity'
        ? [{ measure: { count: e.dataset.name } as Measure, on: e.dataset }]
        : e.measures.map((measure) => ({ measure, on: e.on })),
    )
    .filter(({ measure }) => {
      // a formula behind what it is called says it once more
      const { label: _, ...plain } = measure
      const key = JSON.stringify(plain)
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
  const counted = parts.of('ask').some((a) => a.what === 'count')
  const compared = parts.of('operator').some((o) => o.op === 'compare')
  const asks = ['dimension', 'over', 'sides'] as const
  if (compared && said.length > 1) return alike(said)
  if (said.length > 0 || (asks.every((kind) => parts.of(kind).length === 0) && !counted && !compared)) return said
  const things = parts
    .of('entity')
    .slice(0, 1)
    .map((e) => ({ measure: { count: e.dataset.name } as Measure, on: e.dataset }))
  const overTime = parts.of('dimension').some(({ by }) => by.some((each) => 'grain' in each && each.any))
  // "how many men survived vs how many women"
  const [only, ...more] = parts.bases
  if (things.length === 0 && counted && only && more.length === 0) return [{ measure: { count: only.name }, on: only }]
  return things.length === 0 && (compared || overTime || parts.of('over').length > 0) ? defaultMeasure(parts) : things
}

/** "revenue, orders and customers by country": things that stand beside figures are counted. */
export const thingsListed = ({ chart, of, edges }: Pick<Parts, 'chart' | 'of' | 'edges'>): EdgeOf<'entity'>[] => {
  const items = edges
    .filter((e): e is EdgeOf<'measure' | 'entity'> => e.kind === 'measure' || e.kind === 'entity')
    .filter((e) => e.kind === 'measure' || !isBound(chart, e.start))
    .sort((a, b) => a.start - b.start)
  const isBeside = (a: Edge | undefined, b: Edge | undefined): boolean => {
    const between = a && b ? chart.tokens.slice(a.end, b.start).map(({ word }) => word) : []
    return between.some((word) => /^(?:,|and|&)$/.test(word)) && between.every((word) => /^(?:,|and|&|the)$/.test(word))
  }
  const asksNumbers = of('measure').length > 0 || of('dimension').length > 0
  return items.filter(
    (e, i): e is EdgeOf<'entity'> =>
      e.kind === 'entity' && asksNumbers && (isBeside(items[i - 1], e) || isBeside(e, items[i + 1])),
  )
}

const isBound = (chart: Chart, at: number): boolean =>
  /^(?:by|per|of|for|in|from|with|to|than|each|every|on|which|what|whose|other)$/.test(
    chart.word(/^(?:the|all|our)$/.test(chart.word(at - 1)) ? at - 2 : at - 1),
  )

/** "compare price and cost": both are averaged where one of them does not add up. */
const alike = (said: { measure: Measure; on: Dataset }[]): { measure: Measure; on: Dataset }[] => {
  const isPlain = said.every(({ measure: m }) => 'fn' in m && 'of' in m && (m.fn === 'sum' || m.fn === 'avg'))
  const isAveraged = said.some(({ measure: m }) => 'fn' in m && m.fn === 'avg')
  return isPlain && isAveraged
    ? said.map(({ measure, on }) => ({ on, measure: { ...measure, fn: 'avg' } as Measure }))
    : said
}

/** What is measured where nothing is said. */
export const defaultMeasure = (parts: Parts): { measure: Measure; on: Dataset }[] => usualMeasure(parts.chart.catalog)

/** Rows that "who" may ask for. */
export const isPerson = (dataset: Dataset): boolean => isCalledAsPeople(dataset.thing?.one ?? dataset.label)

const served = /^(?:customer|client|buyer|guest|patient|visitor|tenant)s?$/i

const plainly = (label: string) => label.replaceAll('_', ' ').trim()

/** Columns that tell people: "agent", "sold by", and the name of what is a person. */
export const personFields = (base: Dataset): NamedField[] =>
  namedFields(base).filter(({ field }) => {
    if (field.type !== 'text') return false
    return tellsPeople(field) || (isOfPeople(base) && base.nameFields.includes(field.name))
  })

/** Columns that say who did it: "assigned to", "sold by", "agent"; of our own people where the team is spoken of. */
export const doers = ({ chart, bases, of }: Parts, base: Dataset): NamedField[] => {
  if (bases.length > 1 || !of('ask').some(({ what }) => what === 'who')) return []
  const isOurs = chart.tokens.some(({ word }) => /^(?:team|staff)$/.test(word))
  const all = personFields(base).filter(({ field }) => !(isOurs && served.test(plainly(field.label))))
  const stems = chart.tokens.map(({ stem }) => stem)
  // "approved by" did nothing else than that
  const isDeed = ({ field }: NamedField) => isByWhom(field)
  const roots = chart.tokens.map(({ word }) => rootOf(word))
  const said = all.filter(
    (each) =>
      (isDeed(each) && stems.includes(identifierStems(each.field.label)[0] ?? '')) ||
      // "who picks the most", of a picker
      (!isDeed(each) && roots.includes(rootOf(identifierWords(each.field.label).at(-1) ?? ''))),
  )
  const others = all.filter((each) => !isDeed(each))
  return said.length > 0 ? said : others.length > 0 ? others : all
}

/** Ways to group by what is asked for: the field that was said, or the names of the thing. */
export const groupTargets = (
  parts: Parts,
  base: Dataset,
): { dims: Dimension[]; fields: NamedField[]; said: number; names?: number[] }[] => {
  const up = reach(parts.chart.catalog, base.name)
  const out: { dims: Dimension[]; fields: NamedField[]; said: number; names?: number[] }[] = []
  const all = parts.of('field').filter((f) => up.has(f.dataset.name))
  const said = all.filter(
    (f, at) =>
      (!isNumber(f.field) || isYear(f.field) || f.field.role !== 'measure') &&
      // "agents by satisfaction": what they stand in order of is no group
      !parts.of('superlative').some((sup) => sup.field?.field === f.field && isRankedBy(parts.chart, f)) &&
      all.findIndex((o) => o.field === f.field) === at,
  )
  for (const f of said) out.push({ dims: [{ of: fieldOf(f) }], fields: [f], said: f.score })
  if (said.length > 1) out.push({ dims: said.map((f) => ({ of: fieldOf(f) })), fields: said, said: 0.9 })
  for (const e of parts.of('entity')) {
    const names = up.has(e.dataset.name) ? nameDimensions(e.dataset) : null
    if (names && e.dataset !== base) out.push({ ...names, said: e.score * 0.95 })
    else if (names && !parts.of('measure').some((m) => m.fn === 'count')) out.push({ ...names, said: e.score * 0.6 })
  }
  if (parts.of('ask')[0]?.what === 'who' && parts.of('entity').every((e) => !isPerson(e.dataset)))
    for (const name of up.keys()) {
      const dataset = parts.chart.catalog.datasets.find((d) => d.name === name)
      const names = dataset && isPerson(dataset) ? nameDimensions(dataset) : null
      if (names) out.push({ ...names, said: 0.5 })
    }
  const who = out.length === 0 ? doers(parts, base) : []
  out.push(...who.map((n) => ({ dims: [{ of: fieldOf(n) }], fields: [n], said: 0.6 })))
  if (out.length === 0)
    for (const t of targetsOf(parts, base, 4))
      if (!isTimeLike(t.field) || isYear(t.field)) out.push({ dims: [{ of: fieldOf(t) }], fields: [t], said: 0.1 })
  return out.slice(0, 6)
}

/** "the best average rating, with at least 5 movies": what groups must have, whose figure stands beside. */
export const heldTo = (parts: Parts, on: Dataset, own: Measure[]): Pick<Question, 'measures' | 'having'> => {
  const held = parts.of('having').filter((h) => h.on === on)
  const key = (measure: Measure) => JSON.stringify(measure)
  const measures = [...new Map([...own, ...held.map((h) => h.measure)].map((m) => [key(m), m])).values()]
  const placeOf = (measure: Measure) => measures.findIndex((m) => key(m) === key(measure))
  if (held.length === 0) return { measures: own }
  return {
    measures,
    having: held.map(({ measure, compare, value }) => ({ column: { measure: placeOf(measure) }, compare, value })),
  }
}

const both = ['and how much', 'and how many']

/** "which countries export wine, and how much": that of each of them. */
export const asksWhichAndHowMuch = (chart: Chart, { start, end }: Edge): boolean =>
  /^(?:which|what)$/.test(chart.word(0)) &&
  start <= 3 &&
  chart.of(start, 'entity').some((e) => e.end === end && e.how === 'exact') &&
  chart.tokens.some((_, at) => at >= end && both.some((words) => chart.phrase(at, words) > 0))
