import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, FieldRef, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, FrameConstruction, Parts } from '../../chart.ts'
import { candidate, conditionsOn, present } from '../../compose.ts'
import { and, fieldOf, isNumber, namedFields, percent } from '../../fields.ts'
import { partsOf } from '../../select-parts.ts'
import { identifierStems } from '../../words/words.ts'
import { defaultMeasure, dimensionsFor, measuresOf, pairOf, rowBases } from '../shared.ts'
import { countsAndParts, severalParts } from './counts-and-parts.ts'
import { isBareTime, isOfTwo, isVerb, narrowing, scopeOf } from './share-scope.ts'

/** "what percentage of orders are cancelled", "share of customers in Germany". */
export const shares: FrameConstruction = {
  name: 'share',
  examples: [
    'what percentage of orders were cancelled',
    'share of revenue from Germany',
    'share of customers that are in France',
    'what share of the orders were paid in 2024',
    'of the cancelled orders, what percentage were in Germany',
    'how many orders per country, and what percentage of them were cancelled',
    'what percentage of orders were cancelled for Germany and France',
    'what percentage of orders were cancelled, what percentage returned',
    'what percent of the women and what percent of the men are members',
    'share of smokers among patients born before 1970',
    'what percentage of the customers in Germany pay by card',
  ],
  apply(parts) {
    if (!parts.of('operator').some((o) => o.op === 'share' || o.op === 'ratio')) return []
    const heads = headsOfOne(parts)
    if (heads) return ofEachSide(parts, heads)
    const counted = [...severalParts(parts, shares.name), ...countsAndParts(parts, shares.name)]
    if (counted.length > 0) return counted
    const beside = sidesBeside(parts)
    if (beside) return ofEachSide(parts, beside)
    return plainShares(parts)
  },
}

/** "what share of women survived compared to men": values of one field, of which each has a share of its own. */
const sidesBeside = (parts: Parts): EdgeOf<'value'>[] | null => {
  const { chart } = parts
  const pair = pairOf(parts.of('value').filter((v) => !v.negated))
  if (!pair) return null
  const [a, b] = pair
  const sides = parts.of('value').filter((v) => v.field === a.field && !v.negated)
  const isCompared =
    parts.of('operator').some(({ op }) => op === 'compare') ||
    chart.tokens.some(({ word }, at) => word === 'than' && at >= a.end && at < b.start)
  // "share of men and women who survived"
  const isListed = isAtHead(parts, a) && chart.word(a.end) === 'and' && narrowing(parts).length > sides.length
  // "what percentage died, for men and women"
  const isFor = /^(?:for|among|between|both|separately)$/.test(chart.word(a.start - 1))
  const isApart = isFor && /^(?:and|,)$/.test(chart.word(a.end)) && narrowing(parts).length > sides.length
  return isCompared || isListed || isApart ? sides : null
}

/** "what percent of the women and what percent of the men have left": what is said at the end is said of both. */
const headsOfOne = (parts: Parts): EdgeOf<'value'>[] | null => {
  const shares = parts.of('operator').filter(({ op, start }) => op === 'share' && parts.chart.word(start) !== 'in')
  const heads = shares.flatMap(({ end }) =>
    parts.of('value').filter((v) => !v.negated && v.start >= end && isAtHead(parts, v) && v.start - end <= 2),
  )
  const last = heads.at(-1)
  const isOne = heads.length > 1 && heads.length === shares.length && heads.every(({ field }) => field === last?.field)
  if (!last || !isOne) return null
  const said = narrowing(parts).filter((edge) => !(heads as Edge[]).includes(edge) && !isBareTime(parts, edge))
  return said.length > 0 && said.every(({ start }) => start >= last.end) ? heads : null
}

/** Whether it stands right behind the words that ask for a share. */
const isAtHead = ({ chart, of }: Parts, { start }: Edge): boolean => {
  let at = start
  while (/^(?:of|the|all|our|these|those)$/.test(chart.word(at - 1))) at--
  return of('operator').some(({ op, end }) => op === 'share' && end >= at && end <= start)
}

const ofEachSide = (parts: Parts, sides: EdgeOf<'value'>[]): Candidate[] => {
  const [side] = sides
  if (!side) return []
  const dim = { of: fieldOf(side) }
  const values = [...new Set(sides.flatMap((each) => each.values))]
  const named: Condition[] = [{ in: fieldOf(side), values }]
  const rest = partsOf(
    parts.chart,
    parts.edges.filter((edge) => !(sides as Edge[]).includes(edge)),
  )
  const each = plainShares(rest).flatMap((made): Candidate[] => {
    const where = and([...named, ...(made.question.where ? [made.question.where] : [])])
    const question = { ...made.question, by: [...made.question.by, dim], ...(where ? { where } : {}) }
    return [{ ...made, question, edges: parts.edges }]
  })
  if (each.length > 0) return each
  const where = and(named)
  return figuresShared(rest)
    .slice(0, 1)
    .map(({ measure }) => {
      const over: Question['over'] = [{ kind: 'share', measure: 0 }]
      return candidate(
        shares.name,
        parts,
        { measures: [measure], by: [dim], ...(where ? { where } : {}), over },
        ['of groups'],
        null,
      )
    })
}

const plainShares = (parts: Parts): Candidate[] => {
  const out: Candidate[] = []
  const ofEach = isOfEach(parts) && !isPredicate(parts)
  for (const { measure, on } of figuresShared(parts).slice(0, 3)) {
    const where = conditionsOn(parts, on)
    const groups = dimensionsFor(parts, on)
    if (where === null || !groups) continue
    const put = (question: Omit<Question, 'by'>, tag: string) =>
      out.push(candidate(shares.name, parts, { ...question, by: groups.dims }, [tag], null))
    const narrowed = where ? { where } : {}
    const whole = wholeOf(measure, on)
    const part = partOf(parts, measure, on)
    if (whole || part) {
      put({ measures: [percent(part ?? measure, whole ?? measure)], ...narrowed }, 'filtered')
      continue
    }
    const isOfTime = groups.dims.length > 0 && narrowing(parts).every((edge) => isBareTime(parts, edge))
    if (where && !ofEach && !isOfTime)
      for (const { whole: outer, tag } of wholesOf(parts, on))
        put({ measures: [percent({ ...measure, where }, outer ? { ...measure, where: outer } : measure)] }, tag)
    if (groups.dims.length > 0 && !(where && isPredicate(parts)))
      put({ measures: [measure], ...narrowed, over: [{ kind: 'share', measure: 0 }] }, 'of groups')
  }
  return out
}

/** What a share may be of: what is said, else the rows or the usual amount. */
const figuresShared = (parts: Parts): { measure: Measure; on: Dataset }[] => {
  const shared = thingShared(parts)
  const measures = shared ? [{ measure: { count: shared.name } as Measure, on: shared }] : measuresOf(parts)
  const rows = rowBases(parts).map((d) => ({ measure: { count: d.name } as Measure, on: d }))
  const loose = shared === null && parts.of('measure').every((m) => m.loose)
  const untold = (measures.length > 0 ? [] : defaultMeasure(parts)).filter(({ measure }) => !isAverage(measure))
  // Rows that have no name are counted by nobody where the table has an amount.
  const counted = loose
    ? rows.filter(({ on }) => isDeedShared(parts) || on.thing !== null || untold.every((u) => u.on !== on))
    : []
  // "what percentage voted": how many did
  if (measures.length === 0 && isDeedShared(parts) && counted.length > 0) return counted.slice(0, 1)
  // A share is of what adds up.
  const all = [...measures, ...counted.slice(0, 2), ...untold].filter(({ measure }) => !isAverage(measure))
  const parted = all.filter(({ measure, on }) => partOf(parts, measure, on))
  return parted.length > 0 ? parted : all
}

/** A rate is itself a share. */
const isAverage = (measure: Measure): boolean =>
  ('fn' in measure && (measure.fn === 'avg' || measure.fn === 'median')) || isRate(measure)

const isRate = (measure: Measure): boolean =>
  'op' in measure && (measure.op === '/' || [measure.left, measure.right].some(isRate))

/** "what percentage are late", "what share voted": nothing is named that there is a share of. */
const isDeedShared = ({ chart, of }: Parts): boolean =>
  of('operator').some(({ op, start, end }) => {
    const isAsked = op === 'share' && chart.word(start) === 'what' && chart.word(end - 1) !== 'of'
    return isAsked && (isVerb(chart.word(end)) || /ed$/.test(chart.word(end)))
  })

/** "share of orders that took more than 3 days": of these things, which are counted, not of what they are held against. */
const thingShared = (parts: Parts): Dataset | null => {
  const shares = parts.of('operator').filter(({ op }) => op === 'share')
  const after = (at: number) => (/^(?:of|the|all|our|these)$/.test(parts.chart.word(at)) ? at + 1 : at)
  const thing = parts
    .of('entity')
    .find(({ start, score }) => score >= 0.9 && shares.some(({ end }) => after(after(end)) === start))
  // of electricity there is so much, and no so many
  const isMass =
    thing !== undefined &&
    thing.dataset.thing === null &&
    !isPlural(parts.chart.word(thing.end - 1)) &&
    defaultMeasure(parts).some(({ measure }) => summed(measure) !== null)
  return thing && !isMass && parts.of('measure').every((m) => m.start > thing.start) ? thing.dataset : null
}

/** "the share of each source in 2005": the groups are the parts, and what else is said holds for the whole. */
const isOfEach = (parts: Parts): boolean =>
  parts
    .of('operator')
    .some(
      ({ op, end }) => op === 'share' && parts.of('dimension').some((d) => d.start >= end - 1 && d.start <= end + 1),
    )

/** "what share of the orders were late in each region": of the orders of each region, not of all that were late. */
const isPredicate = (parts: Parts): boolean => {
  const { isTold, part } = scopeOf(parts)
  const isSaid = part.some((edge) => !isBareTime(parts, edge))
  return (
    (isTold && isSaid) ||
    parts.of('operator').some(({ op, start, end }) =>
      narrowing(parts).some(
        (edge) =>
          op === 'share' &&
          !isBareTime(parts, edge) &&
          (isOfTwo(edge) ||
            // "no-show percentage by department"
            (edge.kind === 'value' && edge.end === start) ||
            // "of employees in each office work remotely"
            parts.of('dimension').some((d) => d.start >= end && d.end <= edge.start)),
      ),
    )
  )
}

const wholes = /^(?:total|all|overall|cast)$/

const summed = (measure: Measure): FieldRef | null =>
  'fn' in measure && measure.fn === 'sum' && 'of' in measure && 'field' in measure.of ? measure.of.field : null

/** "what share of all visits came in the first week", and beside the visits stand those of the first week. */
const partOf = (parts: Parts, measure: Measure, on: Dataset): Measure | null => {
  const of = summed(measure)
  const stems = on.fields.filter(({ name }) => name === of?.field).flatMap(({ label }) => identifierStems(label))
  const said = [
    ...parts.of('field').map((named) => ({ named, edge: named as Edge })),
    ...parts.of('measure').flatMap((edge) => edge.fields.map((named) => ({ named, edge: edge as Edge }))),
  ]
  const part = said.find(({ named: { dataset, field }, edge }) => {
    const own = identifierStems(field.label)
    const more = own.filter((each) => !stems.includes(each))
    const words = parts.chart.tokens.slice(edge.start, edge.end).map((token) => token.stem)
    const isWhole = stems.every((each) => own.includes(each)) && more.every((each) => words.includes(each))
    return dataset === on && isNumber(field) && more.length > 0 && isWhole
  })?.named
  return part && stems.length > 0 ? { fn: 'sum', of: fieldOf(part) } : null
}

/** "share of late orders", and all orders stand in a column beside: of these. */
const wholeOf = (measure: Measure, on: Dataset): Measure | null => {
  const of = summed(measure)
  const fields = namedFields(on).filter(({ field }) => isNumber(field) && field.role === 'measure')
  const part = fields.find(({ field }) => field.name === of?.field)
  const stems = part ? identifierStems(part.field.label) : []
  const noun = stems.at(-1)
  if (!noun || stems.length < 2 || stems.some((own) => wholes.test(own))) return null
  const [whole, ...others] = fields.filter(({ field }) => {
    const own = identifierStems(field.label)
    return own.length === 2 && own.includes(noun) && own.some((word) => wholes.test(word))
  })
  return whole && others.length === 0 ? { fn: 'sum', of: fieldOf(whole) } : null
}

/** "what percent of scores are below 50": of the scores that there are. */
const valuesShared = (parts: Parts, on: Dataset): Condition | null => {
  const held = parts
    .of('operator')
    .flatMap(({ op, end }) => parts.of('condition').filter((c) => op === 'share' && c.start === end))
  const named = held.find((c) => c.on === on && c.field && (c.field.field.profile?.nulls ?? 0) > 0)?.field
  return named ? present(named) : null
}

/** What the share may be of: what was said of the whole; of two that were said of the part, either may be the whole's too. */
const wholesOf = (parts: Parts, on: Dataset): { whole: Condition | undefined; tag: string }[] => {
  const { whole, part } = scopeOf(parts)
  const known = valuesShared(parts, on)
  const outer = whole.length > 0 ? conditionsOn(parts, on, part) : undefined
  if (outer === null) return []
  const said = and([...(outer ? [outer] : []), ...(known ? [known] : []), ...valuesHad(parts, part)])
  const others = whole.length === 0 && part.length === 2 ? part : []
  return [
    { whole: said, tag: 'filtered' },
    ...others.flatMap((each) => {
      const kept = conditionsOn(parts, on, [each])
      return kept ? [{ whole: kept, tag: 'filtered twice' }] : []
    }),
  ]
}

/** "of the games that have a score got 80 or more": of those that have one. */
const valuesHad = ({ chart, of }: Parts, part: Edge[]): Condition[] =>
  of('condition').flatMap(({ start, end, field, cond }): Condition[] => {
    const held = field && part.some((edge) => edge.start === start && edge.end === end) ? field : null
    const name = held
      ? chart.of(start, 'field').find((f) => f.field === held.field && f.end < end && isVerb(chart.word(f.end)))
      : undefined
    let at = start - 1
    while (/^(?:a|an|any|the|known)$/.test(chart.word(at))) at--
    return held && name && 'compare' in cond && /^(?:have|has|had|with|having)$/.test(chart.word(at))
      ? [present(held)]
      : []
  })
