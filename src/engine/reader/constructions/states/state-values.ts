import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { type State, statesAt } from './states.ts'
import { yesAndNo } from './yes-and-no.ts'

/** The name of a column, a table or a value that is not of yes or no is itself what was said. */
const isNamed = (chart: Chart, at: number, { field }: State): boolean =>
  [...chart.of(at, 'field'), ...chart.of(at, 'value')].some(
    (e) => e.how === 'exact' && e.score >= 0.95 && e.field !== field && !yesAndNo(e.field),
  ) ||
  (/s$/.test(chart.word(at)) && chart.of(at, 'entity').some((e) => e.how === 'exact' && e.score >= 0.95))

const edgeOf = (state: State, start: number, end: number, score: number, rule: string): Edge => ({
  start,
  end,
  score,
  rule,
  kind: 'value',
  how: 'synonym',
  dataset: state.dataset,
  field: state.field,
  ref: state.ref,
  values: state.values,
  negated: false,
})

/** Words that say that it is not so of the others, of what was said before: "smokers compared to others", "those who survived and those who did not". */
const othersSaid = [
  ...['the others', 'others', 'the rest', 'everyone else', 'everybody else', 'all others', 'other people'],
  ...[
    'those who did not',
    "those who didn't",
    'those who do not',
    "those who don't",
    'those who are not',
    'those without',
  ],
  ...["those who aren't", 'those who were not', "those who weren't", 'ones who did not', "ones who didn't"],
  ...['people who did not', "people who didn't", 'people who do not', "people who don't", 'people who are not'],
  ...['those that did not', "those that didn't", 'those that do not', "those that don't", 'those that are not'],
  ...['who did not', "who didn't", 'who do not', "who don't", 'who are not', 'did not', "didn't"],
]

/** What may stand behind those who are not so. */
const ends = /^(?:by|per|in|on|for|across|each|every|and|or|on|from|at|of)$/
const joints = /^(?:and|or|vs|versus|than|with|to|against|,)$/

/** What is not so, where what is so was said before it. */
const othersAt = (chart: Chart, at: number, rule: string): Edge[] => {
  if (at < 2 || !joints.test(chart.word(at - 1))) return []
  const length = Math.max(0, ...othersSaid.map((words) => chart.phrase(at, words)))
  if (length === 0) return []
  // "infected patients who died compared to others": who are not infected
  const isRest = !/n't$|not$/.test(chart.word(at + length - 1))
  const before = Array.from({ length: at - 1 }, (_, i) => (isRest ? i : at - 2 - i))
  for (const back of before) {
    const states = statesAt(chart, back).filter(({ others }) => others.length > 0)
    const end = at + length
    // "those who did not survive": the word itself is said again
    const isAgain = statesAt(chart, end).length > 0
    // "and did not pay", "those without a cabin": of something else
    const isOther =
      !isRest || chart.word(end - 1) === 'without'
        ? /^\p{L}/u.test(chart.word(end)) && !ends.test(chart.word(end))
        : false
    if (states.length > 0)
      return isAgain || isOther
        ? []
        : states.map((s) => edgeOf({ ...s, values: s.others, others: s.values }, at, end, 1, rule))
  }
  return []
}

/** Whether the other side of a state is said too. */
export const hasOtherSide = (chart: Chart, at: number, { field, values }: State): boolean =>
  chart.tokens.some(
    (_, other) =>
      other !== at &&
      (statesAt(chart, other).some((s) => s.field === field && String(s.values) !== String(values)) ||
        (other > at && othersAt(chart, other, '').some((e) => e.kind === 'value' && e.field === field))),
  )

/** "did not survive", "never smoked", "not a member": the other of the two. */
const notSo = (chart: Chart, at: number, state: State, rule: string): Edge[] => {
  const before = /^(?:a|an|been)$/.test(chart.word(at - 1)) ? at - 2 : at - 1
  if (!/^(?:not|never|\p{L}+n't)$/u.test(chart.word(before)) || state.others.length === 0) return []
  return [edgeOf({ ...state, values: state.others }, before, at + 1, 0.95, rule)]
}

const grouped = /^(?:by|per|across)$/

/** "survivors by sex": how many of them. */
const countOf = (chart: Chart, at: number, end: number, state: State, rule: string): Edge[] => {
  const isGrouped = grouped.test(chart.word(end)) || /^(?:each|every)$/.test(chart.word(end + 1))
  const isNoun = /s$/.test(chart.word(end - 1)) || at === 0
  if (!isGrouped || !isNoun || /^(?:many|of)$/.test(chart.word(at - 1))) return []
  const { dataset: on, values } = state
  const left = fieldOf(state)
  const where: Condition =
    values.length === 1 ? { compare: '=', left, right: { value: values[0] ?? null } } : { in: left, values }
  const span = { start: at, end, score: 0.92, rule }
  const measures = [{ count: on.name, where }]
  return [{ ...span, kind: 'measure', measures, on, fn: 'count some', fields: [state], loose: false }]
}

/** "survivors", "non-smokers", "died": the values that a column has for them. */
export const stateValues = (chart: Chart, at: number, rule: string): Edge[] => {
  const out: Edge[] = othersAt(chart, at, rule)
  for (const state of statesAt(chart, at)) {
    const isFlag = yesAndNo(state.field) !== null
    const isNew = state.isOther ? !isNamed(chart, at, state) : isFlag && hasOtherSide(chart, at, state)
    out.push(...notSo(chart, at, state, rule))
    if (!state.isOther && isFlag) out.push(...countOf(chart, at, at + 1, state, rule))
    if (!isNew) continue
    out.push(edgeOf(state, at, state.end, 0.92, rule), ...countOf(chart, at, state.end, state, rule))
  }
  return out
}
