import type { Condition, Scalar } from '../question/question.contract.ts'
import type { Candidate, Chart, Edge, How } from './chart.ts'
import { isAmount, isTimeLike, measureDataset } from './fields.ts'
import { signalWords } from './knowledge/plain-words.ts'
import { isUsed } from './usage.ts'
import { fold } from './words/words.ts'

/** What the ranker sees of a candidate: readable facts, each there or not. The weights are learned (npm run train). */

const signals = new Set(signalWords)

const bucket = (n: number): string =>
  n <= 3 ? String(n) : n <= 5 ? '4-5' : n <= 10 ? '6-10' : n <= 30 ? '11-30' : 'many'

/** Words that hold the question up: question words, superlatives, prepositions; single and in pairs. */
export const signalsOf = (chart: Chart): string[] => {
  const found = new Set<string>()
  const words = chart.tokens.map((t) => t.word)
  words.forEach((word, i) => {
    if (!signals.has(word)) return
    found.add(word)
    const next = words[i + 1]
    if (next && signals.has(next)) found.add(`${word} ${next}`)
    if (i === 0) found.add(`^${word}`)
  })
  return [...found]
}

const fieldKind = (target: Candidate['target']): string =>
  target === null
    ? 'none'
    : isTimeLike(target.field)
      ? 'time'
      : isAmount(target.field)
        ? 'amount'
        : target.field.role === 'place'
          ? 'place'
          : target.field.role === 'name'
            ? 'name'
            : 'text'

const joining = /^(?:by|per|each|every|of|in|for|from|than|with|without|not|and|or|average|total|many|which)$/

const negations = /^(?:not|no|never|without|except|excluding|neither|nor)$/

/**
 * Which words something explains: a part that is used, or, of one table, the same word in a sentence before, which is only said again. Of
 * several tables it may be said of another.
 */
const explained = (chart: Chart, edges: readonly Edge[]): Uint8Array => {
  const used = new Uint8Array(chart.tokens.length)
  for (const e of edges) used.fill(1, e.start, e.end)
  if (chart.catalog.datasets.length > 1) return used
  const before = new Set<string>()
  let here: string[] = []
  chart.tokens.forEach((t, i) => {
    if (used[i]) here.push(t.stem)
    else if (before.has(t.stem) && !negations.test(t.word)) used[i] = 1
    if (!/^[.?!;]$/.test(t.word)) return
    for (const stem of here) before.add(stem)
    here = []
  })
  return used
}

const coverage = (
  chart: Chart,
  edges: readonly Edge[],
): { missed: number; missedPlain: number; content: number; unused: string[] } => {
  const unused: string[] = []
  let missed = 0
  let missedPlain = 0
  let content = 0
  const used = explained(chart, edges)
  chart.tokens.forEach((t, i) => {
    if (!/[\p{L}\p{N}]/u.test(t.word)) return
    const plain = chart.isPlain(i)
    if (!plain) content++
    if (used[i]) return
    if (signals.has(t.word)) unused.push(t.word)
    if (plain) missedPlain++
    else {
      missed++
      // "by region" of data that has none
      const before = chart.word(/^(?:the|a|an|our|new|each)$/.test(chart.word(i - 1)) ? i - 2 : i - 1)
      if (joining.test(before)) unused.push(`what is after ${before}`)
    }
  })
  return { missed, missedPlain, content, unused }
}

/** How many words mean something, and how many small ones nothing explains. */
export const countWords = (chart: Chart, { edges, question }: Candidate): { content: number; missedPlain: number } => {
  const whole = JSON.stringify(question)
  return coverage(
    chart,
    edges.filter((edge) => isUsed(edge, question, whole)),
  )
}

/** What only has to do with a name counts as the weakest that was learned of. */
const asRelated = (kind: Edge['kind']): How => (kind === 'value' ? 'typo' : 'part')

const edgeFeatures = (edges: readonly Edge[], out: string[]): void => {
  const kinds = new Map<string, number>()
  let weakest = 1
  let loose = 0
  for (const e of edges) {
    kinds.set(e.kind, (kinds.get(e.kind) ?? 0) + 1)
    if ('how' in e) out.push(`${e.kind} ${e.how === 'related' ? asRelated(e.kind) : e.how}`)
    if (e.kind === 'value' && e.values.length > 1) out.push(`value of ${bucket(e.values.length)}`)
    if (e.kind !== 'ask' && e.kind !== 'step') weakest = Math.min(weakest, e.score)
    if ('loose' in e && e.loose) loose++
  }
  for (const [kind, n] of kinds) out.push(`has ${kind} ${Math.min(n, 3)}`)
  out.push(`weakest ${Math.floor(weakest * 5)}`, `weakest of ten ${Math.floor(weakest * 10)}`, `loose ${loose}`)
}

export type Result = { rows: Scalar[][] } | null

const kindOf = (value: Scalar | undefined): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'number'
      ? Number.isInteger(value)
        ? value >= 1500 && value <= 2030
          ? 'year'
          : 'whole'
        : 'fraction'
      : typeof value === 'boolean'
        ? 'yes or no'
        : /^\d{4}-\d\d(?:-\d\d)?/.test(value)
          ? 'date'
          : /^[\d.,]+%?$/.test(value)
            ? 'figure'
            : 'text'

const resultFeatures = (chart: Chart, result: { rows: Scalar[][] }, ask: string, out: string[]): void => {
  const { rows } = result
  const first = rows[0]?.[0]
  const distinct = new Set(rows.map((r) => JSON.stringify(r[0])))
  out.push(
    `gives rows ${bucket(rows.length)}`,
    `gives answers ${bucket(distinct.size)}`,
    `gives ${kindOf(first)}`,
    `gives ${kindOf(first)} to ${ask}`,
  )
  const plural = /\b(?:which|what|who|name|list)\b.*\b(?:are|were|all|two|three|both)\b/.test(
    chart.tokens.map((t) => t.word).join(' '),
  )
  out.push(
    `gives ${plural ? 'several' : 'one'} asked, ${distinct.size > 1 ? 'several' : distinct.size === 1 ? 'one' : 'none'} given`,
  )
  if (typeof first === 'number' && first === 0) out.push('gives zero')
  if (typeof first === 'number' && first < 0) out.push('gives negative')
  if (typeof first === 'string') {
    const said = ` ${chart.tokens.map((t) => t.word).join(' ')} `
    if (said.includes(` ${fold(first)} `)) out.push('gives the question again')
  }
}

const conditions = (c: Condition | undefined): number => (c === undefined ? 0 : 'all' in c ? c.all.length : 1)

/** Parts that not every kind of question makes use of. */
const framed = new Set<Edge['kind']>([
  'over',
  'sides',
  'order',
  'having',
  'superlative',
  'against',
  'operator',
  'step',
  'dimension',
  'measure',
  'field',
])

export const featuresOf = (candidate: Candidate, chart: Chart, signalsFound: string[], result: Result): string[] => {
  const { frame, tags, edges, question } = candidate
  const out: string[] = [...tags.map((t) => `${frame}: ${t}`)]
  const whole = JSON.stringify(question)
  const used = edges.filter((e) => isUsed(e, question, whole))
  for (const e of edges) if (!used.includes(e)) out.push(`ignores ${e.kind}`, `${frame} ignores ${e.kind}`)
  const { missed, missedPlain, content, unused } = coverage(chart, used)
  for (const word of unused) out.push(`unused ${word}`)
  out.push(
    `missed ${Math.min(missed, 6)}`,
    `missed plain ${bucket(missedPlain)}`,
    `missed share ${content === 0 ? 0 : Math.floor((4 * missed) / content)}`,
  )
  const ask = edges.find((e) => e.kind === 'ask')
  const asked = ask?.kind === 'ask' ? ask.what : 'nothing'
  edgeFeatures(edges, out)
  for (const e of edges)
    if (framed.has(e.kind))
      out.push(`${frame} with ${e.kind === 'operator' ? e.op : e.kind === 'over' ? e.over.kind : e.kind}`)
  targetFeatures(candidate, asked, out)
  shapeFeatures(candidate, chart, whole, out)
  if (chart.catalog.datasets.length > 1) thingFeatures(candidate, chart, whole, out)
  const key = `${frame}: ${tags[1] ?? ''} ${tags[2] ?? ''}`
  for (const s of signalsFound) out.push(`${s} > ${frame}`, `${s} > ${key}`)
  if (result) {
    resultFeatures(chart, result, asked, out)
    out.push(`gives ${bucket(result.rows.length)} for ${frame}`)
    const firstWord = chart.word(0)
    out.push(`gives ${kindOf(result.rows[0]?.[0])} after ${signals.has(firstWord) ? firstWord : 'other'}`)
  }
  return out
}

/** What is asked for, and how well that was said. */
const targetFeatures = ({ frame, edges, target, targetSaid, question }: Candidate, asked: string, out: string[]) => {
  const kind = fieldKind(target)
  out.push(
    `${asked} > ${frame}`,
    `${asked} > ${kind}`,
    `${frame} > ${kind}`,
    `target ${targetSaid >= 0.9 ? 'said' : targetSaid >= 0.5 ? 'half said' : targetSaid > 0 ? 'default' : 'guessed'}`,
  )
  const things = edges.filter((e) => e.kind === 'entity').map((e) => e.dataset)
  if (target && things.length > 0)
    out.push(things.includes(target.dataset) ? 'target of the thing said' : 'target of another thing')
  if (question.dataset && things.length > 0)
    out.push(things.some((d) => d.name === question.dataset) ? 'rows of the thing said' : 'rows of another thing')
  if (target) {
    const at = target.dataset.fields.indexOf(target.field)
    out.push(`target at ${Math.min(at, 4)}${targetSaid < 0.5 ? ' guessed' : ''}`)
  }
  if (target && question.where && JSON.stringify(question.where).includes(`"field":"${target.field.name}"`))
    out.push('target is told in the question', `${frame}, target is told in the question`)
  if (target?.field.profile)
    out.push(
      `${frame}${question.distinct ? ' distinct' : ''} of what ${target.field.profile.distinct < target.field.profile.rows ? 'repeats' : 'is unique'}`,
    )
}

/** How large a question it is, and of how many datasets. */
const shapeFeatures = ({ frame, tags, question }: Candidate, chart: Chart, whole: string, out: string[]) => {
  out.push(`measures ${Math.min(question.measures.length, 4)}`, `by ${Math.min(question.by.length, 3)}`)
  out.push(
    `conditions ${Math.min(3, conditions(question.where))}`,
    `${frame} conditions ${Math.min(2, conditions(question.where))}`,
  )
  if (whole.includes('"related"')) out.push('through others', `through others ${frame}`)
  const datasets = new Set(whole.match(/"(?:dataset|count|rows)":"[^"]*"/g)?.map((m) => m.slice(m.indexOf(':'))))
  out.push(`datasets ${Math.min(datasets.size, 4)}`)
  if (chart.catalog.datasets.length > 1)
    out.push(`of several > ${frame}`, ...tags.map((t) => `of several > ${frame}: ${t}`))
}

/** Where there are several datasets: which of them is measured or listed, and whether that is what was spoken of. */
const thingFeatures = ({ frame, edges, question }: Candidate, chart: Chart, whole: string, out: string[]) => {
  const { catalog } = chart
  const said = new Set(edges.flatMap((e) => (e.kind === 'entity' ? [e.dataset.name] : [])))
  const of = (name: string | null | undefined) => catalog.datasets.find((d) => d.name === name)
  const measured = new Set(question.measures.flatMap((m) => measureDataset(m, catalog) ?? []))
  if (said.size > 0 && measured.size > 0)
    out.push(
      `measures of ${[...measured].some((name) => said.has(name)) ? 'the thing said' : 'another thing'} > ${frame}`,
    )
  if (whole.includes('"rollup"')) out.push('rolled up', `rolled up > ${frame}`)
  const listed = of(question.dataset)
  if (listed) out.push(`list of what has ${listed.nameFields.length > 0 ? 'a name' : 'no name'} > ${frame}`)
  for (const name of listed ? [listed.name] : measured) {
    const dataset = of(name)
    if (dataset && dataset.primaryKey.length === 0) out.push('of what has no key')
    const told = edges.some(
      (e) => e.kind === 'value' && e.dataset === dataset && dataset.nameFields.includes(e.field.name),
    )
    if (told) out.push(`told by its own name > ${frame}`)
  }
  for (const e of edges)
    if (e.kind === 'value')
      out.push(`value of a ${e.field.role}${e.dataset.nameFields.includes(e.field.name) ? ', its name' : ''}`)
}

/** Words that carry meaning and that nothing in the question explains. */
/** "new customers by year": those that came then, by their own time. */
const isDated = (edge: Edge, whole: string): boolean =>
  edge.kind === 'entity' && edge.dataset.timeField !== null && whole.includes(JSON.stringify(edge.dataset.timeField))

/** "share of sunny days", of a table whose rows are days. */
const countsDays = ({ catalog: { datasets } }: Chart, whole: string): boolean =>
  datasets.length === 1 &&
  datasets.some(
    ({ name, timeField, fields }) =>
      whole.includes(`"count":${JSON.stringify(name)}`) &&
      fields.some((field) => field.name === timeField && field.type === 'date'),
  )

export const unusedWords = (chart: Chart, candidate: Candidate): string[] =>
  unusedTokens(chart, candidate).map((at) => chart.tokens[at]?.raw ?? '')

/** Where these words stand. */
export const unusedTokens = (chart: Chart, { edges: all, question }: Candidate): number[] => {
  const whole = JSON.stringify(question)
  const edges = all.filter((e) => isUsed(e, question, whole))
  const used = explained(chart, edges)
  return chart.tokens.flatMap((t, i) =>
    /[\p{L}\p{N}]/u.test(t.word) &&
    !chart.isPlain(i) &&
    !used[i] &&
    !(t.word === 'new' && edges.some((e) => e.start === i + 1 && isDated(e, whole))) &&
    !(/^days?$/.test(t.word) && countsDays(chart, whole))
      ? [i]
      : [],
  )
}

/** @internal Features that say what a candidate gave when it was run: training leaves them out. */
export const isOfResult = (feature: string): boolean => feature.startsWith('gives ')
