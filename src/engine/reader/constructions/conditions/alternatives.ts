import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { alikeColumns } from '../naming/alike-columns.ts'
import { yesAndNo } from '../states/yes-and-no.ts'
import { skip } from './comparators.ts'
import { valueCondition } from './value-condition.ts'

/** A condition, or a value that is one: with the field that it is of, so that values of one field stay together. */
export type Held = EdgeOf<'condition'> & { named: string | null }

export const heldAt = (chart: Chart, at: number): Held[] => [
  ...chart
    .of(at, 'condition')
    .filter((e) => !e.loose && e.score >= 0.6 && !('related' in e.cond))
    .map((e) => ({ ...e, named: null })),
  ...chart
    .of(at, 'value')
    .filter((e) => !e.negated)
    .map(
      (e): Held => ({
        start: e.start,
        end: e.end,
        score: e.score,
        rule: e.rule,
        kind: 'condition',
        cond: valueCondition(e),
        on: e.dataset,
        loose: false,
        field: e,
        named: e.field.name,
      }),
    ),
]

/** "no shed or tap": it has neither. */
const neither = (chart: Chart, a: Held, b: Held): Condition | null => {
  const pair = b.field ? yesAndNo(b.field.field) : null
  const isDenied = /^(?:no|not|without|never)$/
  if (!pair || pair.no === null || !isDenied.test(chart.word(a.start)) || isDenied.test(chart.word(b.start)))
    return null
  const isYes = 'compare' in b.cond && 'value' in b.cond.right && b.cond.right.value === pair.yes
  return isYes && 'compare' in b.cond ? { all: [a.cond, { ...b.cond, right: { value: pair.no } }] } : null
}

/** "first name starts with J or last name contains son": one of two conditions is enough. */
export const alternatives: PartConstruction = {
  name: 'one condition or another',
  examples: [
    'products cheaper than 10 or dearer than 500',
    "customers whose name starts with 'J' or ends with 'z'",
    'products that are tents or cheaper than 10',
    'airlines with no accidents in either period',
  ],
  match(chart, at) {
    const out: Edge[] = alikeColumns(chart, at, alternatives.name)
    for (const { named, ...a } of heldAt(chart, at)) {
      if (chart.word(a.end) !== 'or') continue
      // "never weighed or last weighed before May"
      const next = skip(chart, a.end + 1, /^(?:last|that|which|who|is|are|was|were)$/)
      for (const b of [...heldAt(chart, a.end + 1), ...(next > a.end + 1 ? heldAt(chart, next) : [])])
        if (a.on === b.on && (named === null || named !== b.named))
          out.push({
            ...a,
            end: b.end,
            score: Math.min(a.score, b.score),
            rule: alternatives.name,
            cond: neither(chart, { ...a, named }, b) ?? { any: [a.cond, ...('any' in b.cond ? b.cond.any : [b.cond])] },
          })
    }
    return out
  },
}
