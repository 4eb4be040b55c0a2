import type { Catalog } from '../question/catalog.ts'
import { check } from '../question/index.ts'
import type { Question } from '../question/question.contract.ts'
import { candidatesFor, followUp } from './candidates.ts'
import type { Candidate, Chart } from './chart.ts'
import { capFor, mostOfRelated } from './doubt.ts'
import { featuresOf, signalsOf, unusedWords } from './features.ts'
import { asSaid, orderShown, ratiosNamed, sidesShown } from './fit/as-said.ts'
import { dropsFigures, isHeeded, isMadeAsSaid } from './fit/heeded.ts'
import type { Runs } from './fit/rows-at-hand.ts'
import { withoutTotal } from './fit/total-rows.ts'
import { wholeReadings } from './fit/whole-readings.ts'
import { listRows } from './frames/rows/list-rows.ts'
import type { FoundValue, SmallTable } from './names.ts'
import { readOwnSentence } from './own-sentence/read-own-sentence.ts'
import { choiceFeatures, doubtFeatures, probabilityOf, type Rated, scoreOf, sharesOf, sureOf } from './rank.ts'
import { answersOf } from './same-answer.ts'
import { withTerms } from './sentences/definitions.ts'
import { plainly } from './sentences/terms.ts'
import { factsOf } from './sureness/facts.ts'
import { byFeatures, surenessOf } from './sureness/sureness.ts'
import { isUsed, takenWords } from './usage.ts'
import { tokenise } from './words/words.ts'

export type ReadOptions = {
  /** Values that were looked up for words of this question. */
  found?: readonly FoundValue[]
  /** What the team has written down of its own terms: "ASP = total sales / number of sales". */
  instructions?: string
  /** The question that was answered before: these words may only change it. */
  previous?: Question | null
  /** Without it candidates are ordered by their words alone. */
  runs?: Runs
  /** Is told what says how sure the first reading is. */
  watch?: (known: Known) => void
}

/** `learned`: how sure it is by its features; never surer than `cap`. */
export type Known = {
  facts: Map<string, number>
  ofTables: Map<string, number> | null
  learned: number
  cap: number
}

export type Reading = {
  question: Question
  /** How likely it is what was meant. */
  probability: number
  /** The kind of question it was read as. */
  kind: string
  /** Each part with the words it came from. */
  parts: { part: string; words: string; start: number; end: number }[]
  /** Words that carry meaning and were not used. */
  unused: string[]
  /** Mistyped words, and what they were taken for. */
  taken: { word: string; for: string }[]
}

const maxReadings = 8
/** Nobody is wholly sure of what another meant. */
const mostSure = 0.99
/** Longer is no question but a text: its parts could be put together in more ways than anyone waits for. */
const maxTokens = 400
const maxChecked = 80
/** Then no more are run. */
const runMs = 150
/** How much less a reading counts that makes its figure in another way than was said. */
export const lessHeeded = 3
/** And one that gives nothing, while another gives something. */
const lessForNothing = 2
/** How much of a reading's worth is told by its words alone, where it was run too; chosen on the development sets. */
const byWordsShare = 0.5

type Scored = Rated

/** Those that can be asked of the catalog; only the best are looked at. */
const valid = (chart: Chart, scored: Scored[]): Scored[] =>
  scored.slice(0, maxChecked).filter(({ candidate }) => check(candidate.question, chart.catalog).ok)

/** Candidates by their words alone; the best of them are run, and what they give is looked at too. */
const ranked = (
  chart: Chart,
  candidates: Candidate[],
  runs: ReadOptions['runs'],
): { scored: Scored[]; seen: boolean; byWords: Scored[] } => {
  const signals = signalsOf(chart)
  const less = new Map(candidates.map((c) => [c, isHeeded(chart, c, unusedWords(chart, c)) ? 0 : lessHeeded]))
  const byWords = candidates
    .map((candidate): Scored => {
      const features = featuresOf(candidate, chart, signals, null)
      const words = scoreOf(features, false) - (less.get(candidate) ?? 0)
      return { candidate, features, score: words, words, rows: null }
    })
    .sort((a, b) => b.score - a.score)
  const unseen = valid(chart, byWords)
  if (!runs) return { scored: unseen, seen: false, byWords: unseen }
  const scored: Scored[] = []
  const until = performance.now() + (runs.ms ?? runMs)
  for (const { candidate, words } of byWords.slice(0, runs.most)) {
    // What a slow machine had no time to run stands by its words, and so must all that it is held against.
    if (performance.now() > until) return { scored: unseen, seen: false, byWords: unseen }
    const rows = runs.run(candidate.question)
    if (rows === null) continue
    const features = featuresOf(candidate, chart, signals, rows.length > 0 ? { rows } : null)
    const seen = scoreOf(features, true) - (less.get(candidate) ?? 0)
    const nothing = rows.length > 0 ? 0 : lessForNothing
    const score = byWordsShare * words + (1 - byWordsShare) * seen - nothing
    scored.push({ candidate, features, rows, words, score })
  }
  // Nothing has rows: what was asked is not in the data, and is told as it was read.
  return scored.some(({ rows }) => rows && rows.length > 0)
    ? { scored: scored.sort((a, b) => b.score - a.score), seen: true, byWords: unseen }
    : { scored: unseen, seen: false, byWords: unseen }
}

/** Of readings that give the same answer, the one that explains most of the words tells it: "rainy days" and not only "rainy". */
const fullest = (chart: Chart, scored: Scored[], answers: readonly string[]): Scored[] => {
  const [first] = scored
  if (!first) return scored
  const leftBy = ({ candidate }: Scored) => unusedWords(chart, candidate.also ?? candidate).length
  let [best, least] = [first, leftBy(first)]
  for (const [at, each] of scored.slice(0, maxAlike).entries()) {
    if (least === 0 || answers[at] !== answers[0]) continue
    const left = leftBy(each)
    if (left < least) [best, least] = [each, left]
  }
  if (best === first) return scored
  return [{ ...best, score: first.score, words: first.words }, ...scored.filter((each) => each !== best)]
}
const maxAlike = 12

/** The chosen one by the parts that explain most of the words. */
const toldBest = (chart: Chart, chosen: Scored, seen: boolean): Scored => {
  const { also } = chosen.candidate
  if (!also) return chosen
  const rows = chosen.rows && chosen.rows.length > 0 ? { rows: chosen.rows } : null
  const features = featuresOf(also, chart, signalsOf(chart), seen ? rows : null)
  return { ...chosen, candidate: also, features }
}

const answersIn = (scored: Scored[], catalog: Catalog): string[] =>
  answersOf(
    scored.map(({ candidate: { question }, rows }) => ({ question, rows })),
    catalog,
  )

/** How sure the first of them is, by what was learned of few questions. */
const certainty = (scored: Scored[], answers: string[], { seen, of }: { seen: boolean; of: number }): number => {
  const [best] = scored
  const choice = {
    ...sharesOf(
      scored.map((s) => s.score),
      answers,
    ),
    frame: best?.candidate.frame ?? '',
    candidates: of,
    features: best?.features ?? [],
  }
  return probabilityOf(doubtFeatures(choice), seen)
}

/** "who came before the first": one is asked for and none is given, while other readings give something. A list may be empty. */
const isIdle = ({ candidate, rows }: Scored): boolean => rows?.length === 0 && candidate.frame !== listRows.name

const unusedIn = (chart: Chart, of: Scored | undefined): number =>
  of ? unusedWords(chart, of.candidate).length : chart.tokens.length

/** Whether a part of it was named by a word that only has to do with its name. */
const isByRelation = (chart: Chart, { edges, question }: Candidate): boolean => {
  const whole = JSON.stringify(question)
  const used = edges.filter((edge) => isUsed(edge, question, whole))
  return used.some((edge) =>
    'how' in edge
      ? edge.how === 'related'
      : chart.tokens.some(
          (_, at) =>
            at >= edge.start &&
            at < edge.end &&
            chart
              .of(at, 'field')
              .some(({ how, end, ref }) => how === 'related' && end <= edge.end && whole.includes(JSON.stringify(ref))),
        ),
  )
}

const isTooLong = (text: string): boolean => tokenise(text).length > maxTokens

/** What the words may ask of the data, most likely first. */
export const read = (
  text: string,
  catalog: Catalog,
  { found = [], previous = null, instructions = '', runs, watch }: ReadOptions = {},
): Reading[] => {
  if (isTooLong(text)) return []
  const own = readOwnSentence(text.trim(), catalog)
  if (own) return [ownSentence(own, text)]
  const plain = plainly(text, instructions)
  if (!plain || isTooLong(plain.text)) return []
  const said = withTerms(plain.text, catalog)
  if (isTooLong(said.text)) return []
  const tables = runs?.tables ?? none
  const settle = (question: Question) => withoutTotal(said.settle(question), catalog, tables)
  const { chart, candidates, clauses } = candidatesFor(said.text, said.catalog, tables, found, previous)
  const {
    scored: all,
    seen,
    byWords,
  } = ranked(chart, candidates, runs && { ...runs, run: (question) => runs.run(settle(question)) })
  const scored = [...wholeReadings(chart, all)]
  // Words that stand well as a change of what was asked before are that.
  const change = scored.findIndex((s) => s.candidate.frame === followUp)
  if (change > 0 && unusedIn(chart, scored[change]) <= unusedIn(chart, scored[0]))
    scored.unshift(...scored.splice(change, 1))
  const chosen = scored[0]
  if (!chosen) return []
  const alikeFirst = fullest(chart, scored, answersIn(scored, said.catalog))
  const best = toldBest(chart, alikeFirst[0] ?? chosen, seen)
  scored.splice(0, scored.length, best, ...alikeFirst.slice(1))
  const answers = answersIn(scored, said.catalog)
  const unused = unusedWords(chart, best.candidate)
  const agree = wholeReadings(chart, byWords)[0]?.candidate === chosen.candidate
  const isHeld = (seen ? isMadeAsSaid : isHeeded)(chart, best.candidate, unused)
  const heedsAll = isHeld && !dropsFigures(best.candidate.question, plain.figures) && !isIdle(best)
  const cap = Math.min(capFor(unused.length, heedsAll), isByRelation(chart, best.candidate) ? mostOfRelated : mostSure)
  const choice = { agree, unused: unused.length, candidates: candidates.length }
  const facts = factsOf({ ...choice, chart, scored, answers, seen, clauses })
  const isOne = catalog.datasets.length === 1
  const ofTables = seen && isOne ? choiceFeatures(scored, answers, choice) : null
  const given = ofTables ? sureOf(ofTables) : certainty(scored, answers, { seen, of: all.length })
  const learned = byFeatures(given, { ofTables: ofTables !== null, isOne })
  watch?.({ facts, ofTables, learned, cap })
  const sure = Math.min(cap, surenessOf(facts, learned))
  const changes = best.candidate.frame === followUp
  const told = scored.filter((_, i) => answers.indexOf(answers[i] ?? '') === i)
  const alike = scored.flatMap(({ candidate }, i) => (answers[i] === answers[0] ? [candidate] : []))
  const weight = told.map((s) => Math.exp(s.score - best.score))
  const others = weight.slice(1).reduce((sum, w) => sum + w, 0)
  return told.slice(0, maxReadings).map(({ candidate }, i) => ({
    question: settle(
      sidesShown(orderShown(ratiosNamed(i === 0 ? asSaid(candidate, alike) : candidate.question, candidate, chart))),
    ),
    probability:
      i === 0
        ? changes
          ? changeSure(unused.length)
          : sure
        : Math.min(sure, (1 - sure) * ((weight[i] ?? 0) / Math.max(1e-9, others))),
    kind: candidate.frame,
    parts: candidate.edges.map((e) => ({
      part: e.kind,
      words: chart.tokens
        .slice(e.start, e.end)
        .map((t) => t.raw)
        .join(' '),
      start: plain.placeOf(chart.tokens[e.start]?.start ?? 0),
      end: plain.placeOf(chart.tokens[e.end - 1]?.end ?? 0),
    })),
    unused: unusedWords(chart, candidate),
    taken: takenWords(chart, candidate),
  }))
}

/** What we said ourselves is read as it was meant. */
const ownSentence = (question: Question, text: string): Reading => ({
  question,
  probability: 0.99,
  kind: 'own-sentence',
  parts: [{ part: 'sentence', words: text, start: 0, end: text.length }],
  unused: [],
  taken: [],
})

/** A change was never learned from questions by themselves: it is as sure as its words are used. */
const changeSure = (unused: number): number => (unused === 0 ? 0.9 : unused === 1 ? 0.5 : 0.2)

const none: readonly SmallTable[] = []
