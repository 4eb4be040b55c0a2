import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Expression, Question } from '../../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField } from '../../chart.ts'
import { candidate, conditionsOn, listing, orderBy, targetsOf } from '../../compose.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { and, fieldOf, timeFields } from '../../fields.ts'
import { rowBases } from '../shared.ts'

/** "which country is listed after Japan", "who came before Brown". */
export const neighbourRows: FrameConstruction = {
  name: 'next or previous row',
  examples: ['which country is listed after Japan'],
  apply(parts) {
    const out: Candidate[] = []
    for (const step of parts.of('step'))
      for (const base of rowBases(parts)) {
        if (!base.ordered) continue
        const anchors = parts.of('value').filter((v) => v.dataset === base && !v.negated)
        for (const anchor of anchors.slice(0, 3)) {
          const others = conditionsOn(parts, base, [anchor])
          if (others === null) continue
          const targets = [
            ...targetsOf(parts, base, 6),
            ...(targetsOf(parts, base, 6).some((t) => t.field === anchor.field)
              ? []
              : [{ ...anchor, said: 0.15, edge: null }]),
          ]
          for (const target of targets)
            for (const by of [step.by, -step.by] as const)
              for (const time of [null, timeFields(base)[0] ?? null]) {
                if (time && (by !== step.by || step.listed)) continue
                const question = time
                  ? nextInTime(base, target, anchor, others, by, time)
                  : nextRow(base, target, anchor, others, by)
                out.push(
                  candidate(
                    neighbourRows.name,
                    parts,
                    question,
                    [
                      by === step.by ? 'said way' : 'other way',
                      time ? 'time' : 'position',
                      anchor.start > step.start ? 'anchor after' : 'anchor before',
                      target.field === anchor.field ? 'same field' : 'other field',
                    ],
                    target,
                  ),
                )
              }
        }
      }
    return out
  },
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
