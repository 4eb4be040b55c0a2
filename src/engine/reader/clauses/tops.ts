import type { Chart, EdgeOf } from '../chart.ts'
import { and, fieldOf } from '../fields.ts'
import { superlatives } from '../knowledge/superlatives.ts'
import { type Figure, type Figures, holding, type Phrase, phraseAt, type Rows, remembered } from './phrases.ts'

/** What stands first: "the most cancelled flights", "the highest share of women", "top 5 by average delay". */
export type Top = Phrase & { figure: Figure; descending: boolean; n: number | null; field: EdgeOf<'field'> | null }

type Find<P> = (start: number, end: number) => readonly P[]

const ends = /^(?:most|fewest|least|highest|lowest|biggest|largest|smallest|greatest)$/

const counted = ({ on, where, distinct }: Rows): Figure => {
  const cond = and([...where])
  const narrow = cond ? { where: cond } : {}
  return {
    measure: distinct ? { fn: 'distinct', of: fieldOf(distinct), ...narrow } : { count: on.name, ...narrow },
    on,
    target: distinct,
  }
}

export const topsOf = (chart: Chart, figures: Find<Figures>, rows: Find<Rows>): Find<Top> =>
  remembered<Top>((start, end) => [
    ...often(chart, start, end),
    ...most(chart, start, end, figures, rows),
    ...ranked(chart, start, end, figures),
  ])

const oftens = ['the most often', 'most often', 'the most frequently', 'most frequently', 'the most times']
const rarely = ['the least often', 'least often', 'least frequently', 'most rarely']

/** "most often": of what has many rows, how many of them. */
const often = (chart: Chart, start: number, end: number): Top[] => {
  const descending = phraseAt(chart, start, oftens) === end - start
  if (!descending && phraseAt(chart, start, rarely) !== end - start) return []
  const { datasets, relationships } = chart.catalog
  const bases = datasets.filter(
    (d) => !d.hidden && (datasets.length === 1 || relationships.some((r) => r.from === d.name)),
  )
  return bases.slice(0, 3).map((on) => ({
    figure: { measure: { count: on.name }, on, target: null },
    descending,
    n: null,
    field: null,
    cost: 0.15,
    edges: [holding(start, end)],
  }))
}

/** "the most inspections". */
const most = (chart: Chart, start: number, end: number, figures: Find<Figures>, rows: Find<Rows>): Top[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const word = chart.word(at)
  if (!ends.test(word) || chart.word(at - 1) === 'at') return []
  const descending = superlatives.get(word)?.descending ?? true
  const made = (figure: Figure, { cost, edges }: Phrase): Top => ({
    figure,
    descending,
    n: null,
    field: null,
    cost,
    edges: [...edges, holding(start, at + 1)],
  })
  const isCount = /^(?:most|fewest|least)$/.test(word)
  return [
    ...figures(at + 1, end).flatMap((each) =>
      each.figures.length === 1 ? each.figures.map((f) => made(f, each)) : [],
    ),
    ...(isCount ? rows(at + 1, end).map((each) => made(counted(each), each)) : []),
  ]
}

/** "top 5 consignors by sales value". */
const ranked = (chart: Chart, start: number, end: number, figures: Find<Figures>): Top[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const first = chart.word(at)
  if (!/^(?:top|bottom|best|worst)$/.test(first)) return []
  const [number] = chart.of(at + 1, 'number')
  const from = number ? number.end : at + 1
  const out: Top[] = []
  for (const field of chart.of(from, 'field')) {
    const by = chart.phrase(field.end, 'by') || chart.phrase(field.end, 'in terms of') || chart.phrase(field.end, 'for')
    if (by === 0) continue
    for (const each of figures(field.end + by, end)) {
      const [figure, ...more] = each.figures
      if (!figure || more.length > 0) continue
      out.push({
        figure,
        descending: !/^(?:bottom|worst)$/.test(first),
        n: number?.value ?? (/s$/.test(chart.word(field.end - 1)) ? 5 : 1),
        field,
        cost: each.cost,
        edges: [...each.edges, field, holding(start, from), holding(field.end, field.end + by)],
      })
    }
  }
  return out
}
