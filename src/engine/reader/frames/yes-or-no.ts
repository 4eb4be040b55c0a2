import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure } from '../../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { amountOf, and, isAmount, namedFields, opposite, percent, reach } from '../fields.ts'
import { comparatives } from '../knowledge/superlatives.ts'
import { identifierStems, stem } from '../words/words.ts'
import { sidesOf } from './comparisons.ts'
import { defaultMeasure, measuresOf, pairOf, rowBases } from './shared.ts'

/** "is Anna older than 30", "did they win in 2004": yes or no. */
export const yesOrNo: FrameConstruction = {
  name: 'yes or no',
  examples: [
    'did we sell tents in 2024',
    'is there a product dearer than 500',
    'did Texas have more rain than Ohio',
    'did we sell more in 2025 than in 2024',
    'are tents dearer than lamps',
    'did we sell more in Germany than in France in 2024',
  ],
  apply(parts) {
    if (parts.of('ask')[0]?.what !== 'yesno') return []
    const out: Candidate[] = []
    for (const base of rowBases(parts)) {
      const where = conditionsOn(parts, base)
      if (!where) continue
      out.push(
        candidate(
          yesOrNo.name,
          parts,
          { measures: [{ compare: '>', left: { count: base.name, where }, right: { value: 0 } }], by: [] },
          ['exists'],
          null,
        ),
      )
    }
    out.push(...heldAgainst(parts), ...betweenPeriods(parts), ...betweenParts(parts), ...likelier(parts))
    return out
  },
}

/** "did Texas have more rain than Ohio": one figure against another. */
const heldAgainst = (parts: Parts): Candidate[] =>
  parts.of('against').flatMap((against) => {
    const other = against.value
    if (other.kind !== 'value') return []
    const own = parts.of('value').find((v) => v.field === other.field && !v.negated)
    const rest = own && conditionsOn(parts, own.dataset, [own])
    if (!own || rest === null) return []
    const side = (value: EdgeOf<'value'>) => and([valueCondition(value), ...(rest ? [rest] : [])]) as Condition
    const spoken: NamedField[] = against.field
      ? [against.field]
      : parts.of('field').filter((f) => isAmount(f.field) && f.dataset === own.dataset)
    const meant = spoken.length > 0 ? [] : meantBy(against.of, own.dataset)
    const amounts = [...spoken, ...meant]
    const isAverage = meant.length > 0 || parts.of('operator').some(({ op }) => op === 'average')
    const said = amounts.length > 0 ? [] : measuresHeld(parts, against, [own, other])
    if (said.length > 0) return said
    return amounts.slice(0, 3).map((named) => {
      const fn = isAverage ? 'avg' : 'sum'
      const figure = (value: EdgeOf<'value'>): Measure => ({ fn, of: amountOf(named), where: side(value) })
      const measure: Measure = { compare: against.compare, left: figure(own), right: figure(other) }
      return candidate(yesOrNo.name, parts, { measures: [measure], by: [] }, ['against another'], {
        ...named,
        said: 0.9,
        edge: null,
      })
    })
  })

/** "is Kiel dearer than Bonn": by the price, which the word says; of many rows, on average. */
const meantBy = (words: string, dataset: Dataset): NamedField[] => {
  const hints = words.split(' ').filter(Boolean).map(stem)
  return namedFields(dataset).filter(
    ({ field }) =>
      isAmount(field) && identifierStems(field.label).some((own) => hints.some((hint) => own.startsWith(hint))),
  )
}

/** "did members in Kiel pay more than those in Bonn": the figure that is said, or how many there are of what is said, of each. */
const measuresHeld = (parts: Parts, against: EdgeOf<'against'>, sides: EdgeOf<'value'>[]): Candidate[] => {
  const { catalog } = parts.chart
  const [own] = sides
  const things = against.things
  const said = things ? [{ measure: { count: things.dataset.name } as Measure, on: things.dataset }] : measuresOf(parts)
  // "is A used more often than B"
  const isOften = parts.chart.tokens.some((t) => /^(?:often|frequently|common)$/.test(t.word))
  if (said.length === 0 && isOften && own) said.push({ measure: { count: own.dataset.name }, on: own.dataset })
  return said.slice(0, 2).flatMap(({ measure, on }) => {
    const rest = conditionsOn(parts, on, own ? [own] : [])
    const kinds = things?.kind === 'value' ? [valueCondition(things)] : []
    if (rest === null || sides.some((v) => !reach(catalog, on.name).has(v.dataset.name))) return []
    const [left, right] = sides.map(
      (value): Measure => ({
        ...measure,
        where: and([valueCondition(value), ...kinds, ...(rest ? [rest] : [])]) as Condition,
      }),
    )
    if (!left || !right) return []
    const held: Measure = { compare: against.compare, left, right }
    return [candidate(yesOrNo.name, parts, { measures: [held], by: [] }, ['against another'], null)]
  })
}

const others = /^(?:ones|one|those|the|rest|others?|without|not|that|which|who|are|is|do|don't|doesn't|have|has|it)$/

/** "more by bus than by train", "more with a bath than without": what stands before "than", and what it is held against. */
const partsHeld = (
  parts: Parts,
  from: number,
  than: number,
): { edges: Edge[]; left: Condition; right: Condition } | null => {
  const { tokens } = parts.chart
  const values = parts.of('value').filter((v) => !v.negated)
  const other = values.find((v) => v.start > than)
  const own = values.find((v) => v.end <= than && v.start > from && v.field === other?.field)
  if (own && other) return { edges: [own, other], left: valueCondition(own), right: valueCondition(other) }
  const held = parts.of('condition').findLast((c) => c.end <= than && !c.loose)
  const isRest = than < tokens.length - 1 && tokens.slice(than + 1).every(({ word }) => others.test(word))
  return held && isRest ? { edges: [held], left: held.cond, right: opposite(held.cond) } : null
}

/** "did more come by bus than by train", "do rooms with a bath cost more on average than those without". */
const betweenParts = (parts: Parts): Candidate[] => {
  const { tokens } = parts.chart
  const at = tokens.findIndex((t) => comparatives.has(t.word))
  const than = tokens.findIndex((t, i) => i > at && t.word === 'than')
  const held = at < 0 || than < 0 || parts.of('against').length > 0 ? null : partsHeld(parts, at, than)
  if (!held) return []
  const isAverage = parts.of('operator').some(({ op }) => op === 'average')
  const compare = comparatives.get(parts.chart.word(at))?.more ? '>' : '<'
  const said = measuresOf(parts)
  return (said.length > 0 ? said : defaultMeasure(parts)).slice(0, 2).flatMap(({ measure, on }) => {
    const rest = conditionsOn(parts, on, held.edges)
    if (rest === null) return []
    const meant = isAverage && 'fn' in measure && measure.fn === 'sum' ? { ...measure, fn: 'avg' as const } : measure
    const figure = (cond: Condition): Measure => ({
      ...meant,
      where: and([cond, ...(rest ? [rest] : [])]) as Condition,
    })
    const whether: Measure = { compare, left: figure(held.left), right: figure(held.right) }
    const made = candidate(yesOrNo.name, parts, { measures: [whether], by: [] }, ['against another'], null)
    return [
      {
        ...made,
        edges: [
          ...made.edges,
          wordsHeld(at, at + 1),
          wordsHeld(than, held.edges.length > 1 ? than + 1 : tokens.length),
        ],
      },
    ]
  })
}

/** "were women more likely to survive than men": by the share of each that did. */
const likelier = (parts: Parts): Candidate[] => {
  const { tokens } = parts.chart
  const likely = tokens.findIndex((t) => /^(?:likely|often|frequently)$/.test(t.word))
  const isLess = parts.chart.word(likely - 1) === 'less'
  const than = tokens.findIndex((t, i) => i > likely && t.word === 'than')
  const pair = pairOf(parts.of('value').filter((v) => !v.negated))
  if (likely < 1 || than < 0 || !pair || !(isLess || parts.chart.word(likely - 1) === 'more')) return []
  const [one, other] = pair
  const on = one.dataset
  const rest = one.end <= than && other.start > than ? conditionsOn(parts, on, pair) : null
  if (!rest) return []
  const share = (side: EdgeOf<'value'>): Measure =>
    percent(
      { count: on.name, where: and([valueCondition(side), rest]) as Condition },
      { count: on.name, where: valueCondition(side) },
    )
  const whether: Measure = { compare: isLess ? '<' : '>', left: share(one), right: share(other) }
  const made = candidate(yesOrNo.name, parts, { measures: [whether], by: [] }, ['against another'], null)
  return [{ ...made, edges: [...made.edges, wordsHeld(likely - 1, likely + 1), wordsHeld(than, than + 1)] }]
}

/** Words that say which of two is to be the greater. */
const wordsHeld = (start: number, end: number): Edge => ({
  start,
  end,
  score: 1,
  rule: yesOrNo.name,
  kind: 'operator',
  op: 'or',
})

/** "did we sell more tents in 2025 than in 2024". */
const betweenPeriods = (parts: Parts): Candidate[] => {
  const [pair] = parts.of('sides')
  const at = parts.chart.tokens.findIndex((t) => comparatives.has(t.word))
  if (!pair || at < 0) return []
  const word = parts.chart.word(at)
  const said = measuresOf(parts)
  return (said.length > 0 ? said : defaultMeasure(parts)).slice(0, 2).flatMap(({ measure, on }) => {
    const [earlier, later] = sidesOf(parts, on)
    const where = conditionsOn(parts, on, [pair])
    if (!earlier || !later || where === null) return []
    const figure = (cond: Condition): Measure => ({
      ...measure,
      where: and([...(where ? [where] : []), cond]) as Condition,
    })
    const [first, second] = pair.turned ? [later, earlier] : [earlier, later]
    const compare = comparatives.get(word)?.more ? '>' : '<'
    const whether: Measure = { compare, left: figure(first.cond), right: figure(second.cond) }
    const made = candidate(yesOrNo.name, parts, { measures: [whether], by: [] }, ['between periods'], null)
    return [{ ...made, edges: [...made.edges, wordsHeld(at, at + 1)] }]
  })
}
