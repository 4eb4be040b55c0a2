import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'

type Named = EdgeOf<'field'>

const skip = (chart: Chart, at: number, what: RegExp): number => {
  const more = chart.tokens.slice(at, at + 3).findIndex(({ word }) => !what.test(word))
  return more < 0 ? Math.min(at + 3, chart.tokens.length) : at + more
}

const isLeftOut = ({ field }: Named): boolean => (field.profile?.nulls ?? 0) > 0

/** What stands in a column was told: "is known", "was given". */
const told = /^(?:known|given|recorded|filled|available|entered|stated|listed|reported|noted|specified|measured)$/
const gone = /^(?:missing|empty|null|blank|unknown|unrecorded|unspecified|lacking|absent)$/

const held = (fields: Named[], start: number, end: number, cond: Condition): Edge[] => {
  const [first] = fields
  if (!first || fields.some(({ dataset }) => dataset !== first.dataset)) return []
  const score = Math.min(...fields.map((f) => f.score))
  return [{ start, end, score, rule: '', kind: 'condition', cond, on: first.dataset, loose: false, field: first }]
}

const isMissing = (named: Named): Condition => ({ missing: fieldOf(named) })
const isKnown = (named: Named): Condition => ({ not: isMissing(named) })

/** "the region", "the region or the rate", "the diet, the age and the weight". */
export const listsAt = (chart: Chart, at: number): { fields: Named[]; joint: string; end: number }[] =>
  chart
    .of(skip(chart, at, /^(?:the|a|an|their|its|both|either)$/), 'field')
    .filter(({ score }) => score >= 0.6)
    .flatMap((f) => {
      const alone = { fields: [f], joint: '', end: f.end }
      const next = skip(chart, f.end, /^(?:,|and|or)$/)
      if (next === f.end) return [alone]
      const more = listsAt(chart, next).map(({ fields, joint, end }) => ({
        fields: [f, ...fields],
        joint: joint || chart.word(next - 1),
        end,
      }))
      return [alone, ...more.filter(({ joint }) => joint !== ',')]
    })

const conditionFor = (fields: Named[], joint: string, known: boolean): Condition => {
  const conds = fields.map(known ? isKnown : isMissing)
  if (conds.length === 1) return conds[0] as Condition
  return joint === 'or' ? { any: conds } : { all: conds }
}

const filledIn = (chart: Chart, at: number): number =>
  /^filled$/.test(chart.word(at - 1)) ? skip(chart, at, /^in$/) : at

/** "the diet is known", "both the diet and the age are given", "the region or the rate is blank". */
const saidOfFields = (chart: Chart, at: number): Edge[] =>
  listsAt(chart, at).flatMap(({ fields, joint, end }) => {
    const verb = skip(chart, end, /^(?:is|are|was|were|been|has|have|both|values?|date|levels?|figures?)$/)
    const isNot = chart.word(verb) === 'not'
    const last = isNot ? verb + 1 : verb
    if (!(told.test(chart.word(last)) ? verb > end : fields.length > 1 && gone.test(chart.word(last)))) return []
    const known = told.test(chart.word(last)) !== isNot
    // of one column that is another's to say
    if (fields.length === 1 && !known) return []
    return held(fields, at, filledIn(chart, last + 1), conditionFor(fields, joint, known))
  })

const asking =
  /^(?:whether|if|what|which|how|who|when|where|the|a|an|their|its|there|was|is|of|they|it|he|she|were|are|has|have|been|did|many|much|old|long)$/
const longAsking = 6
const trailing =
  /^(?:took|take|place|happened|was|were|is|are|there|done|made|exists|or|not|had|have|has|they|it|he|she)$/

const doNot = ['do not', 'did not', "don't", "didn't"].flatMap((words) => [
  ...['we', 'you', 'they', 'i'].map((who) =>
    words.includes("'") ? `${words} ${who}` : words.replace(' ', ` ${who} `),
  ),
  words,
])

/** "where we know whether a search took place", "we do not know the age". */
const knownToUs = (chart: Chart, at: number): Edge[] => {
  const from = skip(chart, at, /^(?:we|you|they|i)$/)
  const not = doNot.map((words) => chart.phrase(from, words)).find((n) => n > 0) ?? 0
  if (chart.word(from + not) !== 'know') return []
  let to = from + not + 1
  while (to < from + not + 1 + longAsking && asking.test(chart.word(to))) to++
  if (to === from + not + 1) return []
  return chart
    .of(to, 'field')
    .filter((f) => f.score >= 0.6 && isLeftOut(f))
    .flatMap((f) => held([f], at, skip(chart, f.end, trailing), not > 0 ? isMissing(f) : isKnown(f)))
}

/** "no purchase | price": what is only a little like a name is not it where the name goes on. */
export const goesOn = (chart: Chart, { end, how }: Named): boolean =>
  (how === 'part' || how === 'related') && !chart.isPlain(end) && chart.of(end, 'field').some((f) => f.score >= 0.6)

const gave = /^(?:answered|gave|given|stated|reported|told|provided|specified|disclosed|entered|filled)$/
const give = /^(?:answer|give|state|report|tell|provide|specify|disclose|enter|fill|have|record)$/
const nots = ['did not', "didn't", 'do not', "don't", 'does not', "doesn't", 'refused to', 'failed to', 'would not']

/** "who answered the smoking question", "who did not give an age". */
const givenByThem = (chart: Chart, at: number): Edge[] => {
  const not = nots.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0
  if (!(not > 0 ? give : gave).test(chart.word(at + not))) return []
  const to = skip(chart, at + not + 1, /^(?:us|in|a|an|any|the|their|its|on)$/)
  return chart
    .of(to, 'field')
    .filter((f) => f.score >= 0.6 && isLeftOut(f) && !goesOn(chart, f))
    .flatMap((f) => {
      const end = skip(chart, f.end, /^(?:question|questions|column|field|value)$/)
      return held([f], at, end, not > 0 ? isMissing(f) : isKnown(f))
    })
}

/** "don't have", "did not get", "don't we have". */
const notHaving = (chart: Chart, at: number): number => {
  const not = doNot.concat("doesn't", 'does not', "haven't", "hasn't").map((words) => chart.phrase(at, words))
  const length = Math.max(0, ...not)
  return length > 0 && /^(?:have|has|get|got|give|show)$/.test(chart.word(at + length)) ? length + 1 : 0
}

const noWord = /^(?:information|info|data|record|records|details|entry|value|answer|figure|reading|word)$/

/** "no information about failures", "with no record of the age". */
const nothingOn = (chart: Chart, at: number): Edge[] => {
  const denied = /^(?:no|without)$/.test(chart.word(at)) ? 1 : notHaving(chart, at)
  if (denied === 0) return []
  const word = skip(chart, at + denied, /^(?:any|an?)$/)
  if (!noWord.test(chart.word(word)) || !/^(?:about|on|of|for|in|as)$/.test(chart.word(word + 1))) return []
  return chart
    .of(skip(chart, word + 2, /^(?:the|a|an|any|their|its|to)$/), 'field')
    .filter((f) => f.score >= 0.6 && isLeftOut(f))
    .flatMap((f) => held([f], at, f.end, isMissing(f)))
}

/** "with a known age", "with a vote recorded". */
const withIt = (chart: Chart, at: number): Edge[] => {
  if (!/^(?:with|have|has|had|having)$/.test(chart.word(at))) return []
  const from = skip(chart, at + 1, /^(?:a|an|the|any|their)$/)
  const known = /^(?:known|recorded|stated|given|reported)$/.test(chart.word(from)) ? 1 : 0
  return chart
    .of(from + known, 'field')
    .filter((f) => f.score >= 0.6 && (known > 0 || told.test(chart.word(f.end))))
    .flatMap((f) => held([f], at, filledIn(chart, known > 0 ? f.end : f.end + 1), isKnown(f)))
}

/** "missing the first score or the second value": any of them is gone. */
const missingAny = (chart: Chart, at: number): Edge[] => {
  if (!/^(?:missing|lack|lacks|lacking|miss)$/.test(chart.word(at))) return []
  const any = skip(chart, at + 1, /^(?:any|one|either|of)$/)
  return listsAt(chart, any)
    .filter(({ fields }) => fields.length > 1)
    .flatMap(({ fields, joint, end }) =>
      held(
        fields,
        at,
        skip(chart, end, /^(?:values?|figures?|readings?|levels?|or|both)$/),
        conditionFor(fields, joint, false),
      ),
    )
}

const ways = [missingAny, saidOfFields, knownToUs, givenByThem, nothingOn, withIt]

/** Of which rows it is known what stands in a column, and of which not. */
export const knownOrNot = (chart: Chart, at: number, rule: string): Edge[] =>
  ways.flatMap((way) => way(chart, at)).map((edge) => ({ ...edge, rule }))
