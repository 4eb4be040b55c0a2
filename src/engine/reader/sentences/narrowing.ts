import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Comparison, Condition, Expression, Measure, Question } from '../../question/question.contract.ts'
import type { Chart, NamedField } from '../chart.ts'
import { heldAt } from '../constructions/conditions/alternatives.ts'
import { numericTest, skip } from '../constructions/conditions/comparators.ts'
import { and, isNumber, measureDataset, opposite, reach } from '../fields.ts'

/** What narrows a whole question and stands beside it: "leave out those without a region", "among towns with at least 5 schools". */
export type Narrowing = {
  /** The words without those that say it, each at its place. */
  rest: string
  /** A question held to it; null where it has no place there. */
  hold(question: Question): Question | null
}

type Said =
  | { kind: 'rows'; cond: Condition; on: Dataset }
  | { kind: 'groups'; group: NamedField | null; compare: Comparison; value: number; on: Dataset }
  /** "without a figure", "where we do not know": of what is asked for. */
  | { kind: 'known' }

type Clause = { start: number; from: number; end: number; out: boolean; lead: boolean }

const leavingOut = [
  ...['leave out', 'leaving out', 'skip', 'skipping', 'ignore', 'ignoring', 'exclude', 'excluding', 'omit', 'omitting'],
  ...['drop', 'dropping', 'disregard', 'disregarding', 'not counting', 'do not count', "don't count", 'do not include'],
  ...["don't include", 'not including', 'without counting'],
]
const keeping = [
  ...['only take', 'only count', 'only consider', 'only include', 'only use', 'only look at', 'only show', 'only keep'],
  ...['looking only at', 'look only at', 'considering only', 'counting only', 'taking only', 'take only', 'count only'],
  ...['just take', 'restricted to', 'limited to', 'only among', 'only for', 'only where', 'but only', 'only'],
]
const leading = ['among', 'of', 'within', 'for', 'considering', 'looking at', 'taking']
const shareOf = ['percentage', 'percent', 'share', 'proportion', 'fraction'].map((word) => `as a ${word} of`)
const following = ['among', 'for', 'but only for', 'out of', ...shareOf]
const polite = /^(?:please|also|and|but|pls|plz)$/

const phraseAt = (chart: Chart, at: number, ways: readonly string[]): number =>
  Math.max(0, ...ways.map((words) => chart.phrase(at, words)))

const isStop = (chart: Chart, at: number): boolean => at >= chart.tokens.length || /^[.?!;]$/.test(chart.word(at))

/** The stretches of words that may narrow: a sentence of their own, what follows a comma, what leads to one. */
const clausesIn = (chart: Chart): Clause[] => {
  const out: Clause[] = []
  for (let at = 0; at < chart.tokens.length; at++) {
    const isFirst = at === 0 || isStop(chart, at - 1)
    if (!isFirst && !/^[,(]$/.test(chart.word(at - 1))) continue
    const from = skip(chart, at, polite)
    const away = phraseAt(chart, from, leavingOut)
    const kept = phraseAt(chart, from, keeping)
    const led = isFirst ? phraseAt(chart, from, leading) : phraseAt(chart, from, following)
    const length = away || kept || led
    if (length === 0) continue
    const lead = isFirst && away === 0 && kept === 0
    for (let end = from + length + 1; end <= chart.tokens.length; end++) {
      const isComma = /^[,)]$/.test(chart.word(end))
      if (isStop(chart, end) ? !lead : isComma) out.push({ start: at, from: from + length, end, out: away > 0, lead })
      if (isStop(chart, end)) break
    }
  }
  return out
}

const relative = /^(?:where|whose|who|that|which|with|without|having|for|there|have|has|in|is|are|was|were)$/
const filler =
  /^(?:the|a|an|all|any|those|these|ones|one|rows|row|records|record|entries|lines|cases|people|everyone|anyone|of|where|whose|who|that|which|with|in|is|are|was|were|has|have|had|having|and|,|both|there|we|from|answered|said|please|at|only|their|it|file|list|data)$/

type Row = { cond: Condition; on: Dataset; named: string | null; end: number }

const rowsAt = (chart: Chart, at: number): Row[] =>
  heldAt(chart, at)
    .filter(({ score }) => score >= 0.7)
    .toSorted((a, b) => b.score - a.score)
    .map(({ cond, on, named, end }) => ({ cond, on, named, end }))
    // "Y or N" are of one column, whatever else is called N
    .sort((a, b) => Number(a.named === null) - Number(b.named === null) || b.end - a.end)

/** Conditions that explain every word up to the end of a clause; the thing they are said of may have a name that the data does not know. */
const conditionsIn = (chart: Chart, at: number, end: number, named = false): Row[] | null => {
  if (at >= end) return []
  for (const row of rowsAt(chart, at)) {
    if (row.end > end) continue
    const others = alternativesAt(chart, row, end)
    for (const each of others) {
      const more = conditionsIn(chart, each.end, end, named)
      if (more) return [each, ...more]
    }
  }
  for (const thing of named ? [] : chart.of(at, 'entity')) {
    const more = thing.end <= end ? conditionsIn(chart, thing.end, end, true) : null
    if (more) return more
  }
  if (filler.test(chart.word(at))) return conditionsIn(chart, at + 1, end, named)
  const isThing = !named && /s$|^people$/.test(chart.word(at)) && relative.test(chart.word(at + 1))
  return isThing ? conditionsIn(chart, at + 1, end, true) : null
}

/** "Y or N", "Y, N or U": values of one column, of which each will do. */
const alternativesAt = (chart: Chart, row: Row, end: number): Row[] => {
  if (row.end >= end || row.named === null || !/^(?:or|,)$/.test(chart.word(row.end))) return [row]
  const next = rowsAt(chart, skip(chart, row.end, /^(?:or|,)$/)).filter(
    (other) => other.named === row.named && other.on === row.on && other.end <= end,
  )
  return next.flatMap((other) => alternativesAt(chart, { ...other, cond: { any: [row.cond, other.cond] } }, end))
}

const thereAre = [
  'that have',
  'which have',
  'where there are',
  'who have',
  'with',
  'having',
  'there are',
  'have',
  'that had',
]

/** "towns with at least 5 schools", "where there are at least 30 customers": groups of so many rows. */
const groupsIn = (chart: Chart, from: number, end: number): Said[] => {
  const at = skip(chart, from, /^(?:the|those|all|only|where|show)$/)
  const fields = chart.of(at, 'field').filter((f) => f.score >= 0.8)
  const starts: { at: number; group: NamedField | null }[] = [
    ...fields.map((f) => ({ at: f.end, group: f })),
    { at, group: null },
    ...(fields.length === 0 && /^(?:groups|those|ones)$/.test(chart.word(at)) ? [{ at: at + 1, group: null }] : []),
  ]
  return starts.flatMap(({ at: next, group }): Said[] => {
    const length = phraseAt(chart, next, thereAre)
    const test = length > 0 || group === null ? numericTest(chart, next + length) : null
    if (!test || test.high !== null) return []
    const counted = countedAt(chart, test.unitAt, end)
    return counted.map((on) => ({ kind: 'groups', group, compare: test.compare, value: test.value, on }))
  })
}

/** Rows that are counted: by their name, by what tells them apart, or by a word that the data does not have. */
const countedAt = (chart: Chart, at: number, end: number): Dataset[] => {
  const isEnd = (to: number) => skip(chart, to, /^(?:in|it|each|them|please|the|list|file|data|of)$/) >= end
  const things = chart.of(at, 'entity').filter((e) => isEnd(e.end))
  if (things.length > 0) return things.slice(0, 1).map(({ dataset }) => dataset)
  const [only, ...more] = chart.catalog.datasets
  if (!only || more.length > 0 || !/s$|^people$/.test(chart.word(at)) || !isEnd(at + 1)) return []
  const amounts = chart.of(at, 'field').filter(({ field, score }) => score >= 0.8 && isNumber(field))
  const isUnnamed = chart.of(at, 'field').length === 0
  if (isUnnamed && only.thing !== null) return []
  const isOwn = amounts.every(({ field }) => field.role === 'id' || field.profile?.distinct === only.rows)
  return isOwn && chart.of(at, 'value').every(({ how }) => how !== 'exact') ? [only] : []
}

const unknowing = [
  ...[
    'where we do not know',
    "where we don't know",
    'where it is not known',
    'where it is unknown',
    'where this is unknown',
  ],
  ...[
    'that are unknown',
    'that are missing',
    'without a figure',
    'without a value',
    'without a number',
    'without data',
  ],
  ...['without any data', 'without figures', 'with no figure', 'with no value', 'with no data', 'without an entry'],
  ...['where it is missing', 'where it is blank', 'without one'],
]

/** "leave out years without a figure", "skip the one where we do not know": nothing is said of what. */
const isOfTheAsked = (chart: Chart, from: number, end: number): boolean => {
  for (let at = from; at < Math.min(end, from + 4); at++) {
    const length = phraseAt(chart, at, unknowing)
    if (length > 0) return at + length >= end
  }
  return false
}

const saidIn = (chart: Chart, { from, end, out, lead }: Clause): Said[] => {
  if (out && isOfTheAsked(chart, from, end)) return [{ kind: 'known' }]
  const groups = out ? [] : groupsIn(chart, from, end)
  if (groups.length > 0) return groups.slice(0, 1)
  const rows = conditionsIn(chart, from, end)
  const [first] = rows ?? []
  if (!rows || !first || rows.some(({ on }) => on !== first.on)) return []
  if (lead && !rows.some(({ cond }) => /"missing"/.test(JSON.stringify(cond)))) return []
  const cond = and(rows.map((row) => row.cond)) as Condition
  return [{ kind: 'rows', cond: out ? opposite(cond) : cond, on: first.on }]
}

/** The first clause that narrows, where other words ask the question. */
export const narrowing = (chart: Chart, text: string): Narrowing | null => {
  for (const clause of clausesIn(chart)) {
    const [said] = saidIn(chart, clause)
    if (!said || !asksBeside(chart, clause)) continue
    return { rest: without(chart, text, clause, said), hold: (question) => heldTo(question, said, chart.catalog) }
  }
  return null
}

const asksBeside = (chart: Chart, { start, end }: Clause): boolean =>
  chart.tokens.some(
    (_, at) => (at < start || at >= end) && chart.of(at, 'measure').length + chart.of(at, 'field').length > 0,
  )

/** The words without the clause; what its groups are called stays where it leads the question. */
const without = (chart: Chart, text: string, { start, from, end, lead }: Clause, said: Said): string => {
  const blank = (whole: string, a: number, b: number) =>
    b > a ? `${whole.slice(0, a)}${' '.repeat(b - a)}${whole.slice(b)}` : whole
  const begin = chart.tokens[start]?.start ?? 0
  const stop = chart.tokens[end - 1]?.end ?? text.length
  const comma = chart.word(start - 1) === ',' ? (chart.tokens[start - 1]?.start ?? begin) : begin
  const name =
    lead && said.kind === 'groups' && said.group
      ? chart.of(skip(chart, from, /^(?:the|those|all)$/), 'field').find((f) => f.field === said.group?.field)
      : undefined
  const until = lead && chart.word(end) === ',' ? (chart.tokens[end]?.end ?? stop) : stop
  if (!name) return blank(text, comma, until)
  const kept = [chart.tokens[name.start]?.start ?? begin, chart.tokens[name.end - 1]?.end ?? begin] as const
  return blank(blank(text, comma, kept[0]), kept[1], stop)
}

const refersTo = (of: Expression, { ref }: NamedField): boolean =>
  'field' in of && of.field.dataset === ref.dataset && of.field.field === ref.field

const heldTo = (question: Question, said: Said, catalog: Catalog): Question | null => {
  if (said.kind === 'groups') return ofGroups(question, said)
  const [first] = question.measures
  if (first && 'over' in first && question.measures.length === 1) {
    const over = heldTo(first.over, said, catalog)
    return over && { ...question, measures: [{ ...first, over }] }
  }
  const cond = said.kind === 'known' ? ofAllShown(question, catalog) : said.cond
  if (!cond) return null
  if (said.kind === 'rows') {
    const bases = question.dataset ? [question.dataset] : question.measures.map((m) => measureDataset(m, catalog))
    if (!bases.every((base) => base !== null && reach(catalog, base).has(said.on.name))) return null
  }
  return { ...question, where: and([...(question.where ? [question.where] : []), cond]) as Condition }
}

const ofGroups = (
  question: Question,
  { group, compare, value, on }: Extract<Said, { kind: 'groups' }>,
): Question | null => {
  const isGrouped = group ? question.by.some(({ of }) => refersTo(of, group)) : question.by.length > 0
  if (!isGrouped || question.compare || question.measures.length === 0) return null
  const count: Measure = { count: on.name }
  const known = question.measures.findIndex((m) => JSON.stringify(m) === JSON.stringify(count))
  const measure = known >= 0 ? known : question.measures.length
  return {
    ...question,
    measures: known >= 0 ? question.measures : [...question.measures, count],
    having: [...(question.having ?? []), { column: { measure }, compare, value }],
  }
}

/** Whatever is shown is there. */
const ofAllShown = (question: Question, catalog: Catalog): Condition | undefined => {
  const shown = [
    ...question.by.map(({ of }) => of),
    ...(question.fields ?? []).map(({ of }) => of),
    ...question.measures.flatMap((m) => ('of' in m ? [m.of] : [])),
  ]
  const gaps = shown.filter((of) => {
    if (!('field' in of)) return false
    const dataset = catalog.datasets.find(({ name }) => name === of.field.dataset)
    const field = dataset?.fields.find(({ name }) => name === of.field.field)
    return (field?.profile?.nulls ?? 0) > 0
  })
  return and(gaps.map((of): Condition => ({ not: { missing: of } })))
}
