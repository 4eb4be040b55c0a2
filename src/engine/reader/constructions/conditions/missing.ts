import type { Field } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, isNumber, isTime, namedFields } from '../../fields.ts'
import { identifierStems, identifierWords, stem } from '../../words/words.ts'
import { goesOn, knownOrNot } from '../states/known.ts'
import { noneOf } from '../states/none-of.ts'
import { yesAndNo } from '../states/yes-and-no.ts'
import { skip } from './comparators.ts'
import { valueCondition } from './value-condition.ts'

const hasZero = (field: Field): boolean => Number(field.profile?.min ?? 0) <= 0 && field.role !== 'id'

const conditionOf = (
  f: EdgeOf<'field'>,
  start: number,
  end: number,
  cond: Condition,
  field: NamedField | null = f,
): Edge => ({
  start,
  end,
  score: f.score,
  rule: missing.name,
  kind: 'condition',
  cond,
  on: f.dataset,
  loose: false,
  field,
})

/** "free shipping", "out of stock", "not yet shipped": nothing of it. */
const nothingOf = (chart: Chart, at: number): Edge[] => {
  const edge = (f: EdgeOf<'field'>, cond: Condition) => conditionOf(f, at, f.end, cond)
  const zero = chart.phrase(at, 'free') || chart.phrase(at, 'out of') || chart.phrase(at, 'zero')
  if (zero > 0)
    return chart
      .of(at + zero, 'field')
      .filter((f) => isNumber(f.field) && hasZero(f.field))
      .map((f) => edge(f, { compare: '=', left: fieldOf(f), right: { value: 0 } }))
  if (!/^(?:not|never|un|yet|hasn't|haven't|wasn't|weren't)$/.test(chart.word(at))) return []
  const to = skip(chart, at + 1, /^(?:been|yet|to|be|were|was|got)$/)
  return chart.of(to, 'field').flatMap((f) => {
    const isDeed = isLeftOut(f) && isDeedOf(chart, to, f)
    // "never weighed" says the whole of "last weighed"
    const score = isDeed ? Math.max(0.85, f.score) : f.score
    if (isTime(f.field)) return neverDone(chart, at, f) ?? edge({ ...f, score }, { missing: fieldOf(f) })
    if (!isDeed) return []
    // "not assigned to anyone"
    const end = skip(chart, f.end, /^(?:to|by|any|anyone|anybody|one|someone|somebody|anything|yet)$/)
    return conditionOf(f, at, end, { missing: fieldOf(f) })
  })
}

/** "assigned", of a column "assigned to". */
const isDeedOf = (chart: Chart, at: number, { field }: NamedField): boolean =>
  /(?:ed|en)$/.test(chart.word(at)) && identifierWords(field.label).includes(chart.word(at))

/** "delivered parcels", where some have no day of delivery: those that have one. */
const doneAlready = (chart: Chart, at: number): Edge[] =>
  chart
    .of(at, 'field')
    .filter((f) => f.end === at + 1 && isTime(f.field) && isLeftOut(f) && isDeedOf(chart, at, f))
    .filter((f) => chart.of(f.end, 'entity').some(({ dataset }) => dataset === f.dataset))
    .map((f) => conditionOf(f, at, f.end, { not: { missing: fieldOf(f) } }))

/** "members who never borrowed anything", and each loan says when it was: they have none. */
const neverDone = (chart: Chart, at: number, f: EdgeOf<'field'>): Edge | null => {
  if (f.field.profile?.nulls !== 0 || chart.catalog.datasets.length < 2) return null
  const end = skip(chart, f.end, /^(?:anything|any|at|all|yet|before|ever)$/)
  return conditionOf(f, at, end, { related: f.dataset.name, some: false, where: null }, null)
}

const isGone = (chart: Chart, at: number): boolean => /^(?:missing|empty|null|blank|unknown)$/.test(chart.word(at))

/** "the age is not known", "was not taken". */
const isNotKnown = (chart: Chart, at: number): boolean =>
  chart.word(at) === 'not' &&
  /^(?:known|given|recorded|taken|measured|entered|filled|listed|noted|available)$/.test(chart.word(at + 1))

/** "missing", "missing or open", "open or missing". */
function missingOrValue(chart: Chart, f: EdgeOf<'field'>, at: number): { cond: Condition; end: number }[] {
  const gone: Condition = { missing: fieldOf(f) }
  const ownValues = (from: number) =>
    chart.of(from, 'value').filter(({ field, dataset }) => field.name === f.field.name && dataset === f.dataset)
  const before = isGone(chart, at) ? [{ cond: gone, end: at + 1 }] : []
  if (isNotKnown(chart, at)) before.push({ cond: gone, end: at + 2 })
  const orValue = isGone(chart, at) && chart.word(at + 1) === 'or' ? ownValues(at + 2) : []
  const valueOr = ownValues(at).filter(({ end }) => chart.word(end) === 'or' && isGone(chart, end + 1))
  return [
    ...before,
    ...orValue.map((value) => ({ cond: { any: [gone, valueCondition(value)] }, end: value.end })),
    ...valueOr.map((value) => ({ cond: { any: [valueCondition(value), gone] }, end: value.end + 2 })),
  ]
}

/** "nobody is assigned to them", "unassigned", "not assigned": no one stands there; of a flag, no. */
const nobody = (chart: Chart, at: number): Edge[] => {
  const length = chart.phrase(at, 'nobody') || chart.phrase(at, 'no one') || chart.phrase(at, 'noone')
  if (length > 0)
    return chart
      .of(skip(chart, at + length, /^(?:is|was|has|been|are|were)$/), 'field')
      .filter(isLeftOut)
      .map((f) => conditionOf(f, at, f.end, { missing: fieldOf(f) }))
  const participle = /^un(\p{L}{4,}ed)$/u.exec(chart.word(at))?.[1]
  if (!participle) return []
  const own = stem(participle)
  return chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).flatMap((named): Edge[] => {
      if (!identifierStems(named.field.label).includes(own)) return []
      const written = yesAndNo(named.field)
      const cond: Condition | null = written
        ? { compare: '=', left: fieldOf(named), right: { value: written.no } }
        : isLeftOut(named)
          ? { missing: fieldOf(named) }
          : null
      const edge: EdgeOf<'field'> = {
        ...named,
        start: at,
        end: at + 1,
        score: 0.95,
        rule: missing.name,
        kind: 'field',
        how: 'words',
      }
      return cond ? [conditionOf(edge, at, at + 1, cond)] : []
    }),
  )
}

const isLeftOut = ({ field }: NamedField): boolean => (field.profile?.nulls ?? 0) > 0

/** Words that say of the rows what stands in a column: those who live there, what it costs, what is owed. */
const states: { words: string[]; of: RegExp; cond(named: NamedField): Condition }[] = [
  {
    words: ['empty', 'vacant', 'unoccupied', 'unlet'],
    of: /^(?:tenant|occupant|occupier|resident|lodger|renter|guest)$/,
    cond: (named) => ({ missing: fieldOf(named) }),
  },
  {
    words: ['still alive', 'still living', 'alive'],
    of: /^(?:death|die|deceas)$/,
    cond: (named) => ({ missing: fieldOf(named) }),
  },
  {
    words: ['no longer alive', 'deceased', 'dead'],
    of: /^(?:death|die|deceas)$/,
    cond: (named) => ({ not: { missing: fieldOf(named) } }),
  },
  {
    words: ['no money back', 'nothing back'],
    of: /^(?:refund|repaid|cashback)$/,
    cond: (named) => ({ compare: '=', left: fieldOf(named), right: { value: 0 } }),
  },
  {
    words: ['free of charge', 'for free', 'were free', 'was free', 'are free', 'is free', 'free'],
    of: /^(?:pric|cost|charg|fee|fare)$/,
    cond: (named) => ({ compare: '=', left: fieldOf(named), right: { value: 0 } }),
  },
  {
    words: [
      'behind with the rent',
      'behind with the payments',
      'behind with',
      'behind on',
      'in arrears',
      'in debt',
      'owing',
      'overdue',
    ],
    of: /^(?:arrear|debt|outstand|overdue|owed|owing)$/,
    cond: (named) => ({ compare: '>', left: fieldOf(named), right: { value: 0 } }),
  },
]

/** "empty flats", "how many rides were free", "tenants who are behind with the rent". */
const saidOfOthers = (chart: Chart, at: number): Edge[] =>
  states.flatMap(({ words, of, cond }) => {
    const length = words.map((each) => chart.phrase(at, each)).find((n) => n > 0) ?? 0
    if (length === 0) return []
    return chart.catalog.datasets.flatMap((dataset) =>
      namedFields(dataset).flatMap((named): Edge[] => {
        const { field } = named
        const isOfIt = identifierStems(field.label).some((own) => of.test(own))
        if (!isOfIt || !(isNumber(field) ? hasZero(field) : isLeftOut(named))) return []
        const edge: EdgeOf<'field'> = {
          ...named,
          start: at,
          end: at + length,
          score: 0.9,
          rule: missing.name,
          kind: 'field',
          how: 'words',
        }
        return [conditionOf(edge, at, at + length, cond(named))]
      }),
    )
  })

const someone = /^(?:i|we|you|they|he|she|it)$/

/** "films that haven't got a rating yet", "customers who don't have an email", "what do we not have a price for". */
const hasNone = (chart: Chart, at: number): boolean => {
  const verb = chart.word(someone.test(chart.word(at + 1)) ? at + 2 : at + 1)
  return (
    /^(?:haven't|hasn't|hadn't)$/.test(chart.word(at)) ||
    (/^(?:don't|doesn't|didn't|not)$/.test(chart.word(at)) && /^(?:have|get|got|know)$/.test(verb))
  )
}

/** "not have", "don't we have": the other way round. */
const isDenied = (chart: Chart, at: number): boolean => {
  const before = someone.test(chart.word(at - 1)) ? at - 2 : at - 1
  return /^(?:not|never|cannot)$|n't$/.test(chart.word(before))
}

const saysNothing = (chart: Chart, at: number): boolean =>
  /^(?:recorded|given|filled|entered|value|values|data|info|answer|answers|response|entry)$/.test(chart.word(at))

const absent = /^(?:no|without|missing|empty|lacking|null|unknown|blank)$/

/** "without an email", "with a phone number": nothing stands there, or something. */
const thereOrNot = (chart: Chart, at: number): Edge[] => {
  const out: Edge[] = []
  const word = chart.word(at)
  const isAbsent = absent.test(word) || hasNone(chart, at)
  const isThere = /^(?:with|having|has|have|had|got|received|known|recorded)$/.test(word) && !isDenied(chart, at)
  if (isAbsent || isThere) {
    const to = skip(
      chart,
      at + 1,
      /^(?:a|an|the|any|values?|in|for|data|known|recorded|have|got|get|know|received|yet|i|we|you|they)$/,
    )
    for (const f of chart.of(to, 'field').filter((each) => !goesOn(chart, each))) {
      // "members who have a locker": those where it says yes
      // "no chickens": it says no; what is not known is another thing
      const isUnsaid = !/^(?:missing|empty|null|unknown|blank)$/.test(word) && !saysNothing(chart, f.end)
      if (yesAndNo(f.field) && (isThere || isUnsaid || !isLeftOut(f))) continue
      let end = f.end
      while (
        /^(?:recorded|given|listed|filled|entered|in|yet|value|values|available|column|field|data|levels?|figures?|readings?|answers?|responses?|entry|entries|info)$/.test(
          chart.word(end),
        )
      )
        end++
      const cond: Condition = { missing: fieldOf(f) }
      // "no rain", of what some have none of
      const isNone =
        /^(?:no|without)$/.test(word) && end === f.end && isNumber(f.field) && Number(f.field.profile?.min ?? 1) === 0
      // "flats that have a tenant", where some have none
      const isTold = isThere && /^an?$/.test(chart.word(at + 1)) && isLeftOut(f) && !isNumber(f.field)
      out.push({
        start: at,
        end,
        // what is never missing is hardly spoken of so
        score: f.score * (isTold ? 0.9 : isThere ? 0.6 : f.field.profile?.nulls === 0 ? 0.5 : isNone ? 0.75 : 0.9),
        rule: missing.name,
        kind: 'condition',
        cond: isAbsent ? cond : { not: cond },
        on: f.dataset,
        loose: isThere && !isTold,
        field: f,
      })
      const isKnown = chart.tokens.slice(at, to).some(({ word }) => /^(?:known|recorded)$/.test(word))
      if (isNumber(f.field) && hasZero(f.field) && !isKnown) {
        const zero: Condition = { compare: isAbsent ? '=' : '>', left: fieldOf(f), right: { value: 0 } }
        out.push({
          start: at,
          end,
          score: f.score * (isNone ? 0.9 : isAbsent ? 0.8 : 0.75),
          rule: missing.name,
          kind: 'condition',
          cond: zero,
          on: f.dataset,
          loose: false,
          field: f,
        })
      }
    }
  }
  return out
}

/** "without an email", "no age recorded", "with a phone number". */
export const missing: PartConstruction = {
  name: 'what is missing',
  examples: [
    'customers without an email',
    'customers who have a phone number',
    'which customers do we not have an email for',
    'how many rows have no age',
    'orders with free shipping',
    'orders not yet shipped',
    'how many orders whose status is not known',
    'orders where status is missing or cancelled',
    'jobs that nobody is assigned to',
    'unshipped orders',
    'vacant rooms',
    'how many trips were free',
    'tenants who are behind with the rent',
    'orders where both the status and the shipped date are known',
    'customers who did not give an email',
    'customers with no information about the email',
    "customers who don't have an answer for the email",
    "for how many customers don't we know when they signed up",
    "runners who don't belong to a club",
    'students who missed at least one of the exams',
  ],
  match(chart, at) {
    const out: Edge[] = thereOrNot(chart, at)
    out.push(
      ...knownOrNot(chart, at, missing.name),
      ...nothingOf(chart, at),
      ...nobody(chart, at),
      ...saidOfOthers(chart, at),
      ...doneAlready(chart, at),
      ...noneOf(chart, at, missing.name),
    )
    for (const f of chart.of(at, 'field')) {
      const from = skip(chart, f.end, /^(?:is|are|was|were|values?|readings?|figures?)$/)
      for (const { cond, end } of missingOrValue(chart, f, from)) out.push(conditionOf(f, at, end, cond))
    }
    return out
  },
}
