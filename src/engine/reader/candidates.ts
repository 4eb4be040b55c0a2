import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import { buildChart } from './build-chart.ts'
import type { Candidate, Chart, Parts } from './chart.ts'
import { changedBy } from './follow-up.ts'
import { frames } from './frames/all-frames.ts'
import { type FoundValue, nameIndex, type SmallTable } from './names.ts'
import { selectParts } from './select-parts.ts'

const maxCandidates = 400
export const followUp = 'a change of the question before'
const maxOfOneCut = 60

/** Everything the words may ask, each different question once, best cuts first. */
export const candidatesFor = (
  text: string,
  catalog: Catalog,
  tables: readonly SmallTable[],
  found: readonly FoundValue[],
  previous: Question | null = null,
): { chart: Chart; candidates: Candidate[] } => {
  const chart = buildChart(text, catalog, nameIndex(catalog, tables, found))
  const seen = new Map<string, Candidate>()
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
  for (const parts of selectParts(chart)) {
    changed(parts)
    let made = 0
    for (const frame of frames)
      for (const candidate of frame.apply(parts)) {
        if (made >= maxOfOneCut || seen.size >= maxCandidates) break
        const key = JSON.stringify(candidate.question)
        if (seen.has(key)) continue
        seen.set(key, candidate)
        made++
      }
  }
  return { chart, candidates: [...seen.values()] }
}
