import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import { buildChart } from './build-chart.ts'
import type { Candidate, Chart, Edge, Parts } from './chart.ts'
import { clauseCandidates, columnsAsked } from './clauses/clause-candidates.ts'
import { unusedTokens } from './features.ts'
import { sharesOfKnown } from './fit/as-asked/shares-of-known.ts'
import { countedRows } from './fit/counted-rows.ts'
import { measuredRows } from './fit/measured-rows.ts'
import { isPlausible } from './fit/plausible.ts'
import { viewsSpokenOf } from './fit/views-spoken-of.ts'
import { waysSaid } from './fit/ways-said.ts'
import { changedBy } from './follow-up.ts'
import { frames } from './frames/all-frames.ts'
import { type FoundValue, nameIndex, type SmallTable } from './names.ts'
import { partsOf, selectParts } from './select-parts.ts'
import { listAsked } from './sentences/list-asked.ts'
import { narrowing } from './sentences/narrowing.ts'
import { type SaidColumn, type SaidColumns, saidColumns } from './sentences/said-columns.ts'
import { figuresOfColumns, shape } from './sentences/shape-question.ts'
import { timeMeant } from './sentences/time-meant.ts'

const maxCandidates = 400
export const followUp = 'a change of the question before'
const maxOfOneCut = 60
/** Words times what is made of them: a text in which each word goes with each is looked at as long as a question, not for its square. */
const maxWork = 1_000_000

/** Everything the words may ask, each different question once, best cuts first. */
export const candidatesFor = (
  text: string,
  whole: Catalog,
  tables: readonly SmallTable[],
  found: readonly FoundValue[],
  previous: Question | null = null,
): { chart: Chart; candidates: Candidate[]; clauses: readonly Candidate[] } => {
  const catalog = viewsSpokenOf(text, whole, previous)
  const names = nameIndex(catalog, tables, found)
  const listed = listAsked(text)
  if (listed) return candidatesFor(listed, whole, tables, found, previous)
  const full = buildChart(text, catalog, names)
  const narrowed = narrowing(full, text)
  const held = narrowed ? groupsHeldIn(full) : []
  if (held.length > 0) return { chart: full, candidates: held, clauses: held }
  if (narrowed) {
    const meant = candidatesFor(narrowed.rest, catalog, tables, found, previous)
    const kept = meant.candidates.flatMap((candidate) => {
      const question = narrowed.hold(candidate.question)
      return question ? [{ ...candidate, question }] : []
    })
    if (kept.length > 0) return { ...meant, candidates: kept }
  }
  const timed = timeMeant(full, text)
  if (timed) {
    const meant = candidatesFor(timed.rest, timed.catalog, tables, found, previous)
    const heeded = meant.candidates.filter(({ question }) => timed.isHeeded(question))
    if (heeded.length > 0) return { ...meant, candidates: heeded }
  }
  const clauses = clauseCandidates(full)
  const asked = columnsAsked(full, clauses).filter((each) => isPlausible(each, full))
  if (asked.length > 0 && !previous) return { chart: full, candidates: asked, clauses }
  const said = saidColumns(full, text)
  const lists = said ? clauses.filter(({ question }) => (question.fields?.length ?? 0) > 1) : []
  const { chart, candidates } = made(
    said ? buildChart(said.rest, catalog, names) : full,
    said,
    tables,
    previous,
    said ? [] : clauses,
  )
  if (lists.length > 0 && unusedLess(full, lists, chart, candidates)) return { chart: full, candidates: lists, clauses }
  // Columns that no rows have: the words are read as they stand.
  return said && candidates.length === 0
    ? { ...made(full, null, tables, previous, clauses), clauses }
    : { chart, candidates, clauses }
}

/** "but only clubs with at least 5 results": groups, of rows that have one, where every word of it is read so. */
const groupsHeldIn = (full: Chart): Candidate[] =>
  clauseCandidates(full).filter(
    (each) =>
      each.question.having !== undefined &&
      each.question.by.length > 0 &&
      unusedTokens(full, each).length === 0 &&
      isPlausible(each, full),
  )

/** Whether lists that were read clause by clause leave fewer words than those whose columns were taken out first. */
const unusedLess = (full: Chart, whole: Candidate[], chart: Chart, candidates: Candidate[]): boolean => {
  const least = (of: Chart, all: Candidate[]) => Math.min(...all.map((each) => unusedTokens(of, each).length))
  const plausible = whole.filter((each) => isPlausible(each, full))
  return plausible.length > 0 && (candidates.length === 0 || least(full, plausible) < least(chart, candidates))
}

/** What must hold is the same in whatever order it is said. */
const keyOf = (question: Question): string => {
  const { where } = question
  if (!where || !('all' in where)) return JSON.stringify(question)
  const all = where.all.map((cond) => JSON.stringify(cond)).sort()
  return `${JSON.stringify({ ...question, where: null })}${all.join()}`
}

const made = (
  chart: Chart,
  said: SaidColumns | null,
  tables: readonly SmallTable[],
  previous: Question | null,
  clauses: readonly Candidate[],
): { chart: Chart; candidates: Candidate[] } => {
  const seen = new Map<string, Candidate>()
  let tries = maxWork / chart.tokens.length
  const left = new Map<Candidate, number>()
  const unusedOf = (candidate: Candidate): number => {
    const count = left.get(candidate) ?? unusedTokens(chart, candidate).length
    left.set(candidate, count)
    return count
  }
  /** Another way to the same question may explain more of the words. */
  const tellMore = (known: Candidate, other: Candidate) => {
    const fewest = unusedOf(known.also ?? known)
    if (fewest > 0 && unusedOf(other) < fewest && isPlausible(other, chart)) known.also = other
  }
  const changed = (parts: Parts) => {
    const question = previous && changedBy(previous, parts)
    if (question && !seen.has(JSON.stringify(question)))
      seen.set(JSON.stringify(question), {
        question,
        frame: followUp,
        edges: parts.edges,
        tags: [followUp],
        target: null,
        targetSaid: 0,
      })
  }
  const put = (made: Candidate): boolean => {
    tries--
    const candidate = sharesOfKnown(waysSaid(measuredRows(countedRows(made, chart), chart, tables), chart), chart)
    const key = keyOf(candidate.question)
    const known = seen.get(key)
    if (known) tellMore(known, candidate)
    if (known || !isPlausible(candidate, chart)) return false
    seen.set(key, candidate)
    return true
  }
  for (const parts of selectParts(chart)) {
    changed(parts)
    let count = 0
    const cuts = said ? withThings(parts, said.columns) : [parts]
    for (const cut of cuts) {
      if (said) for (const candidate of figuresOfColumns(cut, said.columns)) put(candidate)
      for (const frame of tries > 0 ? frames : [])
        for (const candidate of frame.apply(cut)) {
          if (count >= maxOfOneCut || seen.size >= maxCandidates || tries <= 0) break
          const shaped = said ? shape(candidate, said, cut) : candidate
          const [wish] = cut.of('wish')
          if (shaped && wish) shaped.question = { ...shaped.question, chart: { kind: wish.chart } }
          if (shaped && put(shaped)) count++
        }
    }
  }
  for (const each of said ? clausesShaped(chart, said) : clauses) put(each)
  return { chart, candidates: [...seen.values()] }
}

/** What was read clause by clause, with the columns that were named. */
const clausesShaped = (chart: Chart, said: SaidColumns | null): Candidate[] =>
  clauseCandidates(chart).flatMap((each) =>
    said ? (shape(each, said, partsOf(chart, [...each.edges])) ?? []) : [each],
  )

/** The things whose columns are named are spoken of too: "return the names that ...". */
const withThings = (parts: Parts, columns: SaidColumn[]): Parts[] => {
  const known = new Set(parts.of('entity').map((e) => e.dataset))
  const named = columns[0]?.fields.filter((f) => f.end - f.start >= 2 && f.score >= 0.9) ?? []
  const own = named.filter((f) => f.dataset.primaryKey.includes(f.field.name))
  const others = [...new Set((own.length > 0 ? own : named).map((f) => f.dataset))]
    .filter((d) => !known.has(d))
    .slice(0, 2)
  return [
    parts,
    ...others.map((dataset): Parts => {
      const thing: Edge = { start: 0, end: 0, score: 1, rule: 'columns', kind: 'entity', how: 'exact', dataset }
      return partsOf(parts.chart, [thing, ...parts.edges])
    }),
  ]
}
