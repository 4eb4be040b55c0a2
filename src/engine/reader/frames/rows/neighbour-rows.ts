import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Expression, Question } from '../../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField, Parts } from '../../chart.ts'
import type { Target } from '../../compose.ts'
import { candidate, conditionsOn, listing, orderBy, targetsOf } from '../../compose.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { and, fieldOf, timeFields } from '../../fields.ts'
import { rowBases } from '../shared.ts'

/** "which country is listed after Japan", "who came before Brown". */
export const neighbourRows: FrameConstruction = {
  name: 'next or previous row',
  examples: ['which country is listed after Japan'],
  apply(parts) {
    return parts.of('step').flatMap((step) =>
      rowBases(parts)
        .filter((base) => base.ordered)
        .flatMap((base) => {
          const anchors = parts.of('value').filter((v) => v.dataset === base && !v.negated)
          return anchors.slice(0, 3).flatMap((anchor) => besideAnchor(parts, step, base, anchor))
        }),
    )
  },
}

/** What stands beside the one that is named, the way that was said and the other, in the list and in time. */
const besideAnchor = (parts: Parts, step: EdgeOf<'step'>, base: Dataset, anchor: EdgeOf<'value'>): Candidate[] => {
  const others = conditionsOn(parts, base, [anchor])
  if (others === null) return []
  const said = targetsOf(parts, base, 6)
  const targets = said.some((t) => t.field === anchor.field) ? said : [...said, { ...anchor, said: 0.15, edge: null }]
  const made = (target: Target, by: number, time: NamedField | null) =>
    candidate(
      neighbourRows.name,
      parts,
      time ? nextInTime(base, target, anchor, others, by, time) : nextRow(base, target, anchor, others, by),
      [
        by === step.by ? 'said way' : 'other way',
        time ? 'time' : 'position',
        anchor.start > step.start ? 'anchor after' : 'anchor before',
        target.field === anchor.field ? 'same field' : 'other field',
      ],
      target,
    )
  const [time] = step.listed ? [] : timeFields(base)
  return targets.flatMap((target) => [
    made(target, step.by, null),
    ...(time ? [made(target, step.by, time)] : []),
    made(target, -step.by, null),
  ])
}

const nextRow = (
  base: Dataset,
  target: NamedField,
  anchor: EdgeOf<'value'>,
  others: Condition | undefined,
  by: number,
): Question => {
  const position: Expression = { position: base.name }
  const at: Expression = {
    question: {
      measures: [{ fn: by > 0 ? 'max' : 'min', of: position }],
      by: [],
      where: and([valueCondition(anchor), ...(others ? [others] : [])]) as Condition,
    },
  }
  return listing(base, [target], { compare: '=', left: position, right: { op: '+', left: at, right: { value: by } } })
}

const nextInTime = (
  base: Dataset,
  target: NamedField,
  anchor: EdgeOf<'value'>,
  others: Condition | undefined,
  by: number,
  time: NamedField,
): Question => {
  const of = fieldOf(time)
  const at: Expression = {
    question: { measures: [{ fn: by > 0 ? 'max' : 'min', of }], by: [], where: valueCondition(anchor) },
  }
  return listing(
    base,
    [target],
    and([{ compare: by > 0 ? '>' : '<', left: of, right: at }, ...(others ? [others] : [])]),
    { order: [orderBy(time, by < 0)], limit: 1 },
  )
}
