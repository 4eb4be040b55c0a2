import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { amountOf, defaultFunction, isNumber, isYear, namedFields, percent } from '../../fields.ts'
import { courses } from '../../knowledge/verbs/courses.ts'
import { rootOf, withoutNot } from '../../words/roots.ts'
import { identifierWords, stopWords } from '../../words/words.ts'
import { type Figures, isTurning, wholly } from '../phrases.ts'

/**
 * Shares of one column that another tells: "what percentage of the eggs break", "what share of the takings is paid by card", "what percentage of
 * the loaves we bake goes unsold". What stands before the verb says the whole, what stands behind it the part.
 */

type Column = { named: NamedField; roots: ReadonlySet<string> }
const known = new WeakMap<Chart, Column[]>()
const columnsOf = (chart: Chart): Column[] => {
  const before = known.get(chart)
  if (before) return before
  const columns = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(
      ({ field }) => isNumber(field) && field.role === 'measure' && !isYear(field) && defaultFunction(field) === 'sum',
    )
    .map((named) => ({
      named,
      roots: new Set(
        identifierWords(named.field.label)
          .filter((word) => word.length > 2 && !stopWords.has(word) && !ofUnits.test(word))
          .flatMap((word) => [rootOf(word), ...(doneAs.get(rootOf(word)) ?? [])]),
      ),
    }))
  known.set(chart, columns)
  return columns
}

const verbs =
  /^(?:is|are|was|were|gets?|got|goes|go|went|ends?|ended|turns?|turned|has|have|had|comes?|came|did|does|do|did|been|being|be|actually|really|up|out|as|to|by|in|on|through|with|via|made|paid|the|we|our|they|it|that|which|later|then|back|all|at|what|stuff|things?|everything|all|together|overall|total|whole|so|far|people|persons|those|ones|who)$/
/** "turned up", of those who attended: how else what a heading keeps is said. */
const general = /^(?:came|come|were|took|taken|made|been|went|gone|left|given|back|part|there|brought|sent|done|found)$/
const doneAs = new Map<string, string[]>()
for (const { done, kept } of courses) {
  const said = done.flatMap((each) => /^(\w{4,})(?: up)?$/.exec(each)?.[1] ?? []).filter((word) => !general.test(word))
  for (const own of kept)
    if (own.length > 3) doneAs.set(own, [...(doneAs.get(own) ?? []), ...said.map(rootOf), ...kept])
}

const ofUnits =
  /^(?:eur|usd|gbp|kg|kwh|litres?|hours?|hrs|min|mins|minutes|total|number|count|amount|qty|quantity|no|num)$/
const opensPart =
  /^(?:is|are|was|were|gets?|got|goes|go|went|ends?|ended|turns?|turned|has|have|had|comes?|came|remains?|do|does|did|isn't|aren't|wasn't|weren't|don't|doesn't|didn't)$/
const negating = /^(?:not|never|no|\p{L}+n't|\p{L}+nt)$/u
const leftOver = [
  'left over',
  'left',
  'remains',
  'remaining',
  'wasted',
  'to waste',
  'thrown away',
  'in the bin',
  'binned',
  'unused',
  'over',
]
const usedUp = ['sold', 'used', 'eaten', 'consumed', 'spent', 'taken', 'shipped', 'given'].map(rootOf)

/** How many words of a stretch a column is called by; null where a word stands there that it is not called by. */
const calledBy = (chart: Chart, { roots }: Column, from: number, to: number): number | null => {
  let hits = 0
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    const denied = withoutNot(word)
    if (roots.has(rootOf(word)) || (denied && roots.has(rootOf(denied)))) hits++
    else if (!verbs.test(word) && !negating.test(word) && (!chart.isPlain(at) || isTurning(word))) return null
  }
  return hits
}

const isDenied = (chart: Chart, from: number, to: number, { roots }: Column): boolean =>
  chart.tokens.slice(from, to).some(({ word }) => {
    const denied = withoutNot(word)
    return negating.test(word) || (denied !== null && roots.has(rootOf(denied)) && !roots.has(rootOf(word)))
  })

const best = (found: { column: Column; hits: number }[]): Column[] => {
  const most = Math.max(0, ...found.map(({ hits }) => hits))
  return most === 0 ? [] : found.filter(({ hits }) => hits === most).map(({ column }) => column)
}

/** The one column that a stretch says; of several that say the same, none. One word may be what is kept in it: "apples". */
const wholesIn = (chart: Chart, from: number, to: number): Column[] => {
  const all = columnsOf(chart)
  const said = (start: number, end: number) =>
    all.flatMap((column) => {
      const hits = calledBy(chart, column, start, end)
      return hits ? [{ column, hits }] : []
    })
  const whole = best(said(from, to))
  if (whole.length > 0) return whole
  // "the apples picked", "our picked fruit": what of is no column
  return [...new Set([...best(said(from + 1, to)), ...best(said(from, to - 1))])]
}

const sum = ({ named }: Column): Measure => ({ fn: 'sum', of: amountOf(named) })

export const partsOfColumns = (chart: Chart, at: number, start: number, to: number): Figures[] => {
  if (columnsOf(chart).length < 2) return []
  const from = /^(?:the|all|our|my|those|these|what)$/.test(chart.word(start)) ? start + 1 : start
  for (let split = from + 1; split < to; split++) {
    // "of the eggs break": the deed by itself
    if (!opensPart.test(chart.word(split)) && split < to - 1) continue
    const wholes = wholesIn(chart, from, split)
    if (wholes.length === 0) continue
    const made = partIn(chart, wholes, split, to)
    if (made) return [figureOf(made, at, to)]
  }
  return []
}

const everything =
  /^(?:collected|baked|made|produced|production|total|received|bought|ordered|delivered|harvested|caught|picked|planted|laid|brewed|cooked|served|handled|processed|printed|invited|offered|booked|registered|enrolled|expected|capacity|places|seats)$/

/** What tells all there was, or might have been, of what one column tells a part. */
const allOf = (chart: Chart, part: Column): Column | null => {
  const mean = ({ named }: Column) => Number(named.field.profile?.mean ?? 0)
  const [whole, ...others] = columnsOf(chart).filter(
    (each) => each !== part && each.named.dataset === part.named.dataset && saysAll(each) && mean(each) >= mean(part),
  )
  return whole && others.length === 0 && !saysAll(part) ? whole : null
}

/** "percentage of rejected material": of all that was collected. */
export const partsOfAll = (chart: Chart, at: number, start: number, to: number): Figures[] => {
  const [part, ...more] = wholesIn(chart, start, to)
  const whole = part && more.length === 0 ? allOf(chart, part) : null
  return part && whole ? [figureOf({ whole, part, isRest: false }, at, to)] : []
}

/** "attendance rate", "rejection rate". */
export const ratesOfAll = (chart: Chart, from: number, to: number): Figures[] => {
  const isName = columnsOf(chart).some(({ named }) => /\brates?\b/i.test(named.field.label))
  return isName
    ? []
    : partsOfAll(chart, from, from, to - 1).map((made) => ({ ...made, edges: [...made.edges, wholly(from, to)] }))
}
const saysAll = ({ named }: Column): boolean => identifierWords(named.field.label).some((word) => everything.test(word))

type Part = { whole: Column; part: Column; isRest: boolean }

const partIn = (chart: Chart, wholes: Column[], from: number, to: number): Part | null => {
  const told = best(
    columnsOf(chart).flatMap((column) => {
      const hits = calledBy(chart, column, from, to)
      return hits ? [{ column, hits }] : []
    }),
  )
  // "of the loaves goes unsold": of what else is sold it is not spoken
  const alike = told.filter(({ roots }) => wholes.some((each) => [...each.roots].some((root) => roots.has(root))))
  const [part, ...more] = told.length > 1 && alike.length > 0 ? alike : told
  if (part && more.length === 0) {
    const [whole, ...others] = wholes.filter((each) => each !== part && each.named.dataset === part.named.dataset)
    return whole && others.length === 0 ? { whole, part, isRest: isDenied(chart, from, to, part) } : null
  }
  // "is left over": what was not used up
  let rest = from
  while (rest < to && verbs.test(chart.word(rest)) && leftOver.every((words) => chart.phrase(rest, words) === 0)) rest++
  const isLeft = leftOver.some((words) => chart.phrase(rest, words) === to - rest && to > rest)
  const used = columnsOf(chart).filter(({ roots }) => usedUp.some((root) => roots.has(root)))
  const [gone, ...others] = used
  const [whole, ...rivals] = wholes.filter((each) => each !== gone)
  return isLeft && gone && whole && others.length + rivals.length === 0 && gone.named.dataset === whole.named.dataset
    ? { whole, part: gone, isRest: true }
    : null
}

const figureOf = ({ whole, part, isRest }: Part, at: number, to: number): Figures => {
  const rest: Measure = { op: '-', left: sum(whole), right: sum(part) }
  const edge: EdgeOf<'field'> = {
    ...part.named,
    start: at,
    end: to,
    score: 0.9,
    rule: 'clauses',
    kind: 'field',
    how: 'words',
  }
  return {
    cost: 0.12,
    edges: [edge, wholly(at, to)],
    figures: [{ measure: percent(isRest ? rest : sum(part), sum(whole)), on: part.named.dataset, target: part.named }],
    of: null,
    isClosed: true,
  }
}
