import type { Condition, Question } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, Parts } from '../chart.ts'
import { candidate, conditionsOn, present } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { and, fieldOf, reach } from '../fields.ts'
import { changedGroups } from './changed-groups.ts'
import { duplicates } from './duplicates.ts'
import { dimensionsFor, groupTargets, heldTo } from './shared.ts'

/** "how many cities have more than one airport": the groups are counted, not their rows. */
const countsOfGroups = (parts: Parts, having: EdgeOf<'having'>, where: Condition | undefined): Candidate[] =>
  parts
    .of('measure')
    .filter((m) => m.fn === 'distinct?' || m.fn === 'distinct')
    .flatMap((m) => m.fields.filter((f) => f.dataset === having.on))
    .map((f) => {
      const over: Question = {
        ...heldTo(parts, having.on, [having.measure]),
        by: [{ of: fieldOf(f) }],
        where: and([...(where ? [where] : []), present(f)]) as Condition,
      }
      return candidate(groupsHaving.name, parts, { measures: [{ fn: 'count', over }], by: [] }, ['count'], null)
    })

const isAskedOn = ({ chart }: Parts, from: number, to: number): boolean =>
  chart.tokens.slice(from, to).some(({ word }) => /^(?:what|how|their|its)$/.test(word))

const kinds = new Set(['category', 'place', 'flag'])

/** "countries without orders in May 2025": none of theirs, not the countries of those who had none. */
const groupsWithout = (parts: Parts): Candidate[] =>
  parts.of('condition').flatMap((none) => {
    if (!('related' in none.cond) || none.cond.some) return []
    const where = conditionsOn(parts, none.on, [none])
    if (!where) return []
    const up = reach(parts.chart.catalog, none.on.name)
    return parts
      .of('field')
      .filter((f) => up.has(f.dataset.name) && kinds.has(f.field.role))
      .map((f) => {
        const question: Question = {
          measures: [{ count: none.on.name, where }],
          by: [{ of: fieldOf(f) }],
          having: [{ column: { measure: 0 }, compare: '=', value: 0 }],
        }
        return candidate(groupsHaving.name, parts, question, ['list', 'said'], { ...f, said: f.score, edge: f })
      })
  })

/** "who has swum in Kiel but never in Bonn": of each, some rows of the one kind and none of the other. */
const groupsNever = (parts: Parts): Candidate[] =>
  parts.of('value').flatMap((never) => {
    const on = never.dataset
    const some = conditionsOn(parts, on, [never])
    if (!never.negated || parts.chart.word(never.start) !== 'never' || some === null) return []
    const none = { count: on.name, where: valueCondition({ ...never, negated: false }) }
    return groupTargets(parts, on)
      .filter(({ fields }) => fields.every(({ dataset, field }) => dataset === on && field !== never.field))
      .map(({ dims, fields: [first], said }) => {
        const question: Question = {
          measures: some ? [{ count: on.name, where: some }, none] : [none],
          by: dims,
          having: [
            ...(some ? [{ column: { measure: 0 }, compare: '>' as const, value: 0 }] : []),
            { column: { measure: some ? 1 : 0 }, compare: '=', value: 0 },
          ],
          asked: dims.map((_, by) => ({ by })),
        }
        const tags = ['list', said >= 0.5 ? 'said' : 'guess']
        return candidate(groupsHaving.name, parts, question, tags, first ? { ...first, said, edge: null } : null)
      })
  })

/** "countries with more than 50 orders", "how many customers have more than 20 orders", "are there duplicate customers". */
export const groupsHaving: FrameConstruction = {
  name: 'groups that have',
  examples: [
    'countries with more than 50 orders',
    'which categories have at least 5 products, and what is their average price',
    'how many customers have more than 20 orders',
    'how many cities have more than one customer',
    'are there duplicate customers',
    'how many duplicate rows are there',
    'countries without orders in May 2025',
    'which customers have a shipped order but never a cancelled one',
    'days when we took less than 300 euros',
    'which countries had fewer orders in 2025 than in 2024',
    'in how many countries did revenue fall from 2024 to 2025',
  ],
  apply(parts) {
    const out = [
      ...duplicates(parts, groupsHaving.name),
      ...groupsWithout(parts),
      ...groupsNever(parts),
      ...changedGroups(parts, groupsHaving.name),
    ]
    for (const having of parts.of('having')) {
      const where = conditionsOn(parts, having.on)
      if (where === null) continue
      const counted = parts.of('measure').find((m) => m.fn === 'count' && m.on !== having.on)
      if (counted && reach(parts.chart.catalog, having.on.name).has(counted.on.name)) {
        const left = { rollup: { ...having.measure, ...(where ? { where } : {}) } }
        const held: Condition = { compare: having.compare, left, right: { value: having.value } }
        const some: Condition = { compare: '>', left, right: { value: 0 } }
        const cond = having.done && /^</.test(having.compare) ? { all: [some, held] } : held
        out.push(
          candidate(
            groupsHaving.name,
            parts,
            { measures: [{ count: counted.on.name }], by: [], where: cond },
            ['count'],
            null,
          ),
        )
      }
      out.push(...countsOfGroups(parts, having, where))
      const order = parts.of('order').find((o) => o.field === null)
      const periods = dimensionsFor(parts, having.on)
      const targets = periods && periods.dims.length > 0 ? [{ ...periods, said: 0.9 }] : groupTargets(parts, having.on)
      // "and what is their average price"
      const beside = parts
        .of('measure')
        .filter((m) => !m.loose && m.on === having.on && m.start >= having.end && isAskedOn(parts, having.end, m.start))
      for (const { dims, fields, said } of targets) {
        const question: Question = {
          ...heldTo(parts, having.on, [having.measure, ...beside.flatMap((m) => m.measures)]),
          by: dims,
          ...(where ? { where } : {}),
          ...(order && { order: [{ column: { measure: 0 }, descending: order.descending }] }),
        }
        const first = fields[0]
        out.push(
          candidate(
            groupsHaving.name,
            parts,
            question,
            ['list', said >= 0.5 ? 'said' : 'guess'],
            first ? { ...first, said, edge: null } : null,
          ),
        )
      }
    }
    return out
  },
}
