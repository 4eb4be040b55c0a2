import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { severalWays, type Way, wayAnywhere, wayBefore } from '../constructions/naming/ways.ts'
import { measureDataset } from '../fields.ts'

type Part = { [key: string]: unknown }
const isPart = (of: unknown): of is Part => typeof of === 'object' && of !== null && !Array.isArray(of)

/** Rows that belong to another table in two ways reach it in the one that the words speak of: "flights to Texas", "airports that no flight left". */
export const waysSaid = (candidate: Candidate, chart: Chart): Candidate =>
  severalWays(chart.catalog).reduce((of, ways) => placed(chart, of, ways), candidate)

/** Whose rows a question is of. */
const rowsOf = (chart: Chart, { dataset, measures = [] }: Partial<Question>, ways: readonly Way[]): string | null => {
  if (dataset) return dataset
  const own = measures.flatMap((m) => ('rows' in m && m.rows ? m.rows : (measureDataset(m, chart.catalog) ?? [])))
  return own.find((name) => name === ways[0]?.from) ?? own[0] ?? null
}

const placed = (chart: Chart, candidate: Candidate, ways: readonly Way[]): Candidate => {
  const { question, edges } = candidate
  const [{ from, to } = { from: '', to: null }] = ways
  if (!to) return candidate
  const anywhere = wayAnywhere(chart, ways)
  const wayOf = (isMeant: (edge: Edge) => boolean): Way | null => {
    const edge = edges.find(isMeant)
    return (edge && wayBefore(chart, edge.start, ways)) ?? anywhere
  }
  const ofField = (field: unknown, value: unknown) =>
    wayOf((e) =>
      e.kind === 'value'
        ? e.dataset === to && e.field.name === field && (value === undefined || e.values.includes(value as string))
        : value === undefined && e.kind === 'condition' && e.on === to,
    )
  const walked = (part: unknown, row: string | null, value: unknown): unknown => {
    if (Array.isArray(part)) return part.map((each) => walked(each, row, value))
    if (!isPart(part)) return part
    if (Array.isArray(part.measures)) {
      const own = rowsOf(chart, part as Partial<Question>, ways)
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, walked(each, own, undefined)]))
    }
    if (part.dataset === to.name && part.field !== undefined && row === from && !part.via) {
      const way = ofField(part.field, value)
      return way ? { ...part, via: [way.name] } : part
    }
    const held = isPart(part.right) && 'compare' in part ? part.right.value : undefined
    const inner = typeof part.related === 'string' ? part.related : row
    const all = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, walked(each, inner, held ?? value)]))
    if (part.related !== from || row !== to.name || part.via) return all
    return anywhere ? { ...all, via: [anywhere.name] } : all
  }
  const out = walked(question, null, undefined) as Question
  return JSON.stringify(out) === JSON.stringify(question) ? candidate : { ...candidate, question: out }
}
