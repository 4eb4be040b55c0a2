import type { Dataset, Field } from '../../question/catalog.ts'
import type { Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn, present } from '../compose.ts'
import { conceptWays } from '../concepts.ts'
import { isMeantBy, isOfAnyAmount, meantFields } from '../constructions/ranking/qualities.ts'
import {
  amountOf,
  and,
  bridgeOf,
  defaultFunction,
  fieldOf,
  isAmount,
  isNumber,
  isPlaced,
  measureDataset,
  namedFields,
  percent,
  reach,
} from '../fields.ts'
import { ratePer } from '../knowledge/measured-in.ts'
import { countsThings } from '../knowledge/per-unit.ts'
import { isLevel, isToldAsRate } from '../knowledge/quantities.ts'
import { isUnwelcome } from '../knowledge/superlatives.ts'
import { thingsOf } from '../knowledge/verbs/deeds.ts'
import { identifierStems, identifierWords, stem } from '../words/words.ts'
import { dimensionsFor, groupTargets, heldTo, measuresOf, rowBases } from './shared.ts'

/** "which country has the most teams", "top 5 customers by total revenue", "the most common competition". */
export const topGroups: FrameConstruction = {
  name: 'top groups',
  examples: [
    'which country has the most customers',
    'top 5 products by revenue',
    'most common status',
    'revenue of the five biggest customers together',
    'what share of the revenue comes from the top 5 customers',
  ],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      const choices: Choice[] = []
      if (sup.measure && sup.on)
        choices.push({ measure: sup.measure, on: sup.on, tag: 'said measure' }, ...linked(parts, sup))
      const byWord = hinted(parts, sup)
      const isTold = sup.hints.length > 0 && !isOfAnyAmount(sup.hints)
      choices.push(...measured(parts, sup, isTold && byWord.length > 0))
      if (sup.field && isAmount(sup.field.field))
        choices.push({ measure: measureOf(parts, sup, sup.field), on: sup.field.dataset, tag: 'sum of field' })
      // "the cheapest per kilo": nothing else is meant
      if (sup.per) choices.splice(0, choices.length, ...perOther(parts, sup, sup.per))
      choices.push(...byWord, ...(sup.per ? [] : shared(parts)))
      if (!sup.per && !sup.measure && parts.of('measure').length === 0 && !sup.field && !isTold)
        choices.push(...unsaid(parts, sup))
      // The same said twice asks nothing more.
      const seen = new Set<string>()
      for (const { measure, on, tag, narrows = false } of choices) {
        const key = JSON.stringify([measure, on.name])
        if (!seen.has(key)) out.push(...topBy(parts, sup, { measure, on, tag, narrows }))
        seen.add(key)
      }
    }
    return out
  },
}

type Choice = { measure: Measure; on: Dataset; tag: string; narrows?: true }

/** Figures that were said beside. `isOther`: a word says of what it is the most. */
const measured = (parts: Parts, sup: EdgeOf<'superlative'>, isOther: boolean): Choice[] =>
  // "the most bridges in poor condition": the figure was said
  sup.measure !== null && /^(?:most|fewest)$/.test(sup.word)
    ? []
    : parts.of('measure').flatMap(({ measures: [measure], fields, on }) =>
        // "in which country do people live the longest": people are none of what is the longest
        measure && (!isOther || fields.some((f) => isMeantBy(sup, f.field)))
          ? [{ measure, on, tag: 'own measure' }]
          : [],
      )

/** What they stand first by where nothing says it: their rows, or what is sold. */
const unsaid = (parts: Parts, sup: EdgeOf<'superlative'>): Choice[] => {
  const done = deedBases(parts)
  return [
    // "best month for tomatoes": by what a table of one amount has
    ...(/^(?:best|worst)$/.test(sup.word) ? addedUpIn(parts) : []).map(({ measure, on }) => ({
      measure,
      on,
      tag: 'sum of field',
    })),
    ...(done.length > 0 ? done : rowBases(parts)).map((base) => ({
      measure: { count: base.name },
      on: base,
      tag: 'rows',
    })),
    ...(['revenue', 'units'] as const).flatMap((concept) =>
      conceptWays(parts.chart.catalog, concept)
        .slice(0, 1)
        .map(({ measure, on }) => ({ measure, on, tag: concept })),
    ),
  ]
}

/** "the most protein per 100 calories", "which kind earns the most per thousand views": what is said, for each of the other. */
const perOther = (
  parts: Parts,
  sup: EdgeOf<'superlative'>,
  per: NamedField,
): { measure: Measure; on: Dataset; tag: string }[] =>
  [...(sup.field ? [sup.field] : sup.hints.length > 0 ? [] : parts.of('field'))]
    .filter(({ dataset, field }) => dataset === per.dataset && field !== per.field && isAmount(field))
    .map((named) => ({ measure: ratePer(named, per), on: per.dataset, tag: 'sum of field' }))

/** "which playlist has the most tracks", where a table joins the two: its rows are counted. */
const linked = (
  parts: Parts,
  { measure, on }: EdgeOf<'superlative'>,
): { measure: Measure; on: Dataset; tag: string }[] => {
  const { catalog } = parts.chart
  if (!measure || !on || !('count' in measure) || measure.where) return []
  return parts.of('entity').flatMap(({ dataset }) => {
    const isApart = !reach(catalog, on.name).has(dataset.name) && !reach(catalog, dataset.name).has(on.name)
    const name = isApart ? bridgeOf(catalog, dataset.name, [on.name]) : null
    const bridge = catalog.datasets.find((d) => d.name === name)
    return bridge ? [{ measure: { count: bridge.name }, on: bridge, tag: 'said measure' }] : []
  })
}

/** "the highest share of cancelled flights": of the rows of each group. */
const shared = (parts: Parts): { measure: Measure; on: Dataset; tag: string; narrows: true }[] => {
  if (!parts.of('operator').some(({ op }) => op === 'share') || parts.of('measure').some((m) => m.fn !== 'count'))
    return []
  return rowBases(parts).flatMap((on) => {
    const where = conditionsOn(parts, on)
    const count: Measure = { count: on.name }
    return where ? [{ measure: percent({ ...count, where }, count), on, tag: 'share', narrows: true }] : []
  })
}

/** What adds up is added up; of what does not, a price or a rate, the one that stands out is meant. */
const measureOf = (parts: Parts, sup: EdgeOf<'superlative'>, named: NamedField): Measure => ({
  fn:
    isAveraged(parts) || (isScale(named.field) && !isOfMany(sup, named.field))
      ? 'avg'
      : defaultFunction(named.field) === 'sum' || isOfAll(sup, named.field)
        ? 'sum'
        : sup.descending
          ? 'max'
          : 'min',
  of: amountOf(named),
})

/** "the most kilos", "the fewest guests": those of all rows, of what is no level of each. */
const isOfAll = ({ word }: EdgeOf<'superlative'>, field: Field): boolean =>
  /^(?:most|fewest|least)$/.test(word) && !isLevel(field) && !isPlaced(field) && !isToldAsRate(field) && addsUp(field)

/** A few marks, of which most groups have the best and the worst: their average is what tells them apart. */
const isScale = (field: Field): boolean =>
  defaultFunction(field) === 'avg' && !isPlaced(field) && (field.profile?.distinct ?? Infinity) <= 10

/** "the most guests", of what is counted in each row: all of them. */
const isOfMany = ({ word }: EdgeOf<'superlative'>, field: Field): boolean =>
  /^(?:most|fewest|least)$/.test(word) && countsThings(field) && !isLevel(field)

/** "which has the highest price on average". */
const isAveraged = (parts: Parts): boolean => parts.of('operator').some(({ op }) => op === 'average')

/** "the heaviest on average", "the wettest year": the word says what is measured. */
const hinted = (parts: Parts, sup: EdgeOf<'superlative'>): { measure: Measure; on: Dataset; tag: string }[] => {
  if (sup.hints.length === 0 || sup.field || sup.measure) return []
  const average = parts.chart.tokens.some((t) => /^(?:average|mean|typically)$/.test(t.word))
  return rowBases(parts).flatMap((base) =>
    fieldsMeant(sup, base)
      .filter(({ field }) => !sup.per || (sup.per.dataset === base && sup.per.field !== field))
      .slice(0, 2)
      .map((n) => ({
        measure: sup.per
          ? ratePer(n, sup.per)
          : { fn: average || isOfOne(sup) ? ('avg' as const) : defaultFunction(n.field), of: amountOf(n) },
        on: base,
        tag: 'hinted',
      })),
  )
}

const fieldsMeant = (sup: EdgeOf<'superlative'>, base: Dataset): NamedField[] => {
  const all = namedFields(base).filter(({ field }) => isAmount(field))
  const meant = meantFields(sup, all)
  return meant.length > 0
    ? meant
    : all.filter(({ field }) => sup.hints.some((hint) => hint.length > 3 && field.label.toLowerCase().includes(hint)))
}

const addedUp = new Set(
  ['rain', 'number', 'total', 'amount', 'population', 'deaths', 'passengers', 'profit', 'sugar', 'value'].map(stem),
)

/** "which kind is the heaviest": each of its kind, not all of them together; rain and people add up. */
const isOfOne = ({ hints }: EdgeOf<'superlative'>): boolean => !hints.some((hint) => addedUp.has(hint))

const topBy = (
  parts: Parts,
  sup: EdgeOf<'superlative'>,
  { measure, on, tag, narrows }: { measure: Measure; on: Dataset; tag: string; narrows: boolean },
): Candidate[] => {
  // what narrows the figure does not narrow its rows
  const where = narrows ? undefined : conditionsOn(parts, on)
  const groups = dimensionsFor(parts, on)
  if (where === null || !groups) return []
  const told = saysItAgain(parts, measure)
  const others = measuresOf(parts)
    .map((m) => m.measure)
    .filter((m) => JSON.stringify(m) !== JSON.stringify(measure) && !told.some((other) => same(m, other)))
  const shown = heldTo(parts, on, [
    measure,
    ...others.filter((m) => measureDataset(m, parts.chart.catalog) === on.name),
  ])
  const found = groupTargets(parts, on)
  // "in which month": the period itself is asked for
  const periods = groups.dims.length > 0 && !found.some((t) => t.said >= 0.5)
  const targets: typeof found = periods ? [{ dims: groups.dims, fields: groups.fields, said: 0.9 }] : found
  // "the most per day on average": of each group, and no days of it
  const isOfPeriods =
    isAveraged(parts) && 'fn' in measure && measure.fn === 'avg' && groups.dims.every(({ grain }) => grain)
  const outer = periods || isOfPeriods ? [] : groups.dims
  // grouped by their key, of which nobody spoke, rows are no groups
  const isRow = ({ fields, said }: (typeof targets)[number]) =>
    said < 0.5 && fields.length === 1 && fields.every((f) => f.dataset === on && on.primaryKey.join() === f.field.name)
  // "the oldest patient": by nothing, where nobody asks of what
  const isAsked = parts.of('ask').length > 0 || (tag !== 'hinted' && tag !== 'sum of field')
  return targets
    .filter((each) => !isRow(each) && (isAsked || each.said >= 0.5))
    .map(({ dims, fields, said, names }) => {
      // a group of what is missing is no answer to "which"
      const known = fields.filter((f) => mayBeMissing(parts, on, f)).map(present)
      const kept = and([...(where ? [where] : []), ...known])
      const by = [...dims, ...outer.filter((o) => !dims.some((d) => JSON.stringify(d) === JSON.stringify(o)))]
      const within: Partial<Question> =
        by.length > dims.length
          ? { limitWithin: { n: sup.n ?? 1, by: by.slice(dims.length).map((_, i) => dims.length + i) } }
          : { limit: sup.n ?? 1, ...(sup.nth && sup.nth > 1 ? { offset: sup.nth - 1 } : {}) }
      const question: Question = {
        ...shown,
        by,
        ...(kept ? { where: kept } : {}),
        order: [{ column: { measure: 0 }, descending: sup.descending }],
        ...within,
        asked:
          sup.n === null && others.length === 0 && told.length === 0
            ? [...(names ?? dims.keys()), ...[...by.keys()].slice(dims.length)].map((i) => ({ by: i }))
            : undefined,
      }
      if (question.asked === undefined) delete question.asked
      const asOne = question.limit !== undefined && sup.n !== null && asOneFigure(parts, question, measure)
      const first = fields[0]
      return candidate(
        topGroups.name,
        parts,
        asOne || question,
        [tag, sup.descending ? 'desc' : 'asc', said >= 0.5 ? 'said' : 'guess', fields.length > 1 ? 'many' : 'one'],
        first ? { ...first, said, edge: null } : null,
      )
    })
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "the oldest patient - how old": what stands first is told, and no other figure of the same. */
const saysItAgain = (parts: Parts, measure: Measure): Measure[] =>
  parts
    .of('measure')
    .filter(({ loose, fields }) => loose && 'of' in measure && fields.some((f) => same(amountOf(f), measure.of)))
    .flatMap(({ measures }) => measures)
    .filter((each) => !same(each, measure))

/** "of the five biggest customers together", "the share of the top 5": what theirs come to. */
const asOneFigure = (parts: Parts, { asked: _, ...groups }: Question, measure: Measure): Question | null => {
  const said = new Set(parts.of('operator').map(({ op }) => op))
  const sum: Measure = { fn: 'sum', over: { ...groups, measures: [measure] } }
  if (said.has('share')) return { measures: [{ ...percent(sum, measure), label: 'share in percent' }], by: [] }
  return said.has('together') ? { measures: [sum], by: [] } : null
}

/** In its own rows, or because not every row leads to one: a sale without a customer. */
const mayBeMissing = ({ chart: { catalog } }: Parts, on: Dataset, { dataset, field }: NamedField): boolean =>
  (field.profile?.nulls ?? 0) > 0 ||
  catalog.relationships.some(
    ({ from, to, fromFields }) =>
      from === on.name &&
      to === dataset.name &&
      on.fields.some(({ name, profile }) => fromFields.includes(name) && (profile?.nulls ?? 0) > 0),
  )

/** "lent out most often": of tools and loans so many loans. */
const deedBases = ({ chart: { tokens }, bases }: Parts): Dataset[] =>
  bases.length < 2
    ? []
    : bases.filter(({ label, thing }) => {
        const stems = [label, thing?.one ?? ''].flatMap(identifierStems)
        return tokens.some(({ word }) => stems.some((own) => thingsOf(word)?.has(own)))
      })

/** The one amount of a table that its rows add up to and that is welcome: litres, and not the litres that were wasted. */
const addedUpIn = ({ bases }: Parts): { measure: Measure; on: Dataset }[] => {
  const [on, ...others] = bases
  if (!on || others.length > 0) return []
  const amounts = namedFields(on).filter(
    ({ field }) =>
      isNumber(field) &&
      field.role === 'measure' &&
      !isLevel(field) &&
      !isPlaced(field) &&
      !isScale(field) &&
      addsUp(field),
  )
  const [only, ...more] = amounts.filter(({ field }) => !isUnwelcome(identifierWords(field.label).map(stem)))
  return only && more.length === 0 ? [{ measure: { fn: 'sum', of: fieldOf(only) }, on }] : []
}

/** What is so much of one row that the rows of a group come to something: litres, kilos, hours, money, so many of them; no price, age or share. */
const addsUp = (field: Field): boolean => {
  const { unit = '', kind } = field.format ?? {}
  const words = identifierWords(field.label)
  return (
    kind !== 'percent' &&
    !/^[°%]/.test(unit) &&
    !words.some((word) =>
      /^(?:per|rate|price|score|rating|age|index|percent|pct|share|ratio|avg|average|temp|temperature|balance|stars)$/.test(
        word,
      ),
    )
  )
}
