import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'

/** "how many emails are missing". */
const areMissing = (chart: Chart, at: number, counted: number): Edge[] =>
  chart.of(at + counted, 'field').flatMap((f): Edge[] => {
    const end = /^(?:is|are|were)$/.test(chart.word(f.end)) ? f.end + 1 : f.end
    if (!/^(?:missing|empty|blank|unknown)$/.test(chart.word(end))) return []
    return [
      {
        start: at,
        end: end + 1,
        score: f.score,
        rule: missingCounts.name,
        kind: 'measure',
        measures: [{ count: f.dataset.name, where: { missing: fieldOf(f) } }],
        on: f.dataset,
        fn: 'missing',
        fields: [f],
        loose: false,
      },
    ]
  })

const things = /^(?:readings?|values?|figures?|entries|measurements?|results?|cells?|data|numbers?|columns?|fields?)$/

/** The columns that are listed from here on, each by the surest of its names: "A, B and C". */
const columnsListed = (chart: Chart, from: number): { fields: EdgeOf<'field'>[]; end: number } => {
  const fields: EdgeOf<'field'>[] = []
  let at = from
  for (;;) {
    const [found] = chart
      .of(at, 'field')
      .filter((f) => (fields[0]?.dataset ?? f.dataset) === f.dataset && !fields.some((e) => e.field === f.field))
      .sort((a, b) => b.score - a.score || b.end - a.end)
    if (!found) return { fields: [], end: at }
    fields.push(found)
    at = found.end
    const comma = chart.word(at) === ',' ? 1 : 0
    const joint = comma + (/^(?:and|or|&)$/.test(chart.word(at + comma)) ? 1 : 0)
    if (joint === 0) return { fields, end: at }
    at += joint
  }
}

/** "how many oxygen, pH and nitrate readings are missing": so many of each. */
const eachMissing = (chart: Chart, at: number, counted: number): Edge[] => {
  const { fields, end: listed } = columnsListed(chart, at + counted)
  const [first] = fields
  if (!first || fields.length < 2) return []
  const named = things.test(chart.word(listed)) ? listed + 1 : listed
  const end = /^(?:is|are|were|was)$/.test(chart.word(named)) ? named + 1 : named
  if (!/^(?:missing|empty|blank|unknown)$/.test(chart.word(end))) return []
  const span = { start: at, end: end + 1, score: Math.min(...fields.map(({ score }) => score)) }
  const measures = fields.map((f): Measure => ({ count: f.dataset.name, where: { missing: fieldOf(f) } }))
  const edge = { rule: missingCounts.name, kind: 'measure' as const, measures, on: first.dataset, fn: 'missing' }
  return [{ ...span, ...edge, fields, loose: false }]
}

/** "how many missing values in age", "percentage of missing values in the email column". */
export const missingCounts: PartConstruction = {
  name: 'how many are missing',
  examples: [
    'how many missing values in the age column',
    'percentage of missing values in email',
    'how many emails are missing',
    'how many age and email values are missing',
  ],
  match(chart, at) {
    const share =
      chart.phrase(at, 'percentage of missing') ||
      chart.phrase(at, 'percent of missing') ||
      chart.phrase(at, 'share of missing') ||
      chart.phrase(at, 'proportion of missing')
    const count =
      share ||
      chart.phrase(at, 'number of missing') ||
      chart.phrase(at, 'how many missing') ||
      chart.phrase(at, 'count of missing') ||
      chart.phrase(at, 'missing')
    const counted = chart.phrase(at, 'how many') || chart.phrase(at, 'number of')
    if (counted > 0 && count === 0) return [...areMissing(chart, at, counted), ...eachMissing(chart, at, counted)]
    if (count === 0) return []
    let next = at + count
    while (
      next < at + count + 6 &&
      /^(?:values?|entries|data|cells|in|for|of|the|each|column|are|there|present)$/.test(chart.word(next))
    )
      next++
    const out: Edge[] = []
    for (const f of chart.of(next, 'field')) {
      const missing: Measure = { count: f.dataset.name, where: { missing: fieldOf(f) } }
      const measure: Measure =
        share > 0
          ? { op: '*', left: { op: '/', left: missing, right: { count: f.dataset.name } }, right: { value: 100 } }
          : missing
      const end = /^columns?$/.test(chart.word(f.end)) ? f.end + 1 : f.end
      out.push({
        start: at,
        end,
        score: f.score,
        rule: missingCounts.name,
        kind: 'measure',
        measures: [measure],
        on: f.dataset,
        fn: 'missing',
        fields: [f],
        loose: false,
      })
    }
    return out
  },
}
