import type { Chart, Edge, NamedField } from '../../chart.ts'
import { isAmount, isNumber, isTime, namedFields } from '../../fields.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { tellsPeople } from '../../knowledge/people.ts'
import { identifierWords } from '../../words/words.ts'

/** Columns that are spoken of by the kind of thing that they hold: "each person", "site, date and value", "name and amount". */

type Kind = { words: RegExp; holds(named: NamedField): boolean; stands(chart: Chart, at: number): boolean }

const perUnit = /\b(?:per|each|unit|rate|hourly|daily|monthly|balance|budget|tax|vat|tip|discount|deposit)\b/
const money =
  /^(?:price|cost|costs|fee|fees|charge|charges|bill|fare|amount|total|paid|payment|revenue|sales|income|rent|salary|value|worth|sum|spend|spent|donation|gift|price|takings)$/

/** An amount of money of a row, and no price of one of many. */
const isPaid = ({ field }: NamedField): boolean => {
  if (!isNumber(field) || field.role !== 'measure') return false
  const words = identifierWords(field.label)
  return (isMoneyKept(field) || words.some((word) => money.test(word))) && !perUnit.test(words.join(' '))
}

const joint = /^(?:,|and|&|plus|with|-|:|\(|\))$/
const passed = /^(?:the|a|an|their|its|his|her|also)$/

/** One of several things that are told: "site, date and value". */
const isListed = (chart: Chart, at: number): boolean => {
  const before = passed.test(chart.word(at - 1)) ? at - 2 : at - 1
  const after = chart.word(at + 1)
  const isEnd = after === '' || /^(?:,|and|&|please|pls|too|\)|[?.!]|,)$/.test(after)
  return (
    isEnd &&
    (joint.test(chart.word(before)) ||
      /^(?:show|list|give|me|need)$/.test(chart.word(before)) ||
      (/^(?:,|and|&)$/.test(after) && before < 0))
  )
}

/** "top 3 shops by amount". */
const isRankedBy = (chart: Chart, at: number): boolean =>
  chart.word(at - 1) === 'by' &&
  chart.tokens
    .slice(0, at)
    .some(({ word }) => /^(?:top|bottom|biggest|largest|smallest|best|worst|ranked|sorted)$/.test(word))

const isGrouped = (chart: Chart, at: number): boolean =>
  /^(?:each|every|per|by|which|what|different|distinct)$/.test(chart.word(at - 1))

const kinds: readonly Kind[] = [
  {
    words: /^(?:person|people|persons|individual|individuals)$/,
    holds: ({ field }) => tellsPeople(field),
    stands: (chart, at) => isGrouped(chart, at) || isListed(chart, at),
  },
  { words: /^(?:date|day)$/, holds: ({ field }) => isTime(field), stands: isListed },
  {
    words: /^(?:place|site|location|spot)$/,
    holds: ({ field }) => field.role === 'place',
    stands: (chart, at) => isGrouped(chart, at) || isListed(chart, at),
  },
  {
    words: /^(?:amount|amounts|cost|price|fee|fees|charge|charges|bill|sum|total|payment)$/,
    holds: isPaid,
    stands: (chart, at) =>
      isListed(chart, at) ||
      isRankedBy(chart, at) ||
      /^(?:average|mean|median|highest|lowest|total|biggest|largest|smallest|avg)$/.test(chart.word(at - 1)),
  },
]

/** Those of a kind that are meant: the only one, of all or of the things that are spoken of. */
const meant = (chart: Chart, holds: Kind['holds']): NamedField[] => {
  const all = chart.catalog.datasets.flatMap((d) => (d.hidden ? [] : namedFields(d).filter(holds)))
  if (all.length < 2) return all
  const spokenOf = new Set(
    chart.tokens.flatMap((_, from) => chart.of(from, 'entity').flatMap((e) => (e.score >= 0.8 ? [e.dataset] : []))),
  )
  const own = all.filter(({ dataset }) => spokenOf.has(dataset))
  return own.length === 1 ? own : []
}

/** Whether a word is a part of a name that was found. */
const isNamed = (chart: Chart, at: number): boolean =>
  [at - 3, at - 2, at - 1, at].some((from) =>
    chart
      .at(from)
      .some(
        (e) =>
          /^(?:field|value|entity|metric)$/.test(e.kind) &&
          e.end > at &&
          e.score >= 0.5 &&
          !('how' in e && e.how === 'typo'),
      ),
  )

const told = /^(?:value|values|reading|result|level|figure|number|measurement)$/
const comparing =
  /^(?:over|under|above|below|more|less|than|between|exceeding|at|of|>|<|=|is|was|higher|lower|least|most|greater)$/

/** "nitrate over 50 - site, date and value": of what was held against a number. */
const heldBefore = (chart: Chart, at: number): NamedField[] => {
  const found = new Map<string, NamedField>()
  for (let from = 0; from < at; from++)
    for (const f of chart.of(from, 'field'))
      if (isAmount(f.field) && f.score >= 0.6 && f.end < at && comparing.test(chart.word(f.end)))
        found.set(f.field.name, f)
  return [...found.values()]
}

export const columnsByKind = (chart: Chart, at: number, rule: string): Edge[] => {
  const word = chart.word(at)
  if (chart.tokens[at]?.quote || isNamed(chart, at)) return []
  const edge = ({ dataset, field, ref }: NamedField, score: number): Edge => ({
    start: at,
    end: at + 1,
    score,
    rule,
    kind: 'field',
    how: 'synonym',
    dataset,
    field,
    ref,
  })
  if (told.test(word) && isListed(chart, at)) {
    const held = heldBefore(chart, at)
    return held.length === 1 ? held.map((named) => edge(named, 0.72)) : []
  }
  return kinds
    .filter(({ words, stands }) => words.test(word) && stands(chart, at))
    .flatMap(({ holds }) => meant(chart, holds).map((named) => edge(named, 0.72)))
}
