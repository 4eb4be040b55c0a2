import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { comparatorAt } from '../../constructions/conditions/comparators.ts'
import { counterpart } from '../../constructions/conditions/two-fields.ts'
import { amountOf, fieldOf, isAmount, isTime, isTimeLike, namedFields } from '../../fields.ts'
import { isDuration } from '../../knowledge/units.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { holding, type Limit } from '../phrases.ts'
import { dueWords } from './due.ts'

/** Two columns of a row held against each other, of which one may only be a word of what was done or planned: "went over the planned hours", "beat their personal best", "earlier than promised", "made more than it used". */

/** `less` where less time is better: "beat their best time". */
type Against = { compare: Comparison; ofTimes?: Comparison }
const against: Record<string, Against> = {}
const put = (texts: string, each: Against) => {
  for (const text of texts.split(', ')) against[text] = each
}
put(
  'went over, gone over, go over, going over, goes over, ran over, run over, came in over, came out over, came to more than, exceeded, exceed, exceeds, exceeding, overran, overshot, surpassed, surpasses, surpass, outdid, topped, went beyond, gone beyond, came in above, ended up above, ended above, went above, was over, were over, was above, were above',
  { compare: '>' },
)
put(
  "came in under, came in below, stayed under, stayed below, kept under, fell short of, falls short of, fell below, ended up below, ended below, remained below, remained under, was under, were under, was below, were below, did not reach, didn't reach, missed",
  { compare: '<' },
)
put("stayed within, kept within, kept to, stuck to, respected, did not exceed, didn't exceed, stayed inside, within", {
  compare: '<=',
})
put('met, reached, hit, made, fulfilled, achieved, lived up to', { compare: '>=', ofTimes: '<=' })
put('beat, beats, beating, bettered, improved on, improved, outperformed, outperform, smashed, broke', {
  compare: '>',
  ofTimes: '<',
})
put('matched, equalled, equaled, the same as, same as, equal to, identical to, as planned as', { compare: '=' })
put(
  "different from, differs from, differ from, differed from, not the same as, does not match, do not match, did not match, doesn't match, don't match, didn't match, other than",
  {
    compare: '<>',
  },
)
put('slower than, worse than', { compare: '<', ofTimes: '>' })
put('faster than, quicker than, better than', { compare: '>', ofTimes: '<' })
/** Between moments. */
put('later than, after, past, beyond', { compare: '>' })
put('earlier than, sooner than, before, ahead of, in advance of, prior to', { compare: '<' })
put('on or before, no later than, not later than, by', { compare: '<=' })
put('on or after, no earlier than, not earlier than, not before', { compare: '>=' })

const mostWords = 4
const ofMoments =
  /^(?:later than|after|past|beyond|earlier than|sooner than|before|ahead of|in advance of|prior to|on or before|no later than|not later than|by|on or after|no earlier than|not earlier than|not before)$/

type Found = Against & { end: number; isOfMoments: boolean; isThan: boolean }

const againstAt = (chart: Chart, at: number): Found | null => {
  for (let words = mostWords; words > 0; words--) {
    const text = textOf(chart, at, at + words)
    const known = Object.hasOwn(against, text) ? against[text] : undefined
    if (known) return { ...known, end: at + words, isOfMoments: ofMoments.test(text), isThan: / than$/.test(text) }
  }
  const known = comparatorAt(chart, at)
  return (
    known && {
      compare: known.compare,
      end: known.end,
      isOfMoments: false,
      isThan: chart.word(known.end - 1) === 'than',
    }
  )
}

/** What was to be, as people say it behind "than". */
const plannedSaid =
  /^(?:planned|promised|expected|scheduled|budgeted|estimated|agreed|allowed|due|advertised|recommended|quoted|listed|required|needed|predicted|forecast|targeted|hoped|anticipated|intended|ordered|asked|allotted|permitted|booked|contracted|paid|guaranteed)$/
const whose =
  /^(?:the|their|its|his|her|our|my|your|own|a|an|it|they|we|was|were|is|are|what|originally|initially|first|had|has|been|previous|to|of|that)$/

const isDate = ({ field }: NamedField): boolean => isTime(field)
const isCount = ({ field }: NamedField): boolean => isAmount(field) && !isTimeLike(field) && field.role !== 'id'

const wordsOf = ({ field }: NamedField): string[] => identifierWords(field.label)

/** The one column that is called by a word that was said. */
const calledBy = (chart: Chart, word: string, is: (named: NamedField) => boolean): NamedField | null => {
  const root = rootOf(word)
  const [only, ...others] = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter((named) => is(named) && wordsOf(named).some((own) => own === word || rootOf(own) === root))
  return only && others.length === 0 ? only : null
}

const textOf = (chart: Chart, from: number, to: number): string =>
  chart.tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
const dueSaid = /^(?:due|due date|due day|deadline|due by date|agreed date|promised date|expected date|day due)$/

/** What stands behind: a column by its name, or what was planned. */
const rightAt = (chart: Chart, at: number, to: number, isThan: boolean): { named: NamedField; cost: number }[] => {
  let from = at
  while (from < to && whose.test(chart.word(from))) from++
  const edges = chart
    .of(from, 'field')
    .filter(({ end, score }) => end === to && score >= 0.6)
    .map((named) => ({ named, cost: 1 - named.score }))
  if (edges.length > 0) return edges
  if (dueSaid.test(textOf(chart, from, to))) {
    const [due, ...others] = chart.catalog.datasets
      .filter(({ hidden }) => !hidden)
      .flatMap(namedFields)
      .filter((named) => isDate(named) && wordsOf(named).some((word) => dueWords.test(word)))
    return due && others.length === 0 ? [{ named: due, cost: 0.05 }] : []
  }
  if (from !== to - 1) return []
  const word = chart.word(from)
  if (!isThan || !plannedSaid.test(word)) return []
  const named = calledBy(chart, word, isDate) ?? calledBy(chart, word, isCount)
  return named ? [{ named, cost: 0.05 }] : []
}

const edgeAt = (named: NamedField, start: number, end: number): EdgeOf<'field'> => ({
  ...named,
  start,
  end,
  score: 0.9,
  rule: 'clauses',
  kind: 'field',
  how: 'words',
})

const helping =
  /^(?:came|come|comes|went|go|goes|got|ran|run|took|take|takes|was|were|is|are|had|has|have|did|do|been|it|they|in|out|up|back|much|finished|done|be|swam|drove|rode|worked|made|far|even|a|lot|bit|little|still|actually|who|which|that)$/

const saidBefore = (chart: Chart, at: number): NamedField[] =>
  [at - 3, at - 2, at - 1].flatMap((from) =>
    chart.of(from, 'field').filter(({ end, score }) => end === at && score >= 0.6),
  )

/** What stands before it, the nearest name or what was done. */
const leftAt = (chart: Chart, from: number, at: number, right: NamedField): NamedField | null => {
  const isSuch = isTime(right.field) ? isDate : isCount
  const isOther = (named: NamedField) => isSuch(named) && named.field !== right.field && named.dataset === right.dataset
  for (let start = from; start < at; start++) {
    const [said] = chart.of(start, 'field').filter((edge) => edge.end <= at && edge.score >= 0.6 && isOther(edge))
    if (said) return said
  }
  const rest = chart.tokens.slice(from, at).filter(({ word }) => !helping.test(word))
  const done = rest.length === 1 && rest[0] ? calledBy(chart, rest[0].word, isOther) : null
  if (rest.length > (done ? 1 : 0)) return null
  // "the Reds beat the Blues": what stands right before is meant, and nothing else
  if (!done && saidBefore(chart, from).some(isOther)) return null
  return done ?? counterpart(chart, at, edgeAt(right, at, at), isOther)?.field ?? alikeTo(right, isOther)
}

const unitOf = ({ field }: NamedField): string | null =>
  field.format?.unit ?? (field.format?.kind === 'currency' ? 'money' : null)

/** The only other that is kept in the same unit; of days the only one that may be missing. */
const alikeTo = (right: NamedField, isOther: (named: NamedField) => boolean): NamedField | null => {
  const others = namedFields(right.dataset).filter(isOther)
  const unit = unitOf(right)
  const [only, ...more] = isTime(right.field)
    ? others.filter(({ field }) => (field.profile?.nulls ?? 0) > 0)
    : others.filter((named) => unit !== null && unitOf(named) === unit)
  return only && more.length === 0 ? only : null
}

/** Shorter is better of what it took. */
const isTaken = ({ field }: NamedField): boolean =>
  isDuration(field) || /\b(?:time|min|mins|minutes|sec|secs|seconds|hrs)\b/i.test(field.label.replaceAll('_', ' '))

const limitOf = (
  left: NamedField,
  right: NamedField,
  compare: Comparison,
  from: number,
  to: number,
  cost: number,
): Limit => {
  const of = isTime(left.field) ? fieldOf : amountOf
  const cond: Condition = { compare, left: of(left), right: of(right) }
  return {
    cost,
    edges: [holding(from, to)],
    of: [left, right],
    on: left.dataset,
    make: () => cond,
  }
}

const mostBefore = 3

/** "went over the planned hours", "came earlier than promised", "swam slower than their personal best". */
const overPlan = (chart: Chart, from: number, to: number): Limit[] => {
  for (let at = from; at <= Math.min(from + mostBefore, to - 2); at++) {
    const found = againstAt(chart, at)
    if (!found || found.end >= to) continue
    return rightAt(chart, found.end, to, found.isThan).flatMap(({ named: right, cost }) => {
      const isMoment = isTime(right.field)
      if (isMoment !== found.isOfMoments && !(isMoment && /^(?:met|made|missed|kept)/.test(chart.word(at)))) return []
      if (!isMoment && !isCount(right)) return []
      const left = leftAt(chart, from, at, right)
      if (!left) return []
      const isTimed = isMoment || isTaken(right)
      // "missed the deadline"
      const compare =
        chart.word(at) === 'missed' && isTimed ? '>' : isTimed && found.ofTimes ? found.ofTimes : found.compare
      return [limitOf(left, right, compare, from, to, 0.12 + cost)]
    })
  }
  return []
}

/** What is done, and the words of headings that keep how much of it was. */
const amountsOf: ReadonlyMap<string, RegExp> = new Map(
  (
    [
      [['make', 'produce', 'generate', 'yield', 'give'], 'generat|produc|yield|output|made|production'],
      [['use', 'consume', 'burn', 'need', 'draw', 'eat'], 'use|consum|usage|input|burn|need|demand'],
      [['earn', 'take', 'bring'], 'revenue|income|earn|taking|sales|turnover|proceeds'],
      [['cost', 'spend'], 'cost|spend|spent|expense|expenditure|price'],
      [['pay'], 'paid|pay|payment|price'],
      [['owe'], 'owed|due|owing|balance'],
      [['sell'], 'sold|sale|sales'],
      [['buy', 'purchase'], 'bought|purchase|price paid'],
      [['order'], 'ordered|order'],
      [['receive', 'get'], 'received|delivered|got'],
      [['deliver'], 'delivered|delivery'],
      [['plan'], 'planned|plan'],
      [['work'], 'worked|actual'],
      [['promise'], 'promised'],
      [['expect'], 'expected'],
      [['ask'], 'asking|asked|list'],
      [['budget'], 'budget'],
      [['score'], 'scored|goals for|points for'],
      [['concede'], 'conceded|against'],
      [['export'], 'export'],
      [['import'], 'import'],
      [['bake'], 'baked|made'],
      [['win'], 'won|wins'],
      [['lose'], 'lost|losses'],
    ] satisfies [string[], string][]
  ).flatMap(([verbs, words]) => verbs.map((verb): [string, RegExp] => [rootOf(verb), new RegExp(`^(?:${words})`)])),
)
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    made: 'make',
    gave: 'give',
    took: 'take',
    brought: 'bring',
    spent: 'spend',
    sold: 'sell',
    bought: 'buy',
    got: 'get',
    won: 'win',
    lost: 'lose',
    paid: 'pay',
    drew: 'draw',
    burnt: 'burn',
    ate: 'eat',
  }),
)

/** The amount that a verb and who did it tell of: "the heat pump used". */
const amountDone = (chart: Chart, from: number, to: number, except: NamedField | null): NamedField | null => {
  const said = chart.tokens.slice(from, to).map(({ word }) => word)
  const such = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter((named) => isCount(named) && named.field !== except?.field)
  const all = said.map((word) => rootOf(irregular.get(word) ?? word))
  const known = all.filter((verb) => amountsOf.has(verb))
  const verbs = known.length > 0 ? known : all.slice(-1)
  const isOfVerb = (named: NamedField) =>
    wordsOf(named).some((own) => verbs.some((verb) => verb === rootOf(own) || amountsOf.get(verb)?.test(own)))
  const done = such.filter(isOfVerb)
  const both = done.filter((named) =>
    wordsOf(named).some((own) => said.some((word) => rootOf(word) === rootOf(own) && !/ed$/.test(own))),
  )
  const [only, ...others] = both.length > 0 ? both : done
  return only && others.length === 0 ? only : null
}

/** "made more than it used", "the solar panels make more than the heat pump used": each side has a verb. */
const moreThanDone = (chart: Chart, from: number, to: number): Limit[] => {
  for (let at = from + 1; at < Math.min(to - 2, from + 6); at++) {
    const compare = /^(?:more|higher)$/.test(chart.word(at))
      ? '>'
      : /^(?:less|fewer|lower)$/.test(chart.word(at))
        ? '<'
        : null
    if (!compare) continue
    const than = [at + 1, at + 2].find((place) => chart.word(place) === 'than')
    if (than === undefined || to - than < 2 || to - than > 6 || chart.of(than + 1, 'number').length > 0) return []
    const [left, right] = [amountDone(chart, from, at, null), amountDone(chart, than + 1, to, null)]
    return left && right && left.field !== right.field && left.dataset === right.dataset
      ? [limitOf(left, right, compare, from, to, 0.2)]
      : []
  }
  return []
}

export const heldAt = (chart: Chart, from: number, to: number): Limit[] =>
  to - from < 2 ? [] : [...overPlan(chart, from, to), ...moreThanDone(chart, from, to)]
