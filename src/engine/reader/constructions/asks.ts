import type { Ask, Chart, Edge, PartConstruction } from '../chart.ts'
import { unitFrom } from '../knowledge/units.ts'
import { fallingWords, gainedWords, multiples, risingWords } from '../knowledge/verbs/change-words.ts'
import type { Token } from '../words/words.ts'
import { numericTest } from './conditions/comparators.ts'
import { comparativeOf } from './ranking/qualities.ts'

const openings: [words: string, what: Ask][] = [
  ['how long', 'long'],
  ['how often', 'often'],
  ['how much', 'amount'],
  ['how many times', 'count'],
  ['how many', 'count'],
  ['number of', 'count'],
  ['count', 'count'],
  ['what year', 'when'],
  ['which year', 'when'],
  ['what date', 'when'],
  ['in what year', 'when'],
  ['in which year', 'when'],
  ...['who on the team', 'who on our team', 'who in the team', 'who of the staff'].map((words): [string, Ask] => [
    words,
    'who',
  ]),
  ['who', 'who'],
  ['whose', 'who'],
  ['whom', 'who'],
  ['when', 'when'],
  ['where', 'where'],
  ['which', 'which'],
  ['what', 'what'],
  ['whats', 'what'],
  ['whos', 'who'],
  ['name', 'list'],
  ['list', 'list'],
  ['show', 'list'],
  ['return', 'list'],
  ['give', 'list'],
]

/** What kind of answer the question word asks for. */
export const asks: PartConstruction = {
  name: 'a question word',
  examples: ['who', 'who on the team', 'when', 'where', 'how long'],
  match(chart, at) {
    // "which two", "the three ... with the highest": how many are wanted
    const many = /^(?:which|what|name|list|show|the|give)$/.test(chart.word(at))
      ? chart.of(at + 1, 'number')[0]
      : undefined
    if (many && many.value >= 2 && many.value <= 20 && !/^\d/.test(chart.word(many.end)))
      return [{ start: at, end: many.end, score: 0.7, rule: asks.name, kind: 'ask', what: 'which' }]
    // "10 customers with the most orders"
    const first = at === 0 ? chart.of(0, 'number')[0] : undefined
    if (first && first.value >= 2 && first.value <= 100 && first.end < chart.tokens.length)
      return [{ start: 0, end: first.end, score: 0.7, rule: asks.name, kind: 'ask', what: 'which' }]
    for (const [words, what] of openings) {
      const length = chart.phrase(at, words)
      if (length > 0) return [{ start: at, end: at + length, score: 0.5, rule: asks.name, kind: 'ask', what }]
    }
    if (at === 0 && /^(?:is|are|was|were|did|does|do|has|have|had|can|will)$/.test(chart.word(0)) && !isRequest(chart))
      return [{ start: 0, end: 1, score: 0.5, rule: asks.name, kind: 'ask', what: 'yesno' }]
    return []
  },
}

const behind = ['which ones', 'which one', 'which', 'who', 'list them', 'name them', 'show them', 'what are they']

/** "can you show me", "are there any without one? which ones": not whether, but which. */
const isRequest = (chart: Chart): boolean => {
  if (/^(?:can|will)$/.test(chart.word(0)) && chart.word(1) === 'you') return true
  const isPoint = (at: number) => /^[?.!]$/.test(chart.word(at))
  let end = chart.tokens.length
  while (end > 0 && isPoint(end - 1)) end--
  return behind.some((words) => {
    const at = end - words.split(' ').length
    const before = chart.word(at - 1)
    return at > 2 && chart.phrase(at, words) > 0 && (isPoint(at - 1) || /^(?:,|and|-|if so)$/.test(before))
  })
}

const steps: [words: string, by: 1 | -1][] = [
  ['right after', 1],
  ['immediately after', 1],
  ['directly after', 1],
  ['right before', -1],
  ['immediately before', -1],
  ['directly before', -1],
  ['directly below', 1],
  ['directly above', -1],
  ['prior to', -1],
  ['previous to', -1],
  ['after', 1],
  ['following', 1],
  ['follows', 1],
  ['followed', 1],
  ['succeeded', 1],
  ['below', 1],
  ['next to', 1],
  ['next', 1],
  ['behind', 1],
  ['before', -1],
  ['preceding', -1],
  ['precedes', -1],
  ['preceded', -1],
  ['previous', -1],
  ['above', -1],
  ['ahead of', -1],
]

/** "after Brown", "listed below", "previous", "next". */
export const neighbours: PartConstruction = {
  name: 'before or after',
  examples: ['which country is listed after Japan', 'who came before Brown'],
  match(chart, at) {
    for (const [words, by] of steps) {
      const length = chart.phrase(at, words)
      // "closed after an inspection": any of them, and no place in a list
      if (length > 0 && !/^an?$/.test(chart.word(at + length)))
        return [
          {
            start: at,
            end: at + length,
            score: 0.7,
            rule: neighbours.name,
            kind: 'step',
            by,
            listed: /^(?:listed|above|below)$/.test(chart.word(at - 1)) || /^(?:above|below)$/.test(chart.word(at)),
          },
        ]
    }
    return []
  },
}

const operators: [words: string, op: Extract<Edge, { kind: 'operator' }>['op']][] = [
  ['difference between', 'difference'],
  ['difference in', 'difference'],
  ['gap between', 'difference'],
  ['how far apart', 'difference'],
  ['how far between', 'difference'],
  ['how far is it between', 'difference'],
  ['spread between', 'difference'],
  ['distance between', 'difference'],
  ['range between', 'difference'],
  ['gap in', 'difference'],
  ['difference of', 'difference'],
  ['the difference', 'difference'],
  ['how many more', 'difference'],
  ['how much more', 'difference'],
  ['how many fewer', 'difference'],
  ['how many less', 'difference'],
  ['how much less', 'difference'],
  ['how much higher', 'difference'],
  ['how much longer', 'difference'],
  ['by how much', 'difference'],
  ['by how many', 'difference'],
  ['how many years', 'elapsed'],
  ['how many days', 'elapsed'],
  ['how many months', 'elapsed'],
  ['percentage of', 'share'],
  ['percent of', 'share'],
  ['proportion of', 'share'],
  ['share of', 'share'],
  ['fraction of', 'share'],
  ['% of', 'share'],
  ['pct of', 'share'],
  ['what pct', 'share'],
  ['what proportion', 'share'],
  ['what fraction', 'share'],
  ['what percentage', 'share'],
  ['what percent', 'share'],
  ['what share', 'share'],
  ['what part of', 'share'],
  ['what part', 'share'],
  ['how much of', 'share'],
  ['how big a share of', 'share'],
  ['in percent', 'share'],
  ['in %', 'share'],
  ['ratio of', 'ratio'],
  ['or', 'or'],
  ['compare', 'compare'],
  ['compared to', 'compare'],
  ['compared with', 'compare'],
  ['versus', 'compare'],
  ['vs', 'compare'],
  ['distinct', 'distinct'],
  ['unique', 'distinct'],
  ['different', 'distinct'],
  ['only', 'only'],
  ['on average', 'average'],
  ...['duplicate', 'duplicated', 'duplicates', 'duplicate rows', 'duplicate entries', 'duplicate records'].map(
    (words): [string, 'duplicates'] => [words, 'duplicates'],
  ),
  ...['together', 'combined', 'altogether', 'in total', 'put together'].map((words): [string, 'together'] => [
    words,
    'together',
  ]),
  ...['describe', 'summarise', 'summarize', 'summary of', 'overview of', 'a summary of', 'an overview of'].map(
    (words): [string, 'describe'] => [words, 'describe'],
  ),
]

/** "how tall is the average centre": of such things on average. */
const averageThing = (chart: Chart, at: number): Edge[] => {
  const isSuch = /^(?:average|typical)$/.test(chart.word(at)) && /^(?:an?|the)$/.test(chart.word(at - 1))
  if (!isSuch || chart.word(0) !== 'how' || /^(?:much|many|often)$/.test(chart.word(1))) return []
  const isThing = (['value', 'entity', 'condition'] as const).some((kind) => chart.of(at + 1, kind).length > 0)
  return isThing ? [{ start: at, end: at + 1, score: 0.9, rule: markers.name, kind: 'operator', op: 'average' }] : []
}

/** "no-show percentage by department": of what stands before it. */
const shareBehind = (chart: Chart, at: number): Edge[] =>
  /^(?:percentage|percent|rate|share|%)$/.test(chart.word(at)) &&
  /^(?:by|per|for|in|of|)$/.test(chart.word(at + 1)) &&
  [1, 2, 3].some((n) => chart.of(at - n, 'value').some((v) => v.end === at && v.how === 'exact'))
    ? [{ start: at, end: at + 1, score: 0.85, rule: markers.name, kind: 'operator', op: 'share' }]
    : []

/** "percent denied by region": of what stands behind it. */
const shareBefore = (chart: Chart, at: number): Edge[] =>
  /^(?:percentage|percent|share|%)$/.test(chart.word(at)) &&
  [...chart.of(at + 1, 'value'), ...chart.of(at + 1, 'condition')].some(
    (e) => e.score >= 0.9 && (e.kind === 'value' ? e.how === 'exact' : !e.loose),
  )
    ? [{ start: at, end: at + 1, score: 0.85, rule: markers.name, kind: 'operator', op: 'share' }]
    : []

/** "how much taller are men than women", "by how many centimetres are they taller": the word says what lies between them. */
const apartBy = (chart: Chart, at: number): Edge[] => {
  const isHeldAgainst = (place: number) =>
    comparativeOf(chart, chart.word(place))?.of !== undefined &&
    chart.tokens.some(({ word }, i) => i > place && word === 'than')
  const opening = chart.phrase(at, 'how much')
  const edge = { start: at, score: 0.9, rule: markers.name, kind: 'operator' as const, op: 'difference' as const }
  if (opening > 0) return isHeldAgainst(at + opening) ? [{ ...edge, end: at + opening + 1 }] : []
  const unitAt = at + chart.phrase(at, 'by how many')
  const unit = unitAt > at ? unitFrom(chart.word(unitAt), chart.word(unitAt + 1)) : null
  if (unit) return [{ ...edge, end: unitAt + unit.words }]
  const isAsked = chart.tokens.some((_, i) => i < at && chart.phrase(i, 'by how') > 0)
  return isAsked && isHeldAgainst(at) ? [{ ...edge, end: at + 1 }] : []
}

const operatorAt = (chart: Chart, at: number): Edge[] => {
  const out: Edge[] = [
    ...averageThing(chart, at),
    ...shareBehind(chart, at),
    ...shareBefore(chart, at),
    ...apartBy(chart, at),
  ]
  let longest = 0
  for (const [words, op] of operators) {
    const length = chart.phrase(at, words)
    if (length === 0 || length < longest || (op === 'together' && chart.word(at + length) === 'with')) continue
    // "by what percent did it grow"
    if (op === 'share' && chart.word(at - 1) === 'by' && chart.word(at) === 'what') continue
    // "what each has given in total"
    if (op === 'together' && chart.tokens.some((t, i) => i < at && t.word === 'each')) continue
    longest = length
    out.push({ start: at, end: at + length, score: 0.9, rule: markers.name, kind: 'operator', op })
  }
  return out
}

const overs: [words: string, kind: Extract<Edge, { kind: 'over' }>['over']['kind'], n?: number][] = [
  ['as a share', 'share'],
  ['as a percentage', 'share'],
  ['share of total', 'share'],
  ['percentage of total', 'share'],
  ['percent of total', 'share'],
  ['running total', 'running'],
  ['cumulative', 'running'],
  ['moving average', 'moving', 3],
  ['rolling average', 'moving', 3],
  ['month over month change', 'growth'],
  ['mom change', 'change'],
  ['mom growth', 'growth'],
  ['yoy growth', 'growth'],
  ['month over month', 'growth'],
  ['year over year', 'growth'],
  ['week over week', 'growth'],
  ['growth rate', 'growth'],
  ['by how many percent', 'growth'],
  ['by how many %', 'growth'],
  ['by how much percent', 'growth'],
  ['by what %', 'growth'],
  ['by what percentage', 'growth'],
  ['by what percent', 'growth'],
  ['percentage change', 'growth'],
  ['percent change', 'growth'],
  ['% change', 'growth'],
  ['percentage growth', 'growth'],
  ['growth', 'growth'],
  ['change from the previous', 'change'],
  ['change', 'change'],
  ['changed', 'change'],
  ...[...risingWords, ...fallingWords].map((words): [string, 'change'] => [words, 'change']),
  ['rank', 'rank'],
]

/** "3 month moving average", "7-day rolling average": over so many. */
const movingOver = (chart: Chart, at: number): Edge[] => {
  const [number] = chart.of(at, 'number')
  if (!number || number.value < 2) return []
  const unit = chart.word(number.end) === '-' ? number.end + 1 : number.end
  const length = chart.phrase(unit + 1, 'moving average') || chart.phrase(unit + 1, 'rolling average')
  if (length === 0 || !/^(?:day|week|month|quarter|year)$/.test(chart.word(unit))) return []
  const over = { kind: 'moving' as const, n: number.value }
  return [{ start: at, end: unit + 1 + length, score: 0.95, rule: markers.name, kind: 'over', over, falls: false }]
}

const isThan = ({ word }: Token): boolean => word === 'than'

/** "which were higher in", "how many were lower in": not whether something was. */
const asksWhich = (chart: Chart, at: number): boolean =>
  chart.tokens.slice(0, at).some(({ word }) => /^(?:which|many|what|list|show|name|those)$/.test(word))

/** "lower in 2020 than in 2019", "lost the most from 2018 to 2019": a change, where two times are said. */
const fromOneToOther = (chart: Chart, at: number): Edge[] => {
  const sides = chart.tokens.flatMap((_, i) => (i > at ? chart.of(i, 'sides') : []))[0]
  const gained = gainedWords.get(chart.word(at))
  const compared = comparativeOf(chart, chart.word(at))
  const isHeld = compared && sides && asksWhich(chart, at) && chart.tokens.slice(at, sides.end).some(isThan)
  const times = multiples.get(chart.word(at))
  if (!sides || (!gained && !isHeld && !times)) return []
  // what is said first is the more or the less of the two
  const falls = times ? times < 1 : gained ? gained === 'less' : compared?.more !== sides.turned
  const over = { kind: times ? ('growth' as const) : ('change' as const) }
  return [{ start: at, end: at + 1, score: 0.9, rule: markers.name, kind: 'over', over, falls }]
}

/** "how much rain fell in March": so much of it, not how much less. */
const isSoMuch = (chart: Chart, at: number): boolean =>
  chart.word(at) === 'fell' &&
  [2, 3, 4].some((back) => chart.phrase(at - 1 - back, 'how much') > 0 && chart.word(at - 2 - back) !== 'by')

const changesSaid = [
  ...['how many more or fewer', 'how many more or less', 'how much more or less', 'more or fewer', 'more or less'],
  ...['the change', 'change', 'the difference', 'difference', 'the increase', 'the rise', 'the drop', 'the decrease'],
]
const beforeWords =
  /^(?:than|compared (?:with|to)|from|against|versus|over) (?:in )?the (?:(?:year|quarter|month|week|day|one|period) before|(?:previous|preceding|prior) (?:year|quarter|month|week|day|one|period))\b/

/** "the change compared with the year before", "how many more or fewer that was than the month before": from each to the next. */
const sinceBefore = (chart: Chart, at: number): Edge[] => {
  const said = changesSaid.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0
  let from = at + said
  while (said > 0 && from < at + said + 3 && /^(?:that|it|this|was|is|were|there|are)$/.test(chart.word(from))) from++
  const words = chart.tokens.slice(from, from + 6).map(({ word }) => word)
  const length = beforeWords.exec(words.join(' '))?.[0].split(' ').length ?? 0
  // "last month vs the month before": two periods
  if (length === 0 || (said === 0 && chart.tokens.some((_, i) => chart.of(i, 'sides').length > 0))) return []
  const falls = chart.tokens.slice(at, from).some(({ word }) => /^(?:drop|decrease)$/.test(word))
  const span = { start: at, end: from + length, score: 0.95, rule: markers.name }
  return [{ ...span, kind: 'over', over: { kind: 'change' }, falls }]
}

export const markers: PartConstruction = {
  name: 'an operator',
  examples: [
    'difference between',
    'percentage of',
    'Anna or Ben',
    'running total of revenue by month',
    'growth of sales by year',
    'orders by year and how many more or fewer than the year before',
  ],
  match(chart, at) {
    const out = [
      ...operatorAt(chart, at),
      ...movingOver(chart, at),
      ...fromOneToOther(chart, at),
      ...sinceBefore(chart, at),
    ]
    if (isSoMuch(chart, at))
      return [...out, { start: at, end: at + 1, score: 0.9, rule: markers.name, kind: 'ask', what: 'amount' }]
    for (const [words, kind, n] of overs) {
      const length = chart.phrase(at, words)
      if (length === 0) continue
      const edge = { start: at, score: 0.9, rule: markers.name, kind: 'over' as const }
      const over = { kind, ...(n ? { n } : {}) }
      const falls = fallingWords.includes(words)
      out.push({ ...edge, end: at + length, over, falls })
      // "grew by more than 10 percent"
      const bar = numericTest(chart, at + length + (chart.word(at + length) === 'by' ? 1 : 0))
      if (kind === 'change' && bar && bar.high === null && bar.compare !== '=')
        out.push({ ...edge, end: bar.end, over, falls })
      break
    }
    return out
  },
}

const charts = new Map(
  'bar column:bar stacked line pie donut doughnut:donut scatter area map table heatmap histogram box funnel'
    .split(' ')
    .map((word): [string, string] => {
      const [said = '', kind = said] = word.split(':')
      return [said, kind]
    }),
)
const makings =
  'show it as a,show this as a,show that as a,draw it as a,draw that as a,plot it as a,plot that as a,make it a,make that a,make this a,turn it into a,turn that into a,turn this into a'.split(
    ',',
  )

/** "make that a bar chart". */
const wished = (chart: Chart, at: number): number =>
  makings.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0

export const wishes: PartConstruction = {
  name: 'a chart',
  examples: ['as a pie', 'as a bar chart', 'on a map', 'make that a bar chart'],
  match(chart, at) {
    const length =
      wished(chart, at) ||
      chart.phrase(at, 'as a') ||
      chart.phrase(at, 'as an') ||
      chart.phrase(at, 'on a') ||
      chart.phrase(at, 'in a') ||
      chart.phrase(at, 'a')
    const word = chart.word(at + length)
    const kind = charts.get(word)
    if (!kind || (length === 0 && !/^(?:chart|plot|graph|only)$/.test(chart.word(at + 1)))) return []
    const end = at + length + 1 + (/^(?:chart|plot|graph|only|diagram)$/.test(chart.word(at + length + 1)) ? 1 : 0)
    if (chart.phrase(at, 'in a') > 0 && end === at + length + 1) return []
    return [{ start: at, end, score: 0.9, rule: wishes.name, kind: 'wish', chart: kind }]
  },
}
