import type { Condition, Dimension } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { yesAndNo } from './yes-and-no.ts'

const joints = /^(?:and|vs|versus|with|to|than|or|against)$/
const lead = /^(?:that|those|the|average|of|on|for|in|among|all|people|ones|figure|rate)$/
const rests = /^(?:others?|rest|remaining|remainder|without|not|no)$/
const maxBetween = 14

/** Where "and of those without", "than the others", "with that of the rest", "vs not" ends, begun at its joint. */
const restFrom = (chart: Chart, at: number): number | null => {
  if (!joints.test(chart.word(at))) return null
  const isAgain = (place: number) =>
    chart.tokens.slice(0, at).some(({ stem, word }) => stem === chart.tokens[place]?.stem && !rests.test(word))
  let from = at + (chart.word(at + 1) === '.' ? 2 : 1)
  while (from < at + 8 && (lead.test(chart.word(from)) || isAgain(from))) from++
  const ends = (end: number) => end >= chart.tokens.length || /^[.?!,;:)]$/.test(chart.word(end))
  if (/^(?:others?|rest|remaining|remainder)$/.test(chart.word(from)))
    return ends(from + 1) ? from + 1 : isAgain(from + 1) && ends(from + 2) ? from + 2 : null
  if (chart.word(from) === 'without') {
    const end = /^(?:it|one|any|them)$/.test(chart.word(from + 1)) ? from + 2 : from + 1
    return ends(end) ? end : null
  }
  const no = [
    'not',
    'who do not',
    "who don't",
    'who did not',
    'who are not',
    'that do not',
    'that are not',
    'where not',
  ]
  const length = no.map((words) => chart.phrase(from, words)).find((n) => n > 0) ?? 0
  return length > 0 && ends(from + length) ? from + length : null
}

const restAfter = (chart: Chart, at: number): { start: number; end: number } | null => {
  for (let start = at; start < Math.min(chart.tokens.length, at + maxBetween); start++) {
    if (/^[.?!;]$/.test(chart.word(start))) return null
    const end = restFrom(chart, start)
    if (end !== null) return { start, end }
  }
  return null
}

type Held = { start: number; end: number; score: number; cond: Condition | null; named: NamedField }

/** What holds of some rows and not of others: a condition, or what a flag says. */
const heldAt = (chart: Chart, at: number): Held[] => [
  ...chart
    .of(at, 'condition')
    .flatMap((c): Held[] =>
      c.field && !c.loose && c.score >= 0.7 && !('missing' in c.cond) ? [{ ...c, named: c.field }] : [],
    ),
  ...chart
    .of(at, 'value')
    .flatMap((v): Held[] =>
      yesAndNo(v.field) && v.values.length === 1 && v.score >= 0.7 ? [{ ...v, cond: null, named: v }] : [],
    ),
]

/** Those that a condition holds of, beside those that it does not hold of. */
const parted = (chart: Chart, { start, end, cond, named }: Held): Dimension => {
  const of = fieldOf(named)
  if (cond === null || yesAndNo(named.field)) return { of }
  const label = chart.tokens
    .slice(/^(?:with|of|who|that|on|in)$/.test(chart.word(start)) ? start + 1 : start, end)
    .map(({ raw }) => raw)
    .join(' ')
  const known: Condition = { not: { missing: of } }
  return {
    of: {
      case: [
        { when: cond, result: { value: label } },
        { when: known, result: { value: 'the rest' } },
      ],
      else: null,
    },
    label: named.field.label,
  }
}

/** "flights with a failure and those without", "states with 70 or more compared with the rest": both, one beside the other. */
export const besideTheRest = (chart: Chart, at: number, rule: string): Edge[] =>
  heldAt(chart, at).flatMap((held): Edge[] => {
    const rest = restAfter(chart, held.end)
    // what stands nearest is what they are not
    const isOfAnother = chart
      .of(rest?.start ?? -1, 'dimension')
      .some(({ by, end }) => end === rest?.end && by.some((b) => 'field' in b && b.field.field !== held.named.field))
    if (!rest || isOfAnother) return []
    const by = [{ dim: parted(chart, held), field: held.named }]
    const made = { score: held.score, rule, kind: 'dimension' as const, by }
    return [
      { ...made, start: at, end: held.end },
      { ...made, ...rest },
    ]
  })
